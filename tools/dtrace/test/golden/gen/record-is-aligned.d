fbt::vfs_read:entry { trace((char)arg0); trace(arg1); trace((short)arg2); trace(arg3); }
==== code
record of clause 0: 44 bytes
  trace: s8 at 16
  trace: s64 at 20
  trace: s16 at 28
  trace: s64 at 36
dt_program_0, 4 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; record-is-aligned.d:1: fbt::vfs_read:entry { trace((char)arg0); trace(arg1); trace((short)arg2); trace(arg3); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 44 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      r1 = (s8)r1
      *(u8 *)(r0 + 16) = r1
      r1 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r0 + 20) = r1
      r1 = *(u64 *)(r6 + ctx.args[2])
      r1 = (s16)r1
      *(u16 *)(r0 + 28) = r1
      r1 = *(u64 *)(r6 + ctx.args[3])
      *(u64 *)(r0 + 36) = r1
L1:   commit
L2:   leave
