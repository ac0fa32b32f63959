double d;
struct sample { float f; double x; } s;
BEGIN { d = arg0; s.f = d; s.x = 3; this->n = (int)s.f; self->d = d; trace(d); printf("%f %d %g", s.x, this->n, (float)-1); }
==== code
record of clause 0: 44 bytes
  trace: 8 bytes at 20
  printf: 8 bytes at 28, s32 at 36, 4 bytes at 40
dt_program_0, 1 arguments, clauses 0
      prologue
; floats.d:3: BEGIN { d = arg0; s.f = d; s.x = 3; this->n = (int)s.f; self->d = d; trace(d); printf("%f %d %g", s.x, this->n, (float)-1); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 44 bytes, else goto L3
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = globals + 0
      r1 = *(u64 *)(r6 + ctx.args[0])
      r2 = 1
      r3 = 8
      call dt_convert_number()
      *(u64 *)(r7 + 0) = r0
      r1 = *(u64 *)(r7 + 0)                  ; d
      r2 = 8
      r3 = 4
      call dt_convert_number()
      *(u32 *)(r7 + 8) = r0
      r0 = 0x4008000000000000 ll
      *(u64 *)(r7 + 16) = r0
      r1 = *(u32 *)(r7 + 8)                  ; s.f
      r2 = 4
      r3 = 1
      call dt_convert_number()
      r0 = (s32)r0
      r9 = r0
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      if r0 == 0 goto L1
      r1 = *(u64 *)(r7 + 0)
      *(u64 *)(r0 + 0) = r1
      goto L2
L1:   r1 = 1
      call dt_count()
L2:   r0 = *(u64 *)(r7 + 0)
      *(u64 *)(r8 + 20) = r0
      r0 = *(u64 *)(r7 + 16)
      *(u64 *)(r8 + 28) = r0
      *(u32 *)(r8 + 36) = r9
      w0 = 0xbf800000
      *(u32 *)(r8 + 40) = r0
L3:   commit
      leave
