BEGIN { exit(3); }
==== code
record of clause 0: 16 bytes
  request exit
dt_program_0, 0 arguments, clauses 0
      prologue
; exit-constant.d:1: BEGIN { exit(3); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = 0x300000003 ll
      r2 = state + 0
      r0 = *(u64 *)(r2 + 0)
      w3 = w0
      if r3 == 3 goto L1
      r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
L1:   commit
      leave
