// SPDX-License-Identifier: GPL-2.0
/*
 * Finds names and writes them; see print_names.h.
 *
 * The formats are those of DTrace of Solaris. As in that tool, sym() and similar
 * actions fill a column even with -q. Frames of functions by which a tracepoint
 * calls its programs are left out, because they are not the user's.
 */
#include "out/print_names.h"

#include <algorithm>
#include <cstring>

#include "out/columns.h"
#include "type/rows.h"

namespace dt::out {

namespace {

os::AddressName find_name(uint64_t address, const run::RecordValue &value, const Naming &naming)
{
	if (!naming.symbols)
		return {};
	if (value.names == gen::Names::User)
		return naming.symbols->processes.find(static_cast<int>(value.pid), address);
	return naming.symbols->kernel.find(address);
}

os::Form form_of(const run::RecordValue &value)
{
	struct Row {
		BuiltinId id;
		os::Form form;
	};
	static constexpr Row kRows[] = {
		{BuiltinId::Func, os::Form::Symbol}, {BuiltinId::Mod, os::Form::Module},
		{BuiltinId::Sym, os::Form::Symbol},  {BuiltinId::Ufunc, os::Form::Symbol},
		{BuiltinId::Umod, os::Form::Module}, {BuiltinId::Usym, os::Form::Symbol},
	};
	const Row *row = value.names == gen::Names::None ? nullptr : find_row(kRows, value.part);

	return row ? row->form : os::Form::Place;
}

/*
 * Is @address in a function by which a tracepoint calls its programs? There are such frames if it has several programs
 * or many parameters.
 */
bool is_tracepoint_caller(uint64_t address, const run::RecordValue &stack, const Naming &naming)
{
	const os::AddressName name = find_name(address, stack, naming);

	return name.symbol.starts_with("__traceiter_") || name.symbol.starts_with("__bpf_trace_");
}

/* Up to the first 0. */
std::vector<uint64_t> frames_of(const run::RecordValue &stack, const Naming &naming)
{
	std::vector<uint64_t> frames(stack.object.size() / sizeof(uint64_t));

	if (!frames.empty())
		std::memcpy(frames.data(), stack.object.data(), frames.size() * sizeof(frames[0]));
	frames.erase(std::ranges::find(frames, uint64_t{0}), frames.end());
	if (stack.names != gen::Names::User)
		frames.erase(frames.begin(), std::ranges::find_if_not(frames, [&](uint64_t frame) {
				     return is_tracepoint_caller(frame, stack, naming);
			     }));
	return frames;
}

} // namespace

void fold_stack(const run::RecordValue &stack, const Naming &naming, std::string &out)
{
	const std::vector<uint64_t> frames = frames_of(stack, naming);

	for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
		out += frame == frames.rbegin() ? "" : ";";
		os::add_name(find_name(*frame, stack, naming), *frame, os::Form::Symbol, out);
	}
}

std::vector<std::string> frame_names(const run::RecordValue &stack, const Naming &naming)
{
	std::vector<std::string> names;

	for (uint64_t frame : frames_of(stack, naming))
		os::add_name(find_name(frame, stack, naming), frame, os::Form::Place, names.emplace_back());
	return names;
}

void print_stack(const run::RecordValue &stack, const Naming &naming, std::string &out)
{
	out += '\n';
	for (const std::string &name : frame_names(stack, naming)) {
		out.append(naming.stackindent, ' ');
		out += name;
		out += '\n';
	}
}

std::string address_text(const run::RecordValue &address, const Naming &naming)
{
	std::string text;

	if (address.names == gen::Names::Number)
		return number_text(address.part, address.number);
	os::add_name(find_name(address.number, address, naming), address.number, form_of(address), text);
	return text;
}

void print_symbol(const run::RecordValue &address, const Naming &naming, std::string &out)
{
	out += "  ";
	append_left(address_text(address, naming), 50, out);
}

} // namespace dt::out
