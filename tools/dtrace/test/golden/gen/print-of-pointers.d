fbt::vfs_read:entry
{
	print(args[0]);
	print(args[1]);
	print(curthread->stack);
}
==== code
record of clause 0: 100 bytes
  print struct file *: u64 at 20, 48 bytes at 28
  print char userland *: u64 at 76, 1 bytes at 84
  print void *: u64 at 92
dt_program_0, 2 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L5
; print-of-pointers.d:1: fbt::vfs_read:entry
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 100 bytes, else goto L3
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
; print-of-pointers.d:3: print(args[0]);
      r7 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r8 + 20) = r7
      r1 = r8
      r1 += 28
      r2 = 48
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L4
; print-of-pointers.d:4: print(args[1]);
L1:   r7 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r8 + 76) = r7
      r1 = r8
      r1 += 84
      r2 = 1
      r3 = r7
      call probe_read_user
      if r0 == 0 goto L2
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L4
; print-of-pointers.d:5: print(curthread->stack);
L2:   r0 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r0 + 8)                  ; curthread->stack
      *(u64 *)(r8 + 92) = r0
; print-of-pointers.d:1: fbt::vfs_read:entry
L3:   commit
      goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault: as in gen/fault-without-a-record.d
