// SPDX-License-Identifier: GPL-2.0
/*
 * Integer expressions.
 *
 * A truth value is not computed where only a branch on it is wanted:
 * branch() jumps, value() computes, and each falls back on the other. Constant
 * operands stay constants as long as an instruction can hold them.
 */
#include "gen/builder.h"

#include <cassert>
#include <utility>

namespace dt::gen {

using namespace bpf;

namespace {

Cmp comparison(typed::CompareOp op, bool is_signed)
{
	switch (op) {
	case typed::CompareOp::Lt: return is_signed ? Cmp::slt : Cmp::lt;
	case typed::CompareOp::Gt: return is_signed ? Cmp::sgt : Cmp::gt;
	case typed::CompareOp::Le: return is_signed ? Cmp::sle : Cmp::le;
	case typed::CompareOp::Ge: return is_signed ? Cmp::sge : Cmp::ge;
	case typed::CompareOp::Eq: return Cmp::eq;
	case typed::CompareOp::Ne: return Cmp::ne;
	}
	return Cmp::eq;
}

Cmp inverse(Cmp c)
{
	switch (c) {
	case Cmp::eq: return Cmp::ne;
	case Cmp::ne: return Cmp::eq;
	case Cmp::gt: return Cmp::le;
	case Cmp::ge: return Cmp::lt;
	case Cmp::lt: return Cmp::ge;
	case Cmp::le: return Cmp::gt;
	case Cmp::sgt: return Cmp::sle;
	case Cmp::sge: return Cmp::slt;
	case Cmp::slt: return Cmp::sge;
	case Cmp::sle: return Cmp::sgt;
	case Cmp::set: break;	/* has none, and is not made here */
	}
	assert(false);
	return Cmp::eq;
}

Cmp mirrored(Cmp c)
{
	switch (c) {
	case Cmp::gt: return Cmp::lt;
	case Cmp::ge: return Cmp::le;
	case Cmp::lt: return Cmp::gt;
	case Cmp::le: return Cmp::ge;
	case Cmp::sgt: return Cmp::slt;
	case Cmp::sge: return Cmp::sle;
	case Cmp::slt: return Cmp::sgt;
	case Cmp::sle: return Cmp::sge;
	default: return c;
	}
}

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

/* Field of the context for an integer builtin; `bytes` 0: none. */
struct ContextField {
	BuiltinId id;
	int16_t offset;
	uint8_t bytes;
	const char *note;
};

#define FIELD(id, member) \
	{BuiltinId::id, offsetof(dtrace_bpf_context, member), sizeof(dtrace_bpf_context::member), "ctx." #member}

constexpr ContextField kContextFields[] = {
	FIELD(Cpu, cpu), FIELD(Pid, pid), FIELD(Tid, tid), FIELD(Ppid, ppid), FIELD(Uid, uid), FIELD(Gid, gid),
	FIELD(Euid, euid), FIELD(Egid, egid), FIELD(Id, probe_id),
};

#undef FIELD

} // namespace

/* The value in a register, which must not be changed. */
Reg Builder::in_register(const Value &v)
{
	if (!v.is_constant())
		return v.reg;
	const Reg r = code_.new_reg();
	code_.load_const(r, v.constant);
	return r;
}

/* The value in a register of its own. */
Reg Builder::changeable(const Value &v)
{
	if (v.owned)
		return v.reg;
	const Reg r = code_.new_reg();
	if (v.is_constant())
		code_.load_const(r, v.constant);
	else
		code_.emit(mov(r, v.reg));
	return r;
}

/* Cuts @r to @type. */
void Builder::fit(Reg r, const Type *type)
{
	const auto bits = static_cast<int16_t>(type->bits());

	if (bits == 64)
		return;
	if (type->is_signed)
		code_.emit(movsx(r, r, bits));
	else if (bits == 32)
		code_.emit(alu32(Alu::mov, r, r));
	else
		code_.emit(alu(Alu::band, r, (1 << bits) - 1));
}

Value Builder::context_field(int16_t offset, unsigned bytes, bool is_signed, const char *note)
{
	const Reg r = code_.new_reg();

	code_.emit(load(width_of(bytes), r, context_, offset), note);
	if (is_signed && bytes < 8)
		code_.emit(movsx(r, r, static_cast<int16_t>(bytes * 8)));
	return {r, 0, true};
}

Value Builder::builtin_value(const typed::BuiltinVar &variable)
{
	if (variable.is_arg()) {
		const auto offset = offsetof(dtrace_bpf_context, args) + 8 * variable.arg_index();

		return context_field(static_cast<int16_t>(offset), 8, false,
				     format("ctx.args[%u]", variable.arg_index()).c_str());
	}
	if (variable.builtin->id == BuiltinId::Timestamp) {
		if (timestamp_ != Reg::none)
			return {timestamp_, 0, false};
		const Reg r = code_.new_reg();
		code_.emit(call_helper(BPF_FUNC_ktime_get_ns));
		code_.emit(mov(r, Reg::r0));
		return {r, 0, true};
	}
	for (const ContextField &field : kContextFields) {
		/* Ids and CPU numbers are below 2^31: no sign to extend. */
		if (field.id == variable.builtin->id)
			return context_field(field.offset, field.bytes, false, field.note);
	}
	assert(false && "builtin without a value");
	return {};
}

Value Builder::convert(const typed::Expr &expr, const typed::Convert &node)
{
	const Value v = value(*node.operand);
	const Type *from = node.operand->type, *to = expr.type;

	if (v.is_constant())
		return {Reg::none, static_cast<int64_t>(fit_to_type(static_cast<uint64_t>(v.constant), to)), false};
	const bool fits = to->size > from->size ? (to->size == 8 || to->is_signed || !from->is_signed) :
			  to->size == from->size && (to->size == 8 || to->is_signed == from->is_signed);
	if (fits)
		return v;
	const Reg r = changeable(v);
	fit(r, to);
	return {r, 0, true};
}

Value Builder::unary(const typed::Expr &expr, const typed::Unary &node)
{
	if (node.op == typed::UnaryOp::Not)
		return truth(expr);
	const Reg r = changeable(value(*node.operand));
	if (node.op == typed::UnaryOp::Minus)
		code_.emit(neg(r));
	else
		code_.emit(alu(Alu::bxor, r, -1));
	if (node.op == typed::UnaryOp::Minus || !expr.type->is_signed)
		fit(r, expr.type);
	return {r, 0, true};
}

/* Division and remainder; a zero divisor is a fault. */
Value Builder::divide(const typed::Expr &expr, const typed::Arith &node)
{
	const Value left = value(*node.left);
	const Value right = value(*node.right);
	const Alu op = instruction(node.op);
	const bool is_signed = expr.type->is_signed;
	/* Only the smallest number divided by -1 leaves the range. */
	const bool can_leave = is_signed && node.op == typed::ArithOp::Div &&
			       (!right.is_constant() || right.constant == -1);

	if (right.is_constant() && right.constant == 0) {
		code_.emit(jump(fault_label(Fault::DivideByZero)));
		return {Reg::none, 0, false};
	}
	const Reg r = changeable(left);
	if (right.is_immediate()) {
		const auto imm = static_cast<int32_t>(right.constant);
		code_.emit(is_signed ? signed_alu(op, r, imm) : alu(op, r, imm));
	} else {
		const Reg divisor = in_register(right);
		if (!right.is_constant())
			code_.emit(jump_if(Cmp::eq, divisor, 0, fault_label(Fault::DivideByZero)));
		code_.emit(is_signed ? signed_alu(op, r, divisor) : alu(op, r, divisor));
	}
	if (can_leave)
		fit(r, expr.type);
	return {r, 0, true};
}

/* As the processor does it: only the low bits of the distance count. */
Value Builder::shift(const typed::Expr &expr, const typed::Arith &node)
{
	const Value left = value(*node.left);
	const Value right = value(*node.right);
	const bool is_left = node.op == typed::ArithOp::Shl;
	const Alu op = is_left ? Alu::lsh : expr.type->is_signed ? Alu::arsh : Alu::rsh;
	const auto mask = static_cast<int32_t>(expr.type->bits() - 1);
	const Reg r = changeable(left);

	if (right.is_constant()) {
		code_.emit(alu(op, r, static_cast<int32_t>(right.constant & mask)));
	} else if (mask == 63) {
		code_.emit(alu(op, r, right.reg));	/* the instruction masks by itself */
	} else {
		const Reg distance = changeable(right);

		code_.emit(alu(Alu::band, distance, mask));
		code_.emit(alu(op, r, distance));
	}
	if (is_left)
		fit(r, expr.type);
	return {r, 0, true};
}

Value Builder::arith(const typed::Expr &expr, const typed::Arith &node)
{
	using typed::ArithOp;

	if (node.op == ArithOp::Div || node.op == ArithOp::Mod)
		return divide(expr, node);
	if (node.op == ArithOp::Shl || node.op == ArithOp::Shr)
		return shift(expr, node);

	Value left = value(*node.left);
	Value right = value(*node.right);
	if (is_commutative(node.op) && (left.is_constant() || (right.owned && !left.owned)))
		std::swap(left, right);
	const Reg r = changeable(left);
	if (right.is_immediate())
		code_.emit(alu(instruction(node.op), r, static_cast<int32_t>(right.constant)));
	else
		code_.emit(alu(instruction(node.op), r, in_register(right)));
	/* Bitwise operations on fitting values give fitting values. */
	if (node.op == ArithOp::Add || node.op == ArithOp::Sub || node.op == ArithOp::Mul)
		fit(r, expr.type);
	return {r, 0, true};
}

Value Builder::conditional(const typed::Conditional &node)
{
	const Label no = code_.new_label(), done = code_.new_label();
	const Reg r = code_.new_reg();

	auto set = [&](const typed::Expr &arm) {
		const Value v = value(arm);

		if (v.is_constant())
			code_.load_const(r, v.constant);
		else
			code_.emit(mov(r, v.reg));
	};
	branch(*node.condition, no, false);
	set(*node.yes);
	code_.emit(jump(done));
	code_.bind(no);
	set(*node.no);
	code_.bind(done);
	return {r, 0, true};
}

/* 1 or 0 from a branch. */
Value Builder::truth(const typed::Expr &expr)
{
	const Label done = code_.new_label(), no = code_.new_label();
	const Reg r = code_.new_reg();

	branch(expr, no, false);
	code_.emit(mov(r, 1));
	code_.emit(jump(done));
	code_.bind(no);
	code_.emit(mov(r, 0));
	code_.bind(done);
	return {r, 0, true};
}

Value Builder::value(const typed::Expr &expr)
{
	if (const auto *node = std::get_if<typed::Int>(&expr.node))
		return {Reg::none, static_cast<int64_t>(node->value), false};
	if (const auto *node = std::get_if<typed::BuiltinVar>(&expr.node))
		return builtin_value(*node);
	if (const auto *node = std::get_if<typed::Convert>(&expr.node))
		return convert(expr, *node);
	if (const auto *node = std::get_if<typed::Unary>(&expr.node))
		return unary(expr, *node);
	if (const auto *node = std::get_if<typed::Arith>(&expr.node))
		return arith(expr, *node);
	if (const auto *node = std::get_if<typed::Conditional>(&expr.node))
		return conditional(*node);
	if (const auto *node = std::get_if<typed::Comma>(&expr.node)) {
		discard(*node->left);
		return value(*node->right);
	}
	/* check() lets nothing else through in this version. */
	assert(std::holds_alternative<typed::Compare>(expr.node) || std::holds_alternative<typed::Logic>(expr.node) ||
	       std::holds_alternative<typed::CompareStrings>(expr.node));
	return truth(expr);
}

/* For its effects, which are faults today. */
void Builder::discard(const typed::Expr &expr)
{
	if (expr.type->is_string())
		string_temporary(expr);
	else
		value(expr);
}

void Builder::emit_compare(Cmp cmp, const Value &a, const Value &b, Label target)
{
	if (a.is_constant() && !b.is_constant())
		return emit_compare(mirrored(cmp), b, a, target);
	const Reg left = in_register(a);
	if (b.is_immediate())
		code_.emit(jump_if(cmp, left, static_cast<int32_t>(b.constant), target));
	else
		code_.emit(jump_if(cmp, left, in_register(b), target));
}

void Builder::branch_compare(const typed::Compare &node, Label target, bool when)
{
	const Cmp cmp = comparison(node.op, node.left->type->is_signed);
	const Value left = value(*node.left);
	const Value right = value(*node.right);

	emit_compare(when ? cmp : inverse(cmp), left, right, target);
}

void Builder::branch_logic(const typed::Logic &node, Label target, bool when)
{
	if (node.op == typed::LogicOp::Xor) {
		const Value left = truth(*node.left);
		const Value right = truth(*node.right);

		emit_compare(when ? Cmp::ne : Cmp::eq, left, right, target);
		return;
	}
	/* The value of the left side that decides alone. */
	const bool decides = node.op == typed::LogicOp::Or;
	if (decides == when) {
		branch(*node.left, target, when);
		branch(*node.right, target, when);
		return;
	}
	const Label skip = code_.new_label();
	branch(*node.left, skip, decides);
	branch(*node.right, target, when);
	code_.bind(skip);
}

/* Jumps to @target if the truth of @expr is @when, else goes on. */
void Builder::branch(const typed::Expr &expr, Label target, bool when)
{
	if (const auto *node = std::get_if<typed::Int>(&expr.node)) {
		if ((node->value != 0) == when)
			code_.emit(jump(target));
	} else if (const auto *compare = std::get_if<typed::Compare>(&expr.node)) {
		branch_compare(*compare, target, when);
	} else if (const auto *strings = std::get_if<typed::CompareStrings>(&expr.node)) {
		branch_strings(*strings, target, when);
	} else if (const auto *logic = std::get_if<typed::Logic>(&expr.node)) {
		branch_logic(*logic, target, when);
	} else if (const auto *negation = std::get_if<typed::Unary>(&expr.node);
		   negation && negation->op == typed::UnaryOp::Not) {
		branch(*negation->operand, target, !when);
	} else if (const auto *widened = std::get_if<typed::Convert>(&expr.node);
		   widened && expr.type->size >= widened->operand->type->size) {
		branch(*widened->operand, target, when);	/* zero stays zero */
	} else {
		emit_compare(when ? Cmp::ne : Cmp::eq, value(expr), {}, target);
	}
}

} // namespace dt::gen
