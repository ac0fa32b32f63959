BEGIN { a[pid, 1] = 5; }
==== code
clause 0 writes no record
dt_program_0, 24 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; assoc-assigned.d:1: BEGIN { a[pid, 1] = 5; }
    4: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
    5: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
    6: r1 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    7: r3 = r2
    8: r3 += 24
    9: if r3 > r1 goto 22
   10: *(u64 *)(r2 + 0) = r0
   11: *(u64 *)(r2 + 8) = 1
   12: *(u64 *)(r2 + 16) = 5
   13: r3 = r2
   14: r3 += 16
   15: r1 = map a0
   17: r4 = 0
   18: call map_update_elem
   19: if r0 == 0 goto 22
   20: r1 = 1
   21: call dt_count()
   22: r0 = 0
   23: exit
