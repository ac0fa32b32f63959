typedef struct foo foo_t;
struct foo { int a; int b; };
foo_t v[4];
this foo_t t;
this foo_t u;
self foo_t s;
foo_t as[int];
BEGIN { v[1].a = 1; v[2].a = 2; this->t = v[2]; this->u = this->t; self->s = this->u; as[1] = self->s; trace(as[1].b); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r0
      r2 += 32
      if r2 > r1 goto L8
      *(u64 *)(r0 + 8) = 0
; typedef-before-its-struct-in-memory.d:8: BEGIN { v[1].a = 1; v[2].a = 2; this->t = v[2]; this->u = this->t; self->s = this->u; as[1] = self->s; trace(as[1].b); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 20 bytes, else goto L7
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = globals + 0
      *(u32 *)(r0 + 8) = 1                   ; v[].a
      *(u32 *)(r0 + 16) = 2                  ; v[].a
      r7 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r7
      r2 += 32
      if r2 > r1 goto L7
      r0 = *(u64 *)(r0 + 16)
      *(u64 *)(r7 + 0) = r0
      r0 = *(u64 *)(r7 + 0)
      *(u64 *)(r7 + 8) = r0
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      r9 = r0
      if r9 == 0 goto L1
      r0 = *(u64 *)(r7 + 8)
      *(u64 *)(r9 + 0) = r0
      goto L2
L1:   r1 = 1
      call dt_count()
L2:   *(u64 *)(r7 + 16) = 1
      if r9 == 0 goto L3
      r0 = *(u64 *)(r9 + 0)
      *(u64 *)(r7 + 24) = r0
      goto L4
L3:   *(u64 *)(r7 + 24) = 0
L4:   r3 = r7
      r3 += 24
      r2 = r7
      r2 += 16
      r1 = map as0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L5
      r1 = 1
      call dt_count()
L5:   *(u64 *)(r7 + 16) = 1
      r2 = r7
      r2 += 16
      r1 = map as0
      call map_lookup_elem
      r1 = 0
      if r0 == 0 goto L6
      r0 = *(s32 *)(r0 + 4)                  ; as[].b
      r1 = r0
L6:   *(u32 *)(r8 + 16) = r1
L7:   commit
L8:   leave
