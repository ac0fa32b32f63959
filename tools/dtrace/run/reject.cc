// SPDX-License-Identifier: GPL-2.0
/*
 * Finds the line of D in the verifier's log.
 *
 * The log follows the program along a path and shows for each instruction
 *
 *     12: (85) call pc+7
 *     12: R0_w=scalar() R6=ctx()
 *
 * At the end of the failing path stand the reason, in one or more lines, and
 * then the amount of work done. The last instruction may belong to a library
 * function. The line of D is that of the last instruction on the path that has
 * one.
 */
#include "run/session.h"

#include <cstdlib>

#include "base/each_line.h"
#include "base/number.h"

namespace dt::run {

namespace {

/* Number of the instruction that the line is about, or -1. */
long long instruction_of(const std::string &line)
{
	std::string_view rest = line;
	const std::optional<long long> number = take_number<long long>(rest);

	return number && rest.starts_with(": ") ? *number : -1;
}

/* Is it the instruction itself, and not what registers hold there? */
bool shows_code(const std::string &line)
{
	return line.compare(line.find(':'), 3, ": (") == 0;
}

/* The piece of D that instruction @at was made from, looked for in its function; {} if none, as in the library. */
Span span_at(const link::LinkedProgram &program, long long at)
{
	long long begin = 0;
	Span span = {};

	for (const bpf::Start &start : program.starts) {
		if (start.at <= at)
			begin = start.at;
	}
	for (const bpf::Note &note : program.notes) {
		if (note.at > at)
			break;
		if (note.at >= begin && bpf::is_set(note.span))
			span = note.span;
	}
	return span;
}

} // namespace

Rejection explain_rejection(const link::LinkedProgram &program, std::string log)
{
	Rejection rejection;

	rejection.happened = true;
	rejection.program = program.name;
	for_each_line(log, [&](std::string_view text) {
		const std::string line(text);
		const long long at = instruction_of(line);

		if (at >= 0) {
			if (const Span span = span_at(program, at); bpf::is_set(span))
				rejection.span = span;
			if (shows_code(line))
				rejection.instruction = line;
		} else if (!line.empty() && line.rfind("processed ", 0) != 0) {
			rejection.reason = line;
		}
	});
	rejection.log = std::move(log);
	return rejection;
}

const char *what_kernel_lacks(const Rejection &rejection)
{
	struct Row {
		const char *helper; /* or how its name begins */
		const char *reason;
	};
	constexpr Row rows[] = {
		/* kernel_lockdown(7): confidentiality removes the helpers that read memory. */
		{"bpf_probe_read_", "the kernel is locked down, and lets no program read its memory: "
				    "/sys/kernel/security/lockdown must not be [confidentiality]"},
		{"bpf_override_return#", "this kernel has no return(): it needs CONFIG_BPF_KPROBE_OVERRIDE"},
	};
	constexpr std::string_view refusal = "program of this type cannot use helper ";
	const char *reason = nullptr;

	/* Some kernels say after this line what to do instead. */
	for_each_line(rejection.log, [&](std::string_view text) {
		if (!text.starts_with(refusal))
			return;
		for (const Row &row : rows) {
			if (text.substr(refusal.size()).starts_with(row.helper))
				reason = row.reason;
		}
	});
	return reason;
}

} // namespace dt::run
