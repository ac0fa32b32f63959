BEGIN { trace(`init_task.pid); trace(stringof(`init_task.comm)); trace(`first_file.f_path.dentry->d_name.len); }
==== code
record of clause 0: 272 bytes
  trace: s32 at 8
  trace: string of 256 at 12
  trace: u32 at 268
dt_program_0, 101 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; kernel-variable-read.d:1: BEGIN { trace(`init_task.pid); trace(stringof(`init_task.comm)); trace(`first_file.f_path.dentry->d_name.len); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 272
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 272
   17: if r1 > r0 goto 90
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r0 = `init_task
   23: r8 = r0
   24: r8 += 56
   25: r1 = r10
   26: r1 += -8
   27: r2 = 4
   28: r3 = r8
   29: call probe_read_kernel
   30: if r0 == 0 goto 35
   31: r4 = r8
   32: r2 = 0x1800000                         ; invalid address
   33: r3 = 31                                ; pc
   34: goto 97
   35: r0 = *(s32 *)(r10 - 8)
   36: *(u32 *)(r7 + 8) = r0
   37: r0 = `init_task
   39: r8 = r0
   40: r8 += 72
   41: r3 = r8
   42: r1 = r7
   43: r1 += 12
   44: r2 = 16
   45: call probe_read_kernel_str
   46: if r0 s>= 0 goto 51
   47: r4 = r8
   48: r2 = 0x1800000                         ; invalid address
   49: r3 = 47                                ; pc
   50: goto 97
   51: if r0 != 16 goto 61
   52: r3 = r8
   53: r3 += 15
   54: r1 = r7
   55: r1 += 27
   56: r2 = 1
   57: call probe_read_kernel
   58: r1 = r7
   59: r1 += 28
   60: *(u8 *)(r1 + 0) = 0
   61: r0 = `first_file
   63: r8 = r0
   64: r8 += 24
   65: r1 = r10
   66: r1 += -8
   67: r2 = 8
   68: r3 = r8
   69: call probe_read_kernel
   70: if r0 == 0 goto 75
   71: r4 = r8
   72: r2 = 0x1800000                         ; invalid address
   73: r3 = 71                                ; pc
   74: goto 97
   75: r0 = *(u64 *)(r10 - 8)
   76: r8 = r0
   77: r8 += 8
   78: r1 = r10
   79: r1 += -8
   80: r2 = 4
   81: r3 = r8
   82: call probe_read_kernel
   83: if r0 == 0 goto 88
   84: r4 = r8
   85: r2 = 0x1800000                         ; invalid address
   86: r3 = 84                                ; pc
   87: goto 97
   88: r0 = *(u32 *)(r10 - 8)
   89: *(u32 *)(r7 + 268) = r0
   90: r1 = r6
   91: r2 = 232                               ; ctx.buf
   92: r3 = map rings
   94: r4 = 0
   95: call buffer_commit
   96: goto 99
   97: r1 = r6
   98: call dt_fault()
   99: r0 = 0
  100: exit
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
