fbt::vfs_read:entry
{
	trace((arg0 + 1) * ((arg1 + 2) * ((arg2 + 3) * ((arg3 + 4) * ((arg4 + 5) * ((arg5 + 6) * ((arg6 + 7) * ((arg7 + 8) * ((arg8 + 9) * ((arg9 + 10) * ((arg0 + 11) * (arg1 + 12))))))))))));
}
==== code
record of clause 0: 28 bytes
  trace: s64 at 20
dt_program_0, 10 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; many-values-spill.d:1: fbt::vfs_read:entry
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
; many-values-spill.d:3: trace((arg0 + 1) * ((arg1 + 2) * ((arg2 + 3) * ((arg3 + 4) * ((arg4 + 5) * ((arg5 + 6) * ((arg6 + 7) * ((arg7 + 8) * ((arg8 + 9) * ((arg9 + 10) * ((arg0 + 11) * (arg1 + 12))))))))))));
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r10 - 8) = r1                 ; spill
      r1 = *(u64 *)(r10 - 8)                 ; reload
      r1 += 1
      *(u64 *)(r10 - 8) = r1                 ; spill
      r1 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r10 - 16) = r1                ; spill
      r1 = *(u64 *)(r10 - 16)                ; reload
      r1 += 2
      *(u64 *)(r10 - 16) = r1                ; spill
      r1 = *(u64 *)(r6 + ctx.args[2])
      *(u64 *)(r10 - 24) = r1                ; spill
      r1 = *(u64 *)(r10 - 24)                ; reload
      r1 += 3
      *(u64 *)(r10 - 24) = r1                ; spill
      r1 = *(u64 *)(r6 + ctx.args[3])
      *(u64 *)(r10 - 32) = r1                ; spill
      r1 = *(u64 *)(r10 - 32)                ; reload
      r1 += 4
      *(u64 *)(r10 - 32) = r1                ; spill
      r1 = *(u64 *)(r6 + ctx.args[4])
      r1 += 5
      r2 = *(u64 *)(r6 + ctx.args[5])
      r2 += 6
      r3 = *(u64 *)(r6 + ctx.args[6])
      r3 += 7
      r4 = *(u64 *)(r6 + ctx.args[7])
      r4 += 8
      r5 = *(u64 *)(r6 + ctx.args[8])
      r5 += 9
      r7 = *(u64 *)(r6 + ctx.args[9])
      r7 += 10
      r8 = *(u64 *)(r6 + ctx.args[0])
      r8 += 11
      r9 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r10 - 40) = r9                ; spill
      r9 = *(u64 *)(r10 - 40)                ; reload
      r9 += 12
      *(u64 *)(r10 - 40) = r9                ; spill
      r9 = *(u64 *)(r10 - 40)                ; reload
      r8 *= r9
      r7 *= r8
      r5 *= r7
      r4 *= r5
      r3 *= r4
      r2 *= r3
      r1 *= r2
      r2 = *(u64 *)(r10 - 32)                ; reload
      r2 *= r1
      *(u64 *)(r10 - 32) = r2                ; spill
      r1 = *(u64 *)(r10 - 24)                ; reload
      r2 = *(u64 *)(r10 - 32)                ; reload
      r1 *= r2
      *(u64 *)(r10 - 24) = r1                ; spill
      r1 = *(u64 *)(r10 - 16)                ; reload
      r2 = *(u64 *)(r10 - 24)                ; reload
      r1 *= r2
      *(u64 *)(r10 - 16) = r1                ; spill
      r1 = *(u64 *)(r10 - 8)                 ; reload
      r2 = *(u64 *)(r10 - 16)                ; reload
      r1 *= r2
      *(u64 *)(r10 - 8) = r1                 ; spill
      r1 = *(u64 *)(r10 - 8)                 ; reload
      *(u64 *)(r0 + 20) = r1
; many-values-spill.d:1: fbt::vfs_read:entry
L1:   commit
L2:   leave
