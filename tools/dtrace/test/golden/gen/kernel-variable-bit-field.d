BEGIN { trace(`init_task.bits.third); }
==== code
record of clause 0: 20 bytes
  trace: u32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-variable-bit-field.d:1: BEGIN { trace(`init_task.bits.third); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 20 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = `init_task
      r1 = r0
      r1 += 96
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u16 *)(r0 + 0)                  ; `init_task.bits.third
      r0 <<= 48
      r0 >>= 52
      *(u32 *)(r8 + 16) = r0
L1:   commit
      leave
