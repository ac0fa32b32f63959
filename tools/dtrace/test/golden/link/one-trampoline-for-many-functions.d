fbt::vfs_*:entry { trace(arg2); }
==== linked
program 0, 47 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; one-trampoline-for-many-functions.d:1: fbt::vfs_*:entry { trace(arg2); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call function at 31
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 20
   17: if r2 > r1 goto 23
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   22: *(u64 *)(r0 + 12) = r1
   23: r1 = r6
   24: r2 = 232                               ; ctx.buf
   25: r3 = map rings
   27: r4 = 0
   28: call buffer_commit
   29: r0 = 0
   30: exit
dt_count_drop:
   31: if r1 == -28 goto 34
   32: w1 = 0
   33: call function at 36
   34: w0 = 0
   35: exit
dt_count:
   36: *(u32 *)(r10 - 4) = r1
   37: r2 = r10
   38: r2 += -4
   39: r1 = map drops
   41: call map_lookup_elem
   42: if r0 == 0 goto 45
   43: r1 = 1
   44: lock *(u64 *)(r0 + 0) += r1
   45: w0 = 0
   46: exit
trampoline 0, 39 instructions
trampoline_function:
    0: r6 = r1
    1: r1 = state + 0
    3: r1 = *(u32 *)(r1 + 0)                  ; activity
    4: if r1 != 1 goto 37
    5: *(u32 *)(r10 - 4) = 0
    6: r2 = r10
    7: r2 += -4
    8: r1 = map ecbs
   10: call map_lookup_elem
   11: if r0 == 0 goto 37
   12: r7 = r0
   13: r1 = r6
   14: call get_attach_cookie
   15: *(u64 *)(r7 + 8) = r0                  ; id, probe_id
   16: *(u64 *)(r7 + 16) = 3                  ; nargs, flags
   17: r1 = *(u64 *)(r6 + 112)
   18: *(u64 *)(r7 + 24) = r1                 ; arg0
   19: r1 = *(u64 *)(r6 + 104)
   20: *(u64 *)(r7 + 32) = r1                 ; arg1
   21: r1 = *(u64 *)(r6 + 96)
   22: *(u64 *)(r7 + 40) = r1                 ; arg2
   23: r3 = 0                                 ; program 0
   24: r1 = r6
   25: r2 = map programs
   27: call tail_call
   28: *(u32 *)(r10 - 4) = 0
   29: r2 = r10
   30: r2 += -4
   31: r1 = map drops
   33: call map_lookup_elem
   34: if r0 == 0 goto 37
   35: r1 = 1
   36: lock *(u64 *)(r0 + 0) += r1            ; one more drop
   37: r0 = 0
   38: exit
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 8, entries 1
  drops: key 4, value 8, entries 3
