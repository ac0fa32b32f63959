/* SPDX-License-Identifier: GPL-2.0 */
/* Descriptions of probes, as unit tests of providers write them. */
#ifndef DTRACE_TEST_UNIT_DESCRIPTION_OF_H
#define DTRACE_TEST_UNIT_DESCRIPTION_OF_H

#include <gtest/gtest.h>

#include <string_view>

#include "probe/description.h"

namespace dt::test {

/* @text with at most four parts, as a clause has it; fails the test if that is no description. */
inline ProbeDesc desc(std::string_view text)
{
	ProbeDesc result;

	EXPECT_EQ(parse_probe_desc(text, DescAlign::Name, result), "");
	return result;
}

} // namespace dt::test

#endif
