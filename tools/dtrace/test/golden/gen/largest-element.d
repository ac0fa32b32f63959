struct s { char x[4194240]; };
struct s a[int];
BEGIN { a[1].x[0] = 1; }
==== code
clause 0 writes no record
dt_program_0, 51 instructions, 0 arguments, clauses 0
    0: r0 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
    9: call dt_claim_working()
   10: r6 = r0                                ; working memory
   11: if r6 == 0 goto 47
; largest-element.d:3: BEGIN { a[1].x[0] = 1; }
   12: *(u64 *)(r6 + 8) = 1
   13: r2 = r6
   14: r2 += 8
   15: r1 = map a0
   17: call map_lookup_elem
   18: r7 = r0
   19: if r7 != 0 goto 43
   20: r1 = r6
   21: r1 += 16
   22: r2 = 0x3fffc0
   23: r3 = 0
   24: call probe_read_kernel                 ; clears
   25: r3 = r6
   26: r3 += 16
   27: r2 = r6
   28: r2 += 8
   29: r1 = map a0
   31: r4 = 0
   32: call map_update_elem
   33: if r0 == 0 goto 36
   34: r1 = 1
   35: call dt_count()
   36: r2 = r6
   37: r2 += 8
   38: r1 = map a0
   40: call map_lookup_elem
   41: r7 = r0
   42: if r7 == 0 goto 45
   43: *(u8 *)(r7 + 0) = 1                    ; a[].x[]
   44: goto 47
   45: r1 = 1
   46: call dt_count()
   47: if r6 == 0 goto 49
   48: *(u64 *)(r6 + 0) = 0                   ; working memory is free
   49: r0 = 0
   50: exit
