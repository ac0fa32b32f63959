BEGIN { trace(`state.length); trace(`state.curr); trace(`state.inner.b); trace(`state.whole); trace(`state.history[1]); trace(`state.history[arg0]); trace(`state.small); trace(`state.name); }
==== code
record of clause 0: 304 bytes
  trace: s32 at 16
  trace: u64 at 20
  trace: s16 at 28
  trace: u32 at 32
  trace: s32 at 36
  trace: s32 at 40
  trace: u32 at 44
  trace: string of 256 at 48
dt_program_0, 1 arguments, clauses 0
      prologue
; per-cpu-struct.d:1: BEGIN { trace(`state.length); trace(`state.curr); trace(`state.inner.b); trace(`state.whole); trace(`state.history[1]); trace(`state.history[arg0]); trace(`state.small); trace(`state.name); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 304 bytes, else goto L4
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r1 = per-CPU `state
      call this_cpu_ptr
      r0 = *(u32 *)(r0 + 0)                  ; `state.length
      *(u32 *)(r8 + 16) = r0
      r1 = per-CPU `state
      call this_cpu_ptr
      r0 = *(u64 *)(r0 + 8)                  ; `state.curr
      r7 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r7
      r2 += 8
      if r2 > r1 goto L4
      *(u64 *)(r7 + 0) = r0
      r0 = *(u64 *)(r7 + 0)                  ; as a number
      *(u64 *)(r8 + 20) = r0
      r1 = per-CPU `state
      call this_cpu_ptr
      r0 = *(u16 *)(r0 + 18)                 ; `state.inner.b
      *(u16 *)(r8 + 28) = r0
      r1 = per-CPU `state
      call this_cpu_ptr
      r0 = *(u32 *)(r0 + 16)                 ; `state.whole
      *(u32 *)(r8 + 32) = r0
      r1 = per-CPU `state
      call this_cpu_ptr
      r0 = *(u32 *)(r0 + 24)                 ; `state.history[]
      *(u32 *)(r8 + 36) = r0
      r1 = per-CPU `state
      call this_cpu_ptr
      r1 = *(u64 *)(r6 + ctx.args[0])
      if r1 < 4 goto L1
      r4 = r1
      r2 = 0xb800000                         ; index out of bounds
      r3 = pc
      goto L5
L1:   r1 <<= 2
      *(u64 *)(r7 + 0) = r0
      r0 = *(u64 *)(r7 + 0)                  ; as a number
      r9 = r0
      r9 += r1
      r9 += 20
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r9
      call probe_read_kernel                 ; `state.history[]
      if r0 == 0 goto L2
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L2:   r0 = *(u32 *)(r10 - 8)
      *(u32 *)(r8 + 40) = r0
      r1 = per-CPU `state
      call this_cpu_ptr
      r0 = *(u8 *)(r0 + 36)                  ; `state.small
      r0 <<= 61
      r0 >>= 61
      *(u32 *)(r8 + 44) = r0
      r1 = per-CPU `state
      call this_cpu_ptr
      *(u64 *)(r7 + 0) = r0
      r0 = *(u64 *)(r7 + 0)                  ; as a number
      r7 = r0
      r7 += 37
      r3 = r7
      r1 = r8
      r1 += 48
      r2 = 8
      call probe_read_kernel_str             ; `state.name
      if r0 s>= 0 goto L3
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L3:   if r0 != 8 goto L4
      r3 = r7
      r3 += 7
      r1 = r8
      r1 += 55
      r2 = 1
      call probe_read_kernel
      r1 = r8
      r1 += 56
      *(u8 *)(r1 + 0) = 0
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
