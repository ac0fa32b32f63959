// SPDX-License-Identifier: GPL-2.0
/*
 * Losses are counted in three places. The ring counts records that found no room
 * (PERF_FORMAT_LOST). Programs count firings that could not be handed over or
 * found no ring, which a CPU lacks that has just come online. The kernel counts the
 * firings that it skipped. The first two are drops of a CPU. At the end,
 * everything that was not printed has been reported.
 *
 * With -x bufpolicy=fill, the buffer of a CPU is full when its queue is full, or
 * when its ring has lost a record. Later records do not belong to the trace, so
 * they are not losses.
 */
#include "out/consume.h"

#include <sys/epoll.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>

#include "base/diag.h"
#include "base/visit.h"
#include "os/begin.h"
#include "run/iterators.h"

namespace dt::out {

namespace {

/* How long data may wait in a ring that is not a quarter full, if -x switchrate does not say: see options.h. */
constexpr std::chrono::milliseconds kDefaultInterval(100);

/* exit() and losses wake nobody: how often we look for them, if -x statusrate does not say. */
constexpr std::chrono::milliseconds kDefaultLook(1000);

std::chrono::milliseconds milliseconds(uint64_t ns, std::chrono::milliseconds if_zero)
{
	return ns ? std::chrono::milliseconds(std::clamp<uint64_t>(ns / 1000000, 1, 3600 * 1000)) : if_zero;
}

Status watch(int epoll, int fd, uint64_t tag, uint32_t events = EPOLLIN)
{
	epoll_event event = {};

	event.events = events;
	event.data.u64 = tag;
	if (epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event) != 0)
		return Error{"cannot wait for events", errno};
	return {};
}

/* The clock that records are stamped with. */
uint64_t clock_ns()
{
	timespec now = {};

	clock_gettime(CLOCK_MONOTONIC, &now);
	return static_cast<uint64_t>(now.tv_sec) * 1'000'000'000 + static_cast<uint64_t>(now.tv_nsec);
}

/* Tags of what is waited for; targets count up from kTargetTag. */
constexpr uint64_t kRingTag = 0, kSignalTag = 1, kReaderTag = 2, kLateTag = 3, kMappingTag = 4, kServerTag = 5,
		   kTopTag = 6, kTargetTag = 7;

/* The processes that run already: the kernel gives notes only about those that start later. */
std::vector<int> running(const std::vector<os::Target> &targets)
{
	std::vector<int> pids;

	for (const os::Target &target : targets)
		if (target.is_at_entry || !target.is_command)
			pids.push_back(target.pid);
	return pids;
}

std::optional<rec::NotedSymbols> noted(os::Symbols &symbols, rec::Recorder *recorder)
{
	return recorder ? std::make_optional<rec::NotedSymbols>(symbols, *recorder) : std::nullopt;
}

} // namespace

Consumer::Consumer(run::Session &session, const gen::Unit &unit, const lex::Sources &sources,
		   const std::vector<Probe> &probes, const Options &options, Output &output, Signals &signals,
		   LateProbes *late, rec::ResultType result_type, rec::Recorder *recorder)
	: session_(session), unit_(unit), probes_(probes), options_(options), recorder_(recorder),
	  noted_(noted(symbols_, recorder)), output_(output), signals_(signals), late_(late),
	  beside_(options.is_metrics() ? std::optional(Output::of_errors()) : std::nullopt),
	  messages_(options, output, &signals, &lost_, recorder),
	  tally_(&session, unit, probes, options, symbols(), messages_, recorder),
	  order_(session.rings.size(), options.by_time(), options.fills()),
	  lines_({unit, sources, probes, symbols(), session.cpus, is_testing(), false}, options,
		 beside_ ? *beside_ : output, &signals, &tally_),
	  losses_(session.cpus)
{
	if (options.has_flow_times())
		lines_.show_results(std::move(result_type));
	lines_.keep(session.bufsize);
}

/* Are there names of a process in records or in keys? */
bool Consumer::shows_processes() const
{
	const auto in_record = [](const gen::RecordLayout &layout) { return shows_processes(layout.actions); };
	const auto is_user = [](const gen::AggKey &key) { return key.names == gen::Names::User; };

	return std::ranges::any_of(unit_.layouts, in_record) ||
	       std::ranges::any_of(unit_.aggregations.shapes, [&](const gen::AggShape &shape) {
		       return std::ranges::any_of(shape.keys, is_user);
	       });
}

namespace {

bool is_of_process(const Type *type)
{
	return type->stack == StackOf::Process;
}

bool has_fields_of_processes(const std::vector<gen::Field> &fields)
{
	return std::ranges::any_of(fields, [](const gen::Field &field) { return field.names == gen::Names::User; });
}

/* The stacks of an array that is printed are not in the record. */
bool has_stacks_of_processes(const typed::Variable &array)
{
	return is_of_process(array.type) || std::ranges::any_of(array.keys, is_of_process);
}

} // namespace

bool Consumer::shows_processes(const std::vector<gen::LayoutAction> &actions)
{
	return std::ranges::any_of(actions, [](const gen::LayoutAction &action) {
		return match(
			action.node, [](const gen::OutputAction &node) { return has_fields_of_processes(node.fields); },
			[](const gen::RequestAction &node) {
				return has_fields_of_processes(node.fields) ||
				       (node.source->array && has_stacks_of_processes(*node.source->array));
			},
			[](const gen::IfAction &branch) {
				return shows_processes(branch.yes) || shows_processes(branch.no);
			});
	});
}

/* Reports the records that each CPU has lost since the last call. */
Status Consumer::report_drops()
{
	const Result<std::vector<uint64_t>> counted = run::counted(session_, gen::Counter::Drops);

	if (!counted)
		return counted.error();
	for (unsigned cpu = 0; cpu < losses_.size(); cpu++) {
		Losses &losses = losses_[cpu];
		const uint64_t total = losses.ring - losses.forgiven + (*counted)[cpu];

		if (total > losses.reported) {
			messages_.say(Loss{LossKind::Records, total - losses.reported, cpu});
			losses.reported = total;
		}
	}
	const Status status = report_counter(gen::Counter::DynamicDrops, variable_drops_, LossKind::Variables);
	if (!status)
		return status;
	if (const uint64_t dropped = lines_.take_speculative_drops())
		messages_.say(Loss{LossKind::Speculative, dropped});
	if (Status failed = report_counter(gen::Counter::NoSpeculation, failed_speculations_, LossKind::NoSpeculation);
	    !failed)
		return failed;
	if (Status failed = report_counter(gen::Counter::UnknownProcess, cut_stacks_, LossKind::CutStacks); !failed)
		return failed;
	return report_counter(gen::Counter::ErrorFaults, error_faults_, LossKind::ErrorFaults);
}

Status Consumer::report_counter(gen::Counter which, uint64_t &reported, LossKind kind)
{
	const Result<std::vector<uint64_t>> counted = run::counted(session_, which);
	uint64_t total = 0;

	if (!counted)
		return counted.error();
	for (uint64_t count : *counted)
		total += count;
	if (total > reported)
		messages_.say(Loss{kind, total - reported});
	reported = total;
	return {};
}

/* Counts the records that the rings had no room for. */
Status Consumer::count_losses()
{
	for (run::Ring &ring : session_.rings) {
		if (Status status = ring.look(); !status)
			return status;
		losses_[ring.cpu()].ring = ring.lost();
		is_full_ = is_full_ || (options_.fills() && ring.lost());
	}
	return {};
}

void Consumer::forgive_losses()
{
	for (Losses &losses : losses_)
		losses.forgiven = losses.ring;
}

Status Consumer::look()
{
	if (Status status = count_losses(); !status)
		return status;
	if (options_.fills())
		forgive_losses();
	if (server_)
		serve();
	if (Status status = report_drops(); !status || options_.textfile.empty())
		return status;
	const Status status = tally_.read();
	write_textfile();
	return status;
}

/* Finds the records that are in the rings now. */
void Consumer::collect()
{
	const std::vector<run::Ring> &rings = session_.rings;

	symbols_.processes.next_round();
	tally_.next_round();
	for (size_t i = 0; i < rings.size(); i++) {
		const run::RingCounts counts = order_.collect(i, rings[i].view());

		is_full_ = is_full_ || (options_.fills() && counts.lost);
		if (counts.damaged)
			say_damage(format("%llu bytes of the buffer of CPU %u make no sense",
					  static_cast<unsigned long long>(counts.damaged), rings[i].cpu()));
	}
}

void Consumer::say_damage(const std::string &what)
{
	lines_.say(what);
	if (recorder_)
		recorder_->message(what);
}

/* The names that it asks for are recorded before it. */
void Consumer::do_step(rec::EndStep step)
{
	lines_.do_step(step);
	if (recorder_)
		recorder_->step(step);
}

/* Prints the records that collect() has found, up to @time. */
Status Consumer::print_collected(uint64_t time)
{
	std::vector<run::Ring> &rings = session_.rings;

	order_.take(time, [&](size_t ring, auto record, auto next) {
		const unsigned cpu = rings[ring].cpu();
		const bool has_flow = lines_.options().has_flow(); /* before the record changes it */

		lines_.take(record, cpu, next);
		if (recorder_)
			recorder_->record(record, cpu, has_flow ? next : decltype(next)());
	});
	lines_.write();
	for (size_t i = 0; i < rings.size(); i++)
		rings[i].release(order_.done(i));
	if (Status status = tally_.keep_up(lines_.options()); !status)
		return status;
	if (recorder_)
		recorder_->turn();
	return output_.status();
}

Status Consumer::print_until(uint64_t time)
{
	collect();
	return print_collected(time);
}

Status Consumer::drain_all()
{
	return print_until(UINT64_MAX);
}

/* Is there nothing that could be printed? */
bool Consumer::is_quiet() const
{
	return order_.is_empty() && std::ranges::all_of(session_.rings, [](const run::Ring &ring) {
		       const run::RingView view = ring.view();

		       return view.head == view.tail;
	       });
}

Status Consumer::drain()
{
	if (!options_.by_time())
		return drain_all();
	/* Records that have come since then may not be in order. */
	if (is_quiet())
		return print_until(0);
	const uint64_t now = clock_ns();
	if (Status status = session_.grace.wait(); !status)
		return status;
	return print_until(now);
}

Status Consumer::fire_all(uint32_t probe)
{
	for (uint32_t i = 0; i < unit_.enablings.size(); i++) {
		if (unit_.enablings[i].probe != probe)
			continue;
		if (Status status = run::fire(session_, unit_, probes_[i], i + 1); !status)
			return status;
	}
	return {};
}

std::chrono::milliseconds Consumer::interval() const
{
	return milliseconds(lines_.options().switchrate_ns, kDefaultInterval);
}

/* Did somebody ask for the end? */
bool Consumer::is_over()
{
	return signals_.come() || (top_ && top_->is_over()) || reader_gone_ || is_full_ || lines_.is_full() ||
	       run::get_state(session_).activity == static_cast<uint32_t>(gen::Activity::Draining);
}

/*
 * Tracing is on before BEGIN is printed, so that clauses see what printing starts, such as the commands of system().
 * The records of BEGIN are collected earlier, so that no record of another probe is printed before them.
 */
Status Consumer::begin()
{
	if (Status status = fire_all(kProbeBegin); !status)
		return status;
	collect();
	missed_before_ = run::misses_of(session_);
	run::start_tracing(session_);
	return print_collected(UINT64_MAX);
}

/* The rows for walking stacks of processes must be there before the first stack is recorded. */
void Consumer::begin_unwinding()
{
	if (!session_.unwind_rows)
		return;
	unwinding_.emplace(session_.unwind_rows.get(), session_.unwind_processes.get());
	if (Status status = unwinding_->open(options_.unwindcache); !status)
		messages_.say(status.error().text());
	say_unwinding_problem();
}

void Consumer::say_unwinding_problem()
{
	if (const std::string problem = unwinding_->take_problem(); !problem.empty())
		messages_.say(problem);
}

void Consumer::follow_mappings()
{
	unwinding_->look();
	say_unwinding_problem();
}

/* What the clauses write to a ring for an object that @iterator visits, at most, with the framing of records. */
size_t Consumer::bytes_per_object(std::string_view iterator) const
{
	constexpr size_t framing = 64;
	size_t bytes = framing;

	for (size_t i = 0; i < unit_.enablings.size(); i++) {
		const auto *function = std::get_if<attach::Function>(&probes_[i].attachment);

		if (!function || function->iterator != iterator)
			continue;
		for (const uint32_t clause : unit_.programs[unit_.enablings[i].program].clauses)
			bytes += unit_.layouts[clause].size + framing;
	}
	return bytes;
}

/* Shows clauses what exists before any command runs; see run/iterators.h. */
Status Consumer::iterate()
{
	for (const attach::Function *function : run::iterated_functions(probes_)) {
		const Result<run::Iteration> iteration = run::Iteration::begin(*function);
		bool has_more = static_cast<bool>(iteration);

		if (!iteration)
			return iteration.error();
		while (has_more && !is_over()) {
			/* The records of so many objects do not fill a ring. */
			const size_t step = session_.bufsize / 2 / bytes_per_object(function->iterator);
			const Result<bool> more = iteration->go_on(std::max<size_t>(step, 1));
			if (!more)
				return more.error();
			has_more = *more;
			if (Status status = drain(); !status)
				return status;
		}
	}
	return {};
}

/* A command whose stack is walked waits until its libraries are known. */
Status Consumer::release(std::vector<os::Target> &targets)
{
	for (os::Target &target : targets) {
		if (is_over())
			break;
		if (unwinding_ && target.is_command) {
			if (Status status = os::run_to_begin(target, EvalTime::Auto); !status)
				return status;
			unwinding_->read(target.pid);
		}
		if (Status status = os::release(target); !status)
			return status;
	}
	return {};
}

Status Consumer::wait(std::vector<os::Target> &targets)
{
	Fd epoll(epoll_create1(EPOLL_CLOEXEC));

	if (!epoll)
		return Error{"cannot wait for events", errno};
	for (const run::Ring &ring : session_.rings) {
		if (Status status = watch(epoll.get(), ring.fd(), kRingTag); !status)
			return status;
	}
	if (Status status = watch(epoll.get(), signals_.fd(), kSignalTag); !status)
		return status;
	/* No events are asked for: that nobody reads any more is always told. */
	if (output_.reader() >= 0) {
		if (Status status = watch(epoll.get(), output_.reader(), kReaderTag, 0); !status)
			return status;
	}
	const std::pair<int, uint64_t> sources[] = {
		{late_ ? late_->fd() : -1, kLateTag},
		{unwinding_ ? unwinding_->fd() : -1, kMappingTag},
		{server_ ? server_->fd() : -1, kServerTag},
		{top_ ? top_->fd() : -1, kTopTag},
	};
	for (const auto &[fd, tag] : sources) {
		if (fd < 0)
			continue;
		if (Status status = watch(epoll.get(), fd, tag); !status)
			return status;
	}
	/* The descriptor does not report processes that came before it was watched. */
	if (late_)
		enable_late();
	for (size_t i = 0; i < targets.size(); i++) {
		if (Status status = watch(epoll.get(), targets[i].watch.get(), kTargetTag + i); !status)
			return status;
	}
	running_ = targets.size();
	if (Status status = iterate(); !status)
		return status;
	if (Status status = release(targets); !status)
		return status;
	return take_turns(epoll.get(), targets);
}

/* After what they did. */
void Consumer::note_ends(int epoll, const std::vector<const os::Target *> &ended)
{
	for (const os::Target *target : ended) {
		const std::string text = os::how_it_ended(*target);

		epoll_ctl(epoll, EPOLL_CTL_DEL, target->watch.get(), nullptr);
		running_--;
		if (!options_.quiet)
			messages_.say(text);
	}
}

/* Their records come after those that are printed now, so the consumer knows the probes before it sees one. */
void Consumer::enable_late()
{
	const size_t known = probes_.size();
	const Result<const gen::Unit *> more = late_->enable();

	/* Also if not all could be enabled: some may have fired. */
	lines_.grow();
	if (!more)
		messages_.say(more.error().text());
	else if (*more)
		lines_.add(**more);
	if (recorder_ && probes_.size() > known)
		recorder_->add_probes(std::span(probes_).subspan(known));
	if (recorder_ && more && *more)
		recorder_->add_faults(**more);
}

/* Lets the followers of processes follow new CPUs too. The result says why they cannot; "": they can. */
std::string Consumer::follow_processes(const CpuLook &cpus)
{
	const Status of_names = symbols_.processes.follow_cpus(cpus);
	const Status of_probes = late_ ? late_->follow_cpus(cpus) : Status();
	const Status of_stacks = unwinding_ ? unwinding_->follow_cpus(cpus) : Status();

	for (const Status *status : {&of_names, &of_probes, &of_stacks})
		if (!*status)
			return status->error().text();
	return "";
}

/* The ring of a CPU that came back takes the place of its old one, which is empty once everything has been printed. */
Status Consumer::follow_cpus(int epoll)
{
	const std::optional<CpuLook> cpus = run::changed_cpus(session_, !follower_problem_.empty());

	if (!cpus)
		return {};
	if (Status status = drain(); !status)
		return status;
	/* Before the first record of a new CPU, so that its processes have names. */
	const std::string follower_problem = follow_processes(*cpus);
	/* The map of rings keeps a closed event alive, and epoll would report its end again and again. */
	for (const run::Ring &ring : session_.rings) {
		if (!contains(cpus->stayed, ring.cpu()))
			epoll_ctl(epoll, EPOLL_CTL_DEL, ring.fd(), nullptr);
	}
	std::string ring_problem;
	const std::vector<size_t> begun = run::follow_cpus(session_, probes_, *cpus, ring_problem);
	for (const size_t ring : begun) {
		order_.begin(ring);
		/* A ring that cannot be watched is read at each interval. */
		static_cast<void>(watch(epoll, session_.rings[ring].fd(), kRingTag));
	}
	say_new(ring_problem, ring_problem_);
	say_new(follower_problem, follower_problem_);
	if (late_)
		enable_late();
	return {};
}

/* A problem that stays is reported once. */
void Consumer::say_new(const std::string &problem, std::string &last)
{
	if (!problem.empty() && problem != last)
		messages_.say(problem);
	last = problem;
}

/* Waits and drains. end() drains what is left in the rings when tracing ends. */
Status Consumer::take_turns(int epoll, std::vector<os::Target> &targets)
{
	using Clock = std::chrono::steady_clock;
	const auto between_looks = milliseconds(options_.statusrate_ns, kDefaultLook);
	auto due = Clock::now() + interval(), look_due = Clock::now() + between_looks;

	while (!is_over() && (running_ > 0 || targets.empty())) {
		const auto left = std::chrono::ceil<std::chrono::milliseconds>(std::min(due, look_due) - Clock::now());
		const auto pause = std::max(left, std::chrono::milliseconds(0));
		epoll_event events[16];
		const int count = epoll_wait(epoll, events, std::size(events), static_cast<int>(pause.count()));
		std::vector<const os::Target *> ended;
		bool drains = Clock::now() >= due;

		if (count < 0 && errno != EINTR)
			return Error{"cannot wait for events", errno};
		for (int i = 0; i < count; i++) {
			const uint64_t tag = events[i].data.u64;

			drains = drains || tag == kRingTag || tag >= kTargetTag;
			reader_gone_ = reader_gone_ || tag == kReaderTag;
			if (tag == kLateTag)
				enable_late();
			if (tag == kMappingTag)
				follow_mappings();
			if (tag == kServerTag)
				serve();
			if (tag == kTopTag)
				display();
			if (tag >= kTargetTag)
				ended.push_back(&targets[tag - kTargetTag]);
		}
		if (Clock::now() >= look_due) {
			if (Status status = look(); !status)
				return status;
			if (Status status = follow_cpus(epoll); !status)
				return status;
			look_due = Clock::now() + between_looks;
		}
		if (!drains || reader_gone_)
			continue;
		if (Status status = drain(); !status)
			return status;
		note_ends(epoll, ended);
		due = Clock::now() + interval();
	}
	return {};
}

/* Once BEGIN has run, END does. */
Result<int> Consumer::run(std::vector<os::Target> &targets)
{
	if (shows_processes())
		if (Status status = symbols_.processes.follow(running(targets)); !status)
			messages_.say(status.error().text());
	begin_unwinding();
	if (Status status = begin_serving(); !status)
		return status.error();
	if (Status status = begin_display(); !status)
		return status.error();
	if (Status status = begin(); !status)
		return status.error();
	const Status waited = wait(targets);
	top_.reset();
	const Result<int> ended = end();
	for (const os::Target &target : targets)
		os::end_command(target);
	return waited ? ended : waited.error();
}

/* Prints the aggregations that no clause has printed. */
Status Consumer::print_aggregations()
{
	const Status status = tally_.read();

	if (options_.is_metrics())
		output_.write_shown(metrics(MetricsFormat::OpenMetrics), &signals_);
	else
		lines_.print_rest(tally_);
	do_step(rec::EndStep::PrintRest);
	write_textfile();
	return status ? output_.status() : status;
}

std::string Consumer::metrics(MetricsFormat format)
{
	lost_.faults = lines_.faults();
	return metrics_text(format, tally_, lost_, options_, symbols());
}

/* Before BEGIN, so that what cannot be served is an error before anything is traced. */
Status Consumer::begin_serving()
{
	if (options_.listen.empty())
		return {};
	Result<MetricsServer> server = MetricsServer::open(options_.listen);
	if (!server)
		return server.error();
	server_.emplace(std::move(*server));
	if (!options_.quiet)
		messages_.say("metrics are at " + server_->url());
	return {};
}

/* A scrape sees all that was counted before it. Requests that come together have the same totals. */
void Consumer::serve()
{
	bool is_read = false;

	server_->turn([&](MetricsFormat format) {
		if (!is_read) {
			const Status status = tally_.read();
			say_new(status ? "" : status.error().text(), metrics_problem_);
		}
		is_read = true;
		return metrics(format);
	});
}

/* Opened as early as the server's port. Until tracing ends, no other output reaches the terminal. */
Status Consumer::begin_display()
{
	if (!options_.top)
		return {};
	const Naming naming = {.symbols = &symbols_, .ustackkeys = options_.ustackkeys};
	Result<std::unique_ptr<Top>> top = Top::open(options_, naming);
	if (!top)
		return top.error();
	top_ = std::move(*top);
	return {};
}

void Consumer::display()
{
	if (!top_->turn())
		return;
	const Status status = tally_.read();
	say_new(status ? "" : status.error().text(), metrics_problem_);
	top_->show([this](const auto &visit) { tally_.each_exposed(visit); });
}

void Consumer::write_textfile()
{
	if (options_.textfile.empty())
		return;
	const Status status = replace_file(options_.textfile, metrics(MetricsFormat::Prometheus));
	say_new(status ? "" : status.error().text(), metrics_problem_);
}

/* Reports the firings that the kernel skipped. Calls by dtrace itself are no losses. */
void Consumer::report_misses(const run::Misses &missed) const
{
	const std::pair<LossKind, uint64_t> losses[] = {
		{LossKind::SkippedByProgram, missed.other_program},
		{LossKind::SkippedWithoutRcu, missed.no_rcu},
		{LossKind::SkippedReturns, missed.returns},
		{LossKind::SkippedByKprobe, missed.kprobe},
	};

	for (const auto &[kind, count] : losses) {
		if (count)
			messages_.say(Loss{kind, count});
	}
	if (missed.own && (!options_.quiet || options_.verbose))
		messages_.say(own_calls_text(missed.own, run::called_functions(session_), options_.verbose));
}

/* Returns the status of the last exit(), also of one in END or of one that ran while tracing stopped. */
Result<int> Consumer::end()
{
	constexpr gen::State ending = {static_cast<uint32_t>(gen::Activity::Ending), 0};
	Status status;
	uint32_t exited = 0;
	const auto keep = [&status](Status next) { status = status ? next : status; };
	const auto note = [&exited](gen::State state) {
		if (state.activity == static_cast<uint32_t>(gen::Activity::Draining))
			exited = state.status;
	};

	const gen::State before = run::exchange_state(session_, ending);
	/* As in other dtraces, also with -q: the output of END does not share a line with the ^C of a terminal. */
	if (signals_.has_come())
		do_step(rec::EndStep::EndLine);
	keep(session_.grace.wait());
	/* No clause runs any more, though probes fire; the first exit() is the one that counts. */
	note(run::exchange_state(session_, ending));
	note(before);
	const std::vector<std::string> gone = run::gone(session_, probes_);
	const run::Misses missed = run::misses_of(session_) -= missed_before_;
	keep(drain_all());
	if (options_.fills()) {
		keep(count_losses());
		forgive_losses();
		order_.go_on();
	}
	keep(fire_all(kProbeEnd));
	/* There is room for what END records, in a buffer that is full, too. */
	if (options_.fills())
		do_step(rec::EndStep::PrintKept);
	keep(drain_all());
	for (const rec::EndStep step :
	     {rec::EndStep::PrintKept, rec::EndStep::EndCalls, rec::EndStep::EndLine, rec::EndStep::SayFaults})
		do_step(step);
	keep(count_losses());
	keep(report_drops());
	report_misses(missed);
	for (const std::string &probe : gone)
		messages_.say(probe + " is gone: the module that had it was unloaded");
	keep(print_aggregations());
	note(run::get_state(session_));
	signals_.let_go();
	run::detach(session_);
	return status ? Result<int>(static_cast<int>(exited)) : status.error();
}

} // namespace dt::out
