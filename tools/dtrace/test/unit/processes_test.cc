// SPDX-License-Identifier: GPL-2.0
/*
 * Functions of processes: which ones a description matches, where they are, and commands that stop at their entry
 * point.
 */
#include <gtest/gtest.h>

#include <sys/stat.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include "probe/probe.h"
#include "os/child.h"
#include "os/begin.h"
#include "os/objects.h"
#include "test/golden/processes.h"

/* In this program, for the test to find. */
extern "C" {
[[gnu::noipa]] long function_with_alias(long n)
{
	return n + 1;
}
long __function_with_alias(long n) noexcept __attribute__((alias("function_with_alias"), copy(function_with_alias)));
[[gnu::noipa]] static long function_of_this_file(long n)
{
	return n + 2;
}
}

namespace {

using namespace dt;

std::vector<std::string> matched(std::string_view text)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes});
	std::vector<uint32_t> ids;
	std::vector<std::string> names;
	ProbeDesc desc;

	EXPECT_EQ(parse_probe_desc(text, DescAlign::Name, desc), "");
	EXPECT_TRUE(table.match(desc, ids).ok()) << text;
	for (const uint32_t id : ids)
		names.push_back(table.probe(id).full_name());
	return names;
}

TEST(Processes, ModulesHaveShortNames)
{
	const std::vector<std::string> malloc = {"pid1234:libc.so.6:malloc:entry"};

	for (const char *module : {"libc.so.6", "libc.so", "libc", "libc*", "", "*"})
		EXPECT_EQ(matched(std::string("pid1234:") + module + ":malloc:entry"), malloc) << module;
	for (const char *module : {"lib", "libc.", "libc.s", "a.out"})
		EXPECT_TRUE(matched(std::string("pid1234:") + module + ":malloc:entry").empty()) << module;
	for (const char *module : {"a.out", "work", "w*"})
		EXPECT_EQ(matched(std::string("pid1234:") + module + ":main:").size(), 2u) << module;
}

TEST(Processes, PatternsMatchAFunctionOnce)
{
	EXPECT_EQ(matched("pid1234:libc::entry"), (std::vector<std::string>{"pid1234:libc.so.6:malloc:entry"}));
	EXPECT_EQ(matched("pid1234::*malloc:return"), (std::vector<std::string>{"pid1234:libc.so.6:malloc:return"}));
	EXPECT_EQ(matched("pid1234::__libc_malloc:entry"),
		  (std::vector<std::string>{"pid1234:libc.so.6:__libc_malloc:entry"}));
	EXPECT_EQ(matched("pid1234::read_*:entry"),
		  (std::vector<std::string>{"pid1234:work:read_block:entry", "pid1234:work:read_line:entry"}));
}

TEST(Processes, WhatChoosesAFunctionIsNotTheFunction)
{
	EXPECT_TRUE(matched("pid1234::strlen:").empty());
}

TEST(Processes, WhatIsNotCalledHasNoReturn)
{
	EXPECT_EQ(matched("pid1234::_start:"), (std::vector<std::string>{"pid1234:work:_start:entry"}));
	EXPECT_EQ(matched("pid1234:a.out:*a*:return"),
		  (std::vector<std::string>{"pid1234:work:main:return", "pid1234:work:read_block:return",
					    "pid1234:work:read_line:return"}));
}

TEST(Processes, OnlyAWholeNumberNamesAProcess)
{
	for (const char *provider :
	     {"pid", "pid1*", "pid0", "pid01234", "pid-1234", "pid1234x", "pid12340000000000000"})
		EXPECT_TRUE(matched(std::string(provider) + "::malloc:entry").empty()) << provider;
}

TEST(Processes, OneProbeIsThatOfAllProcesses)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes, .tool = 77, .followed = 1234});
	const auto probe = [&](const char *provider) {
		const ProbeDesc desc = {
			.provider = provider, .module = "libc", .function = "malloc", .name = "entry", .id = {}};
		std::vector<uint32_t> ids;

		EXPECT_TRUE(table.match(desc, ids).ok());
		EXPECT_EQ(ids.size(), 1u);
		EXPECT_EQ(table.probe(ids.at(0)).sharing, table.sharing(desc));
		return table.probe(ids.at(0));
	};
	const Probe of_all = probe("pid*"), of_family = probe("pid1234");

	EXPECT_EQ(of_all.full_name(), "pid*:libc.so.6:malloc:entry");
	EXPECT_EQ(std::get<attach::UserFunction>(of_all.attachment).pid, 0);
	EXPECT_EQ(of_all.sharing, (Probe::Sharing{Probe::Sharing::Who::AllBut, 77}));
	/* With -x follow. */
	EXPECT_EQ(std::get<attach::UserFunction>(of_family.attachment).pid, 0);
	EXPECT_EQ(of_family.sharing, (Probe::Sharing{Probe::Sharing::Who::Progeny, 1234}));
	EXPECT_EQ(matched("pid*:libc:malloc:"),
		  (std::vector<std::string>{"pid*:libc.so.6:malloc:entry", "pid*:libc.so.6:malloc:return"}));
}

TEST(Processes, AProbeThatIsMatchedAgainIsTheSame)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes});
	std::vector<uint32_t> ids;

	for (const char *text : {"main", "", "main"}) {
		ProbeDesc desc = {
			.provider = "pid1234", .module = "a.out", .function = text, .name = "entry", .id = {}};

		ASSERT_TRUE(table.match(desc, ids).ok());
	}
	EXPECT_EQ(ids, (std::vector<uint32_t>{4, 4, 5, 6, 7, 4}));
	EXPECT_EQ(std::get<attach::UserFunction>(table.probe(6).attachment).offset, 0x1040u);
}

TEST(Processes, ANumberMeansNobodyOnceItsProcessHasEnded)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes});
	std::vector<uint32_t> ids;
	const ProbeDesc desc = {
		.provider = "pid1234", .module = "a.out", .function = "main", .name = "entry", .id = {}};

	ASSERT_TRUE(table.match(desc, ids));
	EXPECT_TRUE(table.grows_with_processes());
	EXPECT_TRUE(table.look_again({.ended = {}, .mapped = {1234}}));
	EXPECT_FALSE(table.look_again({.ended = {1234}, .mapped = {1234}}));
	ASSERT_TRUE(table.match(desc, ids));
	EXPECT_EQ(ids.size(), 1u);
}

TEST(Processes, AProcessThatIsNotThereIsAnError)
{
	os::Objects objects([](int) { return Status(); });

	EXPECT_EQ(objects.objects(INT32_MAX).error().text(), "there is no process 2147483647");
	os::Objects unready([](int) -> Status { return Error{"not ready"}; });
	EXPECT_EQ(unready.objects(getpid()).error().text(), "not ready");
}

/* This process: its program is the first file, and the bytes at the offset of a function are the function's code. */
TEST(Processes, FunctionsAreFoundInTheirFile)
{
	os::Objects objects([](int) { return Status(); });
	const auto found = objects.objects(getpid());

	ASSERT_TRUE(found);
	ASSERT_TRUE(found->front().is_program);
	EXPECT_EQ(std::ranges::count(*found, true, &os::UserObject::is_program), 1);
	const std::span<const os::UserFunction> functions = found->front().file->functions();
	EXPECT_TRUE(std::ranges::is_sorted(functions, {}, &os::UserFunction::offset));
	const auto named = [&](std::string_view name) {
		return std::ranges::find(functions, name, &os::UserFunction::name);
	};
	const auto plain = named("function_with_alias"), alias = named("__function_with_alias"),
		   local = named("function_of_this_file");
	ASSERT_TRUE(plain != functions.end() && alias != functions.end() && local != functions.end());
	EXPECT_EQ(plain->offset, alias->offset);
	EXPECT_TRUE(alias->is_alias && !plain->is_alias && !local->is_alias && local->bytes > 0);
	EXPECT_TRUE(plain->has_return && !named("_start")->has_return);
	EXPECT_EQ(function_of_this_file(1) + function_with_alias(1), 5);

	const Fd fd(open(found->front().file->path().c_str(), O_RDONLY));
	std::string code(plain->bytes, '\0');
	ASSERT_EQ(pread(fd.get(), code.data(), code.size(), static_cast<off_t>(plain->offset)),
		  static_cast<ssize_t>(code.size()));
	EXPECT_EQ(std::memcmp(code.data(), reinterpret_cast<const void *>(&function_with_alias), code.size()), 0);
}

TEST(Processes, CodeThatWasMappedBeforeTheFirstLookIsFound)
{
	os::Objects objects([](int) { return Status(); });
	const Fd fd(open("/bin/true", O_RDONLY));
	const auto before = objects.objects(getpid());

	ASSERT_TRUE(before);
	const size_t count = before->size();
	const os::UserFile *program = before->front().file;
	void *mapped = mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, fd.get(), 0);
	ASSERT_NE(mapped, MAP_FAILED);
	EXPECT_EQ(objects.changed().mapped, std::vector<int>{getpid()});
	const auto after = objects.objects(getpid());
	ASSERT_TRUE(after);
	EXPECT_EQ(after->size(), count + 1);
	EXPECT_TRUE(std::ranges::any_of(*after, [](const os::UserObject &object) { return object.name == "true"; }));
	EXPECT_EQ(after->front().file, program);
	EXPECT_TRUE(objects.changed().mapped.empty());
	munmap(mapped, 4096);
}

/* A copy of this process, which waits until it is killed. */
pid_t forked()
{
	const pid_t pid = fork();

	if (pid == 0)
		for (;;)
			pause();
	return pid;
}

TEST(Processes, AProcessThatEndsIsReportedOnce)
{
	os::Objects objects([](int) { return Status(); });
	const pid_t pid = forked(), other = forked();

	/* The kernel may refuse its reports to this user; the end of a process is not among them. */
	static_cast<void>(objects.follow());
	ASSERT_TRUE(objects.objects(pid) && objects.objects(other));
	EXPECT_TRUE(objects.changed().ended.empty());
	kill(pid, SIGKILL);
	waitpid(pid, nullptr, 0);
	EXPECT_EQ(objects.changed().ended, std::vector<int>{pid});
	EXPECT_TRUE(objects.changed().ended.empty());
	EXPECT_EQ(objects.objects(pid).error().text(), "there is no process " + std::to_string(pid));
	EXPECT_TRUE(objects.objects(other));
	kill(other, SIGKILL);
	waitpid(other, nullptr, 0);
}

int status_of(const os::Target &target)
{
	int status = -1;

	waitpid(target.pid, &status, 0);
	return status;
}

TEST(Processes, ACommandWaitsWithItsLibraries)
{
	auto target = os::start_command("sh -c 'exit 5'");
	os::Objects objects([&](int) { return os::run_to_begin(*target, EvalTime::PostInit); });

	ASSERT_TRUE(target);
	const auto found = objects.objects(target->pid);
	ASSERT_TRUE(found);
	EXPECT_TRUE(std::ranges::any_of(*found, [](const os::UserObject &object) {
		return object.name.starts_with("libc.so");
	}));
	EXPECT_TRUE(os::release(*target));
	EXPECT_EQ(WEXITSTATUS(status_of(*target)), 5);
}

/* The shell has no symbols, so main() is found without them. */
TEST(Processes, ACommandGoesOnFromEachPlaceWhereItWaits)
{
	for (const EvalTime evaltime : {EvalTime::Exec, EvalTime::PreInit, EvalTime::PostInit, EvalTime::Main}) {
		auto target = os::start_command("sh -c 'exit 5'");

		ASSERT_TRUE(target);
		const Status status = os::run_to_begin(*target, evaltime);
		ASSERT_TRUE(status) << static_cast<int>(evaltime) << ": " << status.error().text();
		EXPECT_TRUE(os::release(*target));
		EXPECT_EQ(WEXITSTATUS(status_of(*target)), 5) << static_cast<int>(evaltime);
	}
}

TEST(Processes, ACommandThatWaitsCanBeEnded)
{
	auto target = os::start_command("sh -c 'exit 5'");

	ASSERT_TRUE(target);
	ASSERT_TRUE(os::run_to_begin(*target, EvalTime::PostInit));
	os::end_command(*target);
	EXPECT_TRUE(os::release(*target));
	EXPECT_EQ(WTERMSIG(status_of(*target)), SIGKILL);
}

TEST(Processes, ACommandThatCannotBeginSaysWhy)
{
	char name[] = "/tmp/processes_test.XXXXXX";
	const int fd = mkstemp(name);

	ASSERT_GE(fd, 0);
	EXPECT_EQ(dprintf(fd, "#!/nonexistent\n"), 15);
	fchmod(fd, 0700);
	close(fd);
	auto target = os::start_command(name);
	ASSERT_TRUE(target);
	EXPECT_EQ(os::run_to_begin(*target, EvalTime::PostInit).error().text(),
		  "cannot execute '" + std::string(name) + "': No such file or directory");
	unlink(name);
}

} // namespace
