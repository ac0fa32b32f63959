// SPDX-License-Identifier: GPL-2.0
/* The form of messages, lines and columns, and similar names. */
#include <gtest/gtest.h>

#include "lex/source.h"

namespace dt {
namespace {

std::string shown(ProgramKind kind, const char *text, Span span, Region region, bool tags)
{
	lex::Sources sources;
	Diags diags;

	sources.add(kind, kind == ProgramKind::Script ? "x.d" : "-n", text);
	diags.set_region(region);
	diags.error(Tag::D_SYNTAX, span, "reason", "what to do");
	return sources.format(diags, tags);
}

TEST(Diag, ScriptsGetLineAndCaret)
{
	EXPECT_EQ(shown(ProgramKind::Script, "BEGIN\n{\n\tfoo(bar);\n}\n", {13, 16, 0}, Region::Actions, false),
		  "dtrace: failed to compile script x.d: line 3: reason\n"
		  "  x.d:3:6:  foo(bar);\n"
		  "                ^~~\n"
		  "  what to do\n");
}

TEST(Diag, CommandLineTextNamesTheRegion)
{
	EXPECT_EQ(shown(ProgramKind::Name, "BEGIN { x }", {8, 9, 0}, Region::Actions, true),
		  "dtrace: invalid probe specifier BEGIN { x }: [D_SYNTAX] in action list: reason\n"
		  "  -n:1:9: BEGIN { x }\n"
		  "                  ^\n"
		  "  what to do\n");
	EXPECT_EQ(shown(ProgramKind::Name, "x", {0, 1, 0}, Region::Probes, false).substr(0, 42),
		  "dtrace: invalid probe specifier x: reason\n");
}

TEST(Diag, ErrorsOfTheWholeHaveNoPlace)
{
	EXPECT_EQ(shown(ProgramKind::Script, "BEGIN\n", Span::whole(0), Region::None, false),
		  "dtrace: failed to compile script x.d: reason\n  what to do\n");
}

TEST(Diag, CaretStandsAfterCharactersOfSeveralBytes)
{
	EXPECT_EQ(shown(ProgramKind::Script, "\"ü\" x", {5, 6, 0}, Region::None, false),
		  "dtrace: failed to compile script x.d: line 1: reason\n"
		  "  x.d:1:6: \"ü\" x\n"
		  "               ^\n"
		  "  what to do\n");
}

TEST(Diag, SpansAfterTheEndAreSafe)
{
	for (const Span span : {Span{0, 0, 0}, Span{2, 99, 0}, Span{99, 100, 0}, Span{3, 3, 0}})
		for (const char *text : {"", "ab\n", "abc", "\n\n\n"})
			EXPECT_NE(shown(ProgramKind::Script, text, span, Region::None, false).find('^'),
				  std::string::npos);
}

TEST(Diag, OnlyTheFirstTwentyAreKept)
{
	lex::Sources sources;
	Diags diags;

	sources.add(ProgramKind::Script, "x.d", "x");
	for (int i = 0; i < 25; i++)
		diags.error(Tag::D_SYNTAX, {0, 1, 0}, format("reason %d", i));
	EXPECT_EQ(diags.all().size(), Diags::kMax);
	EXPECT_EQ(diags.errors(), 25u);
	EXPECT_NE(sources.format(diags, false).find("5 more errors are not shown"), std::string::npos);
}

TEST(Diag, WarningsAreNotErrors)
{
	lex::Sources sources;
	Diags diags;

	sources.add(ProgramKind::Script, "x.d", "x");
	diags.warning(Tag::D_SYNTAX, {0, 1, 0}, "reason");
	EXPECT_FALSE(diags.has_errors());
	EXPECT_EQ(sources.format(diags, false).substr(0, 38), "dtrace: warning: x.d: line 1: reason\n ");
}

TEST(Diags, SameErrorIsKeptOnce)
{
	Diags diags;

	diags.error(Tag::D_TYPE_ERR, {1, 2, 0}, "a");
	diags.error(Tag::D_TYPE_ERR, {1, 2, 0}, "a");
	diags.error(Tag::D_TYPE_ERR, {1, 2, 1}, "a");
	EXPECT_EQ(diags.all().size(), 2u);
	EXPECT_EQ(diags.errors(), 3u);
}

TEST(Diags, WhatIsNoErrorAfterAllIsDropped)
{
	Diags diags;

	diags.keep_all();
	for (int i = 0; i < 60; i++)
		diags.error(i % 2 ? Tag::D_SYNTAX : Tag::D_TYPE_ERR, {0, 1, 0}, format("reason %d", i));
	EXPECT_EQ(diags.drop([](const Diag &said) { return said.tag == Tag::D_SYNTAX; }), 30u);
	EXPECT_EQ(diags.errors(), 30u);
	diags.keep_few();
	ASSERT_EQ(diags.all().size(), Diags::kMax);
	EXPECT_EQ(diags.all().back().text, "reason 38");
	EXPECT_EQ(diags.drop([](const Diag &) { return true; }), Diags::kMax);
	EXPECT_FALSE(diags.has_errors());
}

TEST(Diags, AConflictShowsBothPlaces)
{
	lex::Sources sources;
	Diags diags;

	sources.add(ProgramKind::Script, "x.d", "ab\ncd");
	diags.conflict(Tag::D_SYNTAX, {3, 4, 0}, "reason", "help", {0, 1, 0}, "it began here");
	EXPECT_EQ(sources.format(diags, false), "dtrace: failed to compile script x.d: line 2: reason\n"
						"  x.d:2:1: cd\n"
						"           ^\n"
						"  help\n"
						"  it began here:\n"
						"  x.d:1:1: ab\n"
						"           ^\n");
}

TEST(Diags, WhatWasTriedIsForgotten)
{
	Diags diags;

	diags.error(Tag::D_TYPE_ERR, {1, 2, 0}, "kept");
	const Diags::Mark mark = diags.mark();
	EXPECT_EQ(diags.rewind(mark), "");
	diags.error(Tag::D_TYPE_ERR, {2, 3, 0}, "first");
	diags.error(Tag::D_TYPE_ERR, {3, 4, 0}, "second");
	EXPECT_EQ(diags.rewind(mark), "first");
	EXPECT_EQ(diags.errors(), 1u);
	ASSERT_EQ(diags.all().size(), 1u);
	EXPECT_EQ(diags.all()[0].text, "kept");
}

TEST(NearName, OnlyNamesThatMayBeMeant)
{
	struct Row {
		const char *wanted, *candidate;
		bool near;
	};
	const Row rows[] = {
		{"pidd", "pid", true},		{"prinft", "printf", true},	 {"vfs_raed", "vfs_read", true},
		{"excename", "execname", true}, {"timestmp", "timestamp", true}, {"x", "y", false},
		{"uid", "gid", true},		{"zork", "trace", false},	 {"probefunk", "probefunc", true},
		{"count", "trunc", false},	{"abcdefgh", "abxxxxgh", false}, {"same", "same", false},
	};

	for (const Row &row : rows) {
		NearName near(row.wanted);

		near.consider(row.candidate);
		EXPECT_EQ(near.best(), row.near ? row.candidate : "") << row.wanted << ", " << row.candidate;
	}
}

TEST(NearName, NearestWins)
{
	NearName near("vfs_reed");

	for (const char *name : {"vfs_readv", "vfs_read", "vfs_feed_me"})
		near.consider(name);
	EXPECT_EQ(near.hint(), "did you mean vfs_read?");
}

TEST(NearName, LongNamesAreSafe)
{
	const std::string text(100000, 'a');
	NearName near(text);

	near.consider(text.substr(1));
	EXPECT_EQ(near.best(), "");
}

} // namespace
} // namespace dt
