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
record of clause 0: 60 bytes
  print pid_t: s32 at 8
  print int: constant 1
  print string: string of 16 at 12
  print char [16]: 16 bytes at 28
  print struct p: 16 bytes at 44
dt_program_0, 69 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; print-of-each-kind.d:3: BEGIN
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 60
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 60
   22: if r1 > r0 goto 58
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
; print-of-each-kind.d:5: print(pid);
   26: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   27: *(u32 *)(r7 + 8) = r0
; print-of-each-kind.d:7: print(execname);
   28: r1 = r7
   29: r1 += 12
   30: r2 = 16
   31: call get_current_comm                  ; execname
; print-of-each-kind.d:8: print(curthread->comm);
   32: r0 = *(u64 *)(r6 + 176)                ; curthread
   33: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   34: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   35: r3 = r1
   36: r3 += 8
   37: if r3 > r2 goto 58
   38: *(u64 *)(r1 + 0) = r0
   39: r0 = *(u64 *)(r1 + 0)                  ; as a number
   40: r8 = r0
   41: r8 += 72
   42: r1 = r7
   43: r1 += 28
   44: r2 = 16
   45: r3 = r8
   46: call probe_read_kernel                 ; curthread->comm
   47: if r0 == 0 goto 52
   48: r4 = r8
   49: r2 = 0x1800000                         ; invalid address
   50: r3 = 48                                ; pc
   51: goto 65
; print-of-each-kind.d:9: print(g);
   52: r0 = globals + 0
   54: r1 = *(u64 *)(r0 + 0)
   55: *(u64 *)(r7 + 44) = r1
   56: r0 = *(u64 *)(r0 + 8)
   57: *(u64 *)(r7 + 52) = r0
; print-of-each-kind.d:3: BEGIN
   58: r1 = r6
   59: r2 = 232                               ; ctx.buf
   60: r3 = map rings
   62: r4 = 0
   63: call buffer_commit
   64: goto 67
   65: r1 = r6
   66: call dt_fault()
   67: r0 = 0
   68: exit
dt_fault: as in gen/fault-without-a-record.d
