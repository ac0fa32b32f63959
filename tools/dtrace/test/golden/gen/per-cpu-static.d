BEGIN { trace(`per_cpu_static); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 62 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; per-cpu-static.d:1: BEGIN { trace(`per_cpu_static); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 20
   17: if r1 > r0 goto 51
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r1 = per-CPU variable
   23: call this_cpu_ptr
   24: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   25: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   26: r3 = r1
   27: r3 += 16
   28: if r3 > r2 goto 51
   29: *(u64 *)(r1 + 0) = r0
   30: r0 = *(u64 *)(r1 + 0)                  ; as a number
   31: r2 = per-CPU variable
   33: *(u64 *)(r1 + 8) = r2
   34: r1 = *(u64 *)(r1 + 8)                  ; as a number
   35: r0 -= r1
   36: r8 = `current_task + 8                 ; `per_cpu_static
   38: r8 += r0
   39: r1 = r10
   40: r1 += -8
   41: r2 = 8
   42: r3 = r8
   43: call probe_read_kernel
   44: if r0 == 0 goto 49
   45: r4 = r8
   46: r2 = 0x1800000                         ; invalid address
   47: r3 = 45                                ; pc
   48: goto 58
   49: r0 = *(u64 *)(r10 - 8)
   50: *(u64 *)(r7 + 12) = r0
   51: r1 = r6
   52: r2 = 232                               ; ctx.buf
   53: r3 = map rings
   55: r4 = 0
   56: call buffer_commit
   57: goto 60
   58: r1 = r6
   59: call dt_fault()
   60: r0 = 0
   61: exit
dt_fault, 46 instructions
    0: r6 = r1                                ; ctx
    1: r7 = r2                                ; kind and clause
    2: *(u64 *)(r10 - 8) = r3                 ; spill
    3: r8 = r4                                ; address
    4: r9 = r7
    5: r9 >>= 24
    6: if r7 & 0x800000 goto 8
    7: goto 14
    8: r1 = r6
    9: r2 = 232                               ; ctx.buf
   10: r3 = map rings
   12: r4 = 1                                 ; discard
   13: call buffer_commit
   14: r7 &= 0x7fffff
   15: r1 = r6
   16: r2 = 232                               ; ctx.buf
   17: r3 = map rings
   19: r4 = 32
   20: call buffer_reserve
   21: if r0 == 0 goto 24
   22: r1 = r0
   23: call dt_count_drop()
   24: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   25: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   26: r2 = r0
   27: r2 += 32
   28: if r2 > r1 goto 37
   29: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   30: *(u32 *)(r0 + 0) = 0                   ; fault record
   31: *(u32 *)(r0 + 4) = r1
   32: *(u32 *)(r0 + 8) = r7
   33: *(u64 *)(r0 + 12) = r8
   34: *(u32 *)(r0 + 20) = r9
   35: r1 = *(u64 *)(r10 - 8)                 ; reload
   36: *(u32 *)(r0 + 24) = r1
   37: r1 = r6
   38: r2 = 232                               ; ctx.buf
   39: r3 = map rings
   41: r4 = 0
   42: call buffer_commit
   43: r0 = *(u32 *)(r6 + 172)                ; ctx.probe_id
   44: r0 = 0
   45: exit
