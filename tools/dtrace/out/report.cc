// SPDX-License-Identifier: GPL-2.0
/* Hands the events of a recording to the printer; see report.h. */
#include "out/report.h"

#include "base/visit.h"

namespace dt::out {

Result<std::unique_ptr<Report>> Report::open(const std::string &path, const Options &options, Output &output)
{
	Result<std::unique_ptr<rec::Player>> player = rec::Player::open(path);

	if (!player)
		return player.error();
	return std::make_unique<Report>(std::move(*player), options, output);
}

Options Report::merged(const Options &recorded, const Options &asked)
{
	Options options = recorded;

	options.mode = asked.mode;
	take_settings(options, asked);
	return options;
}

namespace {

PrintedRun printed_run(rec::Player &player)
{
	const rec::Recorded &recorded = player.recorded();

	return {recorded.unit,
		recorded.sources,
		recorded.probes,
		player.symbols(),
		recorded.facts.cpus,
		recorded.facts.testing,
		true};
}

} // namespace

Report::Report(std::unique_ptr<rec::Player> player, const Options &options, Output &output)
	: player_(std::move(player)), options_(merged(player_->recorded().options, options)), output_(output),
	  beside_(options_.is_metrics() ? std::optional(Output::of_errors()) : std::nullopt),
	  messages_(options_, output, nullptr, &lost_),
	  tally_(nullptr, player_->recorded().unit, player_->recorded().probes, options_, player_->symbols(),
		 messages_),
	  lines_(printed_run(*player_), options_, beside_ ? *beside_ : output, nullptr, &tally_)
{
	const rec::Recorded &recorded = player_->recorded();

	lines_.keep(recorded.facts.bufsize);
	if (options_.has_flow_times())
		lines_.show_results(
			[&](const Probe &probe) { return recorded.results[&probe - recorded.probes.data()]; });
}

void Report::take(const rec::LossEvent &loss)
{
	if (loss.kind >= kLossKinds)
		return;
	messages_.say(Loss{static_cast<LossKind>(loss.kind), loss.count, loss.cpu, loss.aggregation});
}

void Report::do_step(rec::EndStep step)
{
	lines_.do_step(step);
	if (step != rec::EndStep::PrintRest)
		return;
	is_whole_ = true;
	lost_.faults = lines_.faults();
	if (options_.is_metrics())
		output_.write_shown(
			metrics_text(MetricsFormat::OpenMetrics, tally_, lost_, options_, player_->symbols()));
	else
		lines_.print_rest(tally_);
}

void Report::print_event(const rec::Event &event)
{
	match(
		event, [](std::monostate) {},
		[&](const rec::RecordEvent &record) {
			lines_.grow();
			lines_.take(record.record, record.cpu, record.next);
		},
		[&](const rec::EntryEvent &entry) { tally_.add(entry.entry, entry.cpu); },
		[&](const rec::ArrayEvent &array) { tally_.add(array); },
		[&](const rec::MessageEvent &message) { lines_.say(std::string(message.text)); },
		[&](const rec::LossEvent &loss) {
			lines_.write();
			take(loss);
		},
		[&](const rec::UnitEvent &unit) { lines_.add(*unit.unit); }, [&](rec::EndStep step) { do_step(step); });
}

Status Report::print_events()
{
	while (output_.status()) {
		const Result<rec::Event> event = player_->next();

		if (!event)
			return event.error();
		if (std::holds_alternative<std::monostate>(*event))
			break;
		print_event(*event);
	}
	lines_.write();
	return output_.status();
}

Status Report::print()
{
	const Status status = print_events();

	if (is_whole_ || !output_.status())
		return status;
	lines_.write();
	for (const rec::EndStep step : {rec::EndStep::PrintKept, rec::EndStep::EndCalls, rec::EndStep::EndLine,
					rec::EndStep::SayFaults, rec::EndStep::PrintRest})
		do_step(step);
	return status ? Error{"the recording ends before the run did: dtrace could not end it"} : status.error();
}

} // namespace dt::out
