BEGIN { trace(`runqueue_length); trace(`current_task->pid); trace(percpu(`runqueue_length, arg0)); trace(&`runqueue_length); }
==== code
record of clause 0: 28 bytes
  trace: s32 at 8
  trace: s32 at 12
  trace: s32 at 16
  trace: u64 at 20
dt_program_0, 1 arguments, clauses 0
      prologue
; per-cpu.d:1: BEGIN { trace(`runqueue_length); trace(`current_task->pid); trace(percpu(`runqueue_length, arg0)); trace(&`runqueue_length); }
      r7 = reserve 28 bytes, else goto L4
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r1 = per-CPU `runqueue_length
      call this_cpu_ptr
      r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
      *(u32 *)(r7 + 8) = r0
      r1 = per-CPU `current_task
      call this_cpu_ptr
      r0 = *(u64 *)(r0 + 0)                  ; `current_task
      r8 = r0
      r8 += 56
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r8
      call probe_read_kernel                 ; `current_task->pid
      if r0 == 0 goto L1
      r4 = r8
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L1:   r0 = *(s32 *)(r10 - 8)
      *(u32 *)(r7 + 12) = r0
      r8 = *(u64 *)(r6 + ctx.args[0])
      if r8 <= 0x7fffffff goto L2
      r4 = r8
      r2 = 0xc800000                         ; no such CPU
      r3 = pc
      goto L5
L2:   r1 = per-CPU `runqueue_length
      r2 = r8
      call per_cpu_ptr
      if r0 != 0 goto L3
      r4 = r8
      r2 = 0xc800000                         ; no such CPU
      r3 = pc
      goto L5
L3:   r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
      *(u32 *)(r7 + 16) = r0
      r1 = per-CPU `runqueue_length
      call this_cpu_ptr
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 8
      if r3 > r2 goto L4
      *(u64 *)(r1 + 0) = r0
      r0 = *(u64 *)(r1 + 0)                  ; as a number
      *(u64 *)(r7 + 20) = r0
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
