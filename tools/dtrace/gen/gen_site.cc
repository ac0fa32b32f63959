// SPDX-License-Identifier: GPL-2.0
/*
 * Programs that static probes call directly.
 *
 * What a trampoline does in front of a tail call is done here, behind
 * finalize_context, by programs that have such probes; other probes of the
 * program, which came through a trampoline, are told by their number and pass:
 *
 *     probe_id not that of a static probe -> run
 *     tracing is not on                   -> exit
 *     [cookie is 0, or the probe fired in the function that it says -> run; else exit]
 *     run:
 *
 * The part in brackets is there if a static probe has sites in several
 * functions. The kernel switches and calls them together, but to users of D
 * each function has a probe of its own.
 */
#include "gen/arch.h"
#include "gen/builder.h"
#include "gen/common.h"

namespace dt::gen {

using namespace bpf;

void Builder::check_site(const ClauseProgram &program)
{
	const Label run = code_.new_label(), out = code_.new_label();
	const Reg probe = code_.new_reg(), activity = code_.new_reg();

	/* Numbers of a provider follow each other, so all between two of them are such, too. */
	code_.emit(load(Width::w, probe, context_, offsetof(dtrace_bpf_context, probe_id)), "ctx.probe_id");
	code_.emit(alu(Alu::sub, probe, static_cast<int32_t>(program.first_site)));
	code_.emit(jump_if(Cmp::gt, probe, static_cast<int32_t>(program.last_site - program.first_site), run));
	if (!program.shares_sites) {
		jump_if_active(code_, Cmp::eq, activity, run);
	} else {
		const Reg start = code_.new_reg(), place = code_.new_reg();

		jump_if_active(code_, Cmp::ne, activity, out);
		code_.emit(mov(Reg::r1, context_));
		code_.emit(call_helper(BPF_FUNC_get_attach_cookie));
		code_.emit(jump_if(Cmp::eq, Reg::r0, 0, run));
		code_.emit(mov(start, Reg::r0));
		code_.emit(alu(Alu::rsh, start, kSiteSizeBits));
		code_.emit(load(Width::dw, place, context_, arch::kProgramCounter), "ctx.regs");
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
