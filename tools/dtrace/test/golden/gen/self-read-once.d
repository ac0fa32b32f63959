self int n; BEGIN /self->n/ { trace(self->n); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; self-read-once.d:1: self int n; BEGIN /self->n/ { trace(self->n); }
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 0
      call task_storage_get
      r7 = r0
      r0 = 0
      if r7 == 0 goto L1
      r1 = *(s32 *)(r7 + 0)                  ; self->n
      r0 = r1
L1:   if r0 == 0 goto L4
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r0 = reserve 20 bytes, else goto L3
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = 0
      if r7 == 0 goto L2
      r2 = *(s32 *)(r7 + 0)                  ; self->n
      r1 = r2
L2:   *(u32 *)(r0 + 16) = r1
L3:   commit
L4:   leave
