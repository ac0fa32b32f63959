//! -x strsize=2k
string s;
BEGIN { trace(1); trace(s); printf("%s %d", strjoin(s, s), *(int *)arg1); trace(pid ? "no" : probename); }
BEGIN { trace(2); }
==== code
record of clause 0: 4180 bytes
  trace: constant 1
  trace: string of 2048 at 16
  printf: string of 2048 at 2064, s32 at 4112
  trace: string of 64 at 4116
record of clause 1: 16 bytes
  trace: constant 2
dt_program_0, 2 arguments, clauses 0 1
      prologue
      call dt_claim_working()
      r7 = r0                                ; working memory
      if r7 == 0 goto L11
      r8 = 0                                 ; time
; record-in-parts.d:3: BEGIN { trace(1); trace(s); printf("%s %d", strjoin(s, s), *(int *)arg1); trace(pid ? "no" : probename); }
      if r8 != 0 goto L1                     ; time
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
L1:   r9 = r7                                ; record
      r9 += 12
      r3 = globals + 0
      r1 = r9
      r1 += 16
      r2 = 2048
      call probe_read_kernel_str             ; s
      r1 = r9
      r1 += 2064
      r2 = 2048
      r3 = globals + 0
      r4 = globals + 0
      r5 = -1
      call dt_strjoin()
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = *(u64 *)(r6 + ctx.args[1])
      call probe_read_kernel                 ; *arg1
      if r0 == 0 goto L2
      r4 = *(u64 *)(r6 + ctx.args[1])
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L7
L2:   r0 = *(s32 *)(r10 - 8)
      *(u32 *)(r9 + 4112) = r0
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L3
      r1 = r9
      r1 += 4116
      r2 = 64
      r3 = literals + 0                      ; "no"
      call probe_read_kernel_str
      goto L4
L3:   r0 = *(u32 *)(r6 + ctx.ecb_id)
      r4 = r0
      r4 <<= 2
      r4 |= 3
      r1 = r9
      r1 += 4116
      r2 = 64
      r3 = probe_names + 0
      r5 = 46
      call dt_probe_name()                   ; probename
L4:   r0 = *(u64 *)(r7 + 0)                  ; slot
      *(u64 *)(r10 - 16) = r0                ; spill
      r1 = reserve 4072 bytes, else goto L5
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r8                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 0                  ; part
      *(u16 *)(r1 + 22) = 2
      r1 += 24
      r2 = 4048
      r3 = r9
      r3 += 16
      call probe_read_kernel
      commit
      r1 = reserve 140 bytes, else goto L5
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r8                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 1                  ; part
      *(u16 *)(r1 + 22) = 2
      r1 += 24
      r2 = 116
      r3 = r9
      r3 += 4064
      call probe_read_kernel
      commit
      goto L6
L5:   commit
L6:   goto L8
L7:   r1 = r6
      r5 = r7
      call dt_fault()
      r8 = 0                                 ; time
; record-in-parts.d:4: BEGIN { trace(2); }
L8:   if r8 != 0 goto L9                     ; time
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
L9:   r0 = reserve 16 bytes, else goto L10
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L10:  commit
      if r7 == 0 goto L11
      *(u64 *)(r7 + 0) = 0                   ; working memory is free
L11:  leave
dt_fault
      r6 = r1                                ; ctx
      r7 = r2                                ; kind and clause
      *(u64 *)(r10 - 8) = r3                 ; spill
      *(u64 *)(r10 - 16) = r4                ; spill
      r0 = r5                                ; working memory
      r8 = r7
      r8 >>= 24
      if r7 & 0x800000 goto L1
      goto L2
L1:   discard
L2:   r7 &= 0x3fffff
      call ktime_get_ns                      ; time
      r9 = r0                                ; time
      r0 = reserve 40 bytes, else goto L3
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 0) = 0                   ; fault record
      *(u64 *)(r0 + 4) = r9                  ; time
      *(u32 *)(r0 + 12) = r1
      *(u32 *)(r0 + 16) = r7
      r1 = *(u64 *)(r10 - 16)                ; reload
      *(u64 *)(r0 + 20) = r1
      *(u32 *)(r0 + 28) = r8
      r1 = *(u64 *)(r10 - 8)                 ; reload
      *(u32 *)(r0 + 32) = r1
L3:   commit
      r0 = *(u32 *)(r6 + ctx.probe_id)
      leave
