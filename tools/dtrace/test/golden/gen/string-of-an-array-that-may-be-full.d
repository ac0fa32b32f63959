BEGIN { trace(stringof(curthread->comm)); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 62 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; string-of-an-array-that-may-be-full.d:1: BEGIN { trace(stringof(curthread->comm)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 264
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 264
   17: if r1 > r0 goto 51
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r0 = *(u64 *)(r6 + 176)                ; curthread
   22: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   23: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   24: r3 = r1
   25: r3 += 8
   26: if r3 > r2 goto 51
   27: *(u64 *)(r1 + 0) = r0
   28: r0 = *(u64 *)(r1 + 0)                  ; as a number
   29: r8 = r0
   30: r8 += 72
   31: r3 = r8
   32: r1 = r7
   33: r1 += 8
   34: r2 = 16
   35: call probe_read_kernel_str
   36: if r0 s>= 0 goto 41
   37: r4 = r8
   38: r2 = 0x1800000                         ; invalid address
   39: r3 = 37                                ; pc
   40: goto 58
   41: if r0 != 16 goto 51
   42: r3 = r8
   43: r3 += 15
   44: r1 = r7
   45: r1 += 23
   46: r2 = 1
   47: call probe_read_kernel
   48: r1 = r7
   49: r1 += 24
   50: *(u8 *)(r1 + 0) = 0
   51: r1 = r6
   52: r2 = 232                               ; ctx.buf
   53: r3 = map rings
   55: r4 = 0
   56: call buffer_commit
   57: goto 60
   58: r1 = r6
   59: call dt_fault()
   60: r0 = 0
   61: exit
dt_fault, 46 instructions
    0: r6 = r1                                ; ctx
    1: r7 = r2                                ; kind and clause
    2: *(u64 *)(r10 - 8) = r3                 ; spill
    3: r8 = r4                                ; address
    4: r9 = r7
    5: r9 >>= 24
    6: if r7 & 0x800000 goto 8
    7: goto 14
    8: r1 = r6
    9: r2 = 232                               ; ctx.buf
   10: r3 = map rings
   12: r4 = 1                                 ; discard
   13: call buffer_commit
   14: r7 &= 0x7fffff
   15: r1 = r6
   16: r2 = 232                               ; ctx.buf
   17: r3 = map rings
   19: r4 = 32
   20: call buffer_reserve
   21: if r0 == 0 goto 24
   22: r1 = r0
   23: call dt_count_drop()
   24: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   25: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   26: r2 = r0
   27: r2 += 32
   28: if r2 > r1 goto 37
   29: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   30: *(u32 *)(r0 + 0) = 0                   ; fault record
   31: *(u32 *)(r0 + 4) = r1
   32: *(u32 *)(r0 + 8) = r7
   33: *(u64 *)(r0 + 12) = r8
   34: *(u32 *)(r0 + 20) = r9
   35: r1 = *(u64 *)(r10 - 8)                 ; reload
   36: *(u32 *)(r0 + 24) = r1
   37: r1 = r6
   38: r2 = 232                               ; ctx.buf
   39: r3 = map rings
   41: r4 = 0
   42: call buffer_commit
   43: r0 = *(u32 *)(r6 + 172)                ; ctx.probe_id
   44: r0 = 0
   45: exit
