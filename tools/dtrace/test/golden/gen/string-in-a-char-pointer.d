char *s;
BEGIN { s = probeprov; trace(s[0]); }
==== code
record of clause 0: 17 bytes
  trace: s8 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r0
      r2 += 264
      if r2 > r1 goto L4
      *(u8 *)(r0 + 0) = 0                    ; this->$1
; string-in-a-char-pointer.d:2: BEGIN { s = probeprov; trace(s[0]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 17 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r7
      r2 += 264
      if r2 > r1 goto L2
      r4 = r0
      r4 <<= 2
      r1 = r7
      r2 = 256
      r3 = probe_names + 0
      r5 = 46
      call dt_probe_name()                   ; probeprov
      r0 = r7
      *(u64 *)(r7 + 256) = r0
      r0 = *(u64 *)(r7 + 256)                ; as a number
      r1 = globals + 0
      *(u64 *)(r1 + 0) = r0                  ; s
      r7 = *(u64 *)(r1 + 0)                  ; s
      r7 += 0
      r1 = r10
      r1 += -8
      r2 = 1
      r3 = r7
      call probe_read_kernel                 ; *(...)
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L3
L1:   r0 = *(s8 *)(r10 - 8)
      *(u8 *)(r8 + 16) = r0
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
