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
      r7 = r0
      if r7 == 0 goto L1
      call dt_claim_working()
      if r0 == 0 goto L1
; agg-beside-working-memory-many.d:2: BEGIN { @a = count(); } BEGIN { @b = count(); } BEGIN { @c = count(); } BEGIN { @d = count(); } BEGIN { @e = count(); }
      r1 = 1
      lock *(u64 *)(r7 + 80) += r1           ; @a
      r1 = 1
      lock *(u64 *)(r7 + 88) += r1           ; @b
      r1 = 1
      lock *(u64 *)(r7 + 96) += r1           ; @c
      r1 = 1
      lock *(u64 *)(r7 + 104) += r1          ; @d
      r1 = 1
      lock *(u64 *)(r7 + 112) += r1          ; @e
; agg-beside-working-memory-many.d:3: BEGIN { @f = count(); } BEGIN { @g = count(); } BEGIN { @h = count(); } BEGIN { @i = count(); this->s = execname; }
      r1 = 1
      lock *(u64 *)(r7 + 120) += r1          ; @f
      r1 = 1
      lock *(u64 *)(r7 + 128) += r1          ; @g
      r1 = 1
      lock *(u64 *)(r7 + 136) += r1          ; @h
      r1 = 1
      lock *(u64 *)(r7 + 144) += r1          ; @i
      r1 = *(u64 *)(r6 + ctx.task)
      r2 = *(u64 *)(r1 + 72)                 ; execname
      *(u64 *)(r0 + 8) = r2
      r1 = *(u64 *)(r1 + 80)                 ; execname
      *(u64 *)(r0 + 16) = r1
      if r0 == 0 goto L1
      *(u64 *)(r0 + 0) = 0                   ; working memory is free
L1:   leave
