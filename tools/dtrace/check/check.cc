// SPDX-License-Identifier: GPL-2.0
/*
 * Checks clauses and statements.
 *
 * A clause is checked in three regions: probes, predicate, actions. All regions
 * are checked even after an error. If the probes match nothing, the uses of
 * their arguments are not reported as further errors.
 */
#include "base/visit.h"
#include "base/number.h"
#include "check/attributes.h"
#include "check/checker.h"

#include <algorithm>
#include <iterator>

namespace dt::check {

using namespace typed;

namespace {

/* -P, -m, -f, -n, -i, -s: which part of a name a short description means. */
constexpr DescAlign kAlign[] = {
	DescAlign::Provider, DescAlign::Module, DescAlign::Function, DescAlign::Name, DescAlign::Name, DescAlign::Name,
};

bool is_number(const ast::ProbeSpec &spec)
{
	ProbeDesc desc;

	return parse_probe_desc(spec.text, DescAlign::Name, desc).empty() && desc.id;
}

bool has_number(const ast::Program &program)
{
	return std::ranges::any_of(program.items, [](const ast::Item &item) {
		const auto *clause = std::get_if<ast::Clause>(&item);

		return clause && std::ranges::any_of(clause->probes, is_number);
	});
}

/* Why return() cannot be at @probe; empty: it can. */
std::string_view why_no_return(const Probe &probe, const Options &options)
{
	const auto *function = std::get_if<attach::Function>(&probe.attachment);

	if (!function || function->is_return)
		return "return() replaces a call of a kernel function: all probes of its clause must be fbt:::entry";
	return options.attach == Attach::Trampoline ?
		       "a trampoline cannot replace a result: leave out -x attach=trampoline" :
		       "";
}

/* Can @probe fire on each CPU? BEGIN, END and ticks fire once, on a CPU that the tool chooses; ERROR where its cause is. */
bool fires_everywhere(const Probe &probe)
{
	const auto *event = std::get_if<attach::PerfEvent>(&probe.attachment);

	return !std::holds_alternative<attach::Internal>(probe.attachment) &&
	       !std::holds_alternative<attach::Fault>(probe.attachment) && !(event && event->on_one_cpu);
}

/* Does @clause need the process in the tables of the tool, for names or for walking its stack? */
bool needs_process(const Clause &clause)
{
	constexpr BuiltinId kNeeds[] = {BuiltinId::Jstack, BuiltinId::Uaddr,  BuiltinId::Ucaller,     BuiltinId::Ufunc,
					BuiltinId::Umod,   BuiltinId::Ustack, BuiltinId::UstackDepth, BuiltinId::Usym};
	bool found = false;
	const auto look = [&](const Builtin &builtin) {
		found = found || std::ranges::find(kNeeds, builtin.id) != std::end(kNeeds);
	};

	walk_exprs(clause, [&](const Expr &expr) {
		if (const auto *call = std::get_if<Call>(&expr.node))
			look(*call->builtin);
		if (const auto *variable = std::get_if<BuiltinVar>(&expr.node))
			look(*variable->builtin);
	});
	walk_statements(clause.body, [&](const Stmt &stmt) {
		const auto *action = std::get_if<Action>(&stmt.node);

		if (!action)
			return;
		look(*action->builtin);
		if (action->format)
			found = found || std::ranges::any_of(action->format->pieces, [](const PrintfPiece &piece) {
					return piece.kind == ConvKind::UserAddress;
				});
	});
	return found;
}

/* @first may be null. */
ExprPtr both(ExprPtr first, ExprPtr second)
{
	const Span span = second->span;

	if (!first)
		return second;
	return make_typed(&types::Int, span, Logic{LogicOp::And, std::move(first), std::move(second)});
}

} // namespace

Checker::Checker(ProbeTable &probes, KernelTypes &kernel, dlib::DLibraries *libraries, const Options &options,
		 Diags &diags)
	: probes_(probes), libraries_(libraries), options_(options), diags_(diags),
	  parts_(probes, kernel, libraries, options, diags, [this](const ast::Item &item) { declare_outside(item); })
{
}

/*
 * A clause may use a variable that is assigned further on: in its own actions, as a predicate does, or in a later clause.
 * What is assigned is known only at the end of a pass. If early uses are the only errors, the clauses are checked again
 * with the variables of that pass. Each pass adds a variable or changes the type of one for good, so the loop ends. All other programs need one pass.
 */
typed::Program Checker::run(const std::vector<ast::Program> &programs)
{
	const size_t before = diags_.errors();

	diags_.keep_all();
	pass(programs, true);
	while (parts_.scope.forgive_early_uses(diags_) && diags_.errors() == before) {
		parts_.scope.keep_variables();
		parts_.aggregations.clear();
		parts_.expansions.clear();
		out_ = {};
		pass(programs, false);
	}
	if (diags_.has_errors()) {
		parts_.scope.explain_early_uses(diags_);
		parts_.aggregations.explain_early_uses();
	}
	diags_.keep_few();
	out_.variables = parts_.scope.take_variables();
	out_.kernel_variables = parts_.symbols.take();
	out_.aggregations = parts_.aggregations.take();
	out_.providers = parts_.declared.take();
	if (options_.pid_namespace && !out_.clauses.empty() && std::ranges::any_of(out_.clauses, needs_process))
		out_.pid_for_names = parts_.expressions.plain_name("pid", out_.clauses.front().span);
	note_destructive();
	if (!diags_.has_errors() && options_.mode != RunMode::List)
		report_unknown_types();
	return std::move(out_);
}

/* With -Z, the args[] of a probe that does not exist yet have no types. A variable that keeps one needs a type. */
void Checker::report_unknown_types()
{
	const auto report = [&](const std::string &name, Span use, std::string help) {
		diags_.error(Tag::D_ARGS_NONE, use,
			     "the type of " + name + " is not known: no probe has these args[ ] yet", std::move(help));
	};

	diags_.set_region(Region::Actions);
	for (const Variable &variable : out_.variables)
		if (!has_type(variable))
			report(variable.text(), variable.first_use,
			       "declare it, as in " + declaration(variable.scope, &types::Int64, variable.name));
	for (const Aggregation &aggregation : out_.aggregations)
		if (std::ranges::any_of(aggregation.keys, &Type::is_error))
			report("a key of @" + aggregation.name, aggregation.first_use,
			       "cast it, as in (int64_t)arg0, or wait for the probe without -Z");
	diags_.set_region(Region::None);
}

void Checker::pass(const std::vector<ast::Program> &programs, bool declares)
{
	for (const ast::Program &p : programs)
		program(p, declares);
	/* A list of probes has no use for them. */
	if (options_.mode != RunMode::List)
		for (const auto &[text, companion] : companions_)
			clauses_of(*companion);
}

/* The first action that changes the system. */
void Checker::note_destructive()
{
	for (const Clause &clause : out_.clauses)
		walk_statements(clause.body, [&](const Stmt &stmt) {
			const auto *action = std::get_if<Action>(&stmt.node);

			if (out_.destructive || !action || !action->builtin->is_destructive())
				return;
			out_.destructive = action->builtin;
			out_.destructive_span = stmt.span;
		});
}

void Checker::program(const ast::Program &program, bool declares)
{
	SourceClauses source = {.source = program.source, .first_clause = static_cast<uint32_t>(out_.clauses.size())};

	/* If nothing could be read, the parser has said so. */
	if (program.items.empty() && !diags_.has_errors())
		diags_.error(Tag::D_EMPTY, Span::whole(program.source), "empty D program",
			     "a program has at least one clause, such as BEGIN { trace(1); }");
	for (const ast::Item &item : program.items) {
		if (const auto *c = std::get_if<ast::Clause>(&item)) {
			for (size_t n = clause(*c, program.kind, true); n > 0; n--)
				source.matches += out_.clauses[out_.clauses.size() - n].probes.size();
			if (options_.verbose || !options_.amin.empty())
				note_attributes(*c, program.kind, source);
			continue;
		}
		if (!declares)
			continue;
		diags_.set_region(Region::Declaration);
		declare(item);
		diags_.set_region(Region::None);
	}
	source.clauses = static_cast<uint32_t>(out_.clauses.size()) - source.first_clause;
	out_.sources.push_back(source);
}

/* Notes in @source how stable the interfaces are that @clause relies on. Reports those below -x amin. */
void Checker::note_attributes(const ast::Clause &clause, ProgramKind kind, SourceClauses &source)
{
	constexpr Attributes any = {Stability::Internal, Stability::Internal, MachineClass::Unknown};
	const Attributes least = parse_attributes(options_.amin).value_or(any);
	Attributes args;
	const auto report = [&](const std::string &what, const Attributes &attributes, Span span) {
		if (weaker(attributes, least) != least)
			diags_.error(Tag::D_ATTR_MIN, span,
				     "attributes for " + what + " (" + attributes.text() +
					     ") are less than predefined minimum",
				     "-x amin is " + least.text());
	};

	for (const ast::ProbeSpec &spec : clause.probes) {
		ProbeDesc desc;
		std::vector<uint32_t> ids;
		Attributes described;

		if (!parse_probe_desc(spec.text, kAlign[static_cast<size_t>(kind)], desc).empty() ||
		    !probes_.match(desc, ids))
			continue; /* match_probes() has said so */
		for (const uint32_t id : ids) {
			const Probe probe = probes_.probe(id);

			described = weaker(described, description_attributes(desc, probe));
			args = weaker(args, probe.attributes->args);
		}
		report("probe description " + desc.text(), described, spec.span);
		source.descriptions = weaker(source.descriptions, described);
	}
	weak_names(clause, args, [&](const std::string &name, const Attributes &attributes, Span span) {
		report(name, attributes, span);
		source.statements = weaker(source.statements, attributes);
	});
}

/* The declarations of a companion are there for the clause that has the probe. Its clauses come after all others. */
void Checker::note_companion(std::string_view text)
{
	if (text.empty() || std::ranges::find(companions_, text, &Companion::text) != companions_.end())
		return;
	const ast::Program &program = libraries_->companion(text);

	companions_.push_back({text, &program});
	for (const ast::Item &item : program.items)
		if (!std::holds_alternative<ast::Clause>(item))
			declare_outside(item);
}

void Checker::clauses_of(const ast::Program &companion)
{
	for (const ast::Item &item : companion.items)
		if (const auto *c = std::get_if<ast::Clause>(&item))
			clause(*c, ProgramKind::Script, false);
}

/*
 * Probes that share an event are told apart by their guards, which a clause evaluates before its predicate. With
 * -x cpu=N and -x container=PATTERN, the guards of a user's clauses ask for the CPU and the container, too; the clauses
 * of companions follow all threads. A probe that fires in many processes says which of them are meant. Probes with
 * different guards, or with different words as arg0 ..., get a copy of the clause each.
 */
size_t Checker::clause(const ast::Clause &clause, ProgramKind kind, bool is_users)
{
	std::vector<uint32_t> ids;
	std::vector<Probe::Sharing> sharings;

	diags_.set_region(Region::Probes);
	for (const ast::ProbeSpec &spec : clause.probes)
		match_probes(spec, kind, ids, sharings);
	std::sort(ids.begin(), ids.end());
	ids.erase(std::unique(ids.begin(), ids.end()), ids.end());

	struct GuardGroup {
		Guard guard;
		const std::string_view *words;
		std::vector<uint32_t> probes;
	};
	std::vector<GuardGroup> groups;
	const auto group_of = [&](const Guard &guard, const std::string_view *words) {
		const auto it = std::ranges::find_if(groups, [&](const GuardGroup &group) {
			return group.guard == guard && group.words == words;
		});

		return it != groups.end() ? it : groups.insert(it, {guard, words, {}});
	};
	const bool asks_cpu = is_users && options_.cpu != "all",
		   asks_container = is_users && !options_.container.empty();
	/* Records tell clauses by their number, so probes that are found later must not bring another copy. */
	if (std::ranges::count(sharings, Probe::Sharing()) != std::ssize(sharings))
		for (const Probe::Sharing &sharing : sharings)
			group_of({{}, asks_cpu, asks_container, sharing}, nullptr);
	for (const uint32_t id : ids) {
		const Probe probe = probes_.probe(id);
		const bool is_everywhere = fires_everywhere(probe);
		const auto it = group_of({probe.guard, asks_cpu && is_everywhere, asks_container && is_everywhere,
					  probe.sharing},
					 probe.words.data());

		it->probes.push_back(id);
		if (libraries_)
			note_companion(probe.companion);
		/* -lv shows what a library declares, too. */
		if (options_.mode == RunMode::List && options_.verbose)
			parts_.declared.find(probe, clause.span);
	}
	if (groups.empty())
		groups.emplace_back();
	/* An error in one copy of a clause is in the others, too, and is reported once. */
	const size_t before = diags_.errors(), first = out_.clauses.size();
	for (GuardGroup &group : groups) {
		if (diags_.errors() == before || &group == &groups.front())
			guarded_clause(clause, group.guard, std::move(group.probes));
	}
	diags_.set_region(Region::None);
	return out_.clauses.size() - first;
}

/* cpu == N, of -x cpu=N */
ExprPtr Checker::on_chosen_cpu(Span span)
{
	ExprPtr here = convert(parts_.expressions.plain_name("cpu", span), &types::UInt64);
	const uint64_t chosen = *parse_number<uint64_t>(options_.cpu); /* as asks_cpu says */

	return make_typed(&types::Int, span,
			  Compare{CompareOp::Eq, std::move(here), make_typed(&types::UInt64, span, Int{chosen})});
}

/* pid == N, for one process; pid != N, for all but the tool; progenyof(N), for a process and its descendants. */
ExprPtr Checker::in_meant_process(const Probe::Sharing &sharing, Span span)
{
	ExprPtr number = make_typed(&types::Int, span, Int{static_cast<uint64_t>(sharing.pid)});

	if (sharing.who != Probe::Sharing::Who::Progeny)
		return make_typed(&types::Int, span,
				  Compare{sharing.who == Probe::Sharing::Who::One ? CompareOp::Eq : CompareOp::Ne,
					  convert(parts_.expressions.plain_name("pid", span), &types::Int),
					  std::move(number)});
	std::vector<ExprPtr> args;
	args.push_back(std::move(number));
	return parts_.kernel_reads.call(builtin(BuiltinId::Progenyof), args, span);
}

/* Does the text @container begin with @wanted? */
static ExprPtr begins_with(ExprPtr container, const std::string &wanted, Span span)
{
	std::vector<ExprPtr> args;

	args.push_back(std::move(container));
	args.push_back(make_typed(&types::Int, span, Int{0}));
	args.push_back(make_typed(&types::Int, span, Int{wanted.size()}));
	ExprPtr beginning = make_typed(&types::String, span, Call{&builtin(BuiltinId::Substr), std::move(args)});
	return make_typed(&types::Int, span,
			  CompareStrings{CompareOp::Eq, std::move(beginning),
					 make_typed(&types::String, span, Str{wanted})});
}

/* Is @wanted in the text @container? */
static ExprPtr has_text(ExprPtr container, const std::string &wanted, Span span)
{
	std::vector<ExprPtr> args;

	args.push_back(std::move(container));
	args.push_back(make_typed(&types::String, span, Str{wanted}));
	ExprPtr place = make_typed(&types::Int, span, Call{&builtin(BuiltinId::Index), std::move(args)});
	return make_typed(&types::Int, span,
			  Compare{CompareOp::Ge, std::move(place), make_typed(&types::Int, span, Int{0})});
}

/* The container's name against the pattern of -x container: NAME, NAME*, *NAME*, or * for any container. */
ExprPtr Checker::in_chosen_container(Span span)
{
	std::string wanted = options_.container;
	const bool is_free_before = wanted.starts_with('*'), is_free_behind = wanted.ends_with('*');
	ExprPtr here = parts_.expressions.plain_name("container", span);

	std::erase(wanted, '*');
	if (here->type->is_error())
		return here;
	if (is_free_before && !wanted.empty())
		return has_text(std::move(here), wanted, span);
	if (is_free_behind && !wanted.empty())
		return begins_with(std::move(here), wanted, span);
	return make_typed(&types::Int, span,
			  CompareStrings{wanted.empty() ? CompareOp::Ne : CompareOp::Eq, std::move(here),
					 make_typed(&types::String, span, Str{wanted})});
}

void Checker::guarded_clause(const ast::Clause &clause, const Guard &guard, std::vector<uint32_t> probes)
{
	Clause result;

	result.number = static_cast<uint32_t>(out_.clauses.size());
	result.span = clause.span;
	result.default_action = !clause.has_body;
	result.probes = std::move(probes);
	parts_.order.begin_clause();
	parts_.probe_arguments.set_clause(&result.probes);
	parts_.probe_arguments.set_many_processes(guard.sharing.who != Probe::Sharing::Who::One);

	const Span probes_span = clause.probes.front().span;
	if (guard.asks_cpu)
		result.predicate = on_chosen_cpu(probes_span);
	if (guard.sharing != Probe::Sharing())
		result.predicate = both(std::move(result.predicate), in_meant_process(guard.sharing, probes_span));
	if (!guard.name.empty()) {
		const ProbeArguments::Untranslated of_event(parts_.probe_arguments);

		result.predicate = both(std::move(result.predicate),
					parts_.expressions.plain_name(std::string(guard.name), probes_span));
	}
	if (guard.asks_container)
		result.predicate = both(std::move(result.predicate), in_chosen_container(probes_span));
	if (clause.predicate) {
		diags_.set_region(Region::Predicate);
		ExprPtr asked = Conversions::condition(parts_.expressions.expr(*clause.predicate, Tag::D_PRED_SCALAR));
		if (!asked->type->is_error() && !asked->type->is_scalar())
			diags_.error(Tag::D_PRED_SCALAR, asked->span, "predicate result must be of scalar type",
				     help_for_condition(asked->type));
		result.predicate = both(std::move(result.predicate), std::move(asked));
	}
	diags_.set_region(Region::Actions);
	for (const ast::StmtPtr &stmt : clause.body)
		statement(*stmt, result.body);
	parts_.probe_arguments.set_clause(nullptr);
	parts_.probe_arguments.set_many_processes(false);
	check_probes_of_actions(result);
	out_.clauses.push_back(std::move(result));
}

void Checker::check_probes_of_actions(const Clause &clause)
{
	walk_statements(clause.body, [&](const Stmt &stmt) {
		const auto *action = std::get_if<Action>(&stmt.node);

		if (!action || action->builtin->id != BuiltinId::Return)
			return;
		for (const uint32_t id : clause.probes) {
			const Probe probe = probes_.probe(id);

			if (const std::string_view why = why_no_return(probe, options_); !why.empty()) {
				diags_.error(Tag::D_ACT_PROBE, stmt.span,
					     "return( ) is not possible at " + probe.full_name(), std::string(why));
				return;
			}
		}
	});
}

/* Appends the probes that @spec matches, and in which processes they fire. */
void Checker::match_probes(const ast::ProbeSpec &spec, ProgramKind kind, std::vector<uint32_t> &ids,
			   std::vector<Probe::Sharing> &sharings)
{
	ProbeDesc desc;
	std::string_view wrong = parse_probe_desc(spec.text, kAlign[static_cast<size_t>(kind)], desc);

	if (wrong.empty() && kind == ProgramKind::Id && !desc.id)
		wrong = "-i takes the number of a probe";
	if (!wrong.empty()) {
		diags_.error(Tag::D_PDESC_INVAL, spec.span, "invalid probe description \"" + spec.text + '"',
			     std::string(wrong));
		return;
	}

	const size_t before = ids.size();
	const Status status = probes_.match(desc, ids);
	sharings.push_back(probes_.sharing(desc));
	if (status && (ids.size() != before || options_.zdefs))
		return;
	const Reason reason = probes_.explain_no_match(desc);
	if (!status)
		diags_.error(reason.tag.value_or(Tag::D_PDESC_LIST), spec.span,
			     "cannot list the probes of " + desc.text(), status.error().text());
	else
		diags_.error(reason.tag.value_or(Tag::D_PDESC_ZERO), spec.span,
			     "probe description " + desc.text() + " does not match any probes", reason.text);
}

void Checker::statement(const ast::Stmt &stmt, std::vector<StmtPtr> &out)
{
	match(
		stmt.node,
		[&](const ast::ExprStmt &node) { expression_statement(*node.expr, stmt.span, Idle::Refused, out); },
		[&](const ast::If &node) { if_statement(node, stmt.span, out); });
}

void Checker::if_statement(const ast::If &node, Span span, std::vector<StmtPtr> &out)
{
	If branch;

	branch.condition = Conversions::condition(parts_.expressions.value(*node.condition, Tag::D_OP_SCALAR));
	if (!branch.condition->type->is_error() && !branch.condition->type->is_scalar())
		diags_.error(Tag::D_OP_SCALAR, branch.condition->span, "the condition of if must be of scalar type",
			     help_for_condition(branch.condition->type));
	for (const ast::StmtPtr &stmt : node.yes)
		statement(*stmt, branch.yes);
	for (const ast::StmtPtr &stmt : node.no)
		statement(*stmt, branch.no);
	out.push_back(make_statement(span, std::move(branch)));
}

namespace {

bool is_void(const ast::TypeName &type)
{
	return type.derived.empty() && type.spec->kind == ast::TypeSpec::Kind::Words && type.spec->name == "void";
}

/* Can a part of @e, on its own, only be a statement: an action, an assignment, or what has no value? */
bool has_statement(const ast::Expr &e)
{
	if (const auto *binary = std::get_if<ast::Binary>(&e.node))
		return binary->op == ast::BinaryOp::Comma &&
		       (has_statement(*binary->left) || has_statement(*binary->right));
	if (const auto *choice = std::get_if<ast::Conditional>(&e.node))
		return has_statement(*choice->yes) || has_statement(*choice->no);
	if (const auto *cast = std::get_if<ast::Cast>(&e.node))
		return is_void(cast->type);
	const auto *call = std::get_if<ast::Call>(&e.node);
	const Builtin *called = call ? find_builtin(call->name) : nullptr;
	return std::holds_alternative<ast::Assign>(e.node) ||
	       (called && (called->kind == BuiltinKind::Action || called->kind == BuiltinKind::Recorded ||
			   called->type->kind == TypeKind::Void));
}

} // namespace

/* `c ? printf("a") : 1;` is `if (c) printf("a");`. If c is a constant, only one side remains. */
void Checker::choice(const ast::Conditional &node, Span span, std::vector<StmtPtr> &out)
{
	If branch;

	branch.condition = Conversions::condition(parts_.expressions.value(*node.condition, Tag::D_OP_SCALAR));
	if (!branch.condition->type->is_error() && !branch.condition->type->is_scalar())
		diags_.error(Tag::D_OP_SCALAR, branch.condition->span, "operator ?: expression must be of scalar type",
			     help_for_condition(branch.condition->type));
	expression_statement(*node.yes, node.yes->span, Idle::Allowed, branch.yes);
	expression_statement(*node.no, node.no->span, Idle::Allowed, branch.no);
	if (const Int *constant = as_constant(*branch.condition))
		std::ranges::move(constant->value ? branch.yes : branch.no, std::back_inserter(out));
	else
		out.push_back(make_statement(span, std::move(branch)));
}

/* `a, b;` is two statements, so that actions may stand on both sides. */
void Checker::expression_statement(const ast::Expr &e, Span span, Idle idle, std::vector<StmtPtr> &out)
{
	const auto *binary = std::get_if<ast::Binary>(&e.node);

	if (binary && binary->op == ast::BinaryOp::Comma) {
		expression_statement(*binary->left, binary->left->span, idle, out);
		expression_statement(*binary->right, binary->right->span, idle, out);
		return;
	}
	if (const auto *conditional = std::get_if<ast::Conditional>(&e.node); conditional && has_statement(e)) {
		choice(*conditional, span, out);
		return;
	}
	const auto *assigned = std::get_if<ast::Assign>(&e.node);
	const auto *aggregate = assigned ? std::get_if<ast::Aggregate>(&assigned->left->node) : nullptr;
	if (aggregate) {
		if (StmtPtr update = parts_.aggregations.update(*assigned, *aggregate, span))
			out.push_back(std::move(update));
		return;
	}
	if (const auto *called = std::get_if<ast::Call>(&e.node)) {
		const Builtin *builtin = parts_.arguments.callable(*called);

		if (!builtin)
			return;
		if (builtin->kind == BuiltinKind::Action || builtin->kind == BuiltinKind::Recorded) {
			out.push_back(parts_.actions.statement(*called, *builtin, span));
			return;
		}
	}

	ExprPtr value = parts_.expressions.expr(e);
	if (value->type->is_error())
		return;
	if (!has_effect(*value) && !can_fault(*value)) {
		if (idle == Idle::Allowed || value->type->kind == TypeKind::Void ||
		    std::holds_alternative<ast::Call>(e.node))
			return;
		diags_.error(Tag::D_EXPR_NULL, value->span, "expression has null effect",
			     "trace() it, or leave it out");
	}
	out.push_back(make_statement(span, ExprStmt{std::move(value)}));
}

typed::Program check(const std::vector<ast::Program> &programs, ProbeTable &probes, KernelTypes &kernel,
		     dlib::DLibraries *libraries, const Options &options, Diags &diags)
{
	/* A user who writes the number of a probe has read it in the output of -l. */
	if (options.mode == RunMode::List || std::ranges::any_of(programs, has_number))
		probes.number_as_listed();
	return Checker(probes, kernel, libraries, options, diags).run(programs);
}

} // namespace dt::check
