BEGIN /execname < "abc" || execname > "bc" || probename >= "abc"/ { }
==== linked
program 0, 107 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call function at 77
    7: r0 = 0
    8: exit
; literals-are-shared.d:1: BEGIN /execname < "abc" || execname > "bc" || probename >= "abc"/ { }
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
   20: if r0 s< 0 goto 52
   21: r1 = r10
   22: r1 += -16
   23: r2 = 16
   24: call get_current_comm                  ; execname
   25: r1 = r10
   26: r1 += -16
   27: r2 = 16
   28: r3 = literals + 4                      ; "bc"
   30: call strncmp
   31: r0 = (s32)r0
   32: if r0 s> 0 goto 52
   33: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   34: r4 = r0
   35: r4 <<= 2
   36: r4 |= 3
   37: r1 = r10
   38: r1 += -64
   39: r2 = 64
   40: r3 = probe_names + 0
   42: r5 = 46
   43: call function at 88                    ; probename
   44: r1 = r10
   45: r1 += -64
   46: r2 = 64
   47: r3 = literals + 0                      ; "abc"
   49: call strncmp
   50: r0 = (s32)r0
   51: if r0 s< 0 goto 75
   52: r1 = r6
   53: r2 = 232                               ; ctx.buf
   54: r3 = map rings
   56: r4 = 8
   57: call buffer_reserve
   58: if r0 == 0 goto 61
   59: r1 = r0
   60: call function at 102
   61: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   62: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   63: r2 = r0
   64: r2 += 8
   65: if r2 > r1 goto 69
   66: *(u32 *)(r0 + 0) = 1                   ; clause
   67: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   68: *(u32 *)(r0 + 4) = r1                  ; ecb
   69: r1 = r6
   70: r2 = 232                               ; ctx.buf
   71: r3 = map rings
   73: r4 = 0
   74: call buffer_commit
   75: r0 = 0
   76: exit
dt_count:
   77: *(u32 *)(r10 - 4) = r1
   78: r2 = r10
   79: r2 += -4
   80: r1 = map drops
   82: call map_lookup_elem
   83: if r0 == 0 goto 86
   84: r1 = 1
   85: lock *(u64 *)(r0 + 0) += r1
   86: w0 = 0
   87: exit
dt_probe_name:
   88: w0 = 0
   89: *(u8 *)(r1 + 0) = r0
   90: r0 = 0
   91: r4 <<= 2
   92: w6 = w5
   93: r6 += -4
   94: if r4 > r6 goto 101
   95: r6 = r3
   96: r6 += r4
   97: r4 = *(u32 *)(r6 + 0)
   98: if w4 >= w5 goto 101
   99: r3 += r4
  100: call probe_read_kernel_str
  101: exit
dt_count_drop:
  102: if r1 == -28 goto 105
  103: w1 = 0
  104: call function at 77
  105: w0 = 0
  106: exit
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
  literals: key 4, value 7, entries 1
  probe_names: key 4, value 46, entries 1
