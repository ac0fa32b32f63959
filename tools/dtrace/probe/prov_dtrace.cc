// SPDX-License-Identifier: GPL-2.0
/*
 * Provider dtrace: the probes of tracing itself.
 *
 * The tool fires BEGIN before everything else and END after it. A fault in a
 * clause fires ERROR. These probes always exist and have the first three ids.
 * ERROR has the arguments that it has on Solaris: arg1 probe id, arg2 statement,
 * arg3 place in the program, arg4 kind of fault, arg5 address. The code that
 * raises the fault sets them, so this file does not say where they are.
 */
#include "probe/probe.h"

namespace dt {

namespace {

constexpr std::string_view kNames[] = {"BEGIN", "END", "ERROR"};

/* BEGIN and END have what the tool gives them: nothing, which reads as 0. */
constexpr ArgList given_args()
{
	ArgList list;

	list.count = kMaxArgs;
	for (uint8_t i = 0; i < kMaxArgs; i++)
		list.place[i] = {ArgSource::Given, i};
	return list;
}
constexpr ArgList kGivenArgs = given_args();
constexpr ArgList kNoArgs = {};

class DtraceList final : public ProbeList {
public:
	uint32_t count() const override { return static_cast<uint32_t>(std::size(kNames)); }

	Probe at(uint32_t index) const override
	{
		Probe probe;

		probe.name = kNames[index];
		probe.args = &kGivenArgs;
		if (index + 1 == kProbeError) {
			probe.attachment = attach::Fault{};
			probe.args = &kNoArgs;
		}
		return probe;
	}
};

Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &)
{
	return std::unique_ptr<ProbeList>(std::make_unique<DtraceList>());
}

} // namespace

constinit const Provider kDtraceProvider = {
	"dtrace", kNames, open, stability::of_kernel(stability::kStable, stability::kStable, stability::kStable), true};

} // namespace dt
