// SPDX-License-Identifier: GPL-2.0
/*
 * Trampolines of static probes of processes. Each site can have the arguments in different operands. What the note
 * says about an argument is known when the trampoline is made. So an operand is a few instructions: they add up
 * registers, read memory, and extend the number by its size and sign.
 *
 * One trampoline for each list of operands would be the shortest, but each would need its own link, and the kernel
 * waits for a grace period when a link is closed. A table of operands would be interpreted at each firing. So all sites
 * that run the same clauses share one trampoline, which has code for each list. A binary search finds that code by the
 * number of the enabling, which comes from the link's cookie.
 */
#include "gen/common.h"
#include "gen/trampoline_parts.h"
#include "probe/user_sites.h"

namespace dt::gen {

using namespace bpf;

namespace {

/* @value as a number of @operand's size and sign. */
int64_t cut(const os::UserOperand &operand, int64_t value)
{
	const unsigned unused = 64 - 8u * operand.bytes;
	const uint64_t high = static_cast<uint64_t>(value) << unused;

	return operand.is_signed ? static_cast<int64_t>(high) >> unused : static_cast<int64_t>(high >> unused);
}

void cut(Code &code, Reg value, const os::UserOperand &operand)
{
	const int32_t unused = 64 - 8 * operand.bytes;

	if (!unused)
		return;
	code.emit(alu(Alu::lsh, value, unused));
	code.emit(alu(operand.is_signed ? Alu::arsh : Alu::rsh, value, unused));
}

void load_register(Code &code, Reg to, uint8_t number)
{
	code.emit(load(Width::dw, to, kContext, static_cast<int16_t>(8 * number)),
		  "regs." + std::string(os::register_name(os::kThisMachine, number)));
}

void load_constant(Code &code, Reg to, int64_t value)
{
	if (value == static_cast<int32_t>(value))
		code.emit(mov(to, static_cast<int32_t>(value)));
	else
		code.emit(load_imm64(to, value));
}

/* @to = the register, with shifts; @to = 0 if there is none. */
void load_shifted(Code &code, Reg to, uint8_t number, int32_t left, int32_t right)
{
	if (number == os::UserOperand::kNoRegister) {
		code.emit(mov(to, 0));
		return;
	}
	load_register(code, to, number);
	if (left)
		code.emit(alu(Alu::lsh, to, left));
	if (right)
		code.emit(alu(Alu::rsh, to, right));
}

/* @to = base + (index << scale) + displacement; R2 is used. */
void load_sum(Code &code, Reg to, const os::UserOperand &operand)
{
	load_shifted(code, to, operand.base, 0, operand.shift);
	if (operand.index != os::UserOperand::kNoRegister) {
		load_shifted(code, Reg::r2, operand.index, operand.scale, 0);
		code.emit(alu(Alu::add, to, Reg::r2));
	}
	if (operand.displacement == static_cast<int32_t>(operand.displacement)) {
		if (operand.displacement)
			code.emit(alu(Alu::add, to, static_cast<int32_t>(operand.displacement)));
		return;
	}
	code.emit(load_imm64(Reg::r2, operand.displacement));
	code.emit(alu(Alu::add, to, Reg::r2));
}

/* As many as jumps of 16 bits lead across: a place has ten arguments of at most 17 instructions. */
constexpr size_t kMaxCases = 128;

/* Stands for the lists of all cases, and is equal to no list of a probe. */
constexpr ArgList kOfCases = [] {
	ArgList list;

	list.count = kMaxArgs;
	for (unsigned n = 0; n < kMaxArgs; n++)
		list.place[n].source = ArgSource::Operand;
	return list;
}();

/* The code of all @cases; R1 is the number of the enabling. */
void fetch_one_of(Code &code, const TrampolineWanted &wanted, std::span<const OperandCase> cases, Label done)
{
	const bool are_equal =
		std::ranges::all_of(cases, [&](const OperandCase &one) { return *one.args == *cases[0].args; });
	const size_t half = cases.size() / 2;

	if (!are_equal) {
		const Label second = code.new_label();

		code.emit(jump_if(Cmp::ge, Reg::r1, static_cast<int32_t>(cases[half].ecb), second));
		fetch_one_of(code, wanted, cases.first(half), done);
		code.bind(second);
		fetch_one_of(code, wanted, cases.subspan(half), done);
		return;
	}
	TrampolineWanted one = wanted;
	one.args = cases[0].args;
	for (unsigned n = 0; n < wanted.nargs; n++)
		fetch_arg(code, one, n);
	code.emit(jump(done));
}

/* The trampoline for the next enabling, which has its arguments at @args. */
uint32_t add_case(Unit &unit, OperandCases &cases, const ArgList &args, uint32_t program)
{
	const OperandCase made = {unit.ecb(unit.enablings.size()), &args};

	for (auto &[trampoline, list] : cases) {
		if (unit.trampolines[trampoline].program != program || list.size() == kMaxCases)
			continue;
		list.push_back(made);
		return trampoline;
	}
	const auto trampoline = static_cast<uint32_t>(unit.trampolines.size());
	const ClauseProgram &called = unit.programs[program];
	unit.trampolines.push_back({.kind = TrampolineKind::UserFunction,
				    .program = program,
				    .args = &kOfCases,
				    .nargs = called.nargs,
				    .slots = called.slots});
	cases[trampoline] = {made};
	return trampoline;
}

} // namespace

void fetch_cases(Code &code, const TrampolineWanted &wanted, std::span<const OperandCase> cases)
{
	const Label done = code.new_label();

	code.emit(load(Width::w, Reg::r1, kElement, offsetof(dtrace_ecb, id)), "id");
	fetch_one_of(code, wanted, cases, done);
	code.bind(done);
}

bool enable_operands(Unit &unit, OperandCases &cases, const Probe &probe, uint32_t program)
{
	const auto *sites = std::get_if<attach::UserSites>(&probe.attachment);

	if (!sites || unit.programs[program].nargs == 0)
		return false;
	for (uint32_t n = 0; n < sites->variants.size(); n++) {
		const uint32_t trampoline = add_case(unit, cases, sites->variants[n]->args, program);

		unit.enablings.push_back({probe.id, program, trampoline, 0, n});
	}
	return true;
}

void fetch_operand(Code &code, const os::UserOperand &operand)
{
	if (operand.base == os::UserOperand::kNoRegister && operand.index == os::UserOperand::kNoRegister) {
		load_constant(code, Reg::r1, cut(operand, operand.displacement));
		return;
	}
	load_sum(code, operand.is_memory ? Reg::r3 : Reg::r1, operand);
	if (operand.is_memory)
		read_memory(code, BPF_FUNC_probe_read_user, width_of(operand.bytes), operand.bytes);
	/* Memory is loaded by its size, without a sign. */
	if (!operand.is_memory || operand.is_signed)
		cut(code, Reg::r1, operand);
}

} // namespace dt::gen
