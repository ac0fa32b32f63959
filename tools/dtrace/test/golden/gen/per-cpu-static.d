BEGIN { trace(`per_cpu_static); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 67 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; per-cpu-static.d:1: BEGIN { trace(`per_cpu_static); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 20
   22: if r1 > r0 goto 56
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r1 = per-CPU variable
   28: call this_cpu_ptr
   29: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   30: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   31: r3 = r1
   32: r3 += 16
   33: if r3 > r2 goto 56
   34: *(u64 *)(r1 + 0) = r0
   35: r0 = *(u64 *)(r1 + 0)                  ; as a number
   36: r2 = per-CPU variable
   38: *(u64 *)(r1 + 8) = r2
   39: r1 = *(u64 *)(r1 + 8)                  ; as a number
   40: r0 -= r1
   41: r8 = `cpu_info + 8                     ; `per_cpu_static
   43: r8 += r0
   44: r1 = r10
   45: r1 += -8
   46: r2 = 8
   47: r3 = r8
   48: call probe_read_kernel                 ; `per_cpu_static
   49: if r0 == 0 goto 54
   50: r4 = r8
   51: r2 = 0x1800000                         ; invalid address
   52: r3 = 50                                ; pc
   53: goto 63
   54: r0 = *(u64 *)(r10 - 8)
   55: *(u64 *)(r7 + 12) = r0
   56: r1 = r6
   57: r2 = 232                               ; ctx.buf
   58: r3 = map rings
   60: r4 = 0
   61: call buffer_commit
   62: goto 65
   63: r1 = r6
   64: call dt_fault()
   65: r0 = 0
   66: exit
dt_fault: as in gen/fault-without-a-record.d
