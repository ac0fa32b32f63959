int a[int]; BEGIN { a[1] = pid; }
==== code
clause 0 writes no record
dt_program_0, 35 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; assoc-maybe-freed.d:1: int a[int]; BEGIN { a[1] = pid; }
    9: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r1 = r7
   12: r1 += 16
   13: if r1 > r0 goto 33
   14: *(u64 *)(r7 + 0) = 1
   15: r6 = *(u32 *)(r6 + 204)                ; ctx.pid
   16: if r6 != 0 goto 22
   17: r2 = r7
   18: r1 = map a0
   20: call map_delete_elem
   21: goto 33
   22: *(u64 *)(r7 + 8) = r6
   23: r3 = r7
   24: r3 += 8
   25: r2 = r7
   26: r1 = map a0
   28: r4 = 0
   29: call map_update_elem
   30: if r0 == 0 goto 33
   31: r1 = 1
   32: call dt_count()
   33: r0 = 0
   34: exit
