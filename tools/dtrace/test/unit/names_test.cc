// SPDX-License-Identifier: GPL-2.0
/* Names of addresses: of the kernel from a list, of a process from this one. */
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>

#include <linux/perf_event.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "out/print_names.h"
#include "os/demangle.h"
#include "os/follow.h"
#include "base/unwind.h"
#include "os/symbols.h"
#include "mapped_file.h"

/* Looked for by its name. */
extern "C" [[gnu::noinline]] int dt_names_test_here(int x)
{
	asm volatile("" : "+r"(x));
	return x + 1;
}

namespace names_test {

[[gnu::noinline]] static void take_return_address(uint64_t *address)
{
	*address = reinterpret_cast<uint64_t>(__builtin_return_address(0));
}

/* The call returns to another line. */
[[gnu::always_inline]] static inline uint64_t expanded()
{
	uint64_t address;

	take_return_address(&address);
	asm volatile("nop");
	return address;
}
constexpr int kExpandedLine = __LINE__ - 4; /* of the call */

struct Here {
	[[gnu::noinline]] static int method(int x)
	{
		asm volatile("" : "+r"(x));
		return x + 2;
	}
};

} // namespace names_test

namespace {

using namespace dt;

std::string text_of(const os::AddressName &name, uint64_t address, os::Form form = os::Form::Place)
{
	std::string text;

	os::add_name(name, address, form, text);
	return text;
}

TEST(Names, FormsOfAnAddress)
{
	using os::Form;

	EXPECT_EQ(text_of({"m", "f", 0x12}, 0x1012), "m`f+0x12");
	EXPECT_EQ(text_of({"m", "f", 0}, 0x1000), "m`f");
	EXPECT_EQ(text_of({"m", "f", 0x12}, 0x1012, Form::Symbol), "m`f");
	EXPECT_EQ(text_of({"m", "f", 0x12}, 0x1012, Form::Module), "m");
	EXPECT_EQ(text_of({"m", "", 0}, 0x1012), "m`0x1012");
	EXPECT_EQ(text_of({"m", "", 0}, 0x1012, Form::Symbol), "m`0x1012");
	EXPECT_EQ(text_of({"m", "", 0x8977, true}, 0x1012), "m`+0x8977");
	EXPECT_EQ(text_of({"m", "", 0, true}, 0x1012), "m`+0x0");
	EXPECT_EQ(text_of({"m", "", 0x8977, true}, 0x1012, Form::Symbol), "m`+0x8977");
	EXPECT_EQ(text_of({"m", "", 0x8977, true}, 0x1012, Form::Module), "m");
	EXPECT_EQ(text_of({}, 0x1012), "0x1012");
	EXPECT_EQ(text_of({}, 0x1012, Form::Module), "0x1012");
}

/* Files of /proc as the test has them. */
struct Proc {
	std::map<std::string, std::string> files;
	int reads = 0; /* of kallsyms */

	os::KernelNames names()
	{
		return os::KernelNames([this](const char *path) {
			reads += std::string(path) == "/proc/kallsyms";
			return files[path];
		});
	}
};

constexpr const char *kList = "0000000000001000 A percpu\n"
			      "ffffffff81000300 t local\n"
			      "ffffffff81000000 T _text\n"
			      "ffffffff81000200 T __sys_alias\n"
			      "ffffffff81000200 d data_of_it\n"
			      "ffffffff81000200 T _alias\n"
			      "ffffffff81000200 t alias_of_it\n"
			      "ffffffff82000000 D variable\n"
			      "ffffffff82000100 B _end\n"
			      "ffffffffc0001000 t in_module\t[one]\n";

TEST(KernelNames, SymbolsReachToTheNextOne)
{
	Proc proc = {{{"/proc/kallsyms", kList}}};
	os::KernelNames names = proc.names();
	const std::pair<uint64_t, const char *> table[] = {
		{0xffffffff80ffffff, "0xffffffff80ffffff"},  {0xffffffff81000000, "vmlinux`_text"},
		{0xffffffff810001ff, "vmlinux`_text+0x1ff"}, {0xffffffff81000201, "vmlinux`_alias+0x1"},
		{0xffffffff81000300, "vmlinux`local"},	     {0xffffffff82000008, "vmlinux`variable+0x8"},
		{0xffffffff82000100, "0xffffffff82000100"},  {0xffffffffc0001010, "one`in_module+0x10"},
		{0xffffffffc0101010, "0xffffffffc0101010"},  {0x1000, "0x1000"},
	};

	for (const auto &[address, text] : table)
		EXPECT_EQ(text_of(names.find(address), address), text);
	EXPECT_EQ(proc.reads, 1);
}

TEST(KernelNames, ModulesAreLookedForAndRemembered)
{
	Proc proc = {{{"/proc/kallsyms", kList}}};
	os::KernelNames names = proc.names();
	const uint64_t first = 0xffffffffc0001004, second = 0xffffffffc0800000;

	EXPECT_EQ(text_of(names.find(first), first), "one`in_module+0x4");
	EXPECT_EQ(text_of(names.find(second), second), "0xffffffffc0800000");
	proc.files["/proc/modules"] = "two 16384 0 - Live 0xffffffffc0800000\n";
	proc.files["/proc/kallsyms"] = "ffffffffc0800000 t of_two\t[two]\n";
	EXPECT_EQ(text_of(names.find(second), second), "two`of_two");
	EXPECT_EQ(text_of(names.find(first), first), "one`in_module+0x4");
	EXPECT_EQ(proc.reads, 2);
}

TEST(ProcessNames, FunctionsOfThisProcess)
{
	os::ProcessNames names;
	const auto here = reinterpret_cast<uint64_t>(&dt_names_test_here);
	const auto method = reinterpret_cast<uint64_t>(&names_test::Here::method);
	char path[256] = {};

	ASSERT_GT(readlink("/proc/self/exe", path, sizeof(path) - 1), 0);
	const std::string program = std::string(path).substr(std::string(path).rfind('/') + 1);
	EXPECT_EQ(text_of(names.find(getpid(), here), here), program + "`dt_names_test_here");
	EXPECT_EQ(text_of(names.find(getpid(), here + 1), here + 1), program + "`dt_names_test_here+0x1");
	EXPECT_EQ(text_of(names.find(getpid(), method), method), program + "`names_test::Here::method(int)");
	EXPECT_EQ(text_of(names.find(getpid(), 0x10), 0x10), "0x10");
}

TEST(ProcessNames, WithoutSymbolsThePlaceInTheFile)
{
	const test::MappedFile file("dt_names_test.");
	os::ProcessNames names;
	const uint64_t first = file.map() + 0x123, second = file.map() + 0x123;

	ASSERT_NE(first, second);
	EXPECT_EQ(text_of(names.find(getpid(), first), first), file.name() + "`+0x123");
	EXPECT_EQ(text_of(names.find(getpid(), second), second), file.name() + "`+0x123");
	EXPECT_EQ(names.place(getpid(), first)->file, names.place(getpid(), second)->file);
	EXPECT_EQ(names.place(getpid(), second)->offset, 0x123u);
	EXPECT_FALSE(names.place(getpid(), 0x10));
}

/* A process that changes its mappings without end does not take memory without end. */
TEST(ProcessNames, OnlyTheLastListsOfMappingsAreKept)
{
	os::ProcessNames names;
	std::vector<uint64_t> places;

	for (int i = 0; i < 40; i++) {
		const test::MappedFile file("dt_names_test.");

		places.push_back(file.map() + 0x123);
		ASSERT_EQ(names.find(getpid(), places.back()).module, file.name()) << i;
		munmap(reinterpret_cast<void *>(places.back() - 0x123), 4096);
		/* Another place next time. */
		mmap(reinterpret_cast<void *>(places.back() - 0x123), 4096, PROT_NONE,
		     MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
	}
	EXPECT_TRUE(names.find(getpid(), places.front()).module.empty());
	EXPECT_FALSE(names.find(getpid(), places[places.size() - 2]).module.empty());
}

/* Nor do processes that start and end without end. */
TEST(ProcessNames, OnlyTheLastProcessesThatHaveEndedAreKept)
{
	constexpr int no_process = 1 << 22, many = 4000;
	const test::MappedFile file("dt_names_test.");
	const uint64_t place = file.map() + 0x123;
	os::ProcessNames names;
	const auto use_others = [&](int first) {
		for (int i = 0; i < many; i++)
			names.find(no_process + first + i, place);
		names.next_round();
	};
	const pid_t child = fork();

	if (child == 0) {
		pause();
		_exit(0);
	}
	EXPECT_EQ(names.find(child, place).module, file.name());
	EXPECT_EQ(names.find(getpid(), place).module, file.name());
	kill(child, SIGKILL);
	waitpid(child, nullptr, 0);
	use_others(0);
	EXPECT_EQ(names.find(child, place).module, file.name());
	names.next_round();
	use_others(many);
	use_others(2 * many);
	EXPECT_EQ(names.find(child, place).module, "");
	EXPECT_EQ(names.find(getpid(), place).module, file.name());
}

/* A note as the kernel writes it, its time after it. */
template <typename... Words>
std::string note(uint32_t type, uint16_t misc, uint64_t time, const std::string &path, Words... words)
{
	std::string bytes;
	const auto add = [&](auto what) { bytes.append(reinterpret_cast<const char *>(&what), sizeof(what)); };
	const std::string padded = path.empty() ? "" : path + std::string(8 - path.size() % 8, '\0');
	const auto size = static_cast<uint16_t>(8 + (sizeof(words) + ...) + padded.size() + 8);

	add(type);
	add(misc);
	add(size);
	(add(words), ...);
	bytes += padded;
	add(time);
	return bytes;
}

std::vector<os::ProcessNote> notes_of(const std::string &bytes)
{
	std::vector<os::ProcessNote> notes;

	os::parse_notes({reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size()}, notes);
	return notes;
}

TEST(ProcessNotes, OfWhatIsMappedForkedExecutedAndLost)
{
	using Kind = os::ProcessNote::Kind;
	const uint32_t pid = 7, tid = 8, parent = 3, zero = 0;
	const uint64_t inode = 55;
	const std::string map = note(PERF_RECORD_MMAP2, 0, 100, "/lib/x.so", pid, tid, uint64_t{0x1000},
				     uint64_t{0x200}, uint64_t{0x300}, uint32_t{8}, uint32_t{1}, inode, uint64_t{0},
				     zero, zero);
	const std::string fork = note(PERF_RECORD_FORK, 0, 101, "", pid, parent, pid, parent, uint64_t{101});
	const std::string thread = note(PERF_RECORD_FORK, 0, 102, "", pid, pid, tid, pid, uint64_t{102});
	const std::string named = note(PERF_RECORD_COMM, 0, 103, "name", pid, tid);
	const std::string exec = note(PERF_RECORD_COMM, PERF_RECORD_MISC_COMM_EXEC, 104, "name", pid, tid);
	const std::string lost = note(PERF_RECORD_LOST, 0, 105, "", uint64_t{1}, uint64_t{2});
	const auto notes = notes_of(map + fork + thread + named + exec + lost);

	ASSERT_EQ(notes.size(), 4u);
	EXPECT_EQ(notes[3].kind, Kind::Lost);
	EXPECT_EQ(notes[3].time, 105u);
	EXPECT_EQ(notes[0].kind, Kind::Mapped);
	EXPECT_EQ(notes[0].pid, 7);
	EXPECT_EQ(notes[0].start, 0x1000u);
	EXPECT_EQ(notes[0].end, 0x1200u);
	EXPECT_EQ(notes[0].offset, 0x300u);
	EXPECT_EQ(notes[0].inode, inode);
	EXPECT_EQ(notes[0].path, "/lib/x.so");
	EXPECT_EQ(notes[0].time, 100u);
	EXPECT_EQ(notes[1].kind, Kind::Forked);
	EXPECT_EQ(notes[1].parent, 3);
	EXPECT_EQ(notes[1].time, 101u);
	EXPECT_EQ(notes[2].kind, Kind::Executed);
	EXPECT_EQ(notes[2].time, 104u);
}

TEST(ProcessNotes, EveryCutIsLeftOut)
{
	const std::string whole = note(PERF_RECORD_FORK, 0, 1, "", 7u, 3u, 7u, 3u, uint64_t{1});

	EXPECT_EQ(notes_of(whole).size(), 1u);
	for (size_t bytes = 0; bytes < whole.size(); bytes++)
		EXPECT_EQ(notes_of(whole.substr(0, bytes)).size(), 0u) << bytes;
	std::string lies = whole;
	for (const unsigned size : {0u, 4u, 8u, 16u}) {
		lies[6] = static_cast<char>(size);
		EXPECT_EQ(notes_of(lies.substr(0, std::max<size_t>(size, 8))).size(), 0u) << size;
	}
}

TEST(Demangle, NamesOfLanguages)
{
	EXPECT_EQ(os::demangle("main"), "main");
	EXPECT_EQ(os::demangle("_start"), "_start");
	EXPECT_EQ(os::demangle("_ZN3foo3barEi"), "foo::bar(int)");
	EXPECT_EQ(os::demangle("_ZNOT"), "_ZNOT");
#ifdef HAVE_LIBIBERTY
	EXPECT_EQ(os::demangle("_RNvC6_123foo3bar"), "123foo::bar");
	EXPECT_EQ(os::demangle("_ZN4core3fmt5write17h0123456789abcdefE"), "core::fmt::write");
#endif
}

TEST(PrintNames, StacksEndWithAZero)
{
	const uint64_t frames[] = {0x10, 0x20, 0, 0x30};
	const auto *bytes = reinterpret_cast<const uint8_t *>(frames);
	run::RecordValue stack;
	std::string text;

	stack.object = {bytes, sizeof(frames)};
	out::print_stack(stack, {}, text);
	EXPECT_EQ(text, "\n              0x10\n              0x20\n");
	text.clear();
	stack.object = {bytes, 8};
	out::print_stack(stack, {nullptr, 2}, text);
	EXPECT_EQ(text, "\n  0x10\n");
}

TEST(PrintNames, FramesHaveTheirLinesOnRequest)
{
	os::MachineSymbols symbols;
	const out::Naming naming = {.symbols = &symbols, .stacklines = true};
	const auto here = reinterpret_cast<uint64_t>(&dt_names_test_here);
	const uint64_t frames[] = {here, names_test::expanded()};
	const int line = __LINE__ - 1;
	run::RecordValue stack;
	std::string folded;

	stack.names = gen::Names::User;
	stack.pid = static_cast<uint64_t>(getpid());
	stack.object = {reinterpret_cast<const uint8_t *>(frames), sizeof(frames)};
	const std::vector<std::string> names = out::frame_names(stack, naming);
	const auto line_text = [](int number) { return " (names_test.cc:" + std::to_string(number) + ")"; };
	ASSERT_EQ(names.size(), 3u);
	EXPECT_TRUE(names[0].find("`dt_names_test_here (names_test.cc:") != std::string::npos) << names[0];
	EXPECT_TRUE(names[1].ends_with("`expanded" + line_text(names_test::kExpandedLine)) ||
		    names[1].ends_with("`names_test::expanded()" + line_text(names_test::kExpandedLine)))
		<< names[1];
	EXPECT_TRUE(names[2].find("TestBody()+0x") != std::string::npos) << names[2];
	EXPECT_TRUE(names[2].ends_with(line_text(line))) << names[2];
	out::fold_stack(stack, naming, folded);
	EXPECT_EQ(std::ranges::count(folded, ';'), 2) << folded;
	EXPECT_EQ(folded.find("names_test.cc"), std::string::npos) << folded;
	EXPECT_EQ(out::frame_names(stack, {.symbols = &symbols}).size(), 2u);
}

/* The last instruction of the first one could be the call of a function that does not return. */
asm(".text\n.globl dt_names_calls, dt_names_next\n.type dt_names_calls, %function\n.type dt_names_next, %function\n"
    "dt_names_calls: nop\n nop\n.size dt_names_calls, . - dt_names_calls\n"
    "dt_names_next: nop\n.size dt_names_next, . - dt_names_next\n");
extern "C" void dt_names_next();

TEST(PrintNames, ACallThatDoesNotReturnIsInTheFunctionBefore)
{
	os::MachineSymbols symbols;
	const auto next = reinterpret_cast<uint64_t>(&dt_names_next);
	const uint64_t frames[] = {next, next};
	run::RecordValue stack;

	stack.names = gen::Names::User;
	stack.pid = static_cast<uint64_t>(getpid());
	stack.object = {reinterpret_cast<const uint8_t *>(frames), sizeof(frames)};
	const std::vector<std::string> names = out::frame_names(stack, {.symbols = &symbols});
	ASSERT_EQ(names.size(), 2u);
	EXPECT_TRUE(names[0].ends_with("`dt_names_next")) << names[0];
	EXPECT_TRUE(names[1].find("`dt_names_calls+0x") != std::string::npos) << names[1];
}

TEST(PrintNames, TheReasonWhyAStackEndsIsItsLastFrame)
{
	for (uint64_t why = 1; why <= UNWIND_WHYS; why++) {
		const uint64_t frames[] = {0x1000, why};
		run::RecordValue stack;
		std::string text;

		stack.object = {reinterpret_cast<const uint8_t *>(frames), sizeof(frames)};
		EXPECT_EQ(out::frame_names(stack, {})[1], "0x" + std::to_string(why)) << "a stack of the kernel";
		stack.names = gen::Names::User;
		EXPECT_EQ(out::frame_names(stack, {})[1].starts_with("[end: "), why < UNWIND_WHYS) << why;
		out::fold_stack(stack, {}, text);
		EXPECT_EQ(text.starts_with("[end: "), why < UNWIND_WHYS) << text;
	}
}

TEST(PrintNames, AnAddressFillsAColumn)
{
	run::RecordValue address;
	std::string text;

	address.number = 0x10;
	out::print_symbol(address, {}, text);
	EXPECT_EQ(text, "  0x10" + std::string(46, ' '));
}

} // namespace
