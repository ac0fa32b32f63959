// SPDX-License-Identifier: GPL-2.0
/*
 * What the consumer costs in user space: COUNT records of a program of KIND, from
 * the rings of four CPUs, or of one, to written text; or COUNT keys of an aggregation,
 * from the memory of four CPUs to printed rows (key), or from the totals to the page of a
 * scrape (series); or COUNT frames of stacks of 10 of the kernel, or of this process.
 *
 *   valgrind --tool=callgrind --collect-atstart=no --toggle-collect=measured print_cost KIND COUNT
 *
 * Only measured() is counted. The unit test PrintCost and ./bench run two sizes; the
 * difference is the cost of a line, of a key, of a series, or of a frame.
 */
#include <linux/perf_event.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>

#include "../fuzz/front_end.h"
#include "out/agg_print.h"
#include "out/lines.h"
#include "out/metrics.h"
#include "run/agg_memory.h"
#include "run/time_order.h"

namespace {

using namespace dt;

struct Kind {
	const char *name;
	const char *program;
	bool quiet;
	unsigned rings;
};

/* A line with four values each. */
constexpr Kind kinds[] = {
	{"printf", "BEGIN { printf(\"%s %d %d %x\\n\", execname, pid, arg0, arg1); }", true, 4},
	{"printf-of-one-ring", "BEGIN { printf(\"%s %d %d %x\\n\", execname, pid, arg0, arg1); }", true, 1},
	{"trace", "BEGIN { trace(execname); trace(pid); trace(arg0); trace(arg1); }", false, 4},
};

constexpr unsigned kRings = 4;
constexpr size_t kRingBytes = size_t{4} << 20;

/* What the kernel would have written. */
struct Recorded {
	std::vector<std::vector<uint8_t>> data;
	std::vector<run::RingView> views;

	Recorded(const test::Compiled &compiled, unsigned rings, unsigned count)
		: data(rings, std::vector<uint8_t>(kRingBytes)), views(rings)
	{
		for (unsigned n = 0; n < count; n++)
			put(n % rings, compiled.unit.layouts[0], n);
		for (unsigned i = 0; i < rings; i++)
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

/* The elements of all CPUs; each key has been counted on one of them. */
struct Counted {
	static constexpr size_t kEntryWords = 5; /* header, count, two words of execname, pid */
	std::vector<uint64_t> elements[kRings];

	Counted(const gen::AggLayout &layout, unsigned count)
	{
		for (std::vector<uint64_t> &element : elements)
			element.resize(layout.entries_at / 8 + (count / kRings + 1) * kEntryWords);
		for (unsigned n = 0; n < count; n++)
			put(elements[n % kRings], layout, n);
	}

	static void put(std::vector<uint64_t> &element, const gen::AggLayout &layout, unsigned n)
	{
		uint64_t *at = element.data() + (layout.entries_at + element[0]) / 8;

		at[0] = uint64_t{1} << 32 | uint64_t{3} << 48;
		at[1] = n;
		std::memcpy(at + 2, "dtrace", 7);
		at[4] = 1000 + n;
		element[0] += 8 * kEntryWords;
	}
};

} // namespace

extern "C" __attribute__((noinline)) void measured(const std::function<void()> &work);

void measured(const std::function<void()> &work)
{
	work();
}

namespace {

int measure_lines(const Kind &kind, unsigned count, const char *file)
{
	const test::Compiled compiled(kind.program);
	const std::vector<Probe> probes = gen::enabled_probes(compiled.unit, compiled.probes);
	const Recorded recorded(compiled, kind.rings, count);
	Result<out::Output> output = out::Output::open(file);

	if (compiled.diags.has_errors() || !output)
		return 1;
	run::TimeOrder order(kind.rings, true);
	out::Lines lines({compiled.unit.layouts, probes}, {.quiet = kind.quiet}, kind.rings, *output, nullptr);
	measured([&] {
		for (unsigned i = 0; i < kind.rings; i++)
			order.collect(i, recorded.views[i]);
		order.take(UINT64_MAX, [&](size_t ring, auto record, auto next) {
			lines.take(record, static_cast<unsigned>(ring), next);
		});
		lines.write();
	});
	return output->close() ? 0 : 1;
}

int measure_keys(unsigned count, const char *file, bool is_scrape)
{
	const test::Compiled compiled("BEGIN { @[execname, pid] = count(); }");
	const std::vector<Probe> probes = gen::enabled_probes(compiled.unit, compiled.probes);
	const gen::AggLayout &layout = compiled.unit.aggregations;
	const Counted counted(layout, count);
	Result<out::Output> output = out::Output::open(file);
	out::AggTotal total;
	std::string text;
	bool good = true;

	if (compiled.diags.has_errors() || !output)
		return 1;
	total.aggregation = layout.shapes.front().aggregation;
	const auto add_all = [&] {
		for (unsigned cpu = 0; cpu < kRings; cpu++)
			good &= run::walk_element(counted.elements[cpu], layout, [&](const run::AggEntry &entry) {
				good &= total.add(entry, cpu, probes);
			});
	};
	if (is_scrape)
		add_all();
	measured([&] {
		const out::AggTotal *const totals[] = {&total};

		if (is_scrape) {
			out::Metrics(out::MetricsFormat::OpenMetrics, "", {}, text).aggregation(total);
		} else {
			add_all();
			out::print_totals(totals, {}, {}, text);
		}
		output->write(text);
	});
	return good && total.rows.size() == count && output->close() ? 0 : 1;
}

/* A kernel of so many functions, each of 64 bytes, and this process. */
class FrameSymbols final : public os::Symbols {
public:
	static constexpr uint64_t kText = 0xffffffff81000000, kBytes = 64;

	os::AddressName of_kernel(uint64_t address) override { return kernel_.find(address); }
	os::AddressName of_process(int pid, uint64_t address) override { return processes_.find(pid, address); }
	std::vector<os::SourceFrame> lines(int, uint64_t) override { return {}; }
	std::optional<os::FilePlace> place(int, uint64_t) override { return {}; }

private:
	static std::string kallsyms()
	{
		std::string text;
		char line[64];

		for (unsigned i = 0; i < 100000; i++) {
			std::snprintf(line, sizeof(line), "%016llx T some_function_%u\n",
				      static_cast<unsigned long long>(kText + i * kBytes), i);
			text += line;
		}
		return text;
	}

	os::KernelNames kernel_{[](const char *path) { return std::strstr(path, "kallsyms") ? kallsyms() : ""; }};
	os::ProcessNames processes_;
};

/*
 * As in most programs, few of the places are in all of the stacks: here it is 500. Those of this process are in the
 * library of C.
 */
int measure_frames(unsigned count, const char *file, bool is_user)
{
	constexpr unsigned depth = 10, places = 500;
	const uint64_t text = is_user ? reinterpret_cast<uint64_t>(&std::printf) : FrameSymbols::kText;
	FrameSymbols symbols;
	const out::Naming naming = {.symbols = &symbols};
	Result<out::Output> output = out::Output::open(file);
	std::vector<uint64_t> frames;
	std::string printed;

	for (unsigned n = 0; n < count; n++)
		frames.push_back(text + FrameSymbols::kBytes * (n * 7919 % places) + 5);
	const auto print = [&](std::span<const uint64_t> of, std::string &out) {
		run::RecordValue stack;

		stack.names = is_user ? gen::Names::User : gen::Names::Kernel;
		stack.part = is_user ? BuiltinId::Ustack : BuiltinId::StackTrace;
		stack.is_stack = true;
		stack.pid = static_cast<uint64_t>(getpid());
		stack.object = {reinterpret_cast<const uint8_t *>(of.data()), of.size_bytes()};
		out::print_stack(stack, naming, out);
	};

	if (!output)
		return 1;
	/* The symbols have been read before. */
	std::string first;
	print(std::span(frames).first(places), first);
	measured([&] {
		for (unsigned n = 0; n < count; n += depth)
			print(std::span(frames).subspan(n, depth), printed);
		output->write(printed);
	});
	const bool is_named = first.find(is_user ? "libc.so.6`" : "`some_function_1+0x5") != std::string::npos;
	return is_named && output->close() ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
	const char *file = argc > 3 ? argv[3] : "/dev/null";

	if (argc < 3)
		return 2;
	const auto count = static_cast<unsigned>(std::atol(argv[2]));
	const bool is_scrape = std::strcmp(argv[1], "series") == 0;
	if (is_scrape || std::strcmp(argv[1], "key") == 0)
		return measure_keys(count, file, is_scrape);
	const bool is_user = std::strcmp(argv[1], "user-frame") == 0;
	if (is_user || std::strcmp(argv[1], "kernel-frame") == 0)
		return measure_frames(count, file, is_user);
	for (const Kind &kind : kinds)
		if (std::strcmp(kind.name, argv[1]) == 0)
			return measure_lines(kind, count, file);
	return 2;
}
