BEGIN { a[execname]++; }
==== code
clause 0 writes no record
dt_program_0, 49 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; assoc-counted-up.d:1: BEGIN { a[execname]++; }
    9: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r1 = r7
   12: r1 += 264
   13: if r1 > r0 goto 47
   14: r1 = r7
   15: r2 = 256
   16: r3 = 0
   17: call probe_read_kernel                 ; clears
   18: r1 = r7
   19: r2 = 16
   20: call get_current_comm                  ; execname
   21: r2 = r7
   22: r1 = map a0
   24: call map_lookup_elem
   25: r6 = 0
   26: if r0 == 0 goto 29
   27: r0 = *(u64 *)(r0 + 0)                  ; a[]
   28: r6 = r0
   29: r6 += 1
   30: if r6 != 0 goto 36
   31: r2 = r7
   32: r1 = map a0
   34: call map_delete_elem
   35: goto 47
   36: *(u64 *)(r7 + 256) = r6
   37: r3 = r7
   38: r3 += 256
   39: r2 = r7
   40: r1 = map a0
   42: r4 = 0
   43: call map_update_elem
   44: if r0 == 0 goto 47
   45: r1 = 1
   46: call dt_count()
   47: r0 = 0
   48: exit
