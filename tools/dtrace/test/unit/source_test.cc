// SPDX-License-Identifier: GPL-2.0
/* A script that is too large is an error, and is not read in part. */
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fd.h"
#include "lex/source.h"

namespace dt {
namespace {

/* What read_source() says of a file of @bytes zeros; "" if it takes the file. */
std::string read_of(off_t bytes, const Options &options = {})
{
	char path[] = "/tmp/dtrace-source-XXXXXX";
	const Fd file(mkstemp(path));
	lex::Sources sources;
	std::string said;

	EXPECT_EQ(ftruncate(file.get(), bytes), 0);
	const auto source = lex::read_source({ProgramKind::Script, path}, options, sources, said);
	unlink(path);
	return source ? "" : source.error().text().substr(sizeof(path));
}

TEST(Source, ScriptOfMoreThan64MibIsAnError)
{
	EXPECT_EQ(read_of(64 << 20), "");
	EXPECT_EQ(read_of((64 << 20) + 1), "has 67108865 bytes, more than 67108864");
}

TEST(Source, ScriptThatIsNotThereIsAnErrorInTheWordsOfOtherDTraces)
{
	lex::Sources sources;
	std::string said;

	const auto source = lex::read_source({ProgramKind::Script, "/no/such/file"}, {}, sources, said);
	ASSERT_FALSE(source);
	EXPECT_EQ(source.error().text(), "failed to open /no/such/file: No such file or directory");
}

TEST(Source, ScriptThatThePreprocessorMakesTooLargeIsAnError)
{
	char path[] = "/tmp/dtrace-cpp-XXXXXX";
	Options options;

	{
		const Fd file(mkstemp(path));
		const std::string_view text = "#!/bin/sh\nhead -c 67108865 /dev/zero\n";

		EXPECT_EQ(write(file.get(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
		EXPECT_EQ(fchmod(file.get(), 0700), 0);
	}
	options.cpp = true;
	options.cpppath = path;
	EXPECT_EQ(read_of(0, options), "behind the preprocessor has 67108865 bytes, more than 67108864");
	unlink(path);
}

} // namespace
} // namespace dt
