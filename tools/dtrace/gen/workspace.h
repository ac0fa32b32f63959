/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Where variables and temporaries live.
 *
 * Storage, of all programs together:
 *
 *   globals   one value of map "globals": plain variables
 *   self      one value of map "self", a task storage: thread-local variables
 *   a map     for each associative array: its key is the tuple, integers as 8
 *             bytes, strings zero-filled to their size; of a thread-local one
 *             16 bytes go before it that name the thread
 *
 * Workspace, of one firing of one program:
 *
 *     0            error           this          pool          temps
 *     +------------+--------------+-------------+-------------+- - - - -+
 *     | ERROR's    | aggregates   | alloca() and| of one      | padding
 *     | workspace  | of `this`    | its kin,    | statement   |
 *     |            |              | strtok()    |             |
 *     +------------+--------------+-------------+-------------+- - - - -+
 *
 * It lies in the context's scratch buffer. If some program needs more than the
 * kernel promises there, all use map "working", of which a program claims an
 * element while it runs.
 */
#ifndef DTRACE_GEN_WORKSPACE_H
#define DTRACE_GEN_WORKSPACE_H

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "lang/typed.h"

namespace dt::gen {

struct AssocMap {
	std::string name;
	uint32_t key_bytes = 0, value_bytes = 0;
};

/* Bytes of a value in memory, with those that align the next one, and of one in a key. */
uint32_t bytes_of(const Type *type, uint64_t strsize);
uint32_t room_of(const Type *type, uint64_t strsize);
uint32_t key_bytes_of(const Type *type, uint64_t strsize);

/* Bytes before the tuple in a key of a thread-local array: its task, its thread. */
constexpr uint32_t kThreadKeyBytes = 16;

class Storage {
public:
	Storage(const typed::Program &program, uint64_t strsize);

	uint32_t global_bytes() const { return global_bytes_; }
	uint32_t self_bytes() const { return self_bytes_; }
	/* In the value of "globals" or "self". */
	uint32_t offset(const typed::Variable &variable) const { return offsets_.at(&variable); }
	const AssocMap &map(const typed::Variable &variable) const { return maps_.at(&variable); }
	const std::vector<const AssocMap *> &maps() const { return list_; }

private:
	uint32_t global_bytes_ = 0, self_bytes_ = 0;
	std::unordered_map<const typed::Variable *, uint32_t> offsets_;
	std::unordered_map<const typed::Variable *, AssocMap> maps_;
	std::vector<const AssocMap *> list_;	/* in order of first use */
};

/* Bytes of the working memory of one program. */
class Workspace {
public:
	/* Begins behind @begin bytes. */
	explicit Workspace(uint32_t begin = 0) : fixed_(begin), used_(begin), most_(begin) {}

	/* For the whole program; before anything temporary. */
	uint32_t keep(uint32_t bytes)
	{
		const uint32_t at = take(bytes);

		fixed_ = used_;
		return at;
	}
	/* For the rest of the statement. */
	uint32_t take(uint32_t bytes)
	{
		const uint32_t at = used_;

		used_ += (bytes + 7) & ~7u;
		most_ = used_ > most_ ? used_ : most_;
		return at;
	}
	void end_statement() { used_ = fixed_; }
	uint32_t used() const { return used_; }
	void release_to(uint32_t used) { used_ = used; }
	uint32_t most() const { return most_; }

	std::unordered_map<const typed::Variable *, uint32_t> aggregates;	/* `this` */
	uint32_t pool = 0, pool_bytes = 0;	/* alloca() and copyin() */
	uint32_t strtok = 0;	/* text that strtok() takes apart */
	uint32_t padding = 0;	/* bytes behind all of it: gen_call_memory.cc */

private:
	uint32_t fixed_, used_, most_;
};

} // namespace dt::gen

#endif
