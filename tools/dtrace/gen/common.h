/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Code sequences that clause programs and trampolines share.
 *
 * Registers of a clause program are allocated later, and a trampoline uses machine
 * registers. So these functions take their registers from the caller.
 */
#ifndef DTRACE_GEN_COMMON_H
#define DTRACE_GEN_COMMON_H

#include <cstddef>

#include "bpf/code.h"
#include "gen/frame.h"

namespace dt::gen {

inline void leave_program(bpf::Code &code)
{
	code.emit(bpf::mov(bpf::Reg::r0, 0));
	code.emit(bpf::exit_insn());
}

/*
 * Jumps if the session's activity compares so with @with. Leaves map "state" in @state, and changes @activity, which may
 * be the same.
 */
inline void jump_if_activity(bpf::Code &code, bpf::Reg state, bpf::Reg activity, bpf::Cmp cmp, Activity with,
			     bpf::Label to)
{
	code.emit(bpf::load_value(state, kMapState, 0));
	code.emit(bpf::load(bpf::Width::w, activity, state, offsetof(State, activity)), "activity");
	code.emit(bpf::jump_if(cmp, activity, static_cast<int32_t>(with), to));
}

/* Jumps if the session is not tracing. */
inline void jump_if_inactive(bpf::Code &code, bpf::Reg state, bpf::Reg activity, bpf::Label to)
{
	jump_if_activity(code, state, activity, bpf::Cmp::ne, Activity::Active, to);
}

} // namespace dt::gen

#endif
