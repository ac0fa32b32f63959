inline int OPT = 0;
BEGIN { pid ? printf("%d", pid) : 1; OPT ? trace(tid) : 1; OPT ? 1 : (@a = count()); }
==== code
record of clause 0: 24 bytes
  if u32 at 16
    printf: s32 at 20
  else
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; conditional-actions.d:2: BEGIN { pid ? printf("%d", pid) : 1; OPT ? trace(tid) : 1; OPT ? 1 : (@a = count()); }
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r0 = reserve 24 bytes, else goto L3
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      if r1 == 0 goto L1
      *(u32 *)(r0 + 16) = 1
      *(u32 *)(r0 + 20) = r1
      goto L2
L1:   *(u32 *)(r0 + 16) = 0
L2:   r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 8) = r0
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L3
      r1 = 1
      lock *(u64 *)(r0 + 16) += r1           ; @a
L3:   commit
      leave
