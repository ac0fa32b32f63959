BEGIN { trace(`state.length); trace(`state.curr); trace(`state.inner.b); trace(`state.whole); trace(`state.history[1]); trace(`state.history[arg0]); trace(`state.small); trace(`state.name); }
==== code
record of clause 0: 296 bytes
  trace: s32 at 8
  trace: u64 at 12
  trace: s16 at 20
  trace: u32 at 24
  trace: s32 at 28
  trace: s32 at 32
  trace: u32 at 36
  trace: string of 256 at 40
dt_program_0, 130 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; per-cpu-struct.d:1: BEGIN { trace(`state.length); trace(`state.curr); trace(`state.inner.b); trace(`state.whole); trace(`state.history[1]); trace(`state.history[arg0]); trace(`state.small); trace(`state.name); }
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
   22: if r1 > r0 goto 119
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r1 = per-CPU `state
   28: call this_cpu_ptr
   29: r0 = *(u32 *)(r0 + 0)                  ; `state.length
   30: *(u32 *)(r7 + 8) = r0
   31: r1 = per-CPU `state
   33: call this_cpu_ptr
   34: r0 = *(u64 *)(r0 + 8)                  ; `state.curr
   35: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   36: r1 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   37: r2 = r8
   38: r2 += 8
   39: if r2 > r1 goto 119
   40: *(u64 *)(r8 + 0) = r0
   41: r0 = *(u64 *)(r8 + 0)                  ; as a number
   42: *(u64 *)(r7 + 12) = r0
   43: r1 = per-CPU `state
   45: call this_cpu_ptr
   46: r0 = *(u16 *)(r0 + 18)                 ; `state.inner.b
   47: *(u16 *)(r7 + 20) = r0
   48: r1 = per-CPU `state
   50: call this_cpu_ptr
   51: r0 = *(u32 *)(r0 + 16)                 ; `state.whole
   52: *(u32 *)(r7 + 24) = r0
   53: r1 = per-CPU `state
   55: call this_cpu_ptr
   56: r0 = *(u32 *)(r0 + 24)                 ; `state.history[]
   57: *(u32 *)(r7 + 28) = r0
   58: r1 = per-CPU `state
   60: call this_cpu_ptr
   61: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   62: if r1 < 4 goto 67
   63: r4 = r1
   64: r2 = 0xb800000                         ; index out of bounds
   65: r3 = 63                                ; pc
   66: goto 126
   67: r1 <<= 2
   68: *(u64 *)(r8 + 0) = r0
   69: r0 = *(u64 *)(r8 + 0)                  ; as a number
   70: r9 = r0
   71: r9 += r1
   72: r9 += 20
   73: r1 = r10
   74: r1 += -8
   75: r2 = 4
   76: r3 = r9
   77: call probe_read_kernel                 ; `state.history[]
   78: if r0 == 0 goto 83
   79: r4 = r9
   80: r2 = 0x1800000                         ; invalid address
   81: r3 = 79                                ; pc
   82: goto 126
   83: r0 = *(u32 *)(r10 - 8)
   84: *(u32 *)(r7 + 32) = r0
   85: r1 = per-CPU `state
   87: call this_cpu_ptr
   88: r0 = *(u8 *)(r0 + 36)                  ; `state.small
   89: r0 <<= 61
   90: r0 >>= 61
   91: *(u32 *)(r7 + 36) = r0
   92: r1 = per-CPU `state
   94: call this_cpu_ptr
   95: *(u64 *)(r8 + 0) = r0
   96: r0 = *(u64 *)(r8 + 0)                  ; as a number
   97: r8 = r0
   98: r8 += 37
   99: r3 = r8
  100: r1 = r7
  101: r1 += 40
  102: r2 = 8
  103: call probe_read_kernel_str             ; `state.name
  104: if r0 s>= 0 goto 109
  105: r4 = r8
  106: r2 = 0x1800000                         ; invalid address
  107: r3 = 105                               ; pc
  108: goto 126
  109: if r0 != 8 goto 119
  110: r3 = r8
  111: r3 += 7
  112: r1 = r7
  113: r1 += 47
  114: r2 = 1
  115: call probe_read_kernel
  116: r1 = r7
  117: r1 += 48
  118: *(u8 *)(r1 + 0) = 0
  119: r1 = r6
  120: r2 = 232                               ; ctx.buf
  121: r3 = map rings
  123: r4 = 0
  124: call buffer_commit
  125: goto 128
  126: r1 = r6
  127: call dt_fault()
  128: r0 = 0
  129: exit
dt_fault: as in gen/fault-without-a-record.d
