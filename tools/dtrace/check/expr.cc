// SPDX-License-Identifier: GPL-2.0
/*
 * Checks expressions: literals and operators.
 *
 * Each function turns one kind of AST node into a typed node. The rules are C's
 * for an LP64 machine. D adds the type string, which is compared by its
 * characters.
 */
#include "check/expr.h"

#include <algorithm>

#include "check/help.h"
#include "check/parts.h"

namespace dt::check {

using namespace typed;

namespace {

struct ArithRow {
	ast::BinaryOp from;
	ArithOp to;
};

constexpr ArithRow kArith[] = {
	{ast::BinaryOp::Mul, ArithOp::Mul},	  {ast::BinaryOp::Div, ArithOp::Div},
	{ast::BinaryOp::Mod, ArithOp::Mod},	  {ast::BinaryOp::Add, ArithOp::Add},
	{ast::BinaryOp::Sub, ArithOp::Sub},	  {ast::BinaryOp::Shl, ArithOp::Shl},
	{ast::BinaryOp::Shr, ArithOp::Shr},	  {ast::BinaryOp::BitAnd, ArithOp::BitAnd},
	{ast::BinaryOp::BitXor, ArithOp::BitXor}, {ast::BinaryOp::BitOr, ArithOp::BitOr},
};

struct CompareRow {
	ast::BinaryOp from;
	CompareOp to;
};

constexpr CompareRow kCompare[] = {
	{ast::BinaryOp::Lt, CompareOp::Lt}, {ast::BinaryOp::Gt, CompareOp::Gt}, {ast::BinaryOp::Le, CompareOp::Le},
	{ast::BinaryOp::Ge, CompareOp::Ge}, {ast::BinaryOp::Eq, CompareOp::Eq}, {ast::BinaryOp::Ne, CompareOp::Ne},
};

struct LogicRow {
	ast::BinaryOp from;
	LogicOp to;
};

constexpr LogicRow kLogic[] = {
	{ast::BinaryOp::LogAnd, LogicOp::And},
	{ast::BinaryOp::LogOr, LogicOp::Or},
	{ast::BinaryOp::LogXor, LogicOp::Xor},
};

template <typename Row, size_t N>
const Row *find_row(const Row (&rows)[N], ast::BinaryOp op)
{
	const Row *row = std::find_if(std::begin(rows), std::end(rows), [op](const Row &r) { return r.from == op; });

	return row == std::end(rows) ? nullptr : row;
}

std::string type_names(const Type *left, std::string_view op, const Type *right)
{
	std::string text = "\"" + std::string(left->name) + "\" ";

	text += op;
	return text + " \"" + std::string(right->name) + '"';
}

std::string type_names(const Expr &left, std::string_view op, const Expr &right)
{
	return type_names(left.type, op, right.type);
}

} // namespace

ExprPtr Expressions::expr(const ast::Expr &e)
{
	const Expansions::Position position(expansions_, e.span);

	return expr_at(e, position.span());
}

ExprPtr Expressions::expr_at(const ast::Expr &e, Span at)
{
	struct Visitor {
		Expressions &all;
		Span span;

		ExprPtr operator()(const ast::IntLit &node) { return all.literal(node, span); }
		ExprPtr operator()(const ast::StrLit &node)
		{
			/* A D string ends at its first NUL. */
			return make_typed(&types::String, span, Str{node.value.substr(0, node.value.find('\0'))});
		}
		ExprPtr operator()(const ast::Name &node) { return all.name(node, span); }
		ExprPtr operator()(const ast::Aggregate &node)
		{
			return all.unfit_aggregation(node, Tag::D_AGG_NULL, span);
		}
		ExprPtr operator()(const ast::Unary &node) { return all.unary(node, span); }
		ExprPtr operator()(const ast::Binary &node) { return all.binary(node, span); }
		ExprPtr operator()(const ast::Assign &node) { return all.assign(node, span); }
		ExprPtr operator()(const ast::Conditional &node) { return all.conditional(node, span); }
		ExprPtr operator()(const ast::Call &node) { return all.call(node, span); }
		ExprPtr operator()(const ast::Index &node) { return all.index(node, span); }
		ExprPtr operator()(const ast::MemberOf &node) { return all.member(node, span); }
		ExprPtr operator()(const ast::Cast &node) { return all.cast(node, span); }
		ExprPtr operator()(const ast::SizeofExpr &node) { return all.size_of_expr(node, span); }
		ExprPtr operator()(const ast::SizeofType &node) { return all.size_of_type(node, span); }
		ExprPtr operator()(const ast::OffsetOf &node) { return all.offset_of(node, span); }
		ExprPtr operator()(const ast::StringOf &node) { return all.string_of(node, span); }
		ExprPtr operator()(const ast::Xlate &node) { return all.translators_.value(node, span); }
	};
	return std::visit(Visitor{*this, at}, e.node);
}

ExprPtr Expressions::unfit_aggregation(const ast::Aggregate &aggregation, Tag tag, Span span)
{
	diags_.error(tag, span, "aggregation @" + aggregation.name + " has no value to compute with",
		     "fill it, as in @" + aggregation.name + " = count(), or print it with printa()");
	return error_expr(span);
}

ExprPtr Expressions::expr(const ast::Expr &e, Tag of_aggregation)
{
	const auto *aggregate = std::get_if<ast::Aggregate>(&e.node);

	return aggregate ? unfit_aggregation(*aggregate, of_aggregation, e.span) : expr(e);
}

ExprPtr Expressions::value(const ast::Expr &e)
{
	return conversions_.decay(expr(e));
}

ExprPtr Expressions::value(const ast::Expr &e, Tag of_aggregation)
{
	return conversions_.decay(expr(e, of_aggregation));
}

ExprPtr Expressions::literal(const ast::IntLit &lit, Span span)
{
	const int64_t value = static_cast<int64_t>(lit.value);
	const Type *type = lit.is_char && value >= INT32_MIN && value <= INT32_MAX ?
				   &types::Int :
				   literal_type(lit.value, lit.is_decimal, lit.has_u, lit.has_l);

	return make_typed(type, span, Int{fit_to_type(lit.value, type)});
}

Tag operand_tag(ArithOp op)
{
	switch (op) {
	case ArithOp::Add:
	case ArithOp::Sub: return Tag::D_OP_INCOMPAT;
	case ArithOp::Mul:
	case ArithOp::Div: return Tag::D_OP_ARITH;
	default: return Tag::D_OP_INT;
	}
}

static std::string float_hint(const Expr &operand)
{
	return operand.type->is_float() ? ": D computes with integers only, cast with (long)" : "";
}

ExprPtr Expressions::unary(const ast::Unary &node, Span span)
{
	const std::string op(ast::op_text(node.op));

	if (is_action_operand(*node.operand, op))
		return error_expr(span);
	switch (node.op) {
	case ast::UnaryOp::Deref: return places_.dereference(value(*node.operand), span);
	case ast::UnaryOp::AddressOf: return address_of(node, span);
	case ast::UnaryOp::PreInc:
	case ast::UnaryOp::PreDec:
	case ast::UnaryOp::PostInc:
	case ast::UnaryOp::PostDec: return increment(node, span);
	default: break;
	}

	const Tag tag = node.op == ast::UnaryOp::Not	? Tag::D_OP_SCALAR :
			node.op == ast::UnaryOp::BitNot ? Tag::D_OP_INT :
							  Tag::D_OP_ARITH;
	ExprPtr operand = value(*node.operand, tag);
	if (operand->type->is_error())
		return operand;
	if (node.op == ast::UnaryOp::Not) {
		operand = Conversions::condition(std::move(operand));
		if (!operand->type->is_scalar()) {
			diags_.error(tag, span, "operator ! requires an operand of scalar type",
				     help_for_condition(operand->type));
			return error_expr(span);
		}
		return fold(make_typed(&types::Int, span, Unary{UnaryOp::Not, std::move(operand)}));
	}
	if (!operand->type->is_integer()) {
		diags_.error(tag, span, "operator " + op + " requires an operand of integral type",
			     "this is of type " + std::string(operand->type->name) + float_hint(*operand) +
				     stack_hint(operand->type, operand->type));
		return error_expr(span);
	}
	operand = promoted(std::move(operand));
	if (node.op == ast::UnaryOp::Plus)
		return operand;
	const Type *type = operand->type;
	const UnaryOp to = node.op == ast::UnaryOp::Minus ? UnaryOp::Minus : UnaryOp::BitNot;
	return fold(make_typed(type, span, Unary{to, std::move(operand)}));
}

/* Reports an action that is the operand of @op. */
bool Expressions::is_action_operand(const ast::Expr &operand, std::string_view op)
{
	if (!names_action(operand))
		return false;
	diags_.error(Tag::D_OP_ACT, operand.span, "operator " + std::string(op) + " may not be applied to an action",
		     "it has no value: make it a statement of its own");
	return true;
}

ExprPtr Expressions::binary(const ast::Binary &node, Span span)
{
	const std::string_view op = ast::op_text(node.op);
	if (node.op != ast::BinaryOp::Comma &&
	    (is_action_operand(*node.left, op) || is_action_operand(*node.right, op)))
		return error_expr(span);
	if (find_row(kArith, node.op))
		return arithmetic_chain(node, span);
	if (const CompareRow *row = find_row(kCompare, node.op))
		return comparison(node, row->to, span);
	if (const LogicRow *row = find_row(kLogic, node.op))
		return logic(node, row->to, span);
	return comma(node, span);
}

/* a + b + c + ... leans to the left and may be longer than the stack is deep: it is computed from its first operand on. */
ExprPtr Expressions::arithmetic_chain(const ast::Binary &last, Span span)
{
	std::vector<const ast::Expr *> lefts; /* those that are operations, outermost first */
	const ast::Binary *node = &last;

	for (;;) {
		const ast::Expr &left = *node->left;
		const auto *inner = std::get_if<ast::Binary>(&left.node);

		if (!inner || !find_row(kArith, inner->op))
			break;
		lefts.push_back(&left);
		node = inner;
	}
	ExprPtr left = value(*node->left, operand_tag(find_row(kArith, node->op)->to));
	for (; !lefts.empty(); lefts.pop_back()) {
		const Expansions::Position position(expansions_, lefts.back()->span);

		left = arithmetic(std::move(left), std::get<ast::Binary>(lefts.back()->node), position.span());
	}
	return arithmetic(std::move(left), last, span);
}

ExprPtr Expressions::arithmetic(ExprPtr left, const ast::Binary &node, Span span)
{
	const ArithOp op = find_row(kArith, node.op)->to;
	ExprPtr right = value(*node.right, operand_tag(op));
	const std::string text(ast::op_text(node.op));

	if (any_error(*left, *right))
		return error_expr(span);
	const bool pointers = left->type->is_pointer() || right->type->is_pointer();
	if (pointers && (op == ArithOp::Add || op == ArithOp::Sub))
		return pointer_arithmetic(std::move(left), std::move(right), op, span);
	if (!left->type->is_integer() || !right->type->is_integer()) {
		diags_.error(operand_tag(op), span, "operator " + text + " requires operands of integral type",
			     "these are " + type_names(*left, text, *right) +
				     float_hint(left->type->is_float() ? *left : *right) +
				     stack_hint(left->type, right->type));
		return error_expr(span);
	}
	const Int *divisor = as_constant(*right);
	if ((op == ArithOp::Div || op == ArithOp::Mod) && divisor && divisor->value == 0) {
		diags_.error(Tag::D_DIV_ZERO, span, "expression contains division by zero",
			     "the right side of " + text + " is always 0");
		return error_expr(span);
	}

	const bool shift = op == ArithOp::Shl || op == ArithOp::Shr;
	left = promoted(std::move(left));
	right = promoted(std::move(right));
	const Type *type = shift ? left->type : common_type(left->type, right->type);
	left = convert(std::move(left), type);
	if (!shift)
		right = convert(std::move(right), type);
	return fold(make_typed(type, span, Arith{op, std::move(left), std::move(right)}));
}

/* + and - with at least one pointer. */
ExprPtr Expressions::pointer_arithmetic(ExprPtr left, ExprPtr right, ArithOp op, Span span)
{
	const std::string text = op == ArithOp::Add ? "+" : "-";

	if (any_error(*left, *right))
		return error_expr(span);
	if (left->type->is_pointer() && right->type->is_pointer() && op == ArithOp::Sub)
		return pointer_difference(std::move(left), std::move(right), span);
	const bool is_swapped = op == ArithOp::Add && left->type->is_integer();
	if (is_swapped)
		std::swap(left, right);
	if (!left->type->is_pointer() || !right->type->is_integer()) {
		diags_.error(Tag::D_OP_INCOMPAT, span,
			     "operands have incompatible types: " + type_names(*left, text, *right),
			     "a pointer and an integer are added, and an integer is subtracted from a pointer");
		return error_expr(span);
	}
	const Type *of = left->type->of;
	if (types_.size_of(of) == 0) {
		diags_.error(Tag::D_OP_VFPTR, span,
			     "operator " + text + " requires a pointer to something of known size",
			     "this is a " + std::string(left->type->name) + ": cast it, as in (char *)p");
		return error_expr(span);
	}
	const Type *type = left->type;
	right = conversions_.scaled_index(std::move(right), of);
	/* The index that is written first is evaluated first. */
	if (is_swapped && (has_effect(*left) || has_effect(*right)))
		std::swap(left, right);
	return fold(make_typed(type, span, Arith{op, std::move(left), std::move(right)}));
}

/* What to write for a difference of pointers to @left and @right. */
static std::string help_for_difference(const Type *left, uint64_t left_size, const Type *right, uint64_t right_size)
{
	if (same_type(actual(left->of), actual(right->of)) || (left_size == 0 && right_size == 0))
		return "a difference wants two pointers to one type of known size";
	return "cast one of them, as in (" + std::string((left_size ? left : right)->name) + ')';
}

ExprPtr Expressions::pointer_difference(ExprPtr left, ExprPtr right, Span span)
{
	const uint64_t size = types_.size_of(left->type->of);

	if (!same_type(actual(left->type->of), actual(right->type->of)) || size == 0) {
		diags_.error(Tag::D_OP_INCOMPAT, span,
			     "operands have incompatible types: " + type_names(*left, "-", *right),
			     help_for_difference(left->type, size, right->type, types_.size_of(right->type->of)));
		return error_expr(span);
	}
	left = convert(std::move(left), &types::Long);
	right = convert(std::move(right), &types::Long);
	ExprPtr bytes = fold(make_typed(&types::Long, span, Arith{ArithOp::Sub, std::move(left), std::move(right)}));
	if (size == 1)
		return bytes;
	return fold(make_typed(&types::Long, span,
			       Arith{ArithOp::Div, std::move(bytes), make_typed(&types::Long, span, Int{size})}));
}

/* Both as stacks of as many frames. */
ExprPtr Expressions::stack_comparison(ExprPtr left, CompareOp op, ExprPtr right, std::string_view text, Span span)
{
	const Type *a = conversions_.kept_stack(*left), *b = conversions_.kept_stack(*right);
	const Type *larger = a->size < b->size ? b : a;
	const bool is_equality = op == CompareOp::Eq || op == CompareOp::Ne;

	if (!is_equality || a->stack != b->stack) {
		diags_.error(Tag::D_OP_INCOMPAT, span, "operands have incompatible types: " + type_names(a, text, b),
			     is_equality ? "a stack of the kernel is never equal to one of a process" :
					   "stacks have no order: compare them with == or !=");
		return error_expr(span);
	}
	left = conversions_.implicit(std::move(left), larger);
	right = conversions_.implicit(std::move(right), larger);
	return make_typed(&types::Int, span, Compare{op, std::move(left), std::move(right)});
}

ExprPtr Expressions::comparison(const ast::Binary &node, CompareOp op, Span span)
{
	ExprPtr left = expr(*node.left, Tag::D_OP_INCOMPAT), right = expr(*node.right, Tag::D_OP_INCOMPAT);
	const std::string_view text = ast::op_text(node.op);

	if (any_error(*left, *right))
		return error_expr(span);
	/* One string is enough: the text of a char pointer or array is compared with it. */
	if (left->type->is_string() || right->type->is_string()) {
		const bool equality = op == CompareOp::Eq || op == CompareOp::Ne;

		left = as_string(equality ? null_as_string(std::move(left)) : std::move(left));
		right = as_string(equality ? null_as_string(std::move(right)) : std::move(right));
	}
	if (left->type->is_string() && right->type->is_string())
		return fold(make_typed(&types::Int, span, CompareStrings{op, std::move(left), std::move(right)}));
	left = conversions_.decay(std::move(left));
	right = conversions_.decay(std::move(right));
	if (any_error(*left, *right))
		return error_expr(span);
	if (conversions_.kept_stack(*left) && conversions_.kept_stack(*right))
		return stack_comparison(std::move(left), op, std::move(right), text, span);
	if (!left->type->is_scalar() || !right->type->is_scalar()) {
		diags_.error(Tag::D_OP_INCOMPAT, span,
			     "operands have incompatible types: " + type_names(*left, text, *right),
			     help_for_unfit(is_stack(left->type) || is_only_recorded(left->type) ? left->type :
												   right->type,
					    "compare two integers or two strings" +
						    float_hint(left->type->is_float() ? *left : *right)));
		return error_expr(span);
	}
	/* Pointers compare as addresses. */
	const Type *type = &types::UInt64;
	if (left->type->is_integer() && right->type->is_integer()) {
		left = promoted(std::move(left));
		right = promoted(std::move(right));
		type = common_type(left->type, right->type);
	}
	left = convert(std::move(left), type);
	right = convert(std::move(right), type);
	return fold(make_typed(&types::Int, span, Compare{op, std::move(left), std::move(right)}));
}

ExprPtr Expressions::logic(const ast::Binary &node, LogicOp op, Span span)
{
	ExprPtr left = Conversions::condition(value(*node.left, Tag::D_OP_SCALAR)),
		right = Conversions::condition(value(*node.right, Tag::D_OP_SCALAR));
	const std::string_view text = ast::op_text(node.op);

	if (any_error(*left, *right))
		return error_expr(span);
	if (!left->type->is_scalar() || !right->type->is_scalar()) {
		diags_.error(Tag::D_OP_SCALAR, span,
			     "operator " + std::string(text) + " requires operands of scalar type",
			     "these are " + type_names(*left, text, *right) +
				     (is_stack(left->type) || is_stack(right->type) ?
					      stack_hint(left->type, right->type) :
					      "; compare a string, as in s != \"\""));
		return error_expr(span);
	}
	return fold(make_typed(&types::Int, span, Logic{op, std::move(left), std::move(right)}));
}

ExprPtr Expressions::comma(const ast::Binary &node, Span span)
{
	ExprPtr left = expr(*node.left), right = value(*node.right);

	if (any_error(*left, *right))
		return error_expr(span);
	const Type *type = right->type;
	return make_typed(type, span, Comma{std::move(left), std::move(right)});
}

/* What to write for two values of ?: whose types do not agree. */
static std::string help_for_choice(const Type *yes, const Type *no)
{
	if (yes->is_pointer() && no->is_pointer())
		return "cast one of them, as in (" + std::string(yes->name) + ')';
	if (is_only_recorded(yes) || is_only_recorded(no))
		return help_for_unkept(is_only_recorded(yes) ? yes : no);
	if (yes->is_struct() || no->is_struct())
		return "take members, or the address";
	const std::string help = help_for_conversion(yes, no);
	return help.empty() ? help_for_conversion(no, yes) : help;
}

/* One of two structs: what the address of one of them points to. */
ExprPtr Expressions::struct_choice(ExprPtr condition, ExprPtr yes, ExprPtr no, Span span)
{
	const bool in_process = is_in_process(*yes) && is_in_process(*no);
	const Type *pointer = pool_.pointer_to(yes->type, in_process);

	yes = conversions_.address(std::move(yes), pointer);
	no = conversions_.address(std::move(no), pointer);
	return places_.dereference(fold(make_typed(pointer, span,
						   Conditional{std::move(condition), std::move(yes), std::move(no)})),
				   span);
}

ExprPtr Expressions::conditional(const ast::Conditional &node, Span span)
{
	ExprPtr condition = Conversions::condition(value(*node.condition, Tag::D_OP_SCALAR));
	ExprPtr yes = expr(*node.yes), no = expr(*node.no);

	if (condition->type->is_error() || any_error(*yes, *no))
		return error_expr(span);
	if (!condition->type->is_scalar()) {
		diags_.error(Tag::D_OP_SCALAR, condition->span, "operator ?: expression must be of scalar type",
			     help_for_condition(condition->type));
		return error_expr(span);
	}
	if (yes->type->is_struct() && yes->type->size && same_type(yes->type, no->type))
		return struct_choice(std::move(condition), std::move(yes), std::move(no), span);
	if (yes->type->is_string() || no->type->is_string()) {
		yes = as_string(std::move(yes));
		no = as_string(std::move(no));
	}
	yes = conversions_.decay(std::move(yes));
	no = conversions_.decay(std::move(no));
	if (any_error(*yes, *no))
		return error_expr(span);

	const std::string names = type_names(*yes, ":", *no);
	const Type *const yes_type = yes->type, *const no_type = no->type;
	const Type *type = yes_type;
	const bool translated = same_translation(yes_type, no_type);
	if (yes->type->is_integer() && no->type->is_integer() && !translated) {
		yes = promoted(std::move(yes));
		no = promoted(std::move(no));
		type = common_type(yes->type, no->type);
	} else if (no->type->is_pointer() && (yes->type->is_integer() || yes->type == &types::VoidPtr)) {
		type = no->type;
	}
	if (type->is_float() || no->type->is_float())
		type = type->is_float() && (type->size >= no->type->size || !no->type->is_float()) ? type : no->type;
	if (type->is_scalar() || type->is_float()) {
		yes = conversions_.implicit(std::move(yes), type);
		no = conversions_.implicit(std::move(no), type);
	}
	if (!yes || !no || !same_type(yes->type, no->type) ||
	    !(type->is_scalar() || type->is_float() || type->is_string())) {
		diags_.error(Tag::D_OP_INCOMPAT, span, "operator ?: operands must have compatible types: " + names,
			     help_for_choice(yes_type, no_type));
		return error_expr(span);
	}
	return fold(make_typed(type, span, Conditional{std::move(condition), std::move(yes), std::move(no)}));
}

} // namespace dt::check
