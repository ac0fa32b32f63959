BEGIN { trace(`first_of_all); trace(`runqueue_length); }
==== linked
program 0, 118 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call function at 56
    7: r0 = 0
    8: exit
; kernel-symbols.d:1: BEGIN { trace(`first_of_all); trace(`runqueue_length); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 24
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call function at 67
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 24
   22: if r1 > r0 goto 45
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
   37: goto 52
   38: r0 = *(u64 *)(r10 - 8)
   39: *(u64 *)(r7 + 12) = r0
   40: r1 = per-CPU variable with BTF id 143
   42: call this_cpu_ptr
   43: r0 = *(u32 *)(r0 + 0)
   44: *(u32 *)(r7 + 20) = r0
   45: r1 = r6
   46: r2 = 232                               ; ctx.buf
   47: r3 = map rings
   49: r4 = 0
   50: call buffer_commit
   51: goto 54
   52: r1 = r6
   53: call function at 72
   54: r0 = 0
   55: exit
dt_count:
   56: *(u32 *)(r10 - 4) = r1
   57: r2 = r10
   58: r2 += -4
   59: r1 = map drops
   61: call map_lookup_elem
   62: if r0 == 0 goto 65
   63: r1 = 1
   64: lock *(u64 *)(r0 + 0) += r1
   65: w0 = 0
   66: exit
dt_count_drop:
   67: if r1 == -28 goto 70
   68: w1 = 0
   69: call function at 56
   70: w0 = 0
   71: exit
dt_fault:
   72: r6 = r1                                ; ctx
   73: r7 = r2                                ; kind and clause
   74: *(u64 *)(r10 - 8) = r3                 ; spill
   75: r8 = r4                                ; address
   76: r9 = r7
   77: r9 >>= 24
   78: if r7 & 0x800000 goto 80
   79: goto 86
   80: r1 = r6
   81: r2 = 232                               ; ctx.buf
   82: r3 = map rings
   84: r4 = 1                                 ; discard
   85: call buffer_commit
   86: r7 &= 0x7fffff
   87: r1 = r6
   88: r2 = 232                               ; ctx.buf
   89: r3 = map rings
   91: r4 = 32
   92: call buffer_reserve
   93: if r0 == 0 goto 96
   94: r1 = r0
   95: call function at 67
   96: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   97: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   98: r2 = r0
   99: r2 += 32
  100: if r2 > r1 goto 109
  101: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
  102: *(u32 *)(r0 + 0) = 0                   ; fault record
  103: *(u32 *)(r0 + 4) = r1
  104: *(u32 *)(r0 + 8) = r7
  105: *(u64 *)(r0 + 12) = r8
  106: *(u32 *)(r0 + 20) = r9
  107: r1 = *(u64 *)(r10 - 8)                 ; reload
  108: *(u32 *)(r0 + 24) = r1
  109: r1 = r6
  110: r2 = 232                               ; ctx.buf
  111: r3 = map rings
  113: r4 = 0
  114: call buffer_commit
  115: r0 = *(u32 *)(r6 + 172)                ; ctx.probe_id
  116: r0 = 0
  117: exit
trampoline 0, 37 instructions
trampoline_direct:
    0: r6 = r1
    1: r8 = 1
    2: *(u32 *)(r10 - 4) = r8
    3: r2 = r10
    4: r2 += -4
    5: r1 = map ecbs
    7: call map_lookup_elem
    8: if r0 == 0 goto 14
    9: r7 = r0
   10: r0 = 0
   11: r0 = cmpxchg *(u64 *)(r7 + 0), r0, r6  ; owner
   12: if r0 == 0 goto 17
   13: if r0 == r6 goto 17
   14: r8 += 1
   15: if r8 != 9 goto 2
   16: goto 26
   17: r1 = *(u64 *)(r6 + 0)
   18: *(u64 *)(r7 + 8) = r1                  ; id, probe_id
   19: *(u64 *)(r7 + 16) = 0                  ; nargs, flags
   20: r3 = 0                                 ; program 0
   21: r1 = r6
   22: r2 = map programs
   24: call tail_call
   25: *(u64 *)(r7 + 0) = 0                   ; owner
   26: *(u32 *)(r10 - 4) = 0
   27: r2 = r10
   28: r2 += -4
   29: r1 = map drops
   31: call map_lookup_elem
   32: if r0 == 0 goto 35
   33: r1 = 1
   34: lock *(u64 *)(r0 + 0) += r1            ; one more drop
   35: r0 = 0
   36: exit
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 8, entries 1
  drops: key 4, value 8, entries 3
