// SPDX-License-Identifier: GPL-2.0
/*
 * Meaning of expressions: names, types, conversions.
 *
 * Each function takes one kind of AST node and gives a typed node. A mistake is
 * reported where it is found and gives a node of type Error, which fits every
 * operator without a further message: one mistake, one report.
 *
 * D has no implicit conversion between strings and integers, and those among
 * integers are C's. All of them become Convert nodes here.
 */
#include "lang/checker.h"

#include <algorithm>

namespace dt {

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

std::string type_names(const Expr &left, std::string_view op, const Expr &right)
{
	std::string text = "\"" + std::string(left.type->name) + "\" ";

	text += op;
	return text + " \"" + std::string(right.type->name) + '"';
}

bool any_error(const Expr &a, const Expr &b)
{
	return a.type->is_error() || b.type->is_error();
}

} // namespace

ExprPtr Checker::error_expr(Span span)
{
	return make_typed(&types::Error, span, Int{0});
}

ExprPtr Checker::unsupported(Span span, const std::string &what)
{
	diags_.error(Tag::D_UNIMPL, span, what + " not supported yet");
	return error_expr(span);
}

/* @expr as a value of the integer or pointer type @type. */
ExprPtr Checker::convert(ExprPtr expr, const Type *type)
{
	const Type *from = expr->type;

	if (from->is_error() || type->is_error() || from == type)
		return expr;
	if (from->size == type->size && from->is_signed == type->is_signed && from->kind == type->kind) {
		/* Two names of one type. */
		return expr;
	}
	const Span span = expr->span;
	return fold(make_typed(type, span, Convert{std::move(expr)}));
}

ExprPtr Checker::expr(const ast::Expr &e)
{
	struct Visitor {
		Checker &checker;
		Span span;

		ExprPtr operator()(const ast::IntLit &node) { return checker.literal(node, span); }
		ExprPtr operator()(const ast::StrLit &node)
		{
			/* A D string ends at its first NUL. */
			return make_typed(&types::String, span,
					  Str{node.value.substr(0, node.value.find('\0'))});
		}
		ExprPtr operator()(const ast::Name &node) { return checker.name(node, span); }
		ExprPtr operator()(const ast::Aggregate &) { return checker.unsupported(span, "aggregations are"); }
		ExprPtr operator()(const ast::Unary &node) { return checker.unary(node, span); }
		ExprPtr operator()(const ast::Binary &node) { return checker.binary(node, span); }
		ExprPtr operator()(const ast::Assign &node) { return checker.assign(node, span); }
		ExprPtr operator()(const ast::Conditional &node) { return checker.conditional(node, span); }
		ExprPtr operator()(const ast::Call &node) { return checker.call(node, span); }
		ExprPtr operator()(const ast::Index &) { return checker.unsupported(span, "the operator [] is"); }
		ExprPtr operator()(const ast::MemberOf &) { return checker.unsupported(span, "members of structs are"); }
		ExprPtr operator()(const ast::Cast &node) { return checker.cast(node, span); }
		ExprPtr operator()(const ast::SizeofExpr &node)
		{
			const ExprPtr operand = checker.expr(*node.operand);

			if (operand->type->is_error())
				return checker.error_expr(span);
			return make_typed(&types::ULong, span, Int{checker.size_of(operand->type)});
		}
		ExprPtr operator()(const ast::OffsetOf &) { return checker.unsupported(span, "offsetof is"); }
		ExprPtr operator()(const ast::StringOf &) { return checker.unsupported(span, "stringof is"); }
		ExprPtr operator()(const ast::Xlate &) { return checker.unsupported(span, "xlate is"); }
		ExprPtr operator()(const ast::SizeofType &node)
		{
			const Type *type = checker.resolve_type(node.type);

			if (type->is_error())
				return checker.error_expr(span);
			return make_typed(&types::ULong, span, Int{checker.size_of(type)});
		}
	};
	return std::visit(Visitor{*this, e.span}, e.node);
}

uint64_t Checker::size_of(const Type *type) const
{
	return type->is_string() ? options_.strsize : type->size;
}

ExprPtr Checker::literal(const ast::IntLit &lit, Span span)
{
	const int64_t value = static_cast<int64_t>(lit.value);
	const Type *type = lit.is_char && value >= INT32_MIN && value <= INT32_MAX
				   ? &types::Int
				   : literal_type(lit.value, lit.is_decimal, lit.has_u, lit.has_l);

	return make_typed(type, span, Int{fit_to_type(lit.value, type)});
}

ExprPtr Checker::name(const ast::Name &name, Span span)
{
	static constexpr std::string_view unsupported_scopes[] = {"", "self-> variables are", "this-> variables are",
								  "kernel variables are"};

	if (name.scope != ast::Scope::Plain)
		return unsupported(span, std::string(unsupported_scopes[static_cast<size_t>(name.scope)]));

	const Builtin *builtin = find_builtin(name.name);
	if (!builtin) {
		NearName near(name.name);

		consider_builtins(near);
		diags_.error(Tag::D_IDENT_UNDEF, span, "failed to resolve " + name.name + ": Unknown variable name",
			     near.hint());
		return error_expr(span);
	}
	switch (builtin->kind) {
	case BuiltinKind::Variable:
		break;
	case BuiltinKind::Later:
		return unsupported(span, name.name + " is");
	case BuiltinKind::Function:
	case BuiltinKind::Action:
		diags_.error(Tag::D_IDENT_BADREF, span, name.name + " is a function and has no value of its own",
			     "call it: " + name.name + "(...)");
		return error_expr(span);
	}
	return make_typed(builtin->type, span, BuiltinVar{builtin});
}

ExprPtr Checker::unary(const ast::Unary &node, Span span)
{
	const std::string op(op_text(node.op));

	switch (node.op) {
	case ast::UnaryOp::Deref:
	case ast::UnaryOp::AddressOf:
		return unsupported(span, "the unary operator " + op + " is");
	case ast::UnaryOp::PreInc:
	case ast::UnaryOp::PreDec:
	case ast::UnaryOp::PostInc:
	case ast::UnaryOp::PostDec:
		return not_writable(*node.operand, op, span);
	default:
		break;
	}

	ExprPtr operand = expr(*node.operand);
	if (operand->type->is_error())
		return operand;
	if (node.op == ast::UnaryOp::Not) {
		if (!operand->type->is_scalar()) {
			diags_.error(Tag::D_OP_SCALAR, span, "operator ! requires an operand of scalar type",
				     "this is of type " + std::string(operand->type->name));
			return error_expr(span);
		}
		return fold(make_typed(&types::Int, span, Unary{UnaryOp::Not, std::move(operand)}));
	}
	if (!operand->type->is_integer()) {
		diags_.error(Tag::D_OP_INT, span, "operator " + op + " requires an operand of integral type",
			     "this is of type " + std::string(operand->type->name));
		return error_expr(span);
	}
	const Type *type = promote(operand->type);
	operand = convert(std::move(operand), type);
	if (node.op == ast::UnaryOp::Plus)
		return operand;
	const UnaryOp to = node.op == ast::UnaryOp::Minus ? UnaryOp::Minus : UnaryOp::BitNot;
	return fold(make_typed(type, span, Unary{to, std::move(operand)}));
}

ExprPtr Checker::binary(const ast::Binary &node, Span span)
{
	if (const ArithRow *row = find_row(kArith, node.op))
		return arithmetic(node, row->to, span);
	if (const CompareRow *row = find_row(kCompare, node.op))
		return comparison(node, row->to, span);
	if (const LogicRow *row = find_row(kLogic, node.op))
		return logic(node, row->to, span);
	return comma(node, span);
}

ExprPtr Checker::arithmetic(const ast::Binary &node, ArithOp op, Span span)
{
	ExprPtr left = expr(*node.left), right = expr(*node.right);
	const std::string text(op_text(node.op));

	if (any_error(*left, *right))
		return error_expr(span);
	if ((op == ArithOp::Add || op == ArithOp::Sub) && (left->type->is_pointer() || right->type->is_pointer()))
		return unsupported(span, "arithmetic with pointers is");
	if (!left->type->is_integer() || !right->type->is_integer()) {
		diags_.error(Tag::D_OP_INT, span, "operator " + text + " requires operands of integral type",
			     "these are " + type_names(*left, text, *right));
		return error_expr(span);
	}
	const Int *divisor = as_constant(*right);
	if ((op == ArithOp::Div || op == ArithOp::Mod) && divisor && divisor->value == 0) {
		diags_.error(Tag::D_DIV_ZERO, span, "expression contains division by zero");
		return error_expr(span);
	}

	const bool shift = op == ArithOp::Shl || op == ArithOp::Shr;
	const Type *type = shift ? promote(left->type) : common_type(left->type, right->type);
	left = convert(std::move(left), type);
	right = convert(std::move(right), shift ? promote(right->type) : type);
	return fold(make_typed(type, span, Arith{op, std::move(left), std::move(right)}));
}

ExprPtr Checker::comparison(const ast::Binary &node, CompareOp op, Span span)
{
	ExprPtr left = expr(*node.left), right = expr(*node.right);
	const std::string_view text = op_text(node.op);

	if (any_error(*left, *right))
		return error_expr(span);
	if (left->type->is_string() && right->type->is_string())
		return fold(make_typed(&types::Int, span,
				       CompareStrings{op, std::move(left), std::move(right)}));
	if (!left->type->is_scalar() || !right->type->is_scalar()) {
		diags_.error(Tag::D_OP_INCOMPAT, span, "operands have incompatible types: " + type_names(*left, text, *right),
			     "compare two integers or two strings");
		return error_expr(span);
	}
	/* Pointers compare as addresses. */
	const bool pointers = left->type->is_pointer() || right->type->is_pointer();
	const Type *type = pointers ? &types::UInt64 : common_type(left->type, right->type);
	left = convert(std::move(left), type);
	right = convert(std::move(right), type);
	return fold(make_typed(&types::Int, span, Compare{op, std::move(left), std::move(right)}));
}

ExprPtr Checker::logic(const ast::Binary &node, LogicOp op, Span span)
{
	ExprPtr left = expr(*node.left), right = expr(*node.right);
	const std::string_view text = op_text(node.op);

	if (any_error(*left, *right))
		return error_expr(span);
	if (!left->type->is_scalar() || !right->type->is_scalar()) {
		diags_.error(Tag::D_OP_SCALAR, span,
			     "operator " + std::string(text) + " requires operands of scalar type",
			     "these are " + type_names(*left, text, *right) + "; compare a string, as in s != \"\"");
		return error_expr(span);
	}
	return fold(make_typed(&types::Int, span, Logic{op, std::move(left), std::move(right)}));
}

ExprPtr Checker::comma(const ast::Binary &node, Span span)
{
	ExprPtr left = expr(*node.left), right = expr(*node.right);

	if (any_error(*left, *right))
		return error_expr(span);
	const Type *type = right->type;
	return make_typed(type, span, Comma{std::move(left), std::move(right)});
}

ExprPtr Checker::conditional(const ast::Conditional &node, Span span)
{
	ExprPtr condition = expr(*node.condition);
	ExprPtr yes = expr(*node.yes), no = expr(*node.no);

	if (condition->type->is_error() || any_error(*yes, *no))
		return error_expr(span);
	if (!condition->type->is_scalar()) {
		diags_.error(Tag::D_OP_SCALAR, condition->span, "operator ?: expression must be of scalar type",
			     "this is of type " + std::string(condition->type->name));
		return error_expr(span);
	}

	const Type *type;
	if (yes->type->is_integer() && no->type->is_integer())
		type = common_type(yes->type, no->type);
	else if (same_type(yes->type, no->type))
		type = yes->type;
	else {
		diags_.error(Tag::D_OP_INCOMPAT, span,
			     "operator ?: operands must have compatible types: " + type_names(*yes, ":", *no));
		return error_expr(span);
	}
	if (type->is_integer()) {
		yes = convert(std::move(yes), type);
		no = convert(std::move(no), type);
	}
	return fold(make_typed(type, span,
			       Conditional{std::move(condition), std::move(yes), std::move(no)}));
}

/* Why @target cannot be assigned to, incremented or decremented with @op. */
ExprPtr Checker::not_writable(const ast::Expr &target, std::string_view op, Span span)
{
	const auto *name = std::get_if<ast::Name>(&target.node);

	if (std::holds_alternative<ast::Aggregate>(target.node))
		return unsupported(span, "aggregations are");
	if (std::holds_alternative<ast::Index>(target.node) || std::holds_alternative<ast::MemberOf>(target.node) ||
	    (name && (name->scope != ast::Scope::Plain || !find_builtin(name->name))))
		return unsupported(span, "variables of the program are");
	if (name)
		diags_.error(Tag::D_OP_WRITE, target.span,
			     "operator " + std::string(op) + " may not be applied to " + name->name,
			     std::string(op == "=" ? "did you mean ==? " : "") + "the variables of DTrace are read-only");
	else
		diags_.error(Tag::D_OP_LVAL, target.span,
			     "operator " + std::string(op) + " requires a modifiable variable as an operand",
			     op == "=" ? "did you mean ==?" : "");
	return error_expr(span);
}

ExprPtr Checker::assign(const ast::Assign &node, Span span)
{
	std::string op(node.op ? op_text(*node.op) : "");

	op += '=';
	return not_writable(*node.left, op, span);
}

/* The builtin that a call names, or nullptr after a message. */
const Builtin *Checker::callable(const ast::Call &call)
{
	const Builtin *builtin = find_builtin(call.name);

	if (!builtin) {
		NearName near(call.name);

		consider_builtins(near);
		diags_.error(Tag::D_FUNC_UNDEF, call.name_span, "undefined function name: " + call.name, near.hint());
		return nullptr;
	}
	/* The generator learns the functions next. */
	if (builtin->kind == BuiltinKind::Later || builtin->kind == BuiltinKind::Function) {
		unsupported(call.name_span, call.name + " is");
		return nullptr;
	}
	if (builtin->kind == BuiltinKind::Variable) {
		diags_.error(Tag::D_FUNC_IDENT, call.name_span, call.name + " is a variable and cannot be called",
			     "leave out the parentheses");
		return nullptr;
	}
	return builtin;
}

ExprPtr Checker::call(const ast::Call &call, Span span)
{
	const Builtin *builtin = callable(call);
	std::vector<ExprPtr> args;

	if (!builtin)
		return error_expr(span);
	if (builtin->kind == BuiltinKind::Action) {
		diags_.error(Tag::D_ACT_EXPR, call.name_span, call.name + "( ) is an action and has no value",
			     "make it a statement of its own");
		return error_expr(span);
	}
	if (!arguments(call, *builtin, 0, args))
		return error_expr(span);
	return make_typed(builtin->type, span, Call{builtin, std::move(args)});
}

bool Checker::argument_fits(char letter, const Type *type)
{
	switch (letter) {
	case 'i':
		return type->is_integer();
	case 's':
		return type->is_string();
	default:
		return type->is_scalar() || type->is_string();
	}
}

/*
 * Checks number and types of the arguments from number @first on against the
 * builtin's row and appends them to @args. False after a message.
 */
bool Checker::arguments(const ast::Call &call, const Builtin &builtin, size_t first, std::vector<ExprPtr> &args)
{
	const size_t optional = std::min(builtin.args.find('?'), builtin.args.size());
	std::string letters(builtin.args);

	std::erase(letters, '?');
	if (call.args.size() < optional || call.args.size() > letters.size()) {
		const size_t given = call.args.size();

		diags_.error(Tag::D_PROTO_LEN, call.name_span,
			     format("%s( ) prototype mismatch: %zu arg%s passed, %s%zu expected", call.name.c_str(), given,
				    given == 1 ? "" : "s", optional < letters.size() ? "at least " : "", optional));
		return false;
	}
	bool good = true;
	for (size_t i = first; i < call.args.size(); i++) {
		ExprPtr arg = expr(*call.args[i]);

		if (!arg->type->is_error() && !argument_fits(letters[i], arg->type)) {
			diags_.error(Tag::D_PROTO_ARG, arg->span,
				     format("%s( ) argument #%zu is incompatible with prototype", call.name.c_str(), i + 1),
				     std::string(letters[i] == 'i'   ? "an integer"
						 : letters[i] == 's' ? "a string"
								     : "an integer, a pointer or a string") +
					     " is expected, this is of type " + std::string(arg->type->name));
			good = false;
		}
		good &= !arg->type->is_error();
		args.push_back(std::move(arg));
	}
	return good;
}

/* The type a user wrote; types::Error after a message. */
const Type *Checker::resolve_type(const ast::TypeName &name)
{
	constexpr std::string_view tags[] = {"", "", "struct ", "union ", "enum ", "typeof "};
	const std::string base = std::string(tags[static_cast<size_t>(name.spec->kind)]) + name.spec->name;
	/* "unsigned long int" and the like: what counts is which words are there, not their order. */
	unsigned longs = 0;
	bool is_unsigned = false, is_signed = false, is_short = false, is_char = false, has_int = false, other = false;

	for (size_t begin = 0; begin < base.size();) {
		const size_t end = std::min(base.find(' ', begin), base.size());
		const std::string_view word = std::string_view(base).substr(begin, end - begin);

		longs += word == "long";
		is_unsigned |= word == "unsigned";
		is_signed |= word == "signed";
		is_short |= word == "short";
		is_char |= word == "char";
		has_int |= word == "int";
		other |= word != "long" && word != "unsigned" && word != "signed" && word != "short" &&
			 word != "char" && word != "int";
		begin = end + 1;
	}

	const Type *type = nullptr;
	if (other)
		type = find_builtin_type(base);
	else if (is_char && !is_short && !longs && !has_int)
		type = is_unsigned ? &types::UChar : is_signed ? &types::SChar : &types::Char;
	else if (is_short && !longs && !is_char)
		type = is_unsigned ? &types::UShort : &types::Short;
	else if (longs <= 2 && !is_short && !is_char)
		type = longs == 2 ? (is_unsigned ? &types::ULongLong : &types::LongLong)
		     : longs == 1 ? (is_unsigned ? &types::ULong : &types::Long)
				  : (is_unsigned ? &types::UInt : &types::Int);
	if (is_unsigned && is_signed)
		type = nullptr;

	if (!type) {
		if (base.starts_with("struct ") || base.starts_with("union ") || base.starts_with("enum ")) {
			unsupported(name.span, "types of the kernel are");
		} else {
			diags_.error(Tag::D_TYPE_ERR, name.span,
				     "failed to resolve type " + base + ": Unknown type name");
		}
		return &types::Error;
	}
	for (size_t i = 0; i < name.derived.size(); i++)
		type = types_.pointer_to(type);
	return type;
}

ExprPtr Checker::cast(const ast::Cast &node, Span span)
{
	const Type *type = resolve_type(node.type);
	ExprPtr operand = expr(*node.operand);

	if (type->is_error() || operand->type->is_error())
		return error_expr(span);
	if (type->is_string() && operand->type->is_string())
		return operand;
	if (!type->is_scalar() || !operand->type->is_scalar()) {
		diags_.error(Tag::D_CAST_INVAL, span,
			     "invalid cast expression: \"" + std::string(operand->type->name) + "\" to \"" +
				     std::string(type->name) + '"',
			     "casts convert integers and pointers");
		return error_expr(span);
	}
	if (Int *value = std::get_if<Int>(&operand->node))
		return make_typed(type, span, Int{fit_to_type(value->value, type)});
	if (operand->type == type)
		return operand;
	/* Also between types of equal bits: a cast gives the expression its name. */
	return fold(make_typed(type, span, Convert{std::move(operand)}));
}

} // namespace dt
