BEGIN { trace(`first_of_all); trace(`numbers[arg0]); trace(`init_task.bits.third); trace(`init_task.comm); trace(&`modules); trace(kernel_vars2.c`shared); }
==== code
record of clause 0: 296 bytes
  trace: u64 at 12
  trace: s32 at 20
  trace: u32 at 24
  trace: string of 256 at 28
  trace: u64 at 284
  trace: s32 at 292
dt_program_0, 133 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; kernel-variables.d:1: BEGIN { trace(`first_of_all); trace(`numbers[arg0]); trace(`init_task.bits.third); trace(`init_task.comm); trace(&`modules); trace(kernel_vars2.c`shared); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 296
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 296
   22: if r1 > r0 goto 122
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = `first_of_all
   28: r1 = r10
   29: r1 += -8
   30: r2 = 8
   31: r3 = r8
   32: call probe_read_kernel
   33: if r0 == 0 goto 38
   34: r4 = r8
   35: r2 = 0x1800000                         ; invalid address
   36: r3 = 34                                ; pc
   37: goto 129
   38: r0 = *(u64 *)(r10 - 8)
   39: *(u64 *)(r7 + 12) = r0
   40: r0 = `numbers
   42: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   43: if r1 < 8 goto 48
   44: r4 = r1
   45: r2 = 0xb800000                         ; index out of bounds
   46: r3 = 44                                ; pc
   47: goto 129
   48: r1 <<= 2
   49: r8 = r0
   50: r8 += r1
   51: r1 = r10
   52: r1 += -8
   53: r2 = 4
   54: r3 = r8
   55: call probe_read_kernel
   56: if r0 == 0 goto 61
   57: r4 = r8
   58: r2 = 0x1800000                         ; invalid address
   59: r3 = 57                                ; pc
   60: goto 129
   61: r0 = *(s32 *)(r10 - 8)
   62: *(u32 *)(r7 + 20) = r0
   63: r0 = `init_task
   65: r8 = r0
   66: r8 += 96
   67: r1 = r10
   68: r1 += -8
   69: r2 = 2
   70: r3 = r8
   71: call probe_read_kernel
   72: if r0 == 0 goto 77
   73: r4 = r8
   74: r2 = 0x1800000                         ; invalid address
   75: r3 = 73                                ; pc
   76: goto 129
   77: r0 = *(u16 *)(r10 - 8)
   78: r0 <<= 48
   79: r0 >>= 52
   80: *(u32 *)(r7 + 24) = r0
   81: r0 = `init_task
   83: r8 = r0
   84: r8 += 72
   85: r3 = r8
   86: r1 = r7
   87: r1 += 28
   88: r2 = 16
   89: call probe_read_kernel_str
   90: if r0 s>= 0 goto 95
   91: r4 = r8
   92: r2 = 0x1800000                         ; invalid address
   93: r3 = 91                                ; pc
   94: goto 129
   95: if r0 != 16 goto 105
   96: r3 = r8
   97: r3 += 15
   98: r1 = r7
   99: r1 += 43
  100: r2 = 1
  101: call probe_read_kernel
  102: r1 = r7
  103: r1 += 44
  104: *(u8 *)(r1 + 0) = 0
  105: r0 = `modules
  107: *(u64 *)(r7 + 284) = r0
  108: r8 = `own_too - 4                      ; golden/kernel_vars2.c`shared
  110: r1 = r10
  111: r1 += -8
  112: r2 = 4
  113: r3 = r8
  114: call probe_read_kernel
  115: if r0 == 0 goto 120
  116: r4 = r8
  117: r2 = 0x1800000                         ; invalid address
  118: r3 = 116                               ; pc
  119: goto 129
  120: r0 = *(s32 *)(r10 - 8)
  121: *(u32 *)(r7 + 292) = r0
  122: r1 = r6
  123: r2 = 232                               ; ctx.buf
  124: r3 = map rings
  126: r4 = 0
  127: call buffer_commit
  128: goto 131
  129: r1 = r6
  130: call dt_fault()
  131: r0 = 0
  132: exit
dt_fault: as in gen/fault-without-a-record.d
