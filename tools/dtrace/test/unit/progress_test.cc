// SPDX-License-Identifier: GPL-2.0
/*
 * Messages of long steps, as a terminal gets them. The terminal is a
 * pseudo-terminal, whose other end the test reads.
 */
#include "base/progress.h"

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

#include <array>

#include <gtest/gtest.h>

#include "base/fd.h"

namespace dt {
namespace {

/* Reads until @end has come. */
std::string read_to(const Fd &terminal, std::string_view end)
{
	std::string text;
	char byte;

	while (!text.ends_with(end) && read(terminal.get(), &byte, 1) == 1)
		text += byte;
	return text;
}

struct Terminal {
	Fd master{posix_openpt(O_RDWR | O_NOCTTY)};
	Fd slave;

	Terminal()
	{
		grantpt(master.get());
		unlockpt(master.get());
		slave.reset(open(ptsname(master.get()), O_RDWR | O_NOCTTY));
	}
};

TEST(Progress, ATerminalSeesTheStepAndThenTheLineAsBefore)
{
	const Terminal terminal;
	std::string seen;

	ASSERT_TRUE(terminal.slave);
	{
		const Progress step("attaching 3 probes", terminal.slave.get(), std::chrono::milliseconds(0));
		seen = read_to(terminal.master, "\0338");
	}
	/* ESC 7: store the cursor. ESC 8: back to there. ESC [ K: clear the rest. ESC [ ? 7 l: do not wrap. */
	EXPECT_EQ(seen, "\0337\033[K\033[?7ldtrace: attaching 3 probes (0 s)\033[?7h\0338");
	EXPECT_EQ(read_to(terminal.master, "K"), "\033[K");
}

TEST(Progress, TheTextSaysHowMuchIsDone)
{
	const Terminal terminal;
	std::string seen;

	ASSERT_TRUE(terminal.slave);
	{
		Progress step("attaching 30 probes", terminal.slave.get(), std::chrono::milliseconds(1));
		step.add(12);
		step.add();
		/* The first text may be written before. */
		while (!seen.ends_with("(1 s)"))
			seen += read_to(terminal.master, ")");
	}
	EXPECT_TRUE(seen.ends_with("\0337\033[K\033[?7ldtrace: attaching 30 probes: 13 (1 s)")) << seen;
}

TEST(Progress, AShortStepIsNotShown)
{
	const Terminal terminal;

	ASSERT_TRUE(terminal.slave);
	{
		const Progress step("short", terminal.slave.get(), std::chrono::hours(1));
	}
	ASSERT_EQ(write(terminal.slave.get(), "end", 3), 3);
	EXPECT_EQ(read_to(terminal.master, "end"), "end");
}

TEST(Progress, APipeSeesNothing)
{
	std::array<int, 2> ends = {};

	ASSERT_EQ(pipe(ends.data()), 0);
	const Fd from(ends[0]);
	Fd to(ends[1]);
	{
		const Progress step("long", to.get(), std::chrono::milliseconds(0));
	}
	to.reset();
	EXPECT_EQ(read_to(from, "K"), "");
}

} // namespace
} // namespace dt
