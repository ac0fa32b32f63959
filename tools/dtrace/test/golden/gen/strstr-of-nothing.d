BEGIN /strstr(execname, "sh") != 0/ { trace(strchr(execname, 115)); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; strstr-of-nothing.d:1: BEGIN /strstr(execname, "sh") != 0/ { trace(strchr(execname, 115)); }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 256
      if r1 > r0 goto L2
      r8 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r8 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r0
      r0 = *(u64 *)(r8 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r1 = r7
      r2 = 256
      r3 = r10
      r3 += -16
      r4 = literals + 0                      ; "sh"
      call dt_strstr()
      r1 = r7
      r2 = 256
      r3 = literals + 2                      ; ""
      call strncmp
      r0 = (s32)r0
      if r0 == 0 goto L2
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = reserve 272 bytes, else goto L1
      *(u32 *)(r1 + 0) = 1                   ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r8 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r0
      r0 = *(u64 *)(r8 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r1 += 16
      r2 = 256
      r3 = r10
      r3 += -16
      r4 = 115
      call dt_strchr()
L1:   commit
L2:   leave
