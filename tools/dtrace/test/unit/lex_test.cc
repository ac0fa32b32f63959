// SPDX-License-Identifier: GPL-2.0
/* Tokens, as tables. */
#include <gtest/gtest.h>

#include "lex/tokens.h"
#include "test/unit/broken_texts.h"

namespace dt {
namespace {

/* Tokens of a text inside of a clause's body, without those around it. */
std::vector<lex::Token> body(const std::string &text, lex::TokenList &list, Diags &diags)
{
	lex::Sources sources;
	const lex::Source &source = sources.add(ProgramKind::Name, "-n", "B{" + text + "}");

	list = lex::lex(source, {.args = {"dtrace", "foo", "-12", "0x1f"}}, {}, diags);
	if (list.tokens.size() < 4)
		return {};
	return {list.tokens.begin() + 2, list.tokens.end() - 2};
}

TEST(Lex, EverySpellingIsItsOwnToken)
{
	struct Row {
		lex::Tok kind;
		const char *text;
	};
	const Row rows[] = {
#define TOKEN(name, text)
#define PUNCT(name, text) {lex::Tok::name, text},
#define KEYWORD(name, text) {lex::Tok::name, text},
#include "lex/tokens.def"
#undef TOKEN
#undef KEYWORD
	};

	for (const Row &row : rows) {
		/* A closing brace would end the body. */
		if (row.kind == lex::Tok::RBrace || row.kind == lex::Tok::LBrace)
			continue;
		lex::TokenList list;
		Diags diags;
		const std::vector<lex::Token> tokens = body(row.text, list, diags);

		ASSERT_EQ(tokens.size(), 1u) << row.text;
		EXPECT_EQ(tokens[0].kind, row.kind) << row.text;
		EXPECT_EQ(lex::token_text(row.kind), row.text);
		EXPECT_FALSE(diags.has_errors()) << row.text;
	}
}

struct Number {
	const char *text;
	uint64_t value;
};

TEST(Lex, Numbers)
{
	const Number rows[] = {
		{"0", 0},
		{"7", 7},
		{"10", 10},
		{"010", 8},
		{"0x10", 16},
		{"0XfF", 255},
		{"1u", 1},
		{"1UL", 1},
		{"1lu", 1},
		{"1ll", 1},
		{"1LLU", 1},
		{"18446744073709551615", UINT64_MAX},
		{"0xffffffffffffffff", UINT64_MAX},
		{"$3", 31},
		{"'a'", 97},
		{"'ab'", 24930},
		{"'\\n'", 10},
		{"'\\0'", 0},
		{"'\\177'", 127},
		{"'\\xff'", UINT64_MAX},
		{"'\\''", 39},
		{"'\"'", 34},
	};

	for (const Number &row : rows) {
		lex::TokenList list;
		Diags diags;
		const std::vector<lex::Token> tokens = body(row.text, list, diags);

		ASSERT_EQ(tokens.size(), 1u) << row.text;
		EXPECT_EQ(tokens[0].value, row.value) << row.text;
		EXPECT_FALSE(diags.has_errors()) << row.text;
	}
}

TEST(Lex, WrongNumbers)
{
	for (const char *text : {"08", "0x", "0xg", "1x", "1uu", "1lul", "1lL", "18446744073709551616", "1.0", "''",
				 "'123456789'", "'a", "\"a", "$9", "$", "$zork", "\\", "`"}) {
		lex::TokenList list;
		Diags diags;

		body(text, list, diags);
		EXPECT_TRUE(diags.has_errors()) << text;
	}
}

TEST(Lex, NegativeArgumentIsTwoTokens)
{
	lex::TokenList list;
	Diags diags;
	const std::vector<lex::Token> tokens = body("$2", list, diags);

	ASSERT_EQ(tokens.size(), 2u);
	EXPECT_EQ(tokens[0].kind, lex::Tok::Sub);
	EXPECT_EQ(tokens[1].value, 12u);
	EXPECT_TRUE(list.used_args[2]);
	EXPECT_FALSE(list.used_args[1]);
}

TEST(Lex, UnusedArgumentsAreOnlyThoseThatNoSourceUses)
{
	lex::Sources sources;
	Diags diags;
	const lex::Macros macros = {.args = {"dtrace", "a", "b", "c"}};
	std::vector<lex::TokenList> lists;

	for (const char *text : {"BEGIN { trace($$1); }", "END { trace($$3); }"})
		lists.push_back(lex::lex(sources.add(ProgramKind::Name, "-n", text), macros, {}, diags));
	lex::check_unused_args(lists, macros, {}, diags);
	ASSERT_EQ(diags.errors(), 1u);
	EXPECT_EQ(diags.all()[0].text, "extraneous argument 'b' ($2 is not referenced)");
}

TEST(Lex, TokensOfEveryBrokenTextLieWithinIt)
{
	for (const std::string &text : broken_texts()) {
		SCOPED_TRACE(text);
		lex::Sources sources;
		Diags diags;
		const lex::Source &source = sources.add(ProgramKind::Script, "x.d", text);
		const lex::TokenList list = lex::lex(source, {.args = {"dtrace", "1"}}, {}, diags);

		ASSERT_FALSE(list.tokens.empty());
		EXPECT_EQ(list.tokens.back().kind, lex::Tok::End);
		for (const lex::Token &token : list.tokens) {
			EXPECT_LE(token.span.begin, token.span.end);
			EXPECT_LE(token.span.end, text.size());
		}
	}
}

} // namespace
} // namespace dt
