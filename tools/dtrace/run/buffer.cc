// SPDX-License-Identifier: GPL-2.0
/*
 * Opens, walks and drains rings; see buffer.h.
 *
 * walk_ring() does not use descriptors, so tests can run it on memory of any
 * content. Records of unknown types are skipped by their size, so a later kernel
 * may add some.
 */
#include "run/buffer.h"

#include <bpf/bpf.h>
#include <sys/ioctl.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "base/diag.h"
#include "base/fd.h"
#include "base/perf_event.h"

namespace dt::run {

namespace {

/* Who may open perf events; 0 if that cannot be read. */
int paranoid_level()
{
	const Result<std::string> level = read_file("/proc/sys/kernel/perf_event_paranoid");

	return level ? std::atoi(level->c_str()) : 0;
}

static_assert(kRecordFraming == sizeof(perf_event_header) + sizeof(uint32_t));

struct LostRecord {
	perf_event_header header;
	uint64_t id;
	uint64_t lost;
};

/* One record at @offset of the ring; false if it makes no sense. */
bool take_record(std::span<const uint8_t> record, uint64_t at, const perf_event_header &header, RingCounts &counts,
		 const RecordSink &sink)
{
	uint32_t raw;
	LostRecord lost;

	switch (header.type) {
	case PERF_RECORD_PAD: return true;
	case PERF_RECORD_LOST:
		if (record.size() < sizeof(lost))
			return false;
		std::memcpy(&lost, record.data(), sizeof(lost));
		if (counts.lost == 0)
			counts.intact = counts.records;
		counts.lost += lost.lost;
		return true;
	case PERF_RECORD_SAMPLE:
		if (record.size() < sizeof(header) + sizeof(raw))
			return false;
		std::memcpy(&raw, record.data() + sizeof(header), sizeof(raw));
		if (raw > record.size() - sizeof(header) - sizeof(raw))
			return false;
		counts.records++;
		sink(record.subspan(kRecordFraming, raw), at + kRecordFraming);
		return true;
	default: /* of a later kernel; its size is known, that is enough */ return true;
	}
}

} // namespace

RingCounts walk_ring(const RingView &ring, const RecordSink &sink)
{
	const uint64_t size = ring.data.size();
	RingCounts counts;
	uint64_t at = ring.tail;

	if (size == 0 || ring.head - ring.tail > size) {
		counts.damaged = ring.head - ring.tail;
		return counts;
	}
	while (at != ring.head) {
		const uint64_t offset = at & (size - 1);
		const uint64_t left = std::min(ring.head - at, size - offset);
		perf_event_header header;

		if (left < sizeof(header))
			break;
		std::memcpy(&header, ring.data.data() + offset, sizeof(header));
		if (header.size < sizeof(header) || header.size % 8 != 0 || header.size > left)
			break;
		if (!take_record(ring.data.subspan(offset, header.size), at, header, counts, sink))
			break;
		at += header.size;
	}
	counts.damaged += ring.head - at;
	if (counts.lost == 0)
		counts.intact = counts.records;
	return counts;
}

Result<Ring> Ring::open(unsigned cpu, uint64_t bytes)
{
	const auto page = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
	uint64_t size = page;
	perf_event_attr attr = {};
	Ring ring;

	while (size < bytes && size < (UINT64_C(1) << 40))
		size *= 2;
	attr.type = PERF_TYPE_SOFTWARE;
	attr.config = PERF_COUNT_SW_BPF_OUTPUT;
	attr.size = sizeof(attr);
	attr.sample_type = PERF_SAMPLE_RAW;
	attr.sample_period = 1;
	attr.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_LOST;
	/* Wake the reader when the ring is a quarter full; until then it looks by itself now and then. */
	attr.watermark = 1;
	attr.wakeup_watermark = static_cast<uint32_t>(std::min<uint64_t>(size / 4, 1u << 30));
	ring.cpu_ = cpu;
	ring.fd_ = perf_event_open(attr, -1, static_cast<int>(cpu));
	const int error = errno;
	/* Distributions have a level 3, of which the kernel's documentation says nothing. */
	if (!ring.fd_ && (error == EACCES || error == EPERM) && paranoid_level() > 2)
		return Error{format(
			"cannot open a perf event on CPU %u: set /proc/sys/kernel/perf_event_paranoid to 2, or less, "
			"or have CAP_SYS_ADMIN",
			cpu)};
	if (!ring.fd_)
		return Error{format("cannot open a perf event on CPU %u", cpu), error};
	void *memory = mmap(nullptr, page + size, PROT_READ | PROT_WRITE, MAP_SHARED, ring.fd_.get(), 0);
	if (memory == MAP_FAILED)
		return Error{format("cannot map a buffer of %llu bytes for CPU %u",
				    static_cast<unsigned long long>(size), cpu),
			     errno};
	ring.mapping_ = Mapping(memory, page + size);
	if (ioctl(ring.fd_.get(), PERF_EVENT_IOC_ENABLE, 0) != 0)
		return Error{format("cannot enable the perf event of CPU %u", cpu), errno};
	return ring;
}

Status Ring::put_into(const Fd &map) const
{
	const int fd = fd_.get();

	if (bpf_map_update_elem(map.get(), &cpu_, &fd, BPF_ANY) != 0)
		return Error{format("cannot put the buffer of CPU %u into its map", cpu_), errno};
	return {};
}

RingView Ring::view() const
{
	auto *page = static_cast<perf_event_mmap_page *>(mapping_.data());
	const auto *base = static_cast<const uint8_t *>(mapping_.data());
	const size_t page_size = static_cast<size_t>(sysconf(_SC_PAGESIZE));
	RingView view;

	view.data = {base + page_size, mapping_.size() - page_size};
	view.tail = page->data_tail; /* only we write it */
	view.head = std::atomic_ref(page->data_head).load(std::memory_order_acquire);
	return view;
}

void Ring::release(uint64_t tail)
{
	auto *page = static_cast<perf_event_mmap_page *>(mapping_.data());

	std::atomic_ref(page->data_tail).store(tail, std::memory_order_release);
}

Status Ring::look()
{
	EventCounts counts = {};

	if (read(fd_.get(), &counts, sizeof(counts)) != sizeof(counts))
		return Error{format("cannot read the count of lost records of CPU %u", cpu_), errno};
	counts_ = counts;
	return {};
}

bool Ring::has_died()
{
	return std::exchange(lived_, counts_.enabled) == counts_.enabled;
}

Status Ring::reopen()
{
	if (Status status = look(); !status)
		return status;
	Result<Ring> ring = open(cpu_, view().data.size());
	if (!ring)
		return ring.error();
	ring->lost_before_ = lost();
	*this = std::move(*ring);
	return {};
}

} // namespace dt::run
