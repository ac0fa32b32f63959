// SPDX-License-Identifier: GPL-2.0
/*
 * Arguments of static probes of processes. What the note says of an argument is known when the trampoline is made, so
 * each is a few instructions: registers are added up, memory is read, and the number gets its size and sign.
 */
#include "gen/common.h"
#include "gen/trampoline_parts.h"

namespace dt::gen {

using namespace bpf;

namespace {

/* @value as a number of @operand's size and sign. */
int64_t cut(const UserOperand &operand, int64_t value)
{
	const unsigned unused = 64 - 8u * operand.bytes;
	const uint64_t high = static_cast<uint64_t>(value) << unused;

	return operand.is_signed ? static_cast<int64_t>(high) >> unused : static_cast<int64_t>(high >> unused);
}

void cut(Code &code, Reg value, const UserOperand &operand)
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
		  "regs." + std::string(register_name(kThisMachine, number)));
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
	if (number == UserOperand::kNoRegister) {
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
void load_sum(Code &code, Reg to, const UserOperand &operand)
{
	load_shifted(code, to, operand.base, 0, operand.shift);
	if (operand.index != UserOperand::kNoRegister) {
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

} // namespace

void fetch_operand(Code &code, const UserOperand &operand)
{
	if (operand.base == UserOperand::kNoRegister && operand.index == UserOperand::kNoRegister) {
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
