//! -x tracefs=tracefs-events
sdt:block::odd { trace(arg0 + arg1 + arg2 + arg3 + arg4 + arg5 + arg6 + arg7 + arg8 + arg9); }
sdt:::exec { trace(arg0); }
==== linked
program 0, 70 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call function at 54
    7: r0 = 0
    8: exit
; tracepoint-fields.d:2: sdt:block::odd { trace(arg0 + arg1 + arg2 + arg3 + arg4 + arg5 + arg6 + arg7 + arg8 + arg9); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call function at 65
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 20
   22: if r2 > r1 goto 46
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r2 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   28: r1 += r2
   29: r2 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   30: r1 += r2
   31: r2 = *(u64 *)(r6 + 288)                ; ctx.args[3]
   32: r1 += r2
   33: r2 = *(u64 *)(r6 + 296)                ; ctx.args[4]
   34: r1 += r2
   35: r2 = *(u64 *)(r6 + 304)                ; ctx.args[5]
   36: r1 += r2
   37: r2 = *(u64 *)(r6 + 312)                ; ctx.args[6]
   38: r1 += r2
   39: r2 = *(u64 *)(r6 + 320)                ; ctx.args[7]
   40: r1 += r2
   41: r2 = *(u64 *)(r6 + 328)                ; ctx.args[8]
   42: r1 += r2
   43: r2 = *(u64 *)(r6 + 336)                ; ctx.args[9]
   44: r1 += r2
   45: *(u64 *)(r0 + 12) = r1
   46: r1 = r6
   47: r2 = 232                               ; ctx.buf
   48: r3 = map rings
   50: r4 = 0
   51: call buffer_commit
   52: r0 = 0
   53: exit
dt_count:
   54: *(u32 *)(r10 - 4) = r1
   55: r2 = r10
   56: r2 += -4
   57: r1 = map drops
   59: call map_lookup_elem
   60: if r0 == 0 goto 63
   61: r1 = 1
   62: lock *(u64 *)(r0 + 0) += r1
   63: w0 = 0
   64: exit
dt_count_drop:
   65: if r1 == -28 goto 68
   66: w1 = 0
   67: call function at 54
   68: w0 = 0
   69: exit
program 1, 60 instructions
dt_program_1:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call function at 44
    7: r0 = 0
    8: exit
    9: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   10: if r0 < 0x40000000 goto 17
   11: r0 = state + 0
   13: r0 = *(u32 *)(r0 + 0)                  ; activity
   14: if r0 == 1 goto 17
   15: r0 = 0
   16: exit
; tracepoint-fields.d:3: sdt:::exec { trace(arg0); }
   17: r1 = r6
   18: r2 = 232                               ; ctx.buf
   19: r3 = map rings
   21: r4 = 20
   22: call buffer_reserve
   23: if r0 == 0 goto 26
   24: r1 = r0
   25: call function at 55
   26: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   27: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   28: r2 = r0
   29: r2 += 20
   30: if r2 > r1 goto 36
   31: *(u32 *)(r0 + 0) = 2                   ; clause
   32: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   33: *(u32 *)(r0 + 4) = r1                  ; ecb
   34: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   35: *(u64 *)(r0 + 12) = r1
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
dt_count:
   44: *(u32 *)(r10 - 4) = r1
   45: r2 = r10
   46: r2 += -4
   47: r1 = map drops
   49: call map_lookup_elem
   50: if r0 == 0 goto 53
   51: r1 = 1
   52: lock *(u64 *)(r0 + 0) += r1
   53: w0 = 0
   54: exit
dt_count_drop:
   55: if r1 == -28 goto 58
   56: w1 = 0
   57: call function at 44
   58: w0 = 0
   59: exit
trampoline 0, 68 instructions
trampoline_tracepoint:
    0: r6 = r1
    1: r1 = state + 0
    3: r1 = *(u32 *)(r1 + 0)                  ; activity
    4: if r1 != 1 goto 66
    5: *(u32 *)(r10 - 4) = 0
    6: r2 = r10
    7: r2 += -4
    8: r1 = map ecbs
   10: call map_lookup_elem
   11: if r0 == 0 goto 66
   12: r7 = r0
   13: r1 = r6
   14: call get_attach_cookie
   15: *(u64 *)(r7 + 8) = r0                  ; id, probe_id
   16: *(u64 *)(r7 + 16) = 10                 ; nargs, flags
   17: r1 = *(u32 *)(r6 + 8)
   18: r1 &= 65535
   19: r1 += r6
   20: r1 += 12
   21: *(u64 *)(r7 + 24) = r1                 ; arg0
   22: r1 = *(u16 *)(r6 + 12)
   23: r1 <<= 48
   24: r1 s>>= 48
   25: *(u64 *)(r7 + 32) = r1                 ; arg1
   26: r1 = *(u8 *)(r6 + 14)
   27: *(u64 *)(r7 + 40) = r1                 ; arg2
   28: r3 = r6
   29: r3 += 17
   30: r2 = 8
   31: r1 = r10
   32: r1 += -16
   33: call probe_read_kernel
   34: r1 = *(u64 *)(r10 - 16)
   35: *(u64 *)(r7 + 48) = r1                 ; arg3
   36: r1 = *(u32 *)(r6 + 28)
   37: *(u64 *)(r7 + 56) = r1                 ; arg4
   38: r1 = *(u64 *)(r6 + 32)
   39: *(u64 *)(r7 + 64) = r1                 ; arg5
   40: r1 = r6
   41: r1 += 40
   42: *(u64 *)(r7 + 72) = r1                 ; arg6
   43: r1 = r6
   44: r1 += 48
   45: *(u64 *)(r7 + 80) = r1                 ; arg7
   46: r1 = *(u8 *)(r6 + 80)
   47: *(u64 *)(r7 + 88) = r1                 ; arg8
   48: r1 = *(u32 *)(r6 + 84)
   49: r1 <<= 32
   50: r1 s>>= 32
   51: *(u64 *)(r7 + 96) = r1                 ; arg9
   52: r3 = 0                                 ; program 0
   53: r1 = r6
   54: r2 = map programs
   56: call tail_call
   57: *(u32 *)(r10 - 4) = 0
   58: r2 = r10
   59: r2 += -4
   60: r1 = map drops
   62: call map_lookup_elem
   63: if r0 == 0 goto 66
   64: r1 = 1
   65: lock *(u64 *)(r0 + 0) += r1            ; one more drop
   66: r0 = 0
   67: exit
trampoline 1, 37 instructions
trampoline_tracepoint:
    0: r6 = r1
    1: r1 = state + 0
    3: r1 = *(u32 *)(r1 + 0)                  ; activity
    4: if r1 != 1 goto 35
    5: *(u32 *)(r10 - 4) = 0
    6: r2 = r10
    7: r2 += -4
    8: r1 = map ecbs
   10: call map_lookup_elem
   11: if r0 == 0 goto 35
   12: r7 = r0
   13: r1 = r6
   14: call get_attach_cookie
   15: *(u64 *)(r7 + 8) = r0                  ; id, probe_id
   16: *(u64 *)(r7 + 16) = 1                  ; nargs, flags
   17: r1 = *(u32 *)(r6 + 8)
   18: r1 &= 65535
   19: r1 += r6
   20: *(u64 *)(r7 + 24) = r1                 ; arg0
   21: r3 = 1                                 ; program 1
   22: r1 = r6
   23: r2 = map programs
   25: call tail_call
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
  programs: key 4, value 4, entries 2
  state: key 4, value 8, entries 1
  drops: key 4, value 8, entries 3
