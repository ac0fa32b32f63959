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

#include "base/unwind.h"
#include "out/columns.h"
#include "out/widths.h"
#include "type/rows.h"

namespace dt::out {

namespace {

os::AddressName find_name(uint64_t address, const run::RecordValue &value, const Naming &naming)
{
	if (!naming.symbols)
		return {};
	if (value.names == gen::Names::User)
		return naming.symbols->of_process(static_cast<int>(value.pid), address);
	return naming.symbols->of_kernel(address);
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

/*
 * The name of frame number @which. Below the first one, frames are where calls return to, and the call is before. If a
 * function does not return, nothing has to be after its call, or the next function begins there. What a signal has
 * interrupted was not called.
 */
os::AddressName find_frame(const std::vector<uint64_t> &frames, size_t which, const run::RecordValue &stack,
			   const Naming &naming)
{
	const os::AddressName name = find_name(frames[which], stack, naming);
	const bool is_inside = !name.symbol.empty() && name.offset != 0;

	if (which == 0 || stack.names != gen::Names::User || is_inside)
		return name;
	/* A name is good until the next one is looked for. */
	if (find_name(frames[which - 1], stack, naming).symbol != "__restore_rt") {
		os::AddressName call = find_name(frames[which] - 1, stack, naming);

		call.offset++;
		if (!call.symbol.empty())
			return call;
	}
	return find_name(frames[which], stack, naming);
}

/* The lines of frame number @which. A signal can interrupt a function where it begins; no call is before this place. */
std::vector<os::SourceFrame> lines_of(const std::vector<uint64_t> &frames, size_t which, const run::RecordValue &stack,
				      const Naming &naming)
{
	if (!naming.stacklines || stack.names != gen::Names::User || !naming.symbols)
		return {};
	const bool is_exact = which == 0 || find_frame(frames, which, stack, naming).offset == 0;

	return naming.symbols->lines(static_cast<int>(stack.pid), frames[which] - !is_exact);
}

/* A frame for each function that the compiler has expanded at @frame. */
void add_expanded(const std::vector<os::SourceFrame> &lines, uint64_t frame, const run::RecordValue &stack,
		  const Naming &naming, std::vector<std::string> &names)
{
	for (size_t i = 0; i + 1 < lines.size(); i++) {
		os::AddressName name = find_name(frame, stack, naming);

		name.symbol = lines[i].function;
		name.is_in_file = false;
		os::add_name(name, frame, os::Form::Symbol, names.emplace_back());
	}
}

/* With -x stackends, the last frame may be a reason. "" if @frame is none. */
std::string_view end_of_stack(uint64_t frame)
{
	static constexpr std::string_view kTexts[UNWIND_WHYS] = {
		"",
		"[end: the mappings of the process were not known yet]",
		"[end: code without call frame information and without a frame pointer]",
		"[end: the memory with the return address cannot be read]",
		"[end: what should be the return address is no address of code]",
	};

	return frame < UNWIND_WHYS ? kTexts[frame] : "";
}

/* Appends the name of frame number @which of @frames. */
void add_frame(const std::vector<uint64_t> &frames, size_t which, const run::RecordValue &stack, const Naming &naming,
	       os::Form form, std::string &out)
{
	const std::string_view end = which > 0 && stack.names == gen::Names::User ? end_of_stack(frames[which]) : "";

	if (end.empty())
		os::add_name(find_frame(frames, which, stack, naming), frames[which], form, out);
	else
		out += end;
}

} // namespace

void fold_stack(const run::RecordValue &stack, const Naming &naming, std::string &out)
{
	const std::vector<uint64_t> frames = frames_of(stack, naming);
	std::string made;

	for (size_t i = frames.size(); i-- > 0;) {
		std::vector<std::string> names;

		add_expanded(lines_of(frames, i, stack, naming), frames[i], stack, naming, names);
		add_frame(frames, i, stack, naming, os::Form::Symbol, names.emplace_back());
		for (auto name = names.rbegin(); name != names.rend(); ++name)
			out.append(i + 1 == frames.size() && name == names.rbegin() ? "" : ";")
				.append(naming.print(*name, made));
	}
}

std::vector<std::string> frame_names(const run::RecordValue &stack, const Naming &naming)
{
	const std::vector<uint64_t> frames = frames_of(stack, naming);
	std::vector<std::string> names;

	for (size_t i = 0; i < frames.size(); i++) {
		const std::vector<os::SourceFrame> lines = lines_of(frames, i, stack, naming);
		const size_t first = names.size();

		add_expanded(lines, frames[i], stack, naming, names);
		add_frame(frames, i, stack, naming, os::Form::Place, names.emplace_back());
		for (size_t line = 0; line < lines.size(); line++)
			os::add_line(lines[line], names[first + line]);
	}
	return names;
}

void print_stack(const run::RecordValue &stack, const Naming &naming, std::string &out)
{
	std::string before("\n"), name, made;

	before.append(naming.stackindent, ' ');
	if (naming.stacklines) {
		for (const std::string &line : frame_names(stack, naming))
			out.append(before).append(naming.print(line, made));
	} else {
		const std::vector<uint64_t> frames = frames_of(stack, naming);

		for (size_t i = 0; i < frames.size(); i++) {
			name.clear();
			add_frame(frames, i, stack, naming, os::Form::Place, name);
			out.append(before).append(naming.print(name, made));
		}
	}
	out += '\n';
}

std::string address_text(const run::RecordValue &address, const Naming &naming)
{
	std::string text, made;

	if (address.names == gen::Names::Number)
		return number_text(address.part, address.number);
	os::add_name(find_name(address.number, address, naming), address.number, form_of(address), text);
	return std::string(naming.print(text, made));
}

void print_symbol(const run::RecordValue &address, const Naming &naming, std::string &out)
{
	out += "  ";
	append_left(address_text(address, naming), kKeyTextWidth, out);
}

} // namespace dt::out
