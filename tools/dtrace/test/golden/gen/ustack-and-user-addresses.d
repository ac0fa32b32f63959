fbt::vfs_read:entry { ustack(2); usym(arg0); printf("%A", arg1); }
==== code
record of clause 0: 76 bytes
  ustack: pid and 2 addresses at 20
  usym: pid and 1 address at 44
  printf: pid and 1 address at 60
dt_program_0, 2 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; ustack-and-user-addresses.d:1: fbt::vfs_read:entry { ustack(2); usym(arg0); printf("%A", arg1); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 76 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u32 *)(r6 + ctx.pid)
      *(u64 *)(r8 + 20) = r7
      r9 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r9
      r1 += 1080
      if r1 > r0 goto L1
      r1 = r9
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = 2
      r4 = r7
      call dt_unwind()
      r1 = r8
      r1 += 28
      r2 = 16
      r3 = r9
      call probe_read_kernel
      *(u64 *)(r8 + 44) = r7
      r0 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r8 + 52) = r0
      *(u64 *)(r8 + 60) = r7
      r0 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r8 + 68) = r0
L1:   commit
L2:   leave
