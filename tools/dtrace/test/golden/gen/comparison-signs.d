fbt::vfs_read:entry { trace(arg0 < 5); trace((uint64_t)arg0 < 5); }
==== code
record of clause 0: 16 bytes
  trace: s32 at 8
  trace: s32 at 12
dt_program_0, 1 arguments, clauses 0
      prologue
; comparison-signs.d:1: fbt::vfs_read:entry { trace(arg0 < 5); trace((uint64_t)arg0 < 5); }
      r0 = reserve 16 bytes, else goto L5
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      if r1 s>= 5 goto L1
      r2 = 1
      goto L2
L1:   r2 = 0
L2:   *(u32 *)(r0 + 8) = r2
      if r1 >= 5 goto L3
      r1 = 1
      goto L4
L3:   r1 = 0
L4:   *(u32 *)(r0 + 12) = r1
L5:   commit
      leave
