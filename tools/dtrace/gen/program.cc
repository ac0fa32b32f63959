// SPDX-License-Identifier: GPL-2.0
/*
 * Builder's frame of a program: what comes before, between and after its clauses.
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
#include "gen/builder.h"
#include "gen/common.h"
#include "gen/regs.h"

#include <algorithm>
#include <iterator>

namespace dt::gen {

using namespace bpf;

Builder::Builder(const Shared &shared, Demand &demand, const WorkingPlace &working,
		 const std::vector<const ClauseUses *> &clauses)
	: draft_{.shared = shared, .demand = demand, .working = working, .work = Workspace(working.error_bytes)},
	  this_(draft_, clauses), aggregates_(draft_, firing_, clauses),
	  only_(clauses.size() == 1 ? clauses.front()->clause : nullptr),
	  last_(clauses.empty() ? nullptr : clauses.back()->clause)
{
	if (shared.wants_time && std::ranges::count_if(clauses, [](const auto *c) { return c->writes_record; }) > 1)
		time_.share();
	if (have_any(clauses, {BuiltinId::Strtok}))
		strtok_.begin_program(code_, work_, static_cast<uint32_t>(shared_.strsize));
	if (std::ranges::any_of(clauses, [](const auto *c) { return Pool::is_used_by(*c); }))
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
	if (draft_.working.is_in_map)
		memory_.claim(outside_);
	code_.bail = leave_;
	time_.renew();
	prologue_ = code_.ops().size();
}

void Builder::begin_fault_function()
{
	leave_ = code_.new_label();
	code_.bail = leave_;
	faults_.begin_function(draft_.working.is_in_map);
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

/* A firing ends with the clause that calls exit(). In END, no exit() ends anything. */
bool Builder::may_end_firing(const ClauseUses &uses) const
{
	if (uses.clause == last_ || firing_.program().is_end)
		return false;
	return uses.has(BuiltinId::Exit) || (shared_.error_exits && faults_.can_fail());
}

void Builder::clause(const ClauseUses &uses, const RecordLayout &layout)
{
	const typed::Clause &clause = *uses.clause;
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
	/* One that is in the predicate must be the record's, too. */
	if (uses.timestamps > 1 || (uses.timestamps && is_timed))
		time_.read();
	if (uses.wall_clocks > 1)
		time_.read_wall_clock();
	pool_.begin_clause(Pool::is_used_by(uses));
	if (uses.has(BuiltinId::Strtok))
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
	const bool may_end = may_end_firing(uses);
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

} // namespace dt::gen
