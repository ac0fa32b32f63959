self int s; BEGIN { commit(self->s); }
==== code
record of clause 0: 28 bytes
  speculation u64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; speculation-committed.d:1: self int s; BEGIN { commit(self->s); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L2
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
      call dt_end_speculation()
      *(u64 *)(r8 + 20) = r0                 ; speculation
L2:   commit
      leave
