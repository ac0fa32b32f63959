BEGIN { trace(`runqueue_length); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; per-cpu.d:1: BEGIN { trace(`runqueue_length); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 20 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r1 = per-CPU `runqueue_length
      call this_cpu_ptr
      r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
      *(u32 *)(r8 + 16) = r0
L1:   commit
      leave
