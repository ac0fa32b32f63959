// SPDX-License-Identifier: GPL-2.0
/*
 * Two questions replace a line of the list of all functions. They cost a thousandth of reading that list.
 *
 * Can the function be traced? The tool asks perf_event_open(2) for a kprobe in the middle of its first instruction. No
 * kernel allows such a kprobe, and the error is the answer. The kernel looks the name up first (ENOENT: no symbol has
 * it, EADDRNOTAVAIL: several have it). Then it checks whether the tracer can reach the function (EINVAL: it cannot),
 * and the instruction last (EILSEQ). A kprobe that the kernel allows would be an answer, too, but removing it takes
 * several grace periods. For a function that the tracer cannot reach, the kernel's log gets a line.
 *
 * Where is the function, and is this its name in the list? If a function has several
 * names, the list contains one of them. SymbolProgram answers this question.
 *
 * If a kernel answers otherwise, or does not allow the question, its list is read. A kernel built with
 * CONFIG_KPROBE_EVENTS_ON_NOTRACE answers EILSEQ for all functions; attaching then reports those that cannot be
 * traced.
 */
#include "os/kernel_functions.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstring>

#include "base/number.h"
#include "base/perf_event.h"
#include "base/result.h"
#include "os/bpf_opts.h"

namespace dt::os {

namespace {

/* A function that every kernel with tracefs has, and that the tracer cannot reach as it is part of it. */
constexpr const char *kUntraced = "tracing_on";
constexpr size_t kNameBytes = 512; /* KSYM_NAME_LEN */

/* Value of the map that the program reads its question from and writes its answer to. */
struct Question {
	char name[kNameBytes]; /* what to look up; empty: @address says */
	uint64_t address;
	char symbol[kNameBytes]; /* "vfs_read+0x0/0x2f0", "btrfs_sync_file+0x4/0x3b0 [btrfs]" */
};

constexpr std::array<char, 8> kFormat = {'%', 'p', 'S'};

Fd make_map(const char *name, size_t bytes, uint32_t flags)
{
	auto opts = bpf_opts<bpf_map_create_opts>();

	opts.map_flags = flags;
	return Fd(bpf_map_create(BPF_MAP_TYPE_ARRAY, name, sizeof(uint32_t), static_cast<uint32_t>(bytes), 1, &opts));
}

bool set_value(const Fd &map, const void *value)
{
	const uint32_t key = 0;

	return bpf_map_update_elem(map.get(), &key, value, BPF_ANY) == 0;
}

/* bpf_kallsyms_lookup_name(name, &address) if there is a name, and bpf_snprintf(symbol, "%pS", address). */
Fd load_program(const Fd &format, const Fd &question)
{
	constexpr uint8_t move = BPF_ALU64 | BPF_MOV | BPF_X, move_number = BPF_ALU64 | BPF_MOV | BPF_K;
	constexpr uint8_t add_number = BPF_ALU64 | BPF_ADD | BPF_K, call = BPF_JMP | BPF_CALL;
	constexpr uint8_t wide = BPF_LD | BPF_DW | BPF_IMM;
	constexpr uint8_t store = BPF_STX | BPF_MEM | BPF_DW, load = BPF_LDX | BPF_MEM | BPF_DW;
	constexpr int16_t address = -8; /* on the stack */
	const bpf_insn insns[] = {
		{wide, 1, BPF_PSEUDO_MAP_VALUE, 0, question.get()},
		{0, 0, 0, 0, offsetof(Question, name)},
		{move_number, 2, 0, 0, kNameBytes},
		{move_number, 3, 0, 0, 0},
		{move, 4, 10, 0, 0},
		{add_number, 4, 0, 0, address},
		{call, 0, 0, 0, BPF_FUNC_kallsyms_lookup_name},
		{wide, 1, BPF_PSEUDO_MAP_VALUE, 0, question.get()},
		{0, 0, 0, 0, offsetof(Question, address)},
		{BPF_JMP | BPF_JNE | BPF_K, 0, 0, 3, 0},
		/* found: what it is goes to the map */
		{load, 2, 10, address, 0},
		{store, 1, 2, 0, 0},
		{BPF_JMP | BPF_JA, 0, 0, 2, 0},
		/* nothing found, or no name: what is in the map goes to the stack */
		{load, 2, 1, 0, 0},
		{store, 10, 2, address, 0},
		{wide, 1, BPF_PSEUDO_MAP_VALUE, 0, question.get()},
		{0, 0, 0, 0, offsetof(Question, symbol)},
		{move_number, 2, 0, 0, kNameBytes},
		{wide, 3, BPF_PSEUDO_MAP_VALUE, 0, format.get()},
		{0, 0, 0, 0, 0},
		{move, 4, 10, 0, 0},
		{add_number, 4, 0, 0, address},
		{move_number, 5, 0, 0, sizeof(uint64_t)},
		{call, 0, 0, 0, BPF_FUNC_snprintf},
		{move_number, 0, 0, 0, 0},
		{BPF_JMP | BPF_EXIT, 0, 0, 0, 0},
	};
	auto opts = bpf_opts<bpf_prog_load_opts>();

	opts.prog_flags = BPF_F_SLEEPABLE;
	return Fd(bpf_prog_load(BPF_PROG_TYPE_SYSCALL, "dt_symbol", "GPL", insns, std::size(insns), &opts));
}

/* "NAME+0xOFFSET/0xSIZE", and " [MODULE]" after that of a module; nothing if it is of another form. */
std::optional<SymbolProgram::NamedSymbol> parse_symbol(std::string_view text, uint64_t address)
{
	const size_t plus = text.find("+0x"), slash = text.find("/0x", plus), open = text.find(" [", slash);
	SymbolProgram::NamedSymbol symbol;

	if (plus == std::string_view::npos || slash == std::string_view::npos)
		return {};
	const std::optional<uint64_t> offset = parse_number<uint64_t>(text.substr(plus + 3, slash - plus - 3), 16),
				      size = parse_number<uint64_t>(text.substr(slash + 3, open - slash - 3), 16);
	if (!offset || *offset > address || !size)
		return {};
	symbol.name = text.substr(0, plus);
	symbol.start = address - *offset;
	symbol.end = symbol.start + *size;
	symbol.module = "vmlinux";
	if (open != std::string_view::npos) {
		if (!text.ends_with(']'))
			return {};
		symbol.module = text.substr(open + 2, text.size() - open - 3);
	}
	return symbol;
}

/* perf_event_attr::type of kprobes. */
Result<uint32_t> kprobe_events()
{
	return read_number<uint32_t>("/sys/bus/event_source/devices/kprobe/type");
}

/* Why the kernel gives no kprobe after the first byte of the function. */
int refusal(uint32_t kprobes, const std::string &name)
{
	perf_event_attr attr = {};

	attr.type = kprobes;
	attr.size = sizeof(attr);
	attr.kprobe_func = reinterpret_cast<uintptr_t>(name.c_str());
	attr.probe_offset = 1;
	return perf_event_open(attr, -1, 0) ? 0 : errno;
}

} // namespace

std::optional<SymbolProgram> SymbolProgram::load()
{
	SymbolProgram made;

	made.format_ = make_map("dt_format", kFormat.size(), BPF_F_RDONLY_PROG);
	made.question_ = make_map("dt_question", sizeof(Question), 0);
	if (!made.format_ || !made.question_ || !set_value(made.format_, kFormat.data()) ||
	    bpf_map_freeze(made.format_.get()) != 0)
		return {};
	made.program_ = load_program(made.format_, made.question_);
	if (!made.program_)
		return {};
	return made;
}

std::optional<SymbolProgram::NamedSymbol> SymbolProgram::run(const std::string &name, uint64_t address) const
{
	constexpr uint32_t key = 0;
	Question question = {};
	auto opts = bpf_opts<bpf_test_run_opts>();

	if (name.size() >= kNameBytes)
		return {};
	std::copy(name.begin(), name.end(), question.name);
	question.address = address;
	if (!set_value(question_, &question) || bpf_prog_test_run_opts(program_.get(), &opts) != 0 ||
	    bpf_map_lookup_elem(question_.get(), &key, &question) != 0 || question.address == 0)
		return {};
	return parse_symbol({question.symbol, strnlen(question.symbol, kNameBytes)}, question.address);
}

FunctionAnswer KernelFunctions::ask(const std::string &name)
{
	if (const auto it = known_.find(name); it != known_.end())
		return it->second;
	return known_.emplace(name, is_ready() ? ask_kernel(name) : FunctionAnswer()).first->second;
}

bool KernelFunctions::is_ready()
{
	if (!is_tried_ && read_type())
		symbols_ = SymbolProgram::load();
	is_tried_ = true;
	return symbols_.has_value();
}

bool KernelFunctions::read_type()
{
	const Result<uint32_t> type = kprobe_events();

	kprobes_ = type ? *type : 0;
	return type.ok();
}

bool KernelFunctions::probes_untraced()
{
	if (!probes_untraced_)
		probes_untraced_ = is_ready() && refusal(kprobes_, kUntraced) != EINVAL;
	return *probes_untraced_;
}

KernelFunctions::Count KernelFunctions::count(const std::string &name, bool &can_be_traced) const
{
	/* That would be the name of a module and one of its functions. */
	const int why = name.find(':') == std::string::npos ? refusal(kprobes_, name) : 0;

	can_be_traced = why == EILSEQ;
	switch (why) {
	case ENOENT: return Count::None;
	case EINVAL:
	case EILSEQ: return Count::One;
	default: return Count::Unknown;
	}
}

FunctionAnswer KernelFunctions::ask_kernel(const std::string &name) const
{
	FunctionAnswer answer;
	bool can_be_traced = false;
	const Count found = count(name, can_be_traced);

	if (found == Count::None)
		answer.kind = FunctionAnswer::Kind::None;
	if (!can_be_traced)
		return answer;
	if (std::optional<SymbolProgram::NamedSymbol> symbol = symbols_->named(name); symbol && symbol->name == name)
		answer = {FunctionAnswer::Kind::One, symbol->start, std::move(symbol->module)};
	return answer;
}

std::optional<std::vector<AddressRange>> KernelFunctions::ranges(const std::string &module, const std::string &name)
{
	std::vector<AddressRange> list;
	bool can_be_traced = false;

	if (!is_ready())
		return {};
	for (const std::string &part : {name, name + ".cold"}) {
		const Count found = count(part, can_be_traced);

		if (found == Count::None)
			continue;
		const std::optional<SymbolProgram::NamedSymbol> symbol = found == Count::One ? symbols_->named(part) :
											       std::nullopt;
		if (!symbol || symbol->name != part || symbol->module != module)
			return {};
		list.push_back({symbol->start, symbol->end});
	}
	return list;
}

} // namespace dt::os
