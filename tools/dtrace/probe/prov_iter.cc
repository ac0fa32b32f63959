// SPDX-License-Identifier: GPL-2.0
/*
 * Provider iter: probes that fire once for each object that the kernel has, such
 * as a process or a socket, when tracing begins.
 *
 * A BPF iterator of the kernel calls bpf_iter_run_prog(program, context) for each
 * object. The tool runs the iterator with a program of its own that does nothing
 * (run/iterators.h), and these probes are at the entry of that function. The tool's
 * thread runs the iterator, so the probes are limited to the tool.
 */
#include "probe/derived.h"
#include "probe/probe.h"

namespace dt {

namespace {

using arg_types::TranslatedArg;
using derived::Event, derived::Row;

constexpr TranslatedArg kTask[] = {{"psinfo_t *", "dt_iter_psinfo"},
				   {"lwpsinfo_t *", "dt_iter_lwpsinfo"},
				   {"struct task_struct *", "dt_iter_task"}};
constexpr TranslatedArg kFile[] = {{"psinfo_t *", "dt_iter_psinfo"},
				   {"fileinfo_t *", "dt_iter_fileinfo"},
				   {"int", "dt_iter_fd"},
				   {"struct file *", "dt_iter_file"}};
constexpr TranslatedArg kTcp[] = {{"csinfo_t *", "dt_iter_tcp_connection"},
				  {"tcpsinfo_t *", "dt_iter_tcp_state"},
				  {"struct sock *", "dt_iter_tcp"}};
constexpr TranslatedArg kUdp[] = {{"csinfo_t *", "dt_iter_udp_connection"},
				  {"udpsinfo_t *", "dt_iter_udp_state"},
				  {"struct sock *", "dt_iter_udp"}};
constexpr TranslatedArg kUnix[] = {{"struct unix_sock *", "dt_iter_unix"}};
constexpr TranslatedArg kMap[] = {{"struct bpf_map *", "dt_iter_map"}};
constexpr TranslatedArg kProgram[] = {{"struct bpf_prog *", "dt_iter_prog"}};
constexpr TranslatedArg kLink[] = {{"struct bpf_link *", "dt_iter_link"}};

/* A probe, the iterator, the inline that knows its calls, and the arguments. */
constexpr Row row(std::string_view name, std::string_view iterator, std::string_view guard,
		  std::span<const TranslatedArg> args)
{
	return {.name = name,
		.event = Event::Entry,
		.group = "",
		.target = "bpf_iter_run_prog",
		.guard = guard,
		.args = args,
		.iterator = iterator};
}

constexpr Row kIterRows[] = {
	row("bpf-link", "bpf_link", "dt_iter_is_link", kLink),
	row("bpf-map", "bpf_map", "dt_iter_is_map", kMap),
	row("bpf-prog", "bpf_prog", "dt_iter_is_prog", kProgram),
	row("file", "task_file", "dt_iter_is_file", kFile),
	row("process", "task", "dt_iter_is_process", kTask),
	row("task", "task", "dt_iter_is_task", kTask),
	row("tcp", "tcp", "dt_iter_is_tcp", kTcp),
	row("udp", "udp", "dt_iter_is_udp", kUdp),
	row("unix", "unix", "dt_iter_is_unix", kUnix),
};
constexpr auto kIterNames = derived::names(kIterRows);

} // namespace

constinit const Provider kIterProvider = {"iter", kIterNames,
					  [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						  return derived::open(env, "iter", kIterRows);
					  },
					  stability::kEvolvingNames};

} // namespace dt
