//! -x tracefs=tracefs-events
sdt:block::odd { trace(arg0 + arg1 + arg2 + arg3 + arg4 + arg5 + arg6 + arg7 + arg8 + arg9); }
sdt:::exec { trace(arg0); }
==== linked
program 0
dt_program_0:
      prologue
; tracepoint-fields.d:2: sdt:block::odd { trace(arg0 + arg1 + arg2 + arg3 + arg4 + arg5 + arg6 + arg7 + arg8 + arg9); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      r2 = *(u64 *)(r6 + ctx.args[1])
      r1 += r2
      r2 = *(u64 *)(r6 + ctx.args[2])
      r1 += r2
      r2 = *(u64 *)(r6 + ctx.args[3])
      r1 += r2
      r2 = *(u64 *)(r6 + ctx.args[4])
      r1 += r2
      r2 = *(u64 *)(r6 + ctx.args[5])
      r1 += r2
      r2 = *(u64 *)(r6 + ctx.args[6])
      r1 += r2
      r2 = *(u64 *)(r6 + ctx.args[7])
      r1 += r2
      r2 = *(u64 *)(r6 + ctx.args[8])
      r1 += r2
      r2 = *(u64 *)(r6 + ctx.args[9])
      r1 += r2
      *(u64 *)(r0 + 20) = r1
L1:   commit
      leave
dt_count: as in link/trampolines-and-library.d
dt_count_drop: as in link/trampolines-and-library.d
program 1
dt_program_1:
      prologue
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      if r0 < 0x40000000 goto L1
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L3
; tracepoint-fields.d:3: sdt:::exec { trace(arg0); }
L1:   call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L2
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 20) = r1
L2:   commit
L3:   leave
dt_count: as in link/trampolines-and-library.d
dt_count_drop: as in link/trampolines-and-library.d
trampoline 0
trampoline_tracepoint:
      take the element
      *(u64 *)(r7 + 16) = 10                 ; nargs, flags
      r1 = *(u32 *)(r6 + 8)
      r1 &= 65535
      r1 += r6
      r1 += 12
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r1 = *(u16 *)(r6 + 12)
      r1 <<= 48
      r1 s>>= 48
      *(u64 *)(r7 + 32) = r1                 ; arg1
      r1 = *(u8 *)(r6 + 14)
      *(u64 *)(r7 + 40) = r1                 ; arg2
      r3 = r6
      r3 += 17
      r2 = 8
      r1 = r10
      r1 += -16
      call probe_read_kernel
      r1 = *(u64 *)(r10 - 16)
      *(u64 *)(r7 + 48) = r1                 ; arg3
      r1 = *(u32 *)(r6 + 28)
      *(u64 *)(r7 + 56) = r1                 ; arg4
      r1 = *(u64 *)(r6 + 32)
      *(u64 *)(r7 + 64) = r1                 ; arg5
      r1 = r6
      r1 += 40
      *(u64 *)(r7 + 72) = r1                 ; arg6
      r1 = r6
      r1 += 48
      *(u64 *)(r7 + 80) = r1                 ; arg7
      r1 = *(u8 *)(r6 + 80)
      *(u64 *)(r7 + 88) = r1                 ; arg8
      r1 = *(u32 *)(r6 + 84)
      r1 <<= 32
      r1 s>>= 32
      *(u64 *)(r7 + 96) = r1                 ; arg9
      r3 = 0                                 ; program 0
      call the program
trampoline 1
trampoline_tracepoint:
      take the element
      *(u64 *)(r7 + 16) = 1                  ; nargs, flags
      r1 = *(u32 *)(r6 + 8)
      r1 &= 65535
      r1 += r6
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r3 = 1                                 ; program 1
      call the program
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 2
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
