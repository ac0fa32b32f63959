//! -x tracefs=tracefs-events
sdt:mine:: { trace(arg0); }
==== linked
program 0, 52 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call function at 36
    7: r0 = 0
    8: exit
; tracepoints-share-a-trampoline.d:2: sdt:mine:: { trace(arg0); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call function at 47
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 20
   22: if r2 > r1 goto 28
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: *(u64 *)(r0 + 12) = r1
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
   34: r0 = 0
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
dt_count_drop:
   47: if r1 == -28 goto 50
   48: w1 = 0
   49: call function at 36
   50: w0 = 0
   51: exit
trampoline 0, 37 instructions
trampoline_tracepoint:
    0: r6 = r1
    1: r1 = state + 0
    3: r1 = *(u32 *)(r1 + 0)                  ; activity
    4: if r1 != 1 goto 35
    5: *(u32 *)(r10 - 4) = 0
    6: r2 = r10
    7: r2 += -4
    8: r1 = map ecbs
   10: call map_lookup_elem
   11: if r0 == 0 goto 35
   12: r7 = r0
   13: r1 = r6
   14: call get_attach_cookie
   15: *(u64 *)(r7 + 8) = r0                  ; id, probe_id
   16: *(u64 *)(r7 + 16) = 1                  ; nargs, flags
   17: r1 = *(u32 *)(r6 + 8)
   18: r1 <<= 32
   19: r1 s>>= 32
   20: *(u64 *)(r7 + 24) = r1                 ; arg0
   21: r3 = 0                                 ; program 0
   22: r1 = r6
   23: r2 = map programs
   25: call tail_call
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
