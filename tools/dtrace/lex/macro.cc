// SPDX-License-Identifier: GPL-2.0
/*
 * Macro variables ($1, $$1, $target, ...) and lines that start with #.
 *
 * The token that replaces `$1` depends on the argument: an integer, a name, or else a
 * string. `$$1` is always a string. A macro is replaced by tokens, not by text, so that an
 * argument cannot inject code. Inside a probe description (pid$target:::), it is replaced
 * as text.
 */
#include "lex/lexer.h"

#include <algorithm>

namespace dt::lex {

namespace {

struct MacroVariable {
	std::string_view name;
	int64_t Macros::*value;
};

constexpr MacroVariable kVariables[] = {
	{"egid", &Macros::egid}, {"euid", &Macros::euid},     {"gid", &Macros::gid},
	{"pgid", &Macros::pgid}, {"pid", &Macros::pid},	      {"ppid", &Macros::ppid},
	{"sid", &Macros::sid},	 {"target", &Macros::target}, {"uid", &Macros::uid},
};

/* A macro variable that only other systems have. */
struct AbsentVariable {
	std::string_view name, help;
};

constexpr AbsentVariable kAbsent[] = {
	{"projid", "Linux has no projects: leave it out, or use 0"},
	{"taskid", "Linux has no tasks of a project: leave it out, or use 0"},
};

std::string help_for_variable(std::string_view name)
{
	const auto *absent = std::ranges::find(kAbsent, name, &AbsentVariable::name);
	NearName near(name);

	if (absent != std::end(kAbsent))
		return std::string(absent->help);
	for (const MacroVariable &variable : kVariables)
		near.consider(variable.name);
	return near.best().empty() ? "give it as an argument, which is $1" : near.hint();
}

/* The first word of @text, taken off it. */
std::string_view take_word(std::string_view &text)
{
	text = trim(text);
	const size_t end = std::min(text.find_first_of(" \t"), text.size());
	const std::string_view word = text.substr(0, end);

	text = trim(text.substr(end));
	return word;
}

/* Of "text" in quotes, which a shell's '"text"' gives; others are as they are. */
std::string_view without_quotes(std::string_view text)
{
	const bool is_quoted = text.size() > 1 && text.front() == '"' && text.find('"', 1) == text.size() - 1;

	return is_quoted ? text.substr(1, text.size() - 2) : text;
}

} // namespace

/* Reads `$name` or `$$name` at pos_. False if there is no name. */
bool Lexer::macro_name(std::string_view &name, bool &as_string)
{
	pos_++;
	as_string = peek() == '$';
	if (as_string)
		pos_++;
	const size_t begin = pos_;
	if (is_digit(peek()))
		while (is_digit(peek()))
			pos_++;
	else
		while (is_word_char(peek()))
			pos_++;
	name = text_.substr(begin, pos_ - begin);
	return !name.empty();
}

/* Value of macro variable or argument @name; reports it if it has none. */
bool Lexer::macro_value(std::string_view name, size_t begin, std::string &value)
{
	if (is_digit(name[0])) {
		size_t number = 0;

		for (const char c : name)
			number = std::min<size_t>(number * 10 + static_cast<size_t>(c - '0'), 1000000);
		if (number < macros_.args.size()) {
			list_.used_args[number] = true;
			value = number == 0 && !script_.empty() ? script_ : macros_.args[number];
			return true;
		}
		if (!default_args_)
			diags_.error(Tag::D_MACRO_UNDEF, span(begin, pos_),
				     format("macro argument $%.*s is not defined", static_cast<int>(name.size()),
					    name.data()),
				     "give the argument after the program, or use -x defaultargs");
		return false;
	}

	for (const MacroVariable &variable : kVariables) {
		if (variable.name != name)
			continue;
		if (variable.value == &Macros::target && macros_.target < 0) {
			diags_.error(Tag::D_MACRO_UNDEF, span(begin, pos_), "macro variable $target is not defined",
				     "it is the process of -c COMMAND or -p PID");
			return false;
		}
		value = std::to_string(macros_.*variable.value);
		return true;
	}
	diags_.error(Tag::D_MACRO_UNDEF, span(begin, pos_),
		     format("macro variable $%.*s is not defined", static_cast<int>(name.size()), name.data()),
		     help_for_variable(name));
	return false;
}

/* In C text: becomes one token, or two for a negative number. */
void Lexer::macro()
{
	const size_t begin = pos_;
	std::string_view name;
	bool as_string;
	std::string value;

	if (!macro_name(name, as_string)) {
		diags_.error(Tag::D_SYNTAX, span(begin, pos_), "syntax error near \"$\"",
			     "macro variables are $1, $target and the like");
		return;
	}
	const bool defined = macro_value(name, begin, value);
	if (as_string) {
		add_text(Tok::String, begin, std::move(value));
		return;
	}
	if (!defined) {
		list_.tokens.push_back({.kind = Tok::Integer, .is_decimal = true, .span = span(begin, pos_)});
		return;
	}

	std::string_view rest = value;
	const bool is_negative = rest.size() > 1 && rest[0] == '-' && is_digit(rest[1]);
	if (is_negative)
		rest.remove_prefix(1);
	const bool is_word = !rest.empty() && std::all_of(rest.begin(), rest.end(), is_word_char);
	const bool is_number = is_word && is_digit(rest[0]);
	if (is_negative && is_number)
		add(Tok::Sub, begin);
	if (is_number)
		add_integer(rest, begin);
	else if (is_word)
		add_text(Tok::Ident, begin, std::string(rest));
	else
		add_text(Tok::String, begin, std::string(without_quotes(value)));
}

/* Inside a probe description. */
std::string Lexer::macro_text()
{
	const size_t begin = pos_;
	std::string_view name;
	bool as_string;
	std::string value;

	if (!macro_name(name, as_string))
		diags_.error(Tag::D_PDESC_INVAL, span(begin, pos_),
			     "a $ in a probe description begins a macro variable", "for example pid$target");
	else
		macro_value(name, begin, value);
	return value;
}

/* Lines that start with #, by their first word; those without a function are for -C. */
const Lexer::Directive Lexer::kDirectives[] = {
	{"ident", &Lexer::no_directive}, /* for version tools */
	{"line", &Lexer::line_directive},
	{"pragma", &Lexer::pragma},
	{"error", &Lexer::error_directive},
	{"define", nullptr},
	{"elif", nullptr},
	{"else", nullptr},
	{"endif", nullptr},
	{"if", nullptr},
	{"ifdef", nullptr},
	{"ifndef", nullptr},
	{"include", nullptr},
	{"undef", nullptr},
};

/* Others are for other compilers, as in C. */
const Lexer::Directive Lexer::kPragmas[] = {
	{"D", &Lexer::pragma_d},
	{"error", &Lexer::error_directive},
};

/* They mean after #pragma D what they mean after #. */
const Lexer::Directive Lexer::kPragmasOfD[] = {
	{"error", &Lexer::error_directive},
	{"ident", &Lexer::no_directive},
	{"line", &Lexer::line_directive},
};

/* A line that starts with #, up to its end. */
void Lexer::directive()
{
	const size_t begin = pos_;
	const size_t end = std::min(text_.find('\n', pos_), text_.size());
	std::string_view line = text_.substr(begin + 1, end - begin - 1);

	pos_ = end;
	/* #! lines stand before the program. */
	if (line.starts_with("!") && list_.tokens.empty())
		return;

	const std::string_view whole = trim(line);
	const std::string_view word = take_word(line);
	/* After the C preprocessor: see Sources::place(). */
	if (word.empty() || is_digit(word[0]))
		return;
	const Directive *row = std::ranges::find(kDirectives, word, &Directive::word);
	if (row != std::end(kDirectives) && row->apply) {
		(this->*row->apply)(line, begin);
		return;
	}
	diags_.error(Tag::D_PRAGCTL_INVAL, span(begin, end),
		     format("invalid control directive: #%.*s", static_cast<int>(whole.size()), whole.data()),
		     row != std::end(kDirectives) ? "the C preprocessor knows it, which -C runs over scripts (-s)" :
						    "D knows #pragma, #error, #ident and #line");
}

void Lexer::no_directive(std::string_view, size_t) {}

void Lexer::line_directive(std::string_view line, size_t begin)
{
	if (line.empty() || !is_digit(line[0]))
		diags_.error(Tag::D_PRAGMA_MALFORM, span(begin, pos_), "malformed #line: no number follows",
			     "for example: #line 12 \"x.d\"");
}

void Lexer::error_directive(std::string_view line, size_t begin)
{
	const std::string_view text = without_quotes(line);

	diags_.error(Tag::D_PRAGERR, span(begin, pos_),
		     format("#error: %.*s", static_cast<int>(text.size()), text.data()));
}

void Lexer::pragma(std::string_view line, size_t begin)
{
	const std::string_view word = take_word(line);
	const Directive *row = std::ranges::find(kPragmas, word, &Directive::word);

	if (row != std::end(kPragmas))
		(this->*row->apply)(line, begin);
	else if (word.empty())
		diags_.error(Tag::D_PRAGMA_MALFORM, span(begin, pos_), "malformed #pragma: nothing follows",
			     "for example: #pragma D option quiet");
}

void Lexer::pragma_d(std::string_view line, size_t begin)
{
	struct Row {
		std::string_view word;
		Pragma::Kind kind;
		std::string_view example;
	};
	constexpr Row rows[] = {
		{"option", Pragma::Kind::Option, "quiet"},
		{"attributes", Pragma::Kind::Attributes, "Stable/Evolving/Common name"},
		{"binding", Pragma::Kind::Binding, "\"1.6\" curthread"},
		{"depends_on", Pragma::Kind::DependsOn, "provider sched"},
	};
	const std::string_view word = take_word(line);
	const Directive *directive = std::ranges::find(kPragmasOfD, word, &Directive::word);
	if (directive != std::end(kPragmasOfD)) {
		(this->*directive->apply)(line, begin);
		return;
	}
	const Row *row =
		std::find_if(std::begin(rows), std::end(rows), [word](const Row &r) { return r.word == word; });

	if (row == std::end(rows)) {
		NearName near(word);
		for (const Row &r : rows)
			near.consider(r.word);
		diags_.error(Tag::D_PRAGMA_INVAL, span(begin, pos_),
			     format("invalid pragma: D %.*s", static_cast<int>(word.size()), word.data()),
			     near.best().empty() ? "D knows option, attributes, binding, depends_on and error" :
						   near.hint());
		return;
	}
	if (line.empty()) {
		diags_.error(Tag::D_PRAGMA_MALFORM, span(begin, pos_),
			     format("malformed #pragma D %.*s: nothing follows", static_cast<int>(word.size()),
				    word.data()),
			     "for example: #pragma D " + std::string(word) + ' ' + std::string(row->example));
		return;
	}

	Pragma pragma = {row->kind, span(begin, pos_), {}, std::string(line)};
	if (row->kind == Pragma::Kind::Option) {
		const size_t equals = std::min(line.find('='), line.size());

		pragma.name = trim(line.substr(0, equals));
		pragma.value = equals < line.size() ? trim(line.substr(equals + 1)) : "";
		if ((pragma.name + pragma.value).find_first_of(" \t") != std::string::npos &&
		    line.find('"') == std::string_view::npos) {
			diags_.error(Tag::D_PRAGMA_MALFORM, pragma.span,
				     "malformed #pragma D option: superfluous words after the option",
				     "one option stands in a line, and its value is one word, as in bufsize=4m");
			return;
		}
		/* Decides on the macros that follow, so it cannot wait for apply_pragmas(). */
		default_args_ |= pragma.name == "defaultargs" && pragma.value.empty();
	}
	list_.pragmas.push_back(std::move(pragma));
}

} // namespace dt::lex
