// SPDX-License-Identifier: GPL-2.0
/*
 * The input is a text of the kernel, of a process, or of the shell; the first byte says which. A process can choose parts
 * of some of them, such as paths.
 */
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <string>
#include <vector>

#include "base/each_line.h"
#include "base/options.h"
#include "os/demangle.h"
#include "os/jit.h"
#include "os/kallsyms.h"
#include "os/kernel_names.h"
#include "os/mapped.h"
#include "os/operand.h"
#include "probe/tracefs.h"
#include "probe/tracepoint.h"

namespace {

using namespace dt;

/* Addresses in the seeds. */
constexpr uint64_t kAddresses[] = {0, 0x1000, 0x7f0000001010, 0xffffffff81000010, 0xffffffffc0000004, UINT64_MAX};

/* /proc/PID/maps */
size_t read_maps(const std::string &text)
{
	size_t sum = 0;

	for_each_line(text, [&](std::string_view line) {
		os::MapLine parsed;

		if (os::parse_map(std::string(line), parsed))
			sum += os::base_name(parsed.path).size() + parsed.is_code;
	});
	return sum;
}

/* /tmp/perf-PID.map; the text is appended in two parts, as a process does. */
size_t read_perf_map(const std::string &text)
{
	const std::string path = "/tmp/perf-" + std::to_string(getpid()) + ".map";
	os::JitNames names({.file = 1u << 20, .memory = 1u << 16, .between = {}});
	size_t sum = 0;

	unlink(path.c_str());
	for (const std::string_view part :
	     {std::string_view(text).substr(0, text.size() / 2), std::string_view(text).substr(text.size() / 2)}) {
		const Fd file(open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));

		if (!file || !write_all(file.get(), part.data(), part.size()))
			std::abort();
		for (const uint64_t address : kAddresses)
			if (os::AddressName name; names.find(getpid(), address, name))
				sum += name.symbol.size();
	}
	unlink(path.c_str());
	return sum;
}

/* events/GROUP/NAME/format */
size_t read_format(const std::string &text)
{
	return parse_tracepoint_format(text, false).types.size() + parse_tracepoint_format(text, true).types.size();
}

/* available_filter_functions, with addresses and without */
size_t read_functions(const std::string &text)
{
	size_t sum = 0;

	for_each_line(text, [&](std::string_view line) {
		for (const bool has_address : {false, true})
			if (const auto function = parse_traced_function(line, has_address))
				sum += function->name.size() + function->module.size();
	});
	return sum;
}

/* /proc/kallsyms */
size_t read_kallsyms(const std::string &text)
{
	const std::vector<uint64_t> addresses(std::begin(kAddresses), std::end(kAddresses));
	size_t sum = os::all_symbols(text).size();

	if (const auto found = os::find_symbols(text, {"_text", "vmlinux`vfs_read", "ext4`init"}))
		sum += found->size();
	sum += os::all_addresses(text, {"vfs_read"})[0].size() + os::name_symbols(text, addresses)[1].size();
	for (const auto &ranges : os::function_ranges(text, {"vmlinux`vfs_read", "ext4`init"}))
		for (const os::AddressRange &range : ranges)
			sum += range.end - range.start;
	return sum;
}

/* The same and /proc/modules, as the names of addresses */
size_t read_names(const std::string &text)
{
	os::KernelNames names([&](const char *) { return text; });
	size_t sum = 0;

	for (const uint64_t address : kAddresses)
		sum += names.find(address).symbol.size();
	return sum;
}

/* The operands of a static probe */
size_t read_operands(const std::string &text)
{
	size_t sum = 0;

	for (const os::Machine machine : {os::Machine::X86_64, os::Machine::Aarch64})
		if (const auto operands = os::parse_operands(text, machine))
			sum += operands->size();
	return sum;
}

/* A word for each line */
size_t read_command_line(const std::string &text)
{
	std::vector<std::string> words = {"dtrace"}, warnings;
	std::vector<char *> argv;
	Options options;
	std::string error;

	for_each_line(text, [&](std::string_view word) { words.emplace_back(word); });
	for (std::string &word : words)
		argv.push_back(word.data());
	argv.push_back(nullptr);
	parse_command_line(static_cast<int>(words.size()), argv.data(), options, error, warnings);
	return error.size() + warnings.size();
}

/* The name of a function of a program */
size_t read_mangled(const std::string &text)
{
	return os::demangle(text.c_str()).size() + os::description_of(text).size();
}

constexpr size_t (*kReaders[])(const std::string &) = {
	read_maps,  read_perf_map, read_format,	      read_functions, read_kallsyms,
	read_names, read_operands, read_command_line, read_mangled,
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	volatile size_t sum = 0;

	/* 'a' is the first reader, so that seeds are texts. */
	if (size > 0)
		sum = sum + kReaders[(data[0] - 'a' + 256u) % std::size(kReaders)](
				    {reinterpret_cast<const char *>(data) + 1, size - 1});
	return 0;
}
