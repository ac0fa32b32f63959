/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Symbols: names of all addresses that records hold. Nothing is read before
 * the first name is needed.
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
