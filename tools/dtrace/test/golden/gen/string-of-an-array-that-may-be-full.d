BEGIN { trace(stringof(curthread->comm)); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 67 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; string-of-an-array-that-may-be-full.d:1: BEGIN { trace(stringof(curthread->comm)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 264
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 264
   22: if r1 > r0 goto 56
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r0 = *(u64 *)(r6 + 176)                ; curthread
   27: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   28: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   29: r3 = r1
   30: r3 += 8
   31: if r3 > r2 goto 56
   32: *(u64 *)(r1 + 0) = r0
   33: r0 = *(u64 *)(r1 + 0)                  ; as a number
   34: r8 = r0
   35: r8 += 72
   36: r3 = r8
   37: r1 = r7
   38: r1 += 8
   39: r2 = 16
   40: call probe_read_kernel_str             ; curthread->comm
   41: if r0 s>= 0 goto 46
   42: r4 = r8
   43: r2 = 0x1800000                         ; invalid address
   44: r3 = 42                                ; pc
   45: goto 63
   46: if r0 != 16 goto 56
   47: r3 = r8
   48: r3 += 15
   49: r1 = r7
   50: r1 += 23
   51: r2 = 1
   52: call probe_read_kernel
   53: r1 = r7
   54: r1 += 24
   55: *(u8 *)(r1 + 0) = 0
   56: r1 = r6
   57: r2 = 232                               ; ctx.buf
   58: r3 = map rings
   60: r4 = 0
   61: call buffer_commit
   62: goto 65
   63: r1 = r6
   64: call dt_fault()
   65: r0 = 0
   66: exit
dt_fault: as in gen/fault-without-a-record.d
