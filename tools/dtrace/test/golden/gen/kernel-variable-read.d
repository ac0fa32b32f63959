BEGIN { trace(`init_task.pid); trace(stringof(`init_task.comm)); trace(`first_file.f_path.dentry->d_name.len); }
==== code
record of clause 0: 272 bytes
  trace: s32 at 8
  trace: string of 256 at 12
  trace: u32 at 268
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-variable-read.d:1: BEGIN { trace(`init_task.pid); trace(stringof(`init_task.comm)); trace(`first_file.f_path.dentry->d_name.len); }
      r7 = reserve 272 bytes, else goto L4
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r0 = `init_task
      r1 = r0
      r1 += 56
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u32 *)(r0 + 0)                  ; `init_task.pid
      *(u32 *)(r7 + 8) = r0
      r0 = `init_task
      r8 = r0
      r8 += 72
      r3 = r8
      r1 = r7
      r1 += 12
      r2 = 16
      call probe_read_kernel_str             ; `init_task.comm
      if r0 s>= 0 goto L1
      r4 = r8
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L1:   if r0 != 16 goto L2
      r3 = r8
      r3 += 15
      r1 = r7
      r1 += 27
      r2 = 1
      call probe_read_kernel
      r1 = r7
      r1 += 28
      *(u8 *)(r1 + 0) = 0
L2:   r0 = `first_file
      r1 = r0
      r1 += 24
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u64 *)(r0 + 0)                  ; `first_file.f_path.dentry
      r8 = r0
      r8 += 8
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r8
      call probe_read_kernel                 ; `first_file.f_path.dentry->d_name.len
      if r0 == 0 goto L3
      r4 = r8
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L3:   r0 = *(u32 *)(r10 - 8)
      *(u32 *)(r7 + 268) = r0
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
