// SPDX-License-Identifier: GPL-2.0
/*
 * The trampolines of system calls: one for all entries and one for all returns.
 * Each runs on a tracepoint that all system calls of all processes pass.
 *
 *     is tracing on? -> number of the call -> its row in map "calls"
 *     -> no clause: leave -> a call of a 32-bit program: leave
 *     -> take a hand-over element -> store what the row says, and the arguments
 *     -> tail call of the program that the row names
 *
 * Most firings are of calls that no clause traces. At entry, they leave without
 * calling a helper, because the map is one value that is loaded by its address.
 * At return, the number of the call must be read from the registers of the
 * process.
 *
 * Calls of 64-bit and of 32-bit programs both pass here, and their numbers overlap: 3
 * is close() for 64-bit programs and read() for 32-bit ones. The status of the thread
 * says which kind of call it is in. On a kernel that cannot run 32-bit programs, the
 * trampolines skip this check.
 */
#include "gen/arch.h"
#include "gen/common.h"
#include "gen/trampoline_parts.h"

namespace dt::gen {

using namespace bpf;

namespace {

constexpr Reg kTarget = Reg::r9; /* the row */
constexpr Reg kRegisters = Reg::r0;

/* Here the tracepoints store what they hand over: the registers, and the number of the call or its result. */
constexpr int16_t kGiven = 8;

/* kRegisters = those of the process, from the thread in R0. */
void find_registers(Code &code)
{
	code.emit(mov(Reg::r1, Reg::r0));
	code.emit(call_helper(BPF_FUNC_task_pt_regs));
}

/* Jumps to @out if the thread in R0 is in a call of a 32-bit program. */
void leave_if_compat(Code &code, Label out)
{
	code.emit(load(Width::w, Reg::r1, Reg::r0, arch::kCompat), "how the kernel was entered");
	code.emit(alu(Alu::band, Reg::r1, arch::kCompatMask));
	code.emit(jump_if(Cmp::ne, Reg::r1, 0, out));
}

/* R1 = number of the call that returns. */
void number_of_return(Code &code, const TrampolineWanted &wanted, Label out)
{
	code.emit(call_helper(BPF_FUNC_get_current_task_btf));
	if (wanted.may_be_compat)
		leave_if_compat(code, out);
	find_registers(code);
	code.emit(load(Width::w, Reg::r1, kRegisters, arch::kCallNumber), "number of the call");
}

/* kTarget = the row of number R1. */
void find_target(Code &code, bool is_return, uint32_t numbers, Label out)
{
	const uint32_t begin = is_return ? numbers * static_cast<uint32_t>(sizeof(CallTarget)) : 0;

	code.emit(jump_if(Cmp::ge, Reg::r1, static_cast<int32_t>(numbers), out));
	code.emit(alu(Alu::mul, Reg::r1, static_cast<int32_t>(sizeof(CallTarget))));
	code.emit(load_value(kTarget, kMapCalls, begin));
	code.emit(alu(Alu::add, kTarget, Reg::r1));
	code.emit(load(Width::dw, Reg::r1, kTarget, offsetof(CallTarget, cookie)), "cookie");
	code.emit(jump_if(Cmp::eq, Reg::r1, 0, out));
}

} // namespace

Template call_template(const char *name, const TrampolineWanted &wanted, uint32_t numbers)
{
	const bool is_return = wanted.kind == TrampolineKind::CallReturn;
	Code code;
	const Label out = code.new_label(), drop = code.new_label();

	code.emit(mov(kContext, Reg::r1));
	jump_if_inactive(code, Reg::r1, Reg::r1, out);
	if (is_return)
		number_of_return(code, wanted, out);
	else
		code.emit(load(Width::dw, Reg::r1, kContext, kGiven), "number of the call");
	find_target(code, is_return, numbers, out);
	if (!is_return && wanted.may_be_compat) {
		code.emit(call_helper(BPF_FUNC_get_current_task_btf));
		leave_if_compat(code, out);
	}
	claim(code, drop);
	code.emit(load(Width::dw, Reg::r1, kTarget, offsetof(CallTarget, cookie)), "cookie");
	code.emit(store(Width::dw, kElement, offsetof(dtrace_ecb, id), Reg::r1), "id, probe_id");
	code.emit(load(Width::w, Reg::r1, kTarget, offsetof(CallTarget, nargs)), "nargs");
	code.emit(store(Width::dw, kElement, offsetof(dtrace_ecb, nargs), Reg::r1), "nargs, flags");
	const size_t hole = code.ops().size();
	code.emit(load(Width::w, Reg::r3, kTarget, offsetof(CallTarget, program)), "program");
	return finish_claiming(name, code, hole, drop, out);
}

/* A call that wants no arguments goes around. */
bpf::Function call_fetch_code(const TrampolineWanted &wanted)
{
	Code code;
	const Label done = code.new_label();
	const auto is_wanted = [&](unsigned n) {
		return n < wanted.args->count && wanted.args->place[n].source == ArgSource::CallArgument;
	};

	if (wanted.nargs > 0)
		code.emit(jump_if(Cmp::eq, Reg::r1, 0, done));
	if (wanted.nargs > 0 && is_wanted(0)) {
		code.emit(call_helper(BPF_FUNC_get_current_task_btf));
		find_registers(code);
	}
	for (unsigned n = 0; n < wanted.nargs; n++)
		fetch_arg(code, wanted, n);
	code.bind(done);
	return assemble("fetch", code);
}

void fetch_call_arg(Code &code, const ArgPlace &place)
{
	if (place.source == ArgSource::CallResult)
		code.emit(load(Width::dw, Reg::r1, kContext, kGiven), "result");
	else
		code.emit(load(Width::dw, Reg::r1, kRegisters, arch::kCallArgs[place.index]),
			  format("regs.arg%u", place.index));
}

uint32_t add_call(Unit &unit, size_t enabling, const Probe &probe, const attach::SystemCall &call, unsigned nargs)
{
	const TrampolineKind kind = call.way({}).trampoline;
	auto it = std::ranges::find(unit.trampolines, kind, &TrampolineWanted::kind);

	if (it == unit.trampolines.end())
		it = unit.trampolines.insert(it, {.kind = kind,
						  .program = kNoProgram,
						  .args = &probe.arguments(),
						  .slots = {},
						  .may_be_compat = call.may_be_compat});
	nargs = std::min<unsigned>(nargs, it->args->count);
	it->nargs = std::max(it->nargs, nargs);
	unit.calls.push_back({call.number, call.is_return, static_cast<uint32_t>(enabling), nargs});
	return static_cast<uint32_t>(it - unit.trampolines.begin());
}

uint32_t call_numbers(const Unit &unit)
{
	uint32_t count = 0;

	for (const EnabledCall &call : unit.calls)
		count = std::max(count, call.number + 1);
	return count;
}

} // namespace dt::gen
