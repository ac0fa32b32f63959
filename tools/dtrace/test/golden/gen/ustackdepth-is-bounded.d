//! -x maxframes=5
fbt::vfs_read:entry { trace(ustackdepth); }
==== code
record of clause 0: 20 bytes
  trace: u32 at 16
dt_program_0, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L3
; ustackdepth-is-bounded.d:2: fbt::vfs_read:entry { trace(ustackdepth); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 20 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r4 = *(u32 *)(r6 + ctx.pid)
      r1 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r1
      r2 += 1080
      if r2 > r0 goto L2
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = 127
      call dt_unwind()
      if r0 <= 5 goto L1
      r0 = 5                                 ; -x maxframes
L1:   *(u32 *)(r8 + 16) = r0
L2:   commit
L3:   leave
