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
dt_program_0, 125 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; per-cpu-struct.d:1: BEGIN { trace(`state.length); trace(`state.curr); trace(`state.inner.b); trace(`state.whole); trace(`state.history[1]); trace(`state.history[arg0]); trace(`state.small); trace(`state.name); }
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
   17: if r1 > r0 goto 114
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r1 = per-CPU `state
   23: call this_cpu_ptr
   24: r0 = *(u32 *)(r0 + 0)
   25: *(u32 *)(r7 + 8) = r0
   26: r1 = per-CPU `state
   28: call this_cpu_ptr
   29: r0 = *(u64 *)(r0 + 8)
   30: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   31: r1 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   32: r2 = r8
   33: r2 += 8
   34: if r2 > r1 goto 114
   35: *(u64 *)(r8 + 0) = r0
   36: r0 = *(u64 *)(r8 + 0)                  ; as a number
   37: *(u64 *)(r7 + 12) = r0
   38: r1 = per-CPU `state
   40: call this_cpu_ptr
   41: r0 = *(u16 *)(r0 + 18)
   42: *(u16 *)(r7 + 20) = r0
   43: r1 = per-CPU `state
   45: call this_cpu_ptr
   46: r0 = *(u32 *)(r0 + 16)
   47: *(u32 *)(r7 + 24) = r0
   48: r1 = per-CPU `state
   50: call this_cpu_ptr
   51: r0 = *(u32 *)(r0 + 24)
   52: *(u32 *)(r7 + 28) = r0
   53: r1 = per-CPU `state
   55: call this_cpu_ptr
   56: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   57: if r1 < 4 goto 62
   58: r4 = r1
   59: r2 = 0xb800000                         ; index out of bounds
   60: r3 = 58                                ; pc
   61: goto 121
   62: r1 <<= 2
   63: *(u64 *)(r8 + 0) = r0
   64: r0 = *(u64 *)(r8 + 0)                  ; as a number
   65: r9 = r0
   66: r9 += r1
   67: r9 += 20
   68: r1 = r10
   69: r1 += -8
   70: r2 = 4
   71: r3 = r9
   72: call probe_read_kernel
   73: if r0 == 0 goto 78
   74: r4 = r9
   75: r2 = 0x1800000                         ; invalid address
   76: r3 = 74                                ; pc
   77: goto 121
   78: r0 = *(u32 *)(r10 - 8)
   79: *(u32 *)(r7 + 32) = r0
   80: r1 = per-CPU `state
   82: call this_cpu_ptr
   83: r0 = *(u8 *)(r0 + 36)
   84: r0 <<= 61
   85: r0 >>= 61
   86: *(u32 *)(r7 + 36) = r0
   87: r1 = per-CPU `state
   89: call this_cpu_ptr
   90: *(u64 *)(r8 + 0) = r0
   91: r0 = *(u64 *)(r8 + 0)                  ; as a number
   92: r8 = r0
   93: r8 += 37
   94: r3 = r8
   95: r1 = r7
   96: r1 += 40
   97: r2 = 8
   98: call probe_read_kernel_str
   99: if r0 s>= 0 goto 104
  100: r4 = r8
  101: r2 = 0x1800000                         ; invalid address
  102: r3 = 100                               ; pc
  103: goto 121
  104: if r0 != 8 goto 114
  105: r3 = r8
  106: r3 += 7
  107: r1 = r7
  108: r1 += 47
  109: r2 = 1
  110: call probe_read_kernel
  111: r1 = r7
  112: r1 += 48
  113: *(u8 *)(r1 + 0) = 0
  114: r1 = r6
  115: r2 = 232                               ; ctx.buf
  116: r3 = map rings
  118: r4 = 0
  119: call buffer_commit
  120: goto 123
  121: r1 = r6
  122: call dt_fault()
  123: r0 = 0
  124: exit
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
