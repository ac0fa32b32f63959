/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Messages about tracing, beside the data: notices and losses. They go to standard
 * error. With -x oformat=json, they are objects in the output, so that a reader of
 * the output misses nothing.
 *
 * The callers give the text or the loss and do not know the format. A message comes
 * after all output that was printed before it.
 */
#ifndef DTRACE_OUT_MESSAGES_H
#define DTRACE_OUT_MESSAGES_H

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/options.h"
#include "out/output.h"
#include "out/signals.h"
#include "rec/recorder.h"

namespace dt::out {

enum class LossKind : uint8_t {
	Records,       /* firings without a record, on a CPU */
	Aggregation,   /* firings that an aggregation had no room for, on a CPU */
	Variables,     /* assignments that found no memory */
	Speculative,   /* records that a speculation had no room for */
	NoSpeculation, /* speculation() without a free number */
	ErrorFaults,   /* faults in clauses of ERROR */
	CutStacks,     /* stacks of processes that were not known yet */
	/* Firings that ran no clause: */
	SkippedByProgram,  /* another program was running */
	SkippedWithoutRcu, /* RCU was not watching */
	SkippedReturns,	   /* the kernel had no memory for a return */
	SkippedByKprobe,   /* another kprobe was being handled */
};

inline constexpr size_t kLossKinds = static_cast<size_t>(LossKind::SkippedByKprobe) + 1;

/* The losses that have been reported so far. */
struct LossCounts {
	std::array<uint64_t, kLossKinds> of_kind = {};
	uint64_t faults = 0;
};

struct Loss {
	LossKind kind;
	uint64_t count = 0;
	unsigned cpu = 0;		/* of kinds that are counted for each */
	std::string_view aggregation{}; /* its name, without @ */
};

/* "aggregation", as JSON and metrics have it */
std::string_view loss_name(LossKind kind);
/* "9841 drops on CPU 0", "3 aggregation drops on CPU 1 (@a)" */
std::string loss_text(const Loss &loss);
/*
 * "12 firings by dtrace itself, not traced": @functions that clauses called, where they are known. Only -v names them.
 */
std::string own_calls_text(uint64_t count, const std::vector<std::string> &functions, bool verbose);
/* {"type":"loss",...} in a line. */
std::string loss_object(const Loss &loss);

class Messages {
public:
	/*
	 * All arguments outlive it; what was printed before has been written. @signals may be null; @counts: losses
	 * are counted there, too; @recorder: gets what is said. Both may be null.
	 */
	Messages(const Options &options, Output &output, Signals *signals, LossCounts *counts = nullptr,
		 rec::Recorder *recorder = nullptr)
		: droptags_(options.droptags), is_json_(options.is_json()), output_(output), signals_(signals),
		  counts_(counts), recorder_(recorder)
	{
	}

	/* The same for what a report says again by itself. */
	Messages unrecorded() const
	{
		Messages same = *this;

		same.recorder_ = nullptr;
		return same;
	}

	void say(const std::string &text) const;
	void say(const Loss &loss) const;

private:
	void show(const std::string &text) const;

	const bool droptags_, is_json_;
	Output &output_;
	Signals *const signals_;
	LossCounts *const counts_;
	rec::Recorder *recorder_;
};

} // namespace dt::out

#endif
