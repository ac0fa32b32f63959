BEGIN { a[1] = 2; printf("x"); printa("%d %@d\n", a); trace(pid); print(a); }
==== code
record of clause 0: 20 bytes
  printf
  request printa
  trace: s32 at 16
  request printa
dt_program_0, 0 arguments, clauses 0
      prologue
; array-printed.d:1: BEGIN { a[1] = 2; printf("x"); printa("%d %@d\n", a); trace(pid); print(a); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 20 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r2 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r2
      r1 += 16
      if r1 > r0 goto L2
      *(u64 *)(r2 + 0) = 1
      *(u64 *)(r2 + 8) = 2
      r3 = r2
      r3 += 8
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L1
      r1 = 1
      call dt_count()
L1:   r0 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r8 + 16) = r0
L2:   commit
      leave
