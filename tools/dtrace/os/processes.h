/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the providers for functions and static probes of processes ask: which
 * files a process has mapped as code, and which functions and static probes are
 * in them.
 *
 * os/objects.h implements this interface, with /proc and the files' symbols and notes.
 * Tests implement it, too, so providers run in them without processes.
 */
#ifndef DTRACE_OS_PROCESSES_H
#define DTRACE_OS_PROCESSES_H

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/glob.h"

namespace dt::os {

/* A symbol that is a function. One function may have several. */
struct UserFunction {
	std::string_view name;
	uint64_t offset = 0; /* of its first instruction in the file */
	uint64_t bytes = 0;
	bool has_return = true;	 /* it is called, and returns once; see os/elf.cc */
	bool is_alias = false;	 /* not the name by which ustack() shows the function */
	bool is_chooser = false; /* an IFUNC: it runs once, and gives the address of the function that has the name */
};

struct UserSite; /* os/notes.h */

/* How a function is left. */
struct UserExits {
	std::vector<uint64_t> offsets = {}; /* in the file: of its returns, and of its jumps to other functions */
	/* Why probes there cannot stand for all returns of the function, with their results; "": they can. */
	std::string_view lacking = {};
};

/* A file with code. */
class UserFile {
public:
	virtual ~UserFile() = default;
	/*
	 * A path by which the kernel finds the file during the lifetime of this object, even if
	 * it was renamed or deleted.
	 */
	virtual std::string path() const = 0;
	/* Sorted by offset; the primary name precedes aliases. Read at the first call. */
	virtual std::span<const UserFunction> functions() const = 0;
	/*
	 * The offsets in @function at which its instructions begin, in ascending order, as far as its code can be
	 * decoded.
	 */
	virtual std::vector<uint64_t> instructions(const UserFunction &function) const
	{
		static_cast<void>(function);
		return {};
	}
	/*
	 * Does something other than returns walk the stacks of its functions, as exceptions of C++ and Rust and the
	 * runtime of Go do? Then no return address may be replaced.
	 */
	virtual bool is_unwound() const { return false; }
	virtual UserExits exits(const UserFunction &function) const
	{
		static_cast<void>(function);
		return {.lacking = "its code cannot be read"};
	}
	/* The static probes of the file, by offset. */
	virtual std::span<const UserSite> sites() const { return {}; }
};

/* A file that a process has mapped as code. */
struct UserObject {
	std::string name;	 /* the last part of its path */
	bool is_program = false; /* that the process runs; the others are libraries */
	const UserFile *file = nullptr;

	bool operator==(const UserObject &) const = default;
};

/* As in other DTraces, a.out stands for the program, and libc or libc.so for libc.so.6. */
inline bool is_module(std::string_view pattern, const UserObject &object)
{
	if (pattern == "a.out")
		return object.is_program;
	return glob_match(pattern, object.name) ||
	       (!is_glob(pattern) && object.name.starts_with(pattern) && object.name[pattern.size()] == '.');
}

/*
 * What has happened to processes, of those that somebody has asked for, since the last look. A number may be in both
 * lists: another process has got it.
 */
struct ProcessChanges {
	std::vector<int> ended;
	std::vector<int> mapped; /* other code than before */
	bool has_shared = false; /* shared_objects() has more files than before */
};

/* A function or a variable in the memory of a process. */
struct UserSymbol {
	uint64_t address = 0;
	uint64_t bytes = 0;	   /* 0: its file does not say */
	bool is_of_thread = false; /* each thread has one: there is no address */
	bool is_ambiguous = false; /* several symbols of one file have the name; this is one of them */
	bool is_function = false;
};

class Processes {
public:
	virtual ~Processes() = default;
	/* The files that process @pid has mapped. A list lives until changes are reported; files live longer. */
	virtual Result<std::span<const UserObject>> objects(int pid) = 0;
	/* The files among these that have static probes; no symbols are read. */
	virtual Result<std::span<const UserObject>> objects_with_sites(int pid) = 0;
	/*
	 * The files that process @root and its descendants have mapped; 0: all processes but this one. A file is there
	 * once for each name that it has. Later processes add files when changes are reported.
	 */
	virtual Result<std::span<const UserObject>> shared_objects(int root) = 0;
	/* The symbol @name of the file of process @pid that @module means: "a.out", "libc"; see is_module(). */
	virtual Result<UserSymbol> symbol(int pid, std::string_view module, std::string_view name)
	{
		static_cast<void>(pid);
		static_cast<void>(module);
		return Error{"the process has no symbol " + std::string(name)};
	}
	/* The running processes, in ascending order, without this one. */
	virtual std::vector<int> all() = 0;
};

} // namespace dt::os

#endif
