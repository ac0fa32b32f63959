//! -w
fbt::__x64_sys_close:entry /arg0 != 0/ { return(-5); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      r2 = 0                                 ; replaces the result
      r6 = 0                                 ; result
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 == 1 goto L1
      leave
; return-replaces-the-result.d:2: fbt::__x64_sys_close:entry /arg0 != 0/ { return(-5); }
L1:   r0 = *(u64 *)(r1 + ctx.args[0])
      if r0 == 0 goto L2
      r6 = -5
      r2 = 1
L2:   if r2 == 0 goto L3
      r2 = r6
      call override_return
L3:   leave
