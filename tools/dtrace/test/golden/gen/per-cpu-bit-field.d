BEGIN { trace(`state.small); }
==== code
record of clause 0: 20 bytes
  trace: u32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; per-cpu-bit-field.d:1: BEGIN { trace(`state.small); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 20 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r1 = per-CPU `state
      call this_cpu_ptr
      r0 = *(u8 *)(r0 + 36)                  ; `state.small
      r0 <<= 61
      r0 >>= 61
      *(u32 *)(r8 + 16) = r0
L1:   commit
      leave
