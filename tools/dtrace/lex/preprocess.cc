// SPDX-License-Identifier: GPL-2.0
/*
 * Runs cpp.
 *
 * The text is passed in a file in memory. The output and the messages come back in
 * such files, too: with pipes, two of the three could fill up while the tool waits
 * for the third. A line marker before it gives the text its name. The #! lines
 * are the only lines of D that cpp cannot handle, so they are removed (their newlines stay).
 *
 * `linux` and `unix` are undefined, because GNU C defines them as 1 and probe
 * names contain them. The names that D predefines are those of the classic
 * tool.
 */
#include "lex/preprocess.h"

#include <algorithm>
#include <csignal>
#include <spawn.h>
#include <sys/utsname.h>
#include <sys/wait.h>

#include "base/diag.h"
#include "base/fd.h"

namespace dt::lex {

namespace {

/* D 2.0: one byte of major, 12 bits each of minor and micro. */
constexpr unsigned kVersion = 2u << 24;

std::string identifier(std::string text)
{
	for (char &c : text)
		if (!(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z'))
			c = '_';
	return text;
}

void add_standard_names(std::vector<std::string> &args)
{
	utsname name;

	/*
	 * Headers declare integers of 128 bits, which D has not, only if these can be had. Where only standard C is wanted,
	 * they leave out functions inline and other extensions.
	 */
	for (const char *arg : {"-Ulinux", "-Uunix", "-D__linux", "-D__unix", "-D__SVR4", "-D__SUNW_D=1",
				"-D__SUNW_D_64", "-D__STRICT_ANSI__=1", "-U__SIZEOF_INT128__"})
		args.emplace_back(arg);
	args.push_back(format("-D__SUNW_D_VERSION=0x%08x", kVersion));
	if (uname(&name) == 0) {
		args.push_back("-D__" + identifier(std::string(name.sysname) + '_' + name.release));
		args.push_back("-D__" + identifier(name.machine));
	}
}

std::vector<std::string> arguments(const std::string &file, const Options &options)
{
	const size_t slash = file.rfind('/');
	std::vector<std::string> args = {options.cpppath};

	add_standard_names(args);
	if (options.stdc == StdC::Undefined)
		args.insert(args.end(), {"-traditional-cpp", "-U__STDC__"});
	if (options.cpphdrs)
		args.emplace_back("-H");
	/* #include "x.h" looks beside the script first, as if cpp had opened it. */
	args.insert(args.end(), {"-iquote", slash == std::string::npos ? "." : file.substr(0, slash + 1)});
	for (const std::string &dir : options.incdir)
		args.push_back("-I" + dir);
	for (const std::string &name : options.define)
		args.push_back("-D" + name);
	for (const std::string &name : options.undef)
		args.push_back("-U" + name);
	args.insert(args.end(), options.cppargs.begin(), options.cppargs.end());
	args.emplace_back("-");
	return args;
}

/* What cpp reads. A file name can hold anything: quotes and backslashes are escaped. */
std::string input(const std::string &file, std::string_view text, const Options &options)
{
	/* cpp defines __STDC__ as 1 itself; only in what it takes for a system header (3) may it be changed without a warning. */
	std::string out = options.stdc == StdC::Zero ? "# 1 \"-X\" 3\n#undef __STDC__\n#define __STDC__ 0\n# 1 \"" :
						       "# 1 \"";

	for (const char c : file) {
		if (c == '"' || c == '\\')
			out += '\\';
		out += c == '\n' ? '?' : c;
	}
	out += "\"\n";
	while (text.starts_with("#!")) {
		text.remove_prefix(std::min(text.find('\n'), text.size()));
		if (text.starts_with("\n#!")) {
			text.remove_prefix(1);
			out += '\n';
		}
	}
	return out += text;
}

Result<Fd> memory_file(std::string_view text)
{
	Fd fd(memfd_create("dtrace-cpp", MFD_CLOEXEC));

	if (!fd)
		return Error{"cannot make a file in memory for cpp", errno};
	for (size_t done = 0; done < text.size();) {
		const ssize_t n = write(fd.get(), text.data() + done, text.size() - done);

		if (n < 0)
			return Error{"cannot hand the program to cpp", errno};
		done += static_cast<size_t>(n);
	}
	if (lseek(fd.get(), 0, SEEK_SET) < 0)
		return Error{"cannot hand the program to cpp", errno};
	return fd;
}

/* All that was written to @fd. */
Result<std::string> contents(const Fd &fd)
{
	return read_file("/proc/self/fd/" + std::to_string(fd.get()));
}

/* Runs @args with these three files and waits. errno, or 0 and the wait status. */
int run(const std::vector<std::string> &args, const Fd &in, const Fd &out, const Fd &err, int &status)
{
	std::vector<char *> argv;
	posix_spawn_file_actions_t files;
	posix_spawnattr_t attributes;
	sigset_t none;
	pid_t pid;

	for (const std::string &arg : args)
		argv.push_back(const_cast<char *>(arg.c_str()));
	argv.push_back(nullptr);
	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_adddup2(&files, in.get(), 0);
	posix_spawn_file_actions_adddup2(&files, out.get(), 1);
	posix_spawn_file_actions_adddup2(&files, err.get(), 2);
	/* This process may hold back signals; cpp must not. */
	sigemptyset(&none);
	posix_spawnattr_init(&attributes);
	posix_spawnattr_setsigmask(&attributes, &none);
	posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
	int error = posix_spawnp(&pid, argv[0], &files, &attributes, argv.data(), environ);
	posix_spawnattr_destroy(&attributes);
	posix_spawn_file_actions_destroy(&files);
	if (error)
		return error;
	do
		error = waitpid(pid, &status, 0) < 0 ? errno : 0;
	while (error == EINTR);
	return error;
}

} // namespace

Result<Preprocessed> preprocess(const std::string &file, std::string_view text, const Options &options)
{
	const std::vector<std::string> args = arguments(file, options);
	std::string shown;
	Result<Fd> in = memory_file(input(file, text, options)), out = memory_file({}), err = memory_file({});

	for (const Result<Fd> *fd : {&in, &out, &err})
		if (!*fd)
			return fd->error();
	for (const std::string &arg : args)
		shown += (shown.empty() ? "" : " ") + arg;

	int status = 0;
	if (const int error = run(args, *in, *out, *err, status); error)
		return Error{"cannot run the C preprocessor (" + options.cpppath + ", for -C)", error};
	Result<std::string> result = contents(*out), messages = contents(*err);
	if (!result)
		return result.error();
	if (!messages)
		return messages.error();
	if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
		std::string said = messages->substr(0, messages->find_last_not_of('\n') + 1);

		return Error{"the C preprocessor rejects " + file + ":\n" + said + "\n  it was run as: " + shown};
	}
	return Preprocessed{std::move(*result), std::move(*messages)};
}

} // namespace dt::lex
