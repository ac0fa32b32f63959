BEGIN /pid == 1/ { @a1 = count(); }
BEGIN /pid == 2/ { @a2 = count(); }
BEGIN /pid == 3/ { @a3 = count(); }
BEGIN /pid == 4/ { @a4 = count(); }
BEGIN /pid == 5/ { @a5 = count(); }
BEGIN /pid == 6/ { @a6 = count(); }
BEGIN /pid == 7/ { @a7 = count(); }
BEGIN /pid == 8/ { @a8 = count(); }
BEGIN /pid == 9/ { @a9 = count(); }
==== code
clause 0 writes no record
clause 1 writes no record
clause 2 writes no record
clause 3 writes no record
clause 4 writes no record
clause 5 writes no record
clause 6 writes no record
clause 7 writes no record
clause 8 writes no record
dt_program_0, 0 arguments, clauses 0 1 2 3 4 5 6 7 8
      prologue
      r0 = state + 0
      r0 = *(u32 *)(r0 + 8)                  ; generation
      r1 = *(u32 *)(r6 + ctx.cpu)
      r1 += r0
      *(u32 *)(r10 - 8) = r1
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L9
; agg-in-many-clauses.d:1: BEGIN /pid == 1/ { @a1 = count(); }
      r1 = *(u32 *)(r6 + ctx.pid)
      if r1 != 1 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 80) += r1           ; @a1
; agg-in-many-clauses.d:2: BEGIN /pid == 2/ { @a2 = count(); }
L1:   r1 = *(u32 *)(r6 + ctx.pid)
      if r1 != 2 goto L2
      r1 = 1
      lock *(u64 *)(r0 + 88) += r1           ; @a2
; agg-in-many-clauses.d:3: BEGIN /pid == 3/ { @a3 = count(); }
L2:   r1 = *(u32 *)(r6 + ctx.pid)
      if r1 != 3 goto L3
      r1 = 1
      lock *(u64 *)(r0 + 96) += r1           ; @a3
; agg-in-many-clauses.d:4: BEGIN /pid == 4/ { @a4 = count(); }
L3:   r1 = *(u32 *)(r6 + ctx.pid)
      if r1 != 4 goto L4
      r1 = 1
      lock *(u64 *)(r0 + 104) += r1          ; @a4
; agg-in-many-clauses.d:5: BEGIN /pid == 5/ { @a5 = count(); }
L4:   r1 = *(u32 *)(r6 + ctx.pid)
      if r1 != 5 goto L5
      r1 = 1
      lock *(u64 *)(r0 + 112) += r1          ; @a5
; agg-in-many-clauses.d:6: BEGIN /pid == 6/ { @a6 = count(); }
L5:   r1 = *(u32 *)(r6 + ctx.pid)
      if r1 != 6 goto L6
      r1 = 1
      lock *(u64 *)(r0 + 120) += r1          ; @a6
; agg-in-many-clauses.d:7: BEGIN /pid == 7/ { @a7 = count(); }
L6:   r1 = *(u32 *)(r6 + ctx.pid)
      if r1 != 7 goto L7
      r1 = 1
      lock *(u64 *)(r0 + 128) += r1          ; @a7
; agg-in-many-clauses.d:8: BEGIN /pid == 8/ { @a8 = count(); }
L7:   r1 = *(u32 *)(r6 + ctx.pid)
      if r1 != 8 goto L8
      r1 = 1
      lock *(u64 *)(r0 + 136) += r1          ; @a8
; agg-in-many-clauses.d:9: BEGIN /pid == 9/ { @a9 = count(); }
L8:   r1 = *(u32 *)(r6 + ctx.pid)
      if r1 != 9 goto L9
      r1 = 1
      lock *(u64 *)(r0 + 144) += r1          ; @a9
L9:   leave
