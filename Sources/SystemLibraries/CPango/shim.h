#include <pango/pango.h>
