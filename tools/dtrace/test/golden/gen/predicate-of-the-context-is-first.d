fbt::vfs_read:entry /pid == 1/ { n++; }
BEGIN, fbt::vfs_write:entry /uid == 0 && arg0/ { n++; }
==== code
clause 0 writes no record
clause 1 writes no record
dt_program_0, 1 arguments, clauses 1
      prologue
; predicate-of-the-context-is-first.d:2: BEGIN, fbt::vfs_write:entry /uid == 0 && arg0/ { n++; }
      r0 = *(u32 *)(r6 + ctx.uid)
      if r0 != 0 goto L2
      r0 = *(u64 *)(r6 + ctx.args[0])
      if r0 == 0 goto L2
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      if r0 < 0x40000000 goto L1
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
L1:   r0 = globals + 0
      r1 = *(u64 *)(r0 + 0)                  ; n
      r1 += 1
      *(u64 *)(r0 + 0) = r1                  ; n
L2:   leave
dt_program_1, 0 arguments, clauses 0
; predicate-of-the-context-is-first.d:1: fbt::vfs_read:entry /pid == 1/ { n++; }
      r0 = *(u32 *)(r1 + ctx.pid)
      if r0 != 1 goto L1
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L1
      r0 = globals + 0
      r1 = *(u64 *)(r0 + 0)                  ; n
      r1 += 1
      *(u64 *)(r0 + 0) = r1                  ; n
L1:   leave
