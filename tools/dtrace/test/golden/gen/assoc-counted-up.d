BEGIN { a[execname]++; }
==== code
clause 0 writes no record
dt_program_0, 44 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; assoc-counted-up.d:1: BEGIN { a[execname]++; }
    4: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r1 = r7
    7: r1 += 264
    8: if r1 > r0 goto 42
    9: r1 = r7
   10: r2 = 256
   11: r3 = 0
   12: call probe_read_kernel                 ; clears
   13: r1 = r7
   14: r2 = 16
   15: call get_current_comm                  ; execname
   16: r2 = r7
   17: r1 = map a0
   19: call map_lookup_elem
   20: r6 = 0
   21: if r0 == 0 goto 24
   22: r0 = *(u64 *)(r0 + 0)                  ; a
   23: r6 = r0
   24: r6 += 1
   25: if r6 != 0 goto 31
   26: r2 = r7
   27: r1 = map a0
   29: call map_delete_elem
   30: goto 42
   31: *(u64 *)(r7 + 256) = r6
   32: r3 = r7
   33: r3 += 256
   34: r2 = r7
   35: r1 = map a0
   37: r4 = 0
   38: call map_update_elem
   39: if r0 == 0 goto 42
   40: r1 = 1
   41: call dt_count()
   42: r0 = 0
   43: exit
