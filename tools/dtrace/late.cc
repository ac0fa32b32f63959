// SPDX-License-Identifier: GPL-2.0
#include "late.h"

/* The tree's linux/types.h lacks what linux/netlink.h needs from it. */
#include <linux/posix_types.h>

#include <linux/netlink.h>
#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <string>
#include <string_view>

#include "base/diag.h"
#include "check/check.h"

namespace dt {

namespace {

/* "add@/module/NAME", and behind the NUL what udev wants to know. */
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

LateFunctions::LateFunctions(const Compiled &from) : from_(from)
{
	if (from.probes.grows_with_modules())
		events_ = open_events();
}

/* May the providers find more? */
Result<bool> LateFunctions::has_news()
{
	const std::vector<std::string> modules = events_ ? take_modules(events_.get()) : std::vector<std::string>();

	for (const std::string &module : modules) {
		if (Status status = from_.probes.add_module(module); !status)
			return status.error();
	}
	return from_.probes.look_again() || !modules.empty();
}

Result<const gen::Unit *> LateFunctions::enable()
{
	const auto not_traced = [](const std::string &why) {
		return Error{"the functions of a new module or library are not traced: " + why};
	};
	const uint32_t known = from_.probes.ids();
	const Result<bool> news = has_news();
	Diags diags;

	if (!news || !*news)
		return news ? Result<const gen::Unit *>(nullptr) : news.error();
	typed::Program program =
		check::check(from_.trees, from_.probes, from_.kernel, &from_.libraries, from_.options, diags);
	if (diags.has_errors())
		return not_traced(from_.sources.format(diags, from_.options.errtags));
	if (!keep_new_probes(program, known))
		return nullptr;
	Unit &made = units_.emplace_back(Unit{std::move(program), {}});
	made.code = gen::generate(made.program, from_.probes, from_.options, diags, from_.tai_offset,
				  static_cast<uint32_t>(from_.enabled.size()) + 1);
	if (diags.has_errors())
		return not_traced(from_.sources.format(diags, from_.options.errtags));
	if (const Status status = load(made.code); !status)
		return not_traced(status.error().text());
	return &made.code;
}

Status LateFunctions::load(const gen::Unit &unit)
{
	run::Rejection rejection;
	std::vector<Probe> probes = gen::enabled_probes(unit, from_.probes);

	const Result<link::Image> image = link::link(unit);
	if (!image)
		return image.error();
	Result<run::Session> more = run::load_more(from_.session, from_.image, *image, from_.sources, rejection);
	if (!more)
		return rejection.happened ? Error{rejection.program + ": " + rejection.reason} : more.error();
	/* The consumer must know a probe before the probe fires. */
	from_.enabled.insert(from_.enabled.end(), probes.begin(), probes.end());
	if (Status status = run::attach(*more, *image, unit, probes, {from_.options.attach, &from_.kernel}); !status)
		return status;
	run::take_over(from_.session, std::move(*more), unit);
	return {};
}

} // namespace dt
