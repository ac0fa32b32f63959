fbt::vfs_read:entry /probefunc > execname/ { }
==== code
record of clause 0: 16 bytes
dt_program_0, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; two-computed-strings.d:1: fbt::vfs_read:entry /probefunc > execname/ { }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 256
      if r1 > r0 goto L2
      r8 = *(u32 *)(r6 + ctx.ecb_id)
      r4 = r8
      r4 &= 0x1fffffff
      r4 <<= 2
      r4 |= 2
      r1 = r7
      r2 = 256
      r3 = probe_names + 0
      r5 = 60
      call dt_probe_name()                   ; probefunc
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r1 = r7
      r2 = r10
      r2 += -16
      r3 = 16
      call dt_strcmp()
      r0 = (s32)r0
      if r0 s<= 0 goto L2
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      *(u32 *)(r0 + 12) = r8                 ; ecb
L1:   commit
L2:   leave
