BEGIN { }
==== code
record of clause 0: 16 bytes
dt_program_0, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r2 = map ecbs
      call finalize_context
      if r0 == 0 goto L1
      r1 = 0
      call dt_count()
      r0 = 0
      exit
; prologue-and-epilogue.d:1: BEGIN { }
L1:   call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = r6
      r2 = 1                                 ; output
      r3 = map rings
      r4 = 16
      call buffer_reserve
      if r0 == 0 goto L2
      r1 = r0
      call dt_count_drop()
L2:   r0 = *(u64 *)(r6 + ctx.buf)
      r1 = *(u64 *)(r6 + ctx.buf_end)
      r2 = r0
      r2 += 16
      if r2 > r1 goto L3
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L3:   r1 = r6
      r2 = 1                                 ; output
      r3 = map rings
      r4 = 0
      call buffer_commit
      r0 = 0
      exit
