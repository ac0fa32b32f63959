// SPDX-License-Identifier: GPL-2.0
/* Lines of source and functions that the compiler has expanded, compared with addr2line of binutils. */
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "base/diag.h"
#include "base/each_line.h"
#include "os/elf.h"

namespace {

using namespace dt;
namespace fs = std::filesystem;

constexpr const char *kSource = R"(
[[gnu::noinline]] int leaf(int n)
{
	asm volatile("" : "+r"(n));
	return n * 3;
}
namespace shop {
[[gnu::always_inline]] inline int add(int a, int b)
{
	int c = leaf(a);
	c += leaf(b);
	return c;
}
[[gnu::always_inline]] inline int total(int n)
{
	int s = add(n, 1);
	s += add(n, 2);
	return s;
}
}
[[gnu::noinline]] int work(int n)
{
	int s = shop::total(n);
	s ^= shop::total(s);
	return s;
}
int main(int argc, char **) { return work(argc); }
)";

/* The program in a directory of its own. Its code is at the same offsets and addresses. */
class SourceLines : public ::testing::Test {
protected:
	SourceLines()
	{
		char name[] = "/tmp/dt_lines_testXXXXXX";

		directory_ = mkdtemp(name);
		std::ofstream(directory_ + "/shop.cc") << kSource;
		run("c++ -g -O2 -fPIE -pie -o shop shop.cc");
	}
	~SourceLines() override { fs::remove_all(directory_); }

	std::string run(const std::string &command) const
	{
		const std::string output = directory_ + "/output";
		const int status = std::system(("cd " + directory_ + " && " + command + " >" + output).c_str());
		const Result<std::string> text = read_file(output);

		EXPECT_EQ(status, 0) << command;
		return text ? *text : "";
	}
	os::ElfFile file(const std::string &name = "shop") const
	{
		const std::string path = directory_ + "/" + name;

		return {Fd(open(path.c_str(), O_RDONLY | O_CLOEXEC)), path};
	}
	/* Where @name begins, and ends, in the program with symbols. */
	std::pair<uint64_t, uint64_t> range_of(std::string_view name) const
	{
		os::ElfFile program = file();

		for (const os::UserFunction &function : program.functions())
			if (function.name == name)
				return {function.offset, function.offset + function.bytes};
		ADD_FAILURE() << name;
		return {};
	}

	std::string directory_;
};

/* "add shop.cc:9|total shop.cc:15|..." */
std::string text_of(const std::vector<os::SourceFrame> &frames, const std::string &function)
{
	std::string text;

	for (const os::SourceFrame &frame : frames)
		text += (frame.function.empty() ? function : frame.function) + ' ' + frame.file + ':' +
			std::to_string(frame.line) + '|';
	return text;
}

TEST_F(SourceLines, AreThoseOfAddr2line)
{
	const auto [begin, end] = range_of("_Z4worki");
	std::map<uint64_t, std::string> wanted;
	std::string addresses, function;
	uint64_t at = 0;
	size_t expanded = 0;

	for (uint64_t offset = begin; offset < end; offset++)
		addresses += format(" %lx", offset);
	for_each_line(run("addr2line -aifCs -e shop" + addresses), [&](std::string_view line) {
		if (line.starts_with("0x")) {
			at = std::strtoull(std::string(line).c_str(), nullptr, 16);
		} else if (function.empty()) {
			function = line;
		} else {
			wanted[at] += function + ' ' + std::string(line.substr(0, line.find(' '))) + '|';
			function.clear();
		}
	});
	os::ElfFile program = file();
	ASSERT_GT(wanted.size(), 20u);
	for (const auto &[offset, text] : wanted) {
		EXPECT_EQ(text_of(program.lines(offset), "work(int)"), text) << std::hex << offset;
		expanded += program.lines(offset).size() == 3;
	}
	EXPECT_GT(expanded, 10u);
}

TEST_F(SourceLines, MayBeInADebugFile)
{
	const uint64_t begin = range_of("_Z4worki").first;
	const std::string text = text_of(file().lines(begin), "work");

	run("objcopy --only-keep-debug shop shop.debug && strip -o stripped shop && "
	    "objcopy --add-gnu-debuglink=shop.debug stripped linked");
	EXPECT_FALSE(text.empty());
	EXPECT_EQ(text_of(file("linked").lines(begin), "work"), text);
	EXPECT_EQ(text_of(file("stripped").lines(begin), "work"), "");
}

TEST_F(SourceLines, OfWhatIsNoCodeThereAreNone)
{
	EXPECT_EQ(text_of(file().lines(0), ""), "");
	EXPECT_EQ(text_of(file().lines(1ull << 40), ""), "");
	EXPECT_EQ(text_of(file("shop.cc").lines(0), ""), "");
}

} // namespace
