#include <turbojpeg.h>
#include <jconfig.h>
