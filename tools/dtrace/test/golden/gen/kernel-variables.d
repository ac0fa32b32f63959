BEGIN { trace(`first_of_all); trace(`numbers[arg0]); trace(`init_task.bits.third); trace(`init_task.comm); trace(&`modules); trace(kernel_vars2.c`shared); }
==== code
record of clause 0: 296 bytes
  trace: u64 at 12
  trace: s32 at 20
  trace: u32 at 24
  trace: string of 256 at 28
  trace: u64 at 284
  trace: s32 at 292
dt_program_0, 101 instructions, 1 arguments, clauses 0
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
   22: if r1 > r0 goto 90
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r1 = `first_of_all
   28: r2 = BTF id of struct task_struct
   29: call bpf_rdonly_cast
   30: r0 = *(u64 *)(r0 + 0)                  ; `first_of_all
   31: *(u64 *)(r7 + 12) = r0
   32: r0 = `numbers
   34: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   35: if r1 < 8 goto 40
   36: r4 = r1
   37: r2 = 0xb800000                         ; index out of bounds
   38: r3 = 36                                ; pc
   39: goto 97
   40: r1 <<= 2
   41: r0 += r1
   42: r1 = r0
   43: r2 = BTF id of struct task_struct
   44: call bpf_rdonly_cast
   45: r0 = *(u32 *)(r0 + 0)                  ; `numbers[]
   46: *(u32 *)(r7 + 20) = r0
   47: r0 = `init_task
   49: r1 = r0
   50: r1 += 96
   51: r2 = BTF id of struct task_struct
   52: call bpf_rdonly_cast
   53: r0 = *(u16 *)(r0 + 0)                  ; `init_task.bits.third
   54: r0 <<= 48
   55: r0 >>= 52
   56: *(u32 *)(r7 + 24) = r0
   57: r0 = `init_task
   59: r8 = r0
   60: r8 += 72
   61: r3 = r8
   62: r1 = r7
   63: r1 += 28
   64: r2 = 16
   65: call probe_read_kernel_str             ; `init_task.comm
   66: if r0 s>= 0 goto 71
   67: r4 = r8
   68: r2 = 0x1800000                         ; invalid address
   69: r3 = 67                                ; pc
   70: goto 97
   71: if r0 != 16 goto 81
   72: r3 = r8
   73: r3 += 15
   74: r1 = r7
   75: r1 += 43
   76: r2 = 1
   77: call probe_read_kernel
   78: r1 = r7
   79: r1 += 44
   80: *(u8 *)(r1 + 0) = 0
   81: r0 = `modules
   83: *(u64 *)(r7 + 284) = r0
   84: r1 = `own_too - 4                      ; golden/kernel_vars2.c`shared
   86: r2 = BTF id of struct task_struct
   87: call bpf_rdonly_cast
   88: r0 = *(u32 *)(r0 + 0)                  ; golden/kernel_vars2.c`shared
   89: *(u32 *)(r7 + 292) = r0
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
dt_fault: as in gen/fault-without-a-record.d
