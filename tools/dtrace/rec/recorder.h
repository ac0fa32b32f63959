/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Recorder: writes what the consumer prints, so that another machine can print it
 * (-x record). An event is what the consumer has got: a record, an entry of an
 * aggregation, a name that it asked for, a message. The order of events is that in
 * which the consumer got them.
 *
 * A name is written before the event that is printed with it, and again only when
 * the answer has changed.
 */
#ifndef DTRACE_REC_RECORDER_H
#define DTRACE_REC_RECORDER_H

#include <chrono>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "os/symbols.h"
#include "rec/events.h"
#include "rec/file.h"
#include "rec/recorded.h"
#include "rec/type_table.h"
#include "run/agg_memory.h"

namespace dt::rec {

class Recorder {
public:
	using Bytes = std::span<const uint8_t>;

	static Result<Recorder> open(const std::string &path);

	/* Called before begin(), with -x flowtime. */
	void show_results(ResultType of) { result_type_ = std::move(of); }

	/* First of all but show_results(). @unit: of load(). */
	void begin(const Options &options, const RunFacts &facts, const lex::Sources &sources, const gen::Unit &unit,
		   std::span<const Probe> probes);
	/* Probes that were enabled later, and then the places of faults of their unit. */
	void add_probes(std::span<const Probe> probes);
	void add_faults(const gen::Unit &unit);

	/* @next: the record after it on its CPU, where the output depends on it; else empty. */
	void record(Bytes record, unsigned cpu, Bytes next);
	void entry(const run::AggEntry &entry, unsigned cpu, const gen::AggLayout &layout);
	/* @which: index in Unit::arrays. */
	void array(uint32_t which, const std::vector<ElementBytes> &elements);
	void message(std::string_view text);
	void loss(const LossEvent &loss);
	void step(EndStep step);

	/* Records the name, or the lines, of an address. @pid is kKernelPid for addresses of the kernel. */
	void name(int pid, uint64_t address, const os::AddressName &name);
	void lines(int pid, uint64_t address, const std::vector<os::SourceFrame> &lines);
	void place(int pid, uint64_t address, const std::optional<os::FilePlace> &place);

	/* If this is called often, each event is in the file at most a second after it was given. */
	void turn();
	/* Writes all that is left. Returns the first error of the run, if there was one. */
	Status close();

private:
	explicit Recorder(ChunkWriter file) : file_(std::move(file)) {}

	void answer(RecordedKind kind, int pid, uint64_t address, std::string text);
	/* Begins one. */
	Packer event(RecordedKind kind);
	void flush_if_large();
	void flush();

	using Clock = std::chrono::steady_clock;

	ChunkWriter file_;
	std::string events_; /* of the chunk that is being made */
	TypeWriter types_;
	ResultType result_type_;
	Clock::time_point flushed_at_ = Clock::now();
	std::map<std::tuple<RecordedKind, int, uint64_t>, std::string> answers_; /* as they were written */
};

/* Asks @machine, and has its answers recorded. Both arguments outlive it. */
class NotedSymbols final : public os::Symbols {
public:
	NotedSymbols(os::Symbols &machine, Recorder &recorder) : machine_(machine), recorder_(recorder) {}

	os::AddressName of_kernel(uint64_t address) override;
	os::AddressName of_process(int pid, uint64_t address) override;
	std::vector<os::SourceFrame> lines(int pid, uint64_t address) override;
	std::optional<os::FilePlace> place(int pid, uint64_t address) override;

private:
	os::Symbols &machine_;
	Recorder &recorder_;
};

} // namespace dt::rec

#endif
