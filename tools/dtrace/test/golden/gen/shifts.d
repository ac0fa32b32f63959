fbt::vfs_read:entry { trace(arg0 << arg1); trace(arg0 >> 3); trace(pid << arg0); trace(uid >> arg0); }
==== code
record of clause 0: 44 bytes
  trace: s64 at 20
  trace: s64 at 28
  trace: s32 at 36
  trace: u32 at 40
dt_program_0, 2 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; shifts.d:1: fbt::vfs_read:entry { trace(arg0 << arg1); trace(arg0 >> 3); trace(pid << arg0); trace(uid >> arg0); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 44 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      r2 = *(u64 *)(r6 + ctx.args[1])
      r3 = r1
      r3 <<= r2
      *(u64 *)(r0 + 20) = r3
      r2 = r1
      r2 s>>= 3
      *(u64 *)(r0 + 28) = r2
      r2 = *(u32 *)(r6 + ctx.pid)
      r3 = r1
      r3 &= 31
      r2 <<= r3
      *(u32 *)(r0 + 36) = r2
      r2 = *(u32 *)(r6 + ctx.uid)
      r1 &= 31
      r2 >>= r1
      *(u32 *)(r0 + 40) = r2
L1:   commit
L2:   leave
