/* SPDX-License-Identifier: GPL-2.0 */
/*
 * An interpreter that runs linked programs in the test process, without a kernel,
 * so that tests can check the results of thousands of programs. It follows the
 * instruction set as slowly and plainly as possible, and shares no code with the
 * compiler.
 *
 * Pointers are those of the test process. Each access must lie in memory that a
 * program may use: context, its buffers, stack, values of maps. Memory that a
 * program must not rely on holds rubbish: registers that a call clobbers, the stack
 * of a function that begins, working memory, and a record before it is written.
 *
 * The interpreter has no verifier. test/run/random-programs.sh shows in the
 * guest that the kernel accepts the programs.
 */
#ifndef DTRACE_TEST_RANDOM_MACHINE_H
#define DTRACE_TEST_RANDOM_MACHINE_H

#include <linux/dtrace.h>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "link/image.h"

namespace dt::test {

using Bytes = std::vector<uint8_t>;

class Machine {
public:
	/* @image must outlive it. */
	explicit Machine(const link::Image &image);

	/* Fires enabling @ecb, which is @probe, and lets @program run; "", or why it cannot go on. */
	std::string run(const link::LinkedProgram &program, uint32_t ecb, uint32_t probe);
	/* Those that programs have committed so far. */
	const std::vector<Bytes> &records() const { return records_; }

private:
	static constexpr unsigned kFrames = 8, kRegs = 11;
	static constexpr uint32_t kFrameBytes = 512;

	/* A map, of whatever kind. */
	struct Map {
		const gen::MapDef *def = nullptr;
		size_t stride = 0;
		Bytes flat = {}; /* of an array */
		std::map<Bytes, std::unique_ptr<Bytes>> hash = {};
		std::unique_ptr<Bytes> storage = {}; /* of the one task that there is */
	};

	/* The state of a function that waits until the one that it called returns. */
	struct Caller {
		size_t at = 0;
		std::array<uint64_t, kRegs> regs = {};
	};

	void allow(const void *begin, size_t size) { regions_[address(begin)] = size; }
	bool may_access(uint64_t at, uint64_t size) const;
	static uint64_t address(const void *pointer) { return reinterpret_cast<uintptr_t>(pointer); }
	uint8_t *memory(uint64_t at, uint64_t size);
	void wrong(const std::string &why);

	void step(const link::LinkedProgram &program);
	void load_wide(const link::LinkedProgram &program, const bpf::Insn &insn);
	void compute(const bpf::Insn &insn);
	void jump(const bpf::Insn &insn);
	void load(const bpf::Insn &insn);
	void store(const bpf::Insn &insn);
	void atomic(const bpf::Insn &insn);
	void call_function(const bpf::Insn &insn);
	void return_from_function();

	void call_helper(int32_t helper);
	uint64_t help(int32_t helper);
	uint64_t reserve();
	uint64_t commit();
	uint64_t lookup(Map &map, uint64_t key);
	uint64_t update(Map &map, uint64_t key, uint64_t value);
	uint64_t remove(Map &map, uint64_t key);
	uint64_t task_storage(Map &map);
	uint64_t read(uint64_t to, uint64_t size, uint64_t from);
	uint64_t read_string(uint64_t to, uint64_t size, uint64_t from);
	uint64_t compare_strings(uint64_t a, uint64_t size, uint64_t b);
	Map *map(uint64_t handle);

	std::vector<Map> maps_;
	std::map<uint64_t, uint64_t> regions_; /* begin, size */
	dtrace_bpf_context context_ = {};
	Bytes scratch_, stack_, record_;
	std::vector<std::unique_ptr<Bytes>> removed_; /* from hashes; programs may still hold pointers */
	std::vector<Bytes> records_;
	std::array<uint64_t, kRegs> r_ = {};
	std::vector<Caller> callers_;
	size_t at_ = 0; /* the instruction that runs */
	uint64_t steps_ = 0, time_ = 0;
	bool is_done_ = false;
	std::string wrong_;
};

} // namespace dt::test

#endif
