// SPDX-License-Identifier: GPL-2.0
/*
 * Turns tokens into a tree by recursive descent. The grammar rule stands above
 * the function that reads it.
 *
 * Every function either returns a node, or has reported an error and returns
 * null or false. The statement, clause or declaration then skips to the next `;`
 * or `}` and continues, so that one run reports the errors of several
 * statements.
 *
 * Constructs of C that D lacks (loops, functions, declarations within a clause)
 * are recognised, so that the message can say what D has instead.
 */
#include "parse/parser.h"

#include <algorithm>

namespace dt::parse {

using namespace ast;

namespace {

struct Refused {
	Tok token;
	std::string_view help;
};

constexpr std::string_view kNoLoops =
	"D has no loops and jumps: use a predicate, or further clauses for the same probe";
constexpr std::string_view kNoSwitch = "D has no switch: use if and else, or ?:";

/* First words of statements of C that D does not have. */
constexpr Refused kRefused[] = {
	{Tok::KwFor, kNoLoops},
	{Tok::KwWhile, kNoLoops},
	{Tok::KwDo, kNoLoops},
	{Tok::KwGoto, kNoLoops},
	{Tok::KwContinue, kNoLoops},
	{Tok::KwBreak, kNoLoops},
	{Tok::KwSwitch, kNoSwitch},
	{Tok::KwCase, kNoSwitch},
	{Tok::KwDefault, kNoSwitch},
	{Tok::KwReturn,
	 "a clause has no result; what must not happen any more goes into an else; the action is return(n)"},
	{Tok::KwElse, "there is no if before this else; several statements need { }"},
};

/* Has the lexer reported a string, character or comment before @token that was not closed, and is all after it? */
bool is_behind_unclosed(const Token &token, const Source &source, const Diags &diags)
{
	return std::ranges::any_of(diags.all(), [&](const Diag &diag) {
		if (diag.span.source != token.span.source || diag.span.begin >= token.span.begin)
			return false;
		return diag.tag == Tag::D_STR_NL || diag.tag == Tag::D_CHR_NL ||
		       std::string_view(source.text).substr(diag.span.begin, 2) == "/*";
	});
}

} // namespace

/*
 * The ( or [ that is open where a statement ends, if a line above has it: the user has to look there, and other DTraces
 * name that line.
 */
const Token *Parser::unclosed_above() const
{
	if (!is(Tok::Semicolon) && !is(Tok::LBrace) && !is(Tok::RBrace) && !is(Tok::End))
		return nullptr;
	size_t closed = 0;
	for (size_t i = std::min(at_, list_.tokens.size()); i-- > 0;) {
		const Token &token = list_.tokens[i];
		const Tok kind = token.kind;

		if (kind == Tok::Semicolon || kind == Tok::LBrace || kind == Tok::RBrace)
			break;
		if (kind == Tok::RParen || kind == Tok::RBracket) {
			closed++;
		} else if (kind == Tok::LParen || kind == Tok::LBracket) {
			if (closed-- > 0)
				continue;
			const size_t length = peek().span.begin - token.span.begin;
			const auto between = std::string_view(source_.text).substr(token.span.begin, length);
			return between.find('\n') == between.npos ? nullptr : &token;
		}
	}
	return nullptr;
}

std::nullptr_t Parser::syntax_error(std::string_view expected)
{
	const Token &token = peek();

	/* An unclosed string or comment, which has been reported, has swallowed the expected token. */
	if (is_behind_unclosed(token, source_, diags_))
		return nullptr;
	if (const Token *open = unclosed_above()) {
		const std::string before = token.kind == Tok::End ? "the end" : std::string(token_source(token));
		diags_.error(Tag::D_SYNTAX, open->span, "syntax error near \"" + std::string(token_source(*open)) + '"',
			     "it is not closed: expected " + std::string(expected) + " before " + before);
		return nullptr;
	}
	/* At the end, point after the last token: the last line is often empty. */
	if (token.kind == Tok::End)
		diags_.error(Tag::D_SYNTAX, {last_end_.end, last_end_.end, token.span.source},
			     "syntax error near end of input", "expected " + std::string(expected));
	else
		refuse(token, "expected " + std::string(expected));
	return nullptr;
}

/* A syntax error at @token, with all of what to do in @help. */
std::nullptr_t Parser::refuse(const Token &token, std::string_view help)
{
	if (!is_behind_unclosed(token, source_, diags_))
		diags_.error(Tag::D_SYNTAX, token.span, "syntax error near \"" + std::string(token_source(token)) + '"',
			     std::string(help));
	return nullptr;
}

std::nullptr_t Parser::too_deep(Span span)
{
	diags_.error(Tag::D_TOO_DEEP, span, "the expression is nested too deeply", "split it into several statements");
	return nullptr;
}

bool Parser::type_too_deep(Span span)
{
	diags_.error(Tag::D_TOO_DEEP, span, "the type is nested too deeply", "name parts of it with typedef");
	return false;
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
		} else if (at_declaration()) {
			diags_.set_region(Region::Declaration);
			const size_t begin = at_;
			if (!declaration(program.items))
				skip_declaration(begin);
		} else {
			syntax_error("a probe description");
			skip_clause();
		}
	}
	diags_.set_region(Region::None);
	return program;
}

/* After an error: to the end of the body, or to the next probe description on a line of its own. */
void Parser::skip_clause()
{
	unsigned depth = 0;

	while (!is(Tok::End)) {
		const std::string_view text = source_.text;
		const std::string_view before = text.substr(last_end_.end, peek().span.begin - last_end_.end);

		if (depth == 0 && is(Tok::ProbeSpec) && before.find('\n') != std::string_view::npos)
			return;
		const Tok kind = take().kind;
		depth += kind == Tok::LBrace;
		if (kind == Tok::RBrace && (depth == 0 || --depth == 0))
			return;
	}
}

/* After an error in the declaration that begins at token @begin: to its `;`, or to the next probe description. */
void Parser::skip_declaration(size_t begin)
{
	unsigned depth = 0;

	for (size_t at = begin; at < list_.tokens.size() && list_.tokens[at].kind != Tok::ProbeSpec; at++) {
		const Tok kind = list_.tokens[at].kind;

		depth += kind == Tok::LBrace;
		if (kind == Tok::RBrace && depth > 0)
			depth--;
		if (at < at_)
			continue;
		take();
		if (kind == Tok::Semicolon && depth == 0)
			return;
	}
}

/* To after the next ';', or before the '}' that ends the body. */
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
			syntax_error("a probe description after the ','");
			return {};
		}
		const Token &token = take();
		clause.probes.push_back({token.span, std::string(list_.text(token))});
	} while (accept(Tok::Comma));

	if (accept(Tok::PredOpen)) {
		diags_.set_region(Region::Predicate);
		if (is(Tok::PredClose)) {
			syntax_error("an expression; a clause without a condition has no / /");
			return {};
		}
		clause.predicate = expression();
		if (!clause.predicate || !expect(Tok::PredClose, "an operator, or / at the end of the predicate"))
			return {};
	}
	if (accept(Tok::LBrace)) {
		diags_.set_region(Region::Actions);
		clause.has_body = true;
		statements(clause.body);
		if (!expect(Tok::RBrace, "} at the end of the clause"))
			return {};
	} else if (!is(Tok::End) && !is(Tok::Semicolon) && !is(Tok::ProbeSpec)) {
		syntax_error(clause.predicate ? "{ and actions" : "/ and a predicate, or { and actions");
		return {};
	} else if (source_.kind == ProgramKind::Script) {
		/* After -n, the probe alone is enough. In a script, `//` may have hidden the rest. */
		diags_.error(Tag::D_SYNTAX, clause.probes.back().span,
			     clause.predicate ? "expected actions { } following probe description and predicate" :
						"expected predicate and/or actions following probe description",
			     "{ } records that the probe fired");
		return {};
	}
	clause.span = from(begin);
	return clause;
}

/* statements: { statement }, up to '}' */
void Parser::statements(std::vector<StmtPtr> &list)
{
	while (!is(Tok::RBrace) && !is(Tok::End)) {
		if (accept(Tok::Semicolon))
			continue;
		const bool is_if = is(Tok::KwIf);
		if (StmtPtr parsed = statement()) {
			list.push_back(std::move(parsed));
			continue;
		}
		skip_statement();
		while (is_if && accept(Tok::KwElse))
			skip_statement();
	}
}

/* Reports a statement of C that D does not have. */
bool Parser::refuse_statement()
{
	const Token &token = peek();

	for (const Refused &row : kRefused) {
		if (row.token != token.kind)
			continue;
		refuse(take(), row.help);
		skip_parentheses();
		return true;
	}
	const Tok behind = peek(1).kind;
	const bool is_scope = token.kind == Tok::KwSelf || token.kind == Tok::KwThis;
	if (is_storage_word(token.kind) && (behind == Tok::Assign || (is_scope && behind == Tok::Dot))) {
		const std::string word(token_source(token));

		refuse(take(), is_scope ? "a variable is written " + word + "->name" :
					  word + " is a word of D, not a variable");
		return true;
	}
	if (is_type_word(token.kind) || is_storage_word(token.kind)) {
		refuse(take(), "declarations stand outside of clauses, before them: this int x; int y;");
		return true;
	}
	if (is(Tok::LBrace)) {
		refuse(token, "D has no blocks but those of if and else");
		return true;
	}
	return false;
}

/* statement: if_statement | expression ( ';' | before '}' ) */
StmtPtr Parser::statement()
{
	if (is(Tok::KwIf))
		return if_statement();
	/* self and this begin expressions, too. */
	const bool scoped = (is(Tok::KwSelf) || is(Tok::KwThis)) && peek(1).kind == Tok::Arrow;
	const bool returns = is(Tok::KwReturn) && peek(1).kind == Tok::LParen;
	if (!scoped && !returns && refuse_statement())
		return nullptr;
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

/* if_statement: if_part { 'else' if_part } [ 'else' branch ] */
StmtPtr Parser::if_statement()
{
	const Nesting nesting(*this);
	StmtPtr first = if_part();
	std::vector<Stmt *> chain = {first.get()};

	while (chain.back() && accept(Tok::KwElse)) {
		std::vector<StmtPtr> &no = std::get<If>(chain.back()->node).no;

		if (!is(Tok::KwIf)) {
			if (!branch(no))
				return nullptr;
			break;
		}
		if (chain.size() == kMaxElseIf) {
			diags_.error(Tag::D_TOO_DEEP, peek().span,
				     format("there are more than %zu else if", kMaxElseIf - 1), "use several clauses");
			return nullptr;
		}
		chain.push_back(no.emplace_back(if_part()).get());
	}
	if (!chain.back())
		return nullptr;
	for (Stmt *stmt : chain)
		stmt->span = from(stmt->span);
	return first;
}

/* if_part: 'if' '(' expression ')' branch */
StmtPtr Parser::if_part()
{
	const Span begin = take().span;
	If node;

	if (nesting_ > kMaxDepth / 4) {
		diags_.error(Tag::D_TOO_DEEP, begin, "statements are nested too deeply", "use several clauses");
		return nullptr;
	}
	if (!expect(Tok::LParen, "( after if"))
		return nullptr;
	node.condition = expression();
	if (!node.condition || !expect(Tok::RParen, "an operator, or ) after the condition") || !branch(node.yes))
		return nullptr;
	StmtPtr stmt = std::make_unique<Stmt>();
	stmt->span = begin;
	stmt->node = std::move(node);
	return stmt;
}

/* branch: '{' statements '}' | statement | ';' */
bool Parser::branch(std::vector<StmtPtr> &list)
{
	if (accept(Tok::LBrace)) {
		statements(list);
		return expect(Tok::RBrace, "} at the end of the statements of if or else");
	}
	if (accept(Tok::Semicolon))
		return true;
	StmtPtr parsed = statement();
	if (!parsed)
		return false;
	list.push_back(std::move(parsed));
	return true;
}

ast::Program parse(const TokenList &list, const Source &source, Diags &diags, const IsType &is_type)
{
	return Parser(list, source, diags, is_type).program();
}

} // namespace dt::parse
