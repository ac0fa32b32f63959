string g; self string s; string a[int];
BEGIN { g[1] = 'x'; g[arg0] = 'y'; }
END { self->s[arg0] = 'z'; a[1][arg0] = 'w'; this->t = "th"; this->t[arg0] = 'T'; }
==== code
clause 0 writes no record
clause 1 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
; characters-assigned.d:2: BEGIN { g[1] = 'x'; g[arg0] = 'y'; }
      r0 = globals + 0
      *(u8 *)(r0 + 1) = 120                  ; g[]
      r1 = *(u64 *)(r6 + ctx.args[0])
      if r1 < 256 goto L1
      r4 = r1
      r2 = 0xb000000                         ; index out of bounds
      r3 = pc
      goto L2
L1:   r0 += r1
      *(u8 *)(r0 + 0) = 121                  ; g[]
      goto L3
L2:   r1 = r6
      call dt_fault()
L3:   leave
dt_program_1, 1 arguments, clauses 1
      prologue
; characters-assigned.d:3: END { self->s[arg0] = 'z'; a[1][arg0] = 'w'; this->t = "th"; this->t[arg0] = 'T'; }
      r7 = *(u64 *)(r6 + ctx.args[0])
      if r7 < 256 goto L1
      r4 = r7
      r2 = 0xb000001                         ; index out of bounds
      r3 = pc
      goto L10
L1:   r8 = r7
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      if r0 == 0 goto L2
      r0 += r8
      *(u8 *)(r0 + 0) = 122                  ; self->s[]
      goto L3
L2:   r1 = 1
      call dt_count()
L3:   r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 520
      if r1 > r0 goto L11
      *(u64 *)(r8 + 256) = 1
      if r7 < 256 goto L4
      r4 = r7
      r2 = 0xb000001                         ; index out of bounds
      r3 = pc
      goto L10
L4:   *(u64 *)(r10 - 8) = r7                 ; spill
      r2 = r8
      r2 += 256
      r1 = map a0
      call map_lookup_elem
      r9 = r0
      if r9 != 0 goto L6
      r1 = r8
      r1 += 264
      r2 = 256
      r3 = 0
      call probe_read_kernel                 ; clears
      r3 = r8
      r3 += 264
      r2 = r8
      r2 += 256
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L5
      r1 = 1
      call dt_count()
L5:   r2 = r8
      r2 += 256
      r1 = map a0
      call map_lookup_elem
      r9 = r0
      if r9 == 0 goto L7
L6:   r0 = *(u64 *)(r10 - 8)                 ; reload
      r9 += r0
      *(u8 *)(r9 + 0) = 119                  ; a[][]
      goto L8
L7:   r1 = 1
      call dt_count()
L8:   r1 = r8
      r2 = 256
      r3 = literals + 0                      ; "th"
      call probe_read_kernel_str
      if r7 < 256 goto L9
      r4 = r7
      r2 = 0xb000001                         ; index out of bounds
      r3 = pc
      goto L10
L9:   r8 += r7
      r0 = r8
      r0 += 1
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      if r0 > r1 goto L11
      *(u8 *)(r8 + 0) = 84                   ; this->t[]
      goto L11
L10:  r1 = r6
      call dt_fault()
L11:  leave
dt_fault: as in gen/fault-without-a-record.d
