// SPDX-License-Identifier: GPL-2.0
/*
 * Programs: one for each list of clauses that some probe has.
 *
 * A program completes its context, then runs clause after clause:
 *
 *     finalize_context
 *     clause:   predicate false -> next
 *               reserve; count a failure that no ring counts
 *               [buf, buf_end) too small -> commit
 *               fields ...
 *     commit:   commit
 *               -> next
 *     faults:   commit with discard, write a fault record
 *     next:
 *
 * The verifier wants a commit behind each reserve, also a failed one, so both
 * ways lead to it. All jumps go forward (regs.h builds on that).
 */
#include "gen/unit.h"

#include "bpf/disasm.h"
#include "gen/builder.h"
#include "gen/regs.h"
#include "gen/trampoline.h"

#include <algorithm>
#include <map>

namespace dt::gen {

using namespace bpf;

/* The largest record of one page: header, size and padding go off. */
constexpr uint32_t kMaxRecord = 4096 - 24;

constexpr int16_t kBuf = offsetof(dtrace_bpf_context, buf);
constexpr int16_t kBufEnd = offsetof(dtrace_bpf_context, buf_end);

void Builder::begin_program()
{
	context_ = code_.new_reg();
	code_.emit(mov(context_, Reg::r1), "ctx");
	code_.emit(load_map(Reg::r2, kMapEcbs));
	code_.emit(call_helper(BPF_FUNC_finalize_context));
}

/* Jumps to @failed if there is no room, with the reservation still to be closed. */
void Builder::reserve(uint32_t size, Label failed, Reg &record)
{
	const Reg end = code_.new_reg(), limit = code_.new_reg();
	const Label tried = code_.new_label();

	code_.emit(mov(Reg::r1, context_));
	code_.emit(mov(Reg::r2, kBuf), "ctx.buf");
	code_.emit(load_map(Reg::r3, kMapRings));
	code_.emit(mov(Reg::r4, static_cast<int32_t>(size)));
	code_.emit(call_helper(BPF_FUNC_buffer_reserve));
	code_.emit(jump_if(Cmp::eq, Reg::r0, 0, tried));
	code_.emit(mov(Reg::r1, Reg::r0));
	code_.emit(call_function("dt_count_drop"));
	code_.bind(tried);
	record = code_.new_reg();
	code_.emit(load(Width::dw, record, context_, kBuf), "ctx.buf");
	code_.emit(load(Width::dw, end, context_, kBufEnd), "ctx.buf_end");
	code_.emit(mov(limit, record));
	code_.emit(alu(Alu::add, limit, static_cast<int32_t>(size)));
	code_.emit(jump_if(Cmp::gt, limit, end, failed));
}

void Builder::commit(int32_t flags)
{
	code_.emit(mov(Reg::r1, context_));
	code_.emit(mov(Reg::r2, kBuf), "ctx.buf");
	code_.emit(load_map(Reg::r3, kMapRings));
	code_.emit(mov(Reg::r4, flags), flags ? "discard" : "");
	code_.emit(call_helper(BPF_FUNC_buffer_commit));
}

Label Builder::fault_label(Fault fault)
{
	const bool record_open = record_ != Reg::none;

	for (const PendingFault &pending : faults_) {
		if (pending.fault == fault && pending.record_open == record_open)
			return pending.label;
	}
	faults_.push_back({fault, record_open, code_.new_label()});
	return faults_.back().label;
}

/* Behind the clause; ends at its end. */
void Builder::fault_blocks()
{
	const Label end = code_.new_label();

	for (const PendingFault &pending : faults_) {
		const Label full = code_.new_label();
		const Reg ecb = code_.new_reg();
		Reg record;

		code_.bind(pending.label);
		if (pending.record_open)
			commit(BPF_BUFFER_DISCARD);
		reserve(sizeof(FaultRecord), full, record);
		code_.emit(store(Width::w, record, offsetof(FaultRecord, header.clause), kFaultRecord), "fault record");
		code_.emit(load(Width::w, ecb, context_, offsetof(dtrace_bpf_context, ecb_id)), "ctx.ecb_id");
		code_.emit(store(Width::w, record, offsetof(FaultRecord, header.ecb), ecb));
		code_.emit(store(Width::w, record, offsetof(FaultRecord, clause), static_cast<int32_t>(clause_)));
		code_.emit(store(Width::dw, record, offsetof(FaultRecord, address), 0));
		code_.emit(store(Width::dw, record, offsetof(FaultRecord, fault), static_cast<int32_t>(pending.fault)));
		code_.bind(full);
		commit(0);
		if (&pending != &faults_.back())
			code_.emit(jump(end));
	}
	code_.bind(end);
	faults_.clear();
}

/* Does @clause read the time more than once? Then all see the same. */
static bool shares_timestamp(const typed::Clause &clause)
{
	int reads = 0;

	for_each_expr(clause, [&](const typed::Expr &expr) {
		const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

		reads += variable && variable->builtin->id == BuiltinId::Timestamp;
	});
	return reads > 1;
}

void Builder::clause(const typed::Clause &clause, const RecordLayout &layout)
{
	const Label next = code_.new_label(), done = code_.new_label();
	const Reg ecb = code_.new_reg();
	const int mark = frame_.used();

	clause_ = clause.number;
	record_ = timestamp_ = Reg::none;
	scratch_used_ = 0;
	code_.set_span(clause.span);
	if (shares_timestamp(clause)) {
		const Reg now = code_.new_reg();

		code_.emit(call_helper(BPF_FUNC_ktime_get_ns), "timestamp");
		code_.emit(mov(now, Reg::r0));
		timestamp_ = now;
	}
	if (clause.predicate) {
		code_.set_span(clause.predicate->span);
		branch(*clause.predicate, next, false);
		frame_.release_to(mark);
		code_.set_span(clause.span);
	}
	Reg record;
	reserve(layout.size, done, record);
	record_ = record;
	code_.emit(store(Width::w, record_, offsetof(RecordHeader, clause), static_cast<int32_t>(clause.number + 1)),
		   "clause");
	code_.emit(load(Width::w, ecb, context_, offsetof(dtrace_bpf_context, ecb_id)), "ctx.ecb_id");
	code_.emit(store(Width::w, record_, offsetof(RecordHeader, ecb), ecb), "ecb");
	statements(clause.body, layout.actions);
	code_.set_span(clause.span);
	code_.bind(done);
	commit(0);
	if (!faults_.empty()) {
		code_.emit(jump(next));
		fault_blocks();
	}
	code_.bind(next);
	record_ = Reg::none;
}

bpf::Function Builder::end_program(std::string name)
{
	code_.set_span({});
	code_.emit(mov(Reg::r0, 0));
	code_.emit(exit_insn());
	remove_unreachable(code_);
	allocate_registers(code_, frame_.deepest());
	remove_unreachable(code_);
	return assemble(std::move(name), code_);
}

namespace {

/* Children of an expression, in order. */
struct Children {
	const std::function<void(const typed::Expr &)> &visit;

	void go(const typed::ExprPtr &e) const { for_each_expr(*e, visit); }
	void all(const std::vector<typed::ExprPtr> &list) const
	{
		for (const typed::ExprPtr &e : list)
			go(e);
	}
	void operator()(const typed::AssocRef &n) const { all(n.keys); }
	void operator()(const typed::Deref &n) const { go(n.pointer); }
	void operator()(const typed::MemberOf &n) const { go(n.object); }
	void operator()(const typed::Element &n) const { go(n.array), go(n.index); }
	void operator()(const typed::AddressOf &n) const { go(n.place); }
	void operator()(const typed::StringOf &n) const { go(n.operand); }
	void operator()(const typed::StructValue &n) const
	{
		for (const auto &member : n.members)
			go(member.second);
	}
	void operator()(const typed::Convert &n) const { go(n.operand); }
	void operator()(const typed::Unary &n) const { go(n.operand); }
	void operator()(const typed::Arith &n) const { go(n.left), go(n.right); }
	void operator()(const typed::Compare &n) const { go(n.left), go(n.right); }
	void operator()(const typed::CompareStrings &n) const { go(n.left), go(n.right); }
	void operator()(const typed::Logic &n) const { go(n.left), go(n.right); }
	void operator()(const typed::Conditional &n) const { go(n.condition), go(n.yes), go(n.no); }
	void operator()(const typed::Comma &n) const { go(n.left), go(n.right); }
	void operator()(const typed::Assign &n) const { go(n.place), go(n.value); }
	void operator()(const typed::CompoundAssign &n) const { go(n.place), go(n.value); }
	void operator()(const typed::Increment &n) const { go(n.place); }
	void operator()(const typed::Call &n) const { all(n.args); }
	template <typename Leaf>
	void operator()(const Leaf &) const {}
};

void visit_statements(const std::vector<typed::StmtPtr> &list, const std::function<void(const typed::Expr &)> &visit)
{
	for (const typed::StmtPtr &stmt : list) {
		if (const auto *expression = std::get_if<typed::ExprStmt>(&stmt->node)) {
			for_each_expr(*expression->expr, visit);
		} else if (const auto *action = std::get_if<typed::Action>(&stmt->node)) {
			for (const typed::ExprPtr &arg : action->args)
				for_each_expr(*arg, visit);
		} else if (const auto *update = std::get_if<typed::AggUpdate>(&stmt->node)) {
			for (const typed::ExprPtr &key : update->keys)
				for_each_expr(*key, visit);
			for (const typed::ExprPtr &arg : update->args)
				for_each_expr(*arg, visit);
		} else if (const auto *branch = std::get_if<typed::If>(&stmt->node)) {
			for_each_expr(*branch->condition, visit);
			visit_statements(branch->yes, visit);
			visit_statements(branch->no, visit);
		}
	}
}

} // namespace

void for_each_expr(const typed::Expr &expr, const std::function<void(const typed::Expr &)> &visit)
{
	visit(expr);
	std::visit(Children{visit}, expr.node);
}

void for_each_expr(const typed::Clause &clause, const std::function<void(const typed::Expr &)> &visit)
{
	if (clause.predicate)
		for_each_expr(*clause.predicate, visit);
	visit_statements(clause.body, visit);
}

namespace {

/* How many arguments @clause looks at: one more than the highest it names. */
unsigned args_used(const typed::Clause &clause)
{
	unsigned used = 0;

	for_each_expr(clause, [&](const typed::Expr &expr) {
		const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

		if (variable && variable->is_arg())
			used = std::max(used, variable->arg_index() + 1);
	});
	return used;
}

TrampolineKind trampoline_kind(AttachKind attach)
{
	switch (attach) {
	case AttachKind::Self:
	case AttachKind::Fault:
		return TrampolineKind::Direct;
	case AttachKind::FunctionEntry:
	case AttachKind::FunctionReturn:
		return TrampolineKind::Function;
	}
	return TrampolineKind::Direct;
}

template <typename T>
uint32_t index_of(std::vector<T> &list, const T &wanted)
{
	auto it = std::find(list.begin(), list.end(), wanted);

	if (it == list.end())
		it = list.insert(it, wanted);
	return static_cast<uint32_t>(it - list.begin());
}

/* Which clauses each probe has, and so which programs there are. */
void group_probes(const typed::Program &program, const ProbeTable &probes, Unit &unit)
{
	std::vector<std::pair<uint32_t, uint32_t>> pairs;	/* probe, clause */
	std::map<std::vector<uint32_t>, uint32_t> by_list;

	for (const typed::Clause &clause : program.clauses) {
		for (uint32_t probe : clause.probes)
			pairs.emplace_back(probe, clause.number);
	}
	std::sort(pairs.begin(), pairs.end());
	for (size_t i = 0; i < pairs.size();) {
		const uint32_t id = pairs[i].first;
		std::vector<uint32_t> clauses;

		for (; i < pairs.size() && pairs[i].first == id; i++)
			clauses.push_back(pairs[i].second);
		auto [it, is_new] = by_list.try_emplace(clauses, static_cast<uint32_t>(unit.programs.size()));
		if (is_new) {
			ClauseProgram made;

			for (uint32_t clause : clauses)
				made.nargs = std::max(made.nargs, args_used(program.clauses[clause]));
			made.clauses = std::move(clauses);
			unit.programs.push_back(std::move(made));
		}
		const Probe probe = probes.probe(id);
		const TrampolineKind kind = trampoline_kind(probe.attach);
		const unsigned used = unit.programs[it->second].nargs;
		/* Who runs a direct trampoline gives it all arguments. */
		const unsigned has = kind == TrampolineKind::Direct ? kMaxArgs : probe.args->count;
		const TrampolineWanted wanted = {kind, it->second, kind == TrampolineKind::Direct ? nullptr : probe.args,
						 std::min(used, has)};
		unit.enablings.push_back({id, it->second, index_of(unit.trampolines, wanted)});
	}
}

/* Value of map "probe_names": four u32 offsets for each ecb number, then the names. */
std::vector<uint8_t> probe_names(const Unit &unit, const ProbeTable &probes)
{
	std::vector<uint32_t> offsets(4 * (unit.enablings.size() + 1));
	std::string text(1, '\0');
	std::map<std::string, uint32_t, std::less<>> known = {{"", 0}};
	const auto table_bytes = static_cast<uint32_t>(offsets.size() * sizeof(uint32_t));

	auto add = [&](std::string_view name) {
		auto [it, is_new] = known.try_emplace(std::string(name), static_cast<uint32_t>(text.size()));

		if (is_new)
			text.append(name).push_back('\0');
		return it->second + table_bytes;
	};
	for (size_t i = 0; i <= unit.enablings.size(); i++) {
		/* Number 0 is no enabling: all names empty. */
		const Probe probe = i == 0 ? Probe{} : probes.probe(unit.enablings[i - 1].probe);

		offsets[4 * i] = add(i == 0 ? "" : probe.provider_name());
		offsets[4 * i + 1] = add(probe.module);
		offsets[4 * i + 2] = add(probe.function);
		offsets[4 * i + 3] = add(probe.name);
	}
	std::vector<uint8_t> bytes(table_bytes + text.size());
	std::memcpy(bytes.data(), offsets.data(), table_bytes);
	std::memcpy(bytes.data() + table_bytes, text.data(), text.size());
	return bytes;
}

MapDef constant_map(const char *name, std::vector<uint8_t> bytes)
{
	MapDef map;

	map.name = name;
	map.type = BPF_MAP_TYPE_ARRAY;
	map.value_size = static_cast<uint32_t>(bytes.size());
	map.flags = BPF_F_RDONLY_PROG;
	map.constant = true;
	map.init = std::move(bytes);
	return map;
}

void add_maps(Unit &unit, Shared &shared, std::vector<uint8_t> names)
{
	const auto programs = static_cast<uint32_t>(std::max<size_t>(unit.programs.size(), 1));

	unit.maps = {
		{.name = kMapEcbs, .type = BPF_MAP_TYPE_PERCPU_ARRAY, .value_size = sizeof(dtrace_ecb),
		 .max_entries = 1 + kClaimed, .init = {}},
		{.name = kMapRings, .type = BPF_MAP_TYPE_PERF_EVENT_ARRAY, .max_entries = 0, .init = {}},
		{.name = kMapPrograms, .type = BPF_MAP_TYPE_PROG_ARRAY, .max_entries = programs, .init = {}},
		{.name = kMapState, .type = BPF_MAP_TYPE_ARRAY, .value_size = sizeof(State), .flags = BPF_F_MMAPABLE,
		 .init = {}},
		{.name = kMapDrops, .type = BPF_MAP_TYPE_PERCPU_ARRAY, .value_size = 8, .init = {}},
	};
	if (!shared.literals.empty())
		unit.maps.push_back(constant_map(kMapLiterals, shared.literals.take()));
	if (shared.wants_probe_names)
		unit.maps.push_back(constant_map(kMapProbeNames, std::move(names)));
}

bool uses_probe_names(const typed::Program &program)
{
	bool uses = false;

	for (const typed::Clause &clause : program.clauses) {
		for_each_expr(clause, [&](const typed::Expr &expr) {
			const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

			if (!variable)
				return;
			const BuiltinId id = variable->builtin->id;
			uses = uses || id == BuiltinId::ProbeProv || id == BuiltinId::ProbeMod ||
			       id == BuiltinId::ProbeFunc || id == BuiltinId::ProbeName;
		});
	}
	return uses;
}

} // namespace

Unit generate(const typed::Program &program, const ProbeTable &probes, const Options &options, Diags &diags)
{
	Unit unit;
	Shared shared;
	std::vector<uint8_t> names;

	unit.bufsize = options.bufsize;
	shared.strsize = options.strsize;
	for (const typed::Clause &clause : program.clauses) {
		unit.layouts.push_back(lay_out_record(clause, shared.strsize));
		if (unit.layouts.back().size > kMaxRecord)
			diags.error(Tag::D_RECORD_SIZE, clause.span,
				    format("the record of this clause takes %u bytes, more than the %u of a page",
					   unit.layouts.back().size, kMaxRecord),
				    "trace less in one clause, or shorter strings with -x strsize");
	}
	if (diags.has_errors())
		return unit;
	group_probes(program, probes, unit);
	if (uses_probe_names(program)) {
		names = probe_names(unit, probes);
		shared.probe_names_bytes = static_cast<uint32_t>(names.size());
	}
	for (size_t i = 0; i < unit.programs.size(); i++) {
		Builder builder(shared);

		builder.begin_program();
		for (uint32_t clause : unit.programs[i].clauses)
			builder.clause(program.clauses[clause], unit.layouts[clause]);
		unit.programs[i].code = builder.end_program(format("dt_program_%zu", i));
	}
	for (unsigned kind = 0; kind < kTrampolineKinds; kind++)
		unit.templates.push_back(trampoline_template(static_cast<TrampolineKind>(kind)));
	add_maps(unit, shared, std::move(names));
	return unit;
}

std::vector<Probe> enabled_probes(const Unit &unit, const ProbeTable &probes)
{
	std::vector<Probe> list;

	list.reserve(unit.enablings.size());
	for (const Enabling &enabling : unit.enablings)
		list.push_back(probes.probe(enabling.probe));
	return list;
}

std::string source_line(const Sources &sources, Span span)
{
	const Place place = sources.place(span);
	std::string_view text = place.line_text;

	while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
		text.remove_prefix(1);
	return format("%.*s:%u: %.*s", static_cast<int>(place.file.size()), place.file.data(), place.line,
		      static_cast<int>(text.size()), text.data());
}

std::string dump_code(const Unit &unit, const Sources &sources)
{
	std::string out;

	for (const RecordLayout &layout : unit.layouts)
		out += dump_layout(layout);
	for (const ClauseProgram &program : unit.programs) {
		out += program.code.name + format(", %zu instructions, %u arguments, clauses", program.code.insns.size(),
						  program.nargs);
		for (uint32_t clause : program.clauses)
			out += format(" %u", clause);
		out += "\n" + disassemble({program.code.insns, program.code.notes, program.code.relocs, {},
					   [&](Span span) { return source_line(sources, span); }});
	}
	return out;
}

} // namespace dt::gen
