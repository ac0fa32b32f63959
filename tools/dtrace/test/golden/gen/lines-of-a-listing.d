BEGIN { trace(pid); } BEGIN { trace(tid); }
inline int both = pid + tid;
BEGIN {
	trace(both); trace(uid);
	trace(both);
}
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
record of clause 1: 12 bytes
  trace: s32 at 8
record of clause 2: 20 bytes
  trace: s32 at 8
  trace: u32 at 12
  trace: s32 at 16
dt_program_0, 93 instructions, 0 arguments, clauses 0 1 2
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; lines-of-a-listing.d:1: BEGIN { trace(pid); } BEGIN { trace(tid); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 12
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 12
   22: if r2 > r1 goto 28
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   27: *(u32 *)(r0 + 8) = r1
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 12
   39: call buffer_reserve
   40: if r0 == 0 goto 43
   41: r1 = r0
   42: call dt_count_drop()
   43: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   44: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   45: r2 = r0
   46: r2 += 12
   47: if r2 > r1 goto 53
   48: *(u32 *)(r0 + 0) = 2                   ; clause
   49: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   50: *(u32 *)(r0 + 4) = r1                  ; ecb
   51: r1 = *(u32 *)(r6 + 200)                ; ctx.tid
   52: *(u32 *)(r0 + 8) = r1
   53: r1 = r6
   54: r2 = 232                               ; ctx.buf
   55: r3 = map rings
   57: r4 = 0
   58: call buffer_commit
; lines-of-a-listing.d:3: BEGIN {
   59: r1 = r6
   60: r2 = 232                               ; ctx.buf
   61: r3 = map rings
   63: r4 = 20
   64: call buffer_reserve
   65: if r0 == 0 goto 68
   66: r1 = r0
   67: call dt_count_drop()
   68: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   69: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   70: r2 = r0
   71: r2 += 20
   72: if r2 > r1 goto 85
   73: *(u32 *)(r0 + 0) = 3                   ; clause
   74: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   75: *(u32 *)(r0 + 4) = r1                  ; ecb
; lines-of-a-listing.d:4: trace(both); trace(uid);
   76: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   77: r2 = *(u32 *)(r6 + 200)                ; ctx.tid
   78: r3 = r1
   79: r3 += r2
   80: *(u32 *)(r0 + 8) = r3
   81: r3 = *(u32 *)(r6 + 212)                ; ctx.uid
   82: *(u32 *)(r0 + 12) = r3
; lines-of-a-listing.d:5: trace(both);
   83: r1 += r2
   84: *(u32 *)(r0 + 16) = r1
; lines-of-a-listing.d:3: BEGIN {
   85: r1 = r6
   86: r2 = 232                               ; ctx.buf
   87: r3 = map rings
   89: r4 = 0
   90: call buffer_commit
   91: r0 = 0
   92: exit
