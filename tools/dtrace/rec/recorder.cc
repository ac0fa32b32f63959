// SPDX-License-Identifier: GPL-2.0
/*
 * Writes events; see recorder.h. player.cc reads them.
 *
 * An error of the file ends the recording, not the tracing: close() returns it.
 */
#include "rec/recorder.h"

#include <algorithm>

#include "rec/describe.h"

namespace dt::rec {

namespace {

constexpr size_t kChunk = 1 << 16;
constexpr std::chrono::seconds kLongest(1);

/* All aggregations of the program, by number; those that are printed and never filled are only in requests. */
void find_aggregations(const std::vector<gen::LayoutAction> &actions,
		       std::map<uint32_t, const typed::Aggregation *> &all)
{
	for (const gen::LayoutAction &action : actions)
		match(
			action.node, [](const gen::OutputAction &) {},
			[&](const gen::RequestAction &request) {
				for (const typed::Aggregation *one : request.source->aggregations)
					all.emplace(one->number, one);
			},
			[&](const gen::IfAction &branch) {
				find_aggregations(branch.yes, all);
				find_aggregations(branch.no, all);
			});
}

std::vector<typed::Aggregation> aggregations_of(const gen::Unit &unit)
{
	std::map<uint32_t, const typed::Aggregation *> all;

	for (const gen::AggShape &shape : unit.aggregations.shapes)
		all.emplace(shape.aggregation->number, shape.aggregation);
	for (const gen::RecordLayout &layout : unit.layouts)
		find_aggregations(layout.actions, all);
	std::vector<typed::Aggregation> list(all.empty() ? 0 : all.rbegin()->first + 1);
	for (const auto &[number, aggregation] : all)
		list[number] = *aggregation;
	return list;
}

} // namespace

Result<Recorder> Recorder::open(const std::string &path)
{
	Result<ChunkWriter> file = ChunkWriter::open(path);

	if (!file)
		return file.error();
	return Recorder(std::move(*file));
}

void Recorder::begin(const Options &options, const RunFacts &facts, const lex::Sources &sources, const gen::Unit &unit,
		     std::span<const Probe> probes)
{
	SavingArchive out(events_, types_);

	out.choice(RecordedKind::Begin, RecordedKind::Step);
	describe(out, options);
	describe(out, facts);
	out.number(sources.size());
	for (uint32_t i = 0; i < sources.size(); i++) {
		const lex::Source &source = sources.at(i);

		out.choice(source.kind, ProgramKind::Script);
		out.text(source.file);
		out.text(source.text);
	}
	out.list(aggregations_of(unit), [&](const typed::Aggregation &one) { describe(out, one); });
	out.list(unit.arrays, [&](const gen::ArrayLayout &array) { describe(out, array); });
	out.list(unit.layouts, [&](const gen::RecordLayout &layout) { describe(out, layout); });
	describe(out, unit.aggregations);
	add_probes(probes);
	add_faults(unit);
	flush();
}

void Recorder::add_probes(std::span<const Probe> probes)
{
	SavingArchive out(events_, types_);

	out.choice(RecordedKind::Probes, RecordedKind::Step);
	out.list(probes, [&](const Probe &probe) {
		out.number(probe.id);
		for (const std::string_view part : {probe.provider, probe.module, probe.function, probe.name})
			out.text(part);
		out.flag(probe.is_call);
		out.flag(probe.is_of_thread());
		out.type(result_type_ && probe.gives_result() ? result_type_(probe) : nullptr);
	});
}

void Recorder::add_faults(const gen::Unit &unit)
{
	SavingArchive out(events_, types_);

	out.choice(RecordedKind::Unit, RecordedKind::Step);
	describe_faults(out, unit);
}

Packer Recorder::event(RecordedKind kind)
{
	Packer out(events_);

	out.choice(kind, RecordedKind::Step);
	return out;
}

void Recorder::record(Bytes record, unsigned cpu, Bytes next)
{
	Packer out = event(RecordedKind::Record);

	out.number(cpu);
	out.bytes(record);
	out.bytes(next);
	flush_if_large();
}

void Recorder::entry(const run::AggEntry &entry, unsigned cpu, const gen::AggLayout &layout)
{
	Packer out = event(RecordedKind::Entry);

	out.number(cpu);
	out.number(static_cast<uint64_t>(entry.shape - layout.shapes.data()));
	for (const std::span<const uint64_t> words : {entry.data, entry.keys})
		out.list(words, [&](uint64_t word) { out.number(word); });
	flush_if_large();
}

void Recorder::array(uint32_t which, const std::vector<ElementBytes> &elements)
{
	Packer out = event(RecordedKind::Array);

	out.number(which);
	out.list(elements, [&](const ElementBytes &element) {
		out.bytes(element.key);
		out.bytes(element.value);
	});
	flush_if_large();
}

void Recorder::message(std::string_view text)
{
	Packer out = event(RecordedKind::Message);

	out.text(text);
}

void Recorder::loss(const LossEvent &loss)
{
	Packer out = event(RecordedKind::Loss);

	out.number(loss.kind);
	out.number(loss.count);
	out.number(loss.cpu);
	out.text(loss.aggregation);
}

void Recorder::step(EndStep step)
{
	Packer out = event(RecordedKind::Step);

	out.choice(step, EndStep::PrintRest);
}

/* @text: the answer as bytes. */
void Recorder::answer(RecordedKind kind, int pid, uint64_t address, std::string text)
{
	std::string &known = answers_[{kind, pid, address}];

	/* No answer has no bytes. */
	if (known == text)
		return;
	Packer out = event(kind);
	out.integer(pid);
	out.number(address);
	events_ += text;
	known = std::move(text);
}

void Recorder::name(int pid, uint64_t address, const os::AddressName &name)
{
	std::string text;
	Packer out(text);

	out.text(name.module);
	out.text(name.symbol);
	out.number(name.offset);
	out.flag(name.is_in_file);
	answer(RecordedKind::Name, pid, address, std::move(text));
}

void Recorder::lines(int pid, uint64_t address, const std::vector<os::SourceFrame> &lines)
{
	std::string text;
	Packer out(text);

	out.list(lines, [&](const os::SourceFrame &frame) {
		out.text(frame.function);
		out.text(frame.file);
		out.number(frame.line);
	});
	answer(RecordedKind::Lines, pid, address, std::move(text));
}

void Recorder::place(int pid, uint64_t address, const std::optional<os::FilePlace> &place)
{
	std::string text;
	Packer out(text);

	out.flag(place.has_value());
	out.number(place ? place->file : 0);
	out.number(place ? place->offset : 0);
	answer(RecordedKind::Place, pid, address, std::move(text));
}

/* Called after events that come often, or are large. */
void Recorder::flush_if_large()
{
	if (events_.size() > kChunk)
		flush();
}

/* The status is kept by the file. */
void Recorder::flush()
{
	static_cast<void>(file_.write(events_));
	events_.clear();
	flushed_at_ = Clock::now();
}

void Recorder::turn()
{
	if (Clock::now() >= flushed_at_ + kLongest)
		flush();
}

Status Recorder::close()
{
	flush();
	return file_.close();
}

os::AddressName NotedSymbols::of_kernel(uint64_t address)
{
	const os::AddressName name = machine_.of_kernel(address);

	recorder_.name(kKernelPid, address, name);
	return name;
}

os::AddressName NotedSymbols::of_process(int pid, uint64_t address)
{
	const os::AddressName name = machine_.of_process(pid, address);

	recorder_.name(pid, address, name);
	return name;
}

std::vector<os::SourceFrame> NotedSymbols::lines(int pid, uint64_t address)
{
	std::vector<os::SourceFrame> lines = machine_.lines(pid, address);

	recorder_.lines(pid, address, lines);
	return lines;
}

std::optional<os::FilePlace> NotedSymbols::place(int pid, uint64_t address)
{
	const std::optional<os::FilePlace> place = machine_.place(pid, address);

	recorder_.place(pid, address, place);
	return place;
}

} // namespace dt::rec
