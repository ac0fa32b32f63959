/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The processes that goldens see: 1234, which runs the program `work` with static
 * probes and two libraries, and 999, which is gone.
 */
#ifndef DTRACE_TEST_GOLDEN_PROCESSES_H
#define DTRACE_TEST_GOLDEN_PROCESSES_H

#include <set>

#include "os/processes.h"
#include "probe/user_sites.h"

namespace dt {

class TestFile final : public os::UserFile {
public:
	explicit TestFile(std::span<const os::UserFunction> functions, std::span<const os::UserSite> sites = {})
		: functions_(functions), sites_(sites)
	{
	}
	std::string path() const override { return ""; }
	std::span<const os::UserFunction> functions() const override { return functions_; }
	/* Of 4 bytes each; those of read_line end at 16, with bytes that are no instruction. */
	std::vector<uint64_t> instructions(const os::UserFunction &function) const override
	{
		std::vector<uint64_t> offsets;

		for (uint64_t at = 0; at < (function.name == "read_line" ? 16 : function.bytes); at += 4)
			offsets.push_back(at);
		return offsets;
	}
	/* Two instructions leave read_line; the code of the others cannot be read. */
	os::UserExits exits(const os::UserFunction &function) const override
	{
		if (function.name != "read_line")
			return UserFile::exits(function);
		return {.offsets = {function.offset + 8, function.offset + 16}};
	}
	std::span<const os::UserSite> sites() const override { return sites_; }

private:
	std::span<const os::UserFunction> functions_;
	std::span<const os::UserSite> sites_;
};

class TestProcesses final : public os::Processes {
public:
	Result<std::span<const os::UserObject>> objects(int pid) override
	{
		if (!running_.contains(pid))
			return Error{"there is no process " + std::to_string(pid)};
		return std::span<const os::UserObject>(objects_);
	}
	Result<std::span<const os::UserObject>> objects_with_sites(int pid) override
	{
		const auto objects = this->objects(pid);

		return objects ? Result(objects->first(1)) : objects;
	}
	/* All that run, and their children, have the same files. */
	Result<std::span<const os::UserObject>> shared_objects(int) override
	{
		return std::span<const os::UserObject>(objects_);
	}
	/* Variables of the program. */
	Result<os::UserSymbol> symbol(int pid, std::string_view module, std::string_view name) override
	{
		if (module != "a.out" && module != "work")
			return Error{"process 1234 has no file " + std::string(module) + " mapped"};
		if (name == "total")
			return os::UserSymbol{0x404010, 4};
		if (name == "table")
			return os::UserSymbol{0x404040, 64};
		if (name == "odd")
			return os::UserSymbol{0x404082, 12};
		if (name == "errno")
			return os::UserSymbol{.bytes = 4, .is_of_thread = true};
		if (name == "twice")
			return os::UserSymbol{.address = 0x404090, .bytes = 4, .is_ambiguous = true};
		return os::Processes::symbol(pid, module, name);
	}
	std::vector<int> all() override
	{
		std::vector<int> pids = {999};

		pids.insert(pids.end(), running_.begin(), running_.end());
		return pids;
	}

	/* Another process that has the same files; later, it can be ended. */
	void start(int pid) { running_.insert(pid); }
	void end(int pid) { running_.erase(pid); }

private:
	static os::UserSite site(std::string_view name, uint64_t offset, std::string_view args, uint64_t semaphore = 0)
	{
		return {.provider = "work",
			.name = name,
			.offset = offset,
			.semaphore = semaphore,
			.args = *os::parse_operands(args, os::Machine::X86_64),
			.bad = {}};
	}

	static constexpr os::UserFunction kWork[] = {
		{.name = "_start", .offset = 0xfc0, .bytes = 34, .has_return = false},
		{.name = "main", .offset = 0x1000, .bytes = 64},
		{.name = "read_block", .offset = 0x1040, .bytes = 32},
		{.name = "read_line", .offset = 0x1060, .bytes = 32},
	};
	static constexpr os::UserFunction kLibc[] = {
		{.name = "malloc", .offset = 0x2000, .bytes = 128},
		{.name = "__libc_malloc", .offset = 0x2000, .bytes = 128, .is_alias = true},
		{.name = "strlen", .offset = 0x2080, .bytes = 48, .is_chooser = true},
	};
	/* Operands are those of one processor on all. */
	const std::vector<os::UserSite> sites_ = {
		{.provider = "work", .name = "broken", .args = {}, .bad = "note 5: it ends within its names"},
		site("started", 0x1004, "", 0x3000),
		site("line__read", 0x1064, "-4@%eax 8@%rbx 8@8(%rsp) 1@%ah -8@$-5"),
		site("line__cut", 0x1068, "8@%rdi 8f@%xmm0"),
		site("line__read", 0x1070, "-4@$7 8@%rbx 8@(%rax,%rbx,8) -1@-1(,%rcx,2) 2@%cx"),
		site("line__read", 0x1074, "-4@%eax 8@%rbx 8@8(%rsp) 1@%ah -8@$-5"),
	};
	TestFile work_{kWork, sites_}, libc_{kLibc}, bare_{{}};
	std::set<int> running_ = {1234};
	os::UserObject objects_[3] = {{"work", true, &work_},
				      {"libc.so.6", false, &libc_},
				      {"libbare.so", false, &bare_}};
};

} // namespace dt

#endif
