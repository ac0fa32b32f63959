// SPDX-License-Identifier: GPL-2.0
/*
 * The templates are short and use machine registers; see the header for the
 * convention.
 *
 * A trampoline takes an element of map "ecbs" in one of two ways; the design of
 * bpf_finalize_context() defines them. Event sources that exclude each other on
 * a CPU use element 0. All others claim an element by a compare-and-exchange of
 * its owner, from 0 to the context of the source. If the clause program did not
 * run, the trampoline releases the claimed element here.
 */
#include "gen/trampoline_parts.h"

#include "gen/arch.h"
#include "gen/common.h"

#include <cassert>

namespace dt::gen {

namespace {

using namespace bpf;

constexpr int16_t kKeySlot = -4;  /* stack: key of a map */
constexpr int16_t kArgSlot = -16; /* stack: argument read from the stack of the source */

/* How the template of each TrampolineKind is made. */
struct Row {
	const char *name;
	bool claims;  /* an element of its own */
	bool by_tool; /* the tool runs it: when it should, and with the numbers before the arguments */
	ProgramType type;
	bpf_func_id read = BPF_FUNC_probe_read_kernel; /* the memory that the source's registers lead to */
};

constexpr bpf_attach_type kNoAttachType = static_cast<bpf_attach_type>(0);

constexpr Row kRows[] = {
	{"trampoline_function", false, false, {BPF_PROG_TYPE_KPROBE, BPF_TRACE_KPROBE_MULTI}},
	{"trampoline_direct", true, true, {BPF_PROG_TYPE_RAW_TRACEPOINT, kNoAttachType}},
	{"trampoline_tracepoint", false, false, {BPF_PROG_TYPE_TRACEPOINT, kNoAttachType}},
	{"trampoline_raw_tracepoint", true, false, {BPF_PROG_TYPE_RAW_TRACEPOINT, kNoAttachType}},
	{"trampoline_perf_event", false, false, {BPF_PROG_TYPE_PERF_EVENT, kNoAttachType}},
	{"trampoline_call_entry", true, false, {BPF_PROG_TYPE_RAW_TRACEPOINT, kNoAttachType}},
	{"trampoline_call_return", true, false, {BPF_PROG_TYPE_RAW_TRACEPOINT, kNoAttachType}},
	{"trampoline_call_record", true, false, {BPF_PROG_TYPE_TRACEPOINT, kNoAttachType}},
	{"trampoline_user_function",
	 true,
	 false,
	 {BPF_PROG_TYPE_KPROBE, BPF_TRACE_UPROBE_MULTI},
	 BPF_FUNC_probe_read_user},
};
static_assert(std::size(kRows) == kTrampolineKinds);

const Row &row(TrampolineKind kind)
{
	return kRows[static_cast<unsigned>(kind)];
}

void look_up_stored_key(Code &code, const char *map)
{
	code.emit(mov(Reg::r2, fp));
	code.emit(alu(Alu::add, Reg::r2, kKeySlot));
	code.emit(load_map(Reg::r1, map));
	code.emit(call_helper(BPF_FUNC_map_lookup_elem));
}

/* R0 = address of element @key of @map, or 0. */
void look_up(Code &code, const char *map, uint32_t key)
{
	code.emit(store(Width::w, fp, kKeySlot, static_cast<int32_t>(key)));
	look_up_stored_key(code, map);
}

/*
 * What dt_count() of the library does, in line: the kernel's interpreter takes no
 * program that both calls functions and tail calls.
 */
void count_drop(Code &code, Label out)
{
	look_up(code, kMapDrops, static_cast<uint32_t>(Counter::Drops));
	code.emit(jump_if(Cmp::eq, Reg::r0, 0, out));
	code.emit(mov(Reg::r1, 1));
	Op add = store(Width::dw, Reg::r0, 0, Reg::r1);
	add.code = BPF_STX | BPF_ATOMIC | BPF_DW;
	add.imm = BPF_ADD;
	code.emit(add, "one more drop");
}

} // namespace

/*
 * Claims one of the elements after element 0. Counted in a register, of which
 * the verifier knows the value each time around.
 */
void claim(Code &code, Label none)
{
	const Label again = code.new_label(), next = code.new_label(), found = code.new_label();

	code.emit(mov(kCounter, 1));
	code.bind(again);
	code.emit(store(Width::w, fp, kKeySlot, kCounter));
	look_up_stored_key(code, kMapEcbs);
	code.emit(jump_if(Cmp::eq, Reg::r0, 0, next));
	code.emit(mov(kElement, Reg::r0));
	code.emit(mov(Reg::r0, 0));
	code.emit(cmpxchg(Width::dw, kElement, offsetof(dtrace_ecb, owner), kContext), "owner");
	code.emit(jump_if(Cmp::eq, Reg::r0, 0, found));
	code.emit(jump_if(Cmp::eq, Reg::r0, kContext, found));
	code.bind(next);
	code.emit(alu(Alu::add, kCounter, 1));
	code.emit(jump_if(Cmp::ne, kCounter, kClaimed + 1, again));
	code.emit(jump(none));
	code.bind(found);
}

namespace {

/* @hole_op: index of the op before which the fetches go. */
Template finish(const char *name, const Code &code, size_t hole_op)
{
	Template result;

	result.code = assemble(name, code);
	/* In a function as short as this each jump is one instruction. */
	for (size_t i = 0; i < hole_op; i++) {
		const Op &op = code.ops()[i];

		result.hole += op.kind == Op::Kind::Label ? 0 : op.code == (BPF_LD | BPF_IMM | BPF_DW) ? 2 : 1;
	}
	return result;
}

/* Calls the program whose number is in R3. What follows runs if that fails. */
void tail_call(Code &code)
{
	code.emit(mov(Reg::r1, kContext));
	code.emit(load_map(Reg::r2, kMapPrograms));
	code.emit(call_helper(BPF_FUNC_tail_call));
}

} // namespace

Template finish_claiming(const char *name, Code &code, size_t hole_op, Label drop, Label out)
{
	tail_call(code);
	code.emit(store(Width::dw, kElement, offsetof(dtrace_ecb, owner), 0), "owner");
	code.bind(drop);
	count_drop(code, out);
	code.bind(out);
	leave_program(code);
	return finish(name, code, hole_op);
}

namespace {

/* Registers of a kprobe or a sample, or the record of a tracepoint; the way to the hole is the same. */
Template shared_template(const char *name)
{
	Code code;
	const Label out = code.new_label();

	code.emit(mov(kContext, Reg::r1));
	jump_if_inactive(code, Reg::r1, Reg::r1, out);
	look_up(code, kMapEcbs, 0);
	code.emit(jump_if(Cmp::eq, Reg::r0, 0, out));
	code.emit(mov(kElement, Reg::r0));
	code.emit(mov(Reg::r1, kContext));
	code.emit(call_helper(BPF_FUNC_get_attach_cookie));
	code.emit(store(Width::dw, kElement, offsetof(dtrace_ecb, id), Reg::r0), "id, probe_id");
	const size_t hole = code.ops().size();
	tail_call(code);
	count_drop(code, out);
	code.bind(out);
	leave_program(code);
	return finish(name, code, hole);
}

/* The numbers of the enabling, in a register. The tool has them before the arguments, a link in its cookie. */
Reg load_numbers(Code &code, bool by_tool)
{
	if (by_tool) {
		code.emit(load(Width::dw, Reg::r1, kContext, 0));
		return Reg::r1;
	}
	code.emit(mov(Reg::r1, kContext));
	code.emit(call_helper(BPF_FUNC_get_attach_cookie));
	return Reg::r0;
}

Template claiming_template(const char *name, bool by_tool)
{
	Code code;
	const Label out = code.new_label(), drop = code.new_label();

	code.emit(mov(kContext, Reg::r1));
	if (!by_tool)
		jump_if_inactive(code, Reg::r1, Reg::r1, out);
	claim(code, drop);
	const Reg numbers = load_numbers(code, by_tool);
	code.emit(store(Width::dw, kElement, offsetof(dtrace_ecb, id), numbers), "id, probe_id");
	return finish_claiming(name, code, code.ops().size(), drop, out);
}

} // namespace

void read_memory(Code &code, bpf_func_id read, Width width, int32_t bytes)
{
	code.emit(mov(Reg::r2, bytes));
	code.emit(mov(Reg::r1, fp));
	code.emit(alu(Alu::add, Reg::r1, kArgSlot));
	code.emit(call_helper(read));
	code.emit(load(width, Reg::r1, fp, kArgSlot));
}

namespace {

/* R1 = argument @index of a function. */
void fetch_function_arg(Code &code, bpf_func_id read, uint8_t index)
{
	if (index < arch::kArgs.size()) {
		code.emit(load(Width::dw, Reg::r1, kContext, arch::kArgs[index]), format("regs.arg%u", index));
		return;
	}
	const auto beyond = static_cast<int32_t>(index - arch::kArgs.size());
	code.emit(load(Width::dw, Reg::r3, kContext, arch::kStack), "regs.stack");
	code.emit(alu(Alu::add, Reg::r3, arch::kStackArgs + 8 * beyond));
	read_memory(code, read, Width::dw, 8);
}

/* R1 = the number @place of a record. The kernel lets programs load aligned ones. */
void fetch_field(Code &code, const ArgPlace &place)
{
	const Width width = width_of(place.bytes);
	const int32_t unused = 64 - 8 * place.bytes;

	if (place.offset % place.bytes == 0) {
		code.emit(load(width, Reg::r1, kContext, static_cast<int16_t>(place.offset)));
	} else {
		code.emit(mov(Reg::r3, kContext));
		code.emit(alu(Alu::add, Reg::r3, place.offset));
		read_memory(code, BPF_FUNC_probe_read_kernel, width, place.bytes);
	}
	if (place.is_signed && unused) {
		code.emit(alu(Alu::lsh, Reg::r1, unused));
		code.emit(alu(Alu::arsh, Reg::r1, unused));
	}
}

/* R1 = where in a record the field @place is, or what it describes. */
void fetch_field_address(Code &code, const ArgPlace &place)
{
	constexpr int32_t descriptor = 4; /* its bytes: the length is in the high half */
	int32_t offset = place.offset;

	if (place.source == ArgSource::FieldAddress) {
		code.emit(mov(Reg::r1, kContext));
	} else {
		fetch_field(code, {.source = ArgSource::Field, .bytes = descriptor, .offset = place.offset});
		code.emit(alu(Alu::band, Reg::r1, 0xffff));
		code.emit(alu(Alu::add, Reg::r1, kContext));
		offset = place.source == ArgSource::FieldDataBehind ? offset + descriptor : 0;
	}
	if (offset)
		code.emit(alu(Alu::add, Reg::r1, offset));
}

/* R1 = where the processor was interrupted, if that was in user space or, @is_user false, in the kernel; else 0. */
void fetch_pc(Code &code, bool is_user)
{
	const Label is_there = code.new_label();
	const Cmp found = is_user == arch::kUserModeIsZero ? Cmp::eq : Cmp::ne;

	code.emit(load(Width::dw, Reg::r1, kContext, arch::kProgramCounter), "regs.pc");
	code.emit(load(Width::dw, Reg::r2, kContext, arch::kMode), "regs.mode");
	code.emit(alu(Alu::band, Reg::r2, arch::kModeMask));
	code.emit(jump_if(found, Reg::r2, 0, is_there));
	code.emit(mov(Reg::r1, 0));
	code.bind(is_there);
}

/*
 * The cookie has numbered the exit of the function. Its element has the probe, and the offset, which is arg0. No number
 * is beyond the table, but the verifier cannot know that.
 */
void fetch_exit(Code &code, const TrampolineWanted &wanted, size_t exits)
{
	const Label beyond = code.new_label();

	code.emit(mov(Reg::r0, 0));
	code.emit(load(Width::w, Reg::r1, kElement, offsetof(dtrace_ecb, probe_id)), "number of the exit");
	code.emit(jump_if(Cmp::ge, Reg::r1, static_cast<int32_t>(exits), beyond));
	code.emit(alu(Alu::lsh, Reg::r1, 3));
	code.emit(load_value(Reg::r2, kMapExits, 0));
	code.emit(alu(Alu::add, Reg::r2, Reg::r1));
	code.emit(load(Width::w, Reg::r1, Reg::r2, offsetof(UserExit, probe)), "probe_id");
	code.emit(store(Width::w, kElement, offsetof(dtrace_ecb, probe_id), Reg::r1));
	code.emit(load(Width::w, Reg::r0, Reg::r2, offsetof(UserExit, offset)), "offset");
	code.bind(beyond);
	for (unsigned n = 0; n < wanted.nargs; n++) {
		if (wanted.slots.argument[n] == 0)
			code.emit(store(Width::dw, kElement, static_cast<int16_t>(offsetof(dtrace_ecb, args) + 8 * n),
					Reg::r0),
				  "arg0");
	}
}

bool is_exit(const TrampolineWanted &wanted)
{
	return wanted.nargs && wanted.args->place[0].source == ArgSource::ExitOffset;
}

} // namespace

void fetch_arg(Code &code, const TrampolineWanted &wanted, unsigned n)
{
	const auto to = static_cast<int16_t>(offsetof(dtrace_ecb, args) + 8 * n);
	const unsigned number = wanted.slots.argument[n];
	const std::string note = format(number < kMaxArgs ? "arg%u" : "args[%u]", number);

	const ArgPlace place = number < wanted.args->count ? wanted.args->place[number] : ArgPlace{};
	switch (place.source) {
	case ArgSource::Zero: code.emit(store(Width::dw, kElement, to, 0), note); return;
	case ArgSource::Given:
		code.emit(load(Width::dw, Reg::r1, kContext, static_cast<int16_t>(8 + 8 * place.index)));
		break;
	case ArgSource::Word:
		code.emit(load(Width::dw, Reg::r1, kContext, static_cast<int16_t>(8 * place.index)));
		break;
	case ArgSource::FunctionArg: fetch_function_arg(code, row(wanted.kind).read, place.index); break;
	case ArgSource::ReturnValue: code.emit(load(Width::dw, Reg::r1, kContext, arch::kReturn), "regs.result"); break;
	case ArgSource::Field: fetch_field(code, place); break;
	case ArgSource::FieldAddress:
	case ArgSource::FieldData:
	case ArgSource::FieldDataBehind: fetch_field_address(code, place); break;
	case ArgSource::KernelPc:
	case ArgSource::UserPc: fetch_pc(code, place.source == ArgSource::UserPc); break;
	case ArgSource::CallArgument:
	case ArgSource::CallResult: fetch_call_arg(code, place); break;
	case ArgSource::Operand: fetch_operand(code, *place.operand); break;
	case ArgSource::ExitOffset: return; /* fetch_exit() has stored it */
	}
	code.emit(store(Width::dw, kElement, to, Reg::r1), note);
}

namespace {

Template trampoline_template(const Unit &unit, const TrampolineWanted &wanted)
{
	const Row &has = row(wanted.kind);

	Template templ = wanted.is_dispatcher() ? call_template(has.name, wanted, call_numbers(unit)) :
			 has.claims		? claiming_template(has.name, has.by_tool) :
						  shared_template(has.name);

	templ.type = has.type;
	return templ;
}

bpf::Function fetch_code(const TrampolineWanted &wanted, std::span<const OperandCase> cases, size_t exits)
{
	Code code;

	assert(wanted.nargs <= kMaxArgs);
	code.emit(store(Width::dw, kElement, offsetof(dtrace_ecb, nargs), static_cast<int32_t>(wanted.nargs)),
		  "nargs, flags");
	if (is_exit(wanted))
		fetch_exit(code, wanted, exits);
	if (!cases.empty())
		fetch_cases(code, wanted, cases);
	for (unsigned n = 0; cases.empty() && n < wanted.nargs; n++)
		fetch_arg(code, wanted, n);
	code.emit(mov(Reg::r3, static_cast<int32_t>(wanted.program)), format("program %u", wanted.program));
	return assemble("fetch", code);
}

} // namespace

void add_trampoline_code(Unit &unit, const OperandCases &cases)
{
	unit.templates.resize(kTrampolineKinds);
	for (uint32_t n = 0; n < unit.trampolines.size(); n++) {
		const TrampolineWanted &wanted = unit.trampolines[n];
		Template &templ = unit.templates[static_cast<unsigned>(wanted.kind)];

		if (templ.code.insns.empty())
			templ = trampoline_template(unit, wanted);
		const auto found = cases.find(n);
		unit.fetches.push_back(
			wanted.is_dispatcher() ?
				call_fetch_code(wanted) :
				fetch_code(wanted,
					   found == cases.end() ? std::span<const OperandCase>() : found->second,
					   unit.exits.size()));
	}
}

} // namespace dt::gen
