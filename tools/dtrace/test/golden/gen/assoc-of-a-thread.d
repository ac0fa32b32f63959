BEGIN { self->a[1] = 5; }
==== code
clause 0 writes no record
dt_program_0, 31 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; assoc-of-a-thread.d:1: BEGIN { self->a[1] = 5; }
    9: r0 = *(u64 *)(r6 + 176)                ; curthread
   10: r1 = *(u32 *)(r6 + 200)                ; ctx.tid
   11: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
   12: r3 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   13: r4 = r2
   14: r4 += 32
   15: if r4 > r3 goto 29
   16: *(u64 *)(r2 + 0) = r0                  ; thread
   17: *(u64 *)(r2 + 8) = r1
   18: *(u64 *)(r2 + 16) = 1
   19: *(u64 *)(r2 + 24) = 5
   20: r3 = r2
   21: r3 += 24
   22: r1 = map self_a0
   24: r4 = 0
   25: call map_update_elem
   26: if r0 == 0 goto 29
   27: r1 = 1
   28: call dt_count()
   29: r0 = 0
   30: exit
