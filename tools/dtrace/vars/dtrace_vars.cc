// SPDX-License-Identifier: GPL-2.0
/*
 * dtrace-vars: encodes the types of all global variables of a kernel or module as
 * BTF.
 *
 * The kernel's own BTF describes only the per-CPU variables. D programs can read
 * all global variables (`name). Their types are in the debug information, which is
 * large and often not installed. So this program extracts them once for each
 * kernel, and dtrace reads its file.
 */
#include <bpf/btf.h>
#include <bpf/libbpf.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <string>
#include <string_view>

#include "type/vars_blob.h"
#include "vars/compare.h"
#include "vars/encode.h"
#include "vars/list.h"

namespace dt::vars {
namespace {

constexpr const char *kUsage = "usage: dtrace-vars [-q] [-b VMLINUX] (-o OUTPUT | -d DIR) FILE\n"
			       "Writes the types of all global variables of FILE, a vmlinux or a module with\n"
			       "debug information, as split BTF on top of the BTF of FILE.\n"
			       "  -b VMLINUX  if FILE is a module: the kernel that it was built for\n"
			       "  -o OUTPUT   where to write\n"
			       "  -d DIR      write DIR/BUILD-ID.btf, where dtrace looks for it, and print that name\n"
			       "  -q          no report\n"
			       "  --help      this text\n";

struct VarsArguments {
	std::string file, base, output, dir;
	bool quiet = false, wants_help = false;
};

struct TextOption {
	std::string_view name;
	std::string VarsArguments::*member;
};
constexpr TextOption kTexts[] = {{"-b", &VarsArguments::base},
				 {"-o", &VarsArguments::output},
				 {"-d", &VarsArguments::dir}};

struct SwitchOption {
	std::string_view name;
	bool VarsArguments::*member;
};
constexpr SwitchOption kFlags[] = {{"-q", &VarsArguments::quiet}, {"--help", &VarsArguments::wants_help}};

/* What is wrong with the command line, or nothing. */
std::string read_arguments(int argc, char **argv, VarsArguments &arguments)
{
	for (int i = 1; i < argc; i++) {
		const std::string word = argv[i];

		if (const auto *text = std::ranges::find(kTexts, word, &TextOption::name); text != std::end(kTexts)) {
			if (i + 1 == argc)
				return word + " wants a value";
			arguments.*text->member = argv[++i];
		} else if (const auto *flag = std::ranges::find(kFlags, word, &SwitchOption::name);
			   flag != std::end(kFlags)) {
			arguments.*flag->member = true;
		} else if (word.starts_with('-')) {
			return "unknown option " + word;
		} else if (arguments.file.empty()) {
			arguments.file = word;
		} else {
			return "one FILE at a time, not also " + word;
		}
	}
	if (arguments.wants_help)
		return {};
	if (arguments.file.empty())
		return "no FILE is named";
	if (arguments.output.empty() == arguments.dir.empty())
		return "either -o or -d says where to write";
	return {};
}

int fail(const Error &error)
{
	std::fprintf(stderr, "dtrace-vars: %s\n", error.text().c_str());
	return 1;
}

/*
 * The output is written to a file beside it and renamed, so that dtrace never finds half a file after a full disk.
 * Output that exists and is not a regular file, such as /dev/null, is written to directly.
 */
Status write_file(const std::string &path, const btf *blob)
{
	std::error_code none;
	const bool is_other = std::filesystem::exists(path, none) && !std::filesystem::is_regular_file(path, none);
	const std::string part = is_other ? path : path + ".new";
	uint32_t size = 0;
	const void *bytes = btf__raw_data(blob, &size);
	std::FILE *file = std::fopen(part.c_str(), "wb");

	if (!file)
		return Error{"cannot write " + part, errno};
	const bool is_written = std::fwrite(bytes, 1, size, file) == size;
	if (std::fclose(file) == 0 && is_written && (is_other || std::rename(part.c_str(), path.c_str()) == 0))
		return {};
	const int code = errno;
	if (!is_other)
		std::remove(part.c_str());
	return Error{"cannot write " + path, code};
}

int run(const VarsArguments &arguments)
{
	BtfPtr base;

	libbpf_set_print(nullptr);
	if (!arguments.base.empty()) {
		Result<BtfPtr> read = read_btf(arguments.base, nullptr);
		if (!read)
			return fail(read.error());
		base = std::move(*read);
	}
	/* A module without BTF uses the types of its base. Types that the base lacks are new. */
	Result<BtfPtr> own = read_btf(arguments.file, base.get());
	if (!own && !(base && own.error().code == ENODATA))
		return fail(own.error());
	btf *const under = own ? own->get() : base.get();
	Result<DwarfFile> file = DwarfFile::open(arguments.file);
	if (!file)
		return fail(file.error());
	if (!file->dwarf())
		std::fprintf(stderr, "dtrace-vars: %s has no DWARF: its variables have no types\n",
			     arguments.file.c_str());
	if (!arguments.dir.empty() && file->build_id().empty())
		return fail(Error{arguments.file + " has no build id, by which its variables would be found"});
	Counts counts;
	Result<BtfPtr> blob = encode(*file, under, counts);
	if (!blob)
		return fail(blob.error());
	const std::string output = arguments.dir.empty() ?
					   arguments.output :
					   arguments.dir + '/' + file->build_id() + std::string(kVarsSuffix);
	if (Status status = write_file(output, blob->get()); !status)
		return fail(status.error());
	if (!arguments.dir.empty())
		std::printf("%s\n", output.c_str());
	if (arguments.quiet)
		return 0;
	std::fputs(report(counts, file->skipped()).c_str(), stdout);
	if (own)
		std::fputs(report(compare_percpu(under, blob->get())).c_str(), stdout);
	return 0;
}

} // namespace
} // namespace dt::vars

int main(int argc, char **argv)
{
	dt::vars::VarsArguments arguments;

	if (const std::string wrong = dt::vars::read_arguments(argc, argv, arguments); !wrong.empty()) {
		std::fprintf(stderr, "dtrace-vars: %s\n%s", wrong.c_str(), dt::vars::kUsage);
		return 2;
	}
	if (arguments.wants_help) {
		std::fputs(dt::vars::kUsage, stdout);
		return 0;
	}
	return dt::vars::run(arguments);
}
