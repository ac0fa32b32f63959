// SPDX-License-Identifier: GPL-2.0
/*
 * D functions that return a value.
 *
 * Most are functions of the library (lib/). A row of kLibrary names the library
 * function and maps D's arguments to its parameters. All arguments are
 * evaluated before the first register of the call is set. A string that is in
 * memory is passed by address. Any other string is computed into a temporary.
 * Temporaries end with the call, so strjoin(strjoin(...), ...) needs two of
 * them at any depth. The remaining functions have code of their own here or in
 * gen_call_*.cc.
 */
#include "gen/builder.h"
#include "type/rows.h"

namespace dt::gen {

using namespace bpf;

namespace {

/*
 * @args, for each argument of the library function after the target and its
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
	{BuiltinId::CgroupContainer, "dt_cgroup_container", "lle"}, /* the checker has added where members are */
	{BuiltinId::CgroupPath, "dt_cgroup_path", "lle"},	    /* likewise */
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

/* Major and minor number within a dev_t, as the kernel has it. */
constexpr int32_t kMinorBits = 20;

/* A base that a number cannot be written in is a fault. */
void check_base(Faults &faults, const Value &base)
{
	if (!base.is_constant()) {
		faults.raise_if(Cmp::lt, base.reg, 2, Fault::IllegalOperation, base);
		faults.raise_if(Cmp::gt, base.reg, 36, Fault::IllegalOperation, base);
	} else if (base.constant < 2 || base.constant > 36) {
		faults.raise(Fault::IllegalOperation, base);
	}
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
		note_cut(expr.span, text->value.size());
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
	Value v = code_.fitted(value(expr), expr.type, type);

	if (must_copy && !v.is_constant() && !v.owned)
		v = {code_.changeable(v), 0, true};
	return {.value = v};
}

void Builder::set_argument(Reg r, const CallArgument &argument)
{
	switch (argument.kind) {
	case CallArgument::Kind::Value: code_.set(r, argument.value); break;
	case CallArgument::Kind::Memory: code_.address(r, argument.memory); break;
	case CallArgument::Kind::Literal:
		code_.emit(load_value(r, kMapLiterals, draft_.demand.literals.add(argument.literal)),
			   '"' + argument.literal + '"');
		break;
	}
}

/* Is @to in memory that the verifier knows the whole of, or in a buffer whose end can be had? */
bool Builder::has_known_end(const Memory &to) const
{
	return memory_.is_in_map() || to.base == fp || to.base == code_.known.globals || to.base == record_.base() ||
	       to.base == code_.known.scratch;
}

/* The end of the buffer that @to lies in, for functions that write byte by byte; -1: it is in none. */
Value Builder::buffer_end(const Memory &to)
{
	const bool in_ring = to.base == record_.base() && record_.is_in_ring();

	if (!in_ring && (memory_.is_in_map() || to.base == fp || to.base == code_.known.globals))
		return {Reg::none, -1, false};
	const Reg r = code_.new_reg();

	if (in_ring)
		code_.emit(load(Width::dw, r, firing_.context(), offsetof(dtrace_bpf_context, buf_end)), "ctx.buf_end");
	else
		memory_.load_end(r);
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
			const Memory work = memory_.take(kLibraryWork);

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
			check_base(faults_, arguments.back().value);
	}
	unsigned r = number(Reg::r1);
	if (to) {
		code_.address(reg(r++), *to);
		code_.emit(mov(reg(r++), static_cast<int32_t>(to->size)));
	}
	for (const CallArgument &argument : arguments)
		set_argument(reg(r++), argument);
	code_.emit(call_function(std::string(function)));
}

/*
 * The kernel counts what it copies: a string that is copied anyway has been
 * measured, and one that lies in a temporary is copied onto itself.
 */
Value Builder::string_length(const typed::Expr &expr)
{
	if (const auto *text = std::get_if<typed::Str>(&expr.node)) {
		note_cut(expr.span, text->value.size());
		return {Reg::none, static_cast<int64_t>(std::min<uint64_t>(text->value.size(), shared_.strsize - 1)),
			false};
	}
	const Memory memory = string_temporary(expr);

	code_.copy_string(memory, memory);
	const Value length = code_.call_result();
	code_.emit(alu(Alu::sub, length.reg, 1));
	return length;
}

/* Those without a row in kLibrary. */
struct Builder::CallRows {
	using Node = const typed::Call &;
	struct Number { /* or nothing */
		BuiltinId id;
		Value (*code)(Builder &, Node);
	};
	struct TextCall {
		BuiltinId id;
		void (*code)(Builder &, Node, Memory to);
	};

	static Value swap16(Builder &b, Node n) { return b.swapped(*n.args[0], 16); }
	static Value swap32(Builder &b, Node n) { return b.swapped(*n.args[0], 32); }
	static Value swap64(Builder &b, Node n) { return b.swapped(*n.args[0], 64); }
	static Value copied(Builder &b, Node n)
	{
		b.copy_call(n, 1, 2, n.args[0]->type->is_userland);
		return {};
	}
	static Value copied_in(Builder &b, Node n)
	{
		b.copy_call(n, 2, 1, true);
		return {};
	}
	static Value device_part(Builder &b, Node n, bool is_major)
	{
		const Reg r = b.code_.changeable(b.code_.fitted(b.value(*n.args[0]), n.args[0]->type, &types::UInt));

		if (is_major)
			b.code_.emit(alu(Alu::rsh, r, kMinorBits));
		else
			b.code_.emit(alu(Alu::band, r, (1 << kMinorBits) - 1));
		return {r, 0, true};
	}

	/* Never negative, so that rand() % n is what it looks like. */
	static Value random_number(Builder &b, Node)
	{
		b.code_.emit(call_helper(BPF_FUNC_get_prandom_u32));
		const Value v = b.code_.call_result();
		b.code_.emit(alu32(Alu::rsh, v.reg, 1));
		return v;
	}

	static Value speculation_number(Builder &b, Node)
	{
		b.code_.emit(call_function("dt_speculation"));
		return b.code_.call_result();
	}

	/* progenyof(pid); the checker has added where struct task_struct has its parent and its process. */
	static Value is_progeny(Builder &b, Node n)
	{
		const Value pid = b.code_.fitted(b.value(*n.args[0]), n.args[0]->type, &types::UInt);
		const Value task =
			b.memory_.plain_number(b.firing_.field(offsetof(dtrace_bpf_context, task), 8, "ctx.task").reg);

		b.code_.set(Reg::r1, task);
		b.code_.set(Reg::r2, pid);
		b.code_.set(Reg::r3, b.value(*n.args[1]));
		if (n.args.size() == 2) {
			b.code_.emit(call_function("dt_progenyof"));
			return b.code_.call_result();
		}
		b.code_.set(Reg::r4, b.value(*n.args[2]));
		b.code_.set(Reg::r5, b.value(*n.args[3]));
		b.code_.emit(call_function("dt_progenyof_in"));
		return b.code_.call_result();
	}

	/* pid, tid or ppid in a namespace; the checker has added the thread and constants. */
	static Value number_in_namespace(Builder &b, Node n) { return number_by(b, n, "dt_number_in"); }
	static Value number_of_pid(Builder &b, Node n) { return number_by(b, n, "dt_pid_number_in"); }
	static Value number_by(Builder &b, Node n, const char *function)
	{
		b.code_.set(Reg::r1, b.value(*n.args[0]));
		b.code_.set(Reg::r2, b.value(*n.args[1]));
		b.code_.set(Reg::r3, b.value(*n.args[2]));
		b.code_.emit(call_function(function));
		return b.code_.call_result();
	}

	static bool from_user(Node n) { return n.args[0]->type->is_userland; }

	static constexpr Number kNumbers[] = {
		{BuiltinId::Alloca, [](Builder &b, Node n) { return b.alloca_call(n); }},
		{BuiltinId::Bcopy, copied},
		{BuiltinId::Copyin, [](Builder &b, Node n) { return b.copyin_call(n); }},
		{BuiltinId::Copyinto, copied_in},
		{BuiltinId::Getmajor, [](Builder &b, Node n) { return device_part(b, n, true); }},
		{BuiltinId::Getminor, [](Builder &b, Node n) { return device_part(b, n, false); }},
		{BuiltinId::Htonl, swap32},
		{BuiltinId::Htonll, swap64},
		{BuiltinId::Htons, swap16},
		{BuiltinId::Ipl, [](Builder &b, Node n) { return b.interrupt_level(*n.args[0]); }},
		{BuiltinId::Ntohl, swap32},
		{BuiltinId::Ntohll, swap64},
		{BuiltinId::Ntohs, swap16},
		{BuiltinId::Pid, number_in_namespace},
		{BuiltinId::PidNumber, number_of_pid},
		{BuiltinId::Ppid, number_in_namespace},
		{BuiltinId::Progenyof, is_progeny},
		{BuiltinId::Rand, random_number},
		{BuiltinId::Speculation, speculation_number},
		{BuiltinId::Strlen, [](Builder &b, Node n) { return b.string_length(*n.args[0]); }},
		{BuiltinId::TaskPid, number_in_namespace},
		{BuiltinId::TaskTid, number_in_namespace},
		{BuiltinId::Tid, number_in_namespace},
		{BuiltinId::Uregs, [](Builder &b, Node n) { return b.user_register(*n.args[0]); }},
	};
	static constexpr TextCall kTexts[] = {
		{BuiltinId::Copyinstr, [](Builder &b, Node n, Memory to) { b.copyinstr_into(n, to); }},
		{BuiltinId::InetNtoa,
		 [](Builder &b, Node n, Memory to) { b.inet4_into(b.value_or_pointer(*n.args[0]), from_user(n), to); }},
		{BuiltinId::InetNtoa6,
		 [](Builder &b, Node n, Memory to) {
			 const bool is_whole = n.args.size() > 1 && b.value(*n.args[1]).constant;

			 b.inet6_into(b.value_or_pointer(*n.args[0]), from_user(n), !is_whole, to);
		 }},
		{BuiltinId::InetNtop, [](Builder &b, Node n, Memory to) { b.inet_ntop_into(n, to); }},
		{BuiltinId::LinkNtop, [](Builder &b, Node n, Memory to) { b.link_ntop_into(n, to); }},
		{BuiltinId::Strtok, [](Builder &b, Node n, Memory to) { b.strtok_into(n, to); }},
	};
	/* check() makes expressions of other kinds of them. */
	static constexpr ElsewhereRow kOthers[] = {
		{BuiltinId::MutexOwned},    {BuiltinId::MutexOwner},  {BuiltinId::MutexTypeAdaptive},
		{BuiltinId::MutexTypeSpin}, {BuiltinId::PerCpu},      {BuiltinId::RwIswriter},
		{BuiltinId::RwReadHeld},    {BuiltinId::RwWriteHeld},
	};
};

Value Builder::number_call(const typed::Call &node)
{
	static_assert(all_have_code(BuiltinKind::Function, kLibrary, CallRows::kNumbers, CallRows::kTexts,
				    CallRows::kOthers));
	/* An address, whose name is for the consumer to find. */
	if (node.builtin->kind == BuiltinKind::Recorded && node.builtin->type != &types::Stack)
		return code_.fitted(value(*node.args[0]), node.args[0]->type, &types::UInt64);
	const auto *row = find_row(CallRows::kNumbers, node.builtin->id);

	if (!row)
		no_code("function with a number");
	return row->code(*this, node);
}

Value Builder::call(const typed::Expr &, const typed::Call &node)
{
	const int mark = frame_.used();
	const uint64_t work_mark = work_.used();
	const LibraryRow *row = find_row(kLibrary, node.builtin->id);
	Value result;

	if (row) {
		library_call(node, row->function, row->args, row->missing, nullptr);
		result = code_.call_result();
	} else {
		result = number_call(node);
	}
	frame_.release_to(mark);
	work_.release_to(work_mark);
	return result;
}

namespace {

bool calls_strtok(const typed::Expr &expr)
{
	bool found = false;

	typed::walk_exprs(expr, [&](const typed::Expr &e) {
		const auto *call = std::get_if<typed::Call>(&e.node);

		found = found || (call && call->builtin->id == BuiltinId::Strtok);
	});
	return found;
}

} // namespace

/*
 * What is taken apart is copied, as the text may change before the rest of it
 * is asked for. A clause that asks for the rest of nothing has a fault. A call
 * within the arguments has the same copy, so the text waits elsewhere meanwhile.
 */
void Builder::strtok_into(const typed::Call &node, Memory to)
{
	const auto bytes = static_cast<uint32_t>(shared_.strsize);
	const Memory text = memory_.at(strtok_.text(), bytes);
	const bool goes_on = std::holds_alternative<typed::Int>(node.args[0]->node);
	const bool waits = !goes_on && (calls_strtok(*node.args[0]) || calls_strtok(*node.args[1]));
	const Memory first = waits ? memory_.at(work_.take(bytes), bytes) : text;

	if (goes_on)
		faults_.raise_if(Cmp::eq, strtok_.rest(), Strtok::kNoText, Fault::BadAddress);
	else
		string_into(*node.args[0], first);
	const CallArgument breaks = string_argument(*node.args[1], false);
	if (waits)
		code_.copy_string(text, first);
	if (!goes_on)
		strtok_.begin_text(code_);
	code_.address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(to.size)));
	code_.address(Reg::r3, text);
	set_argument(Reg::r4, breaks);
	code_.emit(mov(Reg::r5, strtok_.rest()));
	code_.emit(call_function("dt_strtok"));
	strtok_.go_on(code_);
}

void Builder::text_call(const typed::Call &node, Memory to)
{
	const auto *row = find_row(CallRows::kTexts, node.builtin->id);

	if (!row)
		no_code("function with a string");
	row->code(*this, node, to);
}

void Builder::string_call(const typed::Expr &expr, const typed::Call &node, Memory to)
{
	const LibraryRow *row = find_row(kLibrary, node.builtin->id);

	if (row && row->args.find('e') != row->args.npos && !has_known_end(to)) {
		/* Made where the end is known; it is never in a map, so what is too far for an offset is done again there. */
		const Memory made = {memory_.working(), static_cast<int32_t>(work_.take(to.size)), to.size};

		string_call(expr, node, made);
		code_.copy_string(to, made);
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
