//! -x strsize=8k
BEGIN { @a = count(); } BEGIN { @b = count(); } BEGIN { @c = count(); } BEGIN { @d = count(); } BEGIN { @e = count(); }
BEGIN { @f = count(); } BEGIN { @g = count(); } BEGIN { @h = count(); } BEGIN { @i = count(); this->s = execname; }
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
      r6 = r0
      if r6 == 0 goto L1
      call dt_claim_working()
      r7 = r0                                ; working memory
      if r7 == 0 goto L1
; agg-beside-working-memory-many.d:2: BEGIN { @a = count(); } BEGIN { @b = count(); } BEGIN { @c = count(); } BEGIN { @d = count(); } BEGIN { @e = count(); }
      r0 = 1
      lock *(u64 *)(r6 + 80) += r0           ; @a
      r0 = 1
      lock *(u64 *)(r6 + 88) += r0           ; @b
      r0 = 1
      lock *(u64 *)(r6 + 96) += r0           ; @c
      r0 = 1
      lock *(u64 *)(r6 + 104) += r0          ; @d
      r0 = 1
      lock *(u64 *)(r6 + 112) += r0          ; @e
; agg-beside-working-memory-many.d:3: BEGIN { @f = count(); } BEGIN { @g = count(); } BEGIN { @h = count(); } BEGIN { @i = count(); this->s = execname; }
      r0 = 1
      lock *(u64 *)(r6 + 120) += r0          ; @f
      r0 = 1
      lock *(u64 *)(r6 + 128) += r0          ; @g
      r0 = 1
      lock *(u64 *)(r6 + 136) += r0          ; @h
      r0 = 1
      lock *(u64 *)(r6 + 144) += r0          ; @i
      r1 = r7
      r1 += 8
      r2 = 16
      call get_current_comm                  ; execname
      if r7 == 0 goto L1
      *(u64 *)(r7 + 0) = 0                   ; working memory is free
L1:   leave
