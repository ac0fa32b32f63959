int a[int]; BEGIN { a[1] = 0; }
==== code
clause 0 writes no record
dt_program_0, 15 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; assoc-freed.d:1: int a[int]; BEGIN { a[1] = 0; }
    4: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r1 = r2
    7: r1 += 8
    8: if r1 > r0 goto 13
    9: *(u64 *)(r2 + 0) = 1
   10: r1 = map a0
   12: call map_delete_elem
   13: r0 = 0
   14: exit
