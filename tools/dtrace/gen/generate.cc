// SPDX-License-Identifier: GPL-2.0
/*
 * generate(): the steps from a typed program to a unit.
 *
 * What clauses use decides where variables, records and aggregations are, and which
 * programs there are. Then each program is written by a Builder. Its working memory
 * is in the context. If one program needs more than that, all are written again for
 * map "working".
 */
#include "gen/unit.h"

#include "gen/builder.h"
#include "gen/group.h"
#include "gen/limits.h"
#include "gen/maps.h"
#include "gen/trampoline.h"
#include "gen/uses.h"

#include <algorithm>

namespace dt::gen {

namespace {

/* The parts of a unit that depend on where working memory is. */
struct CompiledClauses {
	std::vector<bpf::Function> programs;
	std::vector<std::vector<FaultPlace>> faults; /* by program */
	bpf::Function fault;
	int fault_stack = 0;	    /* bytes that it takes */
	uint64_t working_bytes = 0; /* the most that one needs */
	Demand demand;
};

/* Numbers of the clauses on ERROR. */
std::vector<uint32_t> error_clauses(const std::vector<ClauseUses> &all)
{
	std::vector<uint32_t> numbers;

	for (const ClauseUses &uses : all) {
		if (std::ranges::find(uses.clause->probes, kProbeError) != uses.clause->probes.end())
			numbers.push_back(uses.clause->number);
	}
	return numbers;
}

/* The number of the enabling of ERROR, 0: none. */
uint32_t error_enabling(const Unit &unit)
{
	const auto found = std::ranges::find(unit.enablings, kNoProgram, &Enabling::program);

	return found == unit.enablings.end() ? 0 : unit.ecb(static_cast<size_t>(found - unit.enablings.begin()));
}

bool calls_fault(const bpf::Function &function)
{
	return std::any_of(function.relocs.begin(), function.relocs.end(),
			   [](const bpf::Reloc &reloc) { return reloc.symbol == kFaultFunction; });
}

class Compiler {
public:
	Compiler(const std::vector<ClauseUses> &clauses, const Unit &unit, const Shared &shared, Diags &diags)
		: clauses_(clauses), unit_(unit), shared_(shared), diags_(diags)
	{
	}

	CompiledClauses compile(bool is_in_map) const
	{
		const std::vector<uint32_t> errors = error_clauses(clauses_);
		WorkingPlace working = {.is_in_map = is_in_map, .error_bytes = is_in_map ? kWorkingHeader : 0};
		CompiledClauses result;

		/* Clauses of ERROR need working memory that the programs leave alone. */
		if (!errors.empty())
			working.error_bytes = add_fault_function(errors, working, result);
		for (size_t i = 0; i < unit_.programs.size(); i++) {
			const std::vector<uint32_t> &clauses = unit_.programs[i].clauses;
			Builder builder(shared_, result.demand, working, pick(clauses_, clauses));

			builder.begin_program(unit_.programs[i]);
			result.programs.push_back(finish(builder, working, clauses, format("dt_program_%zu", i)));
			result.faults.push_back(builder.fault_places(result.programs.back()));
			result.working_bytes = std::max(result.working_bytes, builder.working_bytes());
			if (!errors.empty() && calls_fault(result.programs.back()))
				refuse_frames(result.fault_stack, last_span(errors), builder.stack_bytes(),
					      last_span(clauses), diags_);
		}
		/* Without them it needs none, and is not made for programs that cannot fail. */
		if (errors.empty() && std::ranges::any_of(result.programs, calls_fault))
			add_fault_function(errors, working, result);
		return result;
	}

private:
	/* The bytes of working memory that it needs. */
	uint64_t add_fault_function(const std::vector<uint32_t> &clauses, const WorkingPlace &working,
				    CompiledClauses &result) const
	{
		Builder fault(shared_, result.demand, working, pick(clauses_, clauses));

		fault.begin_fault_function();
		result.fault = finish(fault, working, clauses, kFaultFunction);
		result.fault_stack = fault.stack_bytes();
		result.working_bytes = std::max(result.working_bytes, fault.working_bytes());
		return fault.working_bytes();
	}

	bpf::Function finish(Builder &builder, const WorkingPlace &working, const std::vector<uint32_t> &clauses,
			     std::string name) const
	{
		size_t most = 0;
		Span largest = Span::whole(0), neediest = largest;
		const uint64_t kept = builder.working_bytes();

		for (uint32_t clause : clauses) {
			const size_t before = builder.length();
			const uint64_t bytes = builder.working_bytes();

			builder.clause(clauses_[clause], unit_.layouts[clause]);
			if (builder.working_bytes() > bytes)
				neediest = clauses_[clause].clause->span;
			if (builder.length() - before > most) {
				most = builder.length() - before;
				largest = clauses_[clause].clause->span;
			}
		}
		if (working.error_bytes <= kMaxWorking)
			refuse_working(builder, kept, neediest, diags_);
		warn_of_cut_literals(builder, shared_.strsize, diags_);
		bpf::Function code = builder.end_program(std::move(name));
		refuse_long_code(code, largest, diags_);
		refuse_frame(builder.stack_bytes(), last_span(clauses), diags_);
		return code;
	}

	/* The span of the last of @clauses. */
	Span last_span(const std::vector<uint32_t> &clauses) const
	{
		return clauses.empty() ? Span::whole(0) : clauses_[clauses.back()].clause->span;
	}

	const std::vector<ClauseUses> &clauses_;
	const Unit &unit_;
	const Shared &shared_;
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

} // namespace

Unit generate(const typed::Program &program, const ProbeTable &probes, const Options &options, Diags &diags,
	      int64_t tai_offset_ns, uint32_t first_ecb)
{
	std::vector<ClauseUses> clauses = uses_of(program);
	if (options.has_flow_times())
		want_results(clauses, probes);
	const Storage storage(program, clauses, options.strsize);
	OperandCases cases;
	Unit unit;

	unit.first_ecb = first_ecb;
	unit.layouts = fit_records(clauses, record_limits(options), diags);
	for (const RecordLayout &layout : unit.layouts)
		unit.least_bufsize = std::max(unit.least_bufsize, ring_bytes_for(layout));
	refuse_too_large(program, clauses, storage, options, diags);
	unit.aggregations = lay_out_aggregations(program, clauses, options, diags);
	if (diags.has_errors())
		return unit;
	group_probes(clauses, probes,
		     {.trampoline = options.attach == Attach::Trampoline, .no_fexit = options.attach == Attach::Multi},
		     unit, cases, diags);
	if (diags.has_errors())
		return unit;
	/* From here on, all programs, and all that they share, are known. */
	std::vector<uint8_t> names;
	if (want_probe_names(clauses))
		names = probe_name_table(unit, probes);
	const Shared shared = {
		.storage = storage,
		.aggregations = unit.aggregations,
		.pid_for_names = program.pid_for_names.get(),
		.strsize = options.strsize,
		.scratchsize = options.scratchsize,
		.maxframes = options.maxframes,
		.stackends = options.stackends,
		.nspec = want_speculations(clauses) ? static_cast<uint32_t>(options.nspec) : 0,
		.wants_time = options.by_time(),
		.tai_offset_ns = tai_offset_ns,
		.unwinds = want_user_stacks(clauses),
		.probe_names_bytes = static_cast<uint32_t>(names.size()),
		.error_enabling = error_enabling(unit),
		.error_exits = have_any(pick(clauses, error_clauses(clauses)), {BuiltinId::Exit}),
	};
	const Compiler compiler(clauses, unit, shared, diags);
	bool is_in_map = std::ranges::any_of(unit.layouts, &RecordLayout::is_split);
	CompiledClauses compiled = compiler.compile(is_in_map);
	if (compiled.working_bytes > kScratchBytes && !is_in_map && !diags.has_errors()) {
		is_in_map = true;
		compiled = compiler.compile(is_in_map);
	}
	const uint64_t working_bytes = is_in_map ? (compiled.working_bytes + 7) & ~7ull : 0;
	Demand demand = std::move(compiled.demand);
	add_code(unit, std::move(compiled));
	add_trampoline_code(unit, cases);
	add_maps(unit, shared, std::move(demand), std::move(names), options.dynvarsize,
		 static_cast<uint32_t>(working_bytes));
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
