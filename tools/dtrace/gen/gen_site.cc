// SPDX-License-Identifier: GPL-2.0
/*
 * Programs that run without a trampoline, on functions and static probes.
 *
 * This code stands behind finalize_context and does what a trampoline does in
 * front of a tail call. The word of the enabling says whether a firing came
 * through a trampoline; such firings pass:
 *
 *     [no kEcbStraight in the word of the enabling -> run]
 *     tracing is not on                           -> exit
 *     [no kEcbPlaced, or it fired in the function that the cookie says -> run; else exit]
 *     run:
 *
 * The first part in brackets exists if trampolines call the program, too. The
 * second part exists if a static probe has sites in several functions. The
 * kernel switches and runs all sites of a probe together, but D has a probe for
 * each function.
 */
#include "gen/arch.h"
#include "gen/builder.h"
#include "gen/common.h"

namespace dt::gen {

using namespace bpf;

void Builder::check_site(const ClauseProgram &program)
{
	const Label run = code_.new_label(), out = code_.new_label();
	const Reg word = code_.new_reg(), activity = code_.new_reg();

	if (program.is_trampolined || program.is_placed)
		code_.emit(load(Width::w, word, context_, offsetof(dtrace_bpf_context, ecb_id)), "ctx.ecb_id");
	if (program.is_trampolined)
		code_.emit(jump_if(Cmp::lt, word, static_cast<int32_t>(kEcbStraight), run));
	if (!program.is_placed) {
		jump_if_active(code_, Cmp::eq, activity, run);
	} else {
		const Reg start = code_.new_reg(), place = code_.new_reg();

		jump_if_active(code_, Cmp::ne, activity, out);
		code_.emit(jump_if(Cmp::lt, word, static_cast<int32_t>(kEcbPlaced), run));
		code_.emit(mov(Reg::r1, context_));
		code_.emit(call_helper(BPF_FUNC_get_attach_cookie));
		code_.emit(mov(start, Reg::r0));
		code_.emit(alu(Alu::rsh, start, kSiteSizeBits));
		code_.emit(load(Width::dw, place, context_, arch::kProgramCounter), "ctx.regs.pc");
		code_.emit(alu(Alu::lsh, place, kSiteSizeBits));
		code_.emit(alu(Alu::rsh, place, kSiteSizeBits));
		code_.emit(alu(Alu::sub, place, start));
		code_.emit(alu(Alu::band, Reg::r0, (1 << kSiteSizeBits) - 1), "bytes of the function");
		code_.emit(jump_if(Cmp::lt, place, Reg::r0, run));
	}
	code_.bind(out);
	leave_program(code_);
	code_.bind(run);
}

} // namespace dt::gen
