//! -x tracefs=tracefs-events -x attach=trampoline
BEGIN, fbt::vfs_read:entry, sdt:sched:: { }
sdt:::exec { trace(arg0); }
==== linked
program 0
dt_program_0:
      prologue
; trampolines-and-library.d:2: BEGIN, fbt::vfs_read:entry, sdt:sched:: { }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L1:   commit
      leave
dt_count:
      *(u32 *)(r10 - 4) = r1
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1
L1:   w0 = 0
      exit
dt_count_drop:
      if r1 == -28 goto L1
      w1 = 0
      call dt_count()
L1:   w0 = 0
      exit
program 1
dt_program_1:
      prologue
      r7 = 0                                 ; time
; trampolines-and-library.d:2: BEGIN, fbt::vfs_read:entry, sdt:sched:: { }
      if r7 != 0 goto L1                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L1:   r0 = reserve 16 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L2:   commit
; trampolines-and-library.d:3: sdt:::exec { trace(arg0); }
      if r7 != 0 goto L3                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L3:   r0 = reserve 28 bytes, else goto L4
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 20) = r1
L4:   commit
      leave
dt_count:
      *(u32 *)(r10 - 4) = r1
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1
L1:   w0 = 0
      exit
dt_count_drop:
      if r1 == -28 goto L1
      w1 = 0
      call dt_count()
L1:   w0 = 0
      exit
program 2
dt_program_2:
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; trampolines-and-library.d:3: sdt:::exec { trace(arg0); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 20) = r1
L1:   commit
L2:   leave
dt_count_drop:
      if r1 == -28 goto L1
      w1 = 0
      call dt_count()
L1:   w0 = 0
      exit
dt_count:
      *(u32 *)(r10 - 4) = r1
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1
L1:   w0 = 0
      exit
trampoline 0
trampoline_direct:
      r6 = r1
      r8 = 1
L1:   *(u32 *)(r10 - 4) = r8
      r2 = r10
      r2 += -4
      r1 = map ecbs
      call map_lookup_elem
      if r0 == 0 goto L2
      r7 = r0
      r0 = 0
      r0 = cmpxchg *(u64 *)(r7 + 0), r0, r6  ; owner
      if r0 == 0 goto L3
      if r0 == r6 goto L3
L2:   r8 += 1
      if r8 != 9 goto L1
      goto L4
L3:   r1 = *(u64 *)(r6 + 0)
      *(u64 *)(r7 + 8) = r1                  ; id, probe_id
      *(u64 *)(r7 + 16) = 0                  ; nargs, flags
      r3 = 0                                 ; program 0
      r1 = r6
      r2 = map programs
      call tail_call
      *(u64 *)(r7 + 0) = 0                   ; owner
L4:   *(u32 *)(r10 - 4) = 0
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L5
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; one more drop
L5:   leave
trampoline 1
trampoline_function:
      r6 = r1
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L1
      *(u32 *)(r10 - 4) = 0
      r2 = r10
      r2 += -4
      r1 = map ecbs
      call map_lookup_elem
      if r0 == 0 goto L1
      r7 = r0
      r1 = r6
      call get_attach_cookie
      *(u64 *)(r7 + 8) = r0                  ; id, probe_id
      *(u64 *)(r7 + 16) = 0                  ; nargs, flags
      r3 = 0                                 ; program 0
      r1 = r6
      r2 = map programs
      call tail_call
      *(u32 *)(r10 - 4) = 0
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; one more drop
L1:   leave
trampoline 2
trampoline_raw_tracepoint:
      r6 = r1
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L5
      r8 = 1
L1:   *(u32 *)(r10 - 4) = r8
      r2 = r10
      r2 += -4
      r1 = map ecbs
      call map_lookup_elem
      if r0 == 0 goto L2
      r7 = r0
      r0 = 0
      r0 = cmpxchg *(u64 *)(r7 + 0), r0, r6  ; owner
      if r0 == 0 goto L3
      if r0 == r6 goto L3
L2:   r8 += 1
      if r8 != 9 goto L1
      goto L4
L3:   r1 = r6
      call get_attach_cookie
      *(u64 *)(r7 + 8) = r0                  ; id, probe_id
      *(u64 *)(r7 + 16) = 0                  ; nargs, flags
      r3 = 0                                 ; program 0
      r1 = r6
      r2 = map programs
      call tail_call
      *(u64 *)(r7 + 0) = 0                   ; owner
L4:   *(u32 *)(r10 - 4) = 0
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L5
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; one more drop
L5:   leave
trampoline 3
trampoline_tracepoint:
      r6 = r1
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L1
      *(u32 *)(r10 - 4) = 0
      r2 = r10
      r2 += -4
      r1 = map ecbs
      call map_lookup_elem
      if r0 == 0 goto L1
      r7 = r0
      r1 = r6
      call get_attach_cookie
      *(u64 *)(r7 + 8) = r0                  ; id, probe_id
      *(u64 *)(r7 + 16) = 1                  ; nargs, flags
      r1 = *(u32 *)(r6 + 8)
      r1 &= 65535
      r1 += r6
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r3 = 1                                 ; program 1
      r1 = r6
      r2 = map programs
      call tail_call
      *(u32 *)(r10 - 4) = 0
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; one more drop
L1:   leave
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 3
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
