// SPDX-License-Identifier: GPL-2.0
/*
 * Abridges dumps of code; see abridge.h.
 *
 * Works on the text of a dump and not on programs, so a golden is made of what -d
 * code prints. Offsets are compared with those of the structs, because a golden
 * shows the names of fields in their place.
 */
#include "test/golden/abridge.h"

#include <linux/dtrace.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <span>
#include <string_view>

#include "base/diag.h"
#include "gen/arch.h"

namespace dt::golden {

namespace {

bool is_digits(std::string_view text)
{
	return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

uint32_t number_of(std::string_view digits)
{
	return static_cast<uint32_t>(std::stoul(std::string(digits)));
}

struct Field {
	std::string_view name;
	size_t offset;
};

#define CTX(field) "ctx." #field, offsetof(dtrace_bpf_context, field)
constexpr Field kFields[] = {
	{CTX(ecb_id)},
	{CTX(probe_id)},
	{CTX(task)},
	{CTX(state)},
	{CTX(prio)},
	{CTX(cpu)},
	{CTX(tid)},
	{CTX(pid)},
	{CTX(ppid)},
	{CTX(uid)},
	{CTX(gid)},
	{CTX(euid)},
	{CTX(egid)},
	{CTX(buf)},
	{CTX(buf_end)},
	{CTX(scratch)},
	{CTX(scratch_end)},
	{CTX(nargs)},
	{"ctx.regs.pc", gen::arch::kContextPc},
	{"regs.result", gen::arch::kReturn},
	{"regs.stack", gen::arch::kStack},
	{"regs.pc", gen::arch::kProgramCounter},
	{"regs.mode", gen::arch::kMode},
};
#undef CTX

/* Members of arrays: "ctx.args[3]" and, closed by nothing, "regs.arg3". */
struct Array {
	std::string_view begin, end;
	size_t (*offset)(size_t index);
};

constexpr Array kArrays[] = {
	{"ctx.args[", "]", [](size_t index) { return offsetof(dtrace_bpf_context, args) + 8 * index; }},
	{"regs.arg", "",
	 [](size_t index) {
		 return index < gen::arch::kArgs.size() ? static_cast<size_t>(gen::arch::kArgs[index]) : SIZE_MAX;
	 }},
};

/* Does a remark name the field that lies at @offset? */
bool is_field(std::string_view remark, size_t offset)
{
	for (const Array &array : kArrays) {
		if (!remark.starts_with(array.begin) || !remark.ends_with(array.end))
			continue;
		const std::string_view index =
			remark.substr(array.begin.size(), remark.size() - array.begin.size() - array.end.size());
		if (is_digits(index))
			return array.offset(number_of(index)) == offset;
	}
	/* In a call for a fault, which BPF instruction failed: each change of the program changes that. */
	return remark == "pc" || std::ranges::any_of(kFields, [&](const Field &field) {
		       return field.name == remark && field.offset == offset;
	       });
}

/*
 * "(r6 + 64)" with the remark "ctx.buf", or "r3 = 5" with "pc": the name in place of the number.
 * A number that is not the field's offset stays, so that the golden shows the error.
 */
void name_field(Line &line)
{
	const size_t open = line.text.rfind('(');
	const size_t end = open == std::string::npos ? line.text.size() : line.text.find(')', open);
	size_t begin = end;

	while (begin > 0 && std::isdigit(static_cast<unsigned char>(line.text[begin - 1])))
		begin--;
	if (begin == end || !is_field(line.remark, number_of(std::string_view(line.text).substr(begin, end - begin))))
		return;
	line.text.replace(begin, end - begin, line.remark);
	line.remark.clear();
}

constexpr std::string_view kJump = "goto ", kLongJump = "gotol ", kCall = "function at ";

/* "   12: if r0 == 0 goto 18       ; remark" */
bool parse_insn(std::string_view text, Line &line)
{
	const size_t digits = text.find_first_not_of(' ');
	const size_t colon = text.find(": ");

	if (digits == std::string_view::npos || colon == std::string_view::npos ||
	    !is_digits(text.substr(digits, colon - digits)))
		return false;
	line.is_insn = true;
	line.at = number_of(text.substr(digits, colon - digits));
	std::string_view rest = text.substr(colon + 2);
	if (const size_t remark = rest.find(" ; "); remark != std::string_view::npos) {
		line.remark = rest.substr(remark + 3);
		rest = rest.substr(0, remark);
	}
	rest = rest.substr(0, rest.find_last_not_of(' ') + 1);
	line.text = rest;
	for (const std::string_view way : {kJump, kLongJump, kCall}) {
		const size_t at = rest.rfind(way);

		if (at == std::string_view::npos || !is_digits(rest.substr(at + way.size())))
			continue;
		line.target = number_of(rest.substr(at + way.size()));
		line.text = rest.substr(0, at + (way == kCall ? 0 : way.size() - 1));
		break;
	}
	name_field(line);
	return true;
}

/* "dt_program_0, 28 instructions, 0 arguments" without the number. */
std::string without_count(const std::string &head)
{
	constexpr std::string_view unit = " instructions";
	const size_t end = head.find(unit);
	const size_t begin = end == std::string::npos ? end : head.rfind(", ", end);

	return begin == std::string::npos ? head : head.substr(0, begin) + head.substr(end + unit.size());
}

/* Calls in a linked program, whose functions are the first of @functions, by name. */
void name_calls(std::span<Function> functions)
{
	std::map<int64_t, std::string> starts;

	for (const Function &function : functions) {
		if (!function.head.ends_with(':'))
			break;
		if (!function.lines.empty())
			starts[function.lines.front().at] = function.name;
	}
	for (Function &function : functions.first(starts.size())) {
		for (Line &line : function.lines) {
			if (line.target < 0 || line.text.ends_with(kJump.substr(0, 4)))
				continue;
			line.text += starts[line.target] + "()";
			line.target = -1;
		}
	}
}

/* A dump: functions, and what is before the first and between them as functions without instructions. */
std::vector<Function> parse(const std::string &dump)
{
	std::vector<Function> list;
	size_t next = 0;

	for (size_t at = 0; at < dump.size(); at = next + 1) {
		next = std::min(dump.find('\n', at), dump.size());
		const std::string_view text = std::string_view(dump).substr(at, next - at);
		Line line;

		if (parse_insn(text, line) || (text.starts_with("; ") && !list.empty())) {
			line.text = line.is_insn ? line.text : std::string(text);
			list.back().lines.push_back(std::move(line));
			continue;
		}
		list.push_back({std::string(text.substr(0, text.find_first_of(",:"))), std::string(text), {}});
	}
	for (size_t i = 0; i < list.size(); i++)
		if (!list[i].head.ends_with(':'))
			name_calls(std::span(list).subspan(i + 1));
	return list;
}

std::vector<std::string> tokens(std::string_view text)
{
	std::vector<std::string> list;
	const auto is_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.'; };

	for (size_t at = 0; at < text.size();) {
		size_t end = at + 1;

		while (is_word(text[at]) && end < text.size() && is_word(text[end]))
			end++;
		if (text[at] != ' ')
			list.emplace_back(text.substr(at, end - at));
		at = end;
	}
	return list;
}

/* 7 of "r7" and "w7", else -1. */
int register_of(const std::string &token)
{
	const bool is_register = token.size() > 1 && (token[0] == 'r' || token[0] == 'w') && is_digits(token.substr(1));

	return is_register ? std::stoi(token.substr(1)) : -1;
}

/* Do instructions do the same as those of a pattern, in other registers? */
class Match {
public:
	/* The constant that is given as R4, a size or flags, may be another. */
	std::string constant;

	bool lines(std::span<const Line> pattern, const std::vector<const Line *> &found)
	{
		for (size_t i = 0; i < pattern.size(); i++) {
			/* "discard" is a remark on flags. */
			const bool is_remarked = pattern[i].remark == found[i]->remark || found[i]->remark == "discard";

			if (!is_remarked || !line(pattern[i], *found[i]))
				return false;
			if ((pattern[i].target < 0) != (found[i]->target < 0) ||
			    (pattern[i].target >= 0 && !target(pattern, found, pattern[i].target, found[i]->target)))
				return false;
		}
		return true;
	}

	/* Where jumps lead that leave @found; -1: none does. */
	int64_t outside() const { return outside_; }

private:
	bool target(std::span<const Line> pattern, const std::vector<const Line *> &found, int64_t wanted, int64_t has)
	{
		const auto in_pattern = std::ranges::find(pattern, wanted, [](const Line &l) { return int64_t{l.at}; });
		const auto in_found = std::ranges::find(found, has, [](const Line *l) { return int64_t{l->at}; });

		if (in_pattern != pattern.end() || in_found != found.end())
			return in_pattern - pattern.begin() == in_found - found.begin();
		if (outside_ >= 0 && outside_ != has)
			return false;
		outside_ = has;
		return true;
	}

	bool line(const Line &pattern, const Line &found)
	{
		const std::vector<std::string> a = tokens(pattern.text), b = tokens(found.text);

		if (a.size() != b.size() || a.empty())
			return false;
		const bool defines = a.size() > 1 && register_of(a[0]) >= 0 && a[1] == "=";
		if (defines && a[0] == "r4" && a.size() == 3 && is_digits(a[2])) {
			pattern_constant_ = a[2];
			constant = b[2];
		}
		for (size_t i = defines ? 1 : 0; i < a.size(); i++)
			if (!token(a[i], b[i]))
				return false;
		if (defines && (a[0][0] != b[0][0] || register_of(b[0]) < 0))
			return false;
		if (defines)
			registers_[static_cast<size_t>(register_of(a[0]))] = register_of(b[0]);
		return a[0] != "call" || call();
	}

	bool token(const std::string &a, const std::string &b)
	{
		const int wanted = register_of(a), has = register_of(b);

		if (wanted < 0)
			return b == (!constant.empty() && a == pattern_constant_ ? constant : a);
		int &known = registers_[static_cast<size_t>(wanted)];
		known = known < 0 ? has : known;
		return has >= 0 && a[0] == b[0] && known == has;
	}

	/* Arguments are where they must be, and gone afterwards. */
	bool call()
	{
		for (int r = 1; r <= 5; r++) {
			int &has = registers_[static_cast<size_t>(r)];

			if (has >= 0 && has != r)
				return false;
			has = -1;
		}
		registers_[0] = 0;
		return true;
	}

	std::array<int, 11> registers_ = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
	std::string pattern_constant_;
	int64_t outside_ = -1;
};

bool is_spill(const Line &line)
{
	return line.remark == "spill" || line.remark == "reload";
}

/* Instructions of @lines from @from on that @pattern describes, those that spill passed over; empty: it does not. */
std::vector<const Line *> pick(const std::vector<Line> &lines, size_t from, size_t count)
{
	std::vector<const Line *> found;

	for (size_t i = from; i < lines.size() && found.size() < count && lines[i].is_insn; i++)
		if (!is_spill(lines[i]) || found.empty())
			found.push_back(&lines[i]);
	return found.size() == count ? found : std::vector<const Line *>();
}

/* Does a jump from elsewhere lead behind the first instruction of [first, last]? */
bool is_entered(const std::vector<Line> &lines, const Line *first, const Line *last)
{
	return std::ranges::any_of(lines, [&](const Line &line) {
		const bool is_inside = &line >= first && &line <= last;

		return !is_inside && line.target > first->at && line.target <= last->at;
	});
}

/* The number of the instruction behind @last; -1: there is none. */
int64_t next_insn(const std::vector<Line> &lines, const Line *last)
{
	const auto behind = lines.begin() + (last - lines.data()) + 1;
	const auto next = std::find_if(behind, lines.end(), [](const Line &line) { return line.is_insn; });

	return next == lines.end() ? -1 : int64_t{next->at};
}

/* Puts one line, whose text @say makes, in place of each block of lines that @pattern matches. */
template <typename Say>
void abridge_block(std::vector<Line> &lines, const std::vector<Line> &pattern, bool only_first, Say say)
{
	for (size_t i = 0; !pattern.empty() && i < lines.size(); i++) {
		const std::vector<const Line *> found = pick(lines, i, pattern.size());
		Match match;

		if (found.empty() || !match.lines(pattern, found) || is_entered(lines, found.front(), found.back())) {
			if (only_first)
				return;
			continue;
		}
		Line line = *found.front();
		line.text = say(match, found);
		line.remark.clear();
		line.target = match.outside();
		if (line.target == next_insn(lines, found.back()))
			line.target = -1;
		std::vector<Line> rest = {std::move(line)};
		const auto begin = lines.begin() + static_cast<ptrdiff_t>(i);
		const auto end = lines.begin() + (found.back() - lines.data()) + 1;
		std::copy_if(begin, end, std::back_inserter(rest), is_spill);
		lines.insert(lines.erase(begin, end), rest.begin(), rest.end());
		if (only_first)
			return;
	}
}

/* The register that @found loads with the buffer. */
std::string record_register(const std::vector<const Line *> &found)
{
	for (const Line *line : found)
		if (line->text.ends_with("ctx.buf)"))
			return line->text.substr(0, line->text.find(' '));
	return "?";
}

std::string text_of(const Function &function)
{
	std::map<int64_t, std::string> labels;
	std::string out = without_count(function.head) + '\n';

	for (const Line &line : function.lines)
		if (line.target >= 0)
			labels[line.target];
	unsigned next = 1;
	for (auto &[at, label] : labels)
		label = format("L%u", next++);
	for (const Line &line : function.lines) {
		if (!line.is_insn) {
			out += line.text + '\n';
			continue;
		}
		const auto label = labels.find(line.at);
		std::string text = line.text;

		if (line.target >= 0)
			text += ' ' + labels[line.target];
		const std::string margin = label == labels.end() ? "" : label->second + ':';
		out += line.remark.empty() ?
			       format("%-5s %s\n", margin.c_str(), text.c_str()) :
			       format("%-5s %-38s ; %s\n", margin.c_str(), text.c_str(), line.remark.c_str());
	}
	return out;
}

} // namespace

Shown::Shown(const std::string &program, const std::string &fault, const std::string &linked)
{
	for (const Function &function : parse(program))
		if (function.name == "dt_program_0")
			take_blocks(function);
	for (Function &function : parse(fault))
		if (function.name == "dt_fault")
			fault_ = std::move(function);
	for (Function &function : parse(linked)) {
		if (function.name.starts_with("trampoline_"))
			take_trampoline(function);
		else if (function.head.ends_with(':') && !function.name.starts_with("dt_program"))
			library_.push_back(std::move(function));
	}
	if (prologue_.empty() || reserve_.empty() || commit_.empty() || leave_.empty())
		missing_ = std::string(kProgram) + " does not show what programs have in common";
	else if (!fault_)
		missing_ = std::string(kFault) + " does not show dt_fault";
	else if (trampolines_.empty() || library_.empty())
		missing_ = std::string(kLinked) + " does not show trampolines and functions";
}

/* The line of D ends what comes first; comparing with the end of the buffer ends reserving; then the header is written. */
void Shown::take_blocks(const Function &program)
{
	std::vector<Line> *block = &prologue_;

	for (const Line &line : program.lines) {
		if (!line.is_insn) {
			block = &reserve_;
			continue;
		}
		/* Which code reads the time first differs from program to program. */
		if (line.remark == "time")
			continue;
		if (line.remark == "clause")
			block = nullptr;
		if (block)
			block->push_back(line);
		if (line.remark == "ecb")
			block = &commit_;
		if (line.text == "call buffer_commit")
			block = &leave_;
	}
}

/* Between them is what differs: arguments, and the number of the program. */
void Shown::take_trampoline(const Function &function)
{
	Trampoline made = {function.name, {}, {}};
	bool is_behind = false;

	for (const Line &line : function.lines) {
		if (is_behind)
			made.end.push_back(line);
		else if (made.begin.empty() || made.begin.back().remark != "id, probe_id")
			made.begin.push_back(line);
		is_behind = is_behind || line.remark.starts_with("program ");
	}
	if (is_behind && std::ranges::find(trampolines_, made.name, &Trampoline::name) == trampolines_.end())
		trampolines_.push_back(std::move(made));
}

bool Shown::abridge_trampoline(Function &function) const
{
	const auto shown = std::ranges::find(trampolines_, function.name, &Trampoline::name);

	if (shown == trampolines_.end() || function.lines.size() < shown->begin.size() + shown->end.size())
		return false;
	std::vector<Line> pattern = shown->begin;
	std::vector<const Line *> found;
	const size_t begins = shown->begin.size(), ends = function.lines.size() - shown->end.size();

	pattern.insert(pattern.end(), shown->end.begin(), shown->end.end());
	for (size_t i = 0; i < function.lines.size(); i++)
		if (i < begins || i >= ends)
			found.push_back(&function.lines[i]);
	if (Match match; !match.lines(pattern, found))
		return false;
	Line first = function.lines.front(), last = function.lines[ends];
	first.text = "take the element";
	last.text = "call the program";
	first.target = last.target = -1;
	first.remark = last.remark = "";
	std::vector<Line> rest = {first};
	rest.insert(rest.end(), function.lines.begin() + static_cast<ptrdiff_t>(begins),
		    function.lines.begin() + static_cast<ptrdiff_t>(ends));
	rest.push_back(last);
	function.lines = std::move(rest);
	return true;
}

bool Shown::is_shown_elsewhere(const std::string &name, const Function &function, std::string &where) const
{
	const auto is_same = [&](const Function &other) {
		std::vector<const Line *> found;

		for (const Line &line : function.lines)
			found.push_back(&line);
		return other.name == function.name && found.size() == other.lines.size() &&
		       std::ranges::equal(function.lines, other.lines, {}, &Line::text, &Line::text) &&
		       Match().lines(other.lines, found);
	};

	where = fault_ && name != kFault && is_same(*fault_)		  ? kFault :
		name != kLinked && std::ranges::any_of(library_, is_same) ? kLinked :
									    "";
	return !where.empty();
}

std::string Shown::abridge(const std::string &name, const std::string &dump) const
{
	std::vector<Function> functions = parse(dump);
	std::string out, where;

	for (Function &function : functions) {
		if (function.lines.empty()) {
			out += without_count(function.head) + '\n';
			continue;
		}
		if (is_shown_elsewhere(name, function, where)) {
			out += function.name + ": as in " + where + '\n';
			continue;
		}
		if (name != kLinked)
			abridge_trampoline(function);
		if (name != kProgram) {
			const auto named = [](const char *text) {
				return [text](const Match &, const std::vector<const Line *> &) {
					return std::string(text);
				};
			};

			if (function.name.starts_with("dt_program"))
				abridge_block(function.lines, prologue_, true, named("prologue"));
			abridge_block(function.lines, reserve_, false, [&](const Match &match, const auto &found) {
				return record_register(found) + " = reserve " + match.constant + " bytes, else goto";
			});
			abridge_block(function.lines, commit_, false, [](const Match &match, const auto &) {
				return match.constant == "0" ? std::string("commit") :
				       match.constant == std::to_string(BPF_BUFFER_DISCARD) ?
							       std::string("discard") :
							       "commit with flags " + match.constant;
			});
			abridge_block(function.lines, leave_, false, named("leave"));
		}
		out += text_of(function);
	}
	return out;
}

} // namespace dt::golden
