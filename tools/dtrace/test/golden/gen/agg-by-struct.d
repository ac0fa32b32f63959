struct odd { char bytes[13]; }; struct odd v; BEGIN { @a[v, pid] = count(); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-by-struct.d:1: struct odd { char bytes[13]; }; struct odd v; BEGIN { @a[v, pid] = count(); }
      *(u64 *)(r10 - 16) = 0
      r3 = globals + 0
      r1 = r10
      r1 += -24
      r2 = 13
      call probe_read_kernel                 ; v
      r0 = *(u32 *)(r6 + ctx.pid)
      *(u64 *)(r10 - 8) = r0
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 32) = r0
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
      lock *(u64 *)(r0 + 0) += r1            ; @a
      goto L2
L1:   r0 = 1
      lock *(u64 *)(r6 + 8) += r0            ; drop
L2:   leave
