// SPDX-License-Identifier: GPL-2.0
/*
 * Frames of the stack.
 *
 * The program counter says which stack frame the firing belongs to. At a static
 * probe, the stack begins in the kernel's code that runs the program. A
 * function that returns has left its frame already, so the program counter is
 * that of its caller. A program whose clauses use the stack therefore has probes
 * of only one such kind (group_probes() in group.cc).
 */
#include "gen/stack.h"

#include <algorithm>

#include "base/unwind.h"
#include "gen/arch.h"

namespace dt::gen {

using namespace bpf;

/* The addresses of the functions that call programs at tracepoints lie from frames[0] to frames[1]. */
void Stack::tracepoint_callers(const Memory &frames)
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
Value Stack::here()
{
	const Value pc = firing_.field(arch::kContextPc, 8, "ctx.regs.pc");

	if (!firing_.program().at_tracepoint)
		return pc;
	const uint64_t mark = work_.used();
	const Memory frames = memory_.take(kOwnFramesWork);

	tracepoint_callers(frames);
	code_.emit(mov(Reg::r1, firing_.context()));
	code_.address(Reg::r2, frames);
	code_.set(Reg::r3, pc);
	code_.emit(call_function("dt_here"));
	work_.release_to(mark);
	return code_.call_result();
}

/* A @function of the library that looks at the kernel's stack. */
Value Stack::call(const char *function)
{
	const Value at = here();
	const uint64_t mark = work_.used();
	const Memory frames = memory_.take(kStackWork);

	code_.emit(mov(Reg::r1, firing_.context()));
	code_.address(Reg::r2, frames);
	code_.set(Reg::r3, at);
	code_.emit(call_function(function));
	work_.release_to(mark);
	return code_.call_result();
}

/*
 * Stores at most @most frames of the process to @frames, kUnwindWork bytes. The first kStackWork bytes hold
 * the frames, and are 0 after the last one. Returns the number of frames. @flags: base/unwind.h.
 */
Value Stack::unwind(const Memory &frames, uint64_t most, const Value &pid, uint32_t flags)
{
	code_.address(Reg::r1, frames);
	if (memory_.is_in_map())
		code_.emit(mov(Reg::r2, -1));
	else
		memory_.load_end(Reg::r2);
	code_.emit(mov(Reg::r3, static_cast<int32_t>(std::min<uint64_t>(most, kStackWork / 8) | flags)));
	code_.set(Reg::r4, pid);
	code_.emit(call_function("dt_unwind"));
	return code_.call_result();
}

Value Stack::caller()
{
	return firing_.program().at_return ? firing_.field(arch::kContextPc, 8, "ctx.regs.pc") : call("dt_caller");
}

Value Stack::depth()
{
	const Value v = call("dt_stackdepth");

	if (firing_.program().at_return)
		code_.emit(alu(Alu::add, v.reg, 1));
	return limited(v);
}

Value Stack::user_caller(const Value &pid)
{
	const uint64_t mark = work_.used();
	const Memory frames = memory_.take(kUnwindWork);
	const Reg r = code_.new_reg();

	unwind(frames, 2, pid);
	code_.emit(load(Width::dw, r, frames.base, static_cast<int16_t>(frames.offset + 8)));
	work_.release_to(mark);
	return {r, 0, true};
}

Value Stack::user_depth(const Value &pid)
{
	const uint64_t mark = work_.used();
	const Value depth = unwind(memory_.take(kUnwindWork), kStackWork / 8, pid);

	work_.release_to(mark);
	return limited(depth);
}

/* No stack has more frames than -x maxframes. */
Value Stack::limited(const Value &depth)
{
	const Label fits = code_.new_label();

	if (shared_.maxframes >= kStackWork / 8)
		return depth;
	code_.emit(jump_if(Cmp::le, depth.reg, static_cast<int32_t>(shared_.maxframes), fits));
	code_.emit(mov(depth.reg, static_cast<int32_t>(shared_.maxframes)), "-x maxframes");
	code_.bind(fits);
	return depth;
}

/* More frames than library functions look at are 0: the kernel clears what it cannot read. */
void Stack::put_user(const Memory &to, const Value &pid)
{
	const uint64_t mark = work_.used();
	const Memory frames = memory_.take(kUnwindWork);

	unwind(frames, to.size / 8, pid, shared_.stackends ? UNWIND_SAYS_WHY : 0);
	if (to.size > kStackWork) {
		code_.address(Reg::r1, to);
		code_.emit(mov(Reg::r2, static_cast<int32_t>(to.size)));
		code_.emit(mov(Reg::r3, 0));
		code_.emit(call_helper(BPF_FUNC_probe_read_kernel));
	}
	code_.address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(std::min<uint64_t>(to.size, kStackWork))));
	code_.address(Reg::r3, frames);
	code_.emit(call_helper(BPF_FUNC_probe_read_kernel));
	work_.release_to(mark);
}

/*
 * stack(): frames at @to, from the firing on; 0 after the last one. In most kinds of probes the first frame is that of
 * the firing, and no function of the library is called.
 */
void Stack::put(const Memory &to)
{
	const Value at = here();
	const uint64_t mark = work_.used();
	const Memory frames = memory_.take(kOwnFramesWork);
	const Label done = code_.new_label();
	const Reg first = code_.new_reg();

	code_.emit(mov(Reg::r1, firing_.context()));
	code_.address(Reg::r2, to);
	code_.emit(mov(Reg::r3, static_cast<int32_t>(to.size)));
	code_.emit(mov(Reg::r4, 0));
	code_.emit(call_helper(BPF_FUNC_get_stack));
	code_.emit(jump_if(Cmp::sle, Reg::r0, 0, done));
	code_.emit(load(Width::dw, first, to.base, static_cast<int16_t>(to.offset)));
	code_.emit(jump_if(Cmp::eq, first, code_.in_register(at), done));
	code_.emit(mov(Reg::r1, firing_.context()));
	code_.address(Reg::r2, to);
	code_.emit(mov(Reg::r3, static_cast<int32_t>(to.size)));
	code_.set(Reg::r4, at);
	code_.address(Reg::r5, frames);
	code_.emit(call_function("dt_stack_from"));
	code_.bind(done);
	work_.release_to(mark);
}

/* Word by word: most stacks that differ do so in their first frames. */
void Stack::branch_equal(const Memory &a, const Memory &b, Label target, bool when)
{
	const Label differ = code_.new_label();

	for (uint32_t at = 0; at < a.size; at += 8) {
		const Reg left = code_.new_reg(), right = code_.new_reg();
		const auto offset = [at](const Memory &stack) {
			return static_cast<int16_t>(stack.offset + static_cast<int32_t>(at));
		};

		code_.emit(load(Width::dw, left, a.base, offset(a)));
		code_.emit(load(Width::dw, right, b.base, offset(b)));
		code_.emit(jump_if(Cmp::ne, left, right, when ? differ : target));
	}
	if (when)
		code_.emit(jump(target));
	code_.bind(differ);
}

} // namespace dt::gen
