//! -w
fbt::__x64_sys_close:entry /arg0 != 0/ { return(-5); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      r0 = 0                                 ; replaces the result
      r2 = 0                                 ; result
; return-replaces-the-result.d:2: fbt::__x64_sys_close:entry /arg0 != 0/ { return(-5); }
      r6 = *(u64 *)(r1 + ctx.args[0])
      if r6 == 0 goto L1
      r6 = state + 0
      r6 = *(u32 *)(r6 + 0)                  ; activity
      if r6 != 1 goto L1
      r2 = -5
      r0 = 1
      if r0 == 0 goto L1
      call override_return
L1:   leave
