BEGIN { trace(pid); } BEGIN { trace(tid); }
inline int both = pid + tid;
BEGIN {
	trace(both); trace(uid);
	trace(both);
}
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
record of clause 1: 20 bytes
  trace: s32 at 16
record of clause 2: 28 bytes
  trace: s32 at 16
  trace: u32 at 20
  trace: s32 at 24
dt_program_0, 0 arguments, clauses 0 1 2
      prologue
      r7 = 0                                 ; time
; lines-of-a-listing.d:1: BEGIN { trace(pid); } BEGIN { trace(tid); }
      if r7 != 0 goto L1                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L1:   r0 = reserve 20 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 16) = r1
L2:   commit
      if r7 != 0 goto L3                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L3:   r0 = reserve 20 bytes, else goto L4
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.tid)
      *(u32 *)(r0 + 16) = r1
L4:   commit
; lines-of-a-listing.d:3: BEGIN {
      if r7 != 0 goto L5                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L5:   r0 = reserve 28 bytes, else goto L6
      *(u32 *)(r0 + 0) = 3                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
; lines-of-a-listing.d:4: trace(both); trace(uid);
      r1 = *(u32 *)(r6 + ctx.pid)
      r2 = *(u32 *)(r6 + ctx.tid)
      r3 = r1
      r3 += r2
      *(u32 *)(r0 + 16) = r3
      r3 = *(u32 *)(r6 + ctx.uid)
      *(u32 *)(r0 + 20) = r3
; lines-of-a-listing.d:5: trace(both);
      r1 += r2
      *(u32 *)(r0 + 24) = r1
; lines-of-a-listing.d:3: BEGIN {
L6:   commit
      leave
