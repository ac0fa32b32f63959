// SPDX-License-Identifier: GPL-2.0
/*
 * Provider io: requests to block devices.
 *
 * start fires where a request is handed to the driver. done fires where the
 * driver reports completion, which can happen in parts. arg0 of both is the
 * struct request.
 */
#include "probe/derived.h"
#include "probe/probe.h"

namespace dt {

namespace {

using arg_types::TranslatedArg;
using derived::Event, derived::Row;

constexpr TranslatedArg kRequest[] = {{"bufinfo_t *", "dt_io_buf"},
				      {"devinfo_t *", "dt_io_dev"},
				      {"fileinfo_t *", "dt_io_file"}};

constexpr Row kIoRows[] = {
	{"done", Event::Tracepoint, "block", "block_rq_complete", "", kRequest, 3},
	{"start", Event::Tracepoint, "block", "block_rq_issue", "", kRequest, 1},
};
constexpr auto kIoNames = derived::names(kIoRows);

} // namespace

constinit const Provider kIoProvider = {"io", kIoNames, [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						return derived::open(env, "io", kIoRows);
					}};

} // namespace dt
