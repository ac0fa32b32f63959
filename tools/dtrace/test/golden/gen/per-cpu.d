BEGIN { trace(`runqueue_length); trace(`current_task->pid); trace(percpu(`runqueue_length, arg0)); trace(&`runqueue_length); }
==== code
record of clause 0: 28 bytes
  trace: s32 at 8
  trace: s32 at 12
  trace: s32 at 16
  trace: u64 at 20
dt_program_0, 83 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; per-cpu.d:1: BEGIN { trace(`runqueue_length); trace(`current_task->pid); trace(percpu(`runqueue_length, arg0)); trace(&`runqueue_length); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 28
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 28
   17: if r1 > r0 goto 72
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r1 = per-CPU `runqueue_length
   23: call this_cpu_ptr
   24: r0 = *(u32 *)(r0 + 0)
   25: *(u32 *)(r7 + 8) = r0
   26: r1 = per-CPU `current_task
   28: call this_cpu_ptr
   29: r0 = *(u64 *)(r0 + 0)
   30: r8 = r0
   31: r8 += 56
   32: r1 = r10
   33: r1 += -8
   34: r2 = 4
   35: r3 = r8
   36: call probe_read_kernel
   37: if r0 == 0 goto 42
   38: r4 = r8
   39: r2 = 0x1800000                         ; invalid address
   40: r3 = 38                                ; pc
   41: goto 79
   42: r0 = *(s32 *)(r10 - 8)
   43: *(u32 *)(r7 + 12) = r0
   44: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   45: if r8 <= 0x7fffffff goto 50
   46: r4 = r8
   47: r2 = 0xc800000                         ; no such CPU
   48: r3 = 46                                ; pc
   49: goto 79
   50: r1 = per-CPU `runqueue_length
   52: r2 = r8
   53: call per_cpu_ptr
   54: if r0 != 0 goto 59
   55: r4 = r8
   56: r2 = 0xc800000                         ; no such CPU
   57: r3 = 55                                ; pc
   58: goto 79
   59: r0 = *(u32 *)(r0 + 0)
   60: *(u32 *)(r7 + 16) = r0
   61: r1 = per-CPU `runqueue_length
   63: call this_cpu_ptr
   64: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   65: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   66: r3 = r1
   67: r3 += 8
   68: if r3 > r2 goto 72
   69: *(u64 *)(r1 + 0) = r0
   70: r0 = *(u64 *)(r1 + 0)                  ; as a number
   71: *(u64 *)(r7 + 20) = r0
   72: r1 = r6
   73: r2 = 232                               ; ctx.buf
   74: r3 = map rings
   76: r4 = 0
   77: call buffer_commit
   78: goto 81
   79: r1 = r6
   80: call dt_fault()
   81: r0 = 0
   82: exit
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
