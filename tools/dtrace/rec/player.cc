// SPDX-License-Identifier: GPL-2.0
/*
 * Reads the events that recorder.cc writes; see player.h.
 *
 * Names, and the probes of units, are taken in on the way: next() returns the other
 * events.
 */
#include "rec/player.h"

#include "rec/describe.h"

namespace dt::rec {

namespace {

/* More than any run has: a probe takes less room in the file than here. */
constexpr size_t kMostProbes = 1 << 20;
constexpr uint64_t kMostSources = 1 << 16;

} // namespace

os::AddressName RecordedSymbols::of_process(int pid, uint64_t address)
{
	const auto known = names_.find({pid, address});

	if (known == names_.end())
		return {};
	const NameText &name = known->second;
	return {name.module, name.symbol, name.offset, name.is_in_file};
}

std::vector<os::SourceFrame> RecordedSymbols::lines(int pid, uint64_t address)
{
	const auto known = lines_.find({pid, address});

	return known == lines_.end() ? std::vector<os::SourceFrame>() : known->second;
}

std::optional<os::FilePlace> RecordedSymbols::place(int pid, uint64_t address)
{
	const auto known = places_.find({pid, address});

	return known == places_.end() ? std::nullopt : known->second;
}

void RecordedSymbols::read(RecordedKind kind, Unpacker &in)
{
	NameKey key = {};

	in.integer(key.first);
	key.second = in.number();
	if (kind == RecordedKind::Name) {
		NameText &name = names_[key];

		in.text(name.module);
		in.text(name.symbol);
		in.number(name.offset);
		in.flag(name.is_in_file);
	} else if (kind == RecordedKind::Lines) {
		in.list(lines_[key], [&](os::SourceFrame &frame) {
			in.text(frame.function);
			in.text(frame.file);
			in.number(frame.line);
		});
	} else {
		os::FilePlace place = {};
		bool is_there = false;

		in.flag(is_there);
		in.number(place.file);
		in.number(place.offset);
		places_[key] = is_there ? std::optional(place) : std::nullopt;
	}
}

Player::Player(ChunkReader file) : file_(std::move(file)), types_(recorded_.types), in_({}, types_, recorded_) {}

Result<std::unique_ptr<Player>> Player::open(const std::string &path)
{
	return of(ChunkReader::open(path));
}

Result<std::unique_ptr<Player>> Player::of(Result<ChunkReader> file)
{
	if (!file)
		return file.error();
	std::unique_ptr<Player> player(new Player(std::move(*file)));
	if (Status status = player->read_begin(); !status)
		return status.error();
	return player;
}

/* Is there an event? Reads the next chunk if there is one. */
Result<bool> Player::has_more()
{
	if (!in_.is_at_end())
		return true;
	const Result<std::span<const uint8_t>> events = file_.next();
	if (!events)
		return events.error();
	in_.restart(*events);
	return !events->empty();
}

Status Player::read_begin()
{
	const Result<bool> more = has_more();
	RecordedKind kind = {};
	Recorded &all = recorded_;
	uint64_t sources = 0;

	if (!more)
		return more.error();
	in_.choice(kind, RecordedKind::Step);
	if (kind != RecordedKind::Begin)
		in_.fail();
	describe(in_, all.options);
	describe(in_, all.facts);
	sources = in_.number();
	if (sources > kMostSources)
		in_.fail();
	for (; sources > 0 && in_.ok(); sources--) {
		lex::Source source = {};

		in_.choice(source.kind, ProgramKind::Script);
		in_.text(source.file);
		in_.text(source.text);
		all.sources.add(source.kind, std::move(source.file), std::move(source.text));
	}
	in_.list(all.aggregations, [&](typed::Aggregation &one) { describe(in_, one); });
	in_.list(all.unit.arrays, [&](gen::ArrayLayout &array) { describe(in_, array); });
	in_.list(all.unit.layouts, [&](gen::RecordLayout &layout) { describe(in_, layout); });
	describe(in_, all.unit.aggregations);
	/* A number is the place in the list, and in the totals. */
	for (size_t i = 0; i < all.aggregations.size(); i++)
		if (all.aggregations[i].function && all.aggregations[i].number != i)
			in_.fail();
	if (all.aggregations.size() > all.unit.aggregations.aggregations)
		in_.fail();
	for (const RecordedKind wanted : {RecordedKind::Probes, RecordedKind::Unit}) {
		in_.choice(kind, RecordedKind::Step);
		if (kind != wanted)
			in_.fail();
		else if (kind == RecordedKind::Probes)
			read_probes();
		else
			describe_faults(in_, all.unit);
	}
	check_unit(in_, all.unit);
	if (all.unit.first_ecb != 1)
		in_.fail();
	return in_.ok() ? Status() : file_.error("its beginning makes no sense");
}

/* The printer asks for no more than whether a thread does it, and for what it gives back. */
void Player::read_kind(Probe &probe)
{
	bool is_of_thread = false;

	in_.flag(is_of_thread);
	if (is_of_thread)
		probe.attachment = attach::Function();
	else
		probe.attachment = attach::Internal();
	in_.type(recorded_.results.emplace_back());
	probe.ends_call = recorded_.results.back();
}

void Player::read_probes()
{
	std::vector<Probe> probes;

	const auto read_name = [&](std::string_view &name) { name = recorded_.names.emplace_back(in_.text()); };
	in_.list(probes, [&](Probe &probe) {
		in_.number(probe.id);
		for (std::string_view *part : {&probe.provider, &probe.module, &probe.function, &probe.name})
			read_name(*part);
		in_.flag(probe.is_call);
		read_kind(probe);
	});
	if (recorded_.probes.size() + probes.size() > kMostProbes)
		in_.fail();
	else
		recorded_.probes.insert(recorded_.probes.end(), probes.begin(), probes.end());
}

const gen::Unit *Player::read_unit()
{
	const uint32_t last = (recorded_.more ? *recorded_.more : recorded_.unit).first_ecb;
	gen::Unit &unit = recorded_.more.emplace();

	describe_faults(in_, unit);
	check_unit(in_, unit);
	if (unit.first_ecb <= last)
		in_.fail();
	return &unit;
}

RecordEvent Player::read_record()
{
	RecordEvent event;

	in_.number(event.cpu);
	event.record = in_.bytes();
	event.next = in_.bytes();
	if (event.cpu >= recorded_.facts.cpus)
		in_.fail();
	return event;
}

EntryEvent Player::read_entry()
{
	const std::vector<gen::AggShape> &shapes = recorded_.unit.aggregations.shapes;
	std::vector<uint64_t> data;
	EntryEvent event;

	in_.number(event.cpu);
	const uint64_t shape = in_.number();
	in_.list(data, [&](uint64_t &word) { in_.number(word); });
	in_.list(words_, [&](uint64_t &word) { in_.number(word); });
	if (event.cpu >= recorded_.facts.cpus || shape >= shapes.size() || data.size() != shapes[shape].data_words ||
	    words_.size() < shapes[shape].fixed_words) {
		in_.fail();
		return event;
	}
	words_.insert(words_.begin(), data.begin(), data.end());
	const std::span<const uint64_t> all(words_);
	event.entry = {&shapes[shape], all.first(data.size()), all.subspan(data.size())};
	return event;
}

ArrayEvent Player::read_array()
{
	const std::vector<gen::ArrayLayout> &arrays = recorded_.unit.arrays;
	ArrayEvent event;
	uint64_t key_bytes = 0;

	const uint64_t which = in_.number();
	if (which >= arrays.size()) {
		in_.fail();
		return event;
	}
	event.layout = &arrays[which];
	for (const uint32_t bytes : event.layout->keys)
		key_bytes += bytes;
	in_.list(event.elements, [&](ElementBytes &element) {
		element.key = in_.bytes();
		element.value = in_.bytes();
		if (element.key.size() < key_bytes)
			in_.fail();
	});
	return event;
}

LossEvent Player::read_loss()
{
	LossEvent event;

	in_.number(event.kind);
	in_.number(event.count);
	in_.number(event.cpu);
	event.aggregation = in_.text();
	return event;
}

Result<Event> Player::next()
{
	Event event;

	while (std::holds_alternative<std::monostate>(event)) {
		const Result<bool> more = has_more();
		RecordedKind kind = {};
		EndStep step = {};

		if (!more)
			return more.error();
		if (!*more)
			return Event();
		in_.choice(kind, RecordedKind::Step);
		if (!in_.ok())
			return file_.error("there is no such event");
		switch (kind) {
		case RecordedKind::Begin: in_.fail(); break;
		case RecordedKind::Probes: read_probes(); break;
		case RecordedKind::Unit: event = UnitEvent{read_unit()}; break;
		case RecordedKind::Name:
		case RecordedKind::Lines:
		case RecordedKind::Place: symbols_.read(kind, in_); break;
		case RecordedKind::Record: event = read_record(); break;
		case RecordedKind::Entry: event = read_entry(); break;
		case RecordedKind::Array: event = read_array(); break;
		case RecordedKind::Message: event = MessageEvent{in_.text()}; break;
		case RecordedKind::Loss: event = read_loss(); break;
		case RecordedKind::Step:
			in_.choice(step, EndStep::PrintRest);
			event = step;
			break;
		}
		if (!in_.ok())
			return file_.error("an event makes no sense");
	}
	return event;
}

} // namespace dt::rec
