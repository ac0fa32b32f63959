struct e { };
struct e v;
self struct e s;
this struct e t;
struct e a[int];
BEGIN { v = v; self->s = v; this->t = v; a[1] = this->t; v = a[2]; trace(1); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
dt_program_0, 81 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; empty-struct.d:6: BEGIN { v = v; self->s = v; this->t = v; a[1] = this->t; v = a[2]; trace(1); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 8
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 8
   22: if r2 > r1 goto 73
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
   27: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r1 = r7
   29: r1 += 16
   30: if r1 > r0 goto 73
   31: r8 = globals + 0
   33: r1 = r8
   34: r2 = 0
   35: r3 = r7
   36: call probe_read_kernel
   37: r2 = *(u64 *)(r6 + 176)                ; curthread
   38: r1 = map self
   40: r3 = 0
   41: r4 = 1
   42: call task_storage_get
   43: r1 = r0
   44: if r1 == 0 goto 49
   45: r2 = 0
   46: r3 = r7
   47: call probe_read_kernel
   48: goto 51
   49: r1 = 1
   50: call dt_count()
   51: *(u64 *)(r7 + 0) = 1
   52: *(u64 *)(r7 + 8) = 0
   53: r3 = r7
   54: r3 += 8
   55: r2 = r7
   56: r1 = map a0
   58: r4 = 0
   59: call map_update_elem
   60: if r0 == 0 goto 63
   61: r1 = 1
   62: call dt_count()
   63: *(u64 *)(r7 + 0) = 2
   64: r2 = r7
   65: r1 = map a0
   67: call map_lookup_elem
   68: if r0 == 0 goto 69
   69: r1 = r8
   70: r2 = 0
   71: r3 = r7
   72: call probe_read_kernel
   73: r1 = r6
   74: r2 = 232                               ; ctx.buf
   75: r3 = map rings
   77: r4 = 0
   78: call buffer_commit
   79: r0 = 0
   80: exit
