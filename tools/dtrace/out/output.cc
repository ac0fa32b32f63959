// SPDX-License-Identifier: GPL-2.0
/*
 * Writes text to its destination; see output.h.
 *
 * Plain write(2) is used: stdio would stand between the text and its errors. What
 * may block, and whether it is a pipe, is asked once for each destination.
 */
#include "out/output.h"

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <climits>
#include <csignal>
#include <cstdint>
#include <cstdio>

#include "out/shown.h"

namespace dt::out {

namespace {

Fd open_to_append(const std::string &path)
{
	return Fd(::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
}

} // namespace

void Output::use(int fd, std::string name)
{
	struct stat info = {};

	fd_ = fd;
	name_ = std::move(name);
	may_block_ = fstat(fd, &info) == 0 && !S_ISREG(info.st_mode);
	begin_ = may_block_ ? 0 : std::max<off_t>(lseek(fd, 0, SEEK_END), 0);
	is_pipe_ = S_ISFIFO(info.st_mode) || S_ISSOCK(info.st_mode);
	is_for_terminal_ = isatty(fd);
}

Result<Output> Output::open(const std::string &path)
{
	Output output;

	output.first_name_ = path.empty() ? "standard output" : path;
	if (path.empty()) {
		if (std::fflush(stdout) != 0)
			return Error{"cannot write to standard output", errno};
	} else {
		output.file_ = open_to_append(path);
		if (!output.file_)
			return Error{"cannot open " + path, errno};
	}
	output.use(path.empty() ? STDOUT_FILENO : output.file_.get(), output.first_name_);
	output.is_first_for_terminal_ = output.is_for_terminal_;
	/* The process that started dtrace may have ignored SIGPIPE, and dtrace would ignore it, too. */
	std::signal(SIGPIPE, SIG_DFL);
	return output;
}

Output Output::of_errors()
{
	Output output;

	output.first_name_ = "standard error";
	output.use(STDERR_FILENO, output.first_name_);
	return output;
}

Status Output::reopen(const std::string &path)
{
	Fd file = path.empty() ? Fd() : open_to_append(path);

	if (!path.empty() && !file)
		return Error{"cannot open " + path, errno};
	close_other();
	other_ = std::move(file);
	if (other_) {
		use(other_.get(), path);
	} else {
		use(file_ ? file_.get() : STDOUT_FILENO, first_name_);
		/* While -x top draws, standard output is not the terminal that it is afterwards. */
		is_for_terminal_ = is_first_for_terminal_;
	}
	return {};
}

/* A second signal ends the wait: nobody reads the output, and the user asks again to stop. */
void Output::wait_for_room(Signals *signals) const
{
	pollfd fds[] = {{fd_, POLLOUT, 0}, {signals ? signals->fd() : -1, POLLIN, 0}};

	while (fds[0].revents == 0) {
		if (poll(fds, std::size(fds), -1) < 0 && errno != EINTR)
			return;
		if (fds[0].revents != 0 || fds[1].revents == 0)
			continue;
		if (signals->has_come())
			signals->let_go();
		else
			signals->come();
	}
}

void Output::write(std::string_view text, Signals *signals)
{
	const bool in_pieces = may_block_ && signals;
	const size_t most = in_pieces ? PIPE_BUF : SIZE_MAX;

	while (!text.empty() && status_) {
		if (in_pieces)
			wait_for_room(signals);
		const ssize_t n = ::write(fd_, text.data(), std::min(text.size(), most));
		if (n >= 0)
			text.remove_prefix(static_cast<size_t>(n));
		else if (errno == EAGAIN)
			wait_for_room(nullptr);
		else if (errno != EINTR)
			status_ = Error{"cannot write to " + name_, errno};
	}
}

void Output::write_shown(std::string_view text, Signals *signals)
{
	if (is_for_terminal_)
		write(shown(text), signals);
	else
		write(text, signals);
}

void Output::truncate_to(off_t size)
{
	if (may_block_ || !status_)
		return;
	if (ftruncate(fd_, size) != 0 || lseek(fd_, size, SEEK_SET) < 0)
		status_ = Error{"cannot truncate " + name_, errno};
}

void Output::truncate()
{
	truncate_to(0);
}

void Output::truncate_own()
{
	truncate_to(begin_);
}

void Output::close_other()
{
	if (other_ && ::close(other_.release()) != 0 && status_)
		status_ = Error{"cannot write to " + name_, errno};
}

Status Output::close()
{
	close_other();
	if (status_ && file_ && ::close(file_.release()) != 0)
		status_ = Error{"cannot write to " + first_name_, errno};
	return status_;
}

Status replace_file(const std::string &path, std::string_view text)
{
	/* Collectors read files with a known ending only. */
	std::string part = path + ".XXXXXX";
	const Fd file(mkostemp(part.data(), O_CLOEXEC));

	if (file && fchmod(file.get(), 0644) == 0 && write_all(file.get(), text.data(), text.size()) &&
	    rename(part.c_str(), path.c_str()) == 0)
		return {};
	const int number = errno;
	if (file)
		unlink(part.c_str());
	return Error{"cannot write " + path, number};
}

void complain(const std::string &text)
{
	say_error("dtrace: " + text + '\n');
}

void say_error(const std::string &text)
{
	std::fputs((isatty(STDERR_FILENO) ? shown(text) : text).c_str(), stderr);
}

} // namespace dt::out
