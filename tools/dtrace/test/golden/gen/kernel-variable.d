BEGIN { trace(`first_of_all); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-variable.d:1: BEGIN { trace(`first_of_all); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r1 = `first_of_all
      r2 = BTF id of struct task_struct
      call bpf_rdonly_cast
      r0 = *(u64 *)(r0 + 0)                  ; `first_of_all
      *(u64 *)(r8 + 20) = r0
L1:   commit
      leave
