fbt::vfs_read:entry { trace(arg0 << arg1); trace(arg0 >> 3); trace(pid << arg0); trace(uid >> arg0); }
==== code
record of clause 0: 36 bytes
  trace: s64 at 12
  trace: s64 at 20
  trace: s32 at 28
  trace: u32 at 32
dt_program_0, 2 arguments, clauses 0
      prologue
; shifts.d:1: fbt::vfs_read:entry { trace(arg0 << arg1); trace(arg0 >> 3); trace(pid << arg0); trace(uid >> arg0); }
      r0 = reserve 36 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      r2 = *(u64 *)(r6 + ctx.args[1])
      r3 = r1
      r3 <<= r2
      *(u64 *)(r0 + 12) = r3
      r2 = r1
      r2 s>>= 3
      *(u64 *)(r0 + 20) = r2
      r2 = *(u32 *)(r6 + ctx.pid)
      r3 = r1
      r3 &= 31
      r2 <<= r3
      *(u32 *)(r0 + 28) = r2
      r2 = *(u32 *)(r6 + ctx.uid)
      r1 &= 31
      r2 >>= r1
      *(u32 *)(r0 + 32) = r2
L1:   commit
      leave
