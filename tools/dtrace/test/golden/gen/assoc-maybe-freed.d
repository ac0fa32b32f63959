int a[int]; BEGIN { a[1] = pid; }
==== code
clause 0 writes no record
dt_program_0, 30 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; assoc-maybe-freed.d:1: int a[int]; BEGIN { a[1] = pid; }
    4: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r1 = r7
    7: r1 += 16
    8: if r1 > r0 goto 28
    9: *(u64 *)(r7 + 0) = 1
   10: r6 = *(u32 *)(r6 + 204)                ; ctx.pid
   11: if r6 != 0 goto 17
   12: r2 = r7
   13: r1 = map a0
   15: call map_delete_elem
   16: goto 28
   17: *(u64 *)(r7 + 8) = r6
   18: r3 = r7
   19: r3 += 8
   20: r2 = r7
   21: r1 = map a0
   23: r4 = 0
   24: call map_update_elem
   25: if r0 == 0 goto 28
   26: r1 = 1
   27: call dt_count()
   28: r0 = 0
   29: exit
