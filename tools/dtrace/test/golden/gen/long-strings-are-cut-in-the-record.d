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
dt_program_0, 48 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; long-strings-are-cut-in-the-record.d:3: BEGIN { trace(s); printf("%d %s", pid, s); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 4068
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 4068
   22: if r1 > r0 goto 40
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = globals + 0
   28: r3 = r8
   29: r1 = r7
   30: r1 += 8
   31: r2 = 2028
   32: call probe_read_kernel_str             ; s
   33: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   34: *(u32 *)(r7 + 2036) = r0
   35: r3 = r8
   36: r1 = r7
   37: r1 += 2040
   38: r2 = 2028
   39: call probe_read_kernel_str             ; s
   40: r1 = r6
   41: r2 = 232                               ; ctx.buf
   42: r3 = map rings
   44: r4 = 0
   45: call buffer_commit
   46: r0 = 0
   47: exit
dt_program_1, 39 instructions, 0 arguments, clauses 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; long-strings-are-cut-in-the-record.d:4: END { trace(s); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 4072
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r1 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r1
   21: r2 += 4072
   22: if r2 > r0 goto 31
   23: *(u32 *)(r1 + 0) = 2                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r1 + 4) = r0                  ; ecb
   26: r3 = globals + 0
   28: r1 += 8
   29: r2 = 4064
   30: call probe_read_kernel_str             ; s
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: r0 = 0
   38: exit
