struct foo;
typedef struct foo foo_t;
struct foo { int a; int b; };
foo_t v;
int w;
BEGIN { w = 1; v.a = 5; trace(w); exit(0); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
  request exit
dt_program_0, 47 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; typedef-before-its-struct.d:6: BEGIN { w = 1; v.a = 5; trace(w); exit(0); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 12
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 12
   22: if r2 > r1 goto 39
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = globals + 0
   28: *(u32 *)(r1 + 8) = 1                   ; w
   29: *(u32 *)(r1 + 0) = 5                   ; v.a
   30: r1 = *(s32 *)(r1 + 8)                  ; w
   31: *(u32 *)(r0 + 8) = r1
   32: r1 = 3
   33: r2 = state + 0
   35: r0 = *(u64 *)(r2 + 0)
   36: w3 = w0
   37: if r3 == 3 goto 39
   38: r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
   39: r1 = r6
   40: r2 = 232                               ; ctx.buf
   41: r3 = map rings
   43: r4 = 0
   44: call buffer_commit
   45: r0 = 0
   46: exit
