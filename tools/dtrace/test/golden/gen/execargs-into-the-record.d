fbt::vfs_read:entry /execargs == "cat a b"/ { trace(execargs); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; execargs-into-the-record.d:1: fbt::vfs_read:entry /execargs == "cat a b"/ { trace(execargs); }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 264
      if r1 > r0 goto L2
      r8 = *(u64 *)(r6 + ctx.task)
      *(u64 *)(r7 + 256) = r8
      r3 = *(u64 *)(r7 + 256)                ; as a number
      r5 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r2 = 256
      r4 = 0x8000000d8 ll
      call dt_execargs()
      r1 = r7
      r2 = 256
      r3 = literals + 0                      ; "cat a b"
      call strncmp
      r0 = (s32)r0
      if r0 != 0 goto L2
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = reserve 272 bytes, else goto L1
      *(u32 *)(r1 + 0) = 1                   ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r0
      r3 += 264
      if r3 > r2 goto L1
      *(u64 *)(r0 + 0) = r8
      r3 = *(u64 *)(r0 + 0)                  ; as a number
      r5 = *(u64 *)(r6 + ctx.buf_end)
      r1 += 16
      r2 = 256
      r4 = 0x8000000d8 ll
      call dt_execargs()
L1:   commit
L2:   leave
