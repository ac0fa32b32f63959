/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What a provider asks about one function of the kernel, instead of reading the list of
 * all functions.
 *
 * os/kernel_functions.h implements this interface. Tests implement it, too, so providers
 * run in them without a kernel.
 */
#ifndef DTRACE_OS_FUNCTIONS_H
#define DTRACE_OS_FUNCTIONS_H

#include <cstdint>
#include <string>

namespace dt::os {

struct FunctionAnswer {
	enum class Kind : uint8_t {
		Unknown, /* the list of all functions has to say */
		None,	 /* the kernel and its modules have no symbol of this name */
		One,	 /* one symbol has the name, a function that can be traced */
	};
	Kind kind = Kind::Unknown;
	uint64_t start = 0;	 /* where the function begins */
	std::string module = {}; /* "vmlinux" for the kernel */
};

class Functions {
public:
	virtual ~Functions() = default;
	virtual FunctionAnswer ask(const std::string &name) = 0;
	/* Does the kernel allow kprobes in functions that its tracer cannot reach? */
	virtual bool probes_untraced() { return false; }
	/* A module was loaded: answers may differ from now on. */
	virtual void forget() {}
};

} // namespace dt::os

#endif
