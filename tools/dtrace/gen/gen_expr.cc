// SPDX-License-Identifier: GPL-2.0
/*
 * Integer expressions.
 *
 * A condition that only feeds a branch is not turned into a value: branch()
 * emits jumps, value() computes, and each uses the other where it must.
 * Constant operands stay constants as long as an instruction can hold them.
 */
#include "base/visit.h"
#include "gen/builder.h"
#include "type/rows.h"

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
	{ \
		BuiltinId::id, offsetof(dtrace_bpf_context, member), sizeof(dtrace_bpf_context::member), \
			"ctx." #member \
	}

constexpr ContextField kContextFields[] = {
	FIELD(Cpu, cpu), FIELD(Pid, pid),   FIELD(Tid, tid),   FIELD(Ppid, ppid),   FIELD(Uid, uid),
	FIELD(Gid, gid), FIELD(Euid, euid), FIELD(Egid, egid), FIELD(Id, probe_id),
};

#undef FIELD

} // namespace

bool has_effects(const typed::Expr &expr)
{
	bool found = false;

	typed::walk_exprs(expr, [&](const typed::Expr &e) {
		found = found || std::holds_alternative<typed::Assign>(e.node) ||
			std::holds_alternative<typed::CompoundAssign>(e.node) ||
			std::holds_alternative<typed::Increment>(e.node) ||
			(std::holds_alternative<typed::Call>(e.node) && e.type->kind == TypeKind::Void);
	});
	return found;
}

bool is_of_context(const typed::Expr &expr)
{
	bool is = true;

	typed::walk_exprs(expr, [&](const typed::Expr &e) {
		if (const auto *variable = std::get_if<typed::BuiltinVar>(&e.node))
			is = is &&
			     (variable->is_arg() || std::ranges::find(kContextFields, variable->builtin->id,
								      &ContextField::id) != std::end(kContextFields));
		else if (const auto *arith = std::get_if<typed::Arith>(&e.node))
			is = is && arith->op != typed::ArithOp::Div && arith->op != typed::ArithOp::Mod;
		else
			is = is && (std::holds_alternative<typed::Int>(e.node) ||
				    std::holds_alternative<typed::Convert>(e.node) ||
				    std::holds_alternative<typed::Unary>(e.node) ||
				    std::holds_alternative<typed::Compare>(e.node) ||
				    std::holds_alternative<typed::Logic>(e.node) ||
				    std::holds_alternative<typed::Conditional>(e.node));
	});
	return is;
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
	case Cmp::set: break; /* has none, and is not made here */
	}
	assert(false);
	return Cmp::eq;
}

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

/* Loads @r with @v. */
void Builder::set(Reg r, const Value &v)
{
	if (v.is_constant())
		code_.load_const(r, v.constant);
	else if (r != v.reg)
		code_.emit(mov(r, v.reg));
}

/* Fields do not change once the context is complete: each is loaded once. */
Value Builder::context_field(int16_t offset, unsigned bytes, const char *note)
{
	Reg r = code_.known.field(offset);

	if (r == Reg::none) {
		r = code_.new_reg();
		code_.emit(load(width_of(bytes), r, context_, offset), note);
		code_.known.fields.emplace_back(offset, r);
	}
	return {r, 0, false};
}

/* Number of the enabling that fired. */
Value Builder::enabling()
{
	const Value word = enabling_word();

	if (word.is_constant() || !is_straight_)
		return word;
	const Reg number = changeable(word);
	code_.emit(alu(Alu::band, number, static_cast<int32_t>(kEcbNumber)));
	return {number, 0, true};
}

/* The same with flags, as it stands in the context and in records: see ecb_number(). */
Value Builder::enabling_word()
{
	if (is_error_)
		return {Reg::none, shared_.error_enabling, false};
	return context_field(offsetof(dtrace_bpf_context, ecb_id), 4, "ctx.ecb_id");
}

struct VariableRows {
	struct Row {
		BuiltinId id;
		Value (*code)(Builder &);
	};
	struct Text {
		BuiltinId id;
		void (*code)(Builder &, BuiltinId, Memory);
	};

	static constexpr Row kNumbers[] = {
		{BuiltinId::Caller, [](Builder &b) { return b.caller(); }},
		{BuiltinId::CurThread,
		 [](Builder &b) {
			 return b.plain_number(b.context_field(offsetof(dtrace_bpf_context, task), 8, "ctx.task").reg);
		 }},
		{BuiltinId::Epid, [](Builder &b) { return b.enabling(); }},
		{BuiltinId::Errno, [](Builder &b) { return b.call_error(); }},
		{BuiltinId::StackDepth, [](Builder &b) { return b.stack_depth(); }},
		{BuiltinId::Timestamp, [](Builder &b) { return b.timestamp(); }},
		{BuiltinId::Ucaller, [](Builder &b) { return b.stack_call("dt_ucaller", true); }},
		{BuiltinId::UstackDepth, [](Builder &b) { return b.stack_call("dt_ustackdepth", true); }},
		{BuiltinId::WallTimestamp, [](Builder &b) { return b.wall_clock(); }},
	};
	static constexpr Text kTexts[] = {
		{BuiltinId::ExecName, [](Builder &b, BuiltinId, Memory to) { b.execname_into(to); }},
		{BuiltinId::ProbeFunc, [](Builder &b, BuiltinId id, Memory to) { b.probe_name_into(2, id, to); }},
		{BuiltinId::ProbeMod, [](Builder &b, BuiltinId id, Memory to) { b.probe_name_into(1, id, to); }},
		{BuiltinId::ProbeName, [](Builder &b, BuiltinId id, Memory to) { b.probe_name_into(3, id, to); }},
		{BuiltinId::ProbeProv, [](Builder &b, BuiltinId id, Memory to) { b.probe_name_into(0, id, to); }},
	};
	/* Arguments; those that check() makes expressions of other kinds of. */
	static constexpr ElsewhereRow kOthers[] = {
		{BuiltinId::Arg0}, {BuiltinId::Arg1},	  {BuiltinId::Arg2},	   {BuiltinId::Arg3}, {BuiltinId::Arg4},
		{BuiltinId::Arg5}, {BuiltinId::Arg6},	  {BuiltinId::Arg7},	   {BuiltinId::Arg8}, {BuiltinId::Arg9},
		{BuiltinId::Ipl},  {BuiltinId::ExecArgs}, {BuiltinId::Vtimestamp},
	};
};
static_assert(all_have_code(BuiltinKind::Variable, kContextFields, VariableRows::kNumbers, VariableRows::kTexts,
			    VariableRows::kOthers));

Value Builder::timestamp()
{
	if (timestamp_ != Reg::none)
		return {timestamp_, 0, false};
	code_.emit(call_helper(BPF_FUNC_ktime_get_ns));
	return call_result();
}

Value Builder::builtin_value(const typed::BuiltinVar &variable)
{
	const BuiltinId id = variable.builtin->id;

	if (variable.is_arg() && is_error_) {
		const unsigned n = variable.arg_index();

		return n >= 1 && n <= error_args_.size() ? error_args_[n - 1] : Value{};
	}
	if (variable.is_arg()) {
		const unsigned word = slots_.word_of(variable.arg_index());
		const auto offset = offsetof(dtrace_bpf_context, args) + 8 * word;

		return context_field(static_cast<int16_t>(offset), 8, format("ctx.args[%u]", word).c_str());
	}
	if (const auto *row = find_row(VariableRows::kNumbers, id))
		return row->code(*this);
	if (is_error_ && id == BuiltinId::Id)
		return {Reg::none, kProbeError, false};
	const ContextField *field = find_row(kContextFields, id);
	if (!field)
		no_code("variable");
	/* Ids and CPU numbers are below 2^31: no sign to extend. */
	return context_field(field->offset, field->bytes, field->note);
}

void Builder::string_variable_into(BuiltinId id, Memory to)
{
	const auto *row = find_row(VariableRows::kTexts, id);

	if (!row)
		no_code("string variable");
	row->code(*this, id, to);
}

/* @v, which fits type @from, cut or extended to @to. */
Value Builder::fitted(const Value &v, const Type *from, const Type *to)
{
	if (v.is_constant())
		return {Reg::none, static_cast<int64_t>(fit_to_type(static_cast<uint64_t>(v.constant), to)), false};
	const bool fits = to->size > from->size ?
				  (to->size == 8 || to->is_signed || !from->is_signed) :
				  to->size == from->size && (to->size == 8 || to->is_signed == from->is_signed);
	if (fits)
		return v;
	/* One instruction moves and cuts. */
	const Reg r = v.owned ? v.reg : code_.new_reg();
	const auto bits = static_cast<int16_t>(to->bits());
	if (to->is_signed)
		code_.emit(movsx(r, v.reg, bits));
	else if (bits == 32)
		code_.emit(alu32(Alu::mov, r, v.reg));
	else {
		if (r != v.reg)
			code_.emit(mov(r, v.reg));
		fit(r, to);
	}
	return {r, 0, true};
}

Value Builder::convert(const typed::Expr &expr, const typed::Convert &node)
{
	if (node.operand->type->is_float())
		return fitted(number_as(*node.operand, expr.type), &types::Long, expr.type);
	return fitted(value(*node.operand), node.operand->type, expr.type);
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
Value Builder::divide(typed::ArithOp operation, const Type *type, const Value &left, const Value &right)
{
	const Alu op = instruction(operation);
	const bool is_signed = type->is_signed;
	/* Only the smallest number divided by -1 leaves the range. */
	const bool can_leave = is_signed && operation == typed::ArithOp::Div &&
			       (!right.is_constant() || right.constant == -1);

	if (right.is_constant() && right.constant == 0) {
		fault(Fault::DivideByZero, {});
		return {Reg::none, 0, false};
	}
	const Reg r = changeable(left);
	if (right.is_immediate()) {
		const auto imm = static_cast<int32_t>(right.constant);
		code_.emit(is_signed ? signed_alu(op, r, imm) : alu(op, r, imm));
	} else {
		const Reg divisor = in_register(right);
		if (!right.is_constant())
			fault_if(Cmp::eq, divisor, 0, Fault::DivideByZero);
		code_.emit(is_signed ? signed_alu(op, r, divisor) : alu(op, r, divisor));
	}
	if (can_leave)
		fit(r, type);
	return {r, 0, true};
}

/* As the processor does it: only the low bits of the distance count. */
Value Builder::shift(typed::ArithOp operation, const Type *type, const Value &left, const Value &right)
{
	const bool is_left = operation == typed::ArithOp::Shl;
	const Alu op = is_left ? Alu::lsh : type->is_signed ? Alu::arsh : Alu::rsh;
	const auto mask = static_cast<int32_t>(type->bits() - 1);
	const Reg r = changeable(left);

	if (right.is_constant()) {
		code_.emit(alu(op, r, static_cast<int32_t>(right.constant & mask)));
	} else if (mask == 63) {
		code_.emit(alu(op, r, right.reg)); /* the instruction masks by itself */
	} else {
		const Reg distance = changeable(right);

		code_.emit(alu(Alu::band, distance, mask));
		code_.emit(alu(op, r, distance));
	}
	if (is_left)
		fit(r, type);
	return {r, 0, true};
}

/* A value that lives in a variable's register is copied if @next may change the variable. */
Value Builder::value_before(const typed::Expr &expr, const typed::Expr &next)
{
	return kept_before(value(expr), next);
}

Value Builder::kept_before(const Value &v, const typed::Expr &next)
{
	if (v.is_constant() || v.owned || !has_effects(next))
		return v;
	return {changeable(v), 0, true};
}

/* left op right, both of @type (the right side of a shift is what it is). */
Value Builder::compute(typed::ArithOp op, const Type *type, Value left, Value right, bool may_swap)
{
	using typed::ArithOp;

	if (op == ArithOp::Div || op == ArithOp::Mod)
		return divide(op, type, left, right);
	if (op == ArithOp::Shl || op == ArithOp::Shr)
		return shift(op, type, left, right);
	if (may_swap && is_commutative(op) && (left.is_constant() || (right.owned && !left.owned)))
		std::swap(left, right);
	const Reg r = changeable(left);
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
		code_.emit(alu(operation, r, in_register(right)));
	if (can_leave)
		fit(r, type);
	return {r, 0, true};
}

/* Stores the low bytes of @v: what was cut off above them before is not cut off. */
void Builder::store_value(Reg base, int16_t offset, unsigned bytes, const Value &v, std::string note)
{
	if (v.is_immediate()) {
		code_.emit(store(width_of(bytes), base, offset, static_cast<int32_t>(v.constant)), std::move(note));
		return;
	}
	const Reg r = in_register(v);
	if (v.owned && !code_.ops().empty()) {
		const Op &last = code_.ops().back();
		const bool is_self = last.kind == Op::Kind::Insn && last.dst == r && last.src == r;

		if ((is_self && last.code == (BPF_ALU64 | BPF_MOV | BPF_X) &&
		     last.off >= static_cast<int>(8 * bytes)) ||
		    (is_self && last.code == (BPF_ALU | BPF_MOV | BPF_X) && bytes <= 4))
			code_.ops().pop_back();
	}
	code_.emit(store(width_of(bytes), base, offset, r), std::move(note));
}

/* A chain of operations leans to the left; it may be longer than the stack is deep. */
Value Builder::arith(const typed::Expr &expr)
{
	std::vector<const typed::Expr *> chain; /* outermost first */
	const typed::Expr *first = &expr;

	while (const auto *node = std::get_if<typed::Arith>(&first->node)) {
		chain.push_back(first);
		first = node->left.get();
	}
	Value left = value(*first);
	for (; !chain.empty(); chain.pop_back()) {
		const Computing computing(computed_, code_.span(), *chain.back());
		const auto &node = std::get<typed::Arith>(chain.back()->node);

		left = kept_before(left, *node.right);
		left = compute(node.op, chain.back()->type, left, value(*node.right));
	}
	return left;
}

/*
 * The value of @expr in @r. All arms of c1 ? a : c2 ? b : ... go to one register: one for each would be in use up to
 * the end.
 */
void Builder::value_into(Reg r, const typed::Expr &expr)
{
	const auto *node = std::get_if<typed::Conditional>(&expr.node);
	const auto *convert = std::get_if<typed::Convert>(&expr.node);

	if (convert && std::holds_alternative<typed::Conditional>(convert->operand->node)) {
		value_into(r, *convert->operand);
		set(r, fitted({r, 0, true}, convert->operand->type, expr.type));
		return;
	}
	if (!node) {
		set(r, value(expr));
		return;
	}
	const Label no = code_.new_label(), done = code_.new_label();

	branch(*node->condition, no, false);
	value_into(r, *node->yes);
	code_.emit(jump(done));
	code_.bind(no);
	value_into(r, *node->no);
	code_.bind(done);
}

Value Builder::conditional(const typed::Expr &expr)
{
	const Reg r = code_.new_reg();

	value_into(r, expr);
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
	const Computing computing(computed_, code_.span(), expr);

	return match(
		expr.node,
		[](const typed::Int &node) {
			return Value{Reg::none, static_cast<int64_t>(node.value), false};
		},
		[&](const typed::BuiltinVar &node) { return builtin_value(node); },
		[&](const typed::Convert &node) { return convert(expr, node); },
		[&](const typed::Unary &node) { return unary(expr, node); },
		[&](const typed::Arith &) { return arith(expr); },
		[&](const typed::Conditional &) { return conditional(expr); },
		[&](const typed::Assign &node) { return assign(expr, node); },
		[&](const typed::CompoundAssign &node) { return compound(node); },
		[&](const typed::Increment &node) { return increment(node, expr.type); },
		[&](const typed::Call &node) { return call(expr, node); },
		[&](const typed::Comma &node) {
			discard(*node.left);
			return value(*node.right);
		},
		[&](const OneOf<typed::Compare, typed::CompareStrings, typed::Logic> auto &) { return truth(expr); },
		[&](const typed::AddressOf &node) {
			Place place = locate(*node.place);

			return address_of(place);
		},
		[&](const OneOf<typed::VarRef, typed::AssocRef, typed::KernelRef, typed::Deref, typed::MemberOf,
				typed::Element> auto &) {
			Place place = locate(expr);

			return load_place(place, expr.type);
		},
		[](const OneOf<typed::Str, typed::StringOf, typed::StructValue> auto &) -> Value {
			no_code("number of a string");
		});
}

/* A string or struct whose value nobody wants, for its effects: assignments and faults. */
void Builder::discard_memory(const typed::Expr &expr)
{
	if (expr.type->is_string()) {
		string_temporary(expr);
		return;
	}
	const auto *comma = std::get_if<typed::Comma>(&expr.node);
	const auto *either = std::get_if<typed::Conditional>(&expr.node);

	if (comma) {
		discard(*comma->left);
		discard(*comma->right);
	} else if (either) {
		const Label no = code_.new_label(), done = code_.new_label();

		branch(*either->condition, no, false);
		discard(*either->yes);
		code_.emit(jump(done));
		code_.bind(no);
		discard(*either->no);
		code_.bind(done);
	} else {
		locate(expr);
	}
}

/* For its effects. */
void Builder::discard(const typed::Expr &expr)
{
	const Computing computing(computed_, code_.span(), expr);

	match(
		expr.node, [&](const typed::Increment &node) { increment(node, expr.type, true); },
		[&](const typed::Assign &node) { assign(expr, node, true); },
		[&](const typed::CompoundAssign &node) { compound(node, true); },
		[&](const typed::Call &node) {
			if (expr.type->kind == TypeKind::Void || expr.type->is_scalar())
				call(expr, node);
			else
				discard_memory(expr);
		},
		[&](const OneOf<typed::Int, typed::Str, typed::BuiltinVar, typed::VarRef, typed::AssocRef,
				typed::KernelRef, typed::Deref, typed::MemberOf, typed::Element, typed::AddressOf,
				typed::StringOf, typed::StructValue, typed::Convert, typed::Unary, typed::Arith,
				typed::Compare, typed::CompareStrings, typed::Logic, typed::Conditional,
				typed::Comma> auto &) {
			if (expr.type->is_scalar())
				value(expr);
			else
				discard_memory(expr);
		});
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
	const Value left = value_before(*node.left, *node.right);
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
		branch(*widened->operand, target, when); /* zero stays zero */
	} else {
		emit_compare(when ? Cmp::ne : Cmp::eq, value(expr), {}, target);
	}
}

} // namespace dt::gen
