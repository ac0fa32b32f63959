// SPDX-License-Identifier: GPL-2.0
/*
 * D variables that are more than a field of the context: clocks, stack frames,
 * registers of the process, the error of a system call.
 *
 * The program counter says which stack frame the firing belongs to. At a static
 * probe, the stack begins in the kernel's code that runs the program. A
 * function that returns has left its frame already, so the program counter is
 * that of its caller. A program whose clauses use the stack or errno therefore
 * has probes of only one such kind (group_probes() in gen.cc).
 */
#include "gen/arch.h"
#include "gen/builder.h"

namespace dt::gen {

using namespace bpf;

/* The largest error that the kernel gives back. */
constexpr int32_t kMostErrno = 4095;

/* Bits of preempt_count: include/linux/preempt.h. */
constexpr int32_t kInSoftInterrupt = 0x100, kInInterrupt = 0xf0000, kInNmi = 0xf00000;

/* CLOCK_REALTIME; the kernel's clock for programs is CLOCK_TAI, which is ahead by whole seconds. */
Value Builder::wall_clock()
{
	code_.emit(call_helper(BPF_FUNC_ktime_get_tai_ns), "walltimestamp");
	const Value v = call_result();
	if (shared_.tai_offset_ns)
		code_.emit(alu(Alu::sub, v.reg, in_register({Reg::none, shared_.tai_offset_ns, false})), "TAI to UTC");
	return v;
}

/* The result of a system call that has just returned is arg1. */
Value Builder::call_error()
{
	if (!ends_call_)
		return {};
	const Value result = context_field(offsetof(dtrace_bpf_context, args) + 8, 8, "ctx.args[1]");
	const Label is_error = code_.new_label();
	const Reg r = code_.new_reg();

	code_.emit(mov(r, result.reg), "errno");
	code_.emit(neg(r));
	code_.emit(jump_if(Cmp::le, r, kMostErrno, is_error));
	code_.emit(mov(r, 0));
	code_.bind(is_error);
	return {r, 0, true};
}

/* Working memory for frames of a stack, as the library takes it. The caller gives it back. */
Memory Builder::frames_in_work(uint32_t bytes)
{
	return working_memory(work_.take(bytes), bytes);
}

/* The addresses of the functions that call programs at tracepoints lie from frames[0] to frames[1]. */
void Builder::tracepoint_callers(const Memory &frames)
{
	constexpr unsigned functions = 12;    /* bpf_trace_run1() ... */
	constexpr int32_t most_bytes = 0x400; /* of one of them */
	const Reg first = code_.new_reg(), last = code_.new_reg(), other = code_.new_reg();

	code_.emit(load_symbol(first, "vmlinux`bpf_trace_run1", 0));
	code_.emit(mov(last, first));
	for (unsigned n = 2; n <= functions; n++) {
		const Label is_above = code_.new_label(), is_below = code_.new_label();

		code_.emit(load_symbol(other, format("vmlinux`bpf_trace_run%u", n), 0));
		code_.emit(jump_if(Cmp::gt, other, first, is_above));
		code_.emit(mov(first, other));
		code_.bind(is_above);
		code_.emit(jump_if(Cmp::lt, other, last, is_below));
		code_.emit(mov(last, other));
		code_.bind(is_below);
	}
	code_.emit(alu(Alu::add, last, most_bytes));
	code_.emit(store(Width::dw, frames.base, static_cast<int16_t>(frames.offset), first));
	code_.emit(store(Width::dw, frames.base, static_cast<int16_t>(frames.offset + 8), last));
}

/* The address in the kernel that fires: from there on the frames of a stack are those that D shows. */
Value Builder::here()
{
	const Value pc = context_field(arch::kProgramCounter, 8, "ctx.regs.pc");

	if (!at_tracepoint_)
		return pc;
	const uint64_t mark = work_.used();
	const Memory frames = frames_in_work(kOwnFramesWork);

	tracepoint_callers(frames);
	code_.emit(mov(Reg::r1, context_));
	address(Reg::r2, frames);
	set(Reg::r3, pc);
	code_.emit(call_function("dt_here"));
	work_.release_to(mark);
	return call_result();
}

/* A function of the library that looks at the stack. */
Value Builder::stack_call(const char *function, bool is_user)
{
	const Value at = is_user ? Value{} : here();
	const uint64_t mark = work_.used();
	const Memory frames = frames_in_work(kStackWork);

	code_.emit(mov(Reg::r1, context_));
	address(Reg::r2, frames);
	if (!is_user)
		set(Reg::r3, at);
	code_.emit(call_function(function));
	work_.release_to(mark);
	return call_result();
}

Value Builder::caller()
{
	return at_return_ ? context_field(arch::kProgramCounter, 8, "ctx.regs.pc") : stack_call("dt_caller", false);
}

Value Builder::stack_depth()
{
	const Value v = stack_call("dt_stackdepth", false);

	if (at_return_)
		code_.emit(alu(Alu::add, v.reg, 1));
	return v;
}

/* Frames from where the firing is, or of the process, into memory of the context's buffers. */
void Builder::stack_into(const Memory &to, bool is_user)
{
	if (is_user) {
		code_.emit(mov(Reg::r1, context_));
		address(Reg::r2, to);
		code_.emit(mov(Reg::r3, static_cast<int32_t>(to.size)));
		code_.emit(mov(Reg::r4, BPF_F_USER_STACK));
		code_.emit(call_helper(BPF_FUNC_get_stack));
		return;
	}
	const Value at = here();
	const uint64_t mark = work_.used();
	const Memory frames = frames_in_work(kOwnFramesWork);

	code_.emit(mov(Reg::r1, context_));
	address(Reg::r2, to);
	code_.emit(mov(Reg::r3, static_cast<int32_t>(to.size)));
	set(Reg::r4, at);
	address(Reg::r5, frames);
	code_.emit(call_function("dt_stack"));
	work_.release_to(mark);
}

/* uregs[n]: a word of what the thread's registers were when it last left its process. */
Value Builder::user_register(const typed::Expr &number)
{
	constexpr auto count = static_cast<int32_t>(sizeof(bpf_user_pt_regs_t) / 8);
	const Value index = value(number);

	if (index.is_constant() && static_cast<uint64_t>(index.constant) >= count) {
		fault(Fault::BadIndex, index);
		return {};
	}
	if (!index.is_constant())
		fault_if(Cmp::ge, index.reg, count, Fault::BadIndex, index);
	const int mark = frame_.used();
	const int16_t slot = frame_.take(8);
	code_.emit(load(Width::dw, Reg::r1, context_, offsetof(dtrace_bpf_context, task)), "ctx.task");
	code_.emit(call_helper(BPF_FUNC_task_pt_regs));
	const Value registers = call_result();
	if (index.is_constant()) {
		code_.emit(mov(Reg::r3, registers.reg));
		code_.emit(alu(Alu::add, Reg::r3, static_cast<int32_t>(8 * index.constant)));
	} else {
		const Value address = plain_number(registers.reg);
		const Reg bytes = changeable({index.reg, 0, false});

		code_.emit(alu(Alu::lsh, bytes, 3));
		code_.emit(mov(Reg::r3, address.reg));
		code_.emit(alu(Alu::add, Reg::r3, bytes));
	}
	code_.emit(mov(Reg::r1, fp));
	code_.emit(alu(Alu::add, Reg::r1, slot));
	code_.emit(mov(Reg::r2, 8));
	code_.emit(call_helper(BPF_FUNC_probe_read_kernel));
	const Reg r = code_.new_reg();
	code_.emit(load(Width::dw, r, fp, slot), "uregs");
	frame_.release_to(mark);
	return {r, 0, true};
}

/* ipl from @preempt_count: the highest level that the CPU is in. */
Value Builder::interrupt_level(const typed::Expr &preempt_count)
{
	const Value bits = value(preempt_count);
	const Label known = code_.new_label();
	const Reg level = code_.new_reg();
	int32_t of = 3;

	for (const int32_t mask : {kInNmi, kInInterrupt, kInSoftInterrupt}) {
		code_.emit(mov(level, of--), "ipl");
		code_.emit(jump_if(Cmp::set, bits.reg, mask, known));
	}
	code_.emit(mov(level, 0));
	code_.bind(known);
	return {level, 0, true};
}

} // namespace dt::gen
