string a[int]; BEGIN { a[1] = NULL; }
==== code
clause 0 writes no record
dt_program_0, 20 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; string-of-an-array-freed.d:1: string a[int]; BEGIN { a[1] = NULL; }
    9: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r1 = r2
   12: r1 += 8
   13: if r1 > r0 goto 18
   14: *(u64 *)(r2 + 0) = 1
   15: r1 = map a0
   17: call map_delete_elem
   18: r0 = 0
   19: exit
