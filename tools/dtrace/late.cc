// SPDX-License-Identifier: GPL-2.0
/*
 * Waits for new modules and processes, and enables their probes; see late.h.
 *
 * Both kinds of news arrive by descriptors, and one epoll descriptor stands for
 * both. So the consumer waits for one descriptor.
 *
 * The checker, the generator and the linker know nothing of late probes: they run
 * as they did at the start. This file then removes the probes that already have a
 * program from the typed tree. If tracing of late probes fails, the session goes on
 * without them, and the user gets a message.
 */
#include "late.h"

/* The tree's linux/types.h lacks what linux/netlink.h needs from it. */
#include <linux/posix_types.h>

#include <linux/netlink.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <string>
#include <string_view>
#include <utility>

#include "base/diag.h"
#include "check/check.h"
#include "out/messages.h"

namespace dt {

namespace {

/* "add@/module/NAME", and after the NUL what udev wants to know. */
constexpr std::string_view kLoaded = "add@/module/";
constexpr size_t kEventBytes = 4096; /* UEVENT_BUFFER_SIZE of the kernel is 2048 */

/* The kernel's own announcements. */
Fd open_events()
{
	sockaddr_nl address = {};
	Fd fd(socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_KOBJECT_UEVENT));

	address.nl_family = AF_NETLINK;
	address.nl_groups = 1;
	if (!fd || bind(fd.get(), reinterpret_cast<const sockaddr *>(&address), sizeof(address)) != 0)
		return {};
	return fd;
}

/* The modules that have been loaded since the last call. */
std::vector<std::string> take_modules(int events)
{
	std::vector<std::string> modules;
	std::array<char, kEventBytes> buffer;

	for (;;) {
		const ssize_t got = recv(events, buffer.data(), buffer.size(), 0);

		/* Events were lost: more may follow. */
		if (got < 0 && (errno == EINTR || errno == ENOBUFS))
			continue;
		if (got <= 0)
			return modules;
		std::string_view text(buffer.data(), static_cast<size_t>(got));
		text = text.substr(0, text.find('\0'));
		if (text.starts_with(kLoaded))
			modules.emplace_back(text.substr(kLoaded.size()));
	}
}

/* Leaves the probes that were not there when @known ids were given, and ERROR. False: there are none. */
bool keep_new_probes(typed::Program &program, uint32_t known)
{
	bool has_new = false;

	for (typed::Clause &clause : program.clauses) {
		std::erase_if(clause.probes, [&](uint32_t id) {
			has_new = has_new || id > known;
			return id <= known && id != kProbeError;
		});
	}
	return has_new;
}

} // namespace

LateFunctions::LateFunctions(const Traced &from) : from_(from), warnings_(from.input.probes.warnings().size())
{
	if (Status status = watch(); !status)
		problem_ = status.error();
}

Status LateFunctions::watch()
{
	epoll_event wanted = {.events = EPOLLIN, .data = {}};
	const bool may_start = from_.input.probes.grows_with_processes();

	if (from_.input.probes.grows_with_modules())
		modules_ = open_events();
	if (!modules_ && !may_start)
		return {};
	events_.reset(epoll_create1(EPOLL_CLOEXEC));
	if (!events_ || (modules_ && epoll_ctl(events_.get(), EPOLL_CTL_ADD, modules_.get(), &wanted) != 0))
		return Error{"cannot wait for new modules and processes", errno};
	return may_start ? watch_processes() : Status();
}

Status LateFunctions::watch_processes()
{
	const std::string not_traced =
		"libraries that are opened later and processes that start later are not traced: ";
	epoll_event wanted = {.events = EPOLLIN, .data = {}};

	if (Status status = from_.processes.follow(); !status)
		return Error{not_traced + status.error().tried, status.error().code};
	if (epoll_ctl(events_.get(), EPOLL_CTL_ADD, from_.processes.fd(), &wanted) != 0)
		return Error{not_traced + "cannot wait for them", errno};
	follows_processes_ = true;
	return {};
}

/* May the providers find more? */
Result<bool> LateFunctions::has_news()
{
	const std::vector<std::string> modules = modules_ ? take_modules(modules_.get()) : std::vector<std::string>();

	for (const std::string &module : modules) {
		if (Status status = from_.input.probes.add_module(module); !status)
			return status.error();
	}
	const bool is_more = follows_processes_ && look_at_processes();
	return is_more || !modules.empty();
}

bool LateFunctions::look_at_processes()
{
	const os::ProcessChanges changes = from_.processes.changed();

	run::end_processes(from_.session, from_.enabled, changes.ended);
	return from_.input.probes.look_again(changes);
}

Status LateFunctions::follow_cpus(const CpuLook &cpus)
{
	return follows_processes_ ? from_.processes.follow_cpus(cpus) : Status();
}

Result<const gen::Unit *> LateFunctions::enable()
{
	const auto not_traced = [](const std::string &why) {
		return Error{"the probes of a new module, library or process are not traced: " + why};
	};
	if (problem_)
		return *std::exchange(problem_, {});
	const uint32_t known = from_.input.probes.ids();
	const Result<bool> news = has_news();
	Options options = from_.options;
	Diags diags;

	if (!news || !*news)
		return news ? Result<const gen::Unit *>(nullptr) : news.error();
	const std::vector<std::string> warnings = from_.input.probes.warnings();
	for (; warnings_ < warnings.size(); warnings_++)
		out::complain(warnings[warnings_]);
	/* A matched probe may be gone. Listings show the first unit only. */
	options.zdefs = true;
	options.dump = 0;
	options.show_code = false;
	last_ = std::make_unique<Compiled>();
	Compiled &made = *last_;
	const auto goes_on = [&](typed::Program &program) {
		return !diags.has_errors() && keep_new_probes(program, known);
	};
	Status status =
		compile(from_.input, options, static_cast<uint32_t>(from_.enabled.size()) + 1, goes_on, diags, made);
	if (status && made.image)
		status = load(made);
	if (diags.has_errors() || !status)
		return not_traced(diags.has_errors() ? from_.input.sources.format(diags, options.errtags) :
						       status.error().text());
	return made.image ? &made.unit : nullptr;
}

Status LateFunctions::load(const Compiled &made)
{
	const gen::Unit &unit = made.unit;
	run::Rejection rejection;
	std::vector<Probe> probes = gen::enabled_probes(unit, from_.input.probes);

	Result<run::Programs> more =
		run::load_more(from_.session, from_.image, *made.image, from_.input.sources, rejection);
	if (!more)
		return rejection.happened ? Error{rejection.program + ": " + rejection.reason} : more.error();
	/* The consumer must know a probe before the probe fires. */
	from_.enabled.insert(from_.enabled.end(), probes.begin(), probes.end());
	if (Status status = run::attach(*more, from_.session, *made.image, unit, probes,
					{from_.options.attach, &from_.input.kernel, true});
	    !status)
		return status;
	if (const std::string text = run::refused_text(*more); !text.empty())
		out::complain(text);
	run::take_over(from_.session, std::move(*more), unit);
	return {};
}

} // namespace dt
