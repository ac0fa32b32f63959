fbt::vfs_read:entry { trace(arg0); trace(arg5); }
==== linked
program 0, 54 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call function at 38
    7: r0 = 0
    8: exit
; entry-registers.d:1: fbt::vfs_read:entry { trace(arg0); trace(arg5); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 28
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call function at 49
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 28
   22: if r2 > r1 goto 30
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: *(u64 *)(r0 + 12) = r1
   28: r1 = *(u64 *)(r6 + 304)                ; ctx.args[5]
   29: *(u64 *)(r0 + 20) = r1
   30: r1 = r6
   31: r2 = 232                               ; ctx.buf
   32: r3 = map rings
   34: r4 = 0
   35: call buffer_commit
   36: r0 = 0
   37: exit
dt_count:
   38: *(u32 *)(r10 - 4) = r1
   39: r2 = r10
   40: r2 += -4
   41: r1 = map drops
   43: call map_lookup_elem
   44: if r0 == 0 goto 47
   45: r1 = 1
   46: lock *(u64 *)(r0 + 0) += r1
   47: w0 = 0
   48: exit
dt_count_drop:
   49: if r1 == -28 goto 52
   50: w1 = 0
   51: call function at 38
   52: w0 = 0
   53: exit
trampoline 0, 45 instructions
trampoline_function:
    0: r6 = r1
    1: r1 = state + 0
    3: r1 = *(u32 *)(r1 + 0)                  ; activity
    4: if r1 != 1 goto 43
    5: *(u32 *)(r10 - 4) = 0
    6: r2 = r10
    7: r2 += -4
    8: r1 = map ecbs
   10: call map_lookup_elem
   11: if r0 == 0 goto 43
   12: r7 = r0
   13: r1 = r6
   14: call get_attach_cookie
   15: *(u64 *)(r7 + 8) = r0                  ; id, probe_id
   16: *(u64 *)(r7 + 16) = 6                  ; nargs, flags
   17: r1 = *(u64 *)(r6 + 112)
   18: *(u64 *)(r7 + 24) = r1                 ; arg0
   19: r1 = *(u64 *)(r6 + 104)
   20: *(u64 *)(r7 + 32) = r1                 ; arg1
   21: r1 = *(u64 *)(r6 + 96)
   22: *(u64 *)(r7 + 40) = r1                 ; arg2
   23: r1 = *(u64 *)(r6 + 88)
   24: *(u64 *)(r7 + 48) = r1                 ; arg3
   25: r1 = *(u64 *)(r6 + 72)
   26: *(u64 *)(r7 + 56) = r1                 ; arg4
   27: r1 = *(u64 *)(r6 + 64)
   28: *(u64 *)(r7 + 64) = r1                 ; arg5
   29: r3 = 0                                 ; program 0
   30: r1 = r6
   31: r2 = map programs
   33: call tail_call
   34: *(u32 *)(r10 - 4) = 0
   35: r2 = r10
   36: r2 += -4
   37: r1 = map drops
   39: call map_lookup_elem
   40: if r0 == 0 goto 43
   41: r1 = 1
   42: lock *(u64 *)(r0 + 0) += r1            ; one more drop
   43: r0 = 0
   44: exit
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 8, entries 1
  drops: key 4, value 8, entries 3
