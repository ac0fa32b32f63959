BEGIN { trace(getmajor(arg0)); trace(getminor(arg0)); trace(rand()); }
==== code
record of clause 0: 28 bytes
  trace: u32 at 16
  trace: u32 at 20
  trace: s32 at 24
dt_program_0, 1 arguments, clauses 0
      prologue
; devices-and-chance.d:1: BEGIN { trace(getmajor(arg0)); trace(getminor(arg0)); trace(rand()); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.args[0])
      w1 = w0
      r1 >>= 20
      *(u32 *)(r8 + 16) = r1
      w0 = w0
      r0 &= 0xfffff
      *(u32 *)(r8 + 20) = r0
      call get_prandom_u32
      w0 >>= 1
      *(u32 *)(r8 + 24) = r0
L1:   commit
      leave
