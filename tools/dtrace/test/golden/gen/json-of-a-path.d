BEGIN { trace(json(execname, "a.b")); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; json-of-a-path.d:1: BEGIN { trace(json(execname, "a.b")); }
      r7 = reserve 264 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r1 = r10
      r1 += -16
      r2 = 16
      call get_current_comm                  ; execname
      r5 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r5
      r1 += 96
      if r1 > r0 goto L1
      r1 = r7
      r1 += 8
      r2 = 256
      r3 = r10
      r3 += -16
      r4 = literals + 0                      ; "a.b"
      call dt_json()
L1:   commit
      leave
