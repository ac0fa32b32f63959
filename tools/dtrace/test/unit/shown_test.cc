// SPDX-License-Identifier: GPL-2.0
/* A terminal gets no control characters of what is traced; a file gets all bytes; the program's own text stays. */
#include <gtest/gtest.h>
#include <pty.h>

#include <cstring>

#include "out/json.h"
#include "out/output.h"
#include "out/plan.h"
#include "out/shown.h"

namespace dt::out {
namespace {

constexpr std::string_view kTitle = "\x1b]2;x\a", kTitleShown = "\\033]2;x\\a";

TEST(Shown, ControlCharactersAreWrittenAsText)
{
	EXPECT_EQ(shown(kTitle), kTitleShown);
	EXPECT_EQ(shown("a\rb\bc\x7f"), "a\\rb\\bc\\177");
	/* In UTF-8, and where a byte is a character. */
	EXPECT_EQ(shown("a\xc2\x9b"
			"2J\x9b"),
		  "a\\302\\2332J\\233");
	EXPECT_EQ(shown(std::string_view("\0", 1)), "\\000");
}

TEST(Shown, TextStays)
{
	for (const char *text :
	     {"", "a\tb\nc", "\\033", "gr\xc3\xbc\xc3\x9f", "\xe2\x82\xac\xf0\x9f\x98\x80", "latin \xe9"}) {
		EXPECT_EQ(shown(text), text);
		EXPECT_TRUE(is_harmless(text));
	}
	EXPECT_FALSE(is_harmless(kTitle));
}

/* Every byte, alone and after another: the result has nothing to show any more. */
TEST(Shown, NothingIsLeft)
{
	for (int first = 0; first < 256; first++)
		for (int second = 0; second < 256; second++) {
			const char text[] = {static_cast<char>(first), static_cast<char>(second)};

			EXPECT_TRUE(is_harmless(shown({text, 2}))) << first << ' ' << second;
		}
}

/* What one printf("\033[1m%s") makes of a string of a process. */
struct HostileRecord {
	typed::PrintfSpec spec;
	std::vector<gen::RecordLayout> layouts = std::vector<gen::RecordLayout>(1);
	std::vector<Probe> probes = std::vector<Probe>(1);
	std::vector<uint8_t> bytes = std::vector<uint8_t>(64);

	explicit HostileRecord(const char *format)
	{
		const gen::RecordHeader header = {1, 1, 1};
		gen::OutputAction action;
		std::string error;
		uint32_t at = 0;
		gen::Field field;

		field.is_string = true;
		field.offset = 16;
		field.size = 32;
		EXPECT_TRUE(typed::parse_printf(format ? format : "", spec, error, at)) << error;
		action.action = format ? BuiltinId::Printf : BuiltinId::Trace;
		action.format = &spec;
		action.fields = {field};
		layouts[0].actions.emplace_back().node = action;
		layouts[0].size = 64;
		probes[0].function = kTitle;
		probes[0].name = "entry";
		std::memcpy(bytes.data(), &header, sizeof(header));
		std::memcpy(bytes.data() + 16, kTitle.data(), kTitle.size());
	}

	/* By a plan and without one; both print the same. */
	std::string text(bool is_for_terminal, bool is_quiet = true) const
	{
		const PrintOptions options = {.quiet = is_quiet, .naming = {.is_for_terminal = is_for_terminal}};
		const std::optional<Plan> plan = Plan::make(layouts[0], options);
		std::string planned, printed;
		run::Record record;

		EXPECT_TRUE(run::decode(bytes, {layouts, probes}, record));
		print_record(record, 3, options, "", {}, printed);
		if (plan) {
			append_columns(probes[0], 3, options, "", planned);
			plan->run(bytes, probes[0], planned);
			EXPECT_EQ(planned, printed);
		}
		return printed;
	}
};

TEST(Shown, OnATerminalOnlyTheProgramsOwnTextHasControlCharacters)
{
	const std::string shown_title(kTitleShown), title(kTitle);

	EXPECT_EQ(HostileRecord("\x1b[1m%s").text(true), "\x1b[1m" + shown_title);
	EXPECT_EQ(HostileRecord("\x1b[1m%s").text(false), "\x1b[1m" + title);
	EXPECT_EQ(HostileRecord("%14s|").text(true), "    " + shown_title + "|");
	EXPECT_EQ(HostileRecord("%.1s|").text(true), "\\033|");
	EXPECT_EQ(HostileRecord(nullptr).text(true), shown_title);
	EXPECT_EQ(HostileRecord(nullptr).text(false), title);
	/* The columns have the name of the function. */
	EXPECT_EQ(HostileRecord("%s").text(true, false).find('\x1b'), std::string::npos);
}

TEST(Shown, JsonNamesControlCharacters)
{
	std::string out;

	Json(out).text("\x1b\x7f\xc2\x9b\xc2\xa0");
	EXPECT_EQ(out, "\"\\u001b\\u007f\\u009b\xc2\xa0\"");
}

TEST(Shown, TheDestinationDecides)
{
	char name[] = "/tmp/dt_shown_testXXXXXX";
	int master = -1, slave = -1;

	ASSERT_EQ(openpty(&master, &slave, nullptr, nullptr, nullptr), 0);
	const Fd reader(master), writer(slave), file(mkstemp(name));
	Result<Output> output = Output::open(ttyname(slave));
	ASSERT_TRUE(output);
	EXPECT_TRUE(output->is_for_terminal());
	output->write_shown(kTitle);
	char text[64] = {};
	EXPECT_GT(read(master, text, sizeof(text) - 1), 0);
	EXPECT_EQ(text, kTitleShown);
	ASSERT_TRUE(output->reopen(name));
	EXPECT_FALSE(output->is_for_terminal());
	output->write_shown(kTitle);
	EXPECT_EQ(*read_file(name), kTitle);
	ASSERT_TRUE(output->reopen(""));
	EXPECT_TRUE(output->is_for_terminal());
	unlink(name);
}

/* -x top replaces standard output while it draws. */
TEST(Shown, TheFirstDestinationIsATerminalWhateverReplacesItMeanwhile)
{
	int master = -1, slave = -1;

	ASSERT_EQ(openpty(&master, &slave, nullptr, nullptr, nullptr), 0);
	const Fd reader(master), writer(slave), before(dup(STDOUT_FILENO)), nowhere(::open("/dev/null", O_WRONLY));
	std::fflush(stdout);
	dup2(slave, STDOUT_FILENO);
	Result<Output> output = Output::open("");
	dup2(nowhere.get(), STDOUT_FILENO);
	const bool is_reopened = output && output->reopen("/dev/null") && output->reopen("");
	dup2(before.get(), STDOUT_FILENO);
	ASSERT_TRUE(is_reopened);
	EXPECT_TRUE(output->is_for_terminal());
}

} // namespace
} // namespace dt::out
