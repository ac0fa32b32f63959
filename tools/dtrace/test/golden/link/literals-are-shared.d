BEGIN /execname < "abc" || execname > "bc"/ { }
==== linked
program 0, 74 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call function at 58
    7: r0 = 0
    8: exit
; literals-are-shared.d:1: BEGIN /execname < "abc" || execname > "bc"/ { }
    9: r1 = r10
   10: r1 += -16
   11: r2 = 16
   12: call get_current_comm                  ; execname
   13: r1 = r10
   14: r1 += -16
   15: r2 = 16
   16: r3 = literals + 0                      ; "abc"
   18: call strncmp
   19: r0 = (s32)r0
   20: if r0 s< 0 goto 33
   21: r1 = r10
   22: r1 += -16
   23: r2 = 16
   24: call get_current_comm                  ; execname
   25: r1 = r10
   26: r1 += -16
   27: r2 = 16
   28: r3 = literals + 1                      ; "bc"
   30: call strncmp
   31: r0 = (s32)r0
   32: if r0 s<= 0 goto 56
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 8
   38: call buffer_reserve
   39: if r0 == 0 goto 42
   40: r1 = r0
   41: call function at 69
   42: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   43: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   44: r2 = r0
   45: r2 += 8
   46: if r2 > r1 goto 50
   47: *(u32 *)(r0 + 0) = 1                   ; clause
   48: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   49: *(u32 *)(r0 + 4) = r1                  ; ecb
   50: r1 = r6
   51: r2 = 232                               ; ctx.buf
   52: r3 = map rings
   54: r4 = 0
   55: call buffer_commit
   56: r0 = 0
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
dt_count_drop:
   69: if r1 == -28 goto 72
   70: w1 = 0
   71: call function at 58
   72: w0 = 0
   73: exit
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
