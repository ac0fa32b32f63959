BEGIN { trace(`first_file.f_path.dentry->d_name.len); }
==== code
record of clause 0: 20 bytes
  trace: u32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-variable-leads-on.d:1: BEGIN { trace(`first_file.f_path.dentry->d_name.len); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 20 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = `first_file
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
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L3
L1:   r0 = *(u32 *)(r10 - 8)
      *(u32 *)(r8 + 16) = r0
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
