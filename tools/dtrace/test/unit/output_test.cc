// SPDX-License-Identifier: GPL-2.0
/* Output errors, and waiting for signals. */
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>

#include "out/output.h"

namespace {

using namespace dt;
using out::Output;
using out::Signals;

TEST(Output, IsAppended)
{
	char name[] = "/tmp/output_test.XXXXXX";

	close(mkstemp(name));
	for (const char *text : {"one\n", "two\n"}) {
		Result<Output> output = Output::open(name);

		ASSERT_TRUE(output);
		output->write(text);
		EXPECT_TRUE(output->close());
	}
	EXPECT_EQ(*read_file(name), "one\ntwo\n");
	unlink(name);
}

TEST(Output, AFileIsReplacedAsAWhole)
{
	char directory[] = "/tmp/output_test.XXXXXX";

	ASSERT_TRUE(mkdtemp(directory));
	const std::string path = std::string(directory) + "/x.prom";
	EXPECT_TRUE(out::replace_file(path, "one\ntwo\n"));
	EXPECT_TRUE(out::replace_file(path, "three\n"));
	EXPECT_EQ(*read_file(path), "three\n");
	EXPECT_EQ(out::replace_file(path + "/y", "").error().text(), "cannot write " + path + "/y: Not a directory");
	unlink(path.c_str());
	/* Nothing else is there. */
	EXPECT_EQ(rmdir(directory), 0);
}

TEST(Output, OfAFileIsTakenBack)
{
	char name[] = "/tmp/output_test.XXXXXX";

	close(mkstemp(name));
	Result<Output> output = Output::open(name);
	ASSERT_TRUE(output);
	output->write("long text that goes\n");
	output->truncate();
	output->write("stays\n");
	EXPECT_TRUE(output->close());
	EXPECT_EQ(*read_file(name), "stays\n");
	unlink(name);

	Result<Output> device = Output::open("/dev/null");
	ASSERT_TRUE(device);
	device->truncate();
	EXPECT_TRUE(device->close());
}

TEST(Output, KeepsItsFirstError)
{
	Result<Output> output = Output::open("/dev/full");

	ASSERT_TRUE(output);
	EXPECT_TRUE(output->status());
	output->write("text");
	EXPECT_EQ(output->status().error().text(), "cannot write to /dev/full: No space left on device");
	EXPECT_FALSE(output->close());
	EXPECT_EQ(Output::open("/nonexistent/file").error().text(),
		  "cannot open /nonexistent/file: No such file or directory");
}

TEST(Signals, WaitUntilAsked)
{
	Result<Signals> signals = Signals::hold();

	ASSERT_TRUE(signals);
	EXPECT_FALSE(signals->come());
	raise(SIGTERM);
	raise(SIGINT);
	EXPECT_TRUE(signals->come());
	/* A second one waits until all is printed. A child does not inherit signals that wait. */
	EXPECT_EXIT(
		{
			raise(SIGINT);
			signals->let_go();
		},
		testing::KilledBySignal(SIGINT), "");
}

TEST(Signals, EndTheProcessOnceLetGo)
{
	Result<Signals> signals = Signals::hold();

	ASSERT_TRUE(signals);
	raise(SIGINT);
	EXPECT_TRUE(signals->come());
	signals->let_go();
	EXPECT_EXIT(raise(SIGINT), testing::KilledBySignal(SIGINT), "");
	EXPECT_EXIT(raise(SIGTERM), testing::KilledBySignal(SIGTERM), "");
}

} // namespace
