/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Internals of lex(), shared by lex.cc (modes, punctuation, dump), literal.cc
 * (words, numbers, quotes) and macro.cc ($ and # lines). Other code uses the
 * interface, lex() in tokens.h.
 */
#ifndef DTRACE_LEX_LEXER_H
#define DTRACE_LEX_LEXER_H

#include <string>
#include <string_view>

#include "base/words.h"
#include "lex/tokens.h"

namespace dt::lex {

class Lexer {
public:
	Lexer(const Source &source, const Macros &macros, const Options &options, Diags &diags);
	TokenList run();

private:
	enum class Mode : uint8_t { Top, Predicate, Body, Declaration };

	/* lex.cc */
	void add(Tok kind, size_t begin, uint64_t value = 0);
	void add_text(Tok kind, size_t begin, std::string text);
	bool skip_blanks();
	void block_comment();
	bool reads_over(std::string_view word);
	bool at_line_begin(size_t at) const;
	char look_behind_blanks(size_t at) const;
	void next();
	void next_top();
	static bool is_probe_char(char c);
	bool is_size(size_t at) const;
	void probe_or_declaration();
	bool begins_declaration(std::string_view word, size_t end) const;
	bool declares_after(size_t at) const;
	bool is_declaration_over() const;
	void next_c();
	bool ends_predicate() const;
	void punctuation();
	void track(Tok kind);

	/* literal.cc */
	bool at_file_suffix() const;
	void word();
	void integer();
	bool has_exponent(std::string_view digits) const;
	void string();
	void character();
	std::string quoted_text(char quote, bool &closed);
	void escape(std::string &out);
	void add_integer(std::string_view digits, size_t begin);

	/* macro.cc */
	bool macro_name(std::string_view &name, bool &as_string);
	bool macro_value(std::string_view name, size_t begin, std::string &value);
	void macro();
	std::string macro_text();
	void directive();
	struct Directive {
		std::string_view word;
		void (Lexer::*apply)(std::string_view line, size_t begin);
	};
	static const Directive kDirectives[13], kPragmas[2], kPragmasOfD[3];
	void no_directive(std::string_view line, size_t begin);
	void line_directive(std::string_view line, size_t begin);
	void error_directive(std::string_view line, size_t begin);
	void pragma(std::string_view line, size_t begin);
	void pragma_d(std::string_view line, size_t begin);

	static bool is_digit(char c) { return c >= '0' && c <= '9'; }
	/* The character @ahead of pos_, NUL after the end. */
	char peek(size_t ahead = 0) const { return pos_ + ahead < text_.size() ? text_[pos_ + ahead] : '\0'; }
	Span span(size_t begin, size_t end) const
	{
		return {static_cast<uint32_t>(begin), static_cast<uint32_t>(end), source_};
	}

	std::string_view text_;
	uint32_t source_;
	const Macros &macros_;
	const std::string_view script_; /* its name, which is $0; empty: the text is of the command line */
	bool default_args_;
	Diags &diags_;

	size_t pos_ = 0;
	Mode mode_ = Mode::Top;
	unsigned braces_ = 0;	  /* open ones in a Body or Declaration */
	unsigned parens_ = 0;	  /* open ones in a Predicate */
	bool is_typedef_ = false; /* the Declaration began with typedef */
	TokenList list_;
};

/* The keyword of that spelling, or Tok::Ident. */
Tok find_keyword(std::string_view word);

/* @text as a C string with its quotes: for dumps. */
std::string quoted(std::string_view text);

} // namespace dt::lex

#endif
