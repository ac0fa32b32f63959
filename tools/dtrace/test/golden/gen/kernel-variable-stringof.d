BEGIN { trace(stringof(`init_task.comm)); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-variable-stringof.d:1: BEGIN { trace(stringof(`init_task.comm)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 272 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = `init_task
      r7 = r0
      r7 += 72
      r3 = r7
      r1 = r8
      r1 += 16
      r2 = 16
      call probe_read_kernel_str             ; `init_task.comm
      if r0 s>= 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L3
L1:   if r0 != 16 goto L2
      r3 = r7
      r3 += 15
      r1 = r8
      r1 += 31
      r2 = 1
      call probe_read_kernel
      r1 = r8
      r1 += 32
      *(u8 *)(r1 + 0) = 0
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
