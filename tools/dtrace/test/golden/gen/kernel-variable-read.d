BEGIN { trace(`init_task.pid); trace(stringof(`init_task.comm)); trace(`first_file.f_path.dentry->d_name.len); }
==== code
record of clause 0: 272 bytes
  trace: s32 at 8
  trace: string of 256 at 12
  trace: u32 at 268
dt_program_0, 90 instructions, 0 arguments, clauses 0
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
   22: if r1 > r0 goto 79
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r0 = `init_task
   28: r1 = r0
   29: r1 += 56
   30: r2 = BTF id of struct task_struct
   31: call bpf_rdonly_cast
   32: r0 = *(u32 *)(r0 + 0)                  ; `init_task.pid
   33: *(u32 *)(r7 + 8) = r0
   34: r0 = `init_task
   36: r8 = r0
   37: r8 += 72
   38: r3 = r8
   39: r1 = r7
   40: r1 += 12
   41: r2 = 16
   42: call probe_read_kernel_str             ; `init_task.comm
   43: if r0 s>= 0 goto 48
   44: r4 = r8
   45: r2 = 0x1800000                         ; invalid address
   46: r3 = 44                                ; pc
   47: goto 86
   48: if r0 != 16 goto 58
   49: r3 = r8
   50: r3 += 15
   51: r1 = r7
   52: r1 += 27
   53: r2 = 1
   54: call probe_read_kernel
   55: r1 = r7
   56: r1 += 28
   57: *(u8 *)(r1 + 0) = 0
   58: r0 = `first_file
   60: r1 = r0
   61: r1 += 24
   62: r2 = BTF id of struct task_struct
   63: call bpf_rdonly_cast
   64: r0 = *(u64 *)(r0 + 0)                  ; `first_file.f_path.dentry
   65: r8 = r0
   66: r8 += 8
   67: r1 = r10
   68: r1 += -8
   69: r2 = 4
   70: r3 = r8
   71: call probe_read_kernel                 ; `first_file.f_path.dentry->d_name.len
   72: if r0 == 0 goto 77
   73: r4 = r8
   74: r2 = 0x1800000                         ; invalid address
   75: r3 = 73                                ; pc
   76: goto 86
   77: r0 = *(u32 *)(r10 - 8)
   78: *(u32 *)(r7 + 268) = r0
   79: r1 = r6
   80: r2 = 232                               ; ctx.buf
   81: r3 = map rings
   83: r4 = 0
   84: call buffer_commit
   85: goto 88
   86: r1 = r6
   87: call dt_fault()
   88: r0 = 0
   89: exit
dt_fault: as in gen/fault-without-a-record.d
