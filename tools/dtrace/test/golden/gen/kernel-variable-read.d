BEGIN { trace(`init_task.pid); trace(stringof(`init_task.comm)); trace(`first_file.f_path.dentry->d_name.len); }
==== code
record of clause 0: 272 bytes
  trace: s32 at 8
  trace: string of 256 at 12
  trace: u32 at 268
dt_program_0, 106 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; kernel-variable-read.d:1: BEGIN { trace(`init_task.pid); trace(stringof(`init_task.comm)); trace(`first_file.f_path.dentry->d_name.len); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 272
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 272
   22: if r1 > r0 goto 95
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r0 = `init_task
   28: r8 = r0
   29: r8 += 56
   30: r1 = r10
   31: r1 += -8
   32: r2 = 4
   33: r3 = r8
   34: call probe_read_kernel
   35: if r0 == 0 goto 40
   36: r4 = r8
   37: r2 = 0x1800000                         ; invalid address
   38: r3 = 36                                ; pc
   39: goto 102
   40: r0 = *(s32 *)(r10 - 8)
   41: *(u32 *)(r7 + 8) = r0
   42: r0 = `init_task
   44: r8 = r0
   45: r8 += 72
   46: r3 = r8
   47: r1 = r7
   48: r1 += 12
   49: r2 = 16
   50: call probe_read_kernel_str
   51: if r0 s>= 0 goto 56
   52: r4 = r8
   53: r2 = 0x1800000                         ; invalid address
   54: r3 = 52                                ; pc
   55: goto 102
   56: if r0 != 16 goto 66
   57: r3 = r8
   58: r3 += 15
   59: r1 = r7
   60: r1 += 27
   61: r2 = 1
   62: call probe_read_kernel
   63: r1 = r7
   64: r1 += 28
   65: *(u8 *)(r1 + 0) = 0
   66: r0 = `first_file
   68: r8 = r0
   69: r8 += 24
   70: r1 = r10
   71: r1 += -8
   72: r2 = 8
   73: r3 = r8
   74: call probe_read_kernel
   75: if r0 == 0 goto 80
   76: r4 = r8
   77: r2 = 0x1800000                         ; invalid address
   78: r3 = 76                                ; pc
   79: goto 102
   80: r0 = *(u64 *)(r10 - 8)
   81: r8 = r0
   82: r8 += 8
   83: r1 = r10
   84: r1 += -8
   85: r2 = 4
   86: r3 = r8
   87: call probe_read_kernel
   88: if r0 == 0 goto 93
   89: r4 = r8
   90: r2 = 0x1800000                         ; invalid address
   91: r3 = 89                                ; pc
   92: goto 102
   93: r0 = *(u32 *)(r10 - 8)
   94: *(u32 *)(r7 + 268) = r0
   95: r1 = r6
   96: r2 = 232                               ; ctx.buf
   97: r3 = map rings
   99: r4 = 0
  100: call buffer_commit
  101: goto 104
  102: r1 = r6
  103: call dt_fault()
  104: r0 = 0
  105: exit
dt_fault: as in gen/fault-without-a-record.d
