// SPDX-License-Identifier: GPL-2.0
/* Files and names that a traced process has made to harm the tool: none stops it, or takes all memory. */
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "os/debug_file.h"
#include "os/demangle.h"
#include "os/mapped.h"
#include "os/regular.h"
#include "os/unwind_rows.h"
#include "os/wary.h"

namespace dt::os {
namespace {

class WaryFiles : public ::testing::Test {
protected:
	WaryFiles()
	{
		char name[] = "/tmp/dt_wary_testXXXXXX";

		directory_ = mkdtemp(name);
	}
	~WaryFiles() override { std::filesystem::remove_all(directory_); }

	std::string at(const char *name) const { return directory_ + "/" + name; }
	void write(const char *name, std::string_view text) const { std::ofstream(at(name)) << text; }

	std::string directory_;
	struct stat found_ = {};
};

/* Opening a pipe for reading would wait for a writer. */
TEST_F(WaryFiles, OnlyARegularFileIsOpened)
{
	write("file", "text");
	ASSERT_EQ(mkfifo(at("pipe").c_str(), 0600), 0);
	ASSERT_EQ(symlink("pipe", at("link").c_str()), 0);
	ASSERT_EQ(symlink("file", at("link-of-file").c_str()), 0);
	const Fd directory(open(directory_.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));

	EXPECT_TRUE(open_regular(at("file"), found_));
	EXPECT_EQ(found_.st_size, 4);
	EXPECT_TRUE(open_regular(at("link-of-file"), found_));
	for (const char *name : {"pipe", "link", "none", "."})
		EXPECT_FALSE(open_regular(at(name), found_)) << name;
	EXPECT_FALSE(open_regular("/dev/null", found_));
	EXPECT_TRUE(open_regular_below(directory.get(), "file", found_));
	EXPECT_TRUE(open_regular_below(directory.get(), "../../file", found_));
	for (const char *name : {"pipe", "link-of-file", "/etc/passwd", "../../../../etc/passwd"})
		EXPECT_FALSE(open_regular_below(directory.get(), name, found_)) << name;
}

/* The path of a mapping leads to a pipe by now, or to another file. */
TEST_F(WaryFiles, AnotherFileAtThePathOfAMappingIsNotOpened)
{
	write("other", "");
	ASSERT_EQ(mkfifo(at("pipe").c_str(), 0600), 0);
	for (const char *name : {"pipe", "other"}) {
		MapLine line = {
			.start = 4096, .end = 8192, .offset = 0, .file = {0, 1}, .is_code = true, .path = at(name)};
		struct stat status;

		EXPECT_FALSE(open_mapped(getpid(), line)) << name;
		ASSERT_EQ(stat(at(name).c_str(), &status), 0);
		line.file.second = status.st_ino;
		EXPECT_EQ(static_cast<bool>(open_mapped(getpid(), line)), S_ISREG(status.st_mode)) << name;
	}
}

/* As libdw reads a file that is cut meanwhile: the process would end by SIGBUS. */
TEST_F(WaryFiles, ACutFileReadsAsZeros)
{
	constexpr size_t bytes = 3 * 4096;
	const Fd file(open(at("file").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));

	survive_cut_files();
	write("file", std::string(bytes, 'x'));
	for (const int rights : {PROT_READ, PROT_READ | PROT_WRITE}) {
		ASSERT_EQ(ftruncate(file.get(), bytes), 0);
		auto *const text =
			static_cast<volatile char *>(mmap(nullptr, bytes, rights, MAP_PRIVATE, file.get(), 0));

		ASSERT_EQ(ftruncate(file.get(), 4096), 0);
		EXPECT_EQ(text[0], 'x');
		EXPECT_EQ(text[4096], 0);
		EXPECT_EQ(text[bytes - 1], 0);
		munmap(const_cast<char *>(text), bytes);
	}
	std::signal(SIGBUS, SIG_DFL);
}

TEST(MemoryBound, EndsWithItsScope)
{
	rlimit before, meanwhile, after;

	getrlimit(RLIMIT_DATA, &before);
	{
		const MemoryBound bound;

		getrlimit(RLIMIT_DATA, &meanwhile);
	}
	getrlimit(RLIMIT_DATA, &after);
	EXPECT_LT(meanwhile.rlim_cur, before.rlim_cur);
	EXPECT_EQ(after.rlim_cur, before.rlim_cur);
}

/* An allocation that fails is an answer, and no end of the tool. */
TEST(MemoryBound, WhatWantsTooMuchHasTheOtherValue)
{
	EXPECT_EQ(within_memory([] { return 1; }, 2), 1);
	EXPECT_EQ(within_memory([]() -> int { throw std::bad_alloc(); }, 2), 2);
}

/* Each part of this name stands for two of the part before. The text would have 2^40 parts. */
TEST(Demangle, ANameThatGrowsWithoutEndStaysAsItIs)
{
	std::string name = "_Z1f1aIccE";
	const auto begin = std::chrono::steady_clock::now();

	for (int i = 0; i < 40; i++) {
		const char digit = static_cast<char>(i == 0 ? 0 : (i <= 10 ? '0' : 'A' - 10) + i - 1);
		const std::string before = i == 0 ? "S_" : i <= 36 ? std::string("S") + digit + "_" : "SZ_";

		name += "S_I" + before + before + "E";
	}
	EXPECT_EQ(demangle(name.c_str()), name);
	EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
	EXPECT_EQ(demangle("_ZN4shop3addEii"), "shop::add(int, int)");
}

/* The instructions for each range begin at the start of the function: 20,000 ranges would execute 40,000^2 of them. */
TEST_F(WaryFiles, CallFrameInformationTakesNoMoreThanItsTime)
{
	write("frames.s",
	      ".text\n.globl main\n.type main, @function\nmain:\n.cfi_startproc\n.rept 10000\nnop\n"
	      ".cfi_def_cfa_offset 160\nnop\n.cfi_def_cfa_offset 240\n.endr\n.cfi_endproc\n.size main, .-main\n");
	ASSERT_EQ(std::system(("cd " + directory_ + " && ${CC:-cc} -nostdlib -Wl,-e,main -o frames frames.s").c_str()),
		  0);
	const Fd file(open(at("frames").c_str(), O_RDONLY | O_CLOEXEC));
	const auto all = unwind_rows(file.get(), "", UINT64_MAX), some = unwind_rows(file.get(), "", 1u << 26);

	ASSERT_TRUE(all && some);
	EXPECT_GT(all->size(), 20000u);
	EXPECT_LT(some->size(), 2000u);
	EXPECT_GT(some->size(), 100u);
}

TEST_F(WaryFiles, TheCrcOfADebugLinkIsThatOfGdb)
{
	write("file", "123456789");
	EXPECT_EQ(debug_link_crc(Fd(open(at("file").c_str(), O_RDONLY)).get()), 0xcbf43926u);
}

} // namespace
} // namespace dt::os
