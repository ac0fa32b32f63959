string a, b; BEGIN { a = b; trace(a); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; global-string-copied.d:1: string a, b; BEGIN { a = b; trace(a); }
      r7 = reserve 264 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r8 = globals + 0
      r3 = r8
      r3 += 256
      r1 = r8
      r2 = 256
      call probe_read_kernel_str             ; b
      r3 = r8
      r1 = r7
      r1 += 8
      r2 = 256
      call probe_read_kernel_str             ; a
L1:   commit
      leave
