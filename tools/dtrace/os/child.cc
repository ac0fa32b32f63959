// SPDX-License-Identifier: GPL-2.0
/*
 * A command is forked before the program is compiled, because $target is its
 * process id. The child waits on a socket until tracing is on. If this tool
 * dies first, the socket is closed, and the child exits without having run
 * anything. The child can also die first (Ctrl-C goes to both). A socket
 * reports that without a signal; a pipe does not.
 */
#include "os/child.h"

#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include "base/pidfd.h"
#include "os/entry.h"

namespace dt::os {

namespace {

/* Two connected ends: bytes that are written to one can be read from the other. */
struct Ends {
	Fd child, tool;
};

Result<Ends> make_socket()
{
	int fds[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) != 0)
		return Error{"cannot make a socket", errno};
	return Ends{Fd(fds[0]), Fd(fds[1])};
}

/* In the child: never returns. */
[[noreturn]] void run_child(const Ends &go, const std::vector<char *> &argv)
{
	char byte;

	prctl(PR_SET_PDEATHSIG, SIGKILL);
	close(go.tool.get());
	/* This also says that the tool was dead before that could matter. */
	if (read(go.child.get(), &byte, 1) != 1)
		_exit(127);
	execvp(argv[0], argv.data());
	const int code = errno;
	if (send(go.child.get(), &code, sizeof(code), MSG_NOSIGNAL) != sizeof(code))
		_exit(126);
	_exit(127);
}

/* Where execvp() would find @file; 0, or an errno. */
int find_executable(const std::string &file)
{
	const char *path = file.find('/') == std::string::npos ? std::getenv("PATH") : "";
	const std::string dirs = path ? path : "/bin:/usr/bin";
	int code = ENOENT;

	for (size_t begin = 0; begin <= dirs.size();) {
		const size_t end = std::min(dirs.find(':', begin), dirs.size());
		const std::string dir = dirs.substr(begin, end - begin);
		const std::string name = dir.empty() ? file : dir + '/' + file;
		struct stat info;

		if (stat(name.c_str(), &info) == 0 && access(name.c_str(), X_OK) == 0) {
			if (S_ISREG(info.st_mode))
				return 0;
			errno = EACCES;
		}
		code = errno == ENOENT || errno == ENOTDIR ? code : errno;
		begin = end + 1;
	}
	return code;
}

} // namespace

bool split_words(const std::string &text, std::vector<std::string> &words)
{
	std::string word;
	bool in_word = false;
	char quote = 0;

	for (size_t i = 0; i < text.size(); i++) {
		const char c = text[i];

		if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
			word += text[++i];
			in_word = true;
		} else if (quote) {
			if (c == quote)
				quote = 0;
			else
				word += c;
		} else if (c == '\'' || c == '"') {
			quote = c;
			in_word = true;
		} else if (c == ' ' || c == '\t' || c == '\n') {
			if (in_word)
				words.push_back(std::move(word));
			word.clear();
			in_word = false;
		} else {
			word += c;
			in_word = true;
		}
	}
	if (in_word)
		words.push_back(std::move(word));
	return quote == 0;
}

Result<Target> start_command(const std::string &command)
{
	std::vector<std::string> words;
	Target target;

	if (!split_words(command, words))
		return Error{"command '" + command + "' has an open quote"};
	if (words.empty())
		return Error{"-c wants a command"};
	/* Before anything is traced; that of exec itself comes after BEGIN. */
	if (const int code = find_executable(words[0]); code != 0)
		return Error{"cannot execute '" + command + "'", code};
	Result<Ends> go = make_socket();
	if (!go)
		return go.error();
	std::vector<char *> argv;
	for (std::string &word : words)
		argv.push_back(word.data());
	argv.push_back(nullptr);

	target.command = command;
	target.is_command = true;
	target.pid = fork();
	if (target.pid < 0)
		return Error{"cannot fork", errno};
	if (target.pid == 0)
		run_child(*go, argv);
	target.go = std::move(go->tool);
	Result<Fd> watch = open_pidfd(target.pid);
	if (!watch)
		return watch.error();
	target.watch = std::move(*watch);
	return target;
}

Result<Target> watch_process(pid_t pid)
{
	Target target;
	Result<Fd> watch = open_pidfd(pid);

	if (!watch)
		return watch.error();
	target.pid = pid;
	target.watch = std::move(*watch);
	return target;
}

std::string how_it_ended(const Target &target)
{
	const std::string process = "pid " + std::to_string(target.pid);
	siginfo_t info = {};

	if (!target.is_command || waitid(P_PIDFD, static_cast<id_t>(target.watch.get()), &info, WEXITED | WNOHANG) != 0)
		return process + " has exited";
	if (info.si_code != CLD_EXITED) {
		const char *name = sigabbrev_np(info.si_status);

		return process + " terminated by " +
		       (name ? "SIG" + std::string(name) : "signal " + std::to_string(info.si_status));
	}
	return process + (info.si_status ? " exited with status " + std::to_string(info.si_status) : " has exited");
}

void end_command(const Target &target)
{
	if (target.is_command)
		syscall(SYS_pidfd_send_signal, target.watch.get(), SIGKILL, nullptr, 0);
}

Status release(Target &target)
{
	int code = 0;
	const char byte = 0;
	const Fd go = std::move(target.go);

	if (std::exchange(target.is_at_entry, false))
		leave_entry(target);
	if (!go)
		return {};
	if (send(go.get(), &byte, 1, MSG_NOSIGNAL) != 1) {
		/* It has ended, as who watches it will learn. */
		if (errno == EPIPE)
			return {};
		return Error{"cannot start '" + target.command + "'", errno};
	}
	/* The other end is closed by a successful exec. */
	if (read(go.get(), &code, sizeof(code)) == sizeof(code))
		return Error{"cannot execute '" + target.command + "'", code};
	return {};
}

} // namespace dt::os
