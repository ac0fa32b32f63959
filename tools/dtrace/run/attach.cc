// SPDX-License-Identifier: GPL-2.0
/*
 * Attaching by what providers describe, firing what has no event, and the
 * state word.
 *
 * All functions that share a trampoline are one kprobe_multi link, with a
 * cookie for each that holds the numbers of its enabling: attaching and
 * detaching cost one system call and one update of the kernel's text, not one
 * for each function.
 */
#include "run/session.h"

#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <cerrno>

#include "run/bpf_opts.h"
#include "run/kallsyms.h"
#include "run/sites.h"

namespace dt::run {

namespace {

/* The functions of one link: by name, or by address. */
struct Targets {
	bool is_return = false;
	std::vector<std::string> names;
	std::vector<unsigned long> addresses; /* as many as names, or none */
	std::vector<__u64> cookies;
};

/*
 * The list of functions gives the places of their calls of the tracer, which may
 * follow other instructions (endbr64), but cookies are found by the beginning.
 */
Status correct_addresses(Targets &targets)
{
	constexpr uint64_t prologue = 32; /* more than comes before such a call */
	const Result<std::string> kallsyms = read_file("/proc/kallsyms");
	if (!kallsyms)
		return kallsyms.error();
	const std::vector<std::vector<uint64_t>> starts = all_addresses(*kallsyms, targets.names);

	for (size_t i = 0; i < targets.addresses.size(); i++) {
		const uint64_t call = targets.addresses[i];

		for (uint64_t start : starts[i]) {
			if (start <= call && call - start < prologue)
				targets.addresses[i] = start;
		}
	}
	return {};
}

/*
 * Two links at most: functions that are alone in having their name, which the
 * kernel finds by itself, and the others, which only their addresses tell apart.
 * Alone means in the whole kernel: of several the kernel would take the first.
 */
Result<std::vector<Targets>> targets_of(uint32_t trampoline, const gen::Unit &unit, const std::vector<Probe> &probes)
{
	Targets named, placed;

	for (size_t i = 0; i < unit.enablings.size(); i++) {
		const Probe &probe = probes[i];

		if (unit.enablings[i].trampoline != trampoline)
			continue;
		if (probe.has_namesake && probe.address == 0)
			return Error{
				"cannot enable " + probe.full_name() +
				": several functions have this name, and the kernel does not list their addresses"};
		Targets &targets = probe.has_namesake ? placed : named;
		targets.is_return = probe.attach == AttachKind::FunctionReturn;
		targets.names.emplace_back(probe.function);
		if (probe.has_namesake)
			targets.addresses.push_back(probe.address);
		targets.cookies.push_back(gen::ecb_cookie(static_cast<uint32_t>(i + 1), probe.id));
	}
	std::vector<Targets> list;
	if (!placed.names.empty()) {
		if (Status status = correct_addresses(placed); !status)
			return status.error();
		list.push_back(std::move(placed));
	}
	if (!named.names.empty())
		list.push_back(std::move(named));
	return list;
}

/* Which of the functions cannot be probed, if it is one. */
std::string culprit(int program, const Targets &targets)
{
	for (size_t i = 0; i < targets.names.size(); i++) {
		const std::string &name = targets.names[i];
		const char *symbol = name.c_str();
		auto opts = bpf_opts<bpf_link_create_opts>();

		if (targets.addresses.empty())
			opts.kprobe_multi.syms = &symbol;
		else
			opts.kprobe_multi.addrs = &targets.addresses[i];
		opts.kprobe_multi.cnt = 1;
		opts.kprobe_multi.flags = targets.is_return ? BPF_F_KPROBE_MULTI_RETURN : 0;
		const Fd fd(bpf_link_create(program, 0, BPF_TRACE_KPROBE_MULTI, &opts));
		if (!fd)
			return name;
	}
	return {};
}

Result<Fd> link_functions(int program, const Targets &targets)
{
	std::vector<const char *> symbols;
	auto opts = bpf_opts<bpf_link_create_opts>();

	for (const std::string &name : targets.names)
		symbols.push_back(name.c_str());
	opts.kprobe_multi.cookies = targets.cookies.data();
	opts.kprobe_multi.cnt = static_cast<uint32_t>(targets.cookies.size());
	opts.kprobe_multi.flags = targets.is_return ? BPF_F_KPROBE_MULTI_RETURN : 0;
	if (!targets.addresses.empty())
		opts.kprobe_multi.addrs = targets.addresses.data();
	else
		opts.kprobe_multi.syms = symbols.data();
	Fd fd(bpf_link_create(program, 0, BPF_TRACE_KPROBE_MULTI, &opts));
	if (fd)
		return fd;

	const int code = errno;
	const std::string name = targets.names.size() <= 1000 ? culprit(program, targets) : std::string();
	if (!name.empty())
		return Error{"cannot enable fbt::" + name + (targets.is_return ? ":return" : ":entry"), code};
	return Error{format("cannot enable %zu functions at once", targets.names.size()), code};
}

std::atomic_ref<uint64_t> state_word(const Session &session)
{
	return std::atomic_ref<uint64_t>(*static_cast<uint64_t *>(session.state.data()));
}

uint64_t pack(gen::State state)
{
	return static_cast<uint64_t>(state.status) << 32 | state.activity;
}

gen::State unpack(uint64_t word)
{
	return {static_cast<uint32_t>(word), static_cast<uint32_t>(word >> 32)};
}

/*
 * A tracepoint takes one or two descriptors, a static probe one or one for each part of its function; there may be more
 * than the usual 1024.
 */
void allow_descriptors(const std::vector<Probe> &probes)
{
	const auto count = std::ranges::count_if(probes, [](const Probe &probe) {
		return probe.attach == AttachKind::Tracepoint || probe.attach == AttachKind::Site;
	});
	const rlim_t wanted = 512 + 2 * static_cast<rlim_t>(count); /* with all others */
	rlimit limit = {};

	if (!count || getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted)
		return;
	limit.rlim_cur = std::min(limit.rlim_max, wanted);
	setrlimit(RLIMIT_NOFILE, &limit);
}

} // namespace

Status attach(Session &session, const link::Image &image, const gen::Unit &unit, const std::vector<Probe> &probes)
{
	for (uint32_t i = 0; i < image.trampolines.size(); i++) {
		if (image.trampolines[i].wanted.kind != gen::TrampolineKind::Function)
			continue;
		Result<std::vector<Targets>> list = targets_of(i, unit, probes);
		if (!list)
			return list.error();
		for (const Targets &targets : *list) {
			Result<Fd> fd = link_functions(session.trampolines[i].get(), targets);

			if (!fd)
				return fd.error();
			session.links.push_back(std::move(*fd));
		}
	}
	allow_descriptors(probes);
	if (Status status = attach_tracepoints(session, image, unit, probes); !status)
		return status;
	return attach_sites(session, unit, probes);
}

namespace {

/* Calls of functions that a link let pass. */
uint64_t missed_by_links(const Session &session)
{
	uint64_t missed = 0;

	for (const Fd &link : session.links) {
		bpf_link_info info = {};
		uint32_t size = sizeof(info);

		if (bpf_obj_get_info_by_fd(link.get(), &info, &size) == 0)
			missed += info.kprobe_multi.missed;
	}
	return missed;
}

uint64_t missed_by_programs(const Session &session)
{
	uint64_t missed = 0;

	for (const Fd &program : session.trampolines) {
		bpf_prog_info info = {};
		uint32_t size = sizeof(info);

		if (bpf_obj_get_info_by_fd(program.get(), &info, &size) == 0)
			missed += info.recursion_misses;
	}
	return missed;
}

} // namespace

uint64_t skipped(const Session &session)
{
	return missed_by_links(session) + missed_by_programs(session);
}

uint64_t detach(Session &session)
{
	const uint64_t missed = missed_by_links(session);

	session.links.clear();
	session.sites.clear();
	session.tracepoints.clear();
	return missed + missed_by_programs(session);
}

Status fire(const Session &session, const gen::Unit &unit, uint32_t ecb, const std::vector<uint64_t> &args)
{
	const gen::Enabling &enabling = unit.enablings[ecb - 1];
	std::vector<uint64_t> context = {gen::ecb_cookie(ecb, enabling.probe)};
	auto opts = bpf_opts<bpf_test_run_opts>();

	context.insert(context.end(), args.begin(), args.end());
	context.resize(1 + kMaxArgs);
	opts.ctx_in = context.data();
	opts.ctx_size_in = static_cast<uint32_t>(context.size() * sizeof(uint64_t));
	if (bpf_prog_test_run_opts(session.trampolines[enabling.trampoline].get(), &opts) != 0)
		return Error{format("cannot fire probe %u", enabling.probe), errno};
	return {};
}

gen::State get_state(const Session &session)
{
	return unpack(state_word(session).load(std::memory_order_acquire));
}

void start_tracing(const Session &session)
{
	uint64_t expected = pack({static_cast<uint32_t>(gen::Activity::WarmUp), 0});

	state_word(session).compare_exchange_strong(expected, pack({static_cast<uint32_t>(gen::Activity::Active), 0}));
}

gen::State exchange_state(const Session &session, gen::State state)
{
	return unpack(state_word(session).exchange(pack(state)));
}

Result<std::vector<uint64_t>> counted(const Session &session, gen::Counter which)
{
	/* The kernel writes a value for each possible CPU, one behind the other; their numbers may have gaps. */
	std::vector<uint64_t> values(session.possible.size()), by_cpu(session.cpus);
	const auto key = static_cast<uint32_t>(which);

	if (bpf_map_lookup_elem(session.drops.get(), &key, values.data()) != 0)
		return Error{"cannot read the counts of drops", errno};
	for (size_t i = 0; i < values.size(); i++)
		by_cpu[session.possible[i]] = values[i];
	return by_cpu;
}

} // namespace dt::run
