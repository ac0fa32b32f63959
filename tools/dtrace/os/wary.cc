// SPDX-License-Identifier: GPL-2.0
/* Bounds memory, and puts zeros where the end of a mapped file was cut; see wary.h. */
#include "os/wary.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>

#include "base/fd.h"

namespace dt::os {

namespace {

/* The least that a file may take, on small machines and in large tools. */
constexpr uint64_t kLeast = uint64_t{256} << 20;

/* Bytes that RLIMIT_DATA counts, now; 0: not known. */
uint64_t data_bytes()
{
	const Result<std::string> sizes = read_file("/proc/self/statm");
	unsigned long pages = 0;

	if (!sizes || std::sscanf(sizes->c_str(), "%*u %*u %*u %*u %*u %lu", &pages) != 1)
		return 0;
	return uint64_t{pages} * static_cast<uint64_t>(getpagesize());
}

uint64_t half_of_memory()
{
	return static_cast<uint64_t>(std::max(sysconf(_SC_PHYS_PAGES), 0l)) / 2 * static_cast<uint64_t>(getpagesize());
}

/* Only calls that a handler may make. */
void fill_with_zeros(int signal, siginfo_t *info, void *)
{
	const auto page = static_cast<uintptr_t>(getpagesize());
	const auto address = reinterpret_cast<uintptr_t>(info->si_addr) & ~(page - 1);
	void *const at = reinterpret_cast<void *>(address);

	if (info->si_code == BUS_ADRERR &&
	    mmap(at, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == at)
		return;
	std::signal(signal, SIG_DFL); /* the access is repeated, and ends the process */
}

} // namespace

MemoryBound::MemoryBound(uint64_t most)
{
	const uint64_t now = data_bytes();
	const uint64_t wanted = most ? most : std::max(half_of_memory(), now + kLeast);

	if (!now || getrlimit(RLIMIT_DATA, &before_) != 0 || before_.rlim_cur <= wanted)
		return;
	const rlimit bound = {.rlim_cur = wanted, .rlim_max = before_.rlim_max};
	is_set_ = setrlimit(RLIMIT_DATA, &bound) == 0;
}

MemoryBound::~MemoryBound()
{
	if (is_set_)
		setrlimit(RLIMIT_DATA, &before_);
}

void survive_cut_files()
{
	struct sigaction action = {};

	action.sa_sigaction = fill_with_zeros;
	action.sa_flags = SA_SIGINFO;
	sigaction(SIGBUS, &action, nullptr);
}

} // namespace dt::os
