// SPDX-License-Identifier: GPL-2.0
/*
 * Two questions tell what a line of the list of all functions would, at a thousandth of what the list costs.
 *
 * Can it be traced? perf_event_open(2) is asked for a kprobe in the middle of its
 * first instruction, which no kernel gives; why it does not is the answer. It looks the
 * name up first (ENOENT: no symbol has it, EADDRNOTAVAIL: several have), then
 * at whether the tracer can reach the function (EINVAL: no), and at the
 * instruction last (EILSEQ). A kprobe that it gives would answer, too, but to take it
 * away again takes several grace periods.
 *
 * Where is it, and is that its name? A BPF program that runs when it is told to looks the name up, and the
 * name of what it has found: of several names of one function the list has one.
 *
 * A kernel that answers otherwise, or that lets us not ask, has its list read. One that was built with
 * CONFIG_KPROBE_EVENTS_ON_NOTRACE says EILSEQ of all functions; of those that cannot be traced attaching says so.
 */
#include "run/functions.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstring>

#include "base/perf_event.h"
#include "run/bpf_opts.h"

namespace dt::run {

namespace {

constexpr const char *kTypeFile = "/sys/bus/event_source/devices/kprobe/type";
constexpr size_t kNameBytes = 512; /* KSYM_NAME_LEN */

/* Value of the map that the program reads its question from and writes its answer to. */
struct Question {
	char name[kNameBytes];
	uint64_t start;
	char symbol[kNameBytes]; /* "vfs_read", "btrfs_sync_file [btrfs]" */
};

constexpr std::array<char, 8> kFormat = {'%', 'p', 's'};

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

/* bpf_kallsyms_lookup_name(name, &start), and bpf_snprintf(symbol, "%ps", start); runs to 0, or to why it cannot. */
Fd load_program(const Fd &format, const Fd &question)
{
	constexpr uint8_t move = BPF_ALU64 | BPF_MOV | BPF_X, move_number = BPF_ALU64 | BPF_MOV | BPF_K;
	constexpr uint8_t add_number = BPF_ALU64 | BPF_ADD | BPF_K, call = BPF_JMP | BPF_CALL,
			  wide = BPF_LD | BPF_DW | BPF_IMM;
	constexpr uint8_t store = BPF_STX | BPF_MEM | BPF_DW, load = BPF_LDX | BPF_MEM | BPF_DW;
	constexpr int16_t start = -8; /* on the stack */
	const bpf_insn insns[] = {
		{wide, 1, BPF_PSEUDO_MAP_VALUE, 0, question.get()},
		{0, 0, 0, 0, offsetof(Question, name)},
		{move_number, 2, 0, 0, kNameBytes},
		{move_number, 3, 0, 0, 0},
		{move, 4, 10, 0, 0},
		{add_number, 4, 0, 0, start},
		{call, 0, 0, 0, BPF_FUNC_kallsyms_lookup_name},
		{BPF_JMP | BPF_JNE | BPF_K, 0, 0, 13, 0},
		{wide, 1, BPF_PSEUDO_MAP_VALUE, 0, question.get()},
		{0, 0, 0, 0, offsetof(Question, start)},
		{load, 2, 10, start, 0},
		{store, 1, 2, 0, 0},
		{wide, 1, BPF_PSEUDO_MAP_VALUE, 0, question.get()},
		{0, 0, 0, 0, offsetof(Question, symbol)},
		{move_number, 2, 0, 0, kNameBytes},
		{wide, 3, BPF_PSEUDO_MAP_VALUE, 0, format.get()},
		{0, 0, 0, 0, 0},
		{move, 4, 10, 0, 0},
		{add_number, 4, 0, 0, start},
		{move_number, 5, 0, 0, sizeof(uint64_t)},
		{call, 0, 0, 0, BPF_FUNC_snprintf},
		{BPF_JMP | BPF_EXIT, 0, 0, 0, 0},
	};
	auto opts = bpf_opts<bpf_prog_load_opts>();

	opts.prog_flags = BPF_F_SLEEPABLE;
	return Fd(bpf_prog_load(BPF_PROG_TYPE_SYSCALL, "dt_function", "GPL", insns, std::size(insns), &opts));
}

/* Why the kernel gives no kprobe behind the first byte of the function. */
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

std::optional<KernelFunctions::Means> KernelFunctions::make_means()
{
	const Result<std::string> type = read_file(kTypeFile);
	Means means;

	if (!type || std::from_chars(type->data(), type->data() + type->size(), means.kprobes).ec != std::errc())
		return {};
	means.format = make_map("dt_format", kFormat.size(), BPF_F_RDONLY_PROG);
	means.question = make_map("dt_question", sizeof(Question), 0);
	if (!means.format || !means.question || !set_value(means.format, kFormat.data()) ||
	    bpf_map_freeze(means.format.get()) != 0)
		return {};
	means.program = load_program(means.format, means.question);
	if (!means.program)
		return {};
	return means;
}

FunctionAnswer KernelFunctions::ask(const std::string &name)
{
	if (const auto it = known_.find(name); it != known_.end())
		return it->second;
	if (!is_tried_)
		means_ = make_means();
	is_tried_ = true;
	return known_.emplace(name, means_ ? ask_kernel(name) : FunctionAnswer()).first->second;
}

FunctionAnswer KernelFunctions::ask_kernel(const std::string &name) const
{
	if (name.size() >= kNameBytes || name.find(':') != std::string::npos)
		return {};
	switch (refusal(means_->kprobes, name)) {
	case ENOENT: return {.kind = FunctionAnswer::Kind::None};
	case EILSEQ: return locate(name);
	default: return {};
	}
}

FunctionAnswer KernelFunctions::locate(const std::string &name) const
{
	constexpr uint32_t key = 0;
	Question question = {};
	auto opts = bpf_opts<bpf_test_run_opts>();

	std::copy(name.begin(), name.end(), question.name);
	if (!set_value(means_->question, &question) || bpf_prog_test_run_opts(means_->program.get(), &opts) != 0 ||
	    bpf_map_lookup_elem(means_->question.get(), &key, &question) != 0 || question.start == 0)
		return {};
	const std::string_view symbol(question.symbol, strnlen(question.symbol, kNameBytes));
	const size_t blank = symbol.find(' ');
	FunctionAnswer answer = {.kind = FunctionAnswer::Kind::One, .start = question.start, .module = "vmlinux"};

	if (symbol.substr(0, blank) != name)
		return {};
	if (blank != std::string_view::npos) {
		if (!symbol.substr(blank).starts_with(" [") || !symbol.ends_with(']'))
			return {};
		answer.module = symbol.substr(blank + 2, symbol.size() - blank - 3);
	}
	return answer;
}

} // namespace dt::run
