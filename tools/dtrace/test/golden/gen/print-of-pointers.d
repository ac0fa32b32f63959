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
dt_program_0, 64 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; print-of-pointers.d:1: fbt::vfs_read:entry
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 92
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 92
   22: if r1 > r0 goto 53
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
; print-of-pointers.d:3: print(args[0]);
   26: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: *(u64 *)(r7 + 12) = r8
   28: r1 = r7
   29: r1 += 20
   30: r2 = 48
   31: r3 = r8
   32: call probe_read_kernel
   33: if r0 == 0 goto 38
   34: r4 = r8
   35: r2 = 0x1800000                         ; invalid address
   36: r3 = 34                                ; pc
   37: goto 60
; print-of-pointers.d:4: print(args[1]);
   38: r8 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   39: *(u64 *)(r7 + 68) = r8
   40: r1 = r7
   41: r1 += 76
   42: r2 = 1
   43: r3 = r8
   44: call probe_read_user
   45: if r0 == 0 goto 50
   46: r4 = r8
   47: r2 = 0x1800000                         ; invalid address
   48: r3 = 46                                ; pc
   49: goto 60
; print-of-pointers.d:5: print(curthread->stack);
   50: r0 = *(u64 *)(r6 + 176)                ; curthread
   51: r0 = *(u64 *)(r0 + 8)                  ; curthread->stack
   52: *(u64 *)(r7 + 84) = r0
; print-of-pointers.d:1: fbt::vfs_read:entry
   53: r1 = r6
   54: r2 = 232                               ; ctx.buf
   55: r3 = map rings
   57: r4 = 0
   58: call buffer_commit
   59: goto 62
   60: r1 = r6
   61: call dt_fault()
   62: r0 = 0
   63: exit
dt_fault: as in gen/fault-without-a-record.d
