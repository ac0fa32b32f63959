fbt::vfs_read:entry { trace(d_path(&args[0]->f_path)); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 1 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; d_path-of-a-file.d:1: fbt::vfs_read:entry { trace(d_path(&args[0]->f_path)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = reserve 272 bytes, else goto L1
      *(u32 *)(r1 + 0) = 1                   ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.args[0])
      r3 = r0
      r3 += 16
      r5 = *(u64 *)(r6 + ctx.buf_end)
      r1 += 16
      r2 = 256
      r4 = 0x2000400020400 ll
      call dt_d_path()
L1:   commit
L2:   leave
