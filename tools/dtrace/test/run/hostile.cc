// SPDX-License-Identifier: GPL-2.0
/*
 * For tests of what a process can put before the tool: it calls read(-77), and later read(-78). The first argument
 * says what happens.
 *
 *   link FILE, hard FILE, pipe, directory, lease, huge
 *                           generated code makes the call; /tmp/perf-PID.map is a link to FILE, FILE itself, a pipe, a
 *                           directory, a file that nobody else may open at once, or has 10 GB
 *   maps FILE               FILE is made, has that code, and is mapped 30,000 times
 *   cut FILE SIZE           FILE, which the program has mapped, is cut to SIZE bytes between the calls
 *   change                  a thread changes the text and the stack of each call while it is made: read(-77, TEXT)
 */
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

template <long Number>
[[gnu::noinline]] void call_read()
{
	long result;

	asm volatile("" : : "r"(__builtin_frame_address(0)));
	asm volatile("syscall" : "=a"(result) : "a"(SYS_read), "D"(Number), "S"(0L), "d"(0L) : "rcx", "r11", "memory");
}

/* push %rbp; mov %rsp, %rbp; call *%rdi; pop %rbp; ret */
static const unsigned char code[] = {0x55, 0x48, 0x89, 0xe5, 0xff, 0xd7, 0x5d, 0xc3};

static void *make_code(const char *how, const char *file)
{
	void *memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	const std::string path = "/tmp/perf-" + std::to_string(getpid()) + ".map";
	char line[64];

	memcpy(memory, code, sizeof(code));
	snprintf(line, sizeof(line), "%lx %zx taken\n", reinterpret_cast<long>(memory), sizeof(code));
	const auto is = [how](const char *kind) { return !strcmp(how, kind); };

	if (is("pipe"))
		mkfifo(path.c_str(), 0644);
	else if (is("link"))
		symlink(file, path.c_str());
	else if (is("hard") && link(file, path.c_str()) != 0)
		_exit(3);
	else if (is("directory"))
		mkdir(path.c_str(), 0755);
	if (is("pipe") || is("hard") || is("directory"))
		return memory;
	const int fd = open(is("link") ? file : path.c_str(), O_RDWR | O_CREAT, 0644);
	write(fd, line, strlen(line));
	if (is("huge"))
		ftruncate(fd, 10l << 30);
	signal(SIGIO, SIG_IGN);
	if (is("lease") && fcntl(fd, F_SETLEASE, F_WRLCK) != 0)
		_exit(4);
	return memory;
}

static void *map_often(const char *file)
{
	const int fd = open(file, O_RDWR | O_CREAT, 0644);
	void *last = nullptr;

	write(fd, code, sizeof(code));
	for (int i = 0; i < 30000; i++)
		last = mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, fd, 0);
	return last;
}

/* The tool learns of new mappings meanwhile. */
static void call_often(void *function, void (*call)(), int times)
{
	for (int i = 0; i < times; i++) {
		reinterpret_cast<void (*)(void (*)())>(function)(call);
		usleep(10000);
	}
}

/* What a thread changes: a text of 8 or of 60 characters, and a stack whose frames are anywhere, also each other. */
static char text[64];
static uintptr_t stack[512];

static void change_memory()
{
	const uintptr_t own = reinterpret_cast<uintptr_t>(stack);
	const uintptr_t values[] = {0, ~0ul, own, own + 2048, 1ul << 63, reinterpret_cast<uintptr_t>(change_memory)};

	for (unsigned i = 0;; i++) {
		memset(text, i & 1 ? 'a' : 'b', sizeof(text) - 4);
		text[8] = i & 2 ? 0 : 'c';
		for (unsigned at = 256; at < 512; at++)
			stack[at] = i % 7 == 6 ? own + at * 8 + 16 : values[(at * 5 + i) % 6];
		asm volatile("" : : : "memory");
	}
}

static void call_on_changing_stack()
{
	long result;

	asm volatile("mov %%rsp, %%r12\n\tmov %%rbp, %%r13\n\tmov %1, %%rsp\n\tmov %1, %%rbp\n\tsyscall\n\t"
		     "mov %%r12, %%rsp\n\tmov %%r13, %%rbp"
		     : "=a"(result)
		     : "r"(stack + 256), "a"(SYS_read), "D"(-77L), "S"(text), "d"(0L)
		     : "rcx", "r11", "r12", "r13", "memory");
}

int main(int argc, char **argv)
{
	if (argc == 2) {
		std::thread(change_memory).detach();
		while (!*const_cast<volatile char *>(text))
			usleep(1000);
		for (int i = 0; i < 5000; i++) {
			call_on_changing_stack();
			/* On a busy machine, too, the thread runs between the calls. */
			if (i % 50 == 0)
				usleep(1000);
		}
		_exit(0);
	}
	if (argc == 4 && !strcmp(argv[1], "cut")) {
		void *library = dlopen(argv[2], RTLD_NOW);

		call_often(dlsym(library, "first_of_library"), call_read<-77>, 500);
		truncate(argv[2], atol(argv[3]));
		call_often(dlsym(library, "second_of_library"), call_read<-78>, 100);
		return 0;
	}
	const bool is_file = !strcmp(argv[1], "maps");
	void *memory = is_file ? map_often(argv[2]) : make_code(argv[1], argv[2]);
	call_often(memory, call_read<-77>, 500);
	remove(("/tmp/perf-" + std::to_string(getpid()) + ".map").c_str());
}
