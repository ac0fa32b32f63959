BEGIN { a[pid, 1] = 5; }
==== code
clause 0 writes no record
dt_program_0, 29 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; assoc-assigned.d:1: BEGIN { a[pid, 1] = 5; }
    9: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   10: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
   11: r1 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   12: r3 = r2
   13: r3 += 24
   14: if r3 > r1 goto 27
   15: *(u64 *)(r2 + 0) = r0
   16: *(u64 *)(r2 + 8) = 1
   17: *(u64 *)(r2 + 16) = 5
   18: r3 = r2
   19: r3 += 16
   20: r1 = map a0
   22: r4 = 0
   23: call map_update_elem
   24: if r0 == 0 goto 27
   25: r1 = 1
   26: call dt_count()
   27: r0 = 0
   28: exit
