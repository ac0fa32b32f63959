BEGIN { trace(`numbers[pid]); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-variable-element.d:1: BEGIN { trace(`numbers[pid]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 20 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = `numbers
      r1 = *(u32 *)(r6 + ctx.pid)
      if r1 < 8 goto L1
      r4 = r1
      r2 = 0xb800000                         ; index out of bounds
      r3 = pc
      goto L3
L1:   r1 <<= 2
      r0 += r1
      r1 = r0
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u32 *)(r0 + 0)                  ; `numbers[]
      *(u32 *)(r8 + 16) = r0
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
