self int s; fbt::vfs_read:entry { speculate(self->s); trace(arg0); }
==== code
record of clause 0: 36 bytes
  speculation u64 at 20
  trace: s64 at 28
dt_program_0, 1 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L4
; speculate-with-data.d:1: self int s; fbt::vfs_read:entry { speculate(self->s); trace(arg0); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 36 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      *(u64 *)(r8 + 20) = 0                  ; speculation
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 0
      call task_storage_get
      r1 = 0
      if r0 == 0 goto L1
      r0 = *(s32 *)(r0 + 0)                  ; self->s
      r1 = r0
L1:   w1 = w1
      call dt_speculate()
      if r0 == 0 goto L3
      *(u64 *)(r8 + 20) = r0                 ; speculation
      r0 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r8 + 28) = r0
L2:   commit
      goto L4
L3:   discard
L4:   leave
