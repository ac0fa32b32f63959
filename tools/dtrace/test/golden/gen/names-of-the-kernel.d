//! -x stackframes=2
fbt::vfs_read:entry { sym(arg0); printf("%k %a", stack(), caller); trace(mod(arg1)); }
==== code
record of clause 0: 60 bytes
  sym: 1 address at 20
  printf: 2 addresses at 28, u64 at 44
  trace: 1 address at 52
dt_program_0, 2 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L3
; names-of-the-kernel.d:2: fbt::vfs_read:entry { sym(arg0); printf("%k %a", stack(), caller); trace(mod(arg1)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 60 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r8 + 20) = r0
      r7 = *(u64 *)(r6 + ctx.regs.pc)
      r9 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r9
      r1 += 1016
      if r1 > r0 goto L2
      r1 = r6
      r2 = r8
      r2 += 28
      r3 = 16
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L1
      r0 = *(u64 *)(r8 + 28)
      if r0 == r7 goto L1
      r1 = r6
      r2 = r8
      r2 += 28
      r3 = 16
      r4 = r7
      r5 = r9
      call dt_stack_from()
L1:   r1 = r6
      r2 = r9
      r3 = r7
      call dt_caller()
      *(u64 *)(r8 + 44) = r0
      r0 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r8 + 52) = r0
L2:   commit
L3:   leave
