/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Symbols: names of all addresses that records hold. Nothing is read before the
 * first name is needed.
 *
 * Addresses of the kernel and of processes are named in different ways, so each
 * kind has a class of its own.
 */
#ifndef DTRACE_OS_SYMBOLS_H
#define DTRACE_OS_SYMBOLS_H

#include "os/kernel_names.h"
#include "os/process_names.h"

namespace dt::os {

struct Symbols {
	KernelNames kernel;
	ProcessNames processes;
};

} // namespace dt::os

#endif
