// W1 / W1s / W3 floor: plain C, one PangoLayout per label, cairo image surfaces.
//   feed w1   feed.tsv OUTDIR ENC THREADS      whole feed as pages of at most 16,000 px (phase times of worker 0)
//             ENC: a name from png_out.h, or tile = a small surface, streamed to ISA-L while in the cache
//   feed w1s  screen.tsv OUT.png ENC           one 375x812 screen, whole process
//   feed warm screen.tsv N ENC                 the same in process N times, prints the median in ms
//   feed tall feed.tsv OUT.png                 the first 16,000 px of the feed as one picture, for encode.c
//   feed w3 cells.tsv GOLDENDIR SCALE MODE THREADS   MODE write | decode | hash
#define _GNU_SOURCE
#include "png_out.h"
#include <pango/pangocairo.h>
#include <math.h>
#include <stdatomic.h>
#include <sys/stat.h>
#include <time.h>

static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1e3 + t.tv_nsec / 1e6; }
typedef struct { char *f[8]; double h; } Item;
typedef struct { Item *v; int n; char *mem; } Items;
static Items load(const char *path) {
  FILE *f = fopen(path, "rb"); fseek(f, 0, SEEK_END); long n = ftell(f); rewind(f);
  Items r = {0}; r.mem = malloc(n + 1); n = fread(r.mem, 1, n, f); r.mem[n] = 0; fclose(f);
  for (char *p = r.mem; *p;) {
    char *e = strchr(p, '\n'); *e = 0;
    r.v = realloc(r.v, sizeof(Item) * (r.n + 1)); Item *it = &r.v[r.n++]; memset(it, 0, sizeof *it);
    for (int i = 0; i < 8 && p; i++) { it->f[i] = p; char *t = strchr(p, '\t'); if (t) { *t = 0; p = t + 1; } else p = 0; }
    p = e + 1;
  }
  return r;
}
typedef struct { PangoContext *c; PangoFontDescription *bold17, *reg15, *bold13, *reg13; } Ctx;
static const char *FAM = "Inter,Noto Sans CJK SC,Noto Color Emoji";
static PangoFontDescription *fd(double px, int bold) {
  PangoFontDescription *d = pango_font_description_new();
  pango_font_description_set_family(d, FAM); pango_font_description_set_absolute_size(d, px * PANGO_SCALE);
  if (bold) pango_font_description_set_weight(d, PANGO_WEIGHT_BOLD);
  return d;
}
static Ctx ctx_new(double scale) {
  Ctx x; PangoFontMap *m = pango_cairo_font_map_new(); x.c = pango_font_map_create_context(m);
  cairo_font_options_t *o = cairo_font_options_create();
  cairo_font_options_set_hint_style(o, CAIRO_HINT_STYLE_NONE); cairo_font_options_set_hint_metrics(o, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(o, CAIRO_ANTIALIAS_GRAY); pango_cairo_context_set_font_options(x.c, o);
  PangoMatrix mt = PANGO_MATRIX_INIT; pango_matrix_scale(&mt, scale, scale); pango_context_set_matrix(x.c, &mt);
  pango_context_set_round_glyph_positions(x.c, FALSE); cairo_font_options_destroy(o); g_object_unref(m);
  x.bold17 = fd(17, 1); x.reg15 = fd(15, 0); x.bold13 = fd(13, 1); x.reg13 = fd(13, 0);
  return x;
}
static PangoLayout *label(Ctx *x, const char *s, PangoFontDescription *d, double w, int lines) {
  PangoLayout *l = pango_layout_new(x->c);
  pango_layout_set_font_description(l, d); pango_layout_set_text(l, s, -1);
  if (w > 0) pango_layout_set_width(l, w * PANGO_SCALE);
  pango_layout_set_wrap(l, PANGO_WRAP_WORD_CHAR);
  if (lines) { pango_layout_set_height(l, -lines); pango_layout_set_ellipsize(l, PANGO_ELLIPSIZE_END); }
  return l;
}
static double height(PangoLayout *l) { int w, h; pango_layout_get_size(l, &w, &h); return (double)h / PANGO_SCALE; }
static void rgb(cairo_t *c, const char *hex) {
  unsigned v = strtoul(hex + 1, 0, 16); cairo_set_source_rgb(c, (v >> 16) / 255.0, (v >> 8 & 255) / 255.0, (v & 255) / 255.0);
}
typedef struct { PangoLayout *t, *b; double h, th; int header; const char *col; } Row;
static Row measure(Ctx *x, Item *it) {
  Row r = {0};
  if (it->f[0][0] == 'h') { r.header = 1; r.h = 28; r.t = label(x, it->f[2], x->bold13, 343, 1); height(r.t); return r; }
  r.col = it->f[1]; r.t = label(x, it->f[2], x->bold17, 291, 1); r.th = height(r.t); r.h = 12 + r.th + 12;
  if (it->f[3][0]) { r.b = label(x, it->f[3], x->reg15, 291, 0); r.h += 4 + height(r.b); }
  if (r.h < 64) r.h = 64;
  r.h = ceil(r.h * 2) / 2; return r;
}
static void draw(cairo_t *c, Row *r, double y, double scale) {
  if (r->header) {
    rgb(c, "#F2F2F7"); cairo_rectangle(c, 0, y, 375, 28); cairo_fill(c);
    rgb(c, "#6D6D72"); cairo_move_to(c, 16, y + 6); pango_cairo_show_layout(c, r->t);
  } else {
    rgb(c, r->col); cairo_arc(c, 36, y + 32, 20, 0, 2 * M_PI); cairo_fill(c);
    rgb(c, "#000000"); cairo_move_to(c, 68, y + 12); pango_cairo_show_layout(c, r->t);
    if (r->b) { rgb(c, "#8E8E93"); cairo_move_to(c, 68, y + 12 + r->th + 4); pango_cairo_show_layout(c, r->b); }
    rgb(c, "#C6C6C8"); cairo_rectangle(c, 68, y + r->h - 1 / scale, 307, 1 / scale); cairo_fill(c);
  }
}
static void row_free(Row *r) { g_object_unref(r->t); if (r->b) g_object_unref(r->b); }
static cairo_t *canvas(cairo_surface_t *s, double scale) {
  cairo_t *c = cairo_create(s); cairo_set_source_rgb(c, 1, 1, 1); cairo_paint(c); cairo_scale(c, scale, scale); return c;
}

// ---- W1.  THREADS n: n threads; -n: n processes (cairo 1.16 holds a mutex per scaled font while it draws text, so
// threads that share a font wait for each other; processes do not).  A worker measures a contiguous part of the
// rows; page cuts need every height, so all meet at a barrier; then it draws the pages that begin in its part.
typedef struct { atomic_int left; pthread_barrier_t bar; double t[64][3]; int np, from[256], to[256]; double h[256], rowh[]; } Shared;
static struct { Items it; const char *dir, *enc; int n, fresh; Shared *s; } G;
static void *w1_worker(void *arg) {
  int id = (int)(intptr_t)arg, n = G.it.n, lo = (int)((int64_t)n * id / G.n), hi = (int)((int64_t)n * (id + 1) / G.n);
  Ctx x = ctx_new(2); Row *rows = calloc(n, sizeof(Row)); double t0 = now(); void *mem = 0; size_t cap = 0;
  for (int i = lo; i < hi; i++) { rows[i] = measure(&x, &G.it.v[i]); G.s->rowh[i] = rows[i].h; }
  G.s->t[id][0] = now() - t0; pthread_barrier_wait(&G.s->bar);
  if (!id) {
    double y = 0; int from = 0, np = 0;
    for (int i = 0; i <= n; i++) {
      double h = i < n ? G.s->rowh[i] : 1e9;
      if (y + h > 8000) { G.s->from[np] = from; G.s->to[np] = i; G.s->h[np++] = y; y = 0; from = i; }
      y += h;
    }
    G.s->np = np;
  }
  pthread_barrier_wait(&G.s->bar);
  for (int k = 0; k < G.s->np; k++) {
    int f = G.s->from[k], W = 750, H = (int)(G.s->h[k] * 2 + .5); if (f < lo || f >= hi) continue;
    if (!strcmp(G.enc, "tile")) {                        // draw about TILE lines, encode them while hot, go on
      static __thread Stream st; static __thread Buf b; b.n = 0; stream_begin(&st, &b, W, H); int tile = getenv("TILE") ? atoi(getenv("TILE")) : 192;
      uint8_t *px = big(&mem, &cap, (size_t)W * 4 * 2048); cairo_surface_t *s = 0; cairo_t *c = 0; double y = 0;
      s = cairo_image_surface_create_for_data(px, CAIRO_FORMAT_RGB24, W, 2048, W * 4); c = cairo_create(s); cairo_scale(c, 2, 2);
      for (int i = f; i < G.s->to[k]; i++) {
        if (!rows[i].t) rows[i] = measure(&x, &G.it.v[i]);
        t0 = now(); cairo_set_source_rgb(c, 1, 1, 1); cairo_rectangle(c, 0, y, 375, rows[i].h); cairo_fill(c);
        draw(c, &rows[i], y, 2); y += rows[i].h; row_free(&rows[i]); double t1 = now(); G.s->t[id][1] += t1 - t0;
        int last = i + 1 == G.s->to[k];
        if (y * 2 >= tile || last) { cairo_surface_flush(s); stream_lines(&st, &b, px, W * 4, (int)(y * 2 + .5), last); y = 0; G.s->t[id][2] += now() - t1; }
      }
      cairo_destroy(c); cairo_surface_destroy(s); t0 = now(); stream_end(&st, &b);
      char path[512]; snprintf(path, 512, "%s/page%02d.png", G.dir, k); save(path, &b); G.s->t[id][2] += now() - t0; continue;
    }
    t0 = now(); cairo_surface_t *s = G.fresh ? cairo_image_surface_create(CAIRO_FORMAT_RGB24, W, H)
      : cairo_image_surface_create_for_data(big(&mem, &cap, (size_t)W * 4 * 16000), CAIRO_FORMAT_RGB24, W, H, W * 4);
    cairo_t *c = canvas(s, 2); double y = 0;
    for (int i = f; i < G.s->to[k]; i++) {
      if (!rows[i].t) rows[i] = measure(&x, &G.it.v[i]);
      draw(c, &rows[i], y, 2); y += rows[i].h; row_free(&rows[i]);
    }
    cairo_destroy(c); cairo_surface_flush(s); double t1 = now(); static __thread Buf b; b.n = 0;
    encode(G.enc, &b, cairo_image_surface_get_data(s), W, H, cairo_image_surface_get_stride(s));
    if (b.n) { char path[512]; snprintf(path, 512, "%s/page%02d.png", G.dir, k); save(path, &b); }
    cairo_surface_destroy(s); G.s->t[id][1] += t1 - t0; G.s->t[id][2] += now() - t1;
  }
  return 0;
}
#include <sys/wait.h>
#include <unistd.h>
static int w1(char **a) {
  double t0 = now(); G.it = load(a[0]); G.dir = a[1]; G.enc = a[2]; G.n = abs(atoi(a[3])); mkdir(G.dir, 0755);
  int procs = atoi(a[3]) < 0; G.fresh = getenv("FRESH") != 0;      // FRESH=1: a new surface for every page
  G.s = mmap(0, sizeof(Shared) + 8 * G.it.n, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  pthread_barrierattr_t at; pthread_barrierattr_init(&at); pthread_barrierattr_setpshared(&at, PTHREAD_PROCESS_SHARED);
  pthread_barrier_init(&G.s->bar, &at, G.n); pthread_t t[16];
  for (int i = 1; i < G.n; i++) if (procs) { if (!fork()) { w1_worker((void *)(intptr_t)i); _exit(0); } } else pthread_create(&t[i], 0, w1_worker, (void *)(intptr_t)i);
  w1_worker(0); for (int i = 1; i < G.n; i++) if (procs) wait(0); else pthread_join(t[i], 0);
  printf("{\"pages\":%d,\"measure_ms\":%.1f,\"draw_ms\":%.1f,\"encode_ms\":%.1f,\"total_ms\":%.1f}\n",
         G.s->np, G.s->t[0][0], G.s->t[0][1], G.s->t[0][2], now() - t0);
  return 0;
}
static void screen(Ctx *x, Items *it, const char *enc, const char *out) {
  cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 750, 1624); cairo_t *c = canvas(s, 2); double y = 0;
  for (int i = 0; i < it->n && y < 812; i++) { Row r = measure(x, &it->v[i]); draw(c, &r, y, 2); y += r.h; row_free(&r); }
  cairo_destroy(c); cairo_surface_flush(s); Buf b = {0};
  encode(enc, &b, cairo_image_surface_get_data(s), 750, 1624, cairo_image_surface_get_stride(s));
  if (b.n) save(out, &b);
  free(b.p); cairo_surface_destroy(s);
}
static void tall(Ctx *x, Items *it, const char *out) {
  int H = 16000; cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 750, H); cairo_t *c = canvas(s, 2); double y = 0;
  for (int i = 0; i < it->n && y * 2 < H; i++) { Row r = measure(x, &it->v[i]); draw(c, &r, y, 2); y += r.h; row_free(&r); }
  cairo_destroy(c); cairo_surface_flush(s); Buf b = {0};
  encode("isaln1", &b, cairo_image_surface_get_data(s), 750, H, cairo_image_surface_get_stride(s));
  save(out, &b); free(b.p); cairo_surface_destroy(s);
}
static int cmpd(const void *a, const void *b) { double d = *(double *)a - *(double *)b; return (d > 0) - (d < 0); }

// ---- W3
static void cell(Ctx *x, cairo_t *c, Item *it, double sc) {
  double h = atof(it->f[0]); Row r = {0};
  rgb(c, it->f[1]); cairo_arc(c, 36, 32, 20, 0, 2 * M_PI); cairo_fill(c);
  PangoLayout *t = label(x, it->f[2], x->bold17, 240, 1); rgb(c, "#000000"); cairo_move_to(c, 68, 12); pango_cairo_show_layout(c, t);
  PangoLayout *b = label(x, it->f[3], x->reg15, 291, 2); rgb(c, "#8E8E93"); cairo_move_to(c, 68, 12 + height(t) + 4); pango_cairo_show_layout(c, b);
  rgb(c, "#FF3B30");                                     // badge: 40x20 pill with a white number
  cairo_new_sub_path(c); cairo_arc(c, 345, 22, 10, -M_PI / 2, M_PI / 2); cairo_arc(c, 325, 22, 10, M_PI / 2, 3 * M_PI / 2); cairo_close_path(c); cairo_fill(c);
  PangoLayout *n = label(x, it->f[4], x->bold13, 0, 0); int nw, nh; pango_layout_get_size(n, &nw, &nh);
  rgb(c, "#FFFFFF"); cairo_move_to(c, 335 - nw / 2.0 / PANGO_SCALE, 22 - nh / 2.0 / PANGO_SCALE); pango_cairo_show_layout(c, n);
  double pr = atof(it->f[5]) / 100 * 291; rgb(c, "#E5E5EA"); cairo_rectangle(c, 68, h - 12, 291, 4); cairo_fill(c);
  rgb(c, "#007AFF"); cairo_rectangle(c, 68, h - 12, pr, 4); cairo_fill(c);
  rgb(c, "#C6C6C8"); cairo_rectangle(c, 0, h - 1 / sc, 375, 1 / sc); cairo_fill(c);
  g_object_unref(t); g_object_unref(b); g_object_unref(n); (void)r;
}
static uint64_t hash64(const uint8_t *p, size_t n) {     // a fast stand-in for a real 128-bit hash
  uint64_t h[4] = {1, 2, 3, 4}, v; size_t i = 0;
  for (; i + 32 <= n; i += 32) for (int k = 0; k < 4; k++) { memcpy(&v, p + i + 8 * k, 8); h[k] = (h[k] ^ v) * 0x9E3779B97F4A7C15ull; h[k] ^= h[k] >> 29; }
  for (; i < n; i++) h[0] = (h[0] ^ p[i]) * 0x100000001b3ull;
  return h[0] ^ h[1] * 3 ^ h[2] * 5 ^ h[3] * 7;
}
static struct { Items it; const char *dir, *mode; double sc; atomic_int next, bad; uint64_t h[1024]; } S;
static void *w3_thread(void *a) {
  (void)a; Ctx x = ctx_new(S.sc); int k;
  while ((k = atomic_fetch_add(&S.next, 1)) < S.it.n) {
    int W = 375 * S.sc, H = atof(S.it.v[k].f[0]) * S.sc; char path[512]; snprintf(path, 512, "%s/%03d@%gx.png", S.dir, k, S.sc);
    cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_RGB24, W, H); cairo_t *c = canvas(s, S.sc);
    cell(&x, c, &S.it.v[k], S.sc); cairo_destroy(c); cairo_surface_flush(s);
    uint8_t *px = cairo_image_surface_get_data(s); int st = cairo_image_surface_get_stride(s);
    if (S.mode[0] == 'w') { Buf b = {0}; encode("png1up", &b, px, W, H, st); save(path, &b); free(b.p); S.h[k] = hash64(px, (size_t)st * H); }
    else if (S.mode[0] == 'd') {
      png_image im = {.version = PNG_IMAGE_VERSION}; png_image_begin_read_from_file(&im, path); im.format = PNG_FORMAT_BGRA;
      uint8_t *g = malloc(PNG_IMAGE_SIZE(im)); png_image_finish_read(&im, 0, g, 0, 0);
      int bad = (int)im.width != W || (int)im.height != H;   // cairo leaves x undefined in RGB24: mask it
      for (size_t i = 0; !bad && i < (size_t)W * H; i++) bad |= ((((uint32_t *)px)[i] ^ ((uint32_t *)g)[i]) & 0xffffff) != 0;
      S.bad += bad; free(g);
    } else if (S.mode[0] == 'h') S.bad += hash64(px, (size_t)st * H) != S.h[k];
    cairo_surface_destroy(s);
  }
  return 0;
}
static int w3(char **a) {
  S.it = load(a[0]); S.dir = a[1]; S.sc = atof(a[2]); S.mode = a[3]; int nt = atoi(a[4]); mkdir(S.dir, 0755);
  char hp[512]; snprintf(hp, 512, "%s/hashes@%gx.bin", S.dir, S.sc); FILE *f;
  if (S.mode[0] == 'h') { f = fopen(hp, "rb"); if (fread(S.h, 8, 1024, f) != 1024) return 1; fclose(f); }
  pthread_t t[16]; for (int i = 1; i < nt; i++) pthread_create(&t[i], 0, w3_thread, 0);
  w3_thread(0); for (int i = 1; i < nt; i++) pthread_join(t[i], 0);
  if (S.mode[0] == 'w') { f = fopen(hp, "wb"); fwrite(S.h, 8, 1024, f); fclose(f); }
  fprintf(stderr, "cells %d different %d\n", S.it.n, (int)S.bad); return S.bad != 0;
}
int main(int n, char **a) {
  if (n < 4) return 2;
  if (!strcmp(a[1], "w1")) return w1(a + 2);
  if (!strcmp(a[1], "w3")) return w3(a + 2);
  Items it = load(a[2]); Ctx x = ctx_new(2);
  if (!strcmp(a[1], "tall")) { tall(&x, &it, a[3]); return 0; }
  if (!strcmp(a[1], "w1s")) { screen(&x, &it, a[4], a[3]); return 0; }
  if (!strcmp(a[1], "warm")) {
    int k = atoi(a[3]); double *t = malloc(8 * k);
    for (int i = -3; i < k; i++) { double t0 = now(); screen(&x, &it, a[4], "/dev/null"); if (i >= 0) t[i] = now() - t0; }
    qsort(t, k, 8, cmpd); printf("%.2f\n", t[k / 2]); return 0;
  }
  return 2;
}
