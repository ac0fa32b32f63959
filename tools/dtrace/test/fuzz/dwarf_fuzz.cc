// SPDX-License-Identifier: GPL-2.0
/*
 * The input is the object that dtrace-vars reads. Whatever its ELF headers,
 * symbols and DWARF say, the result is an error or a description that libbpf
 * can read.
 */
#include <bpf/btf.h>
#include <bpf/libbpf.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "test/paths.h"
#include "vars/encode.h"

namespace {

using namespace dt::vars;

BtfPtr read_base()
{
	libbpf_set_print(nullptr);
	dt::Result<BtfPtr> base = read_btf(dt::paths::kernel_btf, nullptr);

	return base ? std::move(*base) : nullptr;
}

void encode_all(const std::string &path, btf *base)
{
	dt::Result<BtfPtr> own = read_btf(path, base);
	btf *const under = own ? own->get() : base;
	dt::Result<DwarfFile> file = DwarfFile::open(path);
	Counts counts;

	if (!file)
		return;
	const dt::Result<BtfPtr> blob = encode(*file, under, counts);
	if (!blob)
		return;
	uint32_t size = 0;
	const void *bytes = btf__raw_data(blob->get(), &size);
	const BtfPtr again(btf__new_split(bytes, size, under));
	if (again)
		return;
	std::fprintf(stderr, "libbpf refuses what was written\n");
	std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const BtfPtr base = read_base();
	const int fd = memfd_create("object", MFD_CLOEXEC);

	if (write(fd, data, size) == static_cast<ssize_t>(size))
		encode_all("/proc/self/fd/" + std::to_string(fd), base.get());
	close(fd);
	return 0;
}
