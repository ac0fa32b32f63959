//! -x tracefs=tracefs-events
sdt:block::odd { trace(args[10]); trace(arg0); trace(args[1]); }
==== linked
program 0
dt_program_0:
      prologue
; tracepoint-fields-beyond-ten.d:2: sdt:block::odd { trace(args[10]); trace(arg0); trace(args[1]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 30 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[2])
      r1 = (s32)r1
      *(u32 *)(r0 + 16) = r1
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 20) = r1
      r1 = *(u64 *)(r6 + ctx.args[1])
      r1 = (s16)r1
      *(u16 *)(r0 + 28) = r1
L1:   commit
      leave
dt_count: as in link/trampolines-and-library.d
dt_count_drop: as in link/trampolines-and-library.d
trampoline 0
trampoline_tracepoint:
      take the element
      *(u64 *)(r7 + 16) = 3                  ; nargs, flags
      r1 = *(u32 *)(r6 + 8)
      r1 &= 65535
      r1 += r6
      r1 += 12
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r1 = *(u16 *)(r6 + 12)
      r1 <<= 48
      r1 s>>= 48
      *(u64 *)(r7 + 32) = r1                 ; arg1
      r1 = *(u32 *)(r6 + 88)
      r1 <<= 32
      r1 s>>= 32
      *(u64 *)(r7 + 40) = r1                 ; args[10]
      r3 = 0                                 ; program 0
      call the program
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
