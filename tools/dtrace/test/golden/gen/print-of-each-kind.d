struct p { int x; long y; };
struct p g;
BEGIN
{
	print(pid);
	print(1);
	print(execname);
	print(curthread->comm);
	print(g);
}
==== code
record of clause 0: 68 bytes
  print pid_t: s32 at 16
  print int: constant 1
  print string: string of 16 at 20
  print char [16]: 16 bytes at 36
  print struct p: 16 bytes at 52
dt_program_0, 0 arguments, clauses 0
      prologue
; print-of-each-kind.d:3: BEGIN
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 68 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
; print-of-each-kind.d:5: print(pid);
      r0 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r8 + 16) = r0
; print-of-each-kind.d:7: print(execname);
      r1 = r8
      r1 += 20
      r2 = 16
      call get_current_comm                  ; execname
; print-of-each-kind.d:8: print(curthread->comm);
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 8
      if r3 > r2 goto L2
      *(u64 *)(r1 + 0) = r0
      r0 = *(u64 *)(r1 + 0)                  ; as a number
      r7 = r0
      r7 += 72
      r1 = r8
      r1 += 36
      r2 = 16
      r3 = r7
      call probe_read_kernel                 ; curthread->comm
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L3
; print-of-each-kind.d:9: print(g);
L1:   r0 = globals + 0
      r1 = *(u64 *)(r0 + 0)
      *(u64 *)(r8 + 52) = r1
      r0 = *(u64 *)(r0 + 8)
      *(u64 *)(r8 + 60) = r0
; print-of-each-kind.d:3: BEGIN
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
