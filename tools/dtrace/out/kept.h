/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Records that wait until tracing ends: -x bufpolicy=ring and fill.
 *
 * The rings of the kernel are drained continuously under every policy, because
 * the kernel does not let a clause reserve and commit in a ring that is
 * overwritten. The tool applies the policy: it keeps for each CPU as many bytes
 * as the CPU's ring has.
 *
 *     ring   the oldest records of the CPU make room for a new one
 *     fill   the first record of the CPU that finds no room is dropped, and so are
 *            all later records of the CPU
 *
 * A record takes as many bytes here as in the kernel's ring. Its number, in the
 * order of all CPUs, and its size precede it.
 *
 *     ... | number size record | number size record | free ...
 *         first                                     end, both modulo the capacity
 */
#ifndef DTRACE_OUT_KEPT_H
#define DTRACE_OUT_KEPT_H

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace dt::out {

/* Records of one CPU in a fixed number of bytes. */
class RecordQueue {
public:
	using Bytes = std::span<const uint8_t>;

	/* No memory is taken before the first record comes. */
	explicit RecordQueue(uint64_t capacity) : capacity_(capacity) {}

	bool is_empty() const { return used_ == 0; }
	bool has_room(Bytes record) const { return record.size() + kFraming <= capacity_ - used_; }

	/* There is room for it. */
	void push(uint64_t number, Bytes record);
	/* Removes the oldest record, which must exist. Returns its number and its bytes. */
	uint64_t pop(std::vector<uint8_t> &record);
	void drop();

private:
	static constexpr uint64_t kFraming = sizeof(uint64_t) + sizeof(uint32_t);

	void put(const void *from, size_t size);
	void get(void *to, size_t size);
	void skip(size_t size);

	uint64_t capacity_;
	uint64_t first_ = 0; /* offset of the oldest record */
	uint64_t used_ = 0;
	std::unique_ptr<uint8_t[]> memory_;
};

class Kept {
public:
	using Bytes = RecordQueue::Bytes;
	enum class Policy : uint8_t { Ring, Fill };

	/* @capacity: bytes for each CPU, at least what the largest record needs. */
	Kept(Policy policy, uint64_t capacity, unsigned cpus);

	void add(Bytes record, unsigned cpu);

	/* Has a record found no room? Only with Policy::Fill. */
	bool is_full() const { return is_full_; }

	/* @next: the record after it on its CPU, empty if there is none. */
	using Show = std::function<void(Bytes record, unsigned cpu, Bytes next)>;

	/* Removes all records, in the order in which they were added. */
	void take(const Show &show);

private:
	struct Cpu {
		RecordQueue queue;
		bool is_full = false;
	};

	Policy policy_;
	bool is_full_ = false;
	uint64_t number_ = 0; /* of the next record */
	std::vector<Cpu> cpus_;
};

} // namespace dt::out

#endif
