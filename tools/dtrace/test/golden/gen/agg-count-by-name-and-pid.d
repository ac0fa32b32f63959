BEGIN { @[execname, pid] = count(); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = state + 0
      r0 = *(u32 *)(r0 + 8)                  ; generation
; agg-count-by-name-and-pid.d:1: BEGIN { @[execname, pid] = count(); }
      r1 = *(u64 *)(r6 + ctx.task)
      r2 = *(u64 *)(r1 + 72)                 ; execname
      *(u64 *)(r10 - 24) = r2
      r1 = *(u64 *)(r1 + 80)                 ; execname
      *(u64 *)(r10 - 16) = r1
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u64 *)(r10 - 8) = r1
      r1 = *(u32 *)(r6 + ctx.cpu)
      r1 += r0
      *(u32 *)(r10 - 32) = r1
      r2 = r10
      r2 += -32
      r1 = map aggregations
      call map_lookup_elem
      r6 = r0
      if r6 == 0 goto L2
      r1 = r6
      r2 = r10
      r2 += -24
      r3 = 0x3c400000030001 ll               ; shape 0
      r4 = 0xd00000010 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find_3()
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; @
      goto L2
L1:   r0 = 1
      lock *(u64 *)(r6 + 8) += r0            ; drop
L2:   leave
