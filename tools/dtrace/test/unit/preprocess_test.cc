// SPDX-License-Identifier: GPL-2.0
/* -C: the arguments of cpp, its messages, and what happens if it cannot be run. */
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "lex/preprocess.h"

namespace dt {
namespace {

TEST(Preprocess, InterpreterLineIsLeftOutAndLinesKeepTheirNumbers)
{
	const auto done = lex::preprocess("a \"b\".d", "#!/usr/sbin/dtrace -Cs\n__LINE__ __FILE__\n", {});

	ASSERT_TRUE(done) << done.error().text();
	EXPECT_NE(done->text.find("\n2 \"a \\\"b\\\".d\"\n"), std::string::npos) << done->text;
	EXPECT_EQ(done->messages, "");
}

TEST(Preprocess, NamesOfSolarisAreDefined)
{
	const auto done =
		lex::preprocess("x.d", "__linux __unix __SVR4 __SUNW_D __SUNW_D_64 __SUNW_D_VERSION linux unix\n", {});

	ASSERT_TRUE(done) << done.error().text();
	EXPECT_NE(done->text.find("\n1 1 1 1 1 0x02000000 linux unix\n"), std::string::npos) << done->text;
}

TEST(Preprocess, ErrorsShowWhatWasRunAndWhatCppSaid)
{
	Options options;

	options.define = {"NAME=1"};
	const auto done = lex::preprocess("x.d", "\n#error never\n", options);
	ASSERT_FALSE(done);
	const std::string text = done.error().text();
	EXPECT_NE(text.find("rejects x.d"), std::string::npos) << text;
	EXPECT_NE(text.find("x.d:2"), std::string::npos) << text;
	EXPECT_NE(text.find("#error never"), std::string::npos) << text;
	EXPECT_NE(text.find("-DNAME=1"), std::string::npos) << text;
}

TEST(Preprocess, MissingCppIsNamed)
{
	Options options;

	options.cpppath = "/no/such/cpp";
	const auto done = lex::preprocess("x.d", "", options);
	ASSERT_FALSE(done);
	EXPECT_EQ(done.error().text(),
		  "cannot run the C preprocessor (/no/such/cpp, for -C): No such file or directory");
}

TEST(Preprocess, ArgumentsOfTheUserReachCpp)
{
	Options options;

	options.cppargs = {"-DWIDTH=8", "-Wno-unused-macros"};
	const auto done = lex::preprocess("x.d", "int width = WIDTH;\n", options);
	ASSERT_TRUE(done) << done.error().text();
	EXPECT_NE(done->text.find("int width = 8;"), std::string::npos) << done->text;
}

TEST(Preprocess, DirectoriesOfTheUserAreSearchedInTheirOrder)
{
	char dir[] = "/tmp/dtrace-test-XXXXXX";
	Options options;

	ASSERT_TRUE(mkdtemp(dir));
	const std::string top(dir), first = top + "/first", second = top + "/second";
	std::filesystem::create_directory(first);
	std::filesystem::create_directory(second);
	std::ofstream(first + "/both.h") << "inline int both = 1;\n";
	std::ofstream(second + "/both.h") << "inline int both = 2;\n";
	std::ofstream(second + "/one.h") << "inline int one = 3;\n";
	options.incdir = {first, second};
	const auto done = lex::preprocess("x.d", "#include <both.h>\n#include <one.h>\n", options);
	const auto without = lex::preprocess("x.d", "#include <both.h>\n", {});
	std::filesystem::remove_all(dir);
	ASSERT_TRUE(done) << done.error().text();
	EXPECT_NE(done->text.find("inline int both = 1;"), std::string::npos) << done->text;
	EXPECT_EQ(done->text.find("inline int both = 2;"), std::string::npos) << done->text;
	EXPECT_NE(done->text.find("inline int one = 3;"), std::string::npos) << done->text;
	EXPECT_FALSE(without);
}

TEST(Preprocess, AnotherCppRunsInPlaceOfTheUsualOne)
{
	namespace fs = std::filesystem;
	char dir[] = "/tmp/dtrace-test-XXXXXX";
	Options options;

	ASSERT_TRUE(mkdtemp(dir));
	options.cpppath = std::string(dir) + "/wrapper";
	std::ofstream(options.cpppath) << "#!/bin/sh\necho wrapped >&2\nexec cpp -DWRAPPED=7 \"$@\"\n";
	fs::permissions(options.cpppath, fs::perms::owner_all);
	const auto done = lex::preprocess("x.d", "int wrapped = WRAPPED;\n", options);
	fs::remove_all(dir);
	ASSERT_TRUE(done) << done.error().text();
	EXPECT_NE(done->text.find("int wrapped = 7;"), std::string::npos) << done->text;
	EXPECT_EQ(done->messages, "wrapped\n");
}

TEST(Preprocess, FilesBesideTheScriptAreFoundAndHeadersNamed)
{
	char dir[] = "/tmp/dtrace-test-XXXXXX";
	Options options;

	ASSERT_TRUE(mkdtemp(dir));
	std::ofstream(std::string(dir) + "/beside.h") << "inline int found = 1;\n";
	options.cpphdrs = true;
	const auto done = lex::preprocess(std::string(dir) + "/x.d", "#include \"beside.h\"\n", options);
	std::filesystem::remove_all(dir);
	ASSERT_TRUE(done) << done.error().text();
	EXPECT_NE(done->text.find("inline int found = 1;"), std::string::npos);
	EXPECT_NE(done->messages.find("beside.h"), std::string::npos) << done->messages;
}

TEST(Preprocess, ConformanceSetsStdc)
{
	for (const auto &[mode, value] :
	     {std::pair("a", "zero"), std::pair("c", "one"), std::pair("s", "none"), std::pair("t", "zero")}) {
		Options options;

		EXPECT_EQ(set_option(options, "stdc", mode, OptionFrom::CommandLine), OptionStatus::Ok);
		const auto done = lex::preprocess("x.d",
						  "#ifndef __STDC__\nnone\n#elif __STDC__\none\n#else\nzero\n#endif\n",
						  options);
		ASSERT_TRUE(done) << done.error().text();
		EXPECT_NE(done->text.find(std::string("\n") + value + '\n'), std::string::npos) << mode << done->text;
		EXPECT_EQ(done->messages, "") << mode;
	}
}

} // namespace
} // namespace dt
