BEGIN { trace(`runqueue_length); trace(`current_task->pid); trace(percpu(`runqueue_length, arg0)); trace(&`runqueue_length); }
==== code
record of clause 0: 36 bytes
  trace: s32 at 16
  trace: s32 at 20
  trace: s32 at 24
  trace: u64 at 28
dt_program_0, 1 arguments, clauses 0
      prologue
; per-cpu.d:1: BEGIN { trace(`runqueue_length); trace(`current_task->pid); trace(percpu(`runqueue_length, arg0)); trace(&`runqueue_length); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 36 bytes, else goto L4
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r1 = per-CPU `runqueue_length
      call this_cpu_ptr
      r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
      *(u32 *)(r8 + 16) = r0
      r1 = per-CPU `current_task
      call this_cpu_ptr
      r0 = *(u64 *)(r0 + 0)                  ; `current_task
      r7 = r0
      r7 += 56
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r7
      call probe_read_kernel                 ; `current_task->pid
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L1:   r0 = *(s32 *)(r10 - 8)
      *(u32 *)(r8 + 20) = r0
      r7 = *(u64 *)(r6 + ctx.args[0])
      if r7 <= 0x7fffffff goto L2
      r4 = r7
      r2 = 0xc800000                         ; no such CPU
      r3 = pc
      goto L5
L2:   r1 = per-CPU `runqueue_length
      r2 = r7
      call per_cpu_ptr
      if r0 != 0 goto L3
      r4 = r7
      r2 = 0xc800000                         ; no such CPU
      r3 = pc
      goto L5
L3:   r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
      *(u32 *)(r8 + 24) = r0
      r1 = per-CPU `runqueue_length
      call this_cpu_ptr
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 8
      if r3 > r2 goto L4
      *(u64 *)(r1 + 0) = r0
      r0 = *(u64 *)(r1 + 0)                  ; as a number
      *(u64 *)(r8 + 28) = r0
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
