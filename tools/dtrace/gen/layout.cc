// SPDX-License-Identifier: GPL-2.0
/*
 * Lays out a record: actions in order, each field at the next offset that is
 * aligned for its width. Offsets are 4 modulo 8 in memory; see the picture in
 * layout.h.
 */
#include "gen/layout.h"

#include "base/visit.h"
#include "gen/frame.h"
#include "gen/uses.h"
#include "gen/workspace.h"
#include "type/rows.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace dt::gen {

namespace {

/* How the record has what @shown, a builtin that the consumer names, gives for @args. */
NamedValue recorded_value(const Builtin &shown, const std::vector<typed::ExprPtr> &args, const RecordLimits &limits)
{
	struct Row {
		BuiltinId id;
		Names names;
		uint64_t RecordLimits::*frames; /* nullptr: it is one address */
	};
	static constexpr Row kRows[] = {
		{BuiltinId::Func, Names::Kernel, nullptr},
		{BuiltinId::Jstack, Names::User, &RecordLimits::jstackframes},
		{BuiltinId::Mod, Names::Kernel, nullptr},
		{BuiltinId::SigName, Names::Number, nullptr},
		{BuiltinId::StackTrace, Names::Kernel, &RecordLimits::stackframes},
		{BuiltinId::StrError, Names::Number, nullptr},
		{BuiltinId::Sym, Names::Kernel, nullptr},
		{BuiltinId::SyscallName, Names::Number, nullptr},
		{BuiltinId::Uaddr, Names::User, nullptr},
		{BuiltinId::Ufunc, Names::User, nullptr},
		{BuiltinId::Umod, Names::User, nullptr},
		{BuiltinId::Ustack, Names::User, &RecordLimits::ustackframes},
		{BuiltinId::Usym, Names::User, nullptr},
	};
	static_assert(all_have_code(BuiltinKind::Recorded, kRows));
	const Row *row = find_row(kRows, shown.id);

	if (!row)
		no_code("recorded value");
	if (!row->frames)
		return {row->names, row->id};
	return {row->names, row->id, true, typed::stack_frames(args, limits.*row->frames, limits.maxframes)};
}

class LayoutBuilder {
public:
	LayoutBuilder(RecordLayout &layout, const RecordLimits &limits) : layout_(layout), limits_(limits) {}

	/* Adds the fields that -F shows of the firing itself. */
	void flow(bool has_result)
	{
		if (limits_.has_thread)
			place_number(layout_.thread, 4);
		if (has_result)
			place_number(layout_.result, 8);
	}

	void speculations()
	{
		if (layout_.speculates == Speculates::Holds)
			place_number(layout_.speculation, 8);
		for (SpeculationEnd &end : layout_.ends)
			place_number(end.key, 8);
	}

	void statements(const std::vector<typed::StmtPtr> &list, std::vector<LayoutAction> &out)
	{
		for (const typed::StmtPtr &stmt : list) {
			match(
				stmt->node, [&](const typed::Action &node) { add_action(node, stmt->span, out); },
				[&](const typed::If &node) {
					if (has_output(*stmt))
						add_if(node, out);
				},
				[](const OneOf<typed::ExprStmt, typed::AggUpdate> auto &) {} /* write none */);
		}
	}

private:
	void place_number(Field &number, uint8_t bytes)
	{
		place(number, bytes, bytes);
		number.width = bytes;
	}

	void place(Field &field, uint32_t bytes, uint32_t align)
	{
		/* The record begins 4 modulo 8. */
		layout_.size = ((layout_.size + 4 + align - 1) & ~(align - 1)) - 4;
		field.source = FieldSource::Record;
		field.offset = layout_.size;
		field.size = bytes;
		layout_.size += bytes;
	}

	Field address(const NamedValue &named)
	{
		Field f;

		f.names = named.names;
		f.part = named.part;
		f.is_stack = named.is_stack;
		f.width = 8;
		place(f, 8 * named.words(), 8);
		return f;
	}

	Field field(const typed::Expr &expr)
	{
		Field f;

		if (const NamedValue named = named_value(expr, limits_); named.names != Names::None)
			return address(named);
		if (expr.type->is_struct() || expr.type->is_array())
			return object(expr.type, UINT32_MAX);
		if (expr.type->is_float()) {
			f.is_object = f.is_float = true;
			place(f, expr.type->size, std::min(expr.type->size, 8u));
			return f;
		}
		f.is_string = expr.type->is_string();
		f.is_signed = expr.type->is_signed;
		f.enumeration = expr.type->kind == TypeKind::Enum ? expr.type : nullptr;
		f.width = static_cast<uint8_t>(f.is_string ? 0 : expr.type->size);
		if (known(expr, f))
			return f;
		if (f.is_string)
			place(f, string_bytes(expr, limits_.strsize), 1);
		else
			place(f, f.width, f.width);
		return f;
	}

	/* Is it something that need not be written? */
	static bool known(const typed::Expr &expr, Field &f)
	{
		if (const auto *number = std::get_if<typed::Int>(&expr.node)) {
			f.source = FieldSource::Constant;
			f.constant = static_cast<int64_t>(number->value);
			return true;
		}
		if (const auto *text = std::get_if<typed::Str>(&expr.node)) {
			f.source = FieldSource::Constant;
			f.text = text->value;
			return true;
		}
		const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);
		if (!variable)
			return false;
		switch (variable->builtin->id) {
		case BuiltinId::ProbeProv:
		case BuiltinId::ProbeMod:
		case BuiltinId::ProbeFunc:
		case BuiltinId::ProbeName:
			f.source = FieldSource::ProbeName;
			f.part = variable->builtin->id;
			return true;
		case BuiltinId::Id: f.source = FieldSource::ProbeId; return true;
		default: return false;
		}
	}

	/* At most @most bytes of it. */
	Field object(const Type *type, uint64_t most)
	{
		const auto bytes = static_cast<uint32_t>(std::min<uint64_t>(bytes_of(type, limits_.strsize), most));
		Field f;

		f.is_object = true;
		/* Memory of the program itself may be copied eight bytes at a time. */
		place(f, bytes, bytes % 8 ? 1 : 8);
		return f;
	}

	/* %A looks for the name in the process. */
	static bool is_user_address(const typed::Action &action, size_t arg)
	{
		const typed::Expr &expr = *action.args[arg];
		const auto *call = std::get_if<typed::Call>(&expr.node);

		if (!action.format || (call && call->builtin->kind == BuiltinKind::Recorded))
			return false;
		return std::ranges::any_of(action.format->pieces, [&](const typed::PrintfPiece &piece) {
			return piece.kind == typed::ConvKind::UserAddress && piece.arg == static_cast<int>(arg);
		});
	}

	/* So many bytes of memory; the checker lets only a positive constant through. */
	Field bytes_at(const typed::Expr &size)
	{
		const auto *constant = std::get_if<typed::Int>(&size.node);
		const uint64_t bytes = constant ? constant->value : 1;
		Field f;

		f.is_object = true;
		place(f, static_cast<uint32_t>(bytes), bytes % 8 ? 1 : 8);
		return f;
	}

	std::vector<Field> fields(const typed::Action &action)
	{
		std::vector<Field> list;

		for (size_t i = 0; i < action.args.size(); i++)
			list.push_back(is_user_address(action, i) ? address({Names::User, BuiltinId::Uaddr}) :
								    field(*action.args[i]));
		return list;
	}

	OutputAction output(const typed::Action &action, Span span)
	{
		OutputAction made;

		made.action = action.builtin->id;
		made.format = action.format.get();
		made.span = span;
		if (action.builtin->kind == BuiltinKind::Recorded) {
			made.fields.push_back(address(recorded_value(*action.builtin, action.args, limits_)));
			return made;
		}
		if (made.action == BuiltinId::Tracemem) {
			made.fields.push_back(bytes_at(*action.args[1]));
			if (action.args.size() > 2)
				made.fields.push_back(field(*action.args[2]));
			return made;
		}
		if (made.action != BuiltinId::Print) {
			made.fields = fields(action);
			return made;
		}
		const Type *type = action.args[0]->type, *shown = printed_object(type);

		made.type = type;
		if (shown != type)
			made.fields.push_back(field(*action.args[0]));
		if (shown)
			made.fields.push_back(object(shown, limits_.printsize));
		return made;
	}

	RequestAction request(const typed::Action &action, Span span)
	{
		RequestAction made = {.action = action.builtin->id, .source = &action, .span = span, .fields = {}};

		if (made.action != BuiltinId::Exit)
			made.fields = fields(action);
		return made;
	}

	void add_action(const typed::Action &action, Span span, std::vector<LayoutAction> &out)
	{
		switch (action.builtin->action) {
		case ActionKind::Output: out.emplace_back().node = output(action, span); break;
		case ActionKind::Request:
		case ActionKind::DestructiveRequest: out.emplace_back().node = request(action, span); break;
		case ActionKind::None:
		case ActionKind::Destructive: /* done at once */
		case ActionKind::Speculates: assert(!is_recorded(action.builtin->action)); break;
		}
	}

	void add_if(const typed::If &branch, std::vector<LayoutAction> &out)
	{
		IfAction action;

		place(action.taken, 4, 4);
		action.taken.width = 4;
		statements(branch.yes, action.yes);
		statements(branch.no, action.no);
		out.emplace_back().node = std::move(action);
	}

	RecordLayout &layout_;
	const RecordLimits &limits_;
};

std::string field_text(const Field &f)
{
	switch (f.source) {
	case FieldSource::Constant:
		return f.is_string ? "constant \"" + f.text + "\"" :
				     format("constant %lld", static_cast<long long>(f.constant));
	case FieldSource::ProbeName: return std::string(builtin(f.part).name);
	case FieldSource::ProbeId: return "id";
	case FieldSource::Record: break;
	}
	if (f.is_string)
		return format("string of %u at %u", f.size, f.offset);
	if (f.names == Names::Number)
		return format("number for %s at %u", std::string(builtin(f.part).name).c_str(), f.offset);
	if (f.names != Names::None) {
		const bool is_user = f.names == Names::User;
		const uint32_t addresses = f.size / 8 - is_user;

		return format("%s%u address%s at %u", is_user ? "pid and " : "", addresses, addresses == 1 ? "" : "es",
			      f.offset);
	}
	if (f.is_object)
		return format("%u bytes at %u", f.size, f.offset);
	return format("%c%u at %u", f.is_signed ? 's' : 'u', f.width * 8, f.offset);
}

std::string fields_text(const std::vector<Field> &fields)
{
	std::string out;

	for (const Field &f : fields)
		out += (out.empty() ? ": " : ", ") + field_text(f);
	return out;
}

void dump_actions(const std::vector<LayoutAction> &list, int indent, std::string &out)
{
	for (const LayoutAction &item : list) {
		out.append(static_cast<size_t>(indent), ' ');
		match(
			item.node,
			[&](const OutputAction &output) {
				out += builtin(output.action).name;
				if (output.type)
					out += ' ' + std::string(output.type->name);
				out += fields_text(output.fields) + '\n';
			},
			[&](const RequestAction &request) {
				out += "request " + std::string(builtin(request.action).name) +
				       fields_text(request.fields) + '\n';
			},
			[&](const IfAction &branch) {
				out += "if " + field_text(branch.taken) + "\n";
				dump_actions(branch.yes, indent + 2, out);
				out.append(static_cast<size_t>(indent), ' ');
				out += "else\n";
				dump_actions(branch.no, indent + 2, out);
			});
	}
}

/* The longest that the kernel, or a provider, has. */
uint64_t builtin_bytes(BuiltinId id)
{
	constexpr uint64_t symbol = 512;    /* KSYM_NAME_LEN */
	constexpr uint64_t other_name = 64; /* MODULE_NAME_LEN; providers and probe names are shorter */

	return id == BuiltinId::ExecName ? kCommBytes : id == BuiltinId::ProbeFunc ? symbol : other_name;
}

/* The longest that a function gives, with its NUL. */
uint64_t call_bytes(const typed::Call &call, uint64_t strsize)
{
	switch (call.builtin->id) {
	case BuiltinId::Lltostr: {
		const auto *base = call.args.size() > 1 ? std::get_if<typed::Int>(&call.args[1]->node) : nullptr;

		/* 22 octal digits and a 0, 20 decimal ones and a sign; or 64 binary ones. */
		return call.args.size() == 1 || (base && base->value >= 8) ? 24 : 65;
	}
	case BuiltinId::InetNtoa: return 16;
	case BuiltinId::InetNtoa6:
	case BuiltinId::InetNtop: return 46;
	case BuiltinId::LinkNtop: return 60;
	default: return strsize;
	}
}

} // namespace

uint32_t string_bytes(const typed::Expr &expr, uint64_t strsize)
{
	uint64_t bytes = strsize;

	if (const auto *text = std::get_if<typed::Str>(&expr.node))
		bytes = text->value.size() + 1;
	else if (const auto *either = std::get_if<typed::Conditional>(&expr.node))
		bytes = std::max(string_bytes(*either->yes, strsize), string_bytes(*either->no, strsize));
	else if (const auto *comma = std::get_if<typed::Comma>(&expr.node))
		bytes = string_bytes(*comma->right, strsize);
	else if (const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node))
		bytes = builtin_bytes(variable->builtin->id);
	else if (const auto *call = std::get_if<typed::Call>(&expr.node))
		bytes = call_bytes(*call, strsize);
	return static_cast<uint32_t>(std::min(bytes, strsize));
}

const char *fault_name(Fault fault)
{
	switch (fault) {
	case Fault::BadAddress: return "invalid address";
	case Fault::BadAlignment: return "invalid alignment";
	case Fault::IllegalOperation: return "illegal operation";
	case Fault::DivideByZero: return "divide-by-zero";
	case Fault::OutOfScratch: return "out of scratch space";
	case Fault::KernelAccess: return "invalid kernel access";
	case Fault::UserAccess: return "invalid user access";
	case Fault::TupleOverflow: return "tuple stack overflow";
	case Fault::BadStack: return "bad stack";
	case Fault::BadSize: return "invalid size";
	case Fault::BadIndex: return "index out of bounds";
	case Fault::NoCpu: return "no such CPU";
	case Fault::Library: return "library-level fault";
	case Fault::None: break;
	}
	return "unknown fault";
}

const std::vector<Field> &fields_of(const LayoutAction &action)
{
	return match(
		action.node,
		[](const OneOf<OutputAction, RequestAction> auto &node) -> const std::vector<Field> & {
			return node.fields;
		},
		[](const IfAction &) -> const std::vector<Field> & { no_code("fields of if"); });
}

/* Without -q, a clause that sends a signal prints a line, as in the DTrace of Oracle. */
static bool has_line(const Builtin &action)
{
	return action.id == BuiltinId::Raise;
}

bool has_output(const typed::Stmt &stmt)
{
	auto any = [](const std::vector<typed::StmtPtr> &list) {
		return std::any_of(list.begin(), list.end(), [](const typed::StmtPtr &s) { return has_output(*s); });
	};

	return match(
		stmt.node, [&](const typed::If &node) { return any(node.yes) || any(node.no); },
		[](const typed::Action &node) { return is_recorded(node.builtin->action) || has_line(*node.builtin); },
		[](const OneOf<typed::ExprStmt, typed::AggUpdate> auto &) { return false; });
}

const Type *printed_object(const Type *type)
{
	const Type *shown = type->is_pointer() ? type->of : type;

	if (shown->is_struct() || shown->is_array() || shown->is_float())
		return shown->size ? shown : nullptr;
	return type->is_pointer() && (shown->size || shown->is_string()) ? shown : nullptr;
}

/* The checker lets either one speculate() into a clause, or any number of the others. */
static void note_speculations(const ClauseUses &uses, RecordLayout &layout)
{
	for (const Builtin *action : uses.speculations) {
		layout.speculates = action->id == BuiltinId::Speculate ? Speculates::Holds : Speculates::Ends;
		if (action->id != BuiltinId::Speculate)
			layout.ends.push_back({{}, action->id == BuiltinId::Commit});
	}
}

NamedValue named_value(const typed::Expr &expr, const RecordLimits &limits)
{
	const auto *call = std::get_if<typed::Call>(&expr.node);

	if (call && call->builtin->kind == BuiltinKind::Recorded)
		return recorded_value(*call->builtin, call->args, limits);
	if (expr.type->is_kept_stack()) {
		const bool is_user = expr.type->stack == StackOf::Process;

		return {is_user ? Names::User : Names::Kernel, is_user ? BuiltinId::Ustack : BuiltinId::StackTrace,
			true, expr.type->size / 8 - is_user};
	}
	if (expr.type == &types::SymAddr)
		return {Names::Kernel, BuiltinId::Sym};
	if (expr.type == &types::UserSymAddr)
		return {Names::User, BuiltinId::Uaddr};
	return {};
}

RecordLimits record_limits(const Options &options)
{
	return {.strsize = options.strsize,
		.printsize = options.printsize,
		.stackframes = options.stackframes,
		.ustackframes = options.ustackframes,
		.jstackframes = options.jstackframes,
		.maxframes = options.maxframes,
		.has_thread = options.has_flow()};
}

RecordLayout lay_out_record(const ClauseUses &uses, const RecordLimits &limits)
{
	RecordLayout layout;

	layout.clause = uses.clause->number;
	note_speculations(uses, layout);
	if (layout.speculates != Speculates::Ends && !uses.writes_record) {
		layout.size = 0;
		return layout;
	}
	LayoutBuilder builder(layout, limits);
	builder.flow(uses.wants_result);
	builder.speculations();
	builder.statements(uses.clause->body, layout.actions);
	return layout;
}

uint64_t ring_bytes_for(const RecordLayout &layout)
{
	/* See perf_output_begin_forward_in_page() in the kernel. */
	constexpr uint32_t page = 4096, lost = 24, framing = 12;
	const uint32_t total = (framing + layout.size + 7) & ~7u;

	/* A page each; what is left of the page that the ring stands in, and one with what was lost, are not of use. */
	if (layout.is_split())
		return std::bit_ceil(uint64_t{layout.parts()} + 2) * page;
	if (total <= page / 2 - lost)
		return page;
	return total <= page - lost ? 2 * page : 4 * page;
}

std::string dump_layout(const RecordLayout &layout)
{
	if (layout.size == 0)
		return format("clause %u writes no record\n", layout.clause);
	std::string out = format("record of clause %u: %u bytes\n", layout.clause, layout.size);

	if (layout.thread.width)
		out += "  thread " + field_text(layout.thread) + '\n';
	if (layout.result.width)
		out += "  result " + field_text(layout.result) + '\n';
	if (layout.speculates == Speculates::Holds)
		out += "  speculation " + field_text(layout.speculation) + '\n';
	for (const SpeculationEnd &end : layout.ends)
		out += (end.is_committed ? "  commit " : "  discard ") + field_text(end.key) + '\n';
	dump_actions(layout.actions, 2, out);
	return out;
}

} // namespace dt::gen
