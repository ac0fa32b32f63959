//! -w
fbt::__x64_sys_close:entry /arg0 != 0/ { return(-5); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 == 1 goto L1
      leave
; return-replaces-the-result.d:2: fbt::__x64_sys_close:entry /arg0 != 0/ { return(-5); }
L1:   r0 = *(u64 *)(r1 + ctx.args[0])
      if r0 == 0 goto L2
      r2 = -5
      call override_return
L2:   leave
