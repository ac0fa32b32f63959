BEGIN { trace(`init_task.pid); trace(stringof(`init_task.comm)); trace(`first_file.f_path.dentry->d_name.len); }
==== code
record of clause 0: 280 bytes
  trace: s32 at 16
  trace: string of 256 at 20
  trace: u32 at 276
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-variable-read.d:1: BEGIN { trace(`init_task.pid); trace(stringof(`init_task.comm)); trace(`first_file.f_path.dentry->d_name.len); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 280 bytes, else goto L4
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = `init_task
      r1 = r0
      r1 += 56
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u32 *)(r0 + 0)                  ; `init_task.pid
      *(u32 *)(r8 + 16) = r0
      r0 = `init_task
      r7 = r0
      r7 += 72
      r3 = r7
      r1 = r8
      r1 += 20
      r2 = 16
      call probe_read_kernel_str             ; `init_task.comm
      if r0 s>= 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L1:   if r0 != 16 goto L2
      r3 = r7
      r3 += 15
      r1 = r8
      r1 += 35
      r2 = 1
      call probe_read_kernel
      r1 = r8
      r1 += 36
      *(u8 *)(r1 + 0) = 0
L2:   r0 = `first_file
      r1 = r0
      r1 += 24
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u64 *)(r0 + 0)                  ; `first_file.f_path.dentry
      r7 = r0
      r7 += 8
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r7
      call probe_read_kernel                 ; `first_file.f_path.dentry->d_name.len
      if r0 == 0 goto L3
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L3:   r0 = *(u32 *)(r10 - 8)
      *(u32 *)(r8 + 276) = r0
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
