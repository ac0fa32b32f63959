BEGIN { trace(`first_of_all); trace(`numbers[arg0]); trace(`init_task.bits.third); trace(`init_task.comm); trace(&`modules); trace(kernel_vars2.c`shared); }
==== code
record of clause 0: 304 bytes
  trace: u64 at 20
  trace: s32 at 28
  trace: u32 at 32
  trace: string of 256 at 36
  trace: u64 at 292
  trace: s32 at 300
dt_program_0, 1 arguments, clauses 0
      prologue
; kernel-variables.d:1: BEGIN { trace(`first_of_all); trace(`numbers[arg0]); trace(`init_task.bits.third); trace(`init_task.comm); trace(&`modules); trace(kernel_vars2.c`shared); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 304 bytes, else goto L4
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r1 = `first_of_all
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u64 *)(r0 + 0)                  ; `first_of_all
      *(u64 *)(r8 + 20) = r0
      r0 = `numbers
      r1 = *(u64 *)(r6 + ctx.args[0])
      if r1 < 8 goto L1
      r4 = r1
      r2 = 0xb800000                         ; index out of bounds
      r3 = pc
      goto L5
L1:   r1 <<= 2
      r0 += r1
      r1 = r0
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u32 *)(r0 + 0)                  ; `numbers[]
      *(u32 *)(r8 + 28) = r0
      r0 = `init_task
      r1 = r0
      r1 += 96
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u16 *)(r0 + 0)                  ; `init_task.bits.third
      r0 <<= 48
      r0 >>= 52
      *(u32 *)(r8 + 32) = r0
      r0 = `init_task
      r7 = r0
      r7 += 72
      r3 = r7
      r1 = r8
      r1 += 36
      r2 = 16
      call probe_read_kernel_str             ; `init_task.comm
      if r0 s>= 0 goto L2
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L2:   if r0 != 16 goto L3
      r3 = r7
      r3 += 15
      r1 = r8
      r1 += 51
      r2 = 1
      call probe_read_kernel
      r1 = r8
      r1 += 52
      *(u8 *)(r1 + 0) = 0
L3:   r0 = `modules
      *(u64 *)(r8 + 292) = r0
      r1 = `own_too - 4                      ; golden/kernel_vars2.c`shared
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u32 *)(r0 + 0)                  ; golden/kernel_vars2.c`shared
      *(u32 *)(r8 + 300) = r0
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
