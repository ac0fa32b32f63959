//! -x strsize=64k
string s;
BEGIN { trace(s); printf("%d %s", pid, s); }
END { trace(s); }
==== code
dtrace: warning: long-strings-are-cut-in-the-record.d: [D_RECORD_SIZE] line 3: strings are recorded with at most 2028 bytes
  long-strings-are-cut-in-the-record.d:3:1: BEGIN { trace(s); printf("%d %s", pid, s); }
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  a record has at most 4072 bytes; strings that are not recorded are not cut
record of clause 0: 4068 bytes
  trace: string of 2028 at 8
  printf: s32 at 2036, string of 2028 at 2040
record of clause 1: 4072 bytes
  trace: string of 4064 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; long-strings-are-cut-in-the-record.d:3: BEGIN { trace(s); printf("%d %s", pid, s); }
      r7 = reserve 4068 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r8 = globals + 0
      r3 = r8
      r1 = r7
      r1 += 8
      r2 = 2028
      call probe_read_kernel_str             ; s
      r0 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r7 + 2036) = r0
      r3 = r8
      r1 = r7
      r1 += 2040
      r2 = 2028
      call probe_read_kernel_str             ; s
L1:   commit
      leave
dt_program_1, 0 arguments, clauses 1
      prologue
; long-strings-are-cut-in-the-record.d:4: END { trace(s); }
      r1 = reserve 4072 bytes, else goto L1
      *(u32 *)(r1 + 0) = 2                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 4) = r0                  ; ecb
      r3 = globals + 0
      r1 += 8
      r2 = 4064
      call probe_read_kernel_str             ; s
L1:   commit
      leave
