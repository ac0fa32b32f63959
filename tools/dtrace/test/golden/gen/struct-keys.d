struct odd { char bytes[13]; };
struct odd v; int n[struct odd];
BEGIN { @a[v, pid] = count(); n[v]++; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; struct-keys.d:3: BEGIN { @a[v, pid] = count(); n[v]++; }
      *(u64 *)(r10 - 16) = 0
      r8 = globals + 0
      r3 = r8
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
      r7 = r0
      if r7 == 0 goto L5
      r1 = r7
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
      lock *(u64 *)(r7 + 8) += r0            ; drop
L2:   r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 24
      if r1 > r0 goto L5
      *(u64 *)(r7 + 0) = 0
      *(u64 *)(r7 + 8) = 0
      r3 = r8
      r1 = r7
      r2 = 13
      call probe_read_kernel                 ; v
      r2 = r7
      r1 = map n0
      call map_lookup_elem
      r6 = 0
      if r0 == 0 goto L3
      r0 = *(s32 *)(r0 + 0)                  ; n[]
      r6 = r0
L3:   r6 += 1
      r6 = (s32)r6
      if r6 != 0 goto L4
      r2 = r7
      r1 = map n0
      call map_delete_elem
      goto L5
L4:   *(u64 *)(r7 + 16) = r6
      r3 = r7
      r3 += 16
      r2 = r7
      r1 = map n0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L5
      r1 = 1
      call dt_count()
L5:   leave
