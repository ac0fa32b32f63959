BEGIN { self->a[1] = 5; }
==== code
clause 0 writes no record
dt_program_0, 26 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; assoc-of-a-thread.d:1: BEGIN { self->a[1] = 5; }
    4: r0 = *(u64 *)(r6 + 176)                ; curthread
    5: r1 = *(u32 *)(r6 + 200)                ; ctx.tid
    6: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
    7: r3 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    8: r4 = r2
    9: r4 += 32
   10: if r4 > r3 goto 24
   11: *(u64 *)(r2 + 0) = r0                  ; thread
   12: *(u64 *)(r2 + 8) = r1
   13: *(u64 *)(r2 + 16) = 1
   14: *(u64 *)(r2 + 24) = 5
   15: r3 = r2
   16: r3 += 24
   17: r1 = map self_a0
   19: r4 = 0
   20: call map_update_elem
   21: if r0 == 0 goto 24
   22: r1 = 1
   23: call dt_count()
   24: r0 = 0
   25: exit
