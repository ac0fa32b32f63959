BEGIN { trace(getmajor(arg0)); trace(getminor(arg0)); trace(rand()); }
==== code
record of clause 0: 20 bytes
  trace: u32 at 8
  trace: u32 at 12
  trace: s32 at 16
dt_program_0, 1 arguments, clauses 0
      prologue
; devices-and-chance.d:1: BEGIN { trace(getmajor(arg0)); trace(getminor(arg0)); trace(rand()); }
      r7 = reserve 20 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r0 = *(u64 *)(r6 + ctx.args[0])
      w1 = w0
      r1 >>= 20
      *(u32 *)(r7 + 8) = r1
      w0 = w0
      r0 &= 0xfffff
      *(u32 *)(r7 + 12) = r0
      call get_prandom_u32
      w0 >>= 1
      *(u32 *)(r7 + 16) = r0
L1:   commit
      leave
