// SPDX-License-Identifier: GPL-2.0
/*
 * The dynamic linker calls _dl_debug_state(), which is empty, for debuggers: before it
 * maps libraries, and after it has relocated them. The second call comes before the
 * constructors. If a C library calls it only once, the process reaches the entry point
 * instead.
 *
 * main() is a symbol of the program. If symbols were stripped, the address is the first
 * argument of __libc_start_main(), which the entry point calls.
 */
#include "os/begin.h"

#include <functional>

#include "base/each_line.h"
#include "os/entry.h"
#include "os/elf.h"
#include "os/mapped.h"

namespace dt::os {

namespace {

using IsFile = std::function<bool(const MapLine &line)>;

/* The address of function @name in the code that is mapped from a file that @is_file accepts; 0: there is none. */
uint64_t address_of(int pid, std::string_view name, const IsFile &is_file)
{
	const Result<std::string> maps = read_file(proc_path(pid, "maps"));
	uint64_t address = 0;

	if (!maps)
		return 0;
	any_line(*maps, [&](std::string_view text) {
		MapLine line;

		if (!parse_map(std::string(text), line) || !line.is_code || !is_file(line))
			return false;
		Fd fd = open_mapped(pid, line);
		if (!fd)
			return false;
		ElfFile file(std::move(fd), line.path);
		for (const UserFunction &function : file.functions())
			if (function.name == name && function.offset >= line.offset &&
			    function.offset - line.offset < line.end - line.start)
				address = line.start + function.offset - line.offset;
		return address != 0;
	});
	return address;
}

bool is_any(const MapLine &)
{
	return true;
}

Status to_exec(const os::Target &)
{
	return {};
}

Status to_entry(const os::Target &target)
{
	return os::run_to(target, {{.address = os::entry_of(target.pid)}});
}

Status to_constructors(const os::Target &target)
{
	constexpr unsigned relocated = 2;
	const uint64_t for_debuggers = address_of(target.pid, "_dl_debug_state", is_any);

	if (!for_debuggers)
		return to_entry(target);
	return os::run_to(target,
			  {{.address = for_debuggers, .times = relocated}, {.address = os::entry_of(target.pid)}});
}

Status to_main(const os::Target &target)
{
	const uint64_t entry = os::entry_of(target.pid);
	const auto is_program = [&](const MapLine &line) { return entry >= line.start && entry < line.end; };

	if (Status status = to_entry(target); !status)
		return status;
	uint64_t main = address_of(target.pid, "main", is_program);
	const uint64_t caller = main ? 0 : address_of(target.pid, "__libc_start_main", is_any);
	if (caller) {
		if (Status status = os::run_to(target, {{.address = caller}}); !status)
			return status;
		main = os::first_argument(target);
	}
	if (!main)
		return Error{"cannot find main() in '" + target.command + "': use -x evaltime=postinit"};
	return os::run_to(target, {{.address = main}});
}

constexpr struct {
	EvalTime evaltime;
	Status (*run)(const os::Target &target);
} kPlaces[] = {
	{EvalTime::Auto, to_entry}, /* its functions have probes */
	{EvalTime::Exec, to_exec},	{EvalTime::PreInit, to_constructors},
	{EvalTime::PostInit, to_entry}, {EvalTime::Main, to_main},
};

} // namespace

Status run_to_begin(os::Target &target, EvalTime evaltime)
{
	if (!target.go)
		return {};
	if (Status status = os::run_to_exec(target); !status)
		return status;
	for (const auto &place : kPlaces)
		if (place.evaltime == evaltime)
			return place.run(target);
	return {};
}

} // namespace dt::os
