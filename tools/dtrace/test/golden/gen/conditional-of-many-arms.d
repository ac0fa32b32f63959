BEGIN { trace(arg0 == 1 ? arg1 : arg0 == 2 ? arg2 : arg0 == 3 ? 7 : arg0 == 4 ? (int)arg3 : arg4); }
==== code
record of clause 0: 28 bytes
  trace: s64 at 20
dt_program_0, 5 arguments, clauses 0
      prologue
; conditional-of-many-arms.d:1: BEGIN { trace(arg0 == 1 ? arg1 : arg0 == 2 ? arg2 : arg0 == 3 ? 7 : arg0 == 4 ? (int)arg3 : arg4); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L6
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      if r1 != 1 goto L1
      r2 = *(u64 *)(r6 + ctx.args[1])
      goto L5
L1:   if r1 != 2 goto L2
      r3 = *(u64 *)(r6 + ctx.args[2])
      r2 = r3
      goto L5
L2:   if r1 != 3 goto L3
      r2 = 7
      goto L5
L3:   if r1 != 4 goto L4
      r1 = *(u64 *)(r6 + ctx.args[3])
      r1 = (s32)r1
      r2 = r1
      goto L5
L4:   r1 = *(u64 *)(r6 + ctx.args[4])
      r2 = r1
L5:   *(u64 *)(r0 + 20) = r2
L6:   commit
      leave
