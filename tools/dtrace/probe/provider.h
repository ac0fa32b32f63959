/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What a provider describes: the probes it has, where their arguments are and
 * how they are attached. All of it is data: `gen` writes trampolines from it,
 * `run` attaches by it, and neither calls back into a provider.
 *
 * A new provider is one file prov_NAME.cc that defines one `const Provider`,
 * and one row in the list at the end of probe.cc.
 */
#ifndef DTRACE_PROBE_PROVIDER_H
#define DTRACE_PROBE_PROVIDER_H

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace dt {

constexpr unsigned kMaxArgs = 10; /* arg0 ... arg9; DTRACE_MAX_ARGS */

/* What makes a probe fire. */
enum class AttachKind : uint8_t {
	Self,		/* the tool itself runs the program: BEGIN, END */
	Fault,		/* a fault in a clause: ERROR */
	FunctionEntry,	/* Probe::function (at Probe::address) is called */
	FunctionReturn, /* ... returns */
	Site,		/* a place in Probe::function that is marked; see Probe::site */
	Tracepoint,	/* an event of the kernel; see Probe::tracepoint */
};

/* Where the trampoline finds one argument. */
enum class ArgSource : uint8_t {
	Zero,		 /* the probe has no such argument */
	FunctionArg,	 /* index-th integer or pointer argument by the C calling convention */
	ReturnValue,	 /* of the function */
	Field,		 /* @bytes at @offset of a tracepoint's record */
	FieldAddress,	 /* where that field is, as it is no number */
	FieldData,	 /* where what it describes is: its low half is an offset in the record, __data_loc */
	FieldDataBehind, /* the same, but the offset counts from its end, __rel_loc */
};

struct ArgPlace {
	ArgSource source = ArgSource::Zero;
	uint8_t index = 0;
	uint8_t bytes = 0; /* of a number in a record: 1, 2, 4 or 8 */
	bool is_signed = false;
	uint16_t offset = 0;

	bool operator==(const ArgPlace &) const = default;
};

/* Arguments of a probe; those at and beyond @count are 0. Equal lists can share a trampoline. */
struct ArgList {
	uint8_t count = 0;
	std::array<ArgPlace, kMaxArgs> place = {};

	bool operator==(const ArgList &) const = default;
};

struct Provider;

/* A static probe, as the kernel knows it. */
struct Site {
	std::string_view provider; /* Probe::name is its other half */
	std::string_view types;	   /* of its arguments, as written at the site; see split_types() */
	bool is_shared = false;	   /* other functions have sites of it, too, which fire with these */
};

/* The types of a list: "int, void (*)(int, int)" are two. */
std::vector<std::string_view> split_types(std::string_view text);

class Tracepoint; /* probe/tracepoint.h */

/*
 * One probe. Made on demand from the provider's compact tables and cheap to
 * copy; the views point into those tables and live as long as the ProbeTable.
 */
struct Probe {
	uint32_t id = 0; /* from 1; the ID column, -i, DTrace's `id` */
	const Provider *provider = nullptr;
	std::string_view module;
	std::string_view function;
	std::string_view name;
	AttachKind attach = AttachKind::Self;
	bool has_namesake = false;     /* another function is called the same; see ProbeTable::find_namesakes() */
	const ArgList *args = nullptr; /* static storage; a tracepoint reads its own when asked, see arguments() */
	uint64_t address = 0;	       /* of the function in the kernel, 0 if not known */
	const Site *site = nullptr;    /* of AttachKind::Site */
	const Tracepoint *tracepoint = nullptr; /* of AttachKind::Tracepoint */

	std::string_view provider_name() const;
	/* "fbt:vmlinux:vfs_read:entry" */
	std::string full_name() const;
	const ArgList &arguments() const;
	/* Types of args[] as the kernel writes them; none if only the function's prototype says. */
	std::vector<std::string_view> argument_texts() const;
};

/* Where providers look for what the kernel has. */
struct ProbeEnv {
	std::string tracefs; /* "" = /sys/kernel/tracing, else /sys/kernel/debug/tracing */
};

/* The loaded probes of one provider; made by Provider::load(), owned by the ProbeTable. */
class ProbeList {
public:
	virtual ~ProbeList() = default;
	virtual uint32_t count() const = 0;
	/* Probe number @index (0-based); id is filled in by the table. */
	virtual Probe at(uint32_t index) const = 0;
};

/* Define as `const Provider kNameProvider = {...};` and list it in probe.cc. */
struct Provider {
	std::string_view name;
	/* All values that the last part of its probes' names can have; empty: any. Saves loading the list. */
	std::span<const std::string_view> probe_names;
	/* Reads what the kernel offers. Called at most once, and only if a probe may be wanted. */
	Result<std::unique_ptr<ProbeList>> (*load)(const ProbeEnv &env);
};

inline std::string_view Probe::provider_name() const
{
	return provider->name;
}

} // namespace dt

#endif
