// SPDX-License-Identifier: GPL-2.0
/* Glob patterns: each row is a pattern, a text and whether they match. */
#include <gtest/gtest.h>

#include "base/glob.h"

namespace dt {
namespace {

struct Row {
	const char *pattern, *text;
	bool matches;
};

TEST(Glob, Table)
{
	const Row rows[] = {
		{"", "", true},
		{"", "anything", true},
		{"a", "a", true},
		{"a", "b", false},
		{"a", "", false},
		{"a", "aa", false},
		{"*", "", true},
		{"*", "abc", true},
		{"a*", "abc", true},
		{"*c", "abc", true},
		{"*b", "abc", false},
		{"a*c", "ac", true},
		{"a*b*c", "aXbYc", true},
		{"a*b*c", "acb", false},
		{"*a*a*a*", "aaa", true},
		{"*a*a*a*", "aa", false},
		{"?", "a", true},
		{"?", "", false},
		{"a?c", "abc", true},
		{"a?c", "ac", false},
		{"[abc]", "b", true},
		{"[abc]", "d", false},
		{"[a-c]x", "bx", true},
		{"[a-c]x", "dx", false},
		{"[!a-c]", "d", true},
		{"[!a-c]", "b", false},
		{"[]]", "]", true},
		{"[!]]", "a", true},
		{"[a-]", "-", true},
		{"*[0-9]", "cpu12", true},
		{"[a", "a", true},
		{"\\*", "*", true},
		{"\\*", "a", false},
		{"a\\?b", "a?b", true},
		{"[\\]]", "]", true},
		{"__x64_sys_*", "__x64_sys_read", true},
		{"vfs_*", "vfs_read", true},
		{"vfs_*", "xvfs_read", false},
		{"*.isra.*", "f.isra.0", true},
	};

	for (const Row &row : rows)
		EXPECT_EQ(glob_match(row.pattern, row.text), row.matches) << row.pattern << " on " << row.text;
}

TEST(Glob, ManyStarsStayLinear)
{
	const std::string text(20000, 'a');

	EXPECT_FALSE(glob_match("*a*a*a*a*a*a*a*a*b", text));
}

TEST(Glob, KnowsPatternFromName)
{
	for (const char *pattern : {"", "*", "a?", "[a]", "\\*"})
		EXPECT_TRUE(is_glob(pattern)) << pattern;
	for (const char *name : {"vfs_read", "a.b", "f.isra.0", "x]"})
		EXPECT_FALSE(is_glob(name)) << name;
}

} // namespace
} // namespace dt
