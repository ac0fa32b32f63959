BEGIN { discard(1); }
==== code
record of clause 0: 28 bytes
  discard u64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; speculation-discarded.d:1: BEGIN { discard(1); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      *(u64 *)(r8 + 20) = 0                  ; speculation
      r1 = 1
      call dt_end_speculation()
      *(u64 *)(r8 + 20) = r0                 ; speculation
L1:   commit
      leave
