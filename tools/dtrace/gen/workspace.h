/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Where variables and temporaries are.
 *
 * Storage, shared by all programs:
 *
 *   globals   one value of map "globals": plain variables
 *   self      one value of map "self", a task storage: thread-local variables
 *   a map     for each associative array. Its key is the tuple: integers as 8
 *             bytes, strings zero-filled to the maximum length of all uses of the
 *             array, so execname takes 16. In a thread-local array, 16 bytes in
 *             front of the tuple name the thread
 *
 * Workspace, of one firing of one program:
 *
 *     0            error           this          pool         record         temps
 *     +------------+--------------+-------------+------------+-------------+- - - - -+
 *     | ERROR's    | aggregates   | alloca(),   | of the     | of one      | padding
 *     | workspace  | of `this`    | copyin(),   | clause, if | statement   |
 *     |            |              | strtok()    | too long   |             |
 *     +------------+--------------+-------------+------------+-------------+- - - - -+
 *
 * The workspace is in the context's scratch buffer. If a program needs more
 * than the kernel promises there, all programs use map "working". A program
 * claims an element of that map while it runs.
 */
#ifndef DTRACE_GEN_WORKSPACE_H
#define DTRACE_GEN_WORKSPACE_H

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "typed/typed.h"

namespace dt::gen {

struct ClauseUses;

/*
 * Limits of each kind of storage. Sums have 64 bits, so that none wraps before it is checked;
 * refuse_too_large() checks them before code is generated. Within the value of a map, the verifier allows
 * offsets below BPF_MAX_VAR_OFF.
 */
constexpr uint64_t kMaxOffset = 1 << 29;
/*
 * Each CPU has kWorkingPerCpu elements of working memory, and a program first clears the part that it may read. So
 * this is a limit of the tool. Two of the largest elements fit.
 */
constexpr uint64_t kMaxWorking = 16 << 20;
/* -x scratchsize: working memory may contain it twice, the second time as padding. */
constexpr uint64_t kMaxScratch = kMaxWorking / 4;
/* There may be as much padding after the globals. */
constexpr uint64_t kMaxGlobals = kMaxOffset - kMaxScratch;
/* The value of a task storage: BPF_LOCAL_STORAGE_MAX_VALUE_SIZE. */
constexpr uint64_t kMaxSelf = 65535 - 512 - 64;
/*
 * Key and value of an element: htab_map_alloc_check() wants less than KMALLOC_MAX_SIZE, 4 MiB with the smallest
 * pages, less struct htab_elem.
 */
constexpr uint64_t kMaxElement = (4 << 20) - 48 - 8;

struct AssocMap {
	const typed::Variable *variable = nullptr;
	std::string name;
	std::vector<uint32_t> keys; /* bytes of each */
	uint64_t key_bytes = 0, value_bytes = 0;
	uint64_t type_bytes = 0; /* of the value, without those that align the next one */
};

/* Bytes of a value in memory, with those that align the next one. */
uint32_t bytes_of(const Type *type, uint64_t strsize);
uint64_t room_of(const Type *type, uint64_t strsize);

/* Bytes before the tuple in a key of a thread-local array: its task, its thread. */
constexpr uint32_t kThreadKeyBytes = 16;

class Storage {
public:
	/* @clauses: of @program. */
	Storage(const typed::Program &program, const std::vector<ClauseUses> &clauses, uint64_t strsize);

	uint64_t global_bytes() const { return global_bytes_; }
	uint64_t self_bytes() const { return self_bytes_; }
	/* The offset of @variable in the value of map "globals" or "self". */
	uint32_t offset(const typed::Variable &variable) const { return offsets_.at(&variable); }
	const AssocMap &map(const typed::Variable &variable) const { return maps_.at(&variable); }
	const std::vector<const AssocMap *> &maps() const { return list_; }

private:
	void add_assoc(const typed::Variable &variable, uint64_t strsize);
	void widen_keys(const typed::AssocRef &use, uint64_t strsize);

	uint64_t global_bytes_ = 0, self_bytes_ = 0;
	std::unordered_map<const typed::Variable *, uint32_t> offsets_;
	std::unordered_map<const typed::Variable *, AssocMap> maps_;
	std::vector<const AssocMap *> list_; /* in order of first use */
};

/* Allocates the working memory of one program. Memory beyond kMaxWorking is counted, but has no place. */
class Workspace {
public:
	/* Begins after @begin bytes. */
	explicit Workspace(uint64_t begin = 0) : fixed_(begin), used_(begin), most_(begin) {}

	/* Allocates for the whole program, before anything temporary is taken. */
	uint32_t keep(uint32_t bytes)
	{
		const uint32_t at = take(bytes);

		fixed_ = used_;
		return at;
	}
	/* Bytes that are kept so far. forget_to() gives back all that were kept later. */
	uint64_t kept() const { return fixed_; }
	void forget_to(uint64_t kept) { fixed_ = used_ = kept; }
	/* Allocates for the rest of the statement. */
	uint32_t take(uint32_t bytes)
	{
		const uint64_t at = used_;

		used_ += (uint64_t(bytes) + 7) & ~7ull;
		most_ = used_ > most_ ? used_ : most_;
		return used_ > kMaxWorking ? 0 : static_cast<uint32_t>(at);
	}
	void end_statement() { used_ = fixed_; }
	uint64_t used() const { return used_; }
	void release_to(uint64_t used) { used_ = used; }
	uint64_t most() const { return most_; }

	uint32_t padding = 0; /* bytes after all of it: Access::pointed_at() */

private:
	uint64_t fixed_, used_, most_;
};

} // namespace dt::gen

#endif
