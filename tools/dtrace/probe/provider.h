/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What a provider describes: its probes, where their arguments are, the types of
 * the arguments, and how the probes are attached (attach.h). All of it is data:
 * `check` takes types from it, `gen` writes trampolines from it, `run` attaches
 * by it. None of them calls back into a provider or compares names.
 *
 * A new provider is one file prov_NAME.cc that defines one `const Provider`,
 * and one row in providers.def.
 */
#ifndef DTRACE_PROBE_PROVIDER_H
#define DTRACE_PROBE_PROVIDER_H

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/diag.h"
#include "base/result.h"
#include "base/stability.h"
#include "os/functions.h"
#include "os/operand.h"
#include "os/processes.h"
#include "probe/attach.h"

namespace dt {

constexpr unsigned kMaxArgs = 10;   /* arg0 ... arg9; DTRACE_MAX_ARGS */
constexpr unsigned kMaxFields = 64; /* of a tracepoint that are args[] */

/* Where the trampoline finds one argument. */
enum class ArgSource : uint8_t {
	Zero,		 /* the probe has no such argument */
	Given,		 /* index-th word that the tool hands over when it fires the probe */
	Word,		 /* index-th word of what a raw tracepoint hands over */
	FunctionArg,	 /* index-th integer or pointer argument by the C calling convention */
	ReturnValue,	 /* of the function */
	Field,		 /* @bytes at @offset of a tracepoint's record */
	FieldAddress,	 /* where that field is, as it is no number */
	FieldData,	 /* where what it describes is: its low half is an offset in the record, __data_loc */
	FieldDataBehind, /* the same, but the offset counts from its end, __rel_loc */
	KernelPc,	 /* where the kernel was interrupted; 0: it was not the kernel that ran */
	UserPc,		 /* where a process was interrupted; 0: the kernel ran */
	CallArgument,	 /* index-th argument of the system call that the thread is in */
	CallResult,	 /* of that system call */
	Operand,	 /* what the operand of a static probe of a process leads to */
	ExitOffset,	 /* of the instruction that leaves the function of a process, in the function */
};

struct ArgPlace {
	ArgSource source = ArgSource::Zero;
	uint8_t index = 0;
	uint8_t bytes = 0; /* of a number in a record: 1, 2, 4 or 8 */
	bool is_signed = false;
	uint16_t offset = 0;
	const os::UserOperand *operand = nullptr;

	constexpr bool operator==(const ArgPlace &other) const
	{
		return source == other.source && index == other.index && bytes == other.bytes &&
		       is_signed == other.is_signed && offset == other.offset &&
		       (operand == other.operand || (operand && other.operand && *operand == *other.operand));
	}
};

/* Arguments of a probe; those at and beyond @count are 0. Equal lists can share a trampoline. */
struct ArgList {
	uint8_t count = 0;
	std::array<ArgPlace, kMaxFields> place = {};

	bool operator==(const ArgList &) const = default;
};

/* What says which types args[] have. */
namespace arg_types {

/* Nothing: there are only arg0 ... arg9. */
struct None {};

/* The prototype of a function of the kernel: its parameters, or 0 and its result. */
struct Prototype {
	std::string_view function;
	bool is_return = false;
};

/* The types as written at the probe, "struct page *, int"; see split_types(). */
struct Written {
	std::string_view list;
};

/*
 * The fields of its record after the first @skipped. They are read when they are needed. So are their places if the
 * probe does not give them.
 */
struct Fields {
	const Tracepoint *event = nullptr;
	uint8_t skipped = 0;
};

/* The parameters of a tracepoint itself, which are not the fields of its record. */
struct Parameters {
	std::string_view tracepoint;
};

/* One of the args[] that the tool's D libraries compute from arg0 ... arg9. */
struct TranslatedArg {
	std::string_view type;	/* as -lv shows it */
	std::string_view value; /* the inline of a D library that it stands for */
};

/* Arguments that D libraries compute from other arguments. */
struct Translated {
	std::span<const TranslatedArg> list;
};

} // namespace arg_types

using ArgTypes = std::variant<arg_types::None, arg_types::Prototype, arg_types::Written, arg_types::Fields,
			      arg_types::Parameters, arg_types::Translated>;

/* Splits a list of types: "int, void (*)(int, int)" has two. */
std::vector<std::string_view> split_types(std::string_view text);

/* How stable the parts of the names of a provider's probes are, and their arguments. */
struct ProviderAttributes {
	Attributes provider, module, function, name, args;
};

namespace stability {

constexpr Attributes kStable = {};
constexpr Attributes kEvolving = {Stability::Evolving, Stability::Evolving, MachineClass::Common};
constexpr Attributes kEvolvingCpu = {Stability::Evolving, Stability::Evolving, MachineClass::Cpu};
constexpr Attributes kEvolvingIsa = {Stability::Evolving, Stability::Evolving, MachineClass::Isa};
constexpr Attributes kUnstable = {Stability::Unstable, Stability::Unstable, MachineClass::Common};
constexpr Attributes kPrivate = {Stability::Private, Stability::Private, MachineClass::Unknown};
constexpr Attributes kPrivateIsa = {Stability::Private, Stability::Private, MachineClass::Isa};

/* The attributes of a provider whose modules and functions are names of the kernel's source. */
constexpr ProviderAttributes of_kernel(Attributes provider, Attributes name, Attributes args)
{
	return {provider, kPrivate, kPrivate, name, args};
}

constexpr ProviderAttributes kEvolvingNames = of_kernel(kEvolving, kEvolving, kEvolving);
constexpr ProviderAttributes kNamesOfIsa = of_kernel(kEvolvingIsa, kEvolvingIsa, kEvolvingIsa);
constexpr ProviderAttributes kCounters = of_kernel(kEvolvingIsa, kEvolvingIsa, kPrivateIsa);
constexpr ProviderAttributes kKernelCode = of_kernel(kEvolving, kEvolving, kPrivateIsa);

} // namespace stability

/*
 * One probe. Made on demand from the provider's compact tables and cheap to
 * copy; the views point into those tables and live as long as the ProbeTable.
 */
struct Probe {
	uint32_t id = 0;	   /* from 1; the ID column, -i, DTrace's `id` */
	std::string_view provider; /* of a list: empty if it is Provider::name */
	std::string_view module;
	std::string_view function;
	std::string_view name;
	Attachment attachment;
	const ArgList *args = nullptr; /* static storage; nullptr: the fields of a record, or none, see arguments() */
	ArgTypes types;
	/*
	 * The inline of a D library that decides whether a firing of the attachment is a firing of this probe; empty:
	 * always.
	 */
	std::string_view guard;
	/*
	 * Inlines of D libraries that arg0 ... stand for, by number. If an entry is empty or missing, the argument is
	 * that of the event.
	 */
	std::span<const std::string_view> words;
	/*
	 * A D program that must run while the probe is enabled, with its clauses after the user's. It stores what the
	 * probe's inlines read.
	 */
	std::string_view companion;
	/*
	 * A probe may fire in many processes. Sharing says in which of them its firings count. The first part of the
	 * name of such a probe is known only when it fires.
	 */
	struct Sharing {
		enum class Who : uint8_t { One, AllBut, Progeny };
		Who who = Who::One;
		/* One: the process, or 0 if its event is its own. AllBut: who is left out. Progeny: the first of the family. */
		int pid = 0;

		bool operator==(const Sharing &) const = default;
	} sharing = {};
	const ProviderAttributes *attributes = nullptr; /* its provider's */
	bool at_return = false; /* a function returns and has left its frame: registers are its caller's */
	bool ends_call = false; /* a system call returns, with its result as arg1 */
	bool is_call = false;	/* a system call as its caller sees it: -F draws => and <= */
	bool is_named = false;	/* somebody has written its function and its name, and no pattern */

	/* Is arg1 what a function or a system call gives back, of a known type? */
	bool gives_result() const
	{
		const auto *prototype = std::get_if<arg_types::Prototype>(&types);

		return ends_call || (prototype && prototype->is_return);
	}

	/* Does a thread do what fires it? No thread does a tick, but some thread accesses memory that is watched. */
	bool is_of_thread() const
	{
		const auto *event = std::get_if<attach::PerfEvent>(&attachment);

		return !std::holds_alternative<attach::Internal>(attachment) && (!event || event->bytes);
	}

	/* "fbt:vmlinux:vfs_read:entry" */
	std::string full_name() const;
	const ArgList &arguments() const;
	/* The types of args[] as the kernel writes them; empty if only a prototype has them. */
	std::vector<std::string_view> argument_texts() const;
	/*
	 * The reason why the places of its arguments, of which the first @wanted are needed, are unknown
	 * although they should be known.
	 */
	Status argument_status(unsigned wanted = kMaxArgs) const;
};

/* The provider of the functions of all processes. */
constexpr std::string_view kEveryProcess = "pid*";

class KernelTypes;   /* type/btf.h */
struct TracefsTexts; /* probe/tracefs.cc */

std::shared_ptr<TracefsTexts> no_tracefs_texts();

/* Where providers look for what the kernel and its processes have. */
struct ProbeEnv {
	std::string tracefs; /* "" = /sys/kernel/tracing, else /sys/kernel/debug/tracing */
	std::string proc = "/proc";
	std::string debugfs = "/sys/kernel/debug";
	os::Processes *processes = nullptr; /* nullptr: none can be looked at */
	os::Functions *functions = nullptr; /* nullptr: there is only the list of all */
	KernelTypes *kernel = nullptr;	    /* nullptr: variables of the kernel have no types */
	int target = 0;			    /* $target; 0: there is none */
	int tool = 0;			    /* this process: its calls are not traced with those of all others */
	int followed = 0;		    /* -x follow: a description of this process means its children, too */
	bool uretprobes = false;	    /* -x uretprobes */
	bool tells_more = false;	    /* -v: warnings() say how returns are traced */
	bool only_names = false;	    /* probes are listed and never attached: addresses need not be known */
	/* The texts read from tracefs; copies of this struct share them. */
	std::shared_ptr<TracefsTexts> texts = no_tracefs_texts();
};

struct ProbeDesc; /* probe/description.h */

/* Why no probe matches a description, and the tag of that error if the provider has one for it. */
struct Reason {
	std::string text = {};
	std::optional<Tag> tag = {};
};

/*
 * The probes of one provider; made by Provider::open(), owned by the ProbeTable.
 * They are numbered from 0. A provider with a fixed list has all probes from the
 * beginning, and implements only count() and at(). A provider with unlimited
 * names, or one that finds probes late, begins with the few that -l shows;
 * match() adds others when a description names them. A probe keeps its number.
 */
class ProbeList {
public:
	virtual ~ProbeList() = default;
	/* How many there are so far. */
	virtual uint32_t count() const = 0;
	/* Probe number @index; id is filled in by the table. */
	virtual Probe at(uint32_t index) const = 0;
	/* If the list looks up single probes without reading all, this reads all others. */
	virtual Status read_all() { return {}; }
	/*
	 * Appends the numbers of all probes that @desc matches, in ascending order. By default, it compares
	 * each probe of the list.
	 */
	virtual Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes);
	/* In which processes the probes of @desc fire, also those that match() finds later. */
	virtual Probe::Sharing sharing(const ProbeDesc &desc) const
	{
		static_cast<void>(desc);
		return {};
	}
	/* Why no probe matches @desc, if there is more to say than similar names; else the text is "". */
	virtual Reason explain(const ProbeDesc &desc) const
	{
		static_cast<void>(desc);
		return {};
	}
	/* May a process bring probes later: one that starts, or one that maps other code? */
	virtual bool grows_with_processes() const { return false; }
	/* From now on, match() finds what is in the changed processes. May it find more than before? */
	virtual bool look_again(const os::ProcessChanges &changes)
	{
		static_cast<void>(changes);
		return false;
	}
	/* May a module that is loaded later bring probes? */
	virtual bool grows_with_modules() const { return false; }
	/* From now on, match() finds the probes of @module, which was just loaded. A module with enabled probes stays. */
	virtual Status add_module(std::string_view module)
	{
		static_cast<void>(module);
		return {};
	}
	/* What cannot be traced although a description matches it, as warnings for the user. */
	virtual std::span<const std::string> warnings() const { return {}; }
	/* The kernel's name for a function that people call @name, "stat": "newstat"; empty: unknown. */
	virtual std::string_view meant(std::string_view name) const
	{
		static_cast<void>(name);
		return {};
	}
	/*
	 * Called at the end for the enabled probes: fills in what their attachments need to know about the
	 * whole list.
	 */
	virtual void complete(std::span<Probe *const> enabled) const { static_cast<void>(enabled); }

protected:
	/* Does @desc match probe number @index? */
	bool matches(const ProbeDesc &desc, uint32_t index) const;
};

/* Names that a list looks for one by one before an index of all its names costs less. */
constexpr unsigned kSearched = 8;

/* Define as `const Provider kNameProvider = {...};` and list it in providers.def. */
struct Provider {
	std::string_view name; /* or a pattern of names, if each probe says which: "pid[0-9]*" */
	/*
	 * All names or patterns that the last part of its probes' names can have; empty: any. Saves opening the
	 * provider.
	 */
	std::span<const std::string_view> probe_names;
	/* Reads the kernel's list. Called at most once, and only if a probe may be needed. */
	Result<std::unique_ptr<ProbeList>> (*open)(const ProbeEnv &env);
	/* As in the chapters on providers of DTrace's user guide. */
	ProviderAttributes attributes = {stability::kUnstable, stability::kUnstable, stability::kUnstable,
					 stability::kUnstable, stability::kUnstable};
	/*
	 * A description that consists of one of @probe_names alone means this provider. Otherwise, each program with
	 * BEGIN would read the lists of all providers whose probes have any names.
	 */
	bool reserves_names = false;
};

} // namespace dt

#endif
