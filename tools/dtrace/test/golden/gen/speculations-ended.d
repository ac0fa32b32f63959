//! -x nspec=3
self int a; BEGIN { commit(self->a); discard(2); commit(4); }
==== code
record of clause 0: 44 bytes
  commit u64 at 20
  discard u64 at 28
  commit u64 at 36
dt_program_0, 0 arguments, clauses 0
      prologue
; speculations-ended.d:2: self int a; BEGIN { commit(self->a); discard(2); commit(4); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 44 bytes, else goto L3
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      *(u64 *)(r8 + 20) = 0                  ; speculation
      *(u64 *)(r8 + 28) = 0                  ; speculation
      *(u64 *)(r8 + 36) = 0                  ; speculation
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 0
      call task_storage_get
      r1 = 0
      if r0 == 0 goto L1
      r0 = *(s32 *)(r0 + 0)                  ; self->a
      r1 = r0
L1:   w1 = w1
      if r1 <= 3 goto L2
      r4 = r1
      r2 = 0x3c00000                         ; illegal operation
      r3 = pc
      goto L4
L2:   call dt_end_speculation()
      *(u64 *)(r8 + 20) = r0                 ; speculation
      r1 = 2
      call dt_end_speculation()
      *(u64 *)(r8 + 28) = r0                 ; speculation
      r4 = 4
      r2 = 0x3c00000                         ; illegal operation
      r3 = pc
      goto L4
L3:   commit
      goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault
      r6 = r1                                ; ctx
      r7 = r2                                ; kind and clause
      *(u64 *)(r10 - 8) = r3                 ; spill
      *(u64 *)(r10 - 16) = r4                ; spill
      r8 = r7
      r8 >>= 24
      if r7 & 0x800000 goto L1
      goto L3
L1:   if r7 & 0x400000 goto L2
      discard
      goto L3
L2:   commit
L3:   r7 &= 0x3fffff
      call ktime_get_ns                      ; time
      r9 = r0                                ; time
      r0 = reserve 40 bytes, else goto L4
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 0) = 0                   ; fault record
      *(u64 *)(r0 + 4) = r9                  ; time
      *(u32 *)(r0 + 12) = r1
      *(u32 *)(r0 + 16) = r7
      r1 = *(u64 *)(r10 - 16)                ; reload
      *(u64 *)(r0 + 20) = r1
      *(u32 *)(r0 + 28) = r8
      r1 = *(u64 *)(r10 - 8)                 ; reload
      *(u32 *)(r0 + 32) = r1
L4:   commit
      r0 = *(u32 *)(r6 + ctx.probe_id)
      leave
