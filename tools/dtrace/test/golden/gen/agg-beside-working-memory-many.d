//! -x strsize=8k
BEGIN { @a = count(); } BEGIN { @b = count(); } BEGIN { @c = count(); } BEGIN { @d = count(); } BEGIN { @e = count(); }
BEGIN { @f = count(); } BEGIN { @g = count(); } BEGIN { @h = count(); } BEGIN { @i = count(); trace(copyinstr(0)); }
==== code
clause 0 writes no record
clause 1 writes no record
clause 2 writes no record
clause 3 writes no record
clause 4 writes no record
clause 5 writes no record
clause 6 writes no record
clause 7 writes no record
record of clause 8: 8208 bytes
  trace: string of 8192 at 16
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
      if r7 == 0 goto L6
      call dt_claim_working()
      r8 = r0                                ; working memory
      if r8 == 0 goto L6
; agg-beside-working-memory-many.d:2: BEGIN { @a = count(); } BEGIN { @b = count(); } BEGIN { @c = count(); } BEGIN { @d = count(); } BEGIN { @e = count(); }
      r0 = 1
      lock *(u64 *)(r7 + 80) += r0           ; @a
      r0 = 1
      lock *(u64 *)(r7 + 88) += r0           ; @b
      r0 = 1
      lock *(u64 *)(r7 + 96) += r0           ; @c
      r0 = 1
      lock *(u64 *)(r7 + 104) += r0          ; @d
      r0 = 1
      lock *(u64 *)(r7 + 112) += r0          ; @e
; agg-beside-working-memory-many.d:3: BEGIN { @f = count(); } BEGIN { @g = count(); } BEGIN { @h = count(); } BEGIN { @i = count(); trace(copyinstr(0)); }
      r0 = 1
      lock *(u64 *)(r7 + 120) += r0          ; @f
      r0 = 1
      lock *(u64 *)(r7 + 128) += r0          ; @g
      r0 = 1
      lock *(u64 *)(r7 + 136) += r0          ; @h
      call ktime_get_ns                      ; time
      *(u64 *)(r10 - 16) = r0                ; spill
      r9 = r8                                ; record
      r9 += 12
      r0 = 1
      lock *(u64 *)(r7 + 144) += r0          ; @i
      r1 = r9
      r1 += 16
      r2 = 8192
      r3 = 0
      call probe_read_user_str
      if r0 s>= 0 goto L1
      r4 = 0
      r2 = 0x1000008                         ; invalid address
      r3 = pc
      goto L4
L1:   r0 = *(u64 *)(r8 + 0)                  ; slot
      *(u64 *)(r10 - 24) = r0                ; spill
      r1 = reserve 4072 bytes, else goto L2
      *(u32 *)(r1 + 0) = 0xffffffff80000009  ; clause
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u64 *)(r1 + 4) = r0                  ; time
      r7 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r7                 ; ecb
      r0 = *(u64 *)(r10 - 24)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 0                  ; part
      *(u16 *)(r1 + 22) = 3
      r1 += 24
      r2 = 4048
      r3 = r9
      r3 += 16
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L2
      *(u32 *)(r1 + 0) = 0xffffffff80000009  ; clause
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u64 *)(r1 + 4) = r0                  ; time
      *(u32 *)(r1 + 12) = r7                 ; ecb
      r0 = *(u64 *)(r10 - 24)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 1                  ; part
      *(u16 *)(r1 + 22) = 3
      r1 += 24
      r2 = 4048
      r3 = r9
      r3 += 4064
      call probe_read_kernel
      commit
      r1 = reserve 120 bytes, else goto L2
      *(u32 *)(r1 + 0) = 0xffffffff80000009  ; clause
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u64 *)(r1 + 4) = r0                  ; time
      *(u32 *)(r1 + 12) = r7                 ; ecb
      r0 = *(u64 *)(r10 - 24)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 2                  ; part
      *(u16 *)(r1 + 22) = 3
      r1 += 24
      r2 = 96
      r3 = r9
      r3 += 8112
      call probe_read_kernel
      commit
      goto L3
L2:   commit
L3:   goto L5
L4:   r1 = r6
      r5 = r8
      call dt_fault()
L5:   if r8 == 0 goto L6
      *(u64 *)(r8 + 0) = 0                   ; working memory is free
L6:   leave
dt_fault
      r6 = r1                                ; ctx
      r7 = r2                                ; kind and clause
      *(u64 *)(r10 - 8) = r3                 ; spill
      *(u64 *)(r10 - 16) = r4                ; spill
      r0 = r5                                ; working memory
      r8 = r7
      r8 >>= 24
      if r7 & 0x800000 goto L1
      goto L2
L1:   discard
L2:   r7 &= 0x3fffff
      call ktime_get_ns                      ; time
      r9 = r0                                ; time
      r0 = reserve 40 bytes, else goto L3
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 0) = 0                   ; fault record
      *(u64 *)(r0 + 4) = r9                  ; time
      *(u32 *)(r0 + 12) = r1
      *(u32 *)(r0 + 16) = r7
      r1 = *(u64 *)(r10 - 16)                ; reload
      *(u64 *)(r0 + 20) = r1
      *(u32 *)(r0 + 28) = r8
      r1 = *(u64 *)(r10 - 8)                 ; reload
      *(u32 *)(r0 + 32) = r1
L3:   commit
      r0 = *(u32 *)(r6 + ctx.probe_id)
      leave
