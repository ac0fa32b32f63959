/* SPDX-License-Identifier: GPL-2.0 */
/* Lists of probes in tracefs, which may be mounted at two places. */
#ifndef DTRACE_PROBE_TRACEFS_H
#define DTRACE_PROBE_TRACEFS_H

#include <cerrno>
#include <string>
#include <vector>

#include "base/result.h"
#include "probe/provider.h"

namespace dt {

/* Where tracefs can be, best first. */
inline std::vector<std::string> tracefs_places(const ProbeEnv &env)
{
	if (!env.tracefs.empty())
		return {env.tracefs};
	return {"/sys/kernel/tracing", "/sys/kernel/debug/tracing"};
}

/* Why there is no list: the user is told about all places where it failed, in one line. */
class TracefsFailures {
public:
	void add(const Error &error)
	{
		text_ += (text_.empty() ? "" : "; ") + error.text();
		is_locked_ = is_locked_ || error.code == EPERM;
	}
	bool empty() const { return text_.empty(); }
	Error error() const
	{
		/* Not EACCES: whoever asks has the rights, and it is the kernel that does not want. */
		return {text_ + (is_locked_ ? " (the kernel is locked down: /sys/kernel/security/lockdown must not be "
					      "[confidentiality])" :
					      " (is this the kernel to trace, and are you root?)")};
	}

private:
	std::string text_;
	bool is_locked_ = false;
};

} // namespace dt

#endif
