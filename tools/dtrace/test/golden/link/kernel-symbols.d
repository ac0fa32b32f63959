BEGIN { trace(`first_of_all); trace(`runqueue_length); }
==== linked
program 0, 113 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; kernel-symbols.d:1: BEGIN { trace(`first_of_all); trace(`runqueue_length); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 24
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call function at 51
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 24
   17: if r1 > r0 goto 40
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
   32: goto 47
   33: r0 = *(u64 *)(r10 - 8)
   34: *(u64 *)(r7 + 12) = r0
   35: r1 = per-CPU variable with BTF id 143
   37: call this_cpu_ptr
   38: r0 = *(u32 *)(r0 + 0)
   39: *(u32 *)(r7 + 20) = r0
   40: r1 = r6
   41: r2 = 232                               ; ctx.buf
   42: r3 = map rings
   44: r4 = 0
   45: call buffer_commit
   46: goto 49
   47: r1 = r6
   48: call function at 67
   49: r0 = 0
   50: exit
dt_count_drop:
   51: if r1 == -28 goto 54
   52: w1 = 0
   53: call function at 56
   54: w0 = 0
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
dt_fault:
   67: r6 = r1                                ; ctx
   68: r7 = r2                                ; kind and clause
   69: *(u64 *)(r10 - 8) = r3                 ; spill
   70: r8 = r4                                ; address
   71: r9 = r7
   72: r9 >>= 24
   73: if r7 & 0x800000 goto 75
   74: goto 81
   75: r1 = r6
   76: r2 = 232                               ; ctx.buf
   77: r3 = map rings
   79: r4 = 1                                 ; discard
   80: call buffer_commit
   81: r7 &= 0x7fffff
   82: r1 = r6
   83: r2 = 232                               ; ctx.buf
   84: r3 = map rings
   86: r4 = 32
   87: call buffer_reserve
   88: if r0 == 0 goto 91
   89: r1 = r0
   90: call function at 51
   91: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   92: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   93: r2 = r0
   94: r2 += 32
   95: if r2 > r1 goto 104
   96: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   97: *(u32 *)(r0 + 0) = 0                   ; fault record
   98: *(u32 *)(r0 + 4) = r1
   99: *(u32 *)(r0 + 8) = r7
  100: *(u64 *)(r0 + 12) = r8
  101: *(u32 *)(r0 + 20) = r9
  102: r1 = *(u64 *)(r10 - 8)                 ; reload
  103: *(u32 *)(r0 + 24) = r1
  104: r1 = r6
  105: r2 = 232                               ; ctx.buf
  106: r3 = map rings
  108: r4 = 0
  109: call buffer_commit
  110: r0 = *(u32 *)(r6 + 172)                ; ctx.probe_id
  111: r0 = 0
  112: exit
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
