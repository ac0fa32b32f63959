BEGIN { trace(`first_of_all); trace(`numbers[arg0]); trace(`init_task.bits.third); trace(`init_task.comm); trace(&`modules); trace(kernel_vars2.c`shared); }
==== code
record of clause 0: 296 bytes
  trace: u64 at 12
  trace: s32 at 20
  trace: u32 at 24
  trace: string of 256 at 28
  trace: u64 at 284
  trace: s32 at 292
dt_program_0, 128 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; kernel-variables.d:1: BEGIN { trace(`first_of_all); trace(`numbers[arg0]); trace(`init_task.bits.third); trace(`init_task.comm); trace(&`modules); trace(kernel_vars2.c`shared); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 296
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 296
   17: if r1 > r0 goto 117
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = `first_of_all
   23: r1 = r10
   24: r1 += -8
   25: r2 = 8
   26: r3 = r8
   27: call probe_read_kernel
   28: if r0 == 0 goto 33
   29: r4 = r8
   30: r2 = 0x1800000                         ; invalid address
   31: r3 = 29                                ; pc
   32: goto 124
   33: r0 = *(u64 *)(r10 - 8)
   34: *(u64 *)(r7 + 12) = r0
   35: r0 = `numbers
   37: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   38: if r1 < 8 goto 43
   39: r4 = r1
   40: r2 = 0xb800000                         ; index out of bounds
   41: r3 = 39                                ; pc
   42: goto 124
   43: r1 <<= 2
   44: r8 = r0
   45: r8 += r1
   46: r1 = r10
   47: r1 += -8
   48: r2 = 4
   49: r3 = r8
   50: call probe_read_kernel
   51: if r0 == 0 goto 56
   52: r4 = r8
   53: r2 = 0x1800000                         ; invalid address
   54: r3 = 52                                ; pc
   55: goto 124
   56: r0 = *(s32 *)(r10 - 8)
   57: *(u32 *)(r7 + 20) = r0
   58: r0 = `init_task
   60: r8 = r0
   61: r8 += 96
   62: r1 = r10
   63: r1 += -8
   64: r2 = 2
   65: r3 = r8
   66: call probe_read_kernel
   67: if r0 == 0 goto 72
   68: r4 = r8
   69: r2 = 0x1800000                         ; invalid address
   70: r3 = 68                                ; pc
   71: goto 124
   72: r0 = *(u16 *)(r10 - 8)
   73: r0 <<= 48
   74: r0 >>= 52
   75: *(u32 *)(r7 + 24) = r0
   76: r0 = `init_task
   78: r8 = r0
   79: r8 += 72
   80: r3 = r8
   81: r1 = r7
   82: r1 += 28
   83: r2 = 16
   84: call probe_read_kernel_str
   85: if r0 s>= 0 goto 90
   86: r4 = r8
   87: r2 = 0x1800000                         ; invalid address
   88: r3 = 86                                ; pc
   89: goto 124
   90: if r0 != 16 goto 100
   91: r3 = r8
   92: r3 += 15
   93: r1 = r7
   94: r1 += 43
   95: r2 = 1
   96: call probe_read_kernel
   97: r1 = r7
   98: r1 += 44
   99: *(u8 *)(r1 + 0) = 0
  100: r0 = `modules
  102: *(u64 *)(r7 + 284) = r0
  103: r8 = `own_too - 4                      ; golden/kernel_vars2.c`shared
  105: r1 = r10
  106: r1 += -8
  107: r2 = 4
  108: r3 = r8
  109: call probe_read_kernel
  110: if r0 == 0 goto 115
  111: r4 = r8
  112: r2 = 0x1800000                         ; invalid address
  113: r3 = 111                               ; pc
  114: goto 124
  115: r0 = *(s32 *)(r10 - 8)
  116: *(u32 *)(r7 + 292) = r0
  117: r1 = r6
  118: r2 = 232                               ; ctx.buf
  119: r3 = map rings
  121: r4 = 0
  122: call buffer_commit
  123: goto 126
  124: r1 = r6
  125: call dt_fault()
  126: r0 = 0
  127: exit
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
