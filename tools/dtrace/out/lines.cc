// SPDX-License-Identifier: GPL-2.0
#include "out/lines.h"

#include "base/diag.h"

namespace dt::out {

namespace {

/* A write of so much costs little for each of its lines. */
constexpr size_t kMuch = 1u << 16;

} // namespace

Lines::Lines(const run::RecordFormat &format, const PrintOptions &options, unsigned cpus, Output &output,
	     Signals *signals)
	: format_(format), options_(options), output_(output), signals_(signals), requests_(output),
	  perform_([this](const gen::RequestAction &request, run::Values values) {
		  write();
		  requests_.perform(request, values);
	  }),
	  flow_(options.flow ? cpus : 0)
{
}

void Lines::write()
{
	output_.write(text_, signals_);
	text_.clear();
}

void Lines::say(const std::string &what)
{
	write();
	complain(what);
}

void Lines::end_line()
{
	text_ += '\n';
	write();
}

void Lines::take(Bytes record, unsigned cpu, Bytes next)
{
	if (!run::decode(record, format_, record_))
		say(format("a record of %zu bytes on CPU %u makes no sense", record.size(), cpu));
	else if (record_.fault != gen::Fault::None)
		say(fault_text(record_));
	else
		print(record_, cpu, next);
}

/* Its arrow depends on what follows. */
std::string Lines::place(const run::Record &record, unsigned cpu, Bytes next)
{
	const bool is_followed = !next.empty() && run::decode(next, format_, next_) && next_.fault == gen::Fault::None;

	return flow_[cpu].place(record, is_followed ? &next_ : nullptr);
}

void Lines::print(const run::Record &record, unsigned cpu, Bytes next)
{
	if (!header_done_)
		text_ += header(options_);
	header_done_ = true;
	print_record(record, cpu, options_, options_.flow ? place(record, cpu, next) : std::string(), perform_, text_);
	if (text_.size() > kMuch)
		write();
}

} // namespace dt::out
