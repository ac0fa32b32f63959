/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Symbols: names of all addresses that records hold. Nothing is read before the
 * first name is needed.
 *
 * Addresses of the kernel and of processes are named in different ways, so each
 * kind has a class of its own.
 */
#ifndef DTRACE_SYM_SYMBOLS_H
#define DTRACE_SYM_SYMBOLS_H

#include "sym/kernel.h"
#include "sym/process.h"

namespace dt::sym {

struct Symbols {
	KernelNames kernel;
	ProcessNames processes;
};

} // namespace dt::sym

#endif
