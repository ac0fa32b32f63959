// SPDX-License-Identifier: GPL-2.0
/*
 * The kernel's own static probes: each fires when the event that it is named
 * after happens to this process, with the documented arguments.
 */
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <arpa/inet.h>
#include <linux/futex.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>

#include "sdt.h"

#define CAP_SYS_ADMIN	21
#define PG_LOCKED	0	/* the kernel's number of the bit */
#define VALUE		7

FIXTURE(kernel)
{
	struct bpf_object *obj;
	volatile struct sdt_note *notes;
	volatile __u32 *pid;
	char *text;
	int mine;
};

FIXTURE_SETUP(kernel)
{
	self->obj = dt_open("sdt");
	ASSERT_NE(NULL, self->obj);
	ASSERT_EQ(0, bpf_object__load(self->obj));
	self->notes = dt_var(self->obj, "notes");
	self->pid = dt_var(self->obj, "pid");
	self->text = dt_var(self->obj, "text");
	self->mine = dt_object_prog(self->obj, "mine");
	ASSERT_NE(NULL, self->notes);
	ASSERT_NE(NULL, self->pid);
	ASSERT_NE(NULL, self->text);
	*self->pid = getpid();
}

FIXTURE_TEARDOWN(kernel)
{
	bpf_object__close(self->obj);
}

/*
 * From now on only faults on the page at @memory count. Pages of this process
 * that it shares with one that was forked have faults of their own, and whether
 * they have depends on who runs first.
 */
static void count_page(struct bpf_object *obj, const volatile void *memory)
{
	*(volatile __u64 *)dt_var(obj, "page_bytes") = DT_PAGE_SIZE;
	*(volatile __u64 *)dt_var(obj, "page") = (__u64)memory;
}

static int attach(int prog_fd, const char *provider, const char *name,
		  __u32 ecb_id)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .sdt.provider = provider,
		    .sdt.name = name, .sdt.ecb_id = ecb_id);

	return bpf_link_create(prog_fd, 0, BPF_TRACE_SDT, &opts);
}

/* The arguments of notes[n] are those of provider:name. */
#define ATTACH(n, provider, name)					\
	ASSERT_LE(0, attach(self->mine, provider, name, n))		\
		TH_LOG("%s:%s", provider, name)

/* That a probe fired last with these two; there is one with fewer. */
#define EXPECT_FIRED(n, arg0, arg1) do {				\
	EXPECT_LE(1, self->notes[n].hits);				\
	EXPECT_EQ((__u64)(arg0), self->notes[n].args[0]);		\
	EXPECT_EQ((__u64)(arg1), self->notes[n].args[1]);		\
} while (0)

static bool is_kernel_pointer(__u64 value)
{
	return (__s64)value < 0 && (__s64)value < -4095;
}

/*
 * Become a user who has a process already, and may have none. setuid() notes
 * this, and execve() fails.
 */
static void use_up_processes(void)
{
	const struct rlimit none = {};

	if (setresuid(65534, 0, 0))
		_exit(1);
	if (!fork()) {
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		pause();
		_exit(0);
	}
	if (setresuid(0, 0, 0) || setrlimit(RLIMIT_NPROC, &none) ||
	    setuid(65534))
		_exit(1);
}

/*
 * A process that calls @prepare, if there is one, waits to be told to go on, and
 * is then replaced by @path.
 */
static int start_exec(const char *path, void (*prepare)(void), int *go)
{
	int fd[2], pid;
	char byte;

	if (pipe(fd))
		return -errno;
	pid = fork();
	if (!pid) {
		close(fd[1]);
		if (prepare)
			prepare();
		if (read(fd[0], &byte, 1) != 1)
			_exit(1);
		execl(path, path, NULL);
		_exit(errno);
	}
	close(fd[0]);
	*go = fd[1];
	return pid < 0 ? -errno : pid;
}

TEST_F(kernel, exec_and_exec_failure)
{
	int go, pid = start_exec("/nix", NULL, &go), status;

	ASSERT_LT(0, pid);
	*self->pid = pid;
	ATTACH(1, "proc", "exec");
	ATTACH(2, "proc", "exec-failure");
	ASSERT_LE(0, attach(dt_object_prog(self->obj, "mine_text"), "proc",
			    "exec-failure", 3));
	ASSERT_EQ(1, write(go, "x", 1));
	ASSERT_EQ(pid, waitpid(pid, &status, 0));
	ASSERT_EQ(ENOENT, WEXITSTATUS(status));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(1, self->notes[1].nargs);
	EXPECT_EQ(1, self->notes[2].hits);
	EXPECT_FIRED(2, self->notes[1].args[0], ENOENT);
	EXPECT_STREQ("/nix", self->text);
}

TEST_F(kernel, exec_with_too_many_processes_fires_both)
{
	int go, pid = start_exec("/nix", use_up_processes, &go), status;

	ASSERT_LT(0, pid);
	*self->pid = pid;
	ATTACH(1, "proc", "exec");
	ATTACH(2, "proc", "exec-failure");
	ASSERT_EQ(1, write(go, "x", 1));
	ASSERT_EQ(pid, waitpid(pid, &status, 0));
	ASSERT_EQ(EAGAIN, WEXITSTATUS(status));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(1, self->notes[2].hits);
	EXPECT_FIRED(2, self->notes[1].args[0], EAGAIN);
}

TEST_F(kernel, create_failure)
{
	ATTACH(1, "proc", "create-failure");
	ASSERT_EQ(-1, syscall(SYS_clone, CLONE_FS | CLONE_NEWNS, 0, 0, 0, 0));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_FIRED(1, CLONE_FS | CLONE_NEWNS, EINVAL);
}

TEST_F(kernel, signal_clear)
{
	struct timespec now = {};
	sigset_t set;

	ATTACH(1, "proc", "signal-clear");
	sigemptyset(&set);
	sigaddset(&set, SIGUSR2);
	sigprocmask(SIG_BLOCK, &set, NULL);
	ASSERT_EQ(0, kill(getpid(), SIGUSR2));
	ASSERT_EQ(SIGUSR2, sigtimedwait(&set, NULL, &now));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(SIGUSR2, self->notes[1].args[0]);
	EXPECT_TRUE(is_kernel_pointer(self->notes[1].args[1]));
	EXPECT_EQ(-1, sigtimedwait(&set, NULL, &now));
	EXPECT_EQ(1, self->notes[1].hits);
}

TEST_F(kernel, change_cred_and_capable)
{
	char name[65];

	ATTACH(1, "proc", "change-cred");
	ATTACH(2, "proc", "capable");
	ASSERT_EQ(0, gethostname(name, sizeof(name)));
	ASSERT_EQ(0, sethostname(name, strlen(name)));
	EXPECT_EQ(3, self->notes[2].nargs);
	EXPECT_TRUE(is_kernel_pointer(self->notes[2].args[0]));
	EXPECT_EQ(CAP_SYS_ADMIN, self->notes[2].args[1]);
	EXPECT_EQ(0, self->notes[2].args[2]);

	ASSERT_EQ(0, setresuid(65534, 65534, 65534));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_TRUE(is_kernel_pointer(self->notes[1].args[0]));
	EXPECT_TRUE(is_kernel_pointer(self->notes[1].args[1]));
	EXPECT_NE(self->notes[1].args[0], self->notes[1].args[1]);

	EXPECT_EQ(-1, sethostname(name, strlen(name)));
	EXPECT_EQ(CAP_SYS_ADMIN, self->notes[2].args[1]);
	EXPECT_EQ(-EPERM, (__s64)self->notes[2].args[2]);
}

TEST_F(kernel, ptrace_attach)
{
	int go, pid = start_exec("/nix", NULL, &go);

	ASSERT_LT(0, pid);
	ATTACH(1, "ptrace", "attach");
	ASSERT_EQ(0, ptrace(PTRACE_SEIZE, pid, 0, 0));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_TRUE(is_kernel_pointer(self->notes[1].args[0]));
	EXPECT_EQ(1, self->notes[1].args[1]);
	kill(pid, SIGKILL);
}

TEST_F(kernel, surrender_and_change_nice)
{
	ATTACH(1, "sched", "surrender");
	ATTACH(2, "sched", "change-nice");
	sched_yield();
	sched_yield();
	EXPECT_EQ(2, self->notes[1].hits);
	ASSERT_EQ(0, setpriority(PRIO_PROCESS, 0, VALUE));
	EXPECT_EQ(1, self->notes[2].hits);
	EXPECT_FIRED(2, self->notes[1].args[0], VALUE);
	ASSERT_EQ(0, setpriority(PRIO_PROCESS, 0, VALUE));
	EXPECT_EQ(1, self->notes[2].hits);	/* it had that already */
}

TEST_F(kernel, change_nice_of_a_real_time_task)
{
	struct sched_param parameter = { .sched_priority = 1 };

	ASSERT_EQ(0, sched_setscheduler(0, SCHED_FIFO, &parameter));
	ATTACH(1, "sched", "change-nice");
	ASSERT_EQ(0, setpriority(PRIO_PROCESS, 0, VALUE));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(VALUE, self->notes[1].args[1]);
}

TEST_F(kernel, zfod_and_cow_fault)
{
	size_t page = DT_PAGE_SIZE;
	int status, pid;
	char *memory;

	memory = mmap(NULL, page, PROT_READ | PROT_WRITE,
		      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	ASSERT_NE(MAP_FAILED, memory);
	ATTACH(1, "vminfo", "zfod");
	memory[VALUE] = 1;
	EXPECT_EQ((__u64)memory, self->notes[1].args[1] & ~(page - 1));
	count_page(self->obj, memory);

	/* shared with a child that is there: the next write copies */
	pid = fork();
	if (!pid) {
		pause();
		_exit(0);
	}
	ASSERT_LT(0, pid);
	ATTACH(2, "vminfo", "cow_fault");
	memory[VALUE] = 2;
	EXPECT_EQ((__u64)memory, self->notes[2].args[1] & ~(page - 1));
	EXPECT_EQ(self->notes[1].args[0], self->notes[2].args[0]);
	kill(pid, SIGKILL);
	waitpid(pid, &status, 0);
}

/* Who reads a page through another mapping first gives it to its owner alone. */
TEST_F(kernel, a_page_that_is_copied_to_be_read_is_no_cow_fault)
{
	char *memory = mmap(NULL, DT_PAGE_SIZE, PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), byte = 0;
	struct iovec to = { &byte, 1 }, from = { memory + VALUE, 1 };
	int status, pid;

	ASSERT_NE(MAP_FAILED, memory);
	memory[VALUE] = 1;
	pid = fork();
	if (!pid) {
		pause();
		_exit(0);
	}
	ASSERT_LT(0, pid);
	count_page(self->obj, memory);
	ATTACH(1, "vminfo", "cow_fault");
	ASSERT_EQ(1, process_vm_readv(getpid(), &to, 1, &from, 1, 0))
		TH_LOG("%s", strerror(errno));
	EXPECT_EQ(1, byte);
	EXPECT_EQ(0, self->notes[1].hits);
	/* it was copied: there is nothing left to do for who writes */
	memory[VALUE] = 2;
	EXPECT_EQ(0, self->notes[1].hits);
	kill(pid, SIGKILL);
	waitpid(pid, &status, 0);
}

/* The first page of a file that only this test maps. */
struct file_page {
	volatile char *memory;
	int fd;
	pthread_barrier_t both;
};

static int map_file(struct file_page *page)
{
	page->fd = open("sdt.bpf.o", O_RDONLY);
	page->memory = mmap(NULL, DT_PAGE_SIZE, PROT_READ, MAP_PRIVATE,
			    page->fd, 0);
	return page->memory == MAP_FAILED ? -errno : 0;
}

/* Out of this process, and out of memory: the next access reads the file. */
static bool drop_file(struct file_page *page)
{
	void *memory = (void *)page->memory;
	unsigned char resident = 1;

	madvise(memory, DT_PAGE_SIZE, MADV_DONTNEED);
	posix_fadvise(page->fd, 0, 0, POSIX_FADV_DONTNEED);
	return mincore(memory, DT_PAGE_SIZE, &resident) == 0 && !(resident & 1);
}

/* A copy is made at once; that the file is read first is no fault of its own. */
TEST_F(kernel, the_first_write_to_a_private_file_is_a_cow_fault)
{
	char *memory;
	int fd = open("sdt.bpf.o", O_RDONLY);

	ASSERT_LE(0, fd);
	memory = mmap(NULL, DT_PAGE_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE,
		      fd, 0);
	ASSERT_NE(MAP_FAILED, memory);
	count_page(self->obj, memory);
	ATTACH(1, "vminfo", "cow_fault");
	memory[VALUE] = 1;
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ((__u64)memory, self->notes[1].args[1] & ~(__u64)(DT_PAGE_SIZE - 1));
	EXPECT_TRUE(is_kernel_pointer(self->notes[1].args[0]));
	memory[VALUE] = 2;
	EXPECT_EQ(1, self->notes[1].hits);
	close(fd);
}

TEST_F(kernel, a_write_behind_a_read_of_a_private_file_is_one_cow_fault)
{
	volatile char *memory;
	int fd = open("sdt.bpf.o", O_RDONLY);

	ASSERT_LE(0, fd);
	memory = mmap(NULL, DT_PAGE_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE,
		      fd, 0);
	ASSERT_NE(MAP_FAILED, memory);
	count_page(self->obj, memory);
	ATTACH(1, "vminfo", "cow_fault");
	(void)memory[VALUE];
	EXPECT_EQ(0, self->notes[1].hits);
	memory[VALUE] = 1;
	EXPECT_EQ(1, self->notes[1].hits);
	close(fd);
}

TEST_F(kernel, maj_fault)
{
	struct file_page page;
	__u64 hits;

	ASSERT_EQ(0, map_file(&page));
	ATTACH(1, "vminfo", "maj_fault");
	if (!drop_file(&page))
		SKIP(return, "files here stay in memory");
	(void)page.memory[VALUE];
	EXPECT_LE(1, self->notes[1].hits);
	EXPECT_TRUE(is_kernel_pointer(self->notes[1].args[0]));
	EXPECT_EQ((__u64)page.memory, self->notes[1].args[1]);

	/* no longer mapped, but in memory */
	hits = self->notes[1].hits;
	madvise((void *)page.memory, DT_PAGE_SIZE, MADV_DONTNEED);
	(void)page.memory[VALUE];
	EXPECT_EQ(hits, self->notes[1].hits);
}

static void *touch_with_another(void *arg)
{
	struct file_page *page = arg;

	pthread_barrier_wait(&page->both);
	(void)page->memory[VALUE];
	return NULL;
}

TEST_F(kernel, io_waits_for_a_page_that_is_read)
{
	struct file_page page;
	pthread_t thread;

	ASSERT_EQ(0, map_file(&page));
	ASSERT_EQ(0, pthread_barrier_init(&page.both, NULL, 2));
	if (!drop_file(&page))
		SKIP(return, "files here stay in memory");
	ATTACH(1, "io", "wait-start");
	ATTACH(2, "io", "wait-done");
	/*
	 * Who reads the page may be in the file system meanwhile, and then it
	 * is the other thread that waits: until one comes while it is read.
	 */
	do {
		drop_file(&page);
		ASSERT_EQ(0, pthread_create(&thread, NULL, touch_with_another,
					    &page));
		touch_with_another(&page);
		ASSERT_EQ(0, pthread_join(thread, NULL));
	} while (!self->notes[1].hits);
	EXPECT_EQ(self->notes[1].hits, self->notes[2].hits);
	EXPECT_TRUE(is_kernel_pointer(self->notes[1].args[0]));
	EXPECT_FIRED(2, self->notes[1].args[0], self->notes[1].args[1]);
	EXPECT_EQ(PG_LOCKED, self->notes[1].args[1]);
}

TEST_F(kernel, name_cache_misses_once_and_hits_then)
{
	char dir[] = "/tmp/sdt.XXXXXX", file[64];

	ASSERT_NE(NULL, mkdtemp(dir));
	snprintf(file, sizeof(file), "%s/%d", dir, getpid());
	ATTACH(1, "dnlc", "miss");
	EXPECT_EQ(-1, access(file, F_OK));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_TRUE(is_kernel_pointer(self->notes[1].args[0]));
	ASSERT_EQ(0, close(open(file, O_CREAT | O_WRONLY, 0600)));
	ATTACH(2, "dnlc", "hit");
	EXPECT_EQ(0, access(file, F_OK));
	EXPECT_EQ(self->notes[1].args[0], self->notes[2].args[0]);
	EXPECT_TRUE(is_kernel_pointer(self->notes[2].args[1]));
	EXPECT_NE(self->notes[2].args[0], self->notes[2].args[1]);
	unlink(file);
	rmdir(dir);
}

/* The last component is looked up elsewhere if a file is opened. */
TEST_F(kernel, name_cache_hits_once_for_a_component)
{
	int dir = open("/proc", O_PATH | O_DIRECTORY);

	ASSERT_LE(0, dir);
	ASSERT_EQ(0, close(openat(dir, "version", O_RDONLY)));
	ATTACH(1, "dnlc", "hit");
	ASSERT_EQ(0, close(openat(dir, "version", O_RDONLY)));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_TRUE(is_kernel_pointer(self->notes[1].args[1]));
	ASSERT_EQ(0, faccessat(dir, "version", F_OK, 0));
	EXPECT_EQ(2, self->notes[1].hits);
	close(dir);
}

/* Until @note has been hit; the harness bounds it. */
static void wait_hit(volatile struct sdt_note *note)
{
	while (!note->hits)
		usleep(1000);
}

static void *read_byte(void *fd)
{
	char byte;

	return (void *)read(*(int *)fd, &byte, 1);
}

TEST_F(kernel, pipe_waits_on_both_sides)
{
	static char block[4096];
	pthread_t thread;
	int fd[2], size;
	void *result;

	ASSERT_EQ(0, pipe(fd));
	ATTACH(1, "pipe", "wait-read");
	ATTACH(2, "pipe", "wait-write");
	ASSERT_EQ(0, pthread_create(&thread, NULL, read_byte, &fd[0]));
	wait_hit(&self->notes[1]);
	EXPECT_EQ(0, self->notes[2].hits);
	ASSERT_EQ(1, write(fd[1], "x", 1));
	ASSERT_EQ(0, pthread_join(thread, &result));
	EXPECT_EQ((void *)1, result);

	size = fcntl(fd[1], F_SETPIPE_SZ, sizeof(block));
	ASSERT_EQ(sizeof(block), size);
	ASSERT_EQ(size, write(fd[1], block, size));
	/* full: a writer waits for who reads when he sees it waiting */
	if (!fork()) {
		wait_hit(&self->notes[2]);
		_exit(read(fd[0], block, size) != size);
	}
	ASSERT_EQ(1, write(fd[1], "x", 1));
	EXPECT_TRUE(is_kernel_pointer(self->notes[1].args[0]));
	EXPECT_EQ(self->notes[1].args[0], self->notes[2].args[0]);
}

TEST_F(kernel, futex_waits_and_wakes)
{
	struct timespec soon = { .tv_nsec = 1 };
	int status, pid;
	__u32 *word;

	word = mmap(NULL, DT_PAGE_SIZE, PROT_READ | PROT_WRITE,
		    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	ASSERT_NE(MAP_FAILED, word);
	*word = VALUE;
	ATTACH(1, "futex", "wait-start");
	ATTACH(2, "futex", "wait-done");
	ATTACH(3, "futex", "wake");
	ASSERT_EQ(-1, syscall(SYS_futex, word, FUTEX_WAIT, VALUE + 1, &soon));
	EXPECT_EQ(0, self->notes[1].hits);	/* another value: nobody waits */
	ASSERT_EQ(-1, syscall(SYS_futex, word, FUTEX_WAIT, VALUE, &soon));
	EXPECT_FIRED(1, word, VALUE);
	EXPECT_FIRED(2, word, VALUE);

	/* it fires when somebody may be waiting; this one will be */
	pid = fork();
	if (!pid)
		_exit(syscall(SYS_futex, word, FUTEX_WAIT, VALUE, NULL));
	ASSERT_LT(0, pid);
	while (syscall(SYS_futex, word, FUTEX_WAKE, 1) == 0)
		usleep(1000);
	ASSERT_EQ(pid, waitpid(pid, &status, 0));
	EXPECT_FIRED(3, word, 1);
}

TEST_F(kernel, descriptors_are_exhausted)
{
	struct rlimit limit;
	int fd, last;

	ATTACH(1, "fd", "exhausted");
	ASSERT_EQ(0, getrlimit(RLIMIT_NOFILE, &limit));
	last = dup(0);
	ASSERT_LE(0, last);
	limit.rlim_cur = last + 2;
	ASSERT_EQ(0, setrlimit(RLIMIT_NOFILE, &limit));
	fd = dup(0);
	ASSERT_EQ(last + 1, fd);
	EXPECT_EQ(0, self->notes[1].hits);
	ASSERT_EQ(-1, dup(0));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(last + 2, self->notes[1].args[0]);
}

/* The guest may have left it down. */
static int loopback_up(void)
{
	struct ifreq req = { .ifr_name = "lo", .ifr_flags = IFF_UP };
	int fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0), err;

	err = ioctl(fd, SIOCSIFFLAGS, &req);
	close(fd);
	return err;
}

TEST_F(kernel, tcp_connects_and_accepts)
{
	struct sockaddr_in address = {
		.sin_family = AF_INET,
		.sin_addr.s_addr = htonl(INADDR_LOOPBACK),
	};
	int listener = socket(AF_INET, SOCK_STREAM, 0);
	int client = socket(AF_INET, SOCK_STREAM, 0);
	socklen_t size = sizeof(address);
	__u64 *args;

	ASSERT_EQ(0, loopback_up());
	ASSERT_EQ(0, bind(listener, (void *)&address, size));
	ASSERT_EQ(0, getsockname(listener, (void *)&address, &size));
	ASSERT_EQ(0, listen(listener, 1));
	ATTACH(1, "tcp", "connect-request");
	ATTACH(2, "tcp", "accept");
	ASSERT_EQ(0, connect(client, (void *)&address, size));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(1, self->notes[1].nargs);
	EXPECT_EQ(0, self->notes[2].hits);
	ASSERT_LE(0, accept(listener, NULL, NULL));
	EXPECT_EQ(1, self->notes[2].hits);
	args = (__u64 *)self->notes[2].args;
	EXPECT_TRUE(is_kernel_pointer(args[0]));
	EXPECT_TRUE(is_kernel_pointer(args[1]));
	EXPECT_NE(args[0], args[1]);
	EXPECT_NE(self->notes[1].args[0], args[0]);	/* the client's is no listener */
}

TEST_HARNESS_MAIN
