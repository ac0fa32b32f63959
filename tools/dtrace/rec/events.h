/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Events of a recording. A chunk (file.h) has an event after the other: its kind, and
 * its values as the functions of Recorder write them.
 */
#ifndef DTRACE_REC_EVENTS_H
#define DTRACE_REC_EVENTS_H

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "gen/unit.h"
#include "run/agg_memory.h"

namespace dt::rec {

enum class RecordedKind : uint8_t {
	Begin, /* of the run: Recorded, without probes and faults */
	Probes,
	Unit, /* places of its faults */
	Name, /* of an address, from here on; so are Lines and Place */
	Lines,
	Place,
	Record,
	Entry, /* what was counted for a key */
	Array, /* what an associative array holds that the next record prints */
	Message,
	Loss,
	Step,
};

/* Stands for the kernel where the address of a process has its number. */
constexpr int kKernelPid = -1;

/* A step that the consumer does when tracing ends. */
enum class EndStep : uint8_t {
	EndLine,   /* the line that ^C has begun */
	PrintKept, /* the records that -x bufpolicy has kept */
	EndCalls,  /* -x flowmin: the calls that have not ended */
	SayFaults, /* how often faults came that were not said */
	PrintRest, /* the aggregations that no action has printed */
};

struct RecordEvent {
	std::span<const uint8_t> record, next; /* see Recorder::record() */
	uint32_t cpu = 0;
};

struct EntryEvent {
	run::AggEntry entry;
	uint32_t cpu = 0;
};

struct ElementBytes {
	std::span<const uint8_t> key, value; /* in the map */
};

struct ArrayEvent {
	const gen::ArrayLayout *layout = nullptr;
	std::vector<ElementBytes> elements;
};

struct MessageEvent {
	std::string_view text;
};

struct LossEvent {
	uint8_t kind = 0; /* of out::LossKind */
	uint64_t count = 0;
	uint32_t cpu = 0;
	std::string_view aggregation;
};

/* Recorded::more is a unit whose probes are the last ones of Recorded::probes. */
struct UnitEvent {
	const gen::Unit *unit = nullptr;
};

/* Good until the next event is read. std::monostate: there is none. */
using Event =
	std::variant<std::monostate, RecordEvent, EntryEvent, ArrayEvent, MessageEvent, LossEvent, UnitEvent, EndStep>;

} // namespace dt::rec

#endif
