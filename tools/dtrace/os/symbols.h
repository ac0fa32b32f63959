/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Symbols: names of all addresses that records hold.
 *
 * The machine has the names of its kernel and of its processes. A recording has those
 * that the recorded run asked for (rec/).
 */
#ifndef DTRACE_OS_SYMBOLS_H
#define DTRACE_OS_SYMBOLS_H

#include "os/kernel_names.h"
#include "os/process_names.h"

namespace dt::os {

class Symbols {
public:
	virtual ~Symbols() = default;

	/* Views are good until the next call. */
	virtual AddressName of_kernel(uint64_t address) = 0;
	virtual AddressName of_process(int pid, uint64_t address) = 0;
	/* The lines of source as ElfFile::lines() gives them. */
	virtual std::vector<SourceFrame> lines(int pid, uint64_t address) = 0;
	/* The place as ProcessNames::place() gives it. */
	virtual std::optional<FilePlace> place(int pid, uint64_t address) = 0;
};

/* The symbols of this machine. Nothing is read before the first name is needed. */
class MachineSymbols final : public Symbols {
public:
	AddressName of_kernel(uint64_t address) override { return kernel.find(address); }
	AddressName of_process(int pid, uint64_t address) override { return processes.find(pid, address); }
	std::vector<SourceFrame> lines(int pid, uint64_t address) override { return processes.lines(pid, address); }
	std::optional<FilePlace> place(int pid, uint64_t address) override { return processes.place(pid, address); }

	KernelNames kernel;
	ProcessNames processes;
};

} // namespace dt::os

#endif
