// SPDX-License-Identifier: GPL-2.0
/*
 * What the consumer does in user space: COUNT records of a program of KIND, from the
 * rings of four CPUs to text that is written.
 *
 *   valgrind --tool=callgrind --collect-atstart=no --toggle-collect=measured print_cost KIND COUNT
 *
 * Only measured() is counted. The unit test PrintCost and ./bench take two sizes; the
 * difference is the cost of a line.
 */
#include <linux/perf_event.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "../fuzz/front_end.h"
#include "out/lines.h"
#include "run/order.h"

namespace {

using namespace dt;

struct Kind {
	const char *name;
	const char *program;
	bool quiet;
};

/* A line with four values each. */
constexpr Kind kinds[] = {
	{"printf", "BEGIN { printf(\"%s %d %d %x\\n\", execname, pid, arg0, arg1); }", true},
	{"trace", "BEGIN { trace(execname); trace(pid); trace(arg0); trace(arg1); }", false},
};

constexpr unsigned kRings = 4;
constexpr size_t kRingBytes = size_t{4} << 20;

/* What the kernel would have written. */
struct Recorded {
	std::vector<uint8_t> data[kRings];
	run::RingView views[kRings];

	explicit Recorded(const test::Compiled &compiled, unsigned count)
	{
		for (unsigned i = 0; i < kRings; i++)
			data[i].resize(kRingBytes);
		for (unsigned n = 0; n < count; n++)
			put(n % kRings, compiled.unit.layouts[0], n);
		for (unsigned i = 0; i < kRings; i++)
			views[i].data = data[i];
	}

	void put(unsigned ring, const gen::RecordLayout &layout, unsigned n)
	{
		const uint32_t raw = (layout.size + 3) / 8 * 8 + 4;
		const perf_event_header framing = {PERF_RECORD_SAMPLE, 0, static_cast<uint16_t>(raw + 12)};
		const gen::RecordHeader header = {1, 1000000 + 100 * uint64_t{n}, 1};
		uint8_t *at = data[ring].data() + views[ring].head;

		std::memcpy(at, &framing, sizeof(framing));
		std::memcpy(at + 8, &raw, sizeof(raw));
		std::memcpy(at + 12, &header, sizeof(header));
		for (const gen::LayoutAction &action : layout.actions)
			for (const gen::Field &field : gen::fields_of(action))
				fill(at + 12 + field.offset, field, n);
		views[ring].head += framing.size;
	}

	static void fill(uint8_t *at, const gen::Field &field, unsigned n)
	{
		const uint64_t number = 1000 + n;

		if (field.is_string)
			std::memcpy(at, "dtrace", 7);
		else
			std::memcpy(at, &number, field.size);
	}
};

struct Consumed {
	run::TimeOrder order{kRings, true};
	out::Lines lines;
	const Recorded &recorded;
};

} // namespace

extern "C" __attribute__((noinline)) void measured(Consumed &consumed);

void measured(Consumed &consumed)
{
	for (unsigned i = 0; i < kRings; i++)
		consumed.order.collect(i, consumed.recorded.views[i]);
	consumed.order.take(UINT64_MAX, [&](size_t ring, auto record, auto next) {
		consumed.lines.take(record, static_cast<unsigned>(ring), next);
	});
	consumed.lines.write();
}

int main(int argc, char **argv)
{
	for (const Kind &kind : kinds) {
		if (argc < 3 || std::strcmp(kind.name, argv[1]) != 0)
			continue;
		const test::Compiled compiled(kind.program);
		const std::vector<Probe> probes = gen::enabled_probes(compiled.unit, compiled.probes);
		const Recorded recorded(compiled, static_cast<unsigned>(std::atol(argv[2])));
		Result<out::Output> output = out::Output::open(argc > 3 ? argv[3] : "/dev/null");

		if (compiled.diags.has_errors() || !output)
			return 1;
		Consumed consumed = {{kRings, true},
				     out::Lines({compiled.unit.layouts, probes}, {.quiet = kind.quiet}, kRings, *output,
						nullptr),
				     recorded};
		measured(consumed);
		return output->close() ? 0 : 1;
	}
	return 2;
}
