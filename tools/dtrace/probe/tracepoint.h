/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A tracepoint of the kernel: an event that writes a record. The file `format`
 * in tracefs describes the fields of the record:
 *
 *	field:unsigned short common_type;	offset:0;	size:2;	signed:0;
 *	field:char prev_comm[16];	offset:8;	size:16;	signed:0;
 *	field:__data_loc char[] name;	offset:24;	size:4;	signed:0;
 *
 * args[] are the fields after the fields that all events have. arg0 ... arg9 are the first ten of
 * them. Integers are sign- or zero-extended. If a field is an array or a struct, the argument is the
 * address of the field in the record: a pointer to its first element.
 */
#ifndef DTRACE_PROBE_TRACEPOINT_H
#define DTRACE_PROBE_TRACEPOINT_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "probe/provider.h"

namespace dt {

struct TracepointFormat {
	Status status;			/* why nothing is known */
	std::vector<std::string> types; /* of args[], as type_by_text() reads them */
	std::vector<std::string> names; /* of the fields that they are */
	ArgList args;
};

/* @is_syscall: its pointers point to memory of the process. */
TracepointFormat parse_tracepoint_format(std::string_view text, bool is_syscall);

class Tracepoint {
public:
	/* The texts must outlive it. */
	Tracepoint(std::string_view tracefs, std::string_view subsystem, std::string_view name)
		: tracefs_(tracefs), subsystem_(subsystem), name_(name)
	{
	}

	std::string_view subsystem() const { return subsystem_; }
	std::string_view name() const { return name_; }

	/* sys_enter_read and similar events have no tracepoint of their own: two tracepoints serve all system calls. */
	bool is_syscall() const { return subsystem_ == "syscalls"; }
	/* Does it fire where a system call returns? All such records have the result after the number of the call. */
	bool ends_call() const
	{
		return is_syscall() ? name_.starts_with("sys_exit_") :
				      subsystem_ == "raw_syscalls" && name_ == "sys_exit";
	}

	/* Path of the file @name that describes it. */
	std::string file(const char *name) const;

	/* Read at the first call: there are thousands of tracepoints, and listing them does not need their fields. */
	const TracepointFormat &format() const;

private:
	std::string_view tracefs_, subsystem_, name_;
	mutable std::optional<TracepointFormat> format_;
};

} // namespace dt

#endif
