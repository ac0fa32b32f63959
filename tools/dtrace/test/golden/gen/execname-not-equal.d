BEGIN /execname != "longer-name"/ { }
==== code
record of clause 0: 16 bytes
dt_program_0, 0 arguments, clauses 0
      prologue
; execname-not-equal.d:1: BEGIN /execname != "longer-name"/ { }
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      r2 = 0x6e2d7265676e6f6c ll
      if r1 != r2 goto L1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      if r0 == 0x656d61 goto L3
L1:   call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L2:   commit
L3:   leave
