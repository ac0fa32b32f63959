BEGIN { trace(lltostr(arg0)); trace(lltostr(arg0, arg1)); }
==== code
record of clause 0: 105 bytes
  trace: string of 24 at 16
  trace: string of 65 at 40
dt_program_0, 2 arguments, clauses 0
      prologue
; lltostr-in-a-base.d:1: BEGIN { trace(lltostr(arg0)); trace(lltostr(arg0, arg1)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 105 bytes, else goto L3
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 = r8
      r1 += 16
      r2 = 24
      r3 = r7
      r4 = 10
      call dt_lltostr()
      r0 = *(u64 *)(r6 + ctx.args[1])
      r0 = (s32)r0
      if r0 >= 2 goto L1
      r4 = r0
      r2 = 0x3800000                         ; illegal operation
      r3 = pc
      goto L4
L1:   if r0 <= 36 goto L2
      r4 = r0
      r2 = 0x3800000                         ; illegal operation
      r3 = pc
      goto L4
L2:   r1 = r8
      r1 += 40
      r2 = 65
      r3 = r7
      r4 = r0
      call dt_lltostr()
L3:   commit
      goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault: as in gen/fault-without-a-record.d
