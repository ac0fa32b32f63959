//! -x tracefs=tracefs-events
sdt:sched::, sdt:syscalls::, fbt::vfs_read:entry { n++; }
==== linked
program 0, 27 instructions
dt_program_0:
    0: r0 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call function at 16
    7: r0 = 0
    8: exit
; tracepoint-without-arguments.d:2: sdt:sched::, sdt:syscalls::, fbt::vfs_read:entry { n++; }
    9: r0 = globals + 0
   11: r1 = *(u64 *)(r0 + 0)                  ; n
   12: r1 += 1
   13: *(u64 *)(r0 + 0) = r1                  ; n
   14: r0 = 0
   15: exit
dt_count:
   16: *(u32 *)(r10 - 4) = r1
   17: r2 = r10
   18: r2 += -4
   19: r1 = map drops
   21: call map_lookup_elem
   22: if r0 == 0 goto 25
   23: r1 = 1
   24: lock *(u64 *)(r0 + 0) += r1
   25: w0 = 0
   26: exit
trampoline 0, 42 instructions
trampoline_raw_tracepoint:
    0: r6 = r1
    1: r1 = state + 0
    3: r1 = *(u32 *)(r1 + 0)                  ; activity
    4: if r1 != 1 goto 40
    5: r8 = 1
    6: *(u32 *)(r10 - 4) = r8
    7: r2 = r10
    8: r2 += -4
    9: r1 = map ecbs
   11: call map_lookup_elem
   12: if r0 == 0 goto 18
   13: r7 = r0
   14: r0 = 0
   15: r0 = cmpxchg *(u64 *)(r7 + 0), r0, r6  ; owner
   16: if r0 == 0 goto 21
   17: if r0 == r6 goto 21
   18: r8 += 1
   19: if r8 != 9 goto 6
   20: goto 31
   21: r1 = r6
   22: call get_attach_cookie
   23: *(u64 *)(r7 + 8) = r0                  ; id, probe_id
   24: *(u64 *)(r7 + 16) = 0                  ; nargs, flags
   25: r3 = 0                                 ; program 0
   26: r1 = r6
   27: r2 = map programs
   29: call tail_call
   30: *(u64 *)(r7 + 0) = 0                   ; owner
   31: *(u32 *)(r10 - 4) = 0
   32: r2 = r10
   33: r2 += -4
   34: r1 = map drops
   36: call map_lookup_elem
   37: if r0 == 0 goto 40
   38: r1 = 1
   39: lock *(u64 *)(r0 + 0) += r1            ; one more drop
   40: r0 = 0
   41: exit
trampoline 1, 33 instructions
trampoline_tracepoint:
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
trampoline 2, 33 instructions
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
  globals: key 4, value 8, entries 1
