// SPDX-License-Identifier: GPL-2.0
/*
 * Finds texts for numbers; see number_text.h.
 *
 * The C library has the texts of errors and the names of signals. The names of system
 * calls are those of the manual pages, which are also the functions of the provider
 * syscall.
 */
#include "out/number_text.h"

#include <algorithm>
#include <csignal>
#include <cstring>

#include "probe/syscalls.h"
#include "type/rows.h"

namespace dt::out {

namespace {

/* "" if there is none. */
std::string error_text(int number)
{
	const char *text = strerrordesc_np(number);

	return text ? text : "";
}

/* Signals of real time have no names of their own. */
std::string signal_name(int number)
{
	const char *name = sigabbrev_np(number);

	if (name)
		return std::string("SIG") + name;
	if (number < SIGRTMIN || number > SIGRTMAX)
		return "";
	return number == SIGRTMIN ? "SIGRTMIN" : "SIGRTMIN+" + std::to_string(number - SIGRTMIN);
}

std::string call_name(int number)
{
	const auto calls = system_call_numbers();
	const auto it = std::ranges::lower_bound(calls, static_cast<int64_t>(number), {},
						 [](const SystemCallNumber &call) { return int64_t{call.number}; });

	return it == calls.end() || it->number != static_cast<uint32_t>(number) ? "" : std::string(it->call);
}

struct TextRow {
	BuiltinId id;
	std::string (*text)(int number);
};

constexpr TextRow kTexts[] = {
	{BuiltinId::SigName, signal_name},
	{BuiltinId::StrError, error_text},
	{BuiltinId::SyscallName, call_name},
};

} // namespace

std::string number_text(BuiltinId which, uint64_t number)
{
	const TextRow *row = find_row(kTexts, which);
	const auto wide = static_cast<int64_t>(number);
	const auto narrow = static_cast<int>(wide);
	const std::string text = row && narrow == wide ? row->text(narrow) : "";

	return text.empty() ? std::to_string(wide) : text;
}

} // namespace dt::out
