// SPDX-License-Identifier: GPL-2.0
/*
 * dtrace-vars: types of all global variables of a kernel or module, as BTF.
 */
#include <bpf/btf.h>
#include <bpf/libbpf.h>

#include <cstdio>
#include <cstring>
#include <string>

#include "vars/encode.h"
#include "vars/variables.h"

namespace dt::vars {
namespace {

constexpr const char *kUsage = "usage: dtrace-vars [-q] [-b VMLINUX] -o OUTPUT FILE\n"
			       "Writes the types of all global variables of FILE, a vmlinux or a module with\n"
			       "debug information, as split BTF on top of its own.\n"
			       "  -b VMLINUX  what a module was built for; its BTF\n"
			       "  -o OUTPUT   where to write\n"
			       "  -q          no report\n";

struct Arguments {
	std::string file, base, output;
	bool quiet = false;
};

bool read_arguments(int argc, char **argv, Arguments &arguments)
{
	for (int i = 1; i < argc; i++) {
		const std::string word = argv[i];
		std::string *to = word == "-b" ? &arguments.base : word == "-o" ? &arguments.output : nullptr;

		if (to && i + 1 < argc)
			*to = argv[++i];
		else if (word == "-q")
			arguments.quiet = true;
		else if (!word.starts_with('-') && arguments.file.empty())
			arguments.file = word;
		else
			return false;
	}
	return !arguments.file.empty() && !arguments.output.empty();
}

int fail(const Error &error)
{
	std::fprintf(stderr, "dtrace-vars: %s\n", error.text().c_str());
	return 1;
}

Status write_file(const std::string &path, const btf *blob)
{
	uint32_t size = 0;
	const void *bytes = btf__raw_data(blob, &size);
	std::FILE *file = std::fopen(path.c_str(), "wb");

	if (!file)
		return Error{"cannot write " + path, errno};
	const bool is_written = std::fwrite(bytes, 1, size, file) == size;
	if (std::fclose(file) != 0 || !is_written)
		return Error{"cannot write " + path, errno};
	return {};
}

int run(const Arguments &arguments)
{
	BtfPtr base;

	libbpf_set_print(nullptr);
	if (!arguments.base.empty()) {
		Result<BtfPtr> read = read_btf(arguments.base, nullptr);
		if (!read)
			return fail(read.error());
		base = std::move(*read);
	}
	Result<BtfPtr> own = read_btf(arguments.file, base.get());
	if (!own)
		return fail(own.error());
	Result<File> file = File::open(arguments.file);
	if (!file)
		return fail(file.error());
	if (!file->dwarf())
		std::fprintf(stderr, "dtrace-vars: %s has no DWARF: its variables have no types\n", arguments.file.c_str());
	Counts counts;
	Result<BtfPtr> blob = encode(*file, own->get(), counts);
	if (!blob)
		return fail(blob.error());
	if (Status status = write_file(arguments.output, blob->get()); !status)
		return fail(status.error());
	if (!arguments.quiet)
		std::fputs(report(counts, file->skipped()).c_str(), stdout);
	return 0;
}

} // namespace
} // namespace dt::vars

int main(int argc, char **argv)
{
	dt::vars::Arguments arguments;

	if (!dt::vars::read_arguments(argc, argv, arguments)) {
		std::fputs(dt::vars::kUsage, stderr);
		return 2;
	}
	return dt::vars::run(arguments);
}
