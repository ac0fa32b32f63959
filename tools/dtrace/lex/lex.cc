// SPDX-License-Identifier: GPL-2.0
/*
 * Turns text into tokens.
 *
 * The lexer is always in one of four modes. The mode decides what a character
 * can mean:
 *
 *   Top          words are probe descriptions, `/` opens a predicate, `{` a body
 *   Predicate    C; `/` ends it if what follows is `{`, `;`, `,` or the end, else divides
 *   Body         C, up to the matching `}`
 *   Declaration  C, up to the `;` outside of braces (int x; struct s { ... };)
 *
 * One question is hard: at Top, does `foo` begin a declaration or a probe
 * description? It begins a probe description unless it is a keyword, or a type's
 * name followed by a name or `*`, or looks like `foo x;`. D lexers made by yacc
 * ask the parser instead. That ties the two together by flags, and neither can
 * be tested alone.
 *
 * Words, numbers and quotes are read in literal.cc.
 */
#include "lex/lexer.h"

#include <algorithm>

#include "type/type.h"

namespace dt::lex {

namespace {

struct Spelling {
	Tok kind;
	std::string_view text;
};

constexpr Spelling kKeywords[] = {
#define TOKEN(name, text)
#define KEYWORD(name, text) {Tok::name, text},
#include "lex/tokens.def"
#undef TOKEN
#undef KEYWORD
};

constexpr Spelling kPunctuation[] = {
#define TOKEN(name, text)
#define KEYWORD(name, text)
#define PUNCT(name, text) {Tok::name, text},
#include "lex/tokens.def"
#undef TOKEN
#undef KEYWORD
};

constexpr std::string_view kTokenTexts[] = {
#define TOKEN(name, text) text,
#define KEYWORD(name, text) text,
#include "lex/tokens.def"
#undef TOKEN
#undef KEYWORD
};

constexpr std::string_view kTokenNames[] = {
#define TOKEN(name, text) #name,
#define KEYWORD(name, text) #name,
#include "lex/tokens.def"
#undef TOKEN
#undef KEYWORD
};

} // namespace

/*
 * How headers of C write words so that no #define and no -std=c99 takes them away. Words that say nothing to a tracer
 * are const. Types that D has not are the nearest that it has: nothing reads their values.
 */
constexpr Spelling kHeaderWords[] = {
	{Tok::KwConst, "__const"},	 {Tok::KwConst, "__const__"},	    {Tok::KwConst, "__extension__"},
	{Tok::KwConst, "__inline"},	 {Tok::KwConst, "__inline__"},	    {Tok::KwConst, "__thread"},
	{Tok::KwConst, "_Complex"},	 {Tok::KwConst, "_Noreturn"},	    {Tok::KwConst, "_Thread_local"},
	{Tok::KwRestrict, "__restrict"}, {Tok::KwRestrict, "__restrict__"}, {Tok::KwSigned, "__signed"},
	{Tok::KwSigned, "__signed__"},	 {Tok::KwTypeof, "__typeof"},	    {Tok::KwTypeof, "__typeof__"},
	{Tok::KwVolatile, "__volatile"}, {Tok::KwVolatile, "__volatile__"}, {Tok::KwFloat, "_Float32"},
	{Tok::KwDouble, "_Float32x"},	 {Tok::KwDouble, "_Float64"},	    {Tok::KwDouble, "_Float64x"},
	{Tok::KwDouble, "_Float128"},	 {Tok::KwDouble, "__float128"},	    {Tok::KwLong, "__builtin_va_list"},
};

/* Words of headers that parentheses follow; neither they nor what is between the parentheses matter. */
constexpr std::string_view kReadOver[] = {"__asm", "__asm__", "__attribute", "__attribute__"};

Tok find_keyword(std::string_view word)
{
	for (const Spelling &keyword : kKeywords)
		if (word.starts_with(keyword.text[0]) && keyword.text == word)
			return keyword.kind;
	if (word.starts_with('_'))
		for (const Spelling &spelling : kHeaderWords)
			if (spelling.text == word)
				return spelling.kind;
	return Tok::Ident;
}

std::string_view token_text(Tok kind)
{
	return kTokenTexts[static_cast<size_t>(kind)];
}

Lexer::Lexer(const Source &source, const Macros &macros, const Options &options, Diags &diags)
	: text_(source.text), source_(source.number), macros_(macros),
	  script_(source.kind == ProgramKind::Script ? std::string_view(source.file) : std::string_view()),
	  default_args_(options.defaultargs), diags_(diags)
{
	list_.used_args.resize(macros.args.size());
}

TokenList Lexer::run()
{
	while (skip_blanks())
		next();
	add(Tok::End, pos_);
	return std::move(list_);
}

void Lexer::add(Tok kind, size_t begin, uint64_t value)
{
	list_.tokens.push_back({.kind = kind, .span = span(begin, pos_), .value = value});
}

void Lexer::add_text(Tok kind, size_t begin, std::string text)
{
	list_.texts.push_back(std::move(text));
	add(kind, begin, list_.texts.size() - 1);
}

/* Moves to the next character that is part of a token. False at the end. */
bool Lexer::skip_blanks()
{
	for (;;) {
		const char c = peek();

		if (pos_ >= text_.size())
			return false;
		if (c == '#' && at_line_begin(pos_))
			directive();
		else if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v')
			pos_++;
		else if (c == '\\' && peek(1) == '\n')
			pos_ += 2;
		else if (c == '/' && peek(1) == '*')
			block_comment();
		else if (c == '/' && peek(1) == '/')
			pos_ = std::min(text_.find('\n', pos_), text_.size());
		else
			return true;
	}
}

/* `__attribute__((packed))` and its kind. False if it is something else. */
bool Lexer::reads_over(std::string_view word)
{
	if (std::ranges::find(kReadOver, word) == std::end(kReadOver) || look_behind_blanks(pos_) != '(')
		return false;
	unsigned depth = 0;
	bool closed;

	do {
		if (peek() == '"') {
			quoted_text('"', closed);
			continue;
		}
		depth += peek() == '(';
		depth -= peek() == ')';
		pos_++;
	} while (pos_ < text_.size() && (depth > 0 || text_[pos_ - 1] != ')'));
	return true;
}

void Lexer::block_comment()
{
	const size_t begin = pos_;
	const size_t end = text_.find("*/", pos_ + 2);

	if (end == std::string_view::npos) {
		diags_.error(Tag::D_SYNTAX, span(begin, begin + 2), "end of file reached before the end of a comment",
			     "the comment needs a closing */");
		pos_ = text_.size();
	} else {
		pos_ = end + 2;
	}
}

/* Nothing but blanks before @at on its line. */
bool Lexer::at_line_begin(size_t at) const
{
	while (at > 0 && (text_[at - 1] == ' ' || text_[at - 1] == '\t'))
		at--;
	return at == 0 || text_[at - 1] == '\n';
}

/* The first character after @at that is not blank, comment or a line that begins with #; or NUL. */
char Lexer::look_behind_blanks(size_t at) const
{
	while (at < text_.size()) {
		const std::string_view rest = text_.substr(at);

		if (rest.starts_with("/*")) {
			const size_t end = text_.find("*/", at + 2);

			at = end == std::string_view::npos ? text_.size() : end + 2;
		} else if (rest.starts_with("//")) {
			at = std::min(text_.find('\n', at), text_.size());
		} else if (rest[0] == '#' && at_line_begin(at)) {
			at = std::min(text_.find('\n', at), text_.size());
		} else if (std::string_view(" \t\n\r\f\v").find(rest[0]) != std::string_view::npos) {
			at++;
		} else {
			return rest[0];
		}
	}
	return '\0';
}

/* One token, by the mode. pos_ is at its first character. */
void Lexer::next()
{
	if (mode_ == Mode::Top)
		next_top();
	else
		next_c();
}

void Lexer::next_top()
{
	const size_t begin = pos_;
	const char c = peek();

	if (is_probe_char(c)) {
		probe_or_declaration();
		return;
	}
	pos_++;
	switch (c) {
	case '/':
		add(Tok::PredOpen, begin);
		mode_ = Mode::Predicate;
		parens_ = 0;
		break;
	case '{':
		add(Tok::LBrace, begin);
		mode_ = Mode::Body;
		braces_ = 1;
		break;
	case '}': add(Tok::RBrace, begin); break;
	case ',': add(Tok::Comma, begin); break;
	case ';': add(Tok::Semicolon, begin); break;
	default:
		/* Whatever it is, it does not belong here: let the parser say what it expected. */
		pos_ = begin;
		next_c();
	}
}

/* Characters of probe descriptions; `$` begins a macro variable. */
bool Lexer::is_probe_char(char c)
{
	return is_word_char(c) || (c != '\0' && std::string_view("-:.?*\\[]!$`").find(c) != std::string_view::npos);
}

/* Does the size of watched memory begin at @at, as in watch:kernel:0x1000/8:write? No predicate begins so. */
bool Lexer::is_size(size_t at) const
{
	const size_t end = std::min(text_.find_first_not_of("0123456789", at + 1), text_.size());

	return text_[at] == '/' && end > at + 1 && end < text_.size() && text_[end] == ':';
}

void Lexer::probe_or_declaration()
{
	const size_t begin = pos_;
	size_t end = begin;

	while (end < text_.size() && (is_probe_char(text_[end]) || is_size(end)))
		end++;
	/* `[!a]` may hold any of these; a set with other characters ends here and is rejected later. */
	const std::string_view word = text_.substr(begin, end - begin);

	if (begins_declaration(word, end)) {
		mode_ = Mode::Declaration;
		is_typedef_ = word == "typedef";
		braces_ = 0;
		next_c();
		return;
	}

	std::string spec;
	while (pos_ < end) {
		if (peek() == '$')
			spec += macro_text();
		else
			spec += text_[pos_++];
	}
	add_text(Tok::ProbeSpec, begin, std::move(spec));
}

bool Lexer::begins_declaration(std::string_view word, size_t end) const
{
	const size_t tick = word.find('`');
	const auto plain = [](std::string_view part) { return std::all_of(part.begin(), part.end(), is_word_char); };

	/* mod`name is a type of a module; nothing else here has a backtick. */
	if (tick != std::string_view::npos)
		return tick > 0 && plain(word.substr(0, tick)) && plain(word.substr(tick + 1));
	if (!plain(word))
		return false;
	if (find_keyword(word) != Tok::Ident)
		return true;
	const char c = look_behind_blanks(end);
	if (find_builtin_type(word) || word.ends_with("_t"))
		return is_word_char(c) || c == '*';
	return declares_after(end);
}

/* Does what is at @at, on the same line, look like the end of `type *x;` or `type x[`? Types of the kernel have any name. */
bool Lexer::declares_after(size_t at) const
{
	const auto skip = [this, &at](std::string_view chars) {
		while (at < text_.size() && chars.find(text_[at]) != std::string_view::npos)
			at++;
	};

	skip(" \t*");
	const size_t name = at;
	while (at < text_.size() && is_word_char(text_[at]))
		at++;
	if (at == name || is_digit(text_[name]))
		return false;
	skip(" \t");
	return at < text_.size() && (text_[at] == ';' || text_[at] == '[');
}

/* A token of C, in a predicate, body or declaration. */
void Lexer::next_c()
{
	const size_t begin = pos_;
	const char c = peek();

	/* The dot of .5, not that of a.5 */
	const bool is_fraction = c == '.' && is_digit(peek(1)) && begin > 0 && !is_word_char(text_[begin - 1]);

	if (is_digit(c) || is_fraction) {
		integer();
	} else if (is_word_char(c) || c == '`') {
		word();
	} else if (c == '"') {
		string();
	} else if (c == '\'') {
		character();
	} else if (c == '$') {
		macro();
	} else if (c == '@') {
		pos_++;
		while (is_word_char(peek()))
			pos_++;
		add_text(Tok::Aggregation, begin, std::string(text_.substr(begin + 1, pos_ - begin - 1)));
	} else if (c == '/' && mode_ == Mode::Predicate && parens_ == 0 && ends_predicate()) {
		pos_++;
		add(Tok::PredClose, begin);
		mode_ = Mode::Top;
	} else {
		punctuation();
	}
}

bool Lexer::ends_predicate() const
{
	const char c = look_behind_blanks(pos_ + 1);

	return c == '{' || c == ';' || c == ',' || c == '\0';
}

void Lexer::punctuation()
{
	const size_t begin = pos_;
	const std::string_view rest = text_.substr(begin);

	for (const Spelling &punct : kPunctuation) {
		if (rest.starts_with(punct.text[0]) && rest.starts_with(punct.text)) {
			pos_ += punct.text.size();
			add(punct.kind, begin);
			track(punct.kind);
			return;
		}
	}
	/* All bytes of one strange character, for one message. */
	pos_++;
	while (pos_ < text_.size() && (static_cast<unsigned char>(text_[pos_]) & 0xc0) == 0x80)
		pos_++;
	const unsigned char byte = static_cast<unsigned char>(text_[begin]);
	if (byte > ' ' && byte < 0x7f)
		diags_.error(Tag::D_SYNTAX, span(begin, pos_), format("syntax error near \"%c\"", byte),
			     "this character has no meaning in D");
	else
		diags_.error(Tag::D_SYNTAX, span(begin, pos_), format("invalid character (byte 0x%02x)", byte),
			     "this character has no meaning in D outside of strings and comments");
}

/*
 * After the last `}` of a declaration: has its `;` been forgotten? A name on a
 * further line is taken for the probe of a clause, unless a typedef wants one.
 */
bool Lexer::is_declaration_over() const
{
	const size_t next = text_.find_first_not_of(" \t\r", pos_);

	return !is_typedef_ && next != std::string_view::npos && text_[next] == '\n' &&
	       is_probe_char(look_behind_blanks(pos_)) && look_behind_blanks(pos_) != '*';
}

/* Follows braces and parentheses, to know when the mode ends. */
void Lexer::track(Tok kind)
{
	switch (kind) {
	case Tok::LParen: parens_++; break;
	case Tok::RParen:
		if (parens_ > 0)
			parens_--;
		break;
	case Tok::LBrace:
		/* A predicate that was never closed: go on with the body, so that the rest can be checked. */
		if (mode_ == Mode::Predicate) {
			mode_ = Mode::Body;
			braces_ = 0;
		}
		braces_++;
		break;
	case Tok::RBrace:
		if (braces_ > 0)
			braces_--;
		if (mode_ == Mode::Body && braces_ == 0)
			mode_ = Mode::Top;
		if (mode_ == Mode::Declaration && braces_ == 0 && is_declaration_over())
			mode_ = Mode::Top;
		break;
	case Tok::Semicolon:
		if (mode_ == Mode::Declaration && braces_ == 0)
			mode_ = Mode::Top;
		break;
	default: break;
	}
}

TokenList lex(const Source &source, const Macros &macros, const Options &options, Diags &diags)
{
	return Lexer(source, macros, options, diags).run();
}

void check_unused_args(const std::vector<TokenList> &lists, const Macros &macros, const Options &options, Diags &diags)
{
	for (size_t n = 1; n < macros.args.size(); n++) {
		const bool used = std::any_of(lists.begin(), lists.end(), [n](const TokenList &list) {
			return n < list.used_args.size() && list.used_args[n];
		});

		if (!used && !options.defaultargs && !lists.empty())
			diags.error(Tag::D_MACRO_UNUSED, Span::whole(lists.back().tokens.back().span.source),
				    format("extraneous argument '%s' ($%zu is not referenced)", macros.args[n].c_str(),
					   n),
				    "remove it from the command line, or use -x defaultargs");
	}
}

std::string quoted(std::string_view text)
{
	std::string out = "\"";

	for (const char c : text) {
		const unsigned char byte = static_cast<unsigned char>(c);

		if (c == '"' || c == '\\')
			out += {'\\', c};
		else if (c == '\n')
			out += "\\n";
		else if (c == '\t')
			out += "\\t";
		else if (byte < ' ' || byte >= 0x7f)
			out += format("\\x%02x", byte);
		else
			out += c;
	}
	return out + '"';
}

std::string dump_tokens(const TokenList &list, const Sources &sources)
{
	constexpr std::string_view kinds[] = {"option", "attributes", "binding", "depends_on"};
	std::string out;

	for (const Pragma &pragma : list.pragmas) {
		const SourcePlace place = sources.place(pragma.span);

		out += format("%u:%u pragma ", place.line, place.column);
		out += kinds[static_cast<size_t>(pragma.kind)];
		out += (pragma.name.empty() ? "" : ' ' + pragma.name) + ' ' + quoted(pragma.value) + '\n';
	}
	for (const Token &token : list.tokens) {
		const SourcePlace place = sources.place(token.span);

		out += format("%u:%u ", place.line, place.column);
		out += kTokenNames[static_cast<size_t>(token.kind)];
		switch (token.kind) {
		case Tok::Integer:
			out += format(" %llu", static_cast<unsigned long long>(token.value));
			out += token.has_u ? " u" : "";
			out += token.has_l ? " l" : "";
			out += token.is_decimal ? "" : " not-decimal";
			break;
		case Tok::Char: out += format(" %lld", static_cast<long long>(token.value)); break;
		case Tok::Ident:
		case Tok::KernelVar:
		case Tok::Aggregation:
		case Tok::String:
		case Tok::ProbeSpec: out += ' ' + quoted(list.text(token)); break;
		default: break;
		}
		out += '\n';
	}
	return out;
}

} // namespace dt::lex
