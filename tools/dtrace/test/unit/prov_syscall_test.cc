// SPDX-License-Identifier: GPL-2.0
/* Provider syscall: its list, where arguments are, the names in manuals, and whether 32-bit programs may run. */
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>

#include "os/functions.h"
#include "probe/probe.h"
#include "probe/syscalls.h"

namespace dt {
namespace {

namespace fs = std::filesystem;

/* A directory that is tracefs and /proc; removed at the end. */
class FakeKernel {
public:
	explicit FakeKernel(const std::vector<const char *> &directories)
	{
		char name[] = "/tmp/dtrace-syscall-XXXXXX";

		dir = mkdtemp(name);
		for (const char *directory : directories)
			fs::create_directories(dir + '/' + directory);
	}
	~FakeKernel() { fs::remove_all(dir); }
	FakeKernel(const FakeKernel &) = delete;
	FakeKernel &operator=(const FakeKernel &) = delete;

	ProbeTable table() const { return ProbeTable({.tracefs = dir, .proc = dir}); }

	std::string dir;
};

constexpr const char *kRead = "events/syscalls/sys_enter_read", *kStat = "events/syscalls/sys_enter_newfstat",
		     *kOther = "events/syscalls/sys_exit_read", *kUnknown = "events/syscalls/sys_enter_mine";

/* As in /proc of a kernel that runs no 32-bit programs. */
constexpr const char *kNo32 = "sys/kernel";

ProbeDesc desc(const char *text)
{
	ProbeDesc result;

	EXPECT_EQ(parse_probe_desc(text, DescAlign::Name, result), "");
	return result;
}

std::vector<Probe> match(ProbeTable &table, const char *text)
{
	std::vector<uint32_t> ids;
	std::vector<Probe> probes;

	EXPECT_TRUE(table.match(desc(text), ids).ok()) << text;
	for (const uint32_t id : ids)
		probes.push_back(table.probe(id));
	return probes;
}

const attach::SystemCall &call(const Probe &probe)
{
	return std::get<attach::SystemCall>(probe.attachment);
}

uint32_t number_of(std::string_view function)
{
	for (const SystemCallNumber &known : system_call_numbers())
		if (known.function == function)
			return known.number;
	ADD_FAILURE() << function;
	return 0;
}

TEST(ProvSyscall, ListsTheCallsThatTheKernelAndTheTableHave)
{
	const FakeKernel kernel({kRead, kStat, kOther, kUnknown});
	ProbeTable table = kernel.table();
	std::vector<std::string> names;

	for (const Probe &probe : match(table, "syscall:::"))
		names.push_back(probe.full_name());
	EXPECT_EQ(std::set<std::string>(names.begin(), names.end()),
		  (std::set<std::string>{"syscall:vmlinux:read:entry", "syscall:vmlinux:read:return",
					 "syscall:vmlinux:newfstat:entry", "syscall:vmlinux:newfstat:return"}));
	EXPECT_EQ(names.size(), 4u);
	EXPECT_EQ(match(table, "syscall::new*:entry").size(), 1u);
	EXPECT_TRUE(match(table, "syscall::read:BEGIN").empty());
}

TEST(ProvSyscall, SaysWhatACallIs)
{
	const FakeKernel kernel({kRead});
	ProbeTable table = kernel.table();
	const Probe entry = match(table, "syscall::read:entry").front(),
		    leave = match(table, "syscall::read:return").front();

	EXPECT_EQ(call(entry).number, number_of("read"));
	EXPECT_EQ(call(leave).number, number_of("read"));
	EXPECT_TRUE(!call(entry).is_return && call(leave).is_return);
	EXPECT_TRUE(entry.is_call && leave.is_call && leave.ends_call && !entry.ends_call);
	EXPECT_FALSE(leave.at_return) << "registers are not those of a caller";
	EXPECT_EQ(entry.arguments().count, 6);
	EXPECT_EQ(entry.arguments().place[5], (ArgPlace{.source = ArgSource::CallArgument, .index = 5}));
	EXPECT_EQ(leave.arguments().count, 2);
	EXPECT_EQ(leave.arguments().place[0], leave.arguments().place[1]);
	EXPECT_EQ(leave.argument_texts(), (std::vector<std::string_view>{"long", "long"}));
	/* Its types cannot be read, but where its arguments are is known all the same. */
	EXPECT_TRUE(entry.argument_status().ok());
	EXPECT_TRUE(entry.argument_texts().empty());
}

TEST(ProvSyscall, NamesOfManualsAreThoseOfTheKernel)
{
	const FakeKernel kernel({kRead, kStat});
	ProbeTable table = kernel.table();

	for (const char *text : {"syscall::fstat:entry", "syscall::fst*:entry", "syscall::*stat:entry"}) {
		const std::vector<Probe> probes = match(table, text);

		ASSERT_EQ(probes.size(), 1u) << text;
		EXPECT_EQ(probes[0].function, "newfstat") << text;
	}
	EXPECT_TRUE(match(table, "syscall:ext4:fstat:entry").empty());
}

TEST(ProvSyscall, NamesOfFunctionsAreExplained)
{
	const FakeKernel kernel({kRead, kStat});
	ProbeTable table = kernel.table();
	const std::pair<const char *, const char *> rows[] = {
		{"syscall::sys_newfstat:entry", "no function is named sys_newfstat: did you mean newfstat?"},
		{"syscall::sys_read:entry", "no function is named sys_read: did you mean read?"},
		{"syscall::__x64_sys_read:entry", "no function is named __x64_sys_read: did you mean read?"},
		{"syscall::raed:entry", "no function is named raed: did you mean read?"},
		{"syscall::read:enter", "no probe is named enter: did you mean entry?"},
		{"syscall:ext4:read:entry", "no module is named ext4"},
	};

	for (const auto &[text, expected] : rows)
		EXPECT_EQ(table.explain_no_match(desc(text)).text, expected) << text;
}

TEST(ProvSyscall, AKernelWithoutTheListSaysSo)
{
	const FakeKernel kernel({"events"});
	ProbeTable table = kernel.table();
	std::vector<uint32_t> ids;

	const Status status = table.match(desc("syscall::read:entry"), ids);
	ASSERT_FALSE(status.ok());
	EXPECT_EQ(status.error().text(), "cannot open " + kernel.dir +
						 "/events/syscalls: No such file or directory "
						 "(is this the kernel to trace, and are you root?)");
}

#if defined(__x86_64__)
/* Without knowing, one has to look at each call. */
TEST(ProvSyscall, ThirtyTwoBitProgramsAreLookedForUnlessThereCanBeNone)
{
	const std::pair<std::vector<const char *>, bool> rows[] = {{{kRead}, true},
								   {{kRead, "sys/kernel"}, false},
								   {{kRead, "sys/kernel", "sys/abi/vsyscall32"}, true}};

	for (const auto &[directories, expected] : rows) {
		const FakeKernel kernel(directories);
		ProbeTable table = kernel.table();

		for (const Probe &probe : match(table, "syscall:::"))
			EXPECT_EQ(call(probe).may_be_compat, expected);
	}
}
#endif

/* A number twice would be a wrong table; unordered, probes would be numbered otherwise from build to build. */
TEST(ProvSyscall, NumbersAscend)
{
	const auto numbers = system_call_numbers();

	ASSERT_GT(numbers.size(), 300u);
	for (size_t i = 1; i < numbers.size(); i++)
		EXPECT_LT(numbers[i - 1].number, numbers[i].number) << numbers[i].function;
}

/* Knows each function that makes a call, but newfstat has only the name that a function without arguments has. */
class KnowsCalls final : public os::Functions {
public:
	os::FunctionAnswer ask(const std::string &name) override
	{
		asked++;
		if (name.starts_with("__do_sys_") != name.ends_with("newfstat"))
			return {os::FunctionAnswer::Kind::None};
		return {os::FunctionAnswer::Kind::One, 0x1000, "vmlinux"};
	}
	unsigned asked = 0;
};

TEST(ProvSyscall, AFunctionIsAskedForIfANameIsWrittenInFull)
{
	const FakeKernel kernel(
		{kRead, kStat, "events/syscalls/sys_enter_clone", "events/syscalls/sys_enter_time", kNo32});
	KnowsCalls functions;
	ProbeTable table({.tracefs = kernel.dir, .proc = kernel.dir, .functions = &functions});

	EXPECT_EQ(call(match(table, "syscall::rea*:entry").at(0)).function.start, 0u);
	EXPECT_EQ(functions.asked, 0u);
	EXPECT_EQ(call(match(table, "syscall::newfstat:return").at(0)).function.symbol, "__do_sys_newfstat");
	EXPECT_EQ(functions.asked, 2u);
	const std::vector<Probe> clone = match(table, "syscall::clone:");
	ASSERT_EQ(clone.size(), 2u);
	EXPECT_EQ(call(clone[0]).function.start, 0x1000u);
	EXPECT_EQ(call(clone[1]).function.start, 0u);
	match(table, "syscall::clone:");
	EXPECT_EQ(call(match(table, "syscall::time:entry").at(0)).function.start, 0u);
	EXPECT_EQ(functions.asked, 3u);
}

/* Calls without arguments of 32-bit programs use the same functions; that a call has arguments, its event says. */
TEST(ProvSyscall, AFunctionThat32BitProgramsCallIsNotTraced)
{
	const FakeKernel kernel({kRead, "events/syscalls/sys_enter_getppid", "sys/kernel", "sys/abi/vsyscall32"});
	KnowsCalls functions;
	ProbeTable table({.tracefs = kernel.dir, .proc = kernel.dir, .functions = &functions});

	std::ofstream(kernel.dir + '/' + kRead + "/format")
		<< "name: sys_enter_read\nID: 7\nformat:\n"
		   "\tfield:int __syscall_nr;\toffset:8;\tsize:4;\tsigned:1;\n"
		   "\tfield:unsigned int fd;\toffset:16;\tsize:8;\tsigned:0;\n";
	EXPECT_EQ(call(match(table, "syscall::getppid:entry").at(0)).function.start, 0u);
	EXPECT_EQ(functions.asked, 0u);
#if defined(__x86_64__)
	EXPECT_EQ(call(match(table, "syscall::read:entry").at(0)).function.start, 0x1000u);
#endif
}

TEST(ProvSyscall, WithoutTheJitNoReturnIsTracedAtAFunction)
{
	const FakeKernel kernel({kRead, kNo32, "sys/net/core"});
	KnowsCalls functions;
	ProbeTable table({.tracefs = kernel.dir, .proc = kernel.dir, .functions = &functions});

	std::ofstream(kernel.dir + "/sys/net/core/bpf_jit_enable") << "0\n";
	const std::vector<Probe> read = match(table, "syscall::read:");
	ASSERT_EQ(read.size(), 2u);
	EXPECT_EQ(call(read[0]).function.start, 0x1000u);
	EXPECT_EQ(call(read[1]).function.start, 0u);
}

TEST(ProvSyscall, TheFunctionServesClausesThatNeedNoArguments)
{
	using Kind = Way::Kind;
	const auto is_at_tracepoint = [](const Way &way) { return way.kind == Kind::Straight && way.is_by_number; };
	const auto is_at_function = [](const Way &way) { return way.kind == Kind::Straight && !way.is_by_number; };
	const attach::SystemCall entry = {.function = {.symbol = "__x64_sys_read", .start = 0x1000}};
	attach::SystemCall at_return = entry;

	at_return.is_return = true;
	EXPECT_TRUE(is_at_function(entry.way({})));
	EXPECT_TRUE(is_at_function(entry.way({.no_fexit = true})));
	EXPECT_TRUE(is_at_tracepoint(entry.way({.arguments = true})));
	EXPECT_EQ(entry.way({.trampoline = true}).kind, Kind::Trampoline);
	EXPECT_TRUE(is_at_function(at_return.way({})));
	EXPECT_TRUE(is_at_tracepoint(at_return.way({.no_fexit = true})));
	EXPECT_TRUE(is_at_tracepoint(attach::SystemCall{}.way({})));
}

} // namespace
} // namespace dt
