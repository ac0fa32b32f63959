string a, b; BEGIN { a = b; trace(a); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; global-string-copied.d:1: string a, b; BEGIN { a = b; trace(a); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 272 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = globals + 0
      r3 = r7
      r3 += 256
      r1 = r7
      r2 = 256
      call probe_read_kernel_str             ; b
      r3 = r7
      r1 = r8
      r1 += 16
      r2 = 256
      call probe_read_kernel_str             ; a
L1:   commit
      leave
