/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Names of addresses of processes.
 *
 * The mappings of a process are read at its first address, or recorded when the process makes them
 * (follow()). Each file in them is opened and kept, so that names are found after the process has
 * ended or the file is gone. The mappings are read again when an address lies in none of them. The
 * newest 16 lists of mappings of a process are kept. Of processes that have ended, the last 4,096
 * are kept. Files are identified by device and inode, and all processes share what was read from a
 * file.
 */
#ifndef DTRACE_OS_PROCESS_NAMES_H
#define DTRACE_OS_PROCESS_NAMES_H

#include <memory>
#include <optional>
#include <vector>

#include "base/cpus.h"
#include "base/result.h"
#include "os/address_name.h"
#include "os/dwarf_lines.h"

namespace dt::os {

/* A place in a file, the same for all processes that have mapped the file. */
struct FilePlace {
	uint64_t file; /* a number that no other file has */
	uint64_t offset;
};

class ProcessNames {
public:
	ProcessNames();
	~ProcessNames();
	ProcessNames(ProcessNames &&) noexcept;

	/* Views are good until the next call. */
	AddressName find(int pid, uint64_t address);
	/* The lines of source as ElfFile::lines() gives them. */
	std::vector<SourceFrame> lines(int pid, uint64_t address);
	/* The place that the process has mapped there; none if it is in no file. */
	std::optional<FilePlace> place(int pid, uint64_t address);
	/*
	 * From now on, processes are recorded, so that they can be looked up after they have ended; so are @running, in
	 * their current state. An error says why names will be missing.
	 */
	Status follow(const std::vector<int> &running);
	/*
	 * Processes on CPUs that came online are recorded, too. Nothing happens without follow(). An error says why
	 * names will be missing; the next call tries again.
	 */
	Status follow_cpus(const CpuLook &cpus);
	/* The following records are newer: processes may have changed. */
	void next_round();

private:
	class Table;
	std::unique_ptr<Table> table_;
};

} // namespace dt::os

#endif
