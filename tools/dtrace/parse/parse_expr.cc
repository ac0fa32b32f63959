// SPDX-License-Identifier: GPL-2.0
/*
 * Expressions: C's, with D's ^^, stringof, xlate, aggregations and self->x.
 *
 * One function with a table of precedences parses binary operators. The grammar
 * depends on the meaning of a name at one place only, `(name)`: see at_type()
 * in parse_type.cc. Depth is limited, so that no input can overflow the stack here or
 * in later stages. The depth of expressions within a type counts for the
 * expression that contains the type.
 */
#include "parse/parser.h"

#include "lex/lexer.h"

namespace dt::parse {

using namespace ast;

namespace {

struct BinaryRow {
	Tok token;
	BinaryOp op;
	uint8_t precedence; /* higher binds tighter; all of these are left-associative */
};

constexpr BinaryRow kBinary[] = {
	{Tok::Mul, BinaryOp::Mul, 11},	  {Tok::Div, BinaryOp::Div, 11},      {Tok::Mod, BinaryOp::Mod, 11},
	{Tok::Add, BinaryOp::Add, 10},	  {Tok::Sub, BinaryOp::Sub, 10},      {Tok::Shl, BinaryOp::Shl, 9},
	{Tok::Shr, BinaryOp::Shr, 9},	  {Tok::Lt, BinaryOp::Lt, 8},	      {Tok::Gt, BinaryOp::Gt, 8},
	{Tok::Le, BinaryOp::Le, 8},	  {Tok::Ge, BinaryOp::Ge, 8},	      {Tok::Eq, BinaryOp::Eq, 7},
	{Tok::Ne, BinaryOp::Ne, 7},	  {Tok::BitAnd, BinaryOp::BitAnd, 6}, {Tok::BitXor, BinaryOp::BitXor, 5},
	{Tok::BitOr, BinaryOp::BitOr, 4}, {Tok::LogAnd, BinaryOp::LogAnd, 3}, {Tok::LogXor, BinaryOp::LogXor, 2},
	{Tok::LogOr, BinaryOp::LogOr, 1},
};

struct AssignRow {
	Tok token;
	std::optional<BinaryOp> op;
};

constexpr AssignRow kAssign[] = {
	{Tok::Assign, {}},
	{Tok::AddAssign, BinaryOp::Add},
	{Tok::SubAssign, BinaryOp::Sub},
	{Tok::MulAssign, BinaryOp::Mul},
	{Tok::DivAssign, BinaryOp::Div},
	{Tok::ModAssign, BinaryOp::Mod},
	{Tok::AndAssign, BinaryOp::BitAnd},
	{Tok::OrAssign, BinaryOp::BitOr},
	{Tok::XorAssign, BinaryOp::BitXor},
	{Tok::ShlAssign, BinaryOp::Shl},
	{Tok::ShrAssign, BinaryOp::Shr},
};

struct UnaryRow {
	Tok token;
	UnaryOp op;
};

constexpr UnaryRow kUnary[] = {
	{Tok::Add, UnaryOp::Plus},   {Tok::Sub, UnaryOp::Minus},  {Tok::BitNot, UnaryOp::BitNot},
	{Tok::Not, UnaryOp::Not},    {Tok::Mul, UnaryOp::Deref},  {Tok::BitAnd, UnaryOp::AddressOf},
	{Tok::Inc, UnaryOp::PreInc}, {Tok::Dec, UnaryOp::PreDec},
};

template <typename Row, size_t N>
const Row *find_row(const Row (&rows)[N], Tok token)
{
	const Row *row =
		std::find_if(std::begin(rows), std::end(rows), [token](const Row &r) { return r.token == token; });

	return row == std::end(rows) ? nullptr : row;
}

uint32_t deepest(const std::vector<ExprPtr> &exprs)
{
	uint32_t depth = 0;

	for (const ExprPtr &expr : exprs)
		depth = std::max(depth, expr->depth);
	return depth;
}

} // namespace

template <typename Node>
ExprPtr Parser::make(Span span, Node node, uint32_t depth)
{
	if (depth >= kMaxDepth * kLevel)
		return too_deep(span);
	ExprPtr expr = std::make_unique<Expr>();
	expr->span = span;
	expr->depth = depth + kLevel;
	deepest_ = std::max(deepest_, expr->depth);
	expr->node = std::move(node);
	return expr;
}

/* expression: assignment { ',' assignment } */
ExprPtr Parser::expression()
{
	ExprPtr left = assignment();

	while (left && accept(Tok::Comma)) {
		ExprPtr right = assignment();

		if (!right)
			return nullptr;
		const uint32_t depth = std::max(left->depth, right->depth);
		const Span span = Span::join(left->span, right->span);
		left = make(span, Binary{BinaryOp::Comma, std::move(left), std::move(right)}, depth);
	}
	return left;
}

/* assignment: conditional [ ( '=' | '+=' | ... ) assignment ] */
ExprPtr Parser::assignment()
{
	const Nesting nesting(*this);

	if (nesting.too_deep())
		return too_deep(peek().span);
	return assigned(conditional());
}

/* The rest of assignment, after @left. */
ExprPtr Parser::assigned(ExprPtr left)
{
	const AssignRow *row = find_row(kAssign, peek().kind);

	if (!left || !row)
		return left;
	take();
	if (const auto *name = std::get_if<Name>(&left->node); name && name->scope == Scope::Plain)
		variables_.insert(name->name);
	ExprPtr right = assignment();
	if (!right)
		return nullptr;
	const uint32_t depth = std::max(left->depth, right->depth);
	const Span span = Span::join(left->span, right->span);
	return make(span, Assign{row->op, std::move(left), std::move(right)}, depth);
}

/* conditional: binary [ '?' expression ':' assignment ] */
ExprPtr Parser::conditional()
{
	ExprPtr condition = binary(1);

	if (!condition || !accept(Tok::Question))
		return condition;
	const Nesting nesting(*this);
	if (nesting.too_deep())
		return too_deep(peek().span);
	ExprPtr yes = expression();
	if (!yes || !expect(Tok::Colon, ": of the ?: operator"))
		return nullptr;
	ExprPtr no = assigned(conditional());
	if (!no)
		return nullptr;
	const uint32_t depth = std::max({condition->depth, yes->depth, no->depth});
	const Span span = Span::join(condition->span, no->span);
	return make(span, Conditional{std::move(condition), std::move(yes), std::move(no)}, depth);
}

/* binary: cast { OP binary-of-higher-precedence } */
ExprPtr Parser::binary(unsigned min_precedence)
{
	ExprPtr left = cast();

	for (;;) {
		const BinaryRow *row = find_row(kBinary, peek().kind);

		if (!left || !row || row->precedence < min_precedence)
			return left;
		take();
		ExprPtr right = binary(row->precedence + 1u);
		if (!right)
			return nullptr;
		/* The left operand adds no depth: chains such as a + b + c + ... are walked in loops. */
		const uint32_t depth = std::max(left->depth - (kLevel - 1), right->depth);
		const Span span = Span::join(left->span, right->span);
		left = make(span, Binary{row->op, std::move(left), std::move(right)}, depth);
	}
}

/* cast: '(' type_name ')' cast | unary */
ExprPtr Parser::cast()
{
	if (!is(Tok::LParen) || !at_type(1, TypeContext::Cast))
		return unary();
	const Span begin = take().span;
	const Nesting nesting(*this);
	if (nesting.too_deep())
		return too_deep(begin);
	std::optional<TypeName> type = type_name();
	if (!type || !expect(Tok::RParen, ") after the type"))
		return nullptr;
	ExprPtr operand = cast();
	if (!operand)
		return nullptr;
	const uint32_t depth = std::max(operand->depth, type->depth);
	return make(from(begin), Cast{std::move(*type), std::move(operand)}, depth);
}

/* unary: postfix | OP cast | 'sizeof' ... | 'stringof' ... */
ExprPtr Parser::unary()
{
	const UnaryRow *row = find_row(kUnary, peek().kind);

	if (is(Tok::KwSizeof))
		return sizeof_expression();
	if (is(Tok::KwStringof))
		return stringof_expression();
	if (!row)
		return postfix();
	const Span begin = take().span;
	const Nesting nesting(*this);
	if (nesting.too_deep())
		return too_deep(begin);
	ExprPtr operand = cast();
	if (!operand)
		return nullptr;
	const uint32_t depth = operand->depth;
	return make(from(begin), Unary{row->op, std::move(operand)}, depth);
}

/* sizeof_expression: 'sizeof' ( '(' type_name ')' | unary ) */
ExprPtr Parser::sizeof_expression()
{
	const Span begin = take().span;
	const Nesting nesting(*this);

	if (nesting.too_deep())
		return too_deep(begin);
	if (is(Tok::LParen) && at_type(1, TypeContext::Operand)) {
		take();
		std::optional<TypeName> type = type_name();
		if (!type || !expect(Tok::RParen, ") after the type"))
			return nullptr;
		const uint32_t depth = type->depth;
		return make(from(begin), SizeofType{std::move(*type)}, depth);
	}
	ExprPtr operand = unary();
	if (!operand)
		return nullptr;
	const uint32_t depth = operand->depth;
	return make(from(begin), SizeofExpr{std::move(operand)}, depth);
}

/* stringof_expression: 'stringof' unary */
ExprPtr Parser::stringof_expression()
{
	const Span begin = take().span;
	const Nesting nesting(*this);

	if (nesting.too_deep())
		return too_deep(begin);
	ExprPtr operand = unary();
	if (!operand)
		return nullptr;
	const uint32_t depth = operand->depth;
	return make(from(begin), StringOf{std::move(operand)}, depth);
}

/* offsetof_expression: 'offsetof' '(' type_name ',' NAME { '.' NAME } ')' */
ExprPtr Parser::offsetof_expression()
{
	const Span begin = take().span;
	OffsetOf node;

	if (!expect(Tok::LParen, "( after offsetof"))
		return nullptr;
	std::optional<TypeName> type = type_name();
	if (!type || !expect(Tok::Comma, ", and the name of a member"))
		return nullptr;
	node.path_span = peek().span;
	do {
		if (!member_name(node.path.emplace_back()))
			return nullptr;
	} while (accept(Tok::Dot));
	node.path_span = from(node.path_span);
	if (!expect(Tok::RParen, ") after the member, or . and a member of it"))
		return nullptr;
	node.type = std::move(*type);
	const uint32_t depth = node.type.depth;
	return make(from(begin), std::move(node), depth);
}

/* xlate_expression: 'xlate' '<' type_name '>' '(' expression ')' */
ExprPtr Parser::xlate_expression()
{
	const Span begin = take().span;

	if (!expect(Tok::Lt, "< and a type: xlate <psinfo_t> (expression)"))
		return nullptr;
	std::optional<TypeName> type = type_name();
	if (!type || !expect(Tok::Gt, "> after the type") || !expect(Tok::LParen, "( and the expression to translate"))
		return nullptr;
	ExprPtr operand = expression();
	if (!operand || !expect(Tok::RParen, "an operator or )"))
		return nullptr;
	const uint32_t depth = std::max(operand->depth, type->depth);
	return make(from(begin), Xlate{std::move(*type), std::move(operand)}, depth);
}

/* list: [ assignment { ',' assignment } ] CLOSE; the opening token is taken already */
bool Parser::list(std::vector<ExprPtr> &exprs, Tok close, const char *expected)
{
	if (accept(close))
		return true;
	do {
		ExprPtr expr = assignment();

		if (!expr)
			return false;
		exprs.push_back(std::move(expr));
	} while (accept(Tok::Comma));
	return expect(close, expected);
}

/* A member may be named like a keyword of D. */
bool Parser::member_name(std::string &name)
{
	name = token_source(peek());
	if (!is(Tok::Ident) && lex::find_keyword(name) == Tok::Ident) {
		syntax_error("the name of a member");
		return false;
	}
	take();
	return true;
}

/* postfix: primary { '[' list ']' | '.' NAME | '->' NAME | '++' | '--' } */
ExprPtr Parser::postfix()
{
	ExprPtr base = primary();

	while (base) {
		const Span begin = base->span;
		uint32_t depth = base->depth;

		if (accept(Tok::LBracket)) {
			std::vector<ExprPtr> keys;

			if (is(Tok::RBracket))
				return syntax_error("an index or a key");
			if (!list(keys, Tok::RBracket, "] or , after the index"))
				return nullptr;
			depth = std::max(depth, deepest(keys));
			base = make(from(begin), Index{std::move(base), std::move(keys)}, depth);
		} else if (is(Tok::Dot) || is(Tok::Arrow)) {
			const bool arrow = take().kind == Tok::Arrow;
			std::string member;

			if (!arrow && accept(Tok::KernelVar)) {
				diags_.error(Tag::D_UNIMPL, from(begin),
					     "a variable of the traced program is not supported yet",
					     "a module's variable of the kernel is written module`name, without a dot");
				return nullptr;
			}
			if (!member_name(member))
				return nullptr;
			base = make(from(begin), MemberOf{std::move(base), std::move(member), arrow}, depth);
		} else if (is(Tok::LParen)) {
			diags_.error(Tag::D_FUNC_IDENT, from(begin), "what is called is not the name of a function",
				     "only functions and actions of D are called: name(...)");
			return nullptr;
		} else if (is(Tok::Inc) || is(Tok::Dec)) {
			const UnaryOp op = take().kind == Tok::Inc ? UnaryOp::PostInc : UnaryOp::PostDec;

			base = make(from(begin), Unary{op, std::move(base)}, depth);
		} else {
			break;
		}
	}
	return base;
}

/* self->NAME and this->NAME; the keyword is taken already */
ExprPtr Parser::scoped(Scope scope)
{
	const Span begin = last_end_;

	if (!expect(Tok::Arrow, "-> and the name of a variable"))
		return nullptr;
	if (!is(Tok::Ident))
		return syntax_error("the name of a variable");
	std::string name(list_.text(take()));
	return make(from(begin), Name{scope, std::move(name)});
}

/* name_or_call: NAME [ '(' list ]; of keywords only the action return() */
ExprPtr Parser::name_or_call()
{
	const Token &name = take();
	const std::string text(name.kind == Tok::Ident ? list_.text(name) : token_source(name));

	if (!accept(Tok::LParen))
		return make(name.span, Name{Scope::Plain, text});
	Call call{text, name.span, {}};
	if (is_type_word(peek().kind)) {
		diags_.error(Tag::D_PROTO_TYPE, peek().span, text + "( ) argument may not be a type",
			     "sizeof and offsetof take types");
		return nullptr;
	}
	if (!list(call.args, Tok::RParen, ") or , after the argument"))
		return nullptr;
	const uint32_t depth = deepest(call.args);
	return make(from(name.span), std::move(call), depth);
}

/* aggregation: '@'NAME [ '[' list ] */
ExprPtr Parser::aggregation()
{
	const Token &token = take();
	Aggregate aggregate{std::string(list_.text(token)), {}};

	if (accept(Tok::LBracket)) {
		if (is(Tok::RBracket))
			return syntax_error("a key");
		if (!list(aggregate.keys, Tok::RBracket, "] or , after the key"))
			return nullptr;
	}
	const uint32_t depth = deepest(aggregate.keys);
	return make(from(token.span), std::move(aggregate), depth);
}

/* parenthesised: '(' expression ')' */
ExprPtr Parser::parenthesised()
{
	const Span begin = take().span;
	ExprPtr inner = expression();

	if (!inner || !expect(Tok::RParen, "an operator or )"))
		return nullptr;
	inner->span = from(begin);
	return inner;
}

/* primary: INTEGER | CHAR | STRING { STRING } | name_or_call | KERNEL | aggregation | self->NAME | this->NAME |
 *	    offsetof_expression | xlate_expression | parenthesised */
ExprPtr Parser::primary()
{
	const Token &token = peek();

	switch (token.kind) {
	case Tok::Integer:
		take();
		return make(token.span, IntLit{token.value, token.has_u, token.has_l, token.is_decimal, false});
	case Tok::Char: take(); return make(token.span, IntLit{token.value, false, false, true, true});
	case Tok::String: {
		std::string value;

		while (is(Tok::String))
			value += list_.text(take());
		return make(from(token.span), StrLit{std::move(value)});
	}
	case Tok::Ident: return name_or_call();
	case Tok::KwReturn: return peek(1).kind == Tok::LParen ? name_or_call() : syntax_error("an expression");
	case Tok::KernelVar: take(); return make(token.span, Name{Scope::Kernel, std::string(list_.text(token))});
	case Tok::KwSelf: take(); return scoped(Scope::Self);
	case Tok::KwThis: take(); return scoped(Scope::This);
	case Tok::Aggregation: return aggregation();
	case Tok::LParen: return parenthesised();
	case Tok::KwOffsetof: return offsetof_expression();
	case Tok::KwXlate: return xlate_expression();
	default: return syntax_error("an expression");
	}
}

} // namespace dt::parse
