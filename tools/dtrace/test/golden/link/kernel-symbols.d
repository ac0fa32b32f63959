BEGIN { trace(`first_of_all); trace(`runqueue_length); }
==== linked
program 0, 61 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call function at 45
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
   17: call function at 56
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 24
   22: if r1 > r0 goto 37
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r1 = `first_of_all
   28: r2 = 40
   29: call kernel function with BTF id 30
   30: r0 = *(u64 *)(r0 + 0)                  ; `first_of_all
   31: *(u64 *)(r7 + 12) = r0
   32: r1 = per-CPU variable with BTF id 155
   34: call this_cpu_ptr
   35: r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
   36: *(u32 *)(r7 + 20) = r0
   37: r1 = r6
   38: r2 = 232                               ; ctx.buf
   39: r3 = map rings
   41: r4 = 0
   42: call buffer_commit
   43: r0 = 0
   44: exit
dt_count:
   45: *(u32 *)(r10 - 4) = r1
   46: r2 = r10
   47: r2 += -4
   48: r1 = map drops
   50: call map_lookup_elem
   51: if r0 == 0 goto 54
   52: r1 = 1
   53: lock *(u64 *)(r0 + 0) += r1
   54: w0 = 0
   55: exit
dt_count_drop:
   56: if r1 == -28 goto 59
   57: w1 = 0
   58: call function at 45
   59: w0 = 0
   60: exit
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
