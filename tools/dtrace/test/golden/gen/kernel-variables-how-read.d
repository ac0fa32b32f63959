BEGIN
{
	trace(`runqueue_length);
	trace(percpu(`runqueue_length, 1));
	trace(`first_of_all);
	trace(`numbers[pid]);
	trace(`init_task.bits.third);
	trace(`init_task.cred->uid.val);
	trace(`per_cpu_static);
}
==== code
record of clause 0: 60 bytes
  trace: s32 at 16
  trace: s32 at 20
  trace: u64 at 28
  trace: s32 at 36
  trace: u32 at 40
  trace: u32 at 44
  trace: u64 at 52
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-variables-how-read.d:1: BEGIN
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 60 bytes, else goto L6
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
; kernel-variables-how-read.d:3: trace(`runqueue_length);
      r1 = per-CPU `runqueue_length
      call this_cpu_ptr
      r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
      *(u32 *)(r8 + 16) = r0
; kernel-variables-how-read.d:4: trace(percpu(`runqueue_length, 1));
      r7 = 1
      if r7 <= 0x7fffffff goto L1
      r4 = r7
      r2 = 0xc800000                         ; no such CPU
      r3 = pc
      goto L7
L1:   r1 = per-CPU `runqueue_length
      r2 = r7
      call per_cpu_ptr
      if r0 != 0 goto L2
      r4 = r7
      r2 = 0xc800000                         ; no such CPU
      r3 = pc
      goto L7
L2:   r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
      *(u32 *)(r8 + 20) = r0
; kernel-variables-how-read.d:5: trace(`first_of_all);
      r1 = `first_of_all
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u64 *)(r0 + 0)                  ; `first_of_all
      *(u64 *)(r8 + 28) = r0
; kernel-variables-how-read.d:6: trace(`numbers[pid]);
      r0 = `numbers
      r1 = *(u32 *)(r6 + ctx.pid)
      if r1 < 8 goto L3
      r4 = r1
      r2 = 0xb800000                         ; index out of bounds
      r3 = pc
      goto L7
L3:   r1 <<= 2
      r0 += r1
      r1 = r0
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u32 *)(r0 + 0)                  ; `numbers[]
      *(u32 *)(r8 + 36) = r0
; kernel-variables-how-read.d:7: trace(`init_task.bits.third);
      r0 = `init_task
      r1 = r0
      r1 += 96
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u16 *)(r0 + 0)                  ; `init_task.bits.third
      r0 <<= 48
      r0 >>= 52
      *(u32 *)(r8 + 40) = r0
; kernel-variables-how-read.d:8: trace(`init_task.cred->uid.val);
      r0 = `init_task
      r1 = r0
      r1 += 64
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u64 *)(r0 + 0)                  ; `init_task.cred
      r7 = r0
      r7 += 4
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r7
      call probe_read_kernel                 ; `init_task.cred->uid.val
      if r0 == 0 goto L4
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L7
L4:   r0 = *(u32 *)(r10 - 8)
      *(u32 *)(r8 + 44) = r0
; kernel-variables-how-read.d:9: trace(`per_cpu_static);
      r1 = per-CPU variable
      call this_cpu_ptr
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 16
      if r3 > r2 goto L6
      *(u64 *)(r1 + 0) = r0
      r0 = *(u64 *)(r1 + 0)                  ; as a number
      r2 = per-CPU variable
      *(u64 *)(r1 + 8) = r2
      r1 = *(u64 *)(r1 + 8)                  ; as a number
      r0 -= r1
      r7 = `cpu_info + 8                     ; `per_cpu_static
      r7 += r0
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel                 ; `per_cpu_static
      if r0 == 0 goto L5
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L7
L5:   r0 = *(u64 *)(r10 - 8)
      *(u64 *)(r8 + 52) = r0
; kernel-variables-how-read.d:1: BEGIN
L6:   commit
      goto L8
L7:   r1 = r6
      call dt_fault()
L8:   leave
dt_fault: as in gen/fault-without-a-record.d
