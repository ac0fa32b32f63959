BEGIN { trace(basename(dirname("/a/b"))); trace(cleanpath("/a/../b")); }
==== code
record of clause 0: 528 bytes
  trace: string of 256 at 16
  trace: string of 256 at 272
dt_program_0, 0 arguments, clauses 0
      prologue
; paths-taken-apart.d:1: BEGIN { trace(basename(dirname("/a/b"))); trace(cleanpath("/a/../b")); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 528 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 256
      if r1 > r0 goto L1
      r1 = r7
      r2 = 256
      r3 = literals + 0                      ; "/a/b"
      call dt_dirname()
      r1 = r8
      r1 += 16
      r2 = 256
      r3 = r7
      call dt_basename()
      r4 = *(u64 *)(r6 + ctx.buf_end)
      r1 = r8
      r1 += 272
      r2 = 256
      r3 = literals + 5                      ; "/a/../b"
      r5 = r7
      call dt_cleanpath()
L1:   commit
      leave
