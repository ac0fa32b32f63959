// SPDX-License-Identifier: GPL-2.0
/*
 * Prints a record, or hands it to who keeps it; see lines.h.
 *
 *     take() ─► arrive() ─► show() ─► print()
 *        │          │          └─► until its call is long enough (long_calls.h) ─► print()
 *        │          └─► kept until the end (kept.h) ─► show()
 *        └─► held by a speculation (speculate.h) ─► commit() ─► arrive()
 *
 * A clause with a plan is not decoded: the plan reads the bytes of the ring. The
 * columns before the text are the same for each record of a probe, so they are
 * made once. setopt() may change both, so they are made again before the next
 * record.
 */
#include "out/lines.h"

#include <utility>

#include "base/diag.h"
#include "out/print_json.h"

namespace dt::out {

namespace {

/* A write of so much costs little for each of its lines. */
constexpr size_t kMuch = 1u << 16;

} // namespace

Lines::Lines(const run::RecordFormat &format, const PrintOptions &options, unsigned cpus, Output &output,
	     Signals *signals, const Options &set, Tally *tally, FaultReporter faults)
	: format_(format), options_(options), set_(set), output_(output), signals_(signals),
	  messages_(set, output, signals), requests_(output, set_, options_.naming, tally, messages_),
	  speculations_(set.specsize), faults_(std::move(faults)),
	  perform_([this](const gen::RequestAction &request, run::RecordValues values) { perform(request, values); }),
	  is_json_(set.is_json()), by_time_(set.by_time()), cpus_(cpus)
{
	if (set.flowmin_ns)
		long_calls_.emplace(set.flowmin_ns, [this](Bytes bytes, unsigned cpu, const FlowStep &step) {
			show_held(bytes, cpu, step);
		});
	set_destination();
}

Lines::Lines(const PrintedRun &run, const Options &options, Output &output, Signals *signals, Tally *tally)
	: Lines({run.unit.layouts, run.probes}, print_options(options, run.symbols, run.testing), run.cpus, output,
		signals, options, tally, run.testing ? FaultReporter() : FaultReporter(run.unit, run.sources))
{
	is_recorded_ = run.is_recorded;
}

void Lines::perform(const gen::RequestAction &request, run::RecordValues values)
{
	write();
	requests_.perform(request, values, time_, text_);
	is_set_ = is_set_ || request.action == BuiltinId::Setopt;
	if (request.action == BuiltinId::Freopen)
		set_destination();
}

/* JSON has no control characters. The columns that were made are those of another destination. */
void Lines::set_destination()
{
	options_.naming.is_for_terminal = output_.is_for_terminal() && !is_json_;
	make_plans();
}

/* Options that setopt() has set count from the next record on. */
void Lines::set_options()
{
	is_set_ = false;
	options_.quiet = set_.quiet;
	options_.flow = set_.has_flow();
	options_.rawbytes = set_.rawbytes;
	options_.naming.stackindent = set_.stackindent;
	make_plans();
}

void Lines::make_plans()
{
	plans_.clear();
	for (const gen::RecordLayout &layout : format_.layouts)
		plans_.push_back(is_json_ ? std::nullopt : Plan::make(layout, options_));
	columns_.assign(format_.probes.size(), {});
}

void Lines::write()
{
	if (is_recorded_)
		output_.write_shown(text_, signals_);
	else
		output_.write(text_, signals_);
	text_.clear();
}

void Lines::say(const std::string &what)
{
	write();
	messages_.say(what);
}

void Lines::print_rest(const Tally &tally)
{
	tally.print_rest(set_, options_.naming, text_);
	write();
}

void Lines::take_fault(unsigned cpu)
{
	fault_count_++;
	if (is_json_)
		json_fault({record_, cpu, time_}, faults_.piece(record_), text_);
	else if (const std::string text = faults_.take(record_); !text.empty())
		say(text);
}

void Lines::say_rest()
{
	for (const std::string &text : faults_.rest())
		say(text);
}

void Lines::end_line()
{
	text_ += set_.is_text() ? "\n" : "";
	write();
}

void Lines::do_step(rec::EndStep step)
{
	switch (step) {
	case rec::EndStep::EndLine: end_line(); break;
	case rec::EndStep::PrintKept: print_kept(); break;
	case rec::EndStep::EndCalls: end_calls(); break;
	case rec::EndStep::SayFaults: say_rest(); break;
	case rec::EndStep::PrintRest: break;
	}
}

/* Into record_, as far as it is needed. */
bool Lines::decode(Bytes record)
{
	return run::decode_header(record, format_, record_) &&
	       (record_.fault != gen::Fault::None || plans_[record_.clause] || run::decode(record, format_, record_));
}

void Lines::take(Bytes record, unsigned cpu, Bytes next)
{
	begin(record);
	const auto commit = [this](Bytes committed, unsigned of) {
		if (run::decode(committed, format_, record_))
			arrive(committed, of, {});
	};

	if (!decode(record))
		say(format("a record of %zu bytes on CPU %u makes no sense", record.size(), cpu));
	else if (record_.fault != gen::Fault::None || plans_[record_.clause] ||
		 !speculations_.take(record_, record, cpu, commit))
		arrive(record, cpu, next);
}

/* @record is in record_, and no speculation holds it. */
void Lines::arrive(Bytes record, unsigned cpu, Bytes next)
{
	if (kept_)
		kept_->add(record, cpu);
	else
		show(record, cpu, next);
}

void Lines::show(Bytes record, unsigned cpu, Bytes next)
{
	if (record_.fault != gen::Fault::None)
		take_fault(cpu);
	else if (options_.flow)
		show_in_flow(record, cpu, next);
	else
		print(record, cpu);
	if (text_.size() > kMuch)
		write();
}

/* The record in @next, or nullptr. */
const run::Record *Lines::follower(Bytes next)
{
	const bool is_one = !next.empty() && run::decode(next, format_, next_) && next_.fault == gen::Fault::None;

	return is_one ? &next_ : nullptr;
}

void Lines::print_kept()
{
	std::optional<Kept> kept = std::exchange(kept_, std::nullopt);

	if (!kept)
		return;
	kept->take([this](Bytes record, unsigned cpu, Bytes next) {
		begin(record);
		if (decode(record))
			show(record, cpu, next);
	});
}

/* The columns of a probe never change, except with -F: its arrow depends on what follows. */
const std::string &Lines::columns(const run::Record &record, const FlowStep *step)
{
	std::string &text = columns_[record.ecb - 1];

	if (step)
		text = columns_text(*record.probe, options_, flow_text(*step, record));
	else if (text.empty())
		text = columns_text(*record.probe, options_);
	return text;
}

/* The type of the result that record_ shows; nullptr: it shows none. */
const Type *Lines::result_type()
{
	if (!result_type_ || !record_.probe->gives_result())
		return nullptr;
	results_.resize(format_.probes.size());
	std::optional<const Type *> &type = results_[record_.ecb - 1];
	if (!type)
		type = result_type_(*record_.probe);
	return *type && (*type)->is_scalar() ? *type : nullptr;
}

/* The place of record_ in the flow of calls. */
FlowStep Lines::place(Bytes bytes, unsigned cpu, Bytes next)
{
	run::decode_call(bytes, format_, record_);
	FlowStep step = flow_.step(record_, cpu, by_time_ ? run::record_time(bytes) : 0, follower(next));

	step.has_times = set_.has_flow_times();
	if (step.has_times && step.kind == FlowKind::Leaves)
		step.result = result_type();
	return step;
}

/* A firing of no thread, such as a tick, does not wait for the call that it interrupts. */
void Lines::show_in_flow(Bytes bytes, unsigned cpu, Bytes next)
{
	const FlowStep step = place(bytes, cpu, next);

	last_time_ = std::max(last_time_, time_);
	if (long_calls_ && record_.probe->is_of_thread())
		long_calls_->take(thread_key(record_, cpu), time_, bytes, cpu, step);
	else
		print(bytes, cpu, &step);
}

/* Others may have been decoded since it came. */
void Lines::show_held(Bytes bytes, unsigned cpu, const FlowStep &step)
{
	begin(bytes);
	if (!decode(bytes))
		return;
	run::decode_call(bytes, format_, record_);
	print(bytes, cpu, &step);
}

void Lines::end_calls()
{
	if (long_calls_)
		long_calls_->end(last_time_);
	write();
}

void Lines::print_json(Bytes bytes, unsigned cpu, const FlowStep *step)
{
	PrintedFiring firing = {record_, cpu, by_time_ ? run::record_time(bytes) : 0};

	if (step)
		firing.flow = *step;
	json_record(firing, options_, perform_, text_);
}

/* @bytes are in record_. */
void Lines::print(Bytes bytes, unsigned cpu, const FlowStep *step)
{
	if (is_json_) {
		print_json(bytes, cpu, step);
		return;
	}
	const bool has_columns = step || !options_.quiet;
	const std::string_view text = has_columns ? std::string_view(columns(record_, step)) : "";

	if (!header_done_)
		text_ += header(options_);
	header_done_ = true;
	if (const std::optional<Plan> &plan = plans_[record_.clause]) {
		append_columns(*record_.probe, cpu, options_, text, text_);
		plan->run(bytes, *record_.probe, text_);
	} else {
		print_record(record_, cpu, options_, text, perform_, text_);
	}
}

} // namespace dt::out
