BEGIN { trace(copyinstr(arg0)); trace(copyinstr(arg0, 3)); trace(copyinstr(arg0, arg1)); }
==== code
record of clause 0: 784 bytes
  trace: string of 256 at 16
  trace: string of 256 at 272
  trace: string of 256 at 528
dt_program_0, 2 arguments, clauses 0
      prologue
; copyinstr-cut.d:1: BEGIN { trace(copyinstr(arg0)); trace(copyinstr(arg0, 3)); trace(copyinstr(arg0, arg1)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 784 bytes, else goto L4
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 = r8
      r1 += 16
      r2 = 256
      r3 = r7
      call probe_read_user_str
      if r0 s>= 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L1:   r1 = r8
      r1 += 272
      r2 = 4
      r3 = r7
      call probe_read_user_str
      if r0 s>= 0 goto L2
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L2:   r0 = *(u64 *)(r6 + ctx.args[1])
      r2 = r0
      if r2 <= 255 goto L3
      r2 = 255
L3:   r2 += 1
      r1 = r8
      r1 += 528
      r3 = r7
      call probe_read_user_str
      if r0 s>= 0 goto L4
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
