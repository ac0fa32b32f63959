struct odd { char bytes[13]; }; struct odd v; int n[struct odd]; BEGIN { n[v]++; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-key-of-struct.d:1: struct odd { char bytes[13]; }; struct odd v; int n[struct odd]; BEGIN { n[v]++; }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 24
      if r1 > r0 goto L3
      *(u64 *)(r7 + 0) = 0
      *(u64 *)(r7 + 8) = 0
      r3 = globals + 0
      r1 = r7
      r2 = 13
      call probe_read_kernel                 ; v
      r2 = r7
      r1 = map n0
      call map_lookup_elem
      r6 = 0
      if r0 == 0 goto L1
      r0 = *(s32 *)(r0 + 0)                  ; n[]
      r6 = r0
L1:   r6 += 1
      r6 = (s32)r6
      if r6 != 0 goto L2
      r2 = r7
      r1 = map n0
      call map_delete_elem
      goto L3
L2:   *(u64 *)(r7 + 16) = r6
      r3 = r7
      r3 += 16
      r2 = r7
      r1 = map n0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L3
      r1 = 1
      call dt_count()
L3:   leave
