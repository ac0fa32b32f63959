fbt::vfs_read:entry { trace((char)arg0); trace((unsigned char)arg0); trace((short)pid); trace((unsigned int)arg0); trace((int)arg0); }
==== code
record of clause 0: 28 bytes
  trace: s8 at 16
  trace: u8 at 17
  trace: s16 at 18
  trace: u32 at 20
  trace: s32 at 24
dt_program_0, 1 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; conversions.d:1: fbt::vfs_read:entry { trace((char)arg0); trace((unsigned char)arg0); trace((short)pid); trace((unsigned int)arg0); trace((int)arg0); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      r2 = (s8)r1
      *(u8 *)(r0 + 16) = r2
      r2 = r1
      r2 &= 255
      *(u8 *)(r0 + 17) = r2
      r2 = *(u32 *)(r6 + ctx.pid)
      r2 = (s16)r2
      *(u16 *)(r0 + 18) = r2
      w2 = w1
      *(u32 *)(r0 + 20) = r2
      r1 = (s32)r1
      *(u32 *)(r0 + 24) = r1
L1:   commit
L2:   leave
