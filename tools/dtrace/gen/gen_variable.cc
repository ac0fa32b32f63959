// SPDX-License-Identifier: GPL-2.0
/*
 * Variables of D that are more than a field of the context: clocks, frames of
 * the stack, registers of the process, the error of a system call.
 */
#include "gen/builder.h"

namespace dt::gen {

using namespace bpf;

/* CLOCK_REALTIME; the kernel's clock for programs is CLOCK_TAI, which is ahead by whole seconds. */
Value Builder::wall_clock()
{
	code_.emit(call_helper(BPF_FUNC_ktime_get_tai_ns), "walltimestamp");
	const Value v = call_result();
	if (shared_.tai_offset_ns)
		code_.emit(alu(Alu::sub, v.reg, in_register({Reg::none, shared_.tai_offset_ns, false})), "TAI to UTC");
	return v;
}

} // namespace dt::gen
