// SPDX-License-Identifier: GPL-2.0
/* Messages about losses. */
#include <gtest/gtest.h>

#include <unistd.h>

#include "out/messages.h"

namespace dt::out {
namespace {

std::string said(const Loss &loss, bool with_tags)
{
	Options options;
	Result<Output> output = Output::open("/dev/null");

	options.droptags = with_tags;
	testing::internal::CaptureStderr();
	Messages(options, *output, nullptr).say(loss);
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
	EXPECT_EQ(loss_text({LossKind::SkippedReturns, UINT64_MAX}),
		  "18446744073709551615 firings skipped by the kernel: too many calls had not returned");
	EXPECT_EQ(loss_text({LossKind::SkippedByProgram, 1}),
		  "1 firing skipped by the kernel: another BPF program was running on the CPU");
	EXPECT_EQ(loss_text({LossKind::SkippedByKprobe, 2}),
		  "2 firings skipped by the kernel: another kprobe was being handled on the CPU");
	EXPECT_EQ(loss_text({LossKind::SkippedWithoutRcu, 2}),
		  "2 firings skipped by the kernel: the CPU was idle, so RCU was not watching");
}

TEST(Messages, OwnCallsAreNoLossAndOnlyVerboseNamesThem)
{
	EXPECT_EQ(own_calls_text(3, {}, true), "3 firings by dtrace itself, not traced");
	EXPECT_EQ(own_calls_text(1, {"f", "g"}, false),
		  "1 firing by dtrace itself, not traced; -v names the functions");
	EXPECT_EQ(own_calls_text(3, {"f", "g"}, true), "3 firings by dtrace itself, not traced: f, g");
}

TEST(Messages, TagsAreOfThoseLossesThatHaveOne)
{
	EXPECT_EQ(said({LossKind::Records, 1, 2}, true), "dtrace: [DTRACEDROP_PRINCIPAL] 1 drop on CPU 2\n");
	EXPECT_EQ(said({LossKind::Speculative, 2}, true), "dtrace: [DTRACEDROP_SPEC] 2 speculative drops\n");
	EXPECT_EQ(said({LossKind::Variables, 2}, true), "dtrace: 2 dynamic variable drops\n");
	EXPECT_EQ(said({LossKind::Records, 1, 2}, false), "dtrace: 1 drop on CPU 2\n");
}

TEST(Messages, ObjectsHaveTheKindOfALossAsAMember)
{
	EXPECT_EQ(loss_object({LossKind::Records, 9841, 3}),
		  R"({"type":"loss","kind":"records","cpu":3,"count":9841,"text":"9841 drops on CPU 3"})"
		  "\n");
	EXPECT_EQ(loss_object({LossKind::Aggregation, 3, 1, "a"}),
		  R"-({"type":"loss","kind":"aggregation","cpu":1,"aggregation":"@a","count":3,)-"
		  R"-("text":"3 aggregation drops on CPU 1 (@a)"})-"
		  "\n");
	EXPECT_EQ(loss_object({LossKind::Variables, 1}),
		  R"({"type":"loss","kind":"variables","count":1,"text":"1 dynamic variable drop"})"
		  "\n");
}

TEST(Messages, ObjectsGoToTheOutput)
{
	char name[] = "/tmp/messages_test.XXXXXX";
	Options options;

	close(mkstemp(name));
	Result<Output> output = Output::open(name);
	ASSERT_TRUE(output);
	options.oformat = OutputFormat::Json;
	options.droptags = true;
	testing::internal::CaptureStderr();
	const Messages messages(options, *output, nullptr);
	messages.say("a \"word\"");
	messages.say(Loss{LossKind::Speculative, 2});
	EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
	EXPECT_TRUE(output->close());
	EXPECT_EQ(*read_file(name), R"({"type":"message","text":"a \"word\""})"
				    "\n"
				    R"({"type":"loss","kind":"speculative","count":2,"text":"2 speculative drops"})"
				    "\n");
	unlink(name);
}

} // namespace
} // namespace dt::out
