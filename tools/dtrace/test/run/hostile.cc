// SPDX-License-Identifier: GPL-2.0
/*
 * For tests of what a process can put before the tool: it calls read(-77), and later read(-78). The first argument
 * says what happens.
 *
 *   link FILE, pipe, huge   generated code makes the call; /tmp/perf-PID.map is a link to FILE, a pipe, or has 10 GB
 *   maps FILE               FILE is made, has that code, and is mapped 30,000 times
 *   cut FILE SIZE           FILE, which the program has mapped, is cut to SIZE bytes between the calls
 */
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

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
	if (!strcmp(how, "pipe"))
		mkfifo(path.c_str(), 0644);
	else if (!strcmp(how, "link"))
		symlink(file, path.c_str());
	const int fd = open(!strcmp(how, "link") ? file : path.c_str(), O_RDWR | O_CREAT | O_NONBLOCK, 0644);
	if (strcmp(how, "pipe"))
		write(fd, line, strlen(line));
	if (!strcmp(how, "huge"))
		ftruncate(fd, 10l << 30);
	if (!strcmp(how, "pipe"))
		close(fd);
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

int main(int argc, char **argv)
{
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
	unlink(("/tmp/perf-" + std::to_string(getpid()) + ".map").c_str());
}
