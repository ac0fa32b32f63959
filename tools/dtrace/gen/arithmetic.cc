// SPDX-License-Identifier: GPL-2.0
/* Code for arithmetic; see arithmetic.h. */
#include "gen/arithmetic.h"

#include <utility>

namespace dt::gen {

using namespace bpf;

namespace {

bool is_commutative(typed::ArithOp op)
{
	return op == typed::ArithOp::Add || op == typed::ArithOp::Mul || op == typed::ArithOp::BitAnd ||
	       op == typed::ArithOp::BitOr || op == typed::ArithOp::BitXor;
}

Alu instruction(typed::ArithOp op)
{
	switch (op) {
	case typed::ArithOp::Mul: return Alu::mul;
	case typed::ArithOp::Div: return Alu::div;
	case typed::ArithOp::Mod: return Alu::mod;
	case typed::ArithOp::Add: return Alu::add;
	case typed::ArithOp::Sub: return Alu::sub;
	case typed::ArithOp::Shl: return Alu::lsh;
	case typed::ArithOp::Shr: return Alu::rsh;
	case typed::ArithOp::BitAnd: return Alu::band;
	case typed::ArithOp::BitXor: return Alu::bxor;
	case typed::ArithOp::BitOr: return Alu::bor;
	}
	return Alu::add;
}

} // namespace

/* Division and remainder; a zero divisor is a fault. */
Value Arithmetic::divide(typed::ArithOp operation, const Type *type, const Value &left, const Value &right)
{
	const Alu op = instruction(operation);
	const bool is_signed = type->is_signed;
	/* Only the smallest number divided by -1 leaves the range. */
	const bool can_leave = is_signed && operation == typed::ArithOp::Div &&
			       (!right.is_constant() || right.constant == -1);

	if (right.is_constant() && right.constant == 0) {
		faults_.raise(Fault::DivideByZero, {});
		return {Reg::none, 0, false};
	}
	const Reg r = code_.changeable(left);
	if (right.is_immediate()) {
		const auto imm = static_cast<int32_t>(right.constant);
		code_.emit(is_signed ? signed_alu(op, r, imm) : alu(op, r, imm));
	} else {
		const Reg divisor = code_.in_register(right);
		if (!right.is_constant())
			faults_.raise_if(Cmp::eq, divisor, 0, Fault::DivideByZero);
		code_.emit(is_signed ? signed_alu(op, r, divisor) : alu(op, r, divisor));
	}
	if (can_leave)
		code_.fit(r, type);
	return {r, 0, true};
}

/* As the processor does it: only the low bits of the distance count. */
Value Arithmetic::shift(typed::ArithOp operation, const Type *type, const Value &left, const Value &right)
{
	const bool is_left = operation == typed::ArithOp::Shl;
	const Alu op = is_left ? Alu::lsh : type->is_signed ? Alu::arsh : Alu::rsh;
	const auto mask = static_cast<int32_t>(type->bits() - 1);
	const Reg r = code_.changeable(left);

	if (right.is_constant()) {
		code_.emit(alu(op, r, static_cast<int32_t>(right.constant & mask)));
	} else if (mask == 63) {
		code_.emit(alu(op, r, right.reg)); /* the instruction masks by itself */
	} else {
		const Reg distance = code_.changeable(right);

		code_.emit(alu(Alu::band, distance, mask));
		code_.emit(alu(op, r, distance));
	}
	if (is_left)
		code_.fit(r, type);
	return {r, 0, true};
}

Value Arithmetic::compute(typed::ArithOp op, const Type *type, Value left, Value right, bool may_swap)
{
	using typed::ArithOp;

	if (op == ArithOp::Div || op == ArithOp::Mod)
		return divide(op, type, left, right);
	if (op == ArithOp::Shl || op == ArithOp::Shr)
		return shift(op, type, left, right);
	if (may_swap && is_commutative(op) && (left.is_constant() || (right.owned && !left.owned)))
		std::swap(left, right);
	const Reg r = code_.changeable(left);
	const Alu operation = instruction(op);
	/* Bitwise operations on fitting values give fitting values; 32-bit instructions clear what is above. */
	const bool can_leave = op == ArithOp::Add || op == ArithOp::Sub || op == ArithOp::Mul;
	if (can_leave && type->size == 4 && !type->is_signed) {
		code_.emit(right.is_constant() ? alu32(operation, r, static_cast<int32_t>(right.constant)) :
						 alu32(operation, r, right.reg));
		return {r, 0, true};
	}
	if (right.is_immediate())
		code_.emit(alu(operation, r, static_cast<int32_t>(right.constant)));
	else
		code_.emit(alu(operation, r, code_.in_register(right)));
	if (can_leave)
		code_.fit(r, type);
	return {r, 0, true};
}

} // namespace dt::gen
