// SPDX-License-Identifier: GPL-2.0
/* Recordings whose checksums are right, and whose events make no sense: each of them is an error. */
#include "rec/player.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <fstream>
#include <functional>

#include "rec/recorder.h"
#include "test/fuzz/front_end.h"
#include "test/unit/recording_file.h"

namespace {

using namespace dt;

using Events = std::function<void(rec::Recorder &, gen::Unit &)>;

/* The error of a recording, or "". */
std::string error_in(const Result<std::unique_ptr<rec::Player>> &player)
{
	if (!player)
		return player.error().text();
	for (;;) {
		const Result<rec::Event> event = (*player)->next();

		if (!event)
			return event.error().text();
		if (std::holds_alternative<std::monostate>(*event))
			return "";
	}
}

std::string error_of(const std::string &path)
{
	return error_in(rec::Player::open(path));
}

std::string error_of_events(const std::string &events)
{
	return error_in(rec::Player::of(rec::ChunkReader::of(test::file_with(events), "x")));
}

/* Of a recording of a program, @change being done before it begins, with these events. */
std::string error_with(std::string_view program, const Events &events,
		       const std::function<void(gen::Unit &)> &change = {})
{
	const test::TemporaryFile file;
	test::Compiled compiled(program);
	const std::vector<Probe> probes = gen::enabled_probes(compiled.unit, compiled.probes);
	rec::Recorder recorder = std::move(*rec::Recorder::open(file.name));

	EXPECT_EQ(compiled.sources.format(compiled.diags, true), "");
	if (change)
		change(compiled.unit);
	recorder.begin({}, {4, 4096, false}, compiled.sources, compiled.unit, probes);
	if (events)
		events(recorder, compiled.unit);
	EXPECT_TRUE(recorder.close());
	return error_of(file.name);
}

/* Is the error about an event, or about the beginning? */
bool is_of_event(const std::string &error)
{
	return error.ends_with("an event makes no sense");
}
bool is_of_begin(const std::string &error)
{
	return error.ends_with("its beginning makes no sense");
}

constexpr std::string_view kCount = "BEGIN { @[pid] = count(); printa(@); }";

TEST(Player, RecordIsOfACpuOfTheRun)
{
	const auto on = [](unsigned cpu) {
		return error_with(kCount,
				  [cpu](rec::Recorder &recorder, gen::Unit &) { recorder.record({}, cpu, {}); });
	};

	EXPECT_EQ(on(3), "");
	EXPECT_TRUE(is_of_event(on(4)));
}

TEST(Player, EntryHasTheWordsOfItsShape)
{
	const std::vector<uint64_t> words = {1, 2, 3};
	const auto entry = [&](size_t shape, size_t data, size_t keys, unsigned cpu) {
		return error_with(kCount, [&](rec::Recorder &recorder, gen::Unit &unit) {
			const run::AggEntry made = {unit.aggregations.shapes.data() + shape,
						    std::span(words).first(data), std::span(words).first(keys)};

			recorder.entry(made, cpu, unit.aggregations);
		});
	};

	EXPECT_EQ(entry(0, 1, 1, 3), "");
	EXPECT_TRUE(is_of_event(entry(0, 1, 1, 4)));
	EXPECT_TRUE(is_of_event(entry(1, 1, 1, 3)));
	EXPECT_TRUE(is_of_event(entry(0, 2, 1, 3)));
	EXPECT_TRUE(is_of_event(entry(0, 1, 0, 3)));
}

TEST(Player, ElementHasTheBytesOfItsKey)
{
	const uint8_t bytes[64] = {};
	const auto array = [&](uint32_t which, bool is_short) {
		return error_with("BEGIN { a[pid] = 1; printa(a); }", [&](rec::Recorder &recorder, gen::Unit &unit) {
			size_t size = 0;

			ASSERT_EQ(unit.arrays.size(), 1u);
			for (const uint32_t key : unit.arrays[0].keys)
				size += key;
			recorder.array(which, {{std::span(bytes).first(size - is_short), bytes}});
		});
	};

	EXPECT_EQ(array(0, false), "");
	EXPECT_TRUE(is_of_event(array(0, true)));
	EXPECT_TRUE(is_of_event(array(1, false)));
}

TEST(Player, LaterProbesComeAfterThoseThatAreThere)
{
	const auto later = [](uint32_t first) {
		return error_with(kCount, [first](rec::Recorder &recorder, gen::Unit &unit) {
			unit.first_ecb = first;
			recorder.add_faults(unit);
		});
	};

	EXPECT_EQ(later(2), "");
	EXPECT_TRUE(is_of_event(later(1)));
}

TEST(Player, RunBeginsOnceAndFirst)
{
	const test::TemporaryFile file;
	rec::Recorder recorder = std::move(*rec::Recorder::open(file.name));

	recorder.message("text");
	EXPECT_TRUE(recorder.close());
	EXPECT_TRUE(is_of_begin(error_of(file.name)));
	EXPECT_TRUE(is_of_event(error_with(kCount, [](rec::Recorder &out, gen::Unit &unit) {
		out.begin({}, {4, 4096, false}, {}, unit, {});
	})));
}

TEST(Player, BeginningIsOfItsKind)
{
	const test::TemporaryFile file;
	test::Compiled compiled(kCount);
	lex::Sources many;

	const auto events_with = [&](const lex::Sources &sources) {
		rec::Recorder recorder = std::move(*rec::Recorder::open(file.name));

		recorder.begin({}, {4, 4096, false}, sources, compiled.unit, {});
		EXPECT_TRUE(recorder.close());
		return test::events_of(file.name);
	};
	std::string events = events_with(compiled.sources);

	EXPECT_EQ(error_of_events(events), "");
	ASSERT_EQ(events[0], static_cast<char>(rec::RecordedKind::Begin));
	events[0] = static_cast<char>(rec::RecordedKind::Probes);
	EXPECT_TRUE(is_of_begin(error_of_events(events)));
	for (unsigned i = 0; i <= 1u << 16; i++)
		many.add(ProgramKind::Script, "", "");
	EXPECT_TRUE(is_of_begin(error_of_events(events_with(many))));
}

TEST(Player, BrokenFirstChunkIsSaidAsSuch)
{
	const test::TemporaryFile file;
	rec::Recorder recorder = std::move(*rec::Recorder::open(file.name));

	recorder.message("text");
	EXPECT_TRUE(recorder.close());
	std::string text = file.text();
	text.back() = static_cast<char>(text.back() ^ 1);
	std::ofstream(file.name) << text;
	EXPECT_TRUE(error_of(file.name).ends_with(": the checksum is another one"));
}

TEST(Player, UnitRefersToWhatIsThere)
{
	const auto with = [](const std::function<void(gen::Unit &)> &change) { return error_with(kCount, {}, change); };
	const auto place = [&](uint32_t source, uint32_t begin, uint32_t end) {
		return with([=](gen::Unit &unit) {
			unit.programs.at(0).faults.push_back({0, Span{begin, end, source}, false});
		});
	};
	const auto size = static_cast<uint32_t>(kCount.size());

	EXPECT_EQ(with({}), "");
	EXPECT_TRUE(is_of_begin(with([](gen::Unit &unit) { unit.first_ecb = 2; })));
	EXPECT_TRUE(is_of_begin(with([](gen::Unit &unit) { unit.enablings.at(0).program = 9; })));
	EXPECT_TRUE(is_of_begin(with([](gen::Unit &unit) { unit.layouts.at(0).clause = 1; })));
	EXPECT_TRUE(is_of_begin(with([](gen::Unit &unit) { unit.aggregations.aggregations = 0; })));
	EXPECT_EQ(place(0, 0, size), "");
	EXPECT_TRUE(is_of_begin(place(9, 0, size)));
	EXPECT_TRUE(is_of_begin(place(0, 2, 1)));
	EXPECT_TRUE(is_of_begin(place(0, 0, size + 1)));
}

/* A file with one chunk: the sizes that its header claims, and what is packed. */
std::string chunk_error(uint32_t events, const std::string &packed)
{
	const auto crc = static_cast<uint32_t>(
		crc32(0, reinterpret_cast<const Bytef *>(packed.data()), static_cast<uInt>(packed.size())));
	const uint32_t header[] = {static_cast<uint32_t>(packed.size()), events, crc};
	std::string file("DTREC\0\0\1", 8);

	file.append(reinterpret_cast<const char *>(header), sizeof(header));
	auto reader = rec::ChunkReader::of(file + packed, "x");
	const auto chunk = reader->next();
	return chunk ? "" : chunk.error().text();
}

TEST(Player, ChunkHasTheSizeThatItClaims)
{
	std::string packed(64, '\0');
	uLongf size = packed.size();

	ASSERT_EQ(compress(reinterpret_cast<Bytef *>(packed.data()), &size, reinterpret_cast<const Bytef *>("abc"), 3),
		  Z_OK);
	packed.resize(size);
	EXPECT_EQ(chunk_error(3, packed), "");
	EXPECT_TRUE(chunk_error(0, packed).ends_with(": the size of a chunk makes no sense"));
	EXPECT_TRUE(chunk_error(UINT32_MAX, packed).ends_with(": the size of a chunk makes no sense"));
	EXPECT_TRUE(chunk_error(2, packed).ends_with(": a chunk cannot be unpacked"));
	EXPECT_TRUE(chunk_error(4, packed).ends_with(": a chunk cannot be unpacked"));
	EXPECT_TRUE(chunk_error(3, "abc").ends_with(": a chunk cannot be unpacked"));
}

TEST(Player, NameThatStaysIsRecordedOnce)
{
	const auto size_with = [](unsigned times) {
		const test::TemporaryFile file;
		rec::Recorder recorder = std::move(*rec::Recorder::open(file.name));

		for (unsigned i = 0; i < times; i++)
			recorder.name(7, 0x1000, {"bash", "main", 4, false});
		EXPECT_TRUE(recorder.close());
		return file.text().size();
	};

	EXPECT_EQ(size_with(100), size_with(1));
}

TEST(Player, FileThatCannotBeOpenedIsSaid)
{
	const auto recorder = rec::Recorder::open("/nowhere/x");
	const auto player = rec::Player::open("/tmp");

	ASSERT_FALSE(recorder);
	EXPECT_EQ(recorder.error().text(), "cannot open /nowhere/x: No such file or directory");
	ASSERT_FALSE(player);
	EXPECT_EQ(player.error().text(), "cannot read /tmp: Is a directory");
}

} // namespace
