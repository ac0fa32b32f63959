/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The processes that goldens see: 1234, which runs the program `work` with two
 * libraries, and 999, which is gone.
 */
#ifndef DTRACE_TEST_GOLDEN_PROCESSES_H
#define DTRACE_TEST_GOLDEN_PROCESSES_H

#include "probe/processes.h"

namespace dt {

class TestFile final : public UserFile {
public:
	explicit TestFile(std::span<const UserFunction> functions) : functions_(functions) {}
	std::string path() const override { return ""; }
	std::span<const UserFunction> functions() const override { return functions_; }

private:
	std::span<const UserFunction> functions_;
};

class TestProcesses final : public Processes {
public:
	Result<std::span<const UserObject>> objects(int pid) override
	{
		if (pid != 1234)
			return Error{"there is no process " + std::to_string(pid)};
		return std::span<const UserObject>(objects_);
	}

private:
	static constexpr UserFunction kWork[] = {
		{.name = "_start", .offset = 0xfc0, .bytes = 34, .has_return = false},
		{.name = "main", .offset = 0x1000, .bytes = 64},
		{.name = "read_block", .offset = 0x1040, .bytes = 32},
		{.name = "read_line", .offset = 0x1060, .bytes = 32},
	};
	static constexpr UserFunction kLibc[] = {
		{.name = "malloc", .offset = 0x2000, .bytes = 128},
		{.name = "__libc_malloc", .offset = 0x2000, .bytes = 128, .is_alias = true},
		{.name = "strlen", .offset = 0x2080, .bytes = 48, .is_chooser = true},
	};
	TestFile work_{kWork}, libc_{kLibc}, bare_{{}};
	UserObject objects_[3] = {{"work", true, &work_}, {"libc.so.6", false, &libc_}, {"libbare.so", false, &bare_}};
};

} // namespace dt

#endif
