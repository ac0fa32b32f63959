BEGIN { trace(&`runqueue_length); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; per-cpu-address.d:1: BEGIN { trace(&`runqueue_length); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r1 = per-CPU `runqueue_length
      call this_cpu_ptr
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 8
      if r3 > r2 goto L1
      *(u64 *)(r1 + 0) = r0
      r0 = *(u64 *)(r1 + 0)                  ; as a number
      *(u64 *)(r8 + 20) = r0
L1:   commit
      leave
