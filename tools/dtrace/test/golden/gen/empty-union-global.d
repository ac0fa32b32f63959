union e { };
union e v;
int w;
BEGIN { v = v; w = 1; }
==== code
clause 0 writes no record
dt_program_0, 22 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; empty-union-global.d:4: BEGIN { v = v; w = 1; }
    9: r3 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r1 = r3
   12: r1 += 0
   13: if r1 > r0 goto 20
   14: r6 = globals + 0
   16: r1 = r6
   17: r2 = 0
   18: call probe_read_kernel
   19: *(u32 *)(r6 + 8) = 1                   ; w
   20: r0 = 0
   21: exit
