// SPDX-License-Identifier: GPL-2.0
/* What is said of losses. */
#include <gtest/gtest.h>

#include "out/messages.h"

namespace dt::out {
namespace {

std::string said(const Loss &loss, bool with_tags)
{
	Options options;

	options.droptags = with_tags;
	testing::internal::CaptureStderr();
	Messages(options).say(loss);
	return testing::internal::GetCapturedStderr();
}

TEST(Messages, LossesHaveTheirNumberAndWhereTheyWere)
{
	EXPECT_EQ(loss_text({LossKind::Records, 9841, 0}), "9841 drops on CPU 0");
	EXPECT_EQ(loss_text({LossKind::Records, 1, 2}), "1 drop on CPU 2");
	EXPECT_EQ(loss_text({LossKind::Aggregation, 3, 1, "a"}), "3 aggregation drops on CPU 1 (@a)");
	EXPECT_EQ(loss_text({LossKind::Variables, 1}), "1 dynamic variable drop");
	EXPECT_EQ(loss_text({LossKind::Speculative, 2}), "2 speculative drops");
	EXPECT_EQ(loss_text({LossKind::NoSpeculation, 17}), "17 failed speculations (no speculative buffer available)");
	EXPECT_EQ(loss_text({LossKind::ErrorFaults, 1}), "1 error in ERROR probe enabling");
	EXPECT_EQ(loss_text({LossKind::Skipped, UINT64_MAX}),
		  "18446744073709551615 firings skipped by the kernel: a probe fired within a probe, "
		  "or too many calls had not returned");
}

TEST(Messages, TagsAreOfThoseLossesThatHaveOne)
{
	EXPECT_EQ(said({LossKind::Records, 1, 2}, true), "dtrace: [DTRACEDROP_PRINCIPAL] 1 drop on CPU 2\n");
	EXPECT_EQ(said({LossKind::Speculative, 2}, true), "dtrace: [DTRACEDROP_SPEC] 2 speculative drops\n");
	EXPECT_EQ(said({LossKind::Variables, 2}, true), "dtrace: 2 dynamic variable drops\n");
	EXPECT_EQ(said({LossKind::Records, 1, 2}, false), "dtrace: 1 drop on CPU 2\n");
}

} // namespace
} // namespace dt::out
