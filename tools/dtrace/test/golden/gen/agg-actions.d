BEGIN { @a = count(); printa(@a); printa("%@d\n", @a); normalize(@a, pid); trunc(@a, 3); clear(@a); denormalize(@a); trunc(@a); }
==== code
record of clause 0: 28 bytes
  request printa
  request printa
  request normalize: s64 at 20
  request trunc: constant 3
  request clear
  request denormalize
  request trunc
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-actions.d:1: BEGIN { @a = count(); printa(@a); printa("%@d\n", @a); normalize(@a, pid); trunc(@a, 3); clear(@a); denormalize(@a); trunc(@a); }
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r9 = reserve 28 bytes, else goto L1
      *(u32 *)(r9 + 0) = 1                   ; clause
      *(u64 *)(r9 + 4) = r8                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r9 + 12) = r0                 ; ecb
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 8) = r0
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 16) += r1           ; @a
      r0 = *(u32 *)(r6 + ctx.pid)
      *(u64 *)(r9 + 20) = r0
L1:   commit
      leave
