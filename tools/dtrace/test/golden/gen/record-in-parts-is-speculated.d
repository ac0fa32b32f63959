//! -x strsize=2k
string s;
BEGIN { speculate(1); trace(s); if (pid) { trace(s); trace(s); } }
==== code
record of clause 0: 6176 bytes
  speculation u64 at 20
  trace: string of 2048 at 28
  if u32 at 2076
    trace: string of 2048 at 2080
    trace: string of 2048 at 4128
  else
dt_program_0, 0 arguments, clauses 0
      prologue
      call dt_claim_working()
      r7 = r0                                ; working memory
      if r7 == 0 goto L5
; record-in-parts-is-speculated.d:3: BEGIN { speculate(1); trace(s); if (pid) { trace(s); trace(s); } }
      call ktime_get_ns                      ; time
      *(u64 *)(r10 - 8) = r0                 ; spill
      r8 = r7                                ; record
      r8 += 12
      *(u64 *)(r8 + 20) = 0                  ; speculation
      r1 = 1
      call dt_speculate()
      if r0 == 0 goto L4
      *(u64 *)(r8 + 20) = r0                 ; speculation
      r9 = globals + 0
      r3 = r9
      r1 = r8
      r1 += 28
      r2 = 2048
      call probe_read_kernel_str             ; s
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L1
      *(u32 *)(r8 + 2076) = 1
      r3 = r9
      r1 = r8
      r1 += 2080
      r2 = 2048
      call probe_read_kernel_str             ; s
      r3 = r9
      r1 = r8
      r1 += 4128
      r2 = 2048
      call probe_read_kernel_str             ; s
      goto L2
L1:   *(u32 *)(r8 + 2076) = 0
L2:   r0 = *(u64 *)(r7 + 0)                  ; slot
      *(u64 *)(r10 - 16) = r0                ; spill
      r1 = reserve 4072 bytes, else goto L3
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      r0 = *(u64 *)(r10 - 8)                 ; reload
      *(u64 *)(r1 + 4) = r0                  ; time
      r9 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 0                  ; part
      *(u16 *)(r1 + 22) = 2
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 16
      call probe_read_kernel
      commit
      r1 = reserve 2136 bytes, else goto L3
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      r0 = *(u64 *)(r10 - 8)                 ; reload
      *(u64 *)(r1 + 4) = r0                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 1                  ; part
      *(u16 *)(r1 + 22) = 2
      r1 += 24
      r2 = 2112
      r3 = r8
      r3 += 4064
      call probe_read_kernel
      commit
      goto L4
L3:   commit
L4:   if r7 == 0 goto L5
      *(u64 *)(r7 + 0) = 0                   ; working memory is free
L5:   leave
