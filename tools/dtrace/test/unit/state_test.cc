// SPDX-License-Identifier: GPL-2.0
/* The state word, which programs change concurrently. */
#include <gtest/gtest.h>

#include "run/session.h"

namespace {

using namespace dt;
using gen::Activity;

/* exit(@status) of a program. */
gen::State exited(uint32_t status)
{
	return {static_cast<uint32_t>(Activity::Draining), status};
}

run::Session new_session()
{
	run::Session session;

	session.state = Mapping(mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), 4096);
	return session;
}

TEST(State, TracingStartsUnlessExitWasCalled)
{
	const run::Session session = new_session();

	run::start_tracing(session);
	EXPECT_EQ(run::get_state(session).activity, static_cast<uint32_t>(Activity::Active));
	run::exchange_state(session, exited(3));
	run::start_tracing(session);
	EXPECT_EQ(run::get_state(session).activity, static_cast<uint32_t>(Activity::Draining));
}

TEST(State, AnExitIsSeenByWhoEndsTracing)
{
	const run::Session session = new_session();

	run::exchange_state(session, exited(7));
	const gen::State before = run::exchange_state(session, {static_cast<uint32_t>(Activity::Ending), 0});
	EXPECT_EQ(before.activity, static_cast<uint32_t>(Activity::Draining));
	EXPECT_EQ(before.status, 7u);
	EXPECT_EQ(run::get_state(session).activity, static_cast<uint32_t>(Activity::Ending));
}

} // namespace
