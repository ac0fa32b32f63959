// SPDX-License-Identifier: GPL-2.0
/*
 * Reads the reports of the kernel about processes; see follow.h, and
 * perf_event_open(2) for the layout of the reports.
 *
 * A report can wrap around the end of a ring, so it is copied out. A report that is
 * shorter than its type requires is skipped.
 */
#include "os/follow.h"

#include <sys/epoll.h>
#include <sys/ioctl.h>

#include <algorithm>
#include <atomic>
#include <cstring>

#include "base/each_line.h"
#include "base/perf_event.h"

namespace dt::os {

namespace {

constexpr size_t kRingPages = 64;

constexpr const char *kFailed = "cannot learn what processes map";

/* After each note, by sample_type and sample_id_all: its time. */
struct NoteEnd {
	uint64_t time;
};

struct MapNote {
	perf_event_header header;
	uint32_t pid, tid;
	uint64_t start, bytes, offset;
	uint32_t major, minor;
	uint64_t inode, generation;
	uint32_t rights, flags;
	/* the path, ended by a NUL, and up to 7 more */
};

struct ForkNote {
	perf_event_header header;
	uint32_t pid, parent, tid, parent_tid;
	uint64_t time;
};

struct ExecNote {
	perf_event_header header;
	uint32_t pid, tid;
};

struct LostNote {
	perf_event_header header;
	uint64_t id, count;
	NoteEnd end;
};

/* @record is a whole one. False if it is not of interest. */
bool parse_note(std::span<const uint8_t> record, const perf_event_header &header, ProcessNote &note)
{
	const auto take = [&](auto &what) {
		if (record.size() < sizeof(what) + sizeof(NoteEnd))
			return false;
		std::memcpy(&what, record.data(), sizeof(what));
		note.pid = static_cast<int>(what.pid);
		return true;
	};
	MapNote map;
	ForkNote fork;
	ExecNote exec;

	switch (header.type) {
	case PERF_RECORD_MMAP2: {
		if (!take(map))
			return false;
		const auto *path = reinterpret_cast<const char *>(record.data() + sizeof(map));
		note = {.kind = ProcessNote::Kind::Mapped,
			.pid = note.pid,
			.start = map.start,
			.end = map.start + map.bytes,
			.offset = map.offset,
			.major = map.major,
			.minor = map.minor,
			.inode = map.inode,
			.path = std::string(path, strnlen(path, record.size() - sizeof(map) - sizeof(NoteEnd)))};
		return true;
	}
	case PERF_RECORD_FORK:
		note.kind = ProcessNote::Kind::Forked;
		if (!take(fork) || fork.pid == fork.parent)
			return false; /* a thread */
		note.parent = static_cast<int>(fork.parent);
		return true;
	case PERF_RECORD_LOST: note.kind = ProcessNote::Kind::Lost; return record.size() >= sizeof(LostNote);
	case PERF_RECORD_COMM:
		note.kind = ProcessNote::Kind::Executed;
		return header.misc & PERF_RECORD_MISC_COMM_EXEC && take(exec);
	default: return false;
	}
}

} // namespace

void parse_notes(std::span<const uint8_t> records, std::vector<ProcessNote> &notes)
{
	while (records.size() >= sizeof(perf_event_header)) {
		perf_event_header header;
		ProcessNote note;

		std::memcpy(&header, records.data(), sizeof(header));
		if (header.size < sizeof(header) || header.size > records.size())
			return;
		const auto record = records.first(header.size);
		if (parse_note(record, header, note)) {
			std::memcpy(&note.time, record.data() + record.size() - sizeof(NoteEnd), sizeof(NoteEnd));
			notes.push_back(std::move(note));
		}
		records = records.subspan(header.size);
	}
}

Result<Follower::NoteRing> Follower::open_ring(unsigned cpu) const
{
	const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
	const size_t bytes = page * (1 + kRingPages);
	epoll_event wanted = {.events = EPOLLIN, .data = {.u64 = 0}};
	perf_event_attr attr = {};
	NoteRing ring = {.cpu = cpu, .fd = {}, .memory = {}};

	attr.type = PERF_TYPE_SOFTWARE;
	attr.config = PERF_COUNT_SW_DUMMY;
	attr.size = sizeof(attr);
	attr.sample_type = PERF_SAMPLE_TIME;
	attr.sample_id_all = 1;
	attr.mmap = attr.mmap2 = 1;
	attr.comm = attr.comm_exec = 1;
	attr.task = 1;
	attr.watermark = 1;
	attr.wakeup_watermark = epoll_ >= 0 ? 1 : UINT32_MAX;
	ring.fd = perf_event_open(attr, -1, static_cast<int>(cpu));
	if (!ring.fd)
		return Error{kFailed, errno};
	void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, ring.fd.get(), 0);
	if (memory == MAP_FAILED)
		return Error{kFailed, errno};
	ring.memory = dt::Mapping(memory, bytes);
	if (epoll_ >= 0 && epoll_ctl(epoll_, EPOLL_CTL_ADD, ring.fd.get(), &wanted) != 0)
		return Error{kFailed, errno};
	return ring;
}

Status Follower::add_ring(unsigned cpu)
{
	Result<NoteRing> ring = open_ring(cpu);

	if (ring)
		rings_.push_back(std::move(*ring));
	else if (ring.error().code != ENODEV) /* else the CPU went offline */
		return ring.error();
	return {};
}

Status Follower::open(int epoll)
{
	const Result<CpuList> online = online_cpus();

	epoll_ = epoll;
	if (!online)
		return online.error();
	for (const unsigned cpu : *online) {
		if (Status status = add_ring(cpu); !status) {
			rings_.clear();
			return status;
		}
	}
	return {};
}

Status Follower::follow_cpus(const CpuLook &cpus)
{
	CpuList missing = cpus.online;
	Status problem;

	if (rings_.empty())
		return {};
	for (NoteRing &ring : rings_) {
		ring.is_over = ring.is_over || !contains(cpus.stayed, ring.cpu);
		if (!ring.is_over)
			std::erase(missing, ring.cpu);
	}
	has_gap_ = has_gap_ || !missing.empty();
	for (const unsigned cpu : missing) {
		if (Status status = add_ring(cpu); !status)
			problem = status;
	}
	return problem;
}

std::vector<ProcessNote> Follower::take()
{
	std::vector<ProcessNote> notes;

	if (std::exchange(has_gap_, false))
		notes.emplace_back().kind = ProcessNote::Kind::Lost;
	for (NoteRing &ring : rings_) {
		auto *page = static_cast<perf_event_mmap_page *>(ring.memory.data());
		const auto *data = static_cast<const uint8_t *>(ring.memory.data()) + page->data_offset;
		const uint64_t size = page->data_size;
		/* Pairs with the kernel's barrier before it writes the head: notes up to it are complete. */
		const uint64_t head = std::atomic_ref(page->data_head).load(std::memory_order_acquire);
		std::vector<uint8_t> copy;

		for (uint64_t at = page->data_tail; at < head;) {
			const uint64_t offset = at % size, bytes = std::min(head - at, size - offset);

			copy.insert(copy.end(), data + offset, data + offset + bytes);
			at += bytes;
		}
		/* Pairs with the kernel's look for room: what it overwrites has been copied. */
		std::atomic_ref(page->data_tail).store(head, std::memory_order_release);
		parse_notes(copy, notes);
	}
	std::erase_if(rings_, [](const NoteRing &ring) { return ring.is_over; });
	std::ranges::stable_sort(notes, {}, &ProcessNote::time);
	return notes;
}

} // namespace dt::os
