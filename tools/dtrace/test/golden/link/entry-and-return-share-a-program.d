fbt::vfs_read:entry,fbt::vfs_read:return { }
==== linked
program 0, 50 instructions
dt_program_0:
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call function at 34
    7: r0 = 0
    8: exit
; entry-and-return-share-a-program.d:1: fbt::vfs_read:entry,fbt::vfs_read:return { }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 8
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call function at 45
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 8
   22: if r2 > r1 goto 26
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = r6
   27: r2 = 232                               ; ctx.buf
   28: r3 = map rings
   30: r4 = 0
   31: call buffer_commit
   32: r0 = 0
   33: exit
dt_count:
   34: *(u32 *)(r10 - 4) = r1
   35: r2 = r10
   36: r2 += -4
   37: r1 = map drops
   39: call map_lookup_elem
   40: if r0 == 0 goto 43
   41: r1 = 1
   42: lock *(u64 *)(r0 + 0) += r1
   43: w0 = 0
   44: exit
dt_count_drop:
   45: if r1 == -28 goto 48
   46: w1 = 0
   47: call function at 34
   48: w0 = 0
   49: exit
trampoline 0, 33 instructions
trampoline_function:
    0: r6 = r1
    1: r1 = state + 0
    3: r1 = *(u32 *)(r1 + 0)                  ; activity
    4: if r1 != 1 goto 31
    5: *(u32 *)(r10 - 4) = 0
    6: r2 = r10
    7: r2 += -4
    8: r1 = map ecbs
   10: call map_lookup_elem
   11: if r0 == 0 goto 31
   12: r7 = r0
   13: r1 = r6
   14: call get_attach_cookie
   15: *(u64 *)(r7 + 8) = r0                  ; id, probe_id
   16: *(u64 *)(r7 + 16) = 0                  ; nargs, flags
   17: r3 = 0                                 ; program 0
   18: r1 = r6
   19: r2 = map programs
   21: call tail_call
   22: *(u32 *)(r10 - 4) = 0
   23: r2 = r10
   24: r2 += -4
   25: r1 = map drops
   27: call map_lookup_elem
   28: if r0 == 0 goto 31
   29: r1 = 1
   30: lock *(u64 *)(r0 + 0) += r1            ; one more drop
   31: r0 = 0
   32: exit
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 8, entries 1
  drops: key 4, value 8, entries 3
