// SPDX-License-Identifier: GPL-2.0
/*
 * Generates one program for each list of clauses that a probe has.
 *
 * A program finalizes its context, then runs one clause after the other. A
 * clause that only assigns variables writes no record:
 *
 *     finalize_context, if a trampoline called; a failure is a drop and the end
 *     [without a trampoline: is the predicate of the only clause true, is tracing on? (gen_site.cc)]
 *     clause:   predicate false -> next
 *               reserve; count a failure that no ring counts
 *               [buf, buf_end) too small -> commit
 *               fields ...
 *     commit:   commit (of a record in parts: record_writer.cc)
 *               -> next
 *     faults:   dt_fault() (faults.cc)
 *     next:     [was exit() called? -> exit]
 *
 * The verifier requires a commit after each reserve, even a failed one, so
 * both paths lead to the commit. All jumps go forward; regs.h relies on that.
 */
#include "gen/unit.h"

#include "base/visit.h"
#include "gen/builder.h"
#include "gen/common.h"
#include "gen/maps.h"
#include "gen/regs.h"
#include "gen/trampoline.h"

#include <algorithm>
#include <map>
#include <set>

namespace dt::gen {

using namespace bpf;

/* Strings that are recorded are not cut below this, the usual -x strsize, to make a record fit. */
constexpr uint64_t kLeastCut = 256;

/* A clause's part of the stack, and that of ERROR's clauses after it; functions of the library take the rest. */
constexpr int kMaxFrame = kStackBytes - static_cast<int>(kLibraryStack);

/*
 * What the verifier takes for certain. It keeps a state for each conditional jump between it and the end, at most 8192
 * (BPF_COMPLEXITY_LIMIT_JMP_SEQ); some are left for functions of the library. It looks at a million instructions, and
 * at those after a jump more than once.
 */
constexpr size_t kMaxJumps = 7500;
constexpr size_t kMaxInsns = 400000;

namespace {

bool any_expr(const typed::Clause &clause, bool (*is_wanted)(const typed::Expr &))
{
	bool found = false;

	typed::walk_exprs(clause, [&](const typed::Expr &expr) { found = found || is_wanted(expr); });
	return found;
}

bool any_clause(const std::vector<const typed::Clause *> &clauses, bool (*is_wanted)(const typed::Expr &))
{
	return std::ranges::any_of(clauses, [&](const typed::Clause *clause) { return any_expr(*clause, is_wanted); });
}

bool has_action(const typed::Clause &clause, BuiltinId id)
{
	bool found = false;

	typed::walk_statements(clause.body, [&](const typed::Stmt &stmt) {
		const auto *action = std::get_if<typed::Action>(&stmt.node);

		found = found || (action && action->builtin->id == id);
	});
	return found;
}

} // namespace

Builder::Builder(Shared &shared, const std::vector<const typed::Clause *> &clauses)
	: draft_{.shared = shared, .work = Workspace(shared.error_bytes)}, this_(draft_, clauses),
	  aggregates_(draft_, firing_, clauses), only_(clauses.size() == 1 ? clauses.front() : nullptr),
	  last_(clauses.empty() ? nullptr : clauses.back())
{
	if (shared.wants_time && std::ranges::count_if(clauses, [](const auto *c) { return writes_record(*c); }) > 1)
		time_.share();
	if (any_clause(clauses, Strtok::is_call))
		strtok_.begin_program(code_, work_, static_cast<uint32_t>(shared_.strsize));
	if (any_clause(clauses, Pool::is_used_by))
		pool_.begin_program(static_cast<uint32_t>(shared_.scratchsize));
}

void Builder::begin_program(const ClauseProgram &program)
{
	const Label complete = code_.new_label();

	leave_ = code_.new_label();
	outside_ = code_.new_label();
	/* Until there is something to give back. */
	code_.bail = outside_;
	firing_.begin_program(program);
	if (program.replaces_result) {
		replaces_ = code_.new_reg();
		result_ = code_.new_reg();
		code_.emit(mov(replaces_, 0), "replaces the result");
		code_.emit(mov(result_, 0), "result");
	}
	if (program.is_trampolined) {
		code_.emit(load_map(Reg::r2, kMapEcbs));
		code_.emit(call_helper(BPF_FUNC_finalize_context));
		code_.emit(jump_if(Cmp::eq, Reg::r0, 0, complete));
		code_.count(Counter::Drops);
		leave_program(code_);
		code_.bind(complete);
	}
	aggregates_.begin_program(program.is_straight ? check_site(program) : Reg::none);
	if (shared_.working_map)
		memory_.claim(outside_);
	code_.bail = leave_;
	time_.renew();
	prologue_ = code_.ops().size();
}

void Builder::begin_fault_function()
{
	leave_ = code_.new_label();
	code_.bail = leave_;
	faults_.begin_function();
	aggregates_.begin_program(Reg::none);
	prologue_ = code_.ops().size();
}

/* Puts code before all clauses, for variables of `this` that may be read before they are assigned. */
void Builder::prepare_this()
{
	if (!this_.need_zeros())
		return;
	std::vector<Op> rest(std::make_move_iterator(code_.ops().begin() + static_cast<ptrdiff_t>(prologue_)),
			     std::make_move_iterator(code_.ops().end()));
	const std::vector<size_t> sized = memory_.forget_sized();

	code_.ops().resize(prologue_);
	code_.known = {};
	code_.set_span({});
	code_.bail = leave_;
	this_.put_zeros(memory_);
	for (const size_t op : sized)
		memory_.add_size_to(op - prologue_ + code_.ops().size());
	code_.ops().insert(code_.ops().end(), std::make_move_iterator(rest.begin()),
			   std::make_move_iterator(rest.end()));
}

namespace {

int timestamps(const typed::Clause &clause)
{
	int reads = 0;

	typed::walk_exprs(clause, [&](const typed::Expr &expr) {
		const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

		reads += variable && variable->builtin->id == BuiltinId::Timestamp;
	});
	return reads;
}

} // namespace

/* A firing ends with the clause that calls exit(). In END, no exit() ends anything. */
bool Builder::may_end_firing(const typed::Clause &clause) const
{
	if (&clause == last_ || firing_.program().is_end)
		return false;
	return has_action(clause, BuiltinId::Exit) || (shared_.error_exits && faults_.can_fail());
}

void Builder::clause(const typed::Clause &clause, const RecordLayout &layout)
{
	const Label next = code_.new_label(), skipped = code_.new_label(), done = code_.new_label();
	const int mark = frame_.used();
	const uint64_t kept = work_.kept();

	faults_.begin_clause(clause.number);
	time_.begin_clause();
	code_.bail = skipped;
	work_.end_statement();
	code_.known.fields.clear();
	code_.set_span(clause.span);
	const bool is_timed = layout.size && shared_.wants_time;
	const int reads = timestamps(clause);
	/* One that is in the predicate must be the record's, too. */
	if (reads > 1 || (reads && is_timed))
		time_.read();
	pool_.begin_clause(any_expr(clause, Pool::is_used_by));
	if (any_expr(clause, Strtok::is_call))
		strtok_.begin_clause(code_);
	if (clause.predicate && &clause != early_) {
		code_.set_span(clause.predicate->span);
		branch(*clause.predicate, skipped, false);
		frame_.release_to(mark);
		code_.set_span(clause.span);
	}
	code_.bail = next;
	if (is_timed && !time_.is_read())
		time_.read();
	if (layout.size) {
		record_.open(layout, done);
		code_.bail = done;
	}
	statements(clause.body, layout.actions);
	code_.set_span(clause.span);
	code_.bind(done);
	if (layout.size)
		record_.close(layout);
	record_.end_clause(layout, next);
	work_.forget_to(kept);
	const bool may_end = may_end_firing(clause);
	faults_.end_clause(next);
	code_.bind(next);
	if (may_end) {
		const Reg state = code_.new_reg(), activity = code_.new_reg();

		/* exit() was called. */
		jump_if_activity(code_, state, activity, Cmp::eq, Activity::Draining, leave_);
	}
	code_.bind(skipped);
}

bpf::Function Builder::end_program(std::string name)
{
	code_.set_span({});
	code_.bind(leave_);
	replace_result();
	if (memory_.is_in_map() && !firing_.is_error())
		memory_.release();
	if (outside_ != Label::None)
		code_.bind(outside_);
	leave_program(code_);
	prepare_this();
	memory_.set_size(static_cast<int32_t>(std::min(work_.most(), kMaxWorking)));
	remove_unreachable(code_);
	stack_bytes_ = allocate_registers(code_, frame_.deepest());
	remove_unreachable(code_);
	return assemble(std::move(name), code_);
}

namespace {

/* Adds those arguments to @used that @clause looks at. */
void note_args(const typed::Clause &clause, std::set<unsigned> &used)
{
	typed::walk_exprs(clause, [&](const typed::Expr &expr) {
		const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

		if (variable && variable->is_arg())
			used.insert(variable->arg_index());
	});
}

/* What @clauses look at; errno is where the result of a system call is. */
std::set<unsigned> args_used(const typed::Program &program, const std::vector<uint32_t> &clauses, bool ends_call)
{
	std::set<unsigned> used;

	if (ends_call)
		used.insert(1);
	for (const uint32_t clause : clauses)
		note_args(program.clauses[clause], used);
	return used;
}

/* The words for the arguments @used, ascending; false: there are not enough. */
bool place_args(const std::set<unsigned> &used, ClauseProgram &program)
{
	unsigned word = 0;

	for (const unsigned number : used) {
		if (number >= kMaxArgs) {
			while (used.contains(word))
				word++;
			if (word >= kMaxArgs)
				return false;
			program.slots.argument[word] = static_cast<uint8_t>(number);
		}
		program.nargs = std::max(program.nargs, (number < kMaxArgs ? number : word++) + 1);
	}
	return true;
}

/* The instance for @probe and @called, which is program number @program. */
TrampolineWanted wanted_for(const Probe &probe, const Way &way, uint32_t program, const ClauseProgram &called)
{
	if (called.nargs == 0)
		return {way.trampoline, program, nullptr, 0, {}};
	const ArgList &args = probe.arguments();
	return {way.trampoline, program, &args, std::min<unsigned>(called.nargs, args.count), called.slots};
}

template <typename T>
uint32_t index_of(std::vector<T> &list, const T &wanted)
{
	auto it = std::find(list.begin(), list.end(), wanted);

	if (it == list.end())
		it = list.insert(it, wanted);
	return static_cast<uint32_t>(it - list.begin());
}

/* Is the trampoline run by a tracepoint, which hands over no registers? */
bool is_at_tracepoint(TrampolineKind kind)
{
	return kind == TrampolineKind::RawTracepoint || kind == TrampolineKind::CallEntry ||
	       kind == TrampolineKind::CallReturn;
}

bool any_of(const std::vector<bool> &wants, const std::vector<uint32_t> &clauses)
{
	return std::ranges::any_of(clauses, [&](uint32_t clause) { return wants[clause]; });
}

bool reads(const typed::Expr &expr, std::initializer_list<BuiltinId> variables)
{
	const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

	return variable && std::ranges::find(variables, variable->builtin->id) != variables.end();
}

bool reads_errno(const typed::Expr &expr)
{
	return reads(expr, {BuiltinId::Errno});
}

bool reads_frames(const typed::Expr &expr)
{
	return reads(expr, {BuiltinId::Caller, BuiltinId::StackDepth});
}

bool shows_kernel_stack(const typed::Clause &clause)
{
	return has_action(clause, BuiltinId::StackTrace) || any_expr(clause, [](const typed::Expr &expr) {
		       const auto *call = std::get_if<typed::Call>(&expr.node);

		       return call && call->builtin->id == BuiltinId::StackTrace;
	       });
}

/* Which clauses each probe has, and so which programs there are. */
void group_probes(const typed::Program &program, const ProbeTable &probes, WayWish wish, Unit &unit,
		  OperandCases &cases, Diags &diags)
{
	std::vector<std::pair<uint32_t, uint32_t>> pairs;  /* probe, clause */
	std::map<std::vector<uint32_t>, uint32_t> by_list; /* by clauses, and how they fire */
	std::vector<bool> wants_errno, wants_frames, wants_stack, returns;

	for (const typed::Clause &clause : program.clauses) {
		for (uint32_t probe : clause.probes)
			pairs.emplace_back(probe, clause.number);
		wants_errno.push_back(any_expr(clause, reads_errno));
		wants_frames.push_back(any_expr(clause, reads_frames));
		wants_stack.push_back(wants_frames.back() || shows_kernel_stack(clause));
		returns.push_back(has_action(clause, BuiltinId::Return));
		wish.no_fexit |= wants_stack.back() || returns.back();
	}
	std::sort(pairs.begin(), pairs.end());
	for (size_t i = 0; i < pairs.size();) {
		const uint32_t id = pairs[i].first;
		std::vector<uint32_t> clauses;

		for (; i < pairs.size() && pairs[i].first == id; i++)
			clauses.push_back(pairs[i].second);
		const Probe probe = probes.probe(id);
		if (way_of(probe.attachment, {}).kind == Way::Kind::Fault) {
			unit.enablings.push_back({id, kNoProgram, kNoProgram});
			continue;
		}
		const bool at_return = probe.at_return && any_of(wants_frames, clauses);
		const bool ends_call = probe.ends_call && any_of(wants_errno, clauses);
		const bool is_end = id == kProbeEnd && clauses.size() > 1;
		clauses.push_back(at_return | ends_call << 1 | is_end << 2);
		auto [it, is_new] = by_list.try_emplace(clauses, static_cast<uint32_t>(unit.programs.size()));
		clauses.pop_back();
		if (is_new) {
			ClauseProgram made;

			made.reads_registers = any_of(wants_stack, clauses);
			made.replaces_result = any_of(returns, clauses);
			made.at_return = at_return;
			made.ends_call = ends_call;
			made.is_end = is_end;
			if (!place_args(args_used(program, clauses, ends_call), made))
				diags.error(Tag::D_ARGS_IDX, program.clauses[clauses.back()].span,
					    "the clauses of " + probe.full_name() + " look at more than ten arguments",
					    "leave out some of args[ ]");
			made.clauses = std::move(clauses);
			unit.programs.push_back(std::move(made));
		}
		ClauseProgram &called = unit.programs[it->second];
		/* The registers of a record are those where the probe is, without one they are those of the tracing. */
		wish.arguments = called.nargs > 0 || called.reads_registers;
		const Way way = way_of(probe.attachment, wish);
		if (way.kind == Way::Kind::Straight) {
			called.is_straight = true;
			called.is_placed |= way.is_placed;
			unit.enablings.push_back(
				{id, it->second, kNoProgram, way.is_placed ? kEcbPlaced : kEcbStraight});
			continue;
		}
		called.is_trampolined = true;
		called.at_tracepoint |= called.reads_registers && is_at_tracepoint(way.trampoline);
		const auto *call = std::get_if<attach::SystemCall>(&probe.attachment);
		if (enable_operands(unit, cases, probe, it->second))
			continue;
		const uint32_t trampoline =
			call ? add_call(unit, probe, *call, called.nargs) :
			       index_of(unit.trampolines, wanted_for(probe, way, it->second, called));
		unit.enablings.push_back({id, it->second, trampoline});
	}
}

} // namespace

namespace {

/* What of a unit depends on where working memory is. */
struct CompiledClauses {
	std::vector<bpf::Function> programs;
	std::vector<std::vector<FaultPlace>> faults; /* by program */
	bpf::Function fault;
	int fault_stack = 0;	    /* bytes that it takes */
	uint64_t working_bytes = 0; /* the most that one needs */
};

std::vector<const typed::Clause *> pick(const typed::Program &program, const std::vector<uint32_t> &numbers)
{
	std::vector<const typed::Clause *> list;

	for (uint32_t number : numbers)
		list.push_back(&program.clauses[number]);
	return list;
}

/* Numbers of the clauses on ERROR. */
std::vector<uint32_t> error_clauses(const typed::Program &program)
{
	std::vector<uint32_t> numbers;

	for (const typed::Clause &clause : program.clauses) {
		if (std::find(clause.probes.begin(), clause.probes.end(), kProbeError) != clause.probes.end())
			numbers.push_back(clause.number);
	}
	return numbers;
}

size_t conditional_jumps(const bpf::Function &function)
{
	return static_cast<size_t>(
		std::count_if(function.insns.begin(), function.insns.end(), [](const bpf::Insn &insn) {
			const int kind = BPF_CLASS(insn.code), op = BPF_OP(insn.code);

			return (kind == BPF_JMP || kind == BPF_JMP32) && op != BPF_JA && op != BPF_CALL &&
			       op != BPF_EXIT;
		}));
}

bool calls_fault(const bpf::Function &function)
{
	return std::any_of(function.relocs.begin(), function.relocs.end(),
			   [](const bpf::Reloc &reloc) { return reloc.symbol == kFaultFunction; });
}

class Compiler {
public:
	Compiler(const typed::Program &program, const Unit &unit, Shared &shared, Diags &diags)
		: program_(program), unit_(unit), shared_(shared), diags_(diags)
	{
	}

	CompiledClauses compile()
	{
		const std::vector<uint32_t> errors = error_clauses(program_);
		CompiledClauses result;

		shared_.error_exits = std::ranges::any_of(errors, [&](uint32_t number) {
			return has_action(program_.clauses[number], BuiltinId::Exit);
		});
		shared_.error_bytes = shared_.working_map ? kWorkingHeader : 0;
		/* Clauses of ERROR need working memory that the programs leave alone. */
		if (!errors.empty())
			add_fault_function(errors, result);
		for (size_t i = 0; i < unit_.programs.size(); i++) {
			const std::vector<uint32_t> &clauses = unit_.programs[i].clauses;
			Builder builder(shared_, pick(program_, clauses));

			builder.begin_program(unit_.programs[i]);
			result.programs.push_back(finish(builder, clauses, format("dt_program_%zu", i)));
			result.faults.push_back(builder.fault_places(result.programs.back()));
			result.working_bytes = std::max(result.working_bytes, builder.working_bytes());
			if (!errors.empty() && calls_fault(result.programs.back()))
				check_stack(result.fault_stack, errors, builder.stack_bytes(), clauses);
		}
		/* Without them it needs none, and is not made for programs that cannot fail. */
		if (errors.empty() && std::ranges::any_of(result.programs, calls_fault))
			add_fault_function(errors, result);
		return result;
	}

private:
	void add_fault_function(const std::vector<uint32_t> &clauses, CompiledClauses &result)
	{
		Builder fault(shared_, pick(program_, clauses));

		fault.begin_fault_function();
		result.fault = finish(fault, clauses, kFaultFunction);
		result.fault_stack = fault.stack_bytes();
		shared_.error_bytes = fault.working_bytes();
		result.working_bytes = std::max(result.working_bytes, fault.working_bytes());
	}

	bpf::Function finish(Builder &builder, const std::vector<uint32_t> &clauses, std::string name)
	{
		size_t most = 0;
		Span largest = Span::whole(0), neediest = largest;
		const uint64_t kept = builder.working_bytes();

		for (uint32_t clause : clauses) {
			const size_t before = builder.length();
			const uint64_t working = builder.working_bytes();

			builder.clause(program_.clauses[clause], unit_.layouts[clause]);
			if (builder.working_bytes() > working)
				neediest = program_.clauses[clause].span;
			if (builder.length() - before > most) {
				most = builder.length() - before;
				largest = program_.clauses[clause].span;
			}
		}
		refuse_working(builder, kept, neediest);
		warn_of_cut_literals(builder);
		bpf::Function code = builder.end_program(std::move(name));
		refuse_too_large("instructions", code.insns.size(), kMaxInsns, largest);
		refuse_too_large("conditional jumps", conditional_jumps(code), kMaxJumps, largest);
		if (builder.stack_bytes() > kMaxFrame)
			diags_.error(Tag::D_TOO_LARGE, program_.clauses[clauses.back()].span,
				     format("the clauses of this probe need %d bytes of stack, more than %d",
					    builder.stack_bytes(), kMaxFrame),
				     "use fewer variables and shorter expressions in one clause");
		return code;
	}

	void warn_of_cut_literals(const Builder &builder)
	{
		constexpr size_t most = 64 << 10; /* -x strsize takes */

		for (const auto &[literal, bytes] : builder.cut_literals()) {
			diags_.warning(Tag::D_STR_SIZE, literal,
				       format("this string of %zu bytes is cut to %llu", bytes,
					      static_cast<unsigned long long>(shared_.strsize - 1)),
				       bytes < most ? format("-x strsize=%zu keeps all of it", bytes + 1) :
						      "use several shorter strings");
		}
	}

	/* @kept: bytes of working memory for the whole program; @neediest: the clause that needs most besides. */
	void refuse_working(const Builder &builder, uint64_t kept, Span neediest)
	{
		const typed::Variable *largest = builder.largest_this();
		const auto most = static_cast<unsigned long long>(kMaxWorking);
		const auto has =
			static_cast<unsigned long long>(largest && kept > most ? kept : builder.working_bytes());

		if (has <= most || shared_.error_bytes > most)
			return;
		if (largest && kept > most)
			diags_.error(Tag::D_TOO_LARGE, largest->first_use,
				     format("the clause-local variables of one probe take %llu bytes, more than %llu",
					    has, most),
				     largest->text() + " is the largest of them: use fewer, or smaller arrays, or "
						       "shorter strings with -x strsize");
		else
			diags_.error(
				Tag::D_TOO_LARGE, neediest,
				format("a statement of this clause needs %llu bytes of working memory, more than %llu",
				       has, most),
				"do less in one statement, or use smaller structs, or shorter strings with -x strsize");
	}

	/* A fault in @clauses runs those of ERROR, on the same stack. */
	void check_stack(int of_error, const std::vector<uint32_t> &errors, int of_clauses,
			 const std::vector<uint32_t> &clauses)
	{
		constexpr int unit = 32; /* the kernel counts stack in these */
		const int all = (of_error + unit - 1) / unit * unit + (of_clauses + unit - 1) / unit * unit;

		if (all > kMaxFrame && !diags_.has_errors())
			diags_.error(Tag::D_TOO_LARGE,
				     program_.clauses[(of_error > of_clauses ? errors : clauses).back()].span,
				     format("clauses need %d bytes of stack, and those of ERROR %d where they fail: "
					    "more than %d",
					    of_clauses, of_error, kMaxFrame),
				     "use fewer variables and shorter expressions in one clause");
	}

	void refuse_too_large(const char *what, size_t has, size_t most, Span largest)
	{
		if (has > most)
			diags_.error(Tag::D_TOO_LARGE, largest,
				     format("the clauses of this probe become %zu %s, more than the %zu that the "
					    "kernel takes",
					    has, what, most),
				     "this is the largest clause: do less in it, or put a part on another probe");
	}

	const typed::Program &program_;
	const Unit &unit_;
	Shared &shared_;
	Diags &diags_;
};

/* The programs, and the function for faults if some program calls it. */
void add_code(Unit &unit, CompiledClauses compiled)
{
	if (std::ranges::any_of(compiled.programs, calls_fault))
		unit.functions.push_back(std::move(compiled.fault));
	for (size_t i = 0; i < unit.programs.size(); i++) {
		unit.programs[i].code = std::move(compiled.programs[i]);
		unit.programs[i].faults = std::move(compiled.faults[i]);
	}
}

RecordLimits with_strsize(RecordLimits limits, uint64_t strsize)
{
	limits.strsize = strsize;
	return limits;
}

/* The longest strings, up to @strsize, with which the record of @clause is not too long; 0 if they would be too short. */
uint64_t fitting_strsize(const typed::Clause &clause, const RecordLimits &limits)
{
	uint64_t good = kLeastCut, bad = limits.strsize + 1;
	auto is_too_long = [&](uint64_t strsize) {
		return lay_out_record(clause, with_strsize(limits, strsize)).size > kMaxRecord;
	};

	if (limits.strsize <= kLeastCut || is_too_long(good))
		return 0;
	while (bad - good > 1) {
		const uint64_t middle = (good + bad) / 2;

		(is_too_long(middle) ? bad : good) = middle;
	}
	return good;
}

/* The first print() that goes beyond that, or nullptr. */
const OutputAction *first_beyond(const std::vector<LayoutAction> &actions)
{
	for (const LayoutAction &item : actions) {
		const OutputAction *found = match(
			item.node,
			[](const IfAction &branch) {
				const OutputAction *first = first_beyond(branch.yes);

				return first ? first : first_beyond(branch.no);
			},
			[](const OutputAction &output) {
				const bool is_beyond = output.type &&
						       output.fields.back().offset + output.fields.back().size >
							       kMaxRecord;

				return is_beyond ? &output : nullptr;
			},
			[](const RequestAction &) -> const OutputAction * { return nullptr; });

		if (found)
			return found;
	}
	return nullptr;
}

void say_too_long(const typed::Clause &clause, const RecordLayout &layout, Diags &diags)
{
	const OutputAction *print = first_beyond(layout.actions);
	const std::string takes =
		format("the record of this clause takes %u bytes, more than %u", layout.size, kMaxRecord);

	if (print)
		diags.error(Tag::D_RECORD_SIZE, print->span, "print( ) does not fit: " + takes,
			    "print parts of it, use a clause of its own, or record fewer bytes of each object with -x "
			    "printsize");
	else
		diags.error(Tag::D_RECORD_SIZE, clause.span, takes,
			    "trace less in one clause, shorter strings with -x strsize, or fewer frames of stacks");
}

/* A record that is too long has its strings cut, if that is enough. One warning says so, at the first clause. */
void lay_out_records(const typed::Program &program, const RecordLimits &limits, Unit &unit, Diags &diags)
{
	const typed::Clause *first_cut = nullptr;
	uint64_t shortest = limits.strsize;

	for (const typed::Clause &clause : program.clauses) {
		RecordLayout &layout = unit.layouts.emplace_back(lay_out_record(clause, limits));

		if (layout.size <= kMaxRecord)
			continue;
		if (const uint64_t fits = fitting_strsize(clause, limits)) {
			first_cut = first_cut ? first_cut : &clause;
			shortest = std::min(shortest, fits);
			layout = lay_out_record(clause, with_strsize(limits, fits));
		} else {
			say_too_long(clause, layout, diags);
		}
	}
	if (first_cut)
		diags.warning(Tag::D_RECORD_SIZE, first_cut->span,
			      format("strings are recorded with at most %llu bytes",
				     static_cast<unsigned long long>(shortest)),
			      format("a record has at most %u bytes; strings that are not recorded are not cut",
				     kMaxRecord));
}

} // namespace

Unit generate(const typed::Program &program, const ProbeTable &probes, const Options &options, Diags &diags,
	      int64_t tai_offset_ns, uint32_t first_ecb)
{
	Unit unit;
	const Storage storage(program, options.strsize);
	Shared shared{.storage = storage,
		      .strsize = options.strsize,
		      .scratchsize = options.scratchsize,
		      .literals = {},
		      .aggregations = unit.aggregations};
	std::vector<uint8_t> names;

	unit.first_ecb = first_ecb;
	shared.tai_offset_ns = tai_offset_ns;
	shared.wants_time = options.temporal;
	shared.maxframes = options.maxframes;
	shared.stackends = options.stackends;
	shared.pid_for_names = program.pid_for_names.get();
	shared.nspec = wants_speculations(program) ? static_cast<uint32_t>(options.nspec) : 0;
	shared.unwinds = wants_user_stacks(program);
	lay_out_records(program, record_limits(options), unit, diags);
	shared.working_map = std::ranges::any_of(unit.layouts, &RecordLayout::is_split);
	for (const RecordLayout &layout : unit.layouts)
		unit.least_bufsize = std::max(unit.least_bufsize, ring_bytes_for(layout));
	refuse_too_large(program, storage, options, diags);
	unit.aggregations = lay_out_aggregations(program, options, diags);
	if (diags.has_errors())
		return unit;
	OperandCases cases;
	group_probes(program, probes,
		     {.trampoline = options.attach == Attach::Trampoline, .no_fexit = options.attach == Attach::Multi},
		     unit, cases, diags);
	if (diags.has_errors())
		return unit;
	for (size_t i = 0; i < unit.enablings.size(); i++) {
		if (unit.enablings[i].program == kNoProgram)
			shared.error_enabling = unit.ecb(i);
	}
	if (wants_probe_names(program)) {
		names = probe_name_table(unit, probes);
		shared.probe_names_bytes = static_cast<uint32_t>(names.size());
	}
	Compiler compiler(program, unit, shared, diags);
	CompiledClauses compiled = compiler.compile();
	if (compiled.working_bytes > kScratchBytes && !shared.working_map && !diags.has_errors()) {
		shared.working_map = true;
		compiled = compiler.compile();
	}
	const auto working_bytes = static_cast<uint32_t>((compiled.working_bytes + 7) & ~7ull);
	add_code(unit, std::move(compiled));
	add_trampoline_code(unit, cases);
	add_maps(unit, shared, std::move(names), options.dynvarsize, working_bytes);
	return unit;
}

std::vector<Probe> enabled_probes(const Unit &unit, const ProbeTable &probes)
{
	std::vector<Probe> list;

	list.reserve(unit.enablings.size());
	for (const Enabling &enabling : unit.enablings)
		list.push_back(probes.probe(enabling.probe));
	probes.complete(list);
	return list;
}

} // namespace dt::gen
