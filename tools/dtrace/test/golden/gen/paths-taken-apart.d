BEGIN { trace(basename(dirname("/a/b"))); trace(cleanpath("/a/../b")); }
==== code
record of clause 0: 520 bytes
  trace: string of 256 at 8
  trace: string of 256 at 264
dt_program_0, 0 arguments, clauses 0
      prologue
; paths-taken-apart.d:1: BEGIN { trace(basename(dirname("/a/b"))); trace(cleanpath("/a/../b")); }
      r7 = reserve 520 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 256
      if r1 > r0 goto L1
      r1 = r8
      r2 = 256
      r3 = literals + 0                      ; "/a/b"
      call dt_dirname()
      r1 = r7
      r1 += 8
      r2 = 256
      r3 = r8
      call dt_basename()
      r4 = *(u64 *)(r6 + ctx.buf_end)
      r1 = r7
      r1 += 264
      r2 = 256
      r3 = literals + 5                      ; "/a/../b"
      r5 = r8
      call dt_cleanpath()
L1:   commit
      leave
