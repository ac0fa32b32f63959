BEGIN { i += i++; this->n = 1; trace(this->n + this->n++ * this->n); this->n -= ++this->n; copyinto(arg1 + (n++), n++, this->p + (n++)); this->p = (char *)alloca(64); }
END { this->q = (char *)alloca(8); bcopy(this->q + this->m++, this->q, this->m); trace((s == (s = "b"))); trace(s[(s = "c") == "c"]); p = (int *)((k++) + (int *)arg0); t[u++] = u; }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
record of clause 1: 21 bytes
  trace: s32 at 16
  trace: s8 at 20
dt_program_0, 2 arguments, clauses 0
      prologue
      r0 = 0                                 ; this->p
      *(u64 *)(r10 - 8) = r0                 ; spill
; order-of-operands.d:1: BEGIN { i += i++; this->n = 1; trace(this->n + this->n++ * this->n); this->n -= ++this->n; copyinto(arg1 + (n++), n++, this->p + (n++)); this->p = (char *)alloca(64); }
      r7 = 0
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r0 = reserve 20 bytes, else goto L9
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = globals + 0
      r2 = *(u64 *)(r1 + 0)                  ; i
      r3 = *(u64 *)(r1 + 0)                  ; i
      r4 = r3
      r4 += 1
      *(u64 *)(r1 + 0) = r4                  ; i
      r2 += r3
      *(u64 *)(r1 + 0) = r2                  ; i
      r2 = 1
      r3 = r2
      r4 = r2
      r2 += 1
      r2 = (s32)r2
      r4 *= r2
      r4 = (s32)r4
      r3 += r4
      *(u32 *)(r0 + 16) = r3
      r0 = r2
      r2 += 1
      r2 = (s32)r2
      r0 -= r2
      r0 = (s32)r0
      r2 = r0
      r0 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r10 - 16) = r0                ; spill
      r0 = *(u64 *)(r1 + 8)                  ; n
      r2 = r0
      r2 += 1
      *(u64 *)(r1 + 8) = r2                  ; n
      r2 = *(u64 *)(r10 - 16)                ; reload
      r2 += r0
      *(u64 *)(r10 - 16) = r2                ; spill
      r0 = *(u64 *)(r1 + 8)                  ; n
      r2 = r0
      r2 += 1
      *(u64 *)(r1 + 8) = r2                  ; n
      r5 = *(u64 *)(r10 - 8)                 ; reload
      r2 = *(u64 *)(r1 + 8)                  ; n
      r3 = r2
      r3 += 1
      *(u64 *)(r1 + 8) = r3                  ; n
      r5 += r2
      if r0 <= 256 goto L1
      r4 = r0
      r2 = 0xa800000                         ; invalid size
      r3 = pc
      goto L10
L1:   r8 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r8
      r3 += 408
      if r3 > r2 goto L9
      *(u64 *)(r8 + 384) = r8
      r2 = *(u64 *)(r8 + 384)                ; as a number
      r9 = r5
      r9 -= r2
      r9 += 0
      if r9 >= 384 goto L3
      r9 += -64
      if r9 <= r7 goto L2
      r4 = r5
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L10
L2:   r9 += r0
      if r9 <= r7 goto L3
      r4 = r0
      r2 = 0xa800000                         ; invalid size
      r3 = pc
      goto L10
L3:   *(u64 *)(r8 + 392) = r8
      r2 = *(u64 *)(r8 + 392)                ; as a number
      r3 = r5
      r3 -= r2
      if r3 > 408 goto L4
      r2 = r0
      r2 += r3
      if r2 > 408 goto L4
      r9 = r8
      r9 += r3
      r4 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r9
      r2 += 256
      if r2 > r4 goto L9
      goto L6
L4:   *(u64 *)(r8 + 400) = r1
      r4 = *(u64 *)(r8 + 400)                ; as a number
      r3 = r5
      r3 -= r4
      if r3 > 296 goto L5
      r2 = r0
      r2 += r3
      if r2 > 296 goto L5
      r9 = r1
      r9 += r3
      goto L6
L5:   r4 = r5
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L10
L6:   r1 = r9
      r2 = r0
      r3 = *(u64 *)(r10 - 16)                ; reload
      call probe_read_user
      if r0 == 0 goto L7
      r4 = *(u64 *)(r10 - 16)                ; reload
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L10
L7:   r0 = r7
      r0 += 7
      r0 &= -8
      if r0 <= 192 goto L8
      r4 = 0
      r2 = 0x5800000                         ; out of scratch space
      r3 = pc
      goto L10
L8:   r7 = r0
      r7 += 64
      *(u64 *)(r8 + 384) = r8
      r1 = *(u64 *)(r8 + 384)                ; as a number
      r1 += 64
      r1 += r0
      *(u64 *)(r10 - 8) = r1                 ; spill
L9:   commit
      goto L11
L10:  r1 = r6
      call dt_fault()
L11:  leave
dt_program_1, 1 arguments, clauses 1
      prologue
      r7 = 0                                 ; this->m
; order-of-operands.d:2: END { this->q = (char *)alloca(8); bcopy(this->q + this->m++, this->q, this->m); trace((s == (s = "b"))); trace(s[(s = "c") == "c"]); p = (int *)((k++) + (int *)arg0); t[u++] = u; }
      r8 = 0
      call ktime_get_ns                      ; time
      *(u64 *)(r10 - 8) = r0                 ; spill
      r1 = r6
      r2 = 1                                 ; output
      r3 = map rings
      r4 = 21
      call buffer_reserve
      if r0 == 0 goto L1
      r1 = r0
      call dt_count_drop()
L1:   r0 = *(u64 *)(r6 + ctx.buf)
      *(u64 *)(r10 - 16) = r0                ; spill
      r0 = *(u64 *)(r6 + ctx.buf_end)
      r1 = *(u64 *)(r10 - 16)                ; reload
      r1 += 21
      if r1 > r0 goto L18
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r0 + 0) = 2                   ; clause
      r0 = *(u64 *)(r10 - 16)                ; reload
      r1 = *(u64 *)(r10 - 8)                 ; reload
      *(u64 *)(r0 + 4) = r1                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      r1 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r0 = r8
      r0 += 7
      r0 &= -8
      if r0 <= 248 goto L2
      r4 = 0
      r2 = 0x5800001                         ; out of scratch space
      r3 = pc
      goto L19
L2:   r8 = r0
      r8 += 8
      r9 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r9
      r2 += 1152
      if r2 > r1 goto L18
      *(u64 *)(r9 + 384) = r9
      r1 = *(u64 *)(r9 + 384)                ; as a number
      r1 += 64
      r1 += r0
      r0 = r1
      *(u64 *)(r10 - 8) = r0                 ; spill
      r1 = r7
      r7 += 1
      r2 = *(u64 *)(r10 - 8)                 ; reload
      r2 += r1
      *(u64 *)(r10 - 8) = r2                 ; spill
      if r7 <= 256 goto L3
      r4 = r7
      r2 = 0xa800001                         ; invalid size
      r3 = pc
      goto L19
L3:   *(u64 *)(r9 + 384) = r9
      r1 = *(u64 *)(r9 + 384)                ; as a number
      r5 = r0
      r5 -= r1
      r5 += 0
      if r5 >= 384 goto L5
      r5 += -64
      if r5 <= r8 goto L4
      r4 = r0
      r2 = 0x1800001                         ; invalid address
      r3 = pc
      goto L19
L4:   r5 += r7
      if r5 <= r8 goto L5
      r4 = r7
      r2 = 0xa800001                         ; invalid size
      r3 = pc
      goto L19
L5:   *(u64 *)(r9 + 392) = r9
      r1 = *(u64 *)(r9 + 392)                ; as a number
      r2 = r0
      r2 -= r1
      if r2 > 1152 goto L6
      r1 = r7
      r1 += r2
      if r1 > 1152 goto L6
      r5 = r9
      r5 += r2
      r3 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r5
      r1 += 256
      if r1 > r3 goto L18
      goto L8
L6:   r3 = globals + 0
      *(u64 *)(r9 + 400) = r3
      r4 = *(u64 *)(r9 + 400)                ; as a number
      r2 = r0
      r2 -= r4
      if r2 > 296 goto L7
      r1 = r7
      r1 += r2
      if r1 > 296 goto L7
      r5 = r3
      r5 += r2
      goto L8
L7:   r4 = r0
      r2 = 0x1800001                         ; invalid address
      r3 = pc
      goto L19
L8:   *(u64 *)(r9 + 408) = r9
      r0 = *(u64 *)(r9 + 408)                ; as a number
      r1 = *(u64 *)(r10 - 8)                 ; reload
      r1 -= r0
      r1 += 0
      if r1 >= 384 goto L10
      r1 += -64
      if r1 <= r8 goto L9
      r4 = *(u64 *)(r10 - 8)                 ; reload
      r2 = 0x1800001                         ; invalid address
      r3 = pc
      goto L19
L9:   r1 += r7
      if r1 <= r8 goto L10
      r4 = r7
      r2 = 0xa800001                         ; invalid size
      r3 = pc
      goto L19
L10:  r1 = r5
      r2 = r7
      r3 = *(u64 *)(r10 - 8)                 ; reload
      call probe_read_kernel
      if r0 == 0 goto L11
      r4 = *(u64 *)(r10 - 8)                 ; reload
      r2 = 0x1800001                         ; invalid address
      r3 = pc
      goto L19
L11:  r7 = globals + 0
      r3 = r7
      r3 += 16
      r1 = r9
      r1 += 384
      r2 = 256
      call probe_read_kernel_str             ; s
      r1 = r7
      r1 += 16
      r2 = 256
      r3 = literals + 0                      ; "b"
      call probe_read_kernel_str
      r3 = r7
      r3 += 16
      r1 = r9
      r1 += 640
      r2 = 256
      call probe_read_kernel_str             ; s
      r1 = r9
      r1 += 384
      r2 = r9
      r2 += 640
      r3 = 256
      call dt_strcmp()
      r0 = (s32)r0
      if r0 != 0 goto L12
      r0 = 1
      goto L13
L12:  r0 = 0
L13:  r1 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0
      r3 = r7
      r3 += 16
      r1 = r9
      r1 += 384
      r2 = 256
      call probe_read_kernel_str             ; s
      r1 = r7
      r1 += 16
      r2 = 256
      r3 = literals + 2                      ; "c"
      call probe_read_kernel_str
      r3 = r7
      r3 += 16
      r1 = r9
      r1 += 640
      r2 = 256
      call probe_read_kernel_str             ; s
      r1 = r9
      r1 += 640
      r2 = 256
      r3 = literals + 2                      ; "c"
      call strncmp
      r0 = (s32)r0
      if r0 != 0 goto L14
      r0 = 1
      goto L15
L14:  r0 = 0
L15:  if r0 < 256 goto L16
      r4 = r0
      r2 = 0xb800001                         ; index out of bounds
      r3 = pc
      goto L19
L16:  r1 = r9
      r1 += 896
      r2 = 256
      r3 = r9
      r3 += 384
      r4 = r0
      r5 = 1
      call dt_substr()
      r0 = *(s8 *)(r9 + 896)                 ; s[]
      r1 = *(u64 *)(r10 - 16)                ; reload
      *(u8 *)(r1 + 20) = r0
      r0 = *(u64 *)(r7 + 272)                ; k
      r1 = r0
      r1 += 1
      *(u64 *)(r7 + 272) = r1                ; k
      r0 *= 4
      r1 = *(u64 *)(r6 + ctx.args[0])
      r0 += r1
      *(u64 *)(r7 + 280) = r0                ; p
      r0 = *(u64 *)(r7 + 288)                ; u
      r1 = r0
      r1 += 1
      *(u64 *)(r7 + 288) = r1                ; u
      *(u64 *)(r9 + 384) = r0
      r7 = *(u64 *)(r7 + 288)                ; u
      if r7 != 0 goto L17
      r2 = r9
      r2 += 384
      r1 = map t0
      call map_delete_elem
      goto L18
L17:  *(u64 *)(r9 + 392) = r7
      r3 = r9
      r3 += 392
      r2 = r9
      r2 += 384
      r1 = map t0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L18
      r1 = 1
      call dt_count()
L18:  commit
      goto L20
L19:  r1 = r6
      call dt_fault()
L20:  leave
dt_fault: as in gen/fault-without-a-record.d
