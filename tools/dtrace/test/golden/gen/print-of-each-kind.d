struct p { int x; long y; };
struct p g;
BEGIN
{
	print(pid);
	print(1);
	print(execname);
	print(curthread->level);
	print(curthread->bits.third);
	print(curthread->comm);
	print(g);
}
==== code
record of clause 0: 68 bytes
  print pid_t: s32 at 8
  print int: constant 1
  print string: string of 16 at 12
  print enum level: s32 at 28
  print u32: u32 at 32
  print char [16]: 16 bytes at 36
  print struct p: 16 bytes at 52
dt_program_0, 75 instructions, 0 arguments, clauses 0
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
   13: r4 = 68
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 68
   22: if r1 > r0 goto 64
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
; print-of-each-kind.d:8: print(curthread->level);
   32: r0 = *(u64 *)(r6 + 176)                ; curthread
   33: r1 = *(u32 *)(r0 + 144)
   34: *(u32 *)(r7 + 28) = r1
; print-of-each-kind.d:9: print(curthread->bits.third);
   35: r1 = *(u16 *)(r0 + 96)
   36: r1 <<= 48
   37: r1 >>= 52
   38: *(u32 *)(r7 + 32) = r1
; print-of-each-kind.d:10: print(curthread->comm);
   39: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   40: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   41: r3 = r1
   42: r3 += 8
   43: if r3 > r2 goto 64
   44: *(u64 *)(r1 + 0) = r0
   45: r0 = *(u64 *)(r1 + 0)                  ; as a number
   46: r8 = r0
   47: r8 += 72
   48: r1 = r7
   49: r1 += 36
   50: r2 = 16
   51: r3 = r8
   52: call probe_read_kernel
   53: if r0 == 0 goto 58
   54: r4 = r8
   55: r2 = 0x1800000                         ; invalid address
   56: r3 = 54                                ; pc
   57: goto 71
; print-of-each-kind.d:11: print(g);
   58: r0 = globals + 0
   60: r1 = *(u64 *)(r0 + 0)
   61: *(u64 *)(r7 + 52) = r1
   62: r0 = *(u64 *)(r0 + 8)
   63: *(u64 *)(r7 + 60) = r0
; print-of-each-kind.d:3: BEGIN
   64: r1 = r6
   65: r2 = 232                               ; ctx.buf
   66: r3 = map rings
   68: r4 = 0
   69: call buffer_commit
   70: goto 73
   71: r1 = r6
   72: call dt_fault()
   73: r0 = 0
   74: exit
dt_fault: as in gen/fault-without-a-record.d
