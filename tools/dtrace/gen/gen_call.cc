// SPDX-License-Identifier: GPL-2.0
/*
 * Functions of D with a value.
 *
 * Most are functions of the library (lib/): a row of kLibrary says which one
 * and how D's arguments become its. All arguments are evaluated before the
 * first register of the call is set. A string that has a place is passed by its
 * address, any other is computed into a temporary; temporaries end with the
 * call, so that strjoin(strjoin(...), ...) needs two of them however deep it
 * is. The rest has code of its own here or in gen_call_*.cc.
 */
#include "gen/builder.h"

#include <cassert>

namespace dt::gen {

using namespace bpf;

namespace {

/*
 * @args, for each argument of the library function behind the target and its
 * size, if the result is a string:
 *   s  a string         i  an int        l  a 64-bit integer
 *   b  a base, 2 to 36  z  -x strsize    e  the end of the buffer that holds the target
 *   w  working memory of its own
 * @missing: what stands for an argument that was left out.
 */
struct LibraryRow {
	BuiltinId id;
	const char *function;
	std::string_view args;
	int32_t missing = 0;
};

constexpr LibraryRow kLibrary[] = {
	{BuiltinId::Basename, "dt_basename", "s"},
	{BuiltinId::Cleanpath, "dt_cleanpath", "sew"},
	{BuiltinId::DPath, "dt_d_path", "lle"}, /* the checker has added where members are */
	{BuiltinId::Dirname, "dt_dirname", "s"},
	{BuiltinId::ExecArgs, "dt_execargs", "lle"}, /* the checker has added curthread, and where its members are */
	{BuiltinId::Index, "dt_index", "sszi"},
	{BuiltinId::Json, "dt_json", "ssw"},
	{BuiltinId::Lltostr, "dt_lltostr", "lb", 10},
	{BuiltinId::Rindex, "dt_rindex", "sszi", INT32_MAX},
	{BuiltinId::Strchr, "dt_strchr", "si"},
	{BuiltinId::Strjoin, "dt_strjoin", "sse"},
	{BuiltinId::Strrchr, "dt_strrchr", "si"},
	{BuiltinId::Strstr, "dt_strstr", "ss"},
	{BuiltinId::Strtoll, "dt_strtoll", "szbw", 10},
	{BuiltinId::Substr, "dt_substr", "sii", INT32_MAX},
	{BuiltinId::Tolower, "dt_tolower", "se"},
	{BuiltinId::Toupper, "dt_toupper", "se"},
};

const LibraryRow *library_row(BuiltinId id)
{
	const auto *row =
		std::find_if(std::begin(kLibrary), std::end(kLibrary), [&](const LibraryRow &r) { return r.id == id; });

	return row == std::end(kLibrary) ? nullptr : row;
}

} // namespace

/* May evaluating what follows argument @i change what it refers to? */
static bool is_changed_later(const std::vector<typed::ExprPtr> &args, size_t i)
{
	return std::any_of(args.begin() + static_cast<ptrdiff_t>(i) + 1, args.end(),
			   [](const typed::ExprPtr &later) { return has_effects(*later); });
}

CallArgument Builder::string_argument(const typed::Expr &expr, bool must_copy)
{
	CallArgument argument;

	argument.kind = CallArgument::Kind::Memory;
	if (const auto *text = std::get_if<typed::Str>(&expr.node)) {
		argument.kind = CallArgument::Kind::Literal;
		argument.literal = text->value.substr(0, shared_.strsize - 1);
	} else {
		argument.memory = must_copy ? string_temporary(expr) : string_operand(expr);
	}
	return argument;
}

/* An integer as one of @type; in a register of its own if @must_copy. */
CallArgument Builder::integer_argument(const typed::Expr &expr, const Type *type, bool must_copy)
{
	Value v = fitted(value(expr), expr.type, type);

	if (must_copy && !v.is_constant() && !v.owned)
		v = {changeable(v), 0, true};
	return {.value = v};
}

void Builder::set_argument(Reg r, const CallArgument &argument)
{
	switch (argument.kind) {
	case CallArgument::Kind::Value: set(r, argument.value); break;
	case CallArgument::Kind::Memory: address(r, argument.memory); break;
	case CallArgument::Kind::Literal:
		code_.emit(load_value(r, kMapLiterals, shared_.literals.add(argument.literal)),
			   '"' + argument.literal + '"');
		break;
	}
}

/* A base that a number cannot be written in is a fault. */
void Builder::check_base(const Value &base)
{
	if (!base.is_constant()) {
		fault_if(Cmp::lt, base.reg, 2, Fault::IllegalOperation, base);
		fault_if(Cmp::gt, base.reg, 36, Fault::IllegalOperation, base);
	} else if (base.constant < 2 || base.constant > 36) {
		fault(Fault::IllegalOperation, base);
	}
}

/* Is @to in memory that the verifier knows the whole of, or in a buffer whose end can be had? */
bool Builder::has_known_end(const Memory &to) const
{
	return working_ != Reg::none || to.base == fp || to.base == code_.known.globals || to.base == record_ ||
	       to.base == code_.known.scratch;
}

/* The end of the buffer that @to lies in, for functions that write byte by byte; -1: it is in none. */
Value Builder::buffer_end(const Memory &to)
{
	if (to.base != record_ && (working_ != Reg::none || to.base == fp || to.base == code_.known.globals))
		return {Reg::none, -1, false};
	const Reg r = code_.new_reg();

	if (to.base == record_)
		code_.emit(load(Width::dw, r, context_, offsetof(dtrace_bpf_context, buf_end)), "ctx.buf_end");
	else
		code_.emit(load(Width::dw, r, context_, offsetof(dtrace_bpf_context, scratch_end)), "ctx.scratch_end");
	return {r, 0, true};
}

/* Calls the library. @to: where a string goes; null: the function gives a number. */
void Builder::library_call(const typed::Call &node, std::string_view function, std::string_view letters,
			   int32_t missing, const Memory *to)
{
	std::vector<CallArgument> arguments;
	size_t next = 0;

	for (char letter : letters) {
		const typed::Expr *expr = next < node.args.size() ? node.args[next].get() : nullptr;
		const bool must_copy = is_changed_later(node.args, next);

		if (letter == 'z') {
			arguments.push_back({.value = {Reg::none, static_cast<int64_t>(shared_.strsize), false}});
			continue;
		}
		if (letter == 'e') {
			arguments.push_back({.value = buffer_end(*to)});
			continue;
		}
		if (letter == 'w') {
			const auto at = static_cast<int32_t>(work_.take(kLibraryWork));
			const Memory work = with_index({scratch(), at, kLibraryWork}, {}, kLibraryWork);

			arguments.push_back({.kind = CallArgument::Kind::Memory, .memory = work});
			continue;
		}
		next++;
		if (letter == 's')
			arguments.push_back(string_argument(*expr, must_copy));
		else if (!expr)
			arguments.push_back({.value = {Reg::none, missing, false}});
		else
			arguments.push_back(
				integer_argument(*expr, letter == 'l' ? &types::Int64 : &types::Int, must_copy));
		if (letter == 'b')
			check_base(arguments.back().value);
	}
	unsigned r = number(Reg::r1);
	if (to) {
		address(reg(r++), *to);
		code_.emit(mov(reg(r++), static_cast<int32_t>(to->size)));
	}
	for (const CallArgument &argument : arguments)
		set_argument(reg(r++), argument);
	code_.emit(call_function(std::string(function)));
}

/* What a call left in R0. */
Value Builder::call_result()
{
	const Reg r = code_.new_reg();

	code_.emit(mov(r, Reg::r0));
	return {r, 0, true};
}

/*
 * The kernel counts what it copies: a string that is copied anyway has been
 * measured, and one that lies in a temporary is copied onto itself.
 */
Value Builder::string_length(const typed::Expr &expr)
{
	if (const auto *text = std::get_if<typed::Str>(&expr.node))
		return {Reg::none, static_cast<int64_t>(std::min<uint64_t>(text->value.size(), shared_.strsize - 1)),
			false};
	const Memory memory = string_temporary(expr);

	address(Reg::r1, memory);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(memory.size)));
	address(Reg::r3, memory);
	code_.emit(call_helper(BPF_FUNC_probe_read_kernel_str));
	const Value length = call_result();
	code_.emit(alu(Alu::sub, length.reg, 1));
	return length;
}

/* Major and minor number within a dev_t, as the kernel has it. */
constexpr int32_t kMinorBits = 20;

Value Builder::device_part(const typed::Call &node, bool is_major)
{
	const Reg r = changeable(fitted(value(*node.args[0]), node.args[0]->type, &types::UInt));

	if (is_major)
		code_.emit(alu(Alu::rsh, r, kMinorBits));
	else
		code_.emit(alu(Alu::band, r, (1 << kMinorBits) - 1));
	return {r, 0, true};
}

/* Never negative, so that rand() % n is what it looks like. */
Value Builder::random_number()
{
	code_.emit(call_helper(BPF_FUNC_get_prandom_u32));
	const Value v = call_result();
	code_.emit(alu32(Alu::rsh, v.reg, 1));
	return v;
}

/* progenyof(pid); the checker has added where struct task_struct has its parent and its process. */
Value Builder::progeny_call(const typed::Call &node)
{
	const Value pid = fitted(value(*node.args[0]), node.args[0]->type, &types::UInt);
	const Value task = plain_number(context_field(offsetof(dtrace_bpf_context, task), 8, "curthread").reg);

	set(Reg::r1, task);
	set(Reg::r2, pid);
	set(Reg::r3, value(*node.args[1]));
	code_.emit(call_function("dt_progenyof"));
	return call_result();
}

Value Builder::number_call(const typed::Call &node)
{
	switch (node.builtin->id) {
	case BuiltinId::Alloca: return alloca_call(node);
	case BuiltinId::Bcopy:
		copy_call(*node.args[0], *node.args[1], *node.args[2], node.args[0]->type->is_userland);
		return {};
	case BuiltinId::Copyin: return copyin_call(node);
	case BuiltinId::Copyinto: copy_call(*node.args[0], *node.args[2], *node.args[1], true); return {};
	case BuiltinId::Getmajor:
	case BuiltinId::Getminor: return device_part(node, node.builtin->id == BuiltinId::Getmajor);
	case BuiltinId::Htonl:
	case BuiltinId::Ntohl: return swapped(*node.args[0], 32);
	case BuiltinId::Htonll:
	case BuiltinId::Ntohll: return swapped(*node.args[0], 64);
	case BuiltinId::Htons:
	case BuiltinId::Ntohs: return swapped(*node.args[0], 16);
	case BuiltinId::Ipl: return interrupt_level(*node.args[0]);
	case BuiltinId::Progenyof: return progeny_call(node);
	case BuiltinId::Rand: return random_number();
	case BuiltinId::Strlen: return string_length(*node.args[0]);
	case BuiltinId::Uregs: return user_register(*node.args[0]);
	default: assert(false && "check() lets no other call through"); return {};
	}
}

Value Builder::call(const typed::Expr &, const typed::Call &node)
{
	const int mark = frame_.used();
	const uint64_t work_mark = work_.used();
	const LibraryRow *row = library_row(node.builtin->id);
	Value result;

	if (row) {
		library_call(node, row->function, row->args, row->missing, nullptr);
		result = call_result();
	} else {
		result = number_call(node);
	}
	frame_.release_to(mark);
	work_.release_to(work_mark);
	return result;
}

/*
 * What is taken apart is copied, as the text may change before the rest of it
 * is asked for. A clause that asks for the rest of nothing has a fault.
 */
void Builder::strtok_into(const typed::Call &node, Memory to)
{
	const Memory text = with_index({scratch(), static_cast<int32_t>(work_.strtok), 0}, {},
				       static_cast<uint32_t>(shared_.strsize));
	const bool goes_on = std::holds_alternative<typed::Int>(node.args[0]->node);

	if (goes_on)
		fault_if(Cmp::eq, strtok_next_, kNoText, Fault::BadAddress);
	else
		string_into(*node.args[0], text);
	const CallArgument breaks = string_argument(*node.args[1], false);
	if (!goes_on)
		code_.emit(mov(strtok_next_, 0));
	address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(to.size)));
	address(Reg::r3, text);
	set_argument(Reg::r4, breaks);
	code_.emit(mov(Reg::r5, strtok_next_));
	code_.emit(call_function("dt_strtok"));
	code_.emit(mov(strtok_next_, Reg::r0));
}

void Builder::text_call(const typed::Call &node, Memory to)
{
	const typed::Expr &first = *node.args[0];
	const bool is_userland = first.type->is_userland;

	switch (node.builtin->id) {
	case BuiltinId::Copyinstr: copyinstr_into(node, to); break;
	case BuiltinId::InetNtoa: inet4_into(value(first), is_userland, to); break;
	case BuiltinId::InetNtoa6: inet6_into(value(first), is_userland, true, to); break;
	case BuiltinId::InetNtop: inet_ntop_into(node, to); break;
	case BuiltinId::LinkNtop: link_ntop_into(node, to); break;
	case BuiltinId::Strtok: strtok_into(node, to); break;
	default: assert(false && "check() lets no other call through");
	}
}

void Builder::string_call(const typed::Expr &expr, const typed::Call &node, Memory to)
{
	const LibraryRow *row = library_row(node.builtin->id);

	if (row && row->args.find('e') != row->args.npos && !has_known_end(to)) {
		/* Made where the end is known; it is never in a map, so what is too far for an offset is done again there. */
		const Memory made = {scratch(), static_cast<int32_t>(work_.take(to.size)), to.size};

		string_call(expr, node, made);
		address(Reg::r1, to);
		code_.emit(mov(Reg::r2, static_cast<int32_t>(to.size)));
		address(Reg::r3, made);
		code_.emit(call_helper(BPF_FUNC_probe_read_kernel_str));
		return;
	}
	const int mark = frame_.used();
	const uint64_t work_mark = work_.used();

	if (row)
		library_call(node, row->function, row->args, row->missing, &to);
	else
		text_call(node, to);
	frame_.release_to(mark);
	work_.release_to(work_mark);
}

} // namespace dt::gen
