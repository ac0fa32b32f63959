BEGIN
{
	trace(`runqueue_length);
	trace(percpu(`runqueue_length, 1));
	trace(`first_of_all);
	trace(`numbers[pid]);
	trace(`init_task.bits.third);
	trace(`init_task.cred->uid.val);
	trace(`per_cpu_static);
}
==== code
record of clause 0: 52 bytes
  trace: s32 at 8
  trace: s32 at 12
  trace: u64 at 20
  trace: s32 at 28
  trace: u32 at 32
  trace: u32 at 36
  trace: u64 at 44
dt_program_0, 141 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; kernel-variables-how-read.d:1: BEGIN
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 52
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 52
   22: if r1 > r0 goto 130
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
; kernel-variables-how-read.d:3: trace(`runqueue_length);
   26: r1 = per-CPU `runqueue_length
   28: call this_cpu_ptr
   29: r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
   30: *(u32 *)(r7 + 8) = r0
; kernel-variables-how-read.d:4: trace(percpu(`runqueue_length, 1));
   31: r8 = 1
   32: if r8 <= 0x7fffffff goto 37
   33: r4 = r8
   34: r2 = 0xc800000                         ; no such CPU
   35: r3 = 33                                ; pc
   36: goto 137
   37: r1 = per-CPU `runqueue_length
   39: r2 = r8
   40: call per_cpu_ptr
   41: if r0 != 0 goto 46
   42: r4 = r8
   43: r2 = 0xc800000                         ; no such CPU
   44: r3 = 42                                ; pc
   45: goto 137
   46: r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
   47: *(u32 *)(r7 + 12) = r0
; kernel-variables-how-read.d:5: trace(`first_of_all);
   48: r1 = `first_of_all
   50: r2 = BTF id of struct task_struct
   51: call bpf_rdonly_cast
   52: r0 = *(u64 *)(r0 + 0)                  ; `first_of_all
   53: *(u64 *)(r7 + 20) = r0
; kernel-variables-how-read.d:6: trace(`numbers[pid]);
   54: r0 = `numbers
   56: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   57: if r1 < 8 goto 62
   58: r4 = r1
   59: r2 = 0xb800000                         ; index out of bounds
   60: r3 = 58                                ; pc
   61: goto 137
   62: r1 <<= 2
   63: r0 += r1
   64: r1 = r0
   65: r2 = BTF id of struct task_struct
   66: call bpf_rdonly_cast
   67: r0 = *(u32 *)(r0 + 0)                  ; `numbers[]
   68: *(u32 *)(r7 + 28) = r0
; kernel-variables-how-read.d:7: trace(`init_task.bits.third);
   69: r0 = `init_task
   71: r1 = r0
   72: r1 += 96
   73: r2 = BTF id of struct task_struct
   74: call bpf_rdonly_cast
   75: r0 = *(u16 *)(r0 + 0)                  ; `init_task.bits.third
   76: r0 <<= 48
   77: r0 >>= 52
   78: *(u32 *)(r7 + 32) = r0
; kernel-variables-how-read.d:8: trace(`init_task.cred->uid.val);
   79: r0 = `init_task
   81: r1 = r0
   82: r1 += 64
   83: r2 = BTF id of struct task_struct
   84: call bpf_rdonly_cast
   85: r0 = *(u64 *)(r0 + 0)                  ; `init_task.cred
   86: r8 = r0
   87: r8 += 4
   88: r1 = r10
   89: r1 += -8
   90: r2 = 4
   91: r3 = r8
   92: call probe_read_kernel                 ; `init_task.cred->uid.val
   93: if r0 == 0 goto 98
   94: r4 = r8
   95: r2 = 0x1800000                         ; invalid address
   96: r3 = 94                                ; pc
   97: goto 137
   98: r0 = *(u32 *)(r10 - 8)
   99: *(u32 *)(r7 + 36) = r0
; kernel-variables-how-read.d:9: trace(`per_cpu_static);
  100: r1 = per-CPU variable
  102: call this_cpu_ptr
  103: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
  104: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
  105: r3 = r1
  106: r3 += 16
  107: if r3 > r2 goto 130
  108: *(u64 *)(r1 + 0) = r0
  109: r0 = *(u64 *)(r1 + 0)                  ; as a number
  110: r2 = per-CPU variable
  112: *(u64 *)(r1 + 8) = r2
  113: r1 = *(u64 *)(r1 + 8)                  ; as a number
  114: r0 -= r1
  115: r8 = `cpu_info + 8                     ; `per_cpu_static
  117: r8 += r0
  118: r1 = r10
  119: r1 += -8
  120: r2 = 8
  121: r3 = r8
  122: call probe_read_kernel                 ; `per_cpu_static
  123: if r0 == 0 goto 128
  124: r4 = r8
  125: r2 = 0x1800000                         ; invalid address
  126: r3 = 124                               ; pc
  127: goto 137
  128: r0 = *(u64 *)(r10 - 8)
  129: *(u64 *)(r7 + 44) = r0
; kernel-variables-how-read.d:1: BEGIN
  130: r1 = r6
  131: r2 = 232                               ; ctx.buf
  132: r3 = map rings
  134: r4 = 0
  135: call buffer_commit
  136: goto 139
  137: r1 = r6
  138: call dt_fault()
  139: r0 = 0
  140: exit
dt_fault: as in gen/fault-without-a-record.d
