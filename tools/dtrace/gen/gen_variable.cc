// SPDX-License-Identifier: GPL-2.0
/*
 * D variables that are more than a field of the context, and need an argument.
 *
 * uregs[] compares its index and calls a helper. ipl distinguishes the levels of
 * interrupts by bits of a number of the kernel. So each has a function here.
 */
#include "gen/builder.h"

namespace dt::gen {

using namespace bpf;

/* Bits of preempt_count: include/linux/preempt.h. */
constexpr int32_t kInSoftInterrupt = 0x100, kInInterrupt = 0xf0000, kInNmi = 0xf00000;

/* uregs[n]: a word of what the thread's registers were when it last left its process. */
Value Builder::user_register(const typed::Expr &number)
{
	constexpr auto count = static_cast<int32_t>(sizeof(bpf_user_pt_regs_t) / 8);
	const Value index = value(number);

	if (index.is_constant() && static_cast<uint64_t>(index.constant) >= count) {
		faults_.raise(Fault::BadIndex, index);
		return {};
	}
	if (!index.is_constant())
		faults_.raise_if(Cmp::ge, index.reg, count, Fault::BadIndex, index);
	const int mark = frame_.used();
	const int16_t slot = frame_.take(8);
	code_.emit(load(Width::dw, Reg::r1, firing_.context(), offsetof(dtrace_bpf_context, task)), "ctx.task");
	code_.emit(call_helper(BPF_FUNC_task_pt_regs));
	const Value registers = code_.call_result();
	if (index.is_constant()) {
		code_.emit(mov(Reg::r3, registers.reg));
		code_.emit(alu(Alu::add, Reg::r3, static_cast<int32_t>(8 * index.constant)));
	} else {
		const Value address = memory_.plain_number(registers.reg);
		const Reg bytes = code_.changeable({index.reg, 0, false});

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
