struct foo;
typedef struct foo foo_t;
struct foo { int a; int b; };
foo_t v;
int w;
BEGIN { w = 1; v.a = 5; trace(w); exit(0); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
  request exit
dt_program_0, 0 arguments, clauses 0
      prologue
; typedef-before-its-struct.d:6: BEGIN { w = 1; v.a = 5; trace(w); exit(0); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = globals + 0
      *(u32 *)(r1 + 8) = 1                   ; w
      *(u32 *)(r1 + 0) = 5                   ; v.a
      r1 = *(s32 *)(r1 + 8)                  ; w
      *(u32 *)(r0 + 16) = r1
      r1 = 3
      r2 = state + 0
      r0 = *(u64 *)(r2 + 0)
      w3 = w0
      if r3 == 3 goto L1
      r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
L1:   commit
      leave
