// SPDX-License-Identifier: GPL-2.0
/*
 * Provider io: requests to block devices.
 *
 * start fires where a request is handed to the driver. done fires where the
 * driver reports completion, which can happen in parts. arg0 of both is the
 * struct request. wait-start and wait-done enclose the function in which a
 * thread waits for a struct bio, which is arg0 of both.
 */
#include "probe/derived.h"
#include "probe/probe.h"

namespace dt {

namespace {

using arg_types::TranslatedArg;
using derived::Event, derived::Row;

constexpr TranslatedArg kStart[] = {{"bufinfo_t *", "dt_io_buf"},
				    {"devinfo_t *", "dt_io_dev"},
				    {"fileinfo_t *", "dt_io_file"}};
constexpr TranslatedArg kDone[] = {{"bufinfo_t *", "dt_io_done_buf"},
				   {"devinfo_t *", "dt_io_dev"},
				   {"fileinfo_t *", "dt_io_file"}};
constexpr TranslatedArg kWait[] = {{"bufinfo_t *", "dt_io_wait_buf"},
				   {"devinfo_t *", "dt_io_wait_dev"},
				   {"fileinfo_t *", "dt_io_wait_file"}};
constexpr TranslatedArg kWaitDone[] = {{"bufinfo_t *", "dt_io_waited_buf"},
				       {"devinfo_t *", "dt_io_waited_dev"},
				       {"fileinfo_t *", "dt_io_waited_file"}};
constexpr std::string_view kWaited[] = {"dt_io_waited"};

constexpr Row kIoRows[] = {
	{"done", Event::Tracepoint, "block", "block_rq_complete", "", kDone, 3},
	{"start", Event::Tracepoint, "block", "block_rq_issue", "", kStart, 1},
	{.name = "wait-done",
	 .event = Event::Return,
	 .group = "",
	 .target = "submit_bio_wait",
	 .guard = "",
	 .args = kWaitDone,
	 .words = kWaited,
	 .companion = "self uintptr_t dt_io_wait; fbt::submit_bio_wait:entry { self->dt_io_wait = arg0; }"},
	{"wait-start", Event::Entry, "", "submit_bio_wait", "", kWait},
};
constexpr auto kIoNames = derived::names(kIoRows);

} // namespace

constinit const Provider kIoProvider = {"io", kIoNames,
					[](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						return derived::open(env, "io", kIoRows);
					},
					stability::kNamesOfIsa};

} // namespace dt
