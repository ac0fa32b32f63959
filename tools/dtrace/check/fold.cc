// SPDX-License-Identifier: GPL-2.0
/*
 * Constant folding: the result is what the generated code would compute, bit
 * for bit. Operands are 64-bit patterns that already fit their type. An
 * operation works on 64 bits, signed or unsigned by the type, and truncates the
 * result. Division by zero and shifts by the width or more are left for run
 * time, where D defines what they do.
 */
#include "check/node.h"

namespace dt::check {

namespace {

using namespace typed;

bool fold_division(ArithOp op, uint64_t a, uint64_t b, bool is_signed, uint64_t &result)
{
	if (b == 0)
		return false;
	if (!is_signed) {
		result = op == ArithOp::Div ? a / b : a % b;
		return true;
	}
	const int64_t x = static_cast<int64_t>(a), y = static_cast<int64_t>(b);
	/* The one quotient that has no representation wraps, as it does in BPF. */
	if (y == -1)
		result = op == ArithOp::Div ? 0 - a : 0;
	else
		result = static_cast<uint64_t>(op == ArithOp::Div ? x / y : x % y);
	return true;
}

bool fold_shift(ArithOp op, uint64_t a, uint64_t count, const Type *type, uint64_t &result)
{
	if (count >= type->bits())
		return false;
	if (op == ArithOp::Shl)
		result = a << count;
	else if (type->is_signed)
		result = static_cast<uint64_t>(static_cast<int64_t>(a) >> count);
	else
		result = a >> count;
	return true;
}

bool fold_arith(ArithOp op, uint64_t a, uint64_t b, const Type *type, uint64_t &result)
{
	switch (op) {
	case ArithOp::Mul: result = a * b; return true;
	case ArithOp::Div:
	case ArithOp::Mod: return fold_division(op, a, b, type->is_signed, result);
	case ArithOp::Add: result = a + b; return true;
	case ArithOp::Sub: result = a - b; return true;
	case ArithOp::Shl:
	case ArithOp::Shr: return fold_shift(op, a, b, type, result);
	case ArithOp::BitAnd: result = a & b; return true;
	case ArithOp::BitXor: result = a ^ b; return true;
	case ArithOp::BitOr: result = a | b; return true;
	}
	return false;
}

template <typename T>
bool compare(CompareOp op, const T &a, const T &b)
{
	switch (op) {
	case CompareOp::Lt: return a < b;
	case CompareOp::Gt: return a > b;
	case CompareOp::Le: return a <= b;
	case CompareOp::Ge: return a >= b;
	case CompareOp::Eq: return a == b;
	case CompareOp::Ne: return a != b;
	}
	return false;
}

ExprPtr constant(uint64_t value, const Type *type, Span span)
{
	return make_typed(type, span, Int{fit_to_type(value, type)});
}

/* One function for each node that can be folded; null: leave it. */
ExprPtr fold_node(Convert &node, const Expr &expr)
{
	if (const Int *value = as_constant(*node.operand))
		return constant(value->value, expr.type, expr.span);
	/* A step that keeps every value may be left out: char to int to long. */
	auto *step = std::get_if<Convert>(&node.operand->node);
	if (!step)
		return nullptr;
	const Type *from = step->operand->type, *to = node.operand->type;
	const bool wider = from->is_signed ? to->is_signed && to->size >= from->size : to->size > from->size;
	if (!wider || !from->is_integer() || !to->is_integer() || !expr.type->is_integer())
		return nullptr;
	return make_typed(expr.type, expr.span, Convert{std::move(step->operand)});
}

ExprPtr fold_node(const Unary &node, const Expr &expr)
{
	const Int *value = as_constant(*node.operand);

	if (!value)
		return nullptr;
	const uint64_t v = value->value;
	return constant(node.op == UnaryOp::Minus  ? 0 - v :
			node.op == UnaryOp::BitNot ? ~v :
						     v == 0,
			expr.type, expr.span);
}

ExprPtr fold_node(const Arith &node, const Expr &expr)
{
	const Int *a = as_constant(*node.left), *b = as_constant(*node.right);
	uint64_t result;

	if (!a || !b || !fold_arith(node.op, a->value, b->value, expr.type, result))
		return nullptr;
	return constant(result, expr.type, expr.span);
}

ExprPtr fold_node(const Compare &node, const Expr &expr)
{
	const Int *a = as_constant(*node.left), *b = as_constant(*node.right);

	if (!a || !b)
		return nullptr;
	const bool result = node.left->type->is_signed ?
				    compare(node.op, static_cast<int64_t>(a->value), static_cast<int64_t>(b->value)) :
				    compare(node.op, a->value, b->value);
	return constant(result, expr.type, expr.span);
}

ExprPtr fold_node(const CompareStrings &node, const Expr &expr)
{
	const Str *a = std::get_if<Str>(&node.left->node), *b = std::get_if<Str>(&node.right->node);

	/* std::string compares as unsigned characters. */
	return a && b ? constant(compare(node.op, a->value, b->value), expr.type, expr.span) : nullptr;
}

ExprPtr fold_node(const Logic &node, const Expr &expr)
{
	const Int *a = as_constant(*node.left), *b = as_constant(*node.right);

	/* The left side alone may decide; then the right one is not evaluated. */
	if (a && node.op == LogicOp::And && !a->value)
		return constant(0, expr.type, expr.span);
	if (a && node.op == LogicOp::Or && a->value)
		return constant(1, expr.type, expr.span);
	if (!a || !b)
		return nullptr;
	const bool x = a->value != 0, y = b->value != 0;
	return constant(node.op == LogicOp::And ? x && y :
			node.op == LogicOp::Or	? x || y :
						  x != y,
			expr.type, expr.span);
}

ExprPtr fold_node(Conditional &node, const Expr &)
{
	const Int *condition = as_constant(*node.condition);

	if (!condition)
		return nullptr;
	return std::move(condition->value ? node.yes : node.no);
}

/* strlen("abc"), the one call with a value that is worth it. */
ExprPtr fold_node(const Call &node, const Expr &expr)
{
	const Str *text = node.builtin->id == BuiltinId::Strlen ? std::get_if<Str>(&node.args[0]->node) : nullptr;

	return text ? constant(text->value.size(), expr.type, expr.span) : nullptr;
}

/* Everything else stays as it is. */
template <typename Node>
ExprPtr fold_node(const Node &, const Expr &)
{
	return nullptr;
}

} // namespace

const Int *as_constant(const Expr &expr)
{
	return std::get_if<Int>(&expr.node);
}

ExprPtr fold(ExprPtr expr)
{
	if (expr->type->is_error())
		return expr;
	ExprPtr folded = std::visit([&](auto &node) { return fold_node(node, *expr); }, expr->node);

	return folded ? std::move(folded) : std::move(expr);
}

} // namespace dt::check
