// SPDX-License-Identifier: GPL-2.0
/* Commands that wait for tracing. */
#include <gtest/gtest.h>

#include <poll.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "os/child.h"

namespace {

using namespace dt::os;

/* How the process ended: as waitpid() says. */
int ended(const Target &target)
{
	int status = -1;

	waitpid(target.pid, &status, 0);
	return status;
}

TEST(Child, RunsOnceReleased)
{
	auto target = start_command("sh -c 'exit 5'");

	ASSERT_TRUE(target);
	EXPECT_TRUE(release(*target));
	EXPECT_EQ(WEXITSTATUS(ended(*target)), 5);
}

TEST(Child, SaysHowItEnded)
{
	const std::pair<const char *, std::string> rows[] = {
		{"true", " has exited"},
		{"sh -c 'exit 5'", " exited with status 5"},
		{"sh -c 'kill -SEGV $$'", " terminated by SIGSEGV"},
	};

	for (const auto &[command, expected] : rows) {
		auto target = start_command(command);
		pollfd ended = {target->watch.get(), POLLIN, 0};

		ASSERT_TRUE(target);
		EXPECT_TRUE(release(*target));
		poll(&ended, 1, -1);
		EXPECT_EQ(how_it_ended(*target), "pid " + std::to_string(target->pid) + expected);
	}
}

TEST(Child, IsEndedButAProcessOfOthersIsNot)
{
	auto target = start_command("sleep 100000");

	ASSERT_TRUE(target);
	EXPECT_TRUE(release(*target));
	auto other = watch_process(target->pid);
	ASSERT_TRUE(other);
	end_command(*other);
	EXPECT_EQ(kill(target->pid, 0), 0);
	end_command(*target);
	EXPECT_EQ(WTERMSIG(ended(*target)), SIGKILL);
}

TEST(Child, RunsNothingIfTheToolIsGone)
{
	auto target = start_command("sh -c 'exit 5'");

	ASSERT_TRUE(target);
	target->go.reset();
	EXPECT_EQ(WEXITSTATUS(ended(*target)), 127);
}

TEST(Child, IsGoneBeforeItsRelease)
{
	auto target = start_command("true");
	siginfo_t info;

	ASSERT_TRUE(target);
	kill(target->pid, SIGKILL); /* no other signal ends it for sure: a shell's background jobs ignore SIGINT */
	waitid(P_PID, static_cast<id_t>(target->pid), &info, WEXITED | WNOWAIT);
	EXPECT_TRUE(release(*target));
	EXPECT_EQ(WTERMSIG(ended(*target)), SIGKILL);
}

TEST(Child, IsNotFound)
{
	EXPECT_EQ(start_command("/nonexistent").error().text(),
		  "cannot execute '/nonexistent': No such file or directory");
	EXPECT_EQ(start_command("/tmp").error().text(), "cannot execute '/tmp': Permission denied");
}

/* What only exec notices. */
TEST(Child, CannotBeExecuted)
{
	char name[] = "/tmp/child_test.XXXXXX";
	const int fd = mkstemp(name);

	ASSERT_GE(fd, 0);
	EXPECT_EQ(dprintf(fd, "#!/nonexistent\n"), 15);
	fchmod(fd, 0700);
	close(fd);
	auto target = start_command(name);
	ASSERT_TRUE(target);
	EXPECT_EQ(release(*target).error().text(),
		  "cannot execute '" + std::string(name) + "': No such file or directory");
	EXPECT_EQ(WEXITSTATUS(ended(*target)), 127);
	unlink(name);
}

} // namespace
