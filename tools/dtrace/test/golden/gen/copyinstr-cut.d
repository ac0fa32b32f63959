BEGIN { trace(copyinstr(arg0)); trace(copyinstr(arg0, 3)); trace(copyinstr(arg0, arg1)); }
==== code
record of clause 0: 776 bytes
  trace: string of 256 at 8
  trace: string of 256 at 264
  trace: string of 256 at 520
dt_program_0, 2 arguments, clauses 0
      prologue
; copyinstr-cut.d:1: BEGIN { trace(copyinstr(arg0)); trace(copyinstr(arg0, 3)); trace(copyinstr(arg0, arg1)); }
      r7 = reserve 776 bytes, else goto L4
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r8 = *(u64 *)(r6 + ctx.args[0])
      r1 = r7
      r1 += 8
      r2 = 256
      r3 = r8
      call probe_read_user_str
      if r0 s>= 0 goto L1
      r4 = r8
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L1:   r1 = r7
      r1 += 264
      r2 = 4
      r3 = r8
      call probe_read_user_str
      if r0 s>= 0 goto L2
      r4 = r8
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L2:   r0 = *(u64 *)(r6 + ctx.args[1])
      r2 = r0
      if r2 <= 255 goto L3
      r2 = 255
L3:   r2 += 1
      r1 = r7
      r1 += 520
      r3 = r8
      call probe_read_user_str
      if r0 s>= 0 goto L4
      r4 = r8
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
