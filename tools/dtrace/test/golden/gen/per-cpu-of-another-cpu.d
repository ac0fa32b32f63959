BEGIN { trace(percpu(`runqueue_length, arg0)); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 1 arguments, clauses 0
      prologue
; per-cpu-of-another-cpu.d:1: BEGIN { trace(percpu(`runqueue_length, arg0)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 20 bytes, else goto L3
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.args[0])
      if r7 <= 0x7fffffff goto L1
      r4 = r7
      r2 = 0xc800000                         ; no such CPU
      r3 = pc
      goto L4
L1:   r1 = per-CPU `runqueue_length
      r2 = r7
      call per_cpu_ptr
      if r0 != 0 goto L2
      r4 = r7
      r2 = 0xc800000                         ; no such CPU
      r3 = pc
      goto L4
L2:   r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
      *(u32 *)(r8 + 16) = r0
L3:   commit
      goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault: as in gen/fault-without-a-record.d
