//! -x strsize=64k
string s;
BEGIN { trace(s); printf("%d %s", pid, s); }
END { trace(s); }
==== code
dtrace: warning: long-strings-are-cut-in-the-record.d: [D_RECORD_SIZE] line 3: strings are recorded with at most 2024 bytes
  long-strings-are-cut-in-the-record.d:3:1: BEGIN { trace(s); printf("%d %s", pid, s); }
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  a record has at most 4072 bytes; strings that are not recorded are not cut
record of clause 0: 4068 bytes
  trace: string of 2024 at 16
  printf: s32 at 2040, string of 2024 at 2044
record of clause 1: 4072 bytes
  trace: string of 4056 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; long-strings-are-cut-in-the-record.d:3: BEGIN { trace(s); printf("%d %s", pid, s); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 4068 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = globals + 0
      r3 = r7
      r1 = r8
      r1 += 16
      r2 = 2024
      call probe_read_kernel_str             ; s
      r0 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r8 + 2040) = r0
      r3 = r7
      r1 = r8
      r1 += 2044
      r2 = 2024
      call probe_read_kernel_str             ; s
L1:   commit
      leave
dt_program_1, 0 arguments, clauses 1
      prologue
; long-strings-are-cut-in-the-record.d:4: END { trace(s); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 2                   ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r3 = globals + 0
      r1 += 16
      r2 = 4056
      call probe_read_kernel_str             ; s
L1:   commit
      leave
