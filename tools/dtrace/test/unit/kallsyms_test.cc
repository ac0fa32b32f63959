// SPDX-License-Identifier: GPL-2.0
/* Addresses of kernel symbols from the text of /proc/kallsyms. */
#include <gtest/gtest.h>

#include "gen/frame.h"
#include "os/kallsyms.h"
#include "run/links.h"

namespace {

using dt::os::find_symbols;

constexpr std::string_view kList = "0000000000000000 A percpu_start\n"
				   "ffffffff81000000 T _text\n"
				   "ffffffff81000100 t twice\n"
				   "ffffffff81000200 t twice\n"
				   "ffffffff81000300 D shared\n"
				   "ffffffff81000300 D alias\n"
				   "ffffffffc0001000 d shared\t[one]\n"
				   "ffffffffc0002000 d own\t[one]\n"
				   "ffffffffc0003000 d own\t[two]\n"
				   "ffffffffc0004000 d alone\t[two]";

struct Row {
	const char *symbol;
	uint64_t address;
};

TEST(Kallsyms, SymbolsAreFoundByNameAndModule)
{
	const Row table[] = {
		{"_text", 0xffffffff81000000},
		{"vmlinux`_text", 0xffffffff81000000},
		{"percpu_start", 0},
		{"alias", 0xffffffff81000300},
		{"shared", 0xffffffff81000300},
		{"one`shared", 0xffffffffc0001000},
		{"two`own", 0xffffffffc0003000},
		{"alone", 0xffffffffc0004000},
	};
	std::vector<std::string> wanted;

	for (const Row &row : table)
		wanted.emplace_back(row.symbol);
	const auto found = find_symbols(kList, wanted);
	ASSERT_TRUE(found) << found.error().text();
	for (size_t i = 0; i < wanted.size(); i++)
		EXPECT_EQ((*found)[i], table[i].address) << wanted[i];
}

std::string error_of(std::string_view list, const char *symbol)
{
	const auto found = find_symbols(list, {symbol});

	return found ? "no error" : found.error().text();
}

TEST(Kallsyms, WhatIsNotThereIsNamed)
{
	EXPECT_EQ(error_of(kList, "nowhere"), "the kernel has no symbol nowhere");
	EXPECT_EQ(error_of(kList, "two`shared"), "the kernel has no symbol two`shared");
	EXPECT_EQ(error_of(kList, "vmlinux`alone"), "the kernel has no symbol vmlinux`alone");
}

TEST(Kallsyms, ANameOfSeveralAddressesIsNoGuess)
{
	EXPECT_EQ(error_of(kList, "twice"), "several symbols are named twice");
	EXPECT_EQ(error_of(kList, "own"), "several symbols are named own");
}

TEST(Kallsyms, HiddenAddressesAreSaidToBeHidden)
{
	const std::string error = error_of("0000000000000000 T _text\n0000000000000000 D jiffies\n", "jiffies");

	EXPECT_NE(error.find("hides the address of jiffies"), std::string::npos) << error;
	EXPECT_NE(error.find("kptr_restrict to 1, or less, and have CAP_SYSLOG"), std::string::npos) << error;
}

TEST(Kallsyms, LinesOfAnotherFormAreNoSymbols)
{
	for (const char *line :
	     {"", "\n\n", "x", "ffff", "ffff ", "ffff T", "ffff T ", "ffff  jiffies", "zz T jiffies"})
		EXPECT_EQ(error_of(line, "jiffies"), "the kernel has no symbol jiffies") << line;
}

TEST(Kallsyms, AllAddressesOfAName)
{
	const std::vector<std::vector<uint64_t>> expected = {{0xffffffff81000300, 0xffffffffc0001000},
							     {},
							     {0xffffffff81000100, 0xffffffff81000200},
							     {0xffffffff81000300, 0xffffffffc0001000}};

	EXPECT_EQ(dt::os::all_addresses(kList, {"shared", "nowhere", "twice", "shared"}), expected);
}

TEST(Kallsyms, NamesOfAddresses)
{
	const std::vector<std::string> expected = {"_text", "", "own", "shared", ""};

	EXPECT_EQ(dt::os::name_symbols(kList, {0xffffffff81000000, 1, 0xffffffffc0002000, 0xffffffff81000300, 0}),
		  expected);
}

TEST(Kallsyms, NothingWantedIsNothingFound)
{
	const auto found = find_symbols(kList, {});

	ASSERT_TRUE(found);
	EXPECT_TRUE(found->empty());
}

TEST(Kallsyms, FunctionsEndWhereTheNextSymbolBegins)
{
	const auto ranges =
		dt::os::function_ranges(kList, {"vmlinux`twice", "vmlinux`shared", "two`alone", "one`gone"});

	ASSERT_EQ(ranges.size(), 4u);
	ASSERT_EQ(ranges[0].size(), 2u);
	EXPECT_EQ(ranges[0][0].start, 0xffffffff81000100);
	EXPECT_EQ(ranges[0][0].end, 0xffffffff81000200);
	EXPECT_EQ(ranges[0][1].end, 0xffffffff81000300);
	/* Not at its alias, which is at the same place. */
	EXPECT_EQ(ranges[1][0].end, 0xffffffffc0001000);
	EXPECT_EQ(ranges[2][0].end, UINT64_MAX);
	EXPECT_TRUE(ranges[3].empty());
}

TEST(Kallsyms, AFunctionHasThePartThatIsSeldomRun)
{
	const auto ranges = dt::os::function_ranges("ffffffff81000000 T f\nffffffff81000010 t f.cold\n"
						    "ffffffff81000020 t f.part.0\nffffffff81000030 T g\n",
						    {"vmlinux`f"});

	ASSERT_EQ(ranges[0].size(), 2u);
	EXPECT_EQ(ranges[0][0].end, 0xffffffff81000010);
	EXPECT_EQ(ranges[0][1].start, 0xffffffff81000010);
	EXPECT_EQ(ranges[0][1].end, 0xffffffff81000020);
}

TEST(SiteCookies, ALongFunctionTakesSeveralAndWhatHasNoEndOne)
{
	using dt::gen::kSiteMost, dt::gen::site_cookie;
	constexpr uint64_t start = 0xffffffff81000000;
	const std::vector<uint64_t> expected = {site_cookie(start, 16), site_cookie(start, kSiteMost),
						site_cookie(start + kSiteMost, 1), site_cookie(start, kSiteMost)};

	EXPECT_EQ(dt::run::site_cookies({{start, start + 16}, {start, start + kSiteMost + 1}, {start, UINT64_MAX}}),
		  expected);
	EXPECT_TRUE(dt::run::site_cookies({}).empty());
}

} // namespace
