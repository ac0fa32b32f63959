/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Follows running processes by what the kernel reports: code mappings, fork and
 * exec. So names are found even for a process that begins and ends between two
 * looks of the consumer, and processes that start later can be traced.
 *
 * On each CPU, a perf event that counts nothing has a ring of such reports. When a
 * CPU goes offline, the kernel removes its event for good. If a ring overflows, a
 * note says so, before the next one that has room. Processes that are alive when
 * they are looked up are read from /proc.
 */
#ifndef DTRACE_OS_FOLLOW_H
#define DTRACE_OS_FOLLOW_H

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/cpus.h"
#include "base/fd.h"

namespace dt::os {

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

/* Parses the notes in @records, which are whole. An invalid note and all notes after it are dropped. */
void parse_notes(std::span<const uint8_t> records, std::vector<ProcessNote> &notes);

class Follower {
public:
	/*
	 * On an error there are no notes. Each note makes @epoll readable, once; -1: nobody waits. The events
	 * of @epoll have 0 as their data.
	 */
	Status open(int epoll = -1);

	/*
	 * CPUs without a ring, and those that have not stayed, get a ring. The reports of such a CPU since it came
	 * online are lost, and take() returns a note that says so. The ring of a CPU that was offline is closed after
	 * its last note has been taken. Nothing happens without open(). On an error, a CPU has no ring; the next call
	 * tries again.
	 */
	Status follow_cpus(const CpuLook &cpus);

	/* The notes since the last call, in the order of time. */
	std::vector<ProcessNote> take();

private:
	struct NoteRing {
		unsigned cpu;
		Fd fd;
		dt::Mapping memory;
		bool is_over = false; /* the CPU went offline */
	};

	Result<NoteRing> open_ring(unsigned cpu) const;
	Status add_ring(unsigned cpu);

	std::vector<NoteRing> rings_;
	int epoll_ = -1;
	bool has_gap_ = false; /* the first notes of a CPU that came online are missing */
};

} // namespace dt::os

#endif
