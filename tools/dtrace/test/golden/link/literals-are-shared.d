BEGIN /execname < "abc" || execname > "bc"/ { }
==== linked
program 0, 69 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; literals-are-shared.d:1: BEGIN /execname < "abc" || execname > "bc"/ { }
    4: r1 = r10
    5: r1 += -16
    6: r2 = 16
    7: call get_current_comm                  ; execname
    8: r1 = r10
    9: r1 += -16
   10: r2 = 16
   11: r3 = literals + 0                      ; "abc"
   13: call strncmp
   14: r0 = (s32)r0
   15: if r0 s< 0 goto 28
   16: r1 = r10
   17: r1 += -16
   18: r2 = 16
   19: call get_current_comm                  ; execname
   20: r1 = r10
   21: r1 += -16
   22: r2 = 16
   23: r3 = literals + 1                      ; "bc"
   25: call strncmp
   26: r0 = (s32)r0
   27: if r0 s<= 0 goto 51
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 8
   33: call buffer_reserve
   34: if r0 == 0 goto 37
   35: r1 = r0
   36: call function at 53
   37: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   38: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   39: r2 = r0
   40: r2 += 8
   41: if r2 > r1 goto 45
   42: *(u32 *)(r0 + 0) = 1                   ; clause
   43: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   44: *(u32 *)(r0 + 4) = r1                  ; ecb
   45: r1 = r6
   46: r2 = 232                               ; ctx.buf
   47: r3 = map rings
   49: r4 = 0
   50: call buffer_commit
   51: r0 = 0
   52: exit
dt_count_drop:
   53: if r1 == -28 goto 56
   54: w1 = 0
   55: call function at 58
   56: w0 = 0
   57: exit
dt_count:
   58: *(u32 *)(r10 - 4) = r1
   59: r2 = r10
   60: r2 += -4
   61: r1 = map drops
   63: call map_lookup_elem
   64: if r0 == 0 goto 67
   65: r1 = 1
   66: lock *(u64 *)(r0 + 0) += r1
   67: w0 = 0
   68: exit
trampoline 0, 37 instructions
trampoline_direct:
    0: r6 = r1
    1: r8 = 1
    2: *(u32 *)(r10 - 4) = r8
    3: r2 = r10
    4: r2 += -4
    5: r1 = map ecbs
    7: call map_lookup_elem
    8: if r0 == 0 goto 14
    9: r7 = r0
   10: r0 = 0
   11: r0 = cmpxchg *(u64 *)(r7 + 0), r0, r6  ; owner
   12: if r0 == 0 goto 17
   13: if r0 == r6 goto 17
   14: r8 += 1
   15: if r8 != 9 goto 2
   16: goto 26
   17: r1 = *(u64 *)(r6 + 0)
   18: *(u64 *)(r7 + 8) = r1                  ; id, probe_id
   19: *(u64 *)(r7 + 16) = 0                  ; nargs, flags
   20: r3 = 0                                 ; program 0
   21: r1 = r6
   22: r2 = map programs
   24: call tail_call
   25: *(u64 *)(r7 + 0) = 0                   ; owner
   26: *(u32 *)(r10 - 4) = 0
   27: r2 = r10
   28: r2 += -4
   29: r1 = map drops
   31: call map_lookup_elem
   32: if r0 == 0 goto 35
   33: r1 = 1
   34: lock *(u64 *)(r0 + 0) += r1            ; one more drop
   35: r0 = 0
   36: exit
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 8, entries 1
  drops: key 4, value 8, entries 3
  literals: key 4, value 4, entries 1
