// SPDX-License-Identifier: GPL-2.0
/* Links whose processes have ended are closed, and with them the programs of units that came later. */
#include <gtest/gtest.h>

#include <fcntl.h>

#include "run/links.h"
#include "run/session.h"

namespace {

using namespace dt;

constexpr run::LinkKind kKind = {};

/* Stands for an object of the kernel; @number becomes its descriptor. */
Fd object(int &number)
{
	Fd fd(open("/dev/null", O_RDONLY | O_CLOEXEC));

	number = fd.get();
	return fd;
}

bool is_open(int fd)
{
	return fcntl(fd, F_GETFD) >= 0;
}

run::Link link_of(uint32_t enabling, int &number)
{
	return {.enablings = {enabling}, .fd = object(number), .kind = &kKind};
}

TEST(EndProcesses, ClosesTheirLinksAndTheProgramsOfNoOther)
{
	std::vector<Probe> probes(4);
	run::Session session;
	int kernel, one, two, later_one, later_mixed, later_two, program_one, program_two;

	probes[0].attachment = attach::Internal{};
	probes[1].attachment = attach::UserSites{.file = nullptr, .pid = 10, .variants = {}};
	probes[2].attachment = attach::UserFunction{.file = nullptr, .offset = 0, .pid = 20, .is_return = false};
	probes[3].attachment = attach::UserSites{.file = nullptr, .pid = 10, .variants = {}};
	session.units.resize(3);
	session.units[0].links.push_back(link_of(0, kernel));
	session.units[0].links.push_back(link_of(1, one));
	session.units[0].links.push_back(link_of(2, two));
	session.units[1].links.push_back(link_of(3, later_one));
	session.units[1].programs.push_back(object(program_one));
	session.units[2].links.push_back(link_of(3, later_mixed));
	session.units[2].links.push_back(link_of(2, later_two));
	session.units[2].programs.push_back(object(program_two));

	run::end_processes(session, probes, std::vector<int>{30});
	EXPECT_TRUE(is_open(one) && is_open(later_one) && is_open(later_mixed) && session.units.size() == 3);
	run::end_processes(session, probes, std::vector<int>{10});
	EXPECT_TRUE(is_open(kernel) && is_open(two) && is_open(later_two) && is_open(program_two));
	EXPECT_FALSE(is_open(one) || is_open(later_one) || is_open(later_mixed) || is_open(program_one));
	EXPECT_EQ(session.units.size(), 2u);
}

} // namespace
