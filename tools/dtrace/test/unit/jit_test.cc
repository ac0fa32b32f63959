// SPDX-License-Identifier: GPL-2.0
/* Names of generated code: what is read of a file that the traced process, or somebody else, has written. */
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include <sys/stat.h>
#include <unistd.h>

#include "os/jit.h"

namespace {

using namespace dt;

/* The file of this process, and names of it. */
class JitFile : public ::testing::Test {
protected:
	JitFile() { remove(); }
	~JitFile() override { remove(); }

	void remove() const { unlink(path_.c_str()); }

	/* @mode as of fopen(); @at: where in the file. */
	void write(const char *mode, const std::string &text, long at = 0) const
	{
		std::FILE *const file = std::fopen(path_.c_str(), mode);

		ASSERT_TRUE(file);
		std::fseek(file, at, at ? SEEK_SET : SEEK_CUR);
		std::fputs(text.c_str(), file);
		std::fclose(file);
	}

	std::string find(uint64_t address) { return find(names_, address); }
	static std::string find(os::JitNames &names, uint64_t address)
	{
		os::AddressName name;
		std::string text;

		if (!names.find(getpid(), address, name))
			return "none";
		os::add_name(name, address, os::Form::Place, text);
		return text;
	}

	const std::string path_ = "/tmp/perf-" + std::to_string(getpid()) + ".map";
	/* It looks each time. */
	os::JitNames names_{{.between = {}}};
};

TEST_F(JitFile, WhatWasWrittenLastHolds)
{
	EXPECT_EQ(find(0x1000), "none");
	write("w", "1000 10 old\nno line\n1000 20 fib(int)\n2000 8 two words\n");
	EXPECT_EQ(find(0x1010), "[jit]`fib(int)+0x10");
	EXPECT_EQ(find(0x2000), "[jit]`two words");
	EXPECT_EQ(find(0x2008), "none");
	write("a", "3000 4 later\n");
	EXPECT_EQ(find(0x3000), "[jit]`later");
	remove();
	EXPECT_EQ(find(0x1010), "[jit]`fib(int)+0x10");
}

TEST_F(JitFile, AddressesMayBeginWith0x)
{
	/* As OpenJDK writes them. */
	write("w", "0x4000 10 Hello.main\n0x5000 0x8 both\n");
	EXPECT_EQ(find(0x400f), "[jit]`Hello.main+0xf");
	EXPECT_EQ(find(0x5007), "[jit]`both+0x7");
}

TEST_F(JitFile, ALineWithoutItsEndIsReadLater)
{
	write("w", "1000 10 begi");
	EXPECT_EQ(find(0x1000), "none");
	write("a", "nning\n");
	EXPECT_EQ(find(0x1000), "[jit]`beginning");
}

TEST_F(JitFile, NewCodeReplacesWhatItOverlaps)
{
	write("w", "1010 10 old\n1100 10 other\n1000 40 whole\n");
	EXPECT_EQ(find(0x1018), "[jit]`whole+0x18");
	EXPECT_EQ(find(0x1108), "[jit]`other+0x8");
}

TEST_F(JitFile, AFileThatIsWrittenAnewIsRead)
{
	write("w", "1000 10 first\n2000 10 kept\n");
	EXPECT_EQ(find(0x1000), "[jit]`first");
	remove();
	write("w", "1000 10 second\n3000 10 more\n");
	EXPECT_EQ(find(0x3000), "[jit]`more");
	EXPECT_EQ(find(0x1000), "[jit]`second");
	EXPECT_EQ(find(0x2000), "[jit]`kept");
}

TEST_F(JitFile, AFileOfAnotherUserIsNotRead)
{
	if (geteuid() != 0)
		GTEST_SKIP() << "only root can give a file away";
	write("w", "1000 10 wrong\n");
	ASSERT_EQ(chown(path_.c_str(), 4711, 0), 0);
	EXPECT_EQ(find(0x1000), "none");
	ASSERT_EQ(chown(path_.c_str(), 0, 0), 0);
	EXPECT_EQ(find(0x1000), "[jit]`wrong");
}

TEST_F(JitFile, ASymbolicLinkIsNotFollowed)
{
	const std::string target = path_ + ".target";
	std::FILE *const file = std::fopen(target.c_str(), "w");

	ASSERT_TRUE(file);
	std::fputs("1000 10 wrong\n", file);
	std::fclose(file);
	ASSERT_EQ(symlink(target.c_str(), path_.c_str()), 0);
	EXPECT_EQ(find(0x1000), "none");
	unlink(target.c_str());
}

TEST_F(JitFile, APipeDoesNotStopTheTool)
{
	ASSERT_EQ(mkfifo(path_.c_str(), 0600), 0);
	EXPECT_EQ(find(0x1000), "none");
}

TEST_F(JitFile, TheEndOfAVeryLargeFileIsNotRead)
{
	constexpr long much = 65l << 20;

	write("w", "1000 10 begin\n");
	write("r+", "\n2000 10 end\n", much);
	EXPECT_EQ(find(0x1000), "[jit]`begin");
	EXPECT_EQ(find(0x2000), "none");
}

TEST_F(JitFile, NamesOfAllProcessesHaveBoundedMemory)
{
	os::JitNames names({.memory = 1000, .between = {}});
	std::string text = "1000 10 begin\n";

	for (int i = 0; i < 100; i++)
		text += std::to_string(2000 + 10 * i) + " 10 more\n";
	write("w", text + "9000 10 end\n");
	EXPECT_EQ(find(names, 0x1000), "[jit]`begin");
	EXPECT_EQ(find(names, 0x9000), "none");
}

TEST_F(JitFile, IsLookedAtSeldom)
{
	os::JitNames names({.between = std::chrono::hours(1)});

	EXPECT_EQ(find(names, 0x1000), "none");
	write("w", "1000 10 later\n");
	EXPECT_EQ(find(names, 0x1000), "none");
}

} // namespace
