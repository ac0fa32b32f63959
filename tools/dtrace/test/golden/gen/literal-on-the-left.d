BEGIN /"m" > execname/ { }
==== code
record of clause 0: 16 bytes
dt_program_0, 0 arguments, clauses 0
      prologue
; literal-on-the-left.d:1: BEGIN /"m" > execname/ { }
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r1 = r10
      r1 += -16
      r2 = 16
      r3 = literals + 0                      ; "m"
      call strncmp
      r0 = (s32)r0
      if r0 s>= 0 goto L2
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L1:   commit
L2:   leave
