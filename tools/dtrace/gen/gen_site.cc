// SPDX-License-Identifier: GPL-2.0
/*
 * Programs that run without a trampoline, on functions and static probes.
 *
 * This code stands after finalize_context and does what a trampoline does in
 * front of a tail call. The word of the enabling says whether a firing came
 * through a trampoline. Such firings skip the checks after the predicate:
 *
 *     [predicate false                            -> exit]
 *     [no kEcbStraight in the word of the enabling -> run]
 *     tracing is not on                           -> exit
 *     [kEcbPlaced, and the site is outside of the function that the cookie names -> exit]
 *     run:
 *
 * The predicate stands here if the program has one clause, and only the context
 * determines the predicate. Whether tracing is on does not matter to such a
 * predicate, and most firings end here if a script selects a process. The second
 * part in brackets exists if trampolines call the program, too. The third part
 * exists if a static probe has sites in several functions. The kernel switches and
 * runs all sites of a probe together, but D has a probe for each function.
 */
#include "gen/arch.h"
#include "gen/builder.h"
#include "gen/common.h"

namespace dt::gen {

using namespace bpf;

/* The address of map "state", if all firings have loaded it. */
Reg Builder::check_site(const ClauseProgram &program)
{
	const Label run = code_.new_label();
	const Reg word = code_.new_reg(), activity = code_.new_reg(), state = code_.new_reg();

	if (only_ && only_->predicate && is_of_context(*only_->predicate)) {
		const int mark = frame_.used();

		early_ = only_;
		code_.set_span(only_->predicate->span);
		branch(*only_->predicate, outside_, false);
		frame_.release_to(mark);
		code_.set_span({});
	}
	if (program.is_trampolined || program.is_placed)
		code_.emit(load(Width::w, word, firing_.context(), offsetof(dtrace_bpf_context, ecb_id)), "ctx.ecb_id");
	if (program.is_trampolined)
		code_.emit(jump_if(Cmp::lt, word, static_cast<int32_t>(kEcbStraight), run));
	jump_if_inactive(code_, state, activity, outside_);
	if (program.is_placed) {
		const Reg start = code_.new_reg(), place = code_.new_reg();

		code_.emit(jump_if(Cmp::lt, word, static_cast<int32_t>(kEcbPlaced), run));
		code_.emit(mov(Reg::r1, firing_.context()));
		code_.emit(call_helper(BPF_FUNC_get_attach_cookie));
		code_.emit(mov(start, Reg::r0));
		code_.emit(alu(Alu::rsh, start, kSiteSizeBits));
		code_.emit(load(Width::dw, place, firing_.context(), arch::kContextPc), "ctx.regs.pc");
		code_.emit(alu(Alu::lsh, place, kSiteSizeBits));
		code_.emit(alu(Alu::rsh, place, kSiteSizeBits));
		code_.emit(alu(Alu::sub, place, start));
		code_.emit(alu(Alu::band, Reg::r0, (1 << kSiteSizeBits) - 1), "bytes of the function");
		code_.emit(jump_if(Cmp::ge, place, Reg::r0, outside_));
	}
	code_.bind(run);
	/* Firings through a trampoline have jumped over the load. */
	return program.is_trampolined ? Reg::none : state;
}

} // namespace dt::gen
