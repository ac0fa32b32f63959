/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Follows running processes by what the kernel reports: code mappings, fork and
 * exec. So names are found even for a process that begins and ends between two
 * looks of the consumer, and processes that start later can be traced.
 *
 * On each CPU, a perf event that counts nothing has a ring of such reports. A CPU
 * that comes online later has none. If a ring overflows, a note says so, before the
 * next one that has room. Processes that are alive when they are looked up are read
 * from /proc.
 */
#ifndef DTRACE_SYM_FOLLOW_H
#define DTRACE_SYM_FOLLOW_H

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/fd.h"

struct perf_event_attr;

namespace dt::sym {

struct ProcessNote {
	enum class Kind : uint8_t { Mapped, Forked, Executed, Lost };

	Kind kind = Kind::Mapped;
	int pid = 0;
	int parent = 0;	   /* of Forked */
	uint64_t time = 0; /* the order of notes of all CPUs */
	/* Of Mapped: */
	uint64_t start = 0, end = 0, offset = 0;
	uint32_t major = 0, minor = 0;
	uint64_t inode = 0;
	std::string path;
};

/* Parses the notes in @records, which are whole. An invalid note and all notes behind it are dropped. */
void parse_notes(std::span<const uint8_t> records, std::vector<ProcessNote> &notes);

class Follower {
public:
	/*
	 * On an error there are no notes. Each note makes @epoll readable, once; -1: nobody waits. What becomes
	 * readable has 0 as its data.
	 */
	Status open(int epoll = -1);

	/* The notes since the last call, in the order of time. */
	std::vector<ProcessNote> take();

private:
	struct NoteRing {
		Fd fd;
		dt::Mapping memory;
	};

	static Result<NoteRing> open_ring(const perf_event_attr &attr, unsigned cpu, int epoll);

	std::vector<NoteRing> rings_;
};

} // namespace dt::sym

#endif
