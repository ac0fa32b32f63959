//! -x strsize=64k
string s;
BEGIN { trace(s); printf("%d %s", pid, s); }
END { trace(s); }
==== code
dtrace: warning: long-strings-are-cut-in-the-record.d: [D_RECORD_SIZE] line 3: strings are recorded with at most 16368 bytes
  long-strings-are-cut-in-the-record.d:3:1: BEGIN { trace(s); printf("%d %s", pid, s); }
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  a record has at most 32760 bytes; strings that are not recorded are not cut
record of clause 0: 32756 bytes
  trace: string of 16368 at 16
  printf: s32 at 16384, string of 16368 at 16388
record of clause 1: 32760 bytes
  trace: string of 32744 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
      call dt_claim_working()
      *(u64 *)(r10 - 8) = r0                 ; spill
      r0 = *(u64 *)(r10 - 8)                 ; reload
      if r0 == 0 goto L3
; long-strings-are-cut-in-the-record.d:3: BEGIN { trace(s); printf("%d %s", pid, s); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = *(u64 *)(r10 - 8)                 ; reload
      r8 += 12
      r3 = globals + 0
      r1 = r8
      r1 += 16
      r2 = 16368
      call probe_read_kernel_str             ; s
      r0 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r8 + 16384) = r0
      r3 = globals + 0
      r1 = r8
      r1 += 16388
      r2 = 16368
      call probe_read_kernel_str             ; s
      r0 = *(u64 *)(r10 - 8)                 ; reload
      r0 = *(u64 *)(r0 + 0)                  ; slot
      *(u64 *)(r10 - 16) = r0                ; spill
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r9 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 0                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 16
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 1                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 4064
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 2                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 8112
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 3                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 12160
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 4                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 16208
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 5                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 20256
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 6                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 24304
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 7                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 28352
      call probe_read_kernel
      commit
      r1 = reserve 380 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000001  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 8                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 356
      r3 = r8
      r3 += 32400
      call probe_read_kernel
      commit
      goto L2
L1:   commit
L2:   r0 = *(u64 *)(r10 - 8)                 ; reload
      if r0 == 0 goto L3
      r0 = *(u64 *)(r10 - 8)                 ; reload
      *(u64 *)(r0 + 0) = 0                   ; working memory is free
L3:   leave
dt_program_1, 0 arguments, clauses 1
      prologue
      call dt_claim_working()
      *(u64 *)(r10 - 8) = r0                 ; spill
      r0 = *(u64 *)(r10 - 8)                 ; reload
      if r0 == 0 goto L3
; long-strings-are-cut-in-the-record.d:4: END { trace(s); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = *(u64 *)(r10 - 8)                 ; reload
      r8 += 12
      r3 = globals + 0
      r1 = r8
      r1 += 16
      r2 = 32744
      call probe_read_kernel_str             ; s
      r0 = *(u64 *)(r10 - 8)                 ; reload
      r0 = *(u64 *)(r0 + 0)                  ; slot
      *(u64 *)(r10 - 16) = r0                ; spill
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000002  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r9 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 0                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 16
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000002  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 1                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 4064
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000002  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 2                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 8112
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000002  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 3                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 12160
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000002  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 4                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 16208
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000002  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 5                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 20256
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000002  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 6                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 24304
      call probe_read_kernel
      commit
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000002  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 7                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 4048
      r3 = r8
      r3 += 28352
      call probe_read_kernel
      commit
      r1 = reserve 384 bytes, else goto L1
      *(u32 *)(r1 + 0) = 0xffffffff80000002  ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      *(u32 *)(r1 + 12) = r9                 ; ecb
      r0 = *(u64 *)(r10 - 16)                ; reload
      *(u32 *)(r1 + 16) = r0                 ; slot
      *(u16 *)(r1 + 20) = 8                  ; part
      *(u16 *)(r1 + 22) = 9
      r1 += 24
      r2 = 360
      r3 = r8
      r3 += 32400
      call probe_read_kernel
      commit
      goto L2
L1:   commit
L2:   r0 = *(u64 *)(r10 - 8)                 ; reload
      if r0 == 0 goto L3
      r0 = *(u64 *)(r10 - 8)                 ; reload
      *(u64 *)(r0 + 0) = 0                   ; working memory is free
L3:   leave
