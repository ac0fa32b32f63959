fbt::vfs_read:entry /pid == 1/ { n++; }
fbt::vfs_read:entry /pid == 2/ { n--; }
==== code
clause 0 writes no record
clause 1 writes no record
dt_program_0, 0 arguments, clauses 0 1
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; predicates-of-two-clauses-are-in-turn.d:1: fbt::vfs_read:entry /pid == 1/ { n++; }
      r0 = *(u32 *)(r1 + ctx.pid)
      if r0 != 1 goto L1
      r0 = globals + 0
      r2 = *(u64 *)(r0 + 0)                  ; n
      r2 += 1
      *(u64 *)(r0 + 0) = r2                  ; n
; predicates-of-two-clauses-are-in-turn.d:2: fbt::vfs_read:entry /pid == 2/ { n--; }
L1:   r0 = *(u32 *)(r1 + ctx.pid)
      if r0 != 2 goto L2
      r0 = globals + 0
      r1 = *(u64 *)(r0 + 0)                  ; n
      r1 += -1
      *(u64 *)(r0 + 0) = r1                  ; n
L2:   leave
