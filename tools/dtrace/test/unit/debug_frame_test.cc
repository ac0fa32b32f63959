// SPDX-License-Identifier: GPL-2.0
/* Rows of files without .eh_frame: they are those of the same code with it. */
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "base/fd.h"
#include "os/elf.h"
#include "os/unwind_rows.h"

namespace {

using namespace dt;
namespace fs = std::filesystem;

constexpr const char *kSource = R"(
int other(int *);
__attribute__((noipa)) int work(int n)
{
	int numbers[64] = {n};

	return other(numbers) + other(numbers + n);
}
__attribute__((noipa)) int other(int *p) { return *p; }
int main(int argc, char **argv) { return work(argc) + !argv; }
)";

/* A directory with the same program in several forms. */
class DebugFrame : public ::testing::Test {
protected:
	DebugFrame()
	{
		char name[] = "/tmp/dt_frame_testXXXXXX";

		directory_ = mkdtemp(name);
		std::ofstream(directory_ + "/work.c") << kSource;
		build("with", "-fasynchronous-unwind-tables");
		build("without", "-fno-asynchronous-unwind-tables -fno-unwind-tables -fno-exceptions");
	}
	~DebugFrame() override { fs::remove_all(directory_); }

	void build(const std::string &name, const std::string &options) const
	{
		run("cc -g -O2 -fomit-frame-pointer -o " + name + " work.c " + options);
	}
	void run(const std::string &command) const
	{
		EXPECT_EQ(std::system(("cd " + directory_ + " && " + command).c_str()), 0) << command;
	}
	Fd opened(const std::string &name) const
	{
		return Fd(open((directory_ + "/" + name).c_str(), O_RDONLY | O_CLOEXEC));
	}

	/* The rows of the function work() of the program @name, by offset in the function; @symbols: who has them. */
	std::vector<unwind_row> rows_of(const std::string &name, const std::string &symbols) const
	{
		os::ElfFile file(opened(symbols), directory_ + "/" + symbols);
		const Result<std::vector<unwind_row>> all =
			os::unwind_rows(opened(name).get(), directory_ + "/" + name);
		const std::vector<os::UserFunction> functions = file.functions();
		const auto work = std::ranges::find(functions, "work", &os::UserFunction::name);
		std::vector<unwind_row> rows;

		EXPECT_NE(work, functions.end());
		EXPECT_TRUE(all);
		EXPECT_TRUE(std::ranges::is_sorted(*all, {}, &unwind_row::offset));
		for (unwind_row row : *all) {
			if (row.offset < work->offset || row.offset >= work->offset + work->bytes)
				continue;
			row.offset -= static_cast<uint32_t>(work->offset);
			rows.push_back(row);
		}
		return rows;
	}

	static bool is_same(const unwind_row &a, const unwind_row &b)
	{
		return a.offset == b.offset && a.cfa == b.cfa && a.form == b.form && a.ra == b.ra && a.fp == b.fp;
	}
	void expect_same(const std::string &name, const std::string &symbols) const
	{
		const std::vector<unwind_row> wanted = rows_of("with", "with");

		EXPECT_GE(wanted.size(), 3u);
		EXPECT_TRUE(std::ranges::equal(rows_of(name, symbols), wanted, is_same)) << name;
	}

	std::string directory_;
};

TEST_F(DebugFrame, OfTheFileItself)
{
	expect_same("without", "without");
}

TEST_F(DebugFrame, OfItsDebugFile)
{
	run("objcopy --only-keep-debug without without.debug && strip -o stripped without && "
	    "objcopy --add-gnu-debuglink=without.debug stripped linked");
	expect_same("linked", "without");
	EXPECT_EQ(rows_of("stripped", "without").size(), 0u) << "there is nothing to read";
}

TEST_F(DebugFrame, MayBeCompressed)
{
	run("objcopy --compress-debug-sections without compressed");
	expect_same("compressed", "without");
}

} // namespace
