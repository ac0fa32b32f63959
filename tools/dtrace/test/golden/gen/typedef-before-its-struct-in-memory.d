typedef struct foo foo_t;
struct foo { int a; int b; };
foo_t v[4];
this foo_t t;
this foo_t u;
self foo_t s;
foo_t as[int];
BEGIN { v[1].a = 1; v[2].a = 2; this->t = v[2]; this->u = this->t; self->s = this->u; as[1] = self->s; trace(as[1].b); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 99 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
    9: r0 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r1 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r2 = r0
   12: r2 += 32
   13: if r2 > r1 goto 97
   14: *(u64 *)(r0 + 8) = 0
; typedef-before-its-struct-in-memory.d:8: BEGIN { v[1].a = 1; v[2].a = 2; this->t = v[2]; this->u = this->t; self->s = this->u; as[1] = self->s; trace(as[1].b); }
   15: r1 = r6
   16: r2 = 232                               ; ctx.buf
   17: r3 = map rings
   19: r4 = 12
   20: call buffer_reserve
   21: if r0 == 0 goto 24
   22: r1 = r0
   23: call dt_count_drop()
   24: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   25: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   26: r1 = r7
   27: r1 += 12
   28: if r1 > r0 goto 91
   29: *(u32 *)(r7 + 0) = 1                   ; clause
   30: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   31: *(u32 *)(r7 + 4) = r0                  ; ecb
   32: r0 = globals + 0
   34: *(u32 *)(r0 + 8) = 1                   ; v[].a
   35: *(u32 *)(r0 + 16) = 2                  ; v[].a
   36: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   37: r1 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   38: r2 = r8
   39: r2 += 32
   40: if r2 > r1 goto 91
   41: r0 = *(u64 *)(r0 + 16)
   42: *(u64 *)(r8 + 0) = r0
   43: r0 = *(u64 *)(r8 + 0)
   44: *(u64 *)(r8 + 8) = r0
   45: r0 = *(u64 *)(r8 + 8)
   46: *(u64 *)(r8 + 16) = r0
   47: r2 = *(u64 *)(r6 + 176)                ; curthread
   48: r1 = map self
   50: r3 = 0
   51: r4 = 1
   52: call task_storage_get
   53: r9 = r0
   54: if r9 == 0 goto 61
   55: r1 = r9
   56: r2 = 8
   57: r3 = r8
   58: r3 += 16
   59: call probe_read_kernel
   60: goto 63
   61: r1 = 1
   62: call dt_count()
   63: *(u64 *)(r8 + 16) = 1
   64: if r9 == 0 goto 68
   65: r0 = *(u64 *)(r9 + 0)
   66: *(u64 *)(r8 + 24) = r0
   67: goto 69
   68: *(u64 *)(r8 + 24) = 0
   69: r3 = r8
   70: r3 += 24
   71: r2 = r8
   72: r2 += 16
   73: r1 = map as0
   75: r4 = 0
   76: call map_update_elem
   77: if r0 == 0 goto 80
   78: r1 = 1
   79: call dt_count()
   80: *(u64 *)(r8 + 16) = 1
   81: r2 = r8
   82: r2 += 16
   83: r1 = map as0
   85: call map_lookup_elem
   86: r1 = 0
   87: if r0 == 0 goto 90
   88: r0 = *(s32 *)(r0 + 4)                  ; as[].b
   89: r1 = r0
   90: *(u32 *)(r7 + 8) = r1
   91: r1 = r6
   92: r2 = 232                               ; ctx.buf
   93: r3 = map rings
   95: r4 = 0
   96: call buffer_commit
   97: r0 = 0
   98: exit
