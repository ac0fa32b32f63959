/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The test that no memory is lost, for the end of a file of tests: fixtures come
 * in the order of the file, so all other tests have ended. See fail.h.
 */
#ifndef _DTRACE_FAIL_MEMORY_H
#define _DTRACE_FAIL_MEMORY_H

#include "dtrace_test.h"
#include "fail.h"

FIXTURE(memory)
{
};

FIXTURE_SETUP(memory)
{
}

FIXTURE_TEARDOWN(memory)
{
}

TEST_F(memory, none_is_lost)
{
	char text[4096];
	int err = fail_leaks(text, sizeof(text));

	if (err == -ENOENT)
		SKIP(return, "kernel was built without CONFIG_DEBUG_KMEMLEAK");
	ASSERT_EQ(0, err);
	EXPECT_STREQ("", text);
}

#endif /* _DTRACE_FAIL_MEMORY_H */
