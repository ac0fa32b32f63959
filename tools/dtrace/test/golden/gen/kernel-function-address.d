BEGIN { trace((uintptr_t)&`vfs_read); }
==== linked
program 0, 45 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; kernel-function-address.d:1: BEGIN { trace((uintptr_t)&`vfs_read); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call function at 32
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 20
   17: if r2 > r1 goto 24
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = `vfs_read
   23: *(u64 *)(r0 + 12) = r1
   24: r1 = r6
   25: r2 = 232                               ; ctx.buf
   26: r3 = map rings
   28: r4 = 0
   29: call buffer_commit
   30: r0 = 0
   31: exit
dt_count_drop:
   32: w2 = 0
   33: *(u32 *)(r10 - 4) = r2
   34: if r1 == -28 goto 43
   35: r2 = r10
   36: r2 += -4
   37: r1 = map drops
   39: call map_lookup_elem
   40: if r0 == 0 goto 43
   41: r1 = 1
   42: lock *(u64 *)(r0 + 0) += r1
   43: w0 = 0
   44: exit
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
