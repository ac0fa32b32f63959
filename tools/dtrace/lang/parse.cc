// SPDX-License-Identifier: GPL-2.0
/*
 * Tokens to tree: recursive descent, the rule above the function that reads it.
 *
 * Every function either returns a node or has reported a mistake and returns
 * null. A null is passed up to the statement or clause, which skips to the next
 * `;` or `}` and goes on, so that one run reports the mistakes of several
 * statements. What is in the language but not in this version is read where
 * that is easy and refused with D_UNIMPL.
 *
 * Binary operators are one function over a table of precedences. Depth is
 * limited, so that no input can overflow the stack here or in later stages.
 */
#include "lang/ast.h"

#include <algorithm>

#include "lang/lexer.h"
#include "type/type.h"

namespace dt {

namespace {

using namespace ast;

constexpr uint32_t kMaxDepth = 256;

struct BinaryRow {
	Tok token;
	BinaryOp op;
	uint8_t precedence;	/* higher binds tighter; all of these are left-associative */
};

constexpr BinaryRow kBinary[] = {
	{Tok::Mul, BinaryOp::Mul, 11},	    {Tok::Div, BinaryOp::Div, 11},	{Tok::Mod, BinaryOp::Mod, 11},
	{Tok::Add, BinaryOp::Add, 10},	    {Tok::Sub, BinaryOp::Sub, 10},	{Tok::Shl, BinaryOp::Shl, 9},
	{Tok::Shr, BinaryOp::Shr, 9},	    {Tok::Lt, BinaryOp::Lt, 8},		{Tok::Gt, BinaryOp::Gt, 8},
	{Tok::Le, BinaryOp::Le, 8},	    {Tok::Ge, BinaryOp::Ge, 8},		{Tok::Eq, BinaryOp::Eq, 7},
	{Tok::Ne, BinaryOp::Ne, 7},	    {Tok::BitAnd, BinaryOp::BitAnd, 6}, {Tok::BitXor, BinaryOp::BitXor, 5},
	{Tok::BitOr, BinaryOp::BitOr, 4},   {Tok::LogAnd, BinaryOp::LogAnd, 3}, {Tok::LogXor, BinaryOp::LogXor, 2},
	{Tok::LogOr, BinaryOp::LogOr, 1},
};

struct AssignRow {
	Tok token;
	std::optional<BinaryOp> op;
};

constexpr AssignRow kAssign[] = {
	{Tok::Assign, {}},		    {Tok::AddAssign, BinaryOp::Add},	{Tok::SubAssign, BinaryOp::Sub},
	{Tok::MulAssign, BinaryOp::Mul},    {Tok::DivAssign, BinaryOp::Div},	{Tok::ModAssign, BinaryOp::Mod},
	{Tok::AndAssign, BinaryOp::BitAnd}, {Tok::OrAssign, BinaryOp::BitOr},	{Tok::XorAssign, BinaryOp::BitXor},
	{Tok::ShlAssign, BinaryOp::Shl},    {Tok::ShrAssign, BinaryOp::Shr},
};

struct UnaryRow {
	Tok token;
	UnaryOp op;
};

constexpr UnaryRow kUnary[] = {
	{Tok::Add, UnaryOp::Plus},   {Tok::Sub, UnaryOp::Minus},	{Tok::BitNot, UnaryOp::BitNot},
	{Tok::Not, UnaryOp::Not},    {Tok::Mul, UnaryOp::Deref},	{Tok::BitAnd, UnaryOp::AddressOf},
	{Tok::Inc, UnaryOp::PreInc}, {Tok::Dec, UnaryOp::PreDec},
};

constexpr Tok kTypeWords[] = {
	Tok::KwChar, Tok::KwShort, Tok::KwInt, Tok::KwLong, Tok::KwSigned, Tok::KwUnsigned, Tok::KwVoid,
	Tok::KwString, Tok::KwStruct, Tok::KwUnion, Tok::KwEnum, Tok::KwConst, Tok::KwVolatile, Tok::KwUserland,
	Tok::KwFloat, Tok::KwDouble,
};

template <typename Row, size_t N>
const Row *find_row(const Row (&rows)[N], Tok token)
{
	const Row *row = std::find_if(std::begin(rows), std::end(rows), [token](const Row &r) { return r.token == token; });

	return row == std::end(rows) ? nullptr : row;
}

bool is_type_word(Tok kind)
{
	return std::find(std::begin(kTypeWords), std::end(kTypeWords), kind) != std::end(kTypeWords);
}

class Parser {
public:
	Parser(const TokenList &list, const Source &source, Diags &diags) : list_(list), source_(source), diags_(diags) {}

	Program program();

private:
	const Token &peek(size_t ahead = 0) const
	{
		return list_.tokens[std::min(at_ + ahead, list_.tokens.size() - 1)];
	}
	bool is(Tok kind) const { return peek().kind == kind; }
	const Token &take()
	{
		const Token &token = peek();

		if (token.kind != Tok::End)
			at_++;
		last_end_ = token.span;
		return token;
	}
	bool accept(Tok kind)
	{
		if (!is(kind))
			return false;
		take();
		return true;
	}
	bool expect(Tok kind, const char *what)
	{
		if (accept(kind))
			return true;
		syntax_error(what);
		return false;
	}

	std::string_view token_source(const Token &token) const
	{
		return std::string_view(source_.text).substr(token.span.begin, token.span.end - token.span.begin);
	}
	std::nullptr_t syntax_error(const char *expected);
	std::nullptr_t unsupported(Span span, const char *what);
	Span from(Span begin) const { return {begin.begin, std::max(last_end_.end, begin.end), begin.source}; }

	void declaration();
	void skip_clause();
	void skip_statement();
	void skip_parentheses();
	std::optional<Clause> clause();
	bool statements(std::vector<StmtPtr> &list);
	StmtPtr statement();
	StmtPtr if_statement();
	bool branch(std::vector<StmtPtr> &list);

	ExprPtr expression();
	ExprPtr assignment();
	ExprPtr conditional();
	ExprPtr binary(unsigned min_precedence);
	ExprPtr cast();
	ExprPtr unary();
	ExprPtr sizeof_expression();
	ExprPtr postfix();
	ExprPtr primary();
	ExprPtr scoped(Scope scope);
	ExprPtr call(const Token &name);
	ExprPtr unsupported_operator(const char *what);
	bool at_type(size_t ahead) const;
	std::optional<TypeName> type_name();
	bool list(std::vector<ExprPtr> &exprs, Tok close, const char *expected);

	template <typename Node>
	ExprPtr make(Span span, Node node, uint32_t depth = 0);

	/* Counts nested calls of expression rules. */
	struct Nesting {
		explicit Nesting(Parser &p) : parser(p) { parser.nesting_++; }
		~Nesting() { parser.nesting_--; }
		Parser &parser;
	};

	const TokenList &list_;
	const Source &source_;
	Diags &diags_;
	size_t at_ = 0;
	uint32_t nesting_ = 0;
	Span last_end_;
};

std::nullptr_t Parser::syntax_error(const char *expected)
{
	const Token &token = peek();

	/* At the end, point behind the last token: the last line is often empty. */
	if (token.kind == Tok::End)
		diags_.error(Tag::D_SYNTAX, {last_end_.end, last_end_.end, token.span.source},
			     "syntax error near end of input", std::string("expected ") + expected);
	else
		diags_.error(Tag::D_SYNTAX, token.span, "syntax error near \"" + std::string(token_source(token)) + '"',
			     std::string("expected ") + expected);
	return nullptr;
}

std::nullptr_t Parser::unsupported(Span span, const char *what)
{
	diags_.error(Tag::D_UNIMPL, span, std::string(what) + " not supported yet");
	return nullptr;
}

template <typename Node>
ExprPtr Parser::make(Span span, Node node, uint32_t depth)
{
	if (depth >= kMaxDepth) {
		diags_.error(Tag::D_TOO_DEEP, span, "the expression is nested too deeply",
			     "split it into several statements");
		return nullptr;
	}
	ExprPtr expr = std::make_unique<Expr>();
	expr->span = span;
	expr->depth = depth + 1;
	expr->node = std::move(node);
	return expr;
}

/* program: { clause | declaration | ';' } END */
Program Parser::program()
{
	Program program;

	program.source = source_.number;
	program.kind = source_.kind;
	while (!is(Tok::End)) {
		diags_.set_region(Region::Probes);
		if (accept(Tok::Semicolon))
			continue;
		if (is(Tok::ProbeSpec)) {
			if (auto parsed = clause())
				program.items.emplace_back(std::move(*parsed));
			else
				skip_clause();
		} else if (find_row(kAssign, peek().kind) || is(Tok::LBrace) || is(Tok::RBrace) || is(Tok::Comma) ||
			   is(Tok::PredOpen) || is(Tok::PredClose)) {
			syntax_error("a probe description");
			skip_clause();
		} else {
			declaration();
		}
	}
	diags_.set_region(Region::None);
	return program;
}

/* Declarations come with the complete language: read over them. */
void Parser::declaration()
{
	const Span begin = peek().span;
	unsigned depth = 0;

	diags_.set_region(Region::Declaration);
	while (!is(Tok::End)) {
		const Tok kind = take().kind;

		depth += kind == Tok::LBrace;
		if (kind == Tok::RBrace && depth > 0)
			depth--;
		if (kind == Tok::Semicolon && depth == 0)
			break;
	}
	unsupported(from(begin), "declarations are");
}

/* Behind a mistake: to the end of the body, or to the next probe description. */
void Parser::skip_clause()
{
	unsigned depth = 0;

	while (!is(Tok::End)) {
		if (depth == 0 && is(Tok::ProbeSpec))
			return;
		const Tok kind = take().kind;
		depth += kind == Tok::LBrace;
		if (kind == Tok::RBrace && (depth == 0 || --depth == 0))
			return;
	}
}

/* To behind the next ';', or before the '}' that ends the body. */
void Parser::skip_statement()
{
	unsigned depth = 0;

	while (!is(Tok::End)) {
		if (is(Tok::RBrace) && depth == 0)
			return;
		const Tok kind = take().kind;
		depth += kind == Tok::LBrace;
		if (kind == Tok::RBrace)
			depth--;
		if (depth == 0 && (kind == Tok::Semicolon || kind == Tok::RBrace))
			return;
	}
}

/* Over `( ... )`, in which a `;` does not end a statement. */
void Parser::skip_parentheses()
{
	unsigned depth = 0;

	do {
		if (is(Tok::LParen))
			depth++;
		else if (depth == 0 || is(Tok::End) || is(Tok::RBrace))
			return;
		else if (is(Tok::RParen))
			depth--;
		take();
	} while (depth > 0);
}

/* clause: PROBE { ',' PROBE } [ '/' expression '/' ] [ '{' statements '}' ] */
std::optional<Clause> Parser::clause()
{
	Clause clause;
	const Span begin = peek().span;

	do {
		if (!is(Tok::ProbeSpec)) {
			syntax_error("a probe description behind the ','");
			return {};
		}
		const Token &token = take();
		clause.probes.push_back({token.span, std::string(list_.text(token))});
	} while (accept(Tok::Comma));

	if (accept(Tok::PredOpen)) {
		diags_.set_region(Region::Predicate);
		clause.predicate = expression();
		if (!clause.predicate || !expect(Tok::PredClose, "an operator, or / at the end of the predicate"))
			return {};
	}
	if (accept(Tok::LBrace)) {
		diags_.set_region(Region::Actions);
		clause.has_body = true;
		if (!statements(clause.body) || !expect(Tok::RBrace, "} at the end of the clause"))
			return {};
	} else if (!is(Tok::End) && !is(Tok::Semicolon) && !is(Tok::ProbeSpec)) {
		syntax_error(clause.predicate ? "{ and actions" : "/ and a predicate, or { and actions");
		return {};
	}
	clause.span = from(begin);
	return clause;
}

/* statements: { statement }, up to '}' */
bool Parser::statements(std::vector<StmtPtr> &list)
{
	while (!is(Tok::RBrace) && !is(Tok::End)) {
		if (accept(Tok::Semicolon))
			continue;
		if (StmtPtr parsed = statement())
			list.push_back(std::move(parsed));
		else
			skip_statement();
	}
	return true;
}

/* statement: if_statement | expression ( ';' | before '}' ) */
StmtPtr Parser::statement()
{
	const Span begin = peek().span;

	if (is(Tok::KwIf))
		return if_statement();
	if (is(Tok::KwFor) || is(Tok::KwWhile) || is(Tok::KwDo) || is(Tok::KwGoto) || is(Tok::KwSwitch)) {
		diags_.error(Tag::D_SYNTAX, begin, "syntax error near \"" + std::string(token_source(take())) + '"',
			     "D has no loops and jumps: use a predicate, or further clauses for the same probe");
		skip_parentheses();
		return nullptr;
	}
	ExprPtr expr = expression();
	if (!expr)
		return nullptr;
	if (!is(Tok::RBrace) && !expect(Tok::Semicolon, "an operator, or ; at the end of the statement"))
		return nullptr;
	StmtPtr stmt = std::make_unique<Stmt>();
	stmt->span = expr->span;
	stmt->node = ExprStmt{std::move(expr)};
	return stmt;
}

/* if_statement: 'if' '(' expression ')' branch [ 'else' branch ] */
StmtPtr Parser::if_statement()
{
	const Span begin = take().span;
	const Nesting nesting(*this);
	If node;

	if (nesting_ > kMaxDepth / 4) {
		diags_.error(Tag::D_TOO_DEEP, begin, "statements are nested too deeply");
		return nullptr;
	}
	if (!expect(Tok::LParen, "( behind if"))
		return nullptr;
	node.condition = expression();
	if (!node.condition || !expect(Tok::RParen, ") behind the condition") || !branch(node.yes))
		return nullptr;
	if (accept(Tok::KwElse) && !branch(node.no))
		return nullptr;
	StmtPtr stmt = std::make_unique<Stmt>();
	stmt->span = from(begin);
	stmt->node = std::move(node);
	return stmt;
}

/* branch: '{' statements '}' | statement | ';' */
bool Parser::branch(std::vector<StmtPtr> &list)
{
	if (accept(Tok::LBrace))
		return statements(list) && expect(Tok::RBrace, "}");
	if (accept(Tok::Semicolon))
		return true;
	StmtPtr parsed = statement();
	if (!parsed)
		return false;
	list.push_back(std::move(parsed));
	return true;
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

	if (nesting_ > kMaxDepth) {
		diags_.error(Tag::D_TOO_DEEP, peek().span, "the expression is nested too deeply",
			     "split it into several statements");
		return nullptr;
	}
	ExprPtr left = conditional();
	const AssignRow *row = find_row(kAssign, peek().kind);
	if (!left || !row)
		return left;
	take();
	ExprPtr right = assignment();
	if (!right)
		return nullptr;
	const uint32_t depth = std::max(left->depth, right->depth);
	const Span span = Span::join(left->span, right->span);
	return make(span, Assign{row->op, std::move(left), std::move(right)}, depth);
}

/* conditional: binary [ '?' expression ':' assignment-without-= ] */
ExprPtr Parser::conditional()
{
	ExprPtr condition = binary(1);

	if (!condition || !accept(Tok::Question))
		return condition;
	const Nesting nesting(*this);
	if (nesting_ > kMaxDepth) {
		diags_.error(Tag::D_TOO_DEEP, peek().span, "the expression is nested too deeply",
			     "split it into several statements");
		return nullptr;
	}
	ExprPtr yes = expression();
	if (!yes || !expect(Tok::Colon, ": of the ?: operator"))
		return nullptr;
	ExprPtr no = conditional();
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
		const uint32_t depth = std::max(left->depth, right->depth);
		const Span span = Span::join(left->span, right->span);
		left = make(span, Binary{row->op, std::move(left), std::move(right)}, depth);
	}
}

/* Does a type start at token @ahead? A name does if it is a known type or ends in _t. */
bool Parser::at_type(size_t ahead) const
{
	const Token &token = peek(ahead);

	if (is_type_word(token.kind))
		return true;
	if (token.kind != Tok::Ident)
		return false;
	const std::string_view name = list_.text(token);
	const Tok behind = peek(ahead + 1).kind;
	return (find_builtin_type(name) || name.ends_with("_t")) && (behind == Tok::RParen || behind == Tok::Mul);
}

/* type_name: type words or a name, { '*' } */
std::optional<TypeName> Parser::type_name()
{
	const Span begin = peek().span;
	auto spec = std::make_shared<TypeSpec>();
	TypeName type;

	while (is_type_word(peek().kind) || is(Tok::Ident)) {
		const Token &token = take();
		const bool tag = token.kind == Tok::KwStruct || token.kind == Tok::KwUnion || token.kind == Tok::KwEnum;

		if (token.kind == Tok::KwConst || token.kind == Tok::KwVolatile || token.kind == Tok::KwUserland)
			continue;
		if (tag) {
			spec->kind = token.kind == Tok::KwStruct ? TypeSpec::Kind::Struct :
				     token.kind == Tok::KwUnion ? TypeSpec::Kind::Union : TypeSpec::Kind::Enum;
			continue;
		}
		if (!spec->name.empty())
			spec->name += ' ';
		spec->name += token_source(token);
		if (token.kind == Tok::Ident)
			break;
	}
	while (is(Tok::Mul) || is(Tok::KwConst) || is(Tok::KwVolatile)) {
		if (take().kind == Tok::Mul)
			type.derived.emplace_back();
	}
	type.span = from(begin);
	if (spec->name.empty()) {
		syntax_error("a type");
		return {};
	}
	type.spec = std::move(spec);
	return type;
}

/* cast: '(' type_name ')' cast | unary */
ExprPtr Parser::cast()
{
	if (!is(Tok::LParen) || !at_type(1))
		return unary();
	const Span begin = take().span;
	const Nesting nesting(*this);
	if (nesting_ > kMaxDepth) {
		diags_.error(Tag::D_TOO_DEEP, begin, "the expression is nested too deeply");
		return nullptr;
	}
	std::optional<TypeName> type = type_name();
	if (!type || !expect(Tok::RParen, ") behind the type"))
		return nullptr;
	ExprPtr operand = cast();
	if (!operand)
		return nullptr;
	const uint32_t depth = operand->depth;
	return make(from(begin), Cast{std::move(*type), std::move(operand)}, depth);
}

/* unary: postfix | OP cast | 'sizeof' ... */
ExprPtr Parser::unary()
{
	const UnaryRow *row = find_row(kUnary, peek().kind);

	if (is(Tok::KwSizeof))
		return sizeof_expression();
	if (!row)
		return postfix();
	const Span begin = take().span;
	const Nesting nesting(*this);
	if (nesting_ > kMaxDepth) {
		diags_.error(Tag::D_TOO_DEEP, begin, "the expression is nested too deeply");
		return nullptr;
	}
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

	if (is(Tok::LParen) && at_type(1)) {
		take();
		std::optional<TypeName> type = type_name();
		if (!type || !expect(Tok::RParen, ") behind the type"))
			return nullptr;
		return make(from(begin), SizeofType{std::move(*type)});
	}
	const Nesting nesting(*this);
	if (nesting_ > kMaxDepth) {
		diags_.error(Tag::D_TOO_DEEP, begin, "the expression is nested too deeply");
		return nullptr;
	}
	ExprPtr operand = unary();
	if (!operand)
		return nullptr;
	const uint32_t depth = operand->depth;
	return make(from(begin), SizeofExpr{std::move(operand)}, depth);
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

uint32_t deepest(const std::vector<ExprPtr> &exprs)
{
	uint32_t depth = 0;

	for (const ExprPtr &expr : exprs)
		depth = std::max(depth, expr->depth);
	return depth;
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

			if (!list(keys, Tok::RBracket, "] or , behind the index"))
				return nullptr;
			depth = std::max(depth, deepest(keys));
			base = make(from(begin), Index{std::move(base), std::move(keys)}, depth);
		} else if (is(Tok::Dot) || is(Tok::Arrow)) {
			const bool arrow = take().kind == Tok::Arrow;
			const std::string member(token_source(peek()));

			/* A member may be named like a keyword of D. */
			if (!is(Tok::Ident) && find_keyword(member) == Tok::Ident)
				return syntax_error("the name of a member");
			take();
			base = make(from(begin), MemberOf{std::move(base), member, arrow}, depth);
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

/* call: NAME '(' list; the name is taken already */
ExprPtr Parser::call(const Token &name)
{
	Call call{std::string(list_.text(name)), name.span, {}};

	take();
	if (!list(call.args, Tok::RParen, ") or , behind the argument"))
		return nullptr;
	const uint32_t depth = deepest(call.args);
	return make(from(name.span), std::move(call), depth);
}

/* stringof, offsetof, xlate */
ExprPtr Parser::unsupported_operator(const char *what)
{
	return unsupported(take().span, what);
}

/* primary: INTEGER | CHAR | STRING { STRING } | NAME | call | '@'NAME [keys] | self->NAME | this->NAME | '(' expression ')' */
ExprPtr Parser::primary()
{
	const Token &token = peek();

	switch (token.kind) {
	case Tok::Integer:
		take();
		return make(token.span, IntLit{token.value, token.has_u, token.has_l, token.is_decimal, false});
	case Tok::Char:
		take();
		return make(token.span, IntLit{token.value, false, false, true, true});
	case Tok::String: {
		std::string value;

		while (is(Tok::String))
			value += list_.text(take());
		return make(from(token.span), StrLit{std::move(value)});
	}
	case Tok::Ident:
		take();
		if (is(Tok::LParen))
			return call(token);
		return make(token.span, Name{Scope::Plain, std::string(list_.text(token))});
	case Tok::KernelVar:
		take();
		return make(token.span, Name{Scope::Kernel, std::string(list_.text(token))});
	case Tok::KwSelf:
		take();
		return scoped(Scope::Self);
	case Tok::KwThis:
		take();
		return scoped(Scope::This);
	case Tok::Aggregation: {
		Aggregate aggregate{std::string(list_.text(take())), {}};

		if (accept(Tok::LBracket) && !list(aggregate.keys, Tok::RBracket, "] or , behind the key"))
			return nullptr;
		const uint32_t depth = deepest(aggregate.keys);
		return make(from(token.span), std::move(aggregate), depth);
	}
	case Tok::LParen: {
		take();
		ExprPtr inner = expression();
		if (!inner || !expect(Tok::RParen, "an operator or )"))
			return nullptr;
		inner->span = from(token.span);
		return inner;
	}
	case Tok::KwStringof:
		return unsupported_operator("stringof is");
	case Tok::KwOffsetof:
		return unsupported_operator("offsetof is");
	case Tok::KwXlate:
		return unsupported_operator("xlate is");
	default:
		return syntax_error("an expression");
	}
}

} // namespace

ast::Program parse(const TokenList &list, const Source &source, Diags &diags, const IsType &)
{
	return Parser(list, source, diags).program();
}

} // namespace dt
