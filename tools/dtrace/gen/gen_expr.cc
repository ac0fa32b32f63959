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

struct Builder::VariableRows {
	struct Row {
		BuiltinId id;
		Value (*code)(Builder &);
	};
	using VariableRef = const typed::BuiltinVar &;
	struct TextVariable {
		BuiltinId id;
		void (*code)(Builder &, VariableRef, Memory);
	};

	static constexpr Row kNumbers[] = {
		{BuiltinId::Caller, [](Builder &b) { return b.stack_.caller(); }},
		{BuiltinId::CurThread,
		 [](Builder &b) {
			 return b.memory_.plain_number(
				 b.firing_.field(offsetof(dtrace_bpf_context, task), 8, "ctx.task").reg);
		 }},
		{BuiltinId::Epid, [](Builder &b) { return b.firing_.enabling(); }},
		{BuiltinId::Errno, [](Builder &b) { return b.firing_.call_error(); }},
		{BuiltinId::StackDepth, [](Builder &b) { return b.stack_.depth(); }},
		{BuiltinId::Timestamp, [](Builder &b) { return b.time_.timestamp(); }},
		{BuiltinId::Ucaller, [](Builder &b) { return b.stack_.user_caller(b.process()); }},
		{BuiltinId::UstackDepth, [](Builder &b) { return b.stack_.user_depth(b.process()); }},
		{BuiltinId::WallTimestamp, [](Builder &b) { return b.time_.wall_clock(); }},
	};
	static constexpr TextVariable kTexts[] = {
		{BuiltinId::ExecName, [](Builder &b, VariableRef v, Memory to) { b.execname_into(v, to); }},
		{BuiltinId::ProbeFunc,
		 [](Builder &b, VariableRef v, Memory to) { b.probe_name_into(2, v.builtin->id, to); }},
		{BuiltinId::ProbeMod,
		 [](Builder &b, VariableRef v, Memory to) { b.probe_name_into(1, v.builtin->id, to); }},
		{BuiltinId::ProbeName,
		 [](Builder &b, VariableRef v, Memory to) { b.probe_name_into(3, v.builtin->id, to); }},
		{BuiltinId::ProbeProv,
		 [](Builder &b, VariableRef v, Memory to) { b.probe_name_into(0, v.builtin->id, to); }},
	};
	/* Arguments; those that check() makes expressions of other kinds of. */
	static constexpr ElsewhereRow kOthers[] = {
		{BuiltinId::Arg0}, {BuiltinId::Arg1},	  {BuiltinId::Arg2},	   {BuiltinId::Arg3}, {BuiltinId::Arg4},
		{BuiltinId::Arg5}, {BuiltinId::Arg6},	  {BuiltinId::Arg7},	   {BuiltinId::Arg8}, {BuiltinId::Arg9},
		{BuiltinId::Ipl},  {BuiltinId::ExecArgs}, {BuiltinId::Vtimestamp},
	};
};

Value Builder::builtin_value(const typed::BuiltinVar &variable)
{
	static_assert(all_have_code(BuiltinKind::Variable, kContextFields, VariableRows::kNumbers, VariableRows::kTexts,
				    VariableRows::kOthers));
	const BuiltinId id = variable.builtin->id;

	if (variable.is_arg())
		return firing_.argument(variable.arg_index());
	if (const auto *row = find_row(VariableRows::kNumbers, id))
		return row->code(*this);
	if (firing_.is_error() && id == BuiltinId::Id)
		return {Reg::none, kProbeError, false};
	const ContextField *field = find_row(kContextFields, id);
	if (!field)
		no_code("variable");
	/* Ids and CPU numbers are below 2^31: no sign to extend. */
	return firing_.field(field->offset, field->bytes, field->note);
}

void Builder::string_variable_into(const typed::BuiltinVar &variable, Memory to)
{
	const auto *row = find_row(VariableRows::kTexts, variable.builtin->id);

	if (!row)
		no_code("string variable");
	row->code(*this, variable, to);
}

Value Builder::convert(const typed::Expr &expr, const typed::Convert &node)
{
	if (node.operand->type->is_float())
		return code_.fitted(number_as(*node.operand, expr.type), &types::Long, expr.type);
	const Value v = value_or_pointer(*node.operand);

	return code_.fitted(expr.type->size < 8 ? memory_.number(v) : v, node.operand->type, expr.type);
}

Value Builder::unary(const typed::Expr &expr, const typed::Unary &node)
{
	if (node.op == typed::UnaryOp::Not)
		return truth(expr);
	const Reg r = code_.changeable(value(*node.operand));
	if (node.op == typed::UnaryOp::Minus)
		code_.emit(neg(r));
	else
		code_.emit(alu(Alu::bxor, r, -1));
	if (node.op == typed::UnaryOp::Minus || !expr.type->is_signed)
		code_.fit(r, expr.type);
	return {r, 0, true};
}

/*
 * The value, to be stored at @to. The verifier still knows a pointer that is loaded from the stack, but from no other
 * memory.
 */
Value Builder::value_for(const Memory &to, const typed::Expr &expr)
{
	return to.base == fp ? value(expr) : value_or_pointer(expr);
}

/* The number by which the tool knows the process that fires. */
Value Builder::process()
{
	return shared_.pid_for_names ? value(*shared_.pid_for_names) :
				       firing_.field(offsetof(dtrace_bpf_context, pid), 4, "ctx.pid");
}

/* A value that lives in a variable's register is copied if @next may change the variable. */
Value Builder::value_before(const typed::Expr &expr, const typed::Expr &next)
{
	return kept_before(value(expr), next);
}

Value Builder::value_or_pointer_before(const typed::Expr &expr, const typed::Expr &next)
{
	return kept_before(value_or_pointer(expr), next);
}

Value Builder::kept_before(const Value &v, const typed::Expr &next)
{
	if (v.is_constant() || v.owned || !has_effects(next))
		return v;
	return {code_.changeable(v), 0, true, v.is_pointer};
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
		const Computing computing = faults_.computing(*chain.back());
		const auto &node = std::get<typed::Arith>(chain.back()->node);

		left = kept_before(left, *node.right);
		left = arithmetic_.compute(node.op, chain.back()->type, left, value(*node.right));
	}
	return left;
}

/*
 * The value of @expr in @r, and whether it may be a Value::is_pointer. All arms of c1 ? a : c2 ? b : ... go to one
 * register: one for each would be in use up to the end.
 */
bool Builder::value_into(Reg r, const typed::Expr &expr)
{
	const auto *node = std::get_if<typed::Conditional>(&expr.node);
	const auto *convert = std::get_if<typed::Convert>(&expr.node);

	if (convert && std::holds_alternative<typed::Conditional>(convert->operand->node)) {
		Value v = {r, 0, true, value_into(r, *convert->operand)};

		if (expr.type->size < 8)
			v = memory_.number(v);
		code_.set(r, code_.fitted(v, convert->operand->type, expr.type));
		return v.is_pointer;
	}
	if (!node) {
		const Value v = value_or_pointer(expr);

		code_.set(r, v);
		return v.is_pointer;
	}
	const Label no = code_.new_label(), done = code_.new_label();

	branch(*node->condition, no, false);
	const bool yes = value_into(r, *node->yes);
	code_.emit(jump(done));
	code_.bind(no);
	const bool is_pointer = value_into(r, *node->no) || yes;
	code_.bind(done);
	return is_pointer;
}

Value Builder::conditional(const typed::Expr &expr)
{
	const Reg r = code_.new_reg();

	const bool is_pointer = value_into(r, expr);

	return {r, 0, true, is_pointer};
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

Value Builder::value_or_pointer(const typed::Expr &expr)
{
	const Computing computing = faults_.computing(expr);

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
			return value_or_pointer(*node.right);
		},
		[&](const OneOf<typed::Compare, typed::CompareStrings, typed::Logic> auto &) { return truth(expr); },
		[&](const typed::AddressOf &node) {
			Place place = locate(*node.place);

			return access_.address_of(place);
		},
		[&](const OneOf<typed::VarRef, typed::AssocRef, typed::KernelRef, typed::Deref, typed::MemberOf,
				typed::Element> auto &) {
			Place place = locate(expr);

			return access_.fetch(place, expr.type);
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
	const Computing computing = faults_.computing(expr);

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
		[&](const typed::Convert &node) {
			if (expr.type->kind == TypeKind::Void)
				discard(*node.operand);
			else if (expr.type->is_scalar())
				value(expr);
			else
				discard_memory(expr);
		},
		[&](const OneOf<typed::Int, typed::Str, typed::BuiltinVar, typed::VarRef, typed::AssocRef,
				typed::KernelRef, typed::Deref, typed::MemberOf, typed::Element, typed::AddressOf,
				typed::StringOf, typed::StructValue, typed::Unary, typed::Arith, typed::Compare,
				typed::CompareStrings, typed::Logic, typed::Conditional, typed::Comma> auto &) {
			if (expr.type->is_scalar())
				value(expr);
			else
				discard_memory(expr);
		});
}

void Builder::branch_compare(const typed::Compare &node, Label target, bool when)
{
	if (node.left->type->is_kept_stack()) {
		const uint64_t mark = work_.used();
		const Memory a = memory_.take(node.left->type->size), b = memory_.take(node.right->type->size);

		put(*node.left, a);
		put(*node.right, b);
		stack_.branch_equal(a, b, target, (node.op == typed::CompareOp::Eq) == when);
		work_.release_to(mark);
		return;
	}
	const Cmp cmp = comparison(node.op, node.left->type->is_signed);
	const Value left = value_or_pointer_before(*node.left, *node.right);
	const Value right = value_or_pointer(*node.right);

	code_.emit_compare(when ? cmp : inverse(cmp), left, right, target);
}

void Builder::branch_logic(const typed::Logic &node, Label target, bool when)
{
	if (node.op == typed::LogicOp::Xor) {
		const Value left = truth(*node.left);
		const Value right = truth(*node.right);

		code_.emit_compare(when ? Cmp::ne : Cmp::eq, left, right, target);
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
		code_.emit_compare(when ? Cmp::ne : Cmp::eq, value_or_pointer(expr), {}, target);
	}
}

} // namespace dt::gen
