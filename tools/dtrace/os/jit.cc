// SPDX-License-Identifier: GPL-2.0
/*
 * Reads the maps of generated code; see jit.h.
 *
 * The last line for an address counts, because a JIT reuses memory. The file is
 * written by the traced process, so a line in another form is skipped, and is no
 * error.
 */
#include "os/jit.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>

#include "base/fd.h"
#include "base/each_line.h"
#include "base/number.h"

namespace dt::os {

namespace {

constexpr std::string_view kModule = "[jit]";

/* A process that has ended has no directories; its file may be in ours. */
std::string path_of(int pid)
{
	const std::string process = "/proc/" + std::to_string(pid);
	const Result<std::string> status = read_file(process + "/status");
	std::string own = std::to_string(pid);

	/* Its number in all namespaces; the last one is its own. */
	for_each_line(status ? *status : "", [&](std::string_view line) {
		if (line.starts_with("NSpid:"))
			own = line.substr(line.find_last_of("\t ") + 1);
	});
	const std::string path = "/tmp/perf-" + own + ".map";
	return access((process + "/root" + path).c_str(), R_OK) == 0 ? process + "/root" + path : path;
}

/* A hexadecimal number, which may begin with 0x, and the blank after it. */
bool take_hex(std::string_view &line, uint64_t &number)
{
	if (line.starts_with("0x"))
		line.remove_prefix(2);
	const std::optional<uint64_t> found = take_number<uint64_t>(line, 16);

	if (!found || !line.starts_with(' '))
		return false;
	number = *found;
	line.remove_prefix(1);
	return true;
}

} // namespace

/* The views of codes are into the text, which does not move any more. */
void JitNames::read_codes(Table &table)
{
	for_each_line(table.text, [&](std::string_view line) {
		JitCode code;

		if (take_hex(line, code.start) && take_hex(line, code.bytes) && !line.empty()) {
			code.name = line;
			table.codes.push_back(code);
		}
	});
	/* Of those with one start the last one. */
	std::ranges::reverse(table.codes);
	std::ranges::stable_sort(table.codes, {}, &JitCode::start);
	const auto same = std::ranges::unique(table.codes, {}, &JitCode::start);
	table.codes.erase(same.begin(), same.end());
}

bool JitNames::find_known(uint64_t address, AddressName &name) const
{
	for (auto table = tables_.rbegin(); table != tables_.rend(); ++table) {
		const std::vector<JitCode> &codes = (*table)->codes;
		const auto next = std::ranges::upper_bound(codes, address, {}, &JitCode::start);

		if (next == codes.begin() || address - next[-1].start >= next[-1].bytes)
			continue;
		name = {kModule, next[-1].name, address - next[-1].start};
		return true;
	}
	return false;
}

bool JitNames::find(int pid, uint64_t address, AddressName &name)
{
	if (find_known(address, name))
		return true;
	const std::string path = path_of(pid);
	struct stat now;
	if (stat(path.c_str(), &now) != 0 || now.st_size == size_)
		return false;
	size_ = now.st_size;
	Result<std::string> text = read_file(path);
	if (!text)
		return false;
	tables_.push_back(std::make_unique<Table>(Table{std::move(*text), {}}));
	read_codes(*tables_.back());
	return find_known(address, name);
}

} // namespace dt::os
