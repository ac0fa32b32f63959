work1234:::line-read { trace(arg0); trace(arg1); trace(arg2); trace(arg3); trace(arg4); }
work1234:::line-read { trace(arg0); }
==== linked
program 0
dt_program_0:
      prologue
      r7 = 0                                 ; time
; user-operands.d:1: work1234:::line-read { trace(arg0); trace(arg1); trace(arg2); trace(arg3); trace(arg4); }
      if r7 != 0 goto L1                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L1:   r0 = reserve 60 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 20) = r1
      r1 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r0 + 28) = r1
      r1 = *(u64 *)(r6 + ctx.args[2])
      *(u64 *)(r0 + 36) = r1
      r1 = *(u64 *)(r6 + ctx.args[3])
      *(u64 *)(r0 + 44) = r1
      r1 = *(u64 *)(r6 + ctx.args[4])
      *(u64 *)(r0 + 52) = r1
L2:   commit
; user-operands.d:2: work1234:::line-read { trace(arg0); }
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
dt_count: as in link/trampolines-and-library.d
dt_count_drop: as in link/trampolines-and-library.d
trampoline 0
trampoline_user_function:
      r6 = r1
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L7
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
      goto L6
L3:   r1 = r6
      call get_attach_cookie
      *(u64 *)(r7 + 8) = r0                  ; id, probe_id
      *(u64 *)(r7 + 16) = 5                  ; nargs, flags
      r1 = *(u32 *)(r7 + 8)                  ; id
      if r1 >= 2 goto L4
      r1 = *(u64 *)(r6 + 80)                 ; regs.rax
      r1 <<= 32
      r1 s>>= 32
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r1 = *(u64 *)(r6 + 40)                 ; regs.rbx
      *(u64 *)(r7 + 32) = r1                 ; arg1
      r3 = *(u64 *)(r6 + 152)                ; regs.rsp
      r3 += 8
      r2 = 8
      r1 = r10
      r1 += -16
      call probe_read_user
      r1 = *(u64 *)(r10 - 16)
      *(u64 *)(r7 + 40) = r1                 ; arg2
      r1 = *(u64 *)(r6 + 80)                 ; regs.rax
      r1 >>= 8
      r1 <<= 56
      r1 >>= 56
      *(u64 *)(r7 + 48) = r1                 ; arg3
      r1 = -5
      *(u64 *)(r7 + 56) = r1                 ; arg4
      goto L5
L4:   r1 = 7
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r1 = *(u64 *)(r6 + 40)                 ; regs.rbx
      *(u64 *)(r7 + 32) = r1                 ; arg1
      r3 = *(u64 *)(r6 + 80)                 ; regs.rax
      r2 = *(u64 *)(r6 + 40)                 ; regs.rbx
      r2 <<= 3
      r3 += r2
      r2 = 8
      r1 = r10
      r1 += -16
      call probe_read_user
      r1 = *(u64 *)(r10 - 16)
      *(u64 *)(r7 + 40) = r1                 ; arg2
      r3 = 0
      r2 = *(u64 *)(r6 + 88)                 ; regs.rcx
      r2 <<= 1
      r3 += r2
      r3 += -1
      r2 = 1
      r1 = r10
      r1 += -16
      call probe_read_user
      r1 = *(u8 *)(r10 - 16)
      r1 <<= 56
      r1 s>>= 56
      *(u64 *)(r7 + 48) = r1                 ; arg3
      r1 = *(u64 *)(r6 + 88)                 ; regs.rcx
      r1 <<= 48
      r1 >>= 48
      *(u64 *)(r7 + 56) = r1                 ; arg4
      goto L5
L5:   r3 = 0                                 ; program 0
      r1 = r6
      r2 = map programs
      call tail_call
      *(u64 *)(r7 + 0) = 0                   ; owner
L6:   *(u32 *)(r10 - 4) = 0
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L7
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; one more drop
L7:   leave
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
