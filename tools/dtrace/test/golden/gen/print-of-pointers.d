fbt::vfs_read:entry
{
	print(args[0]);
	print(args[1]);
	print(curthread->stack);
}
==== code
record of clause 0: 92 bytes
  print struct file *: u64 at 12, 48 bytes at 20
  print char userland *: u64 at 68, 1 bytes at 76
  print void *: u64 at 84
dt_program_0, 2 arguments, clauses 0
      prologue
; print-of-pointers.d:1: fbt::vfs_read:entry
      r7 = reserve 92 bytes, else goto L3
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
; print-of-pointers.d:3: print(args[0]);
      r8 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r7 + 12) = r8
      r1 = r7
      r1 += 20
      r2 = 48
      r3 = r8
      call probe_read_kernel
      if r0 == 0 goto L1
      r4 = r8
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L4
; print-of-pointers.d:4: print(args[1]);
L1:   r8 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r7 + 68) = r8
      r1 = r7
      r1 += 76
      r2 = 1
      r3 = r8
      call probe_read_user
      if r0 == 0 goto L2
      r4 = r8
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L4
; print-of-pointers.d:5: print(curthread->stack);
L2:   r0 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r0 + 8)                  ; curthread->stack
      *(u64 *)(r7 + 84) = r0
; print-of-pointers.d:1: fbt::vfs_read:entry
L3:   commit
      goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault: as in gen/fault-without-a-record.d
