BEGIN { trace(`runqueue_length); trace(`current_task->pid); trace(percpu(`runqueue_length, arg0)); trace(&`runqueue_length); }
==== code
record of clause 0: 28 bytes
  trace: s32 at 8
  trace: s32 at 12
  trace: s32 at 16
  trace: u64 at 20
dt_program_0, 88 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; per-cpu.d:1: BEGIN { trace(`runqueue_length); trace(`current_task->pid); trace(percpu(`runqueue_length, arg0)); trace(&`runqueue_length); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 28
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 28
   22: if r1 > r0 goto 77
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r1 = per-CPU `runqueue_length
   28: call this_cpu_ptr
   29: r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
   30: *(u32 *)(r7 + 8) = r0
   31: r1 = per-CPU `current_task
   33: call this_cpu_ptr
   34: r0 = *(u64 *)(r0 + 0)                  ; `current_task
   35: r8 = r0
   36: r8 += 56
   37: r1 = r10
   38: r1 += -8
   39: r2 = 4
   40: r3 = r8
   41: call probe_read_kernel                 ; `current_task->pid
   42: if r0 == 0 goto 47
   43: r4 = r8
   44: r2 = 0x1800000                         ; invalid address
   45: r3 = 43                                ; pc
   46: goto 84
   47: r0 = *(s32 *)(r10 - 8)
   48: *(u32 *)(r7 + 12) = r0
   49: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   50: if r8 <= 0x7fffffff goto 55
   51: r4 = r8
   52: r2 = 0xc800000                         ; no such CPU
   53: r3 = 51                                ; pc
   54: goto 84
   55: r1 = per-CPU `runqueue_length
   57: r2 = r8
   58: call per_cpu_ptr
   59: if r0 != 0 goto 64
   60: r4 = r8
   61: r2 = 0xc800000                         ; no such CPU
   62: r3 = 60                                ; pc
   63: goto 84
   64: r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
   65: *(u32 *)(r7 + 16) = r0
   66: r1 = per-CPU `runqueue_length
   68: call this_cpu_ptr
   69: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   70: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   71: r3 = r1
   72: r3 += 8
   73: if r3 > r2 goto 77
   74: *(u64 *)(r1 + 0) = r0
   75: r0 = *(u64 *)(r1 + 0)                  ; as a number
   76: *(u64 *)(r7 + 20) = r0
   77: r1 = r6
   78: r2 = 232                               ; ctx.buf
   79: r3 = map rings
   81: r4 = 0
   82: call buffer_commit
   83: goto 86
   84: r1 = r6
   85: call dt_fault()
   86: r0 = 0
   87: exit
dt_fault: as in gen/fault-without-a-record.d
