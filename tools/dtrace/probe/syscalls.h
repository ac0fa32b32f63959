/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Numbers of the processor's system calls. They never change after a kernel release, so the numbers of the tree that
 * the tool is built from are right for the running kernel. The Makefile makes this table from syscall_64.tbl.
 */
#ifndef DTRACE_PROBE_SYSCALLS_H
#define DTRACE_PROBE_SYSCALLS_H

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>

namespace dt {

struct SystemCallNumber {
	uint32_t number;
	std::string_view function; /* of the kernel, without "sys_": "newstat" */
	std::string_view call;	   /* as manuals of system calls name it: "stat" */
};

/* Ascending by number. */
std::span<const SystemCallNumber> system_call_numbers();

/* Does the function of the kernel implement a system call, by the beginning of its name? See syscall_wrapper.h of the kernel. */
constexpr bool implements_call(std::string_view function)
{
	constexpr std::string_view beginnings[] = {"__x64_sys_", "__ia32_sys_", "__ia32_compat_sys_", "__arm64_sys_",
						   "__arm64_compat_sys_"};

	return std::any_of(std::begin(beginnings), std::end(beginnings),
			   [=](std::string_view beginning) { return function.starts_with(beginning); });
}

} // namespace dt

#endif
