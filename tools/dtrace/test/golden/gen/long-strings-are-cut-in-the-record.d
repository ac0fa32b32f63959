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
dt_program_0, 43 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; long-strings-are-cut-in-the-record.d:3: BEGIN { trace(s); printf("%d %s", pid, s); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 4068
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 4068
   17: if r1 > r0 goto 35
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = globals + 0
   23: r3 = r8
   24: r1 = r7
   25: r1 += 8
   26: r2 = 2028
   27: call probe_read_kernel_str
   28: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   29: *(u32 *)(r7 + 2036) = r0
   30: r3 = r8
   31: r1 = r7
   32: r1 += 2040
   33: r2 = 2028
   34: call probe_read_kernel_str
   35: r1 = r6
   36: r2 = 232                               ; ctx.buf
   37: r3 = map rings
   39: r4 = 0
   40: call buffer_commit
   41: r0 = 0
   42: exit
dt_program_1, 34 instructions, 0 arguments, clauses 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; long-strings-are-cut-in-the-record.d:4: END { trace(s); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 4072
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r1 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r1
   16: r2 += 4072
   17: if r2 > r0 goto 26
   18: *(u32 *)(r1 + 0) = 2                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r1 + 4) = r0                  ; ecb
   21: r3 = globals + 0
   23: r1 += 8
   24: r2 = 4064
   25: call probe_read_kernel_str
   26: r1 = r6
   27: r2 = 232                               ; ctx.buf
   28: r3 = map rings
   30: r4 = 0
   31: call buffer_commit
   32: r0 = 0
   33: exit
