// SPDX-License-Identifier: GPL-2.0
/*
 * The first process of the guest that scripts/vm starts. It makes the host's
 * root file system (9p, read-only), with a tmpfs on top, its own root. It runs
 * one command, and passes on the command's output and exit status.
 *
 * All communication except the kernel's console uses one virtio port, in frames
 *
 *	type (1 byte) | length (4 bytes, little endian) | payload
 *
 *	host to guest			guest to host
 *	S start, see struct start	H hello: init runs
 *	D data for standard input	A ready for more of it
 *	E end of standard input		O output,  P error output
 *	K signal number (1 byte)	X exit status (1 byte)
 *	W rows, columns (2 bytes each)
 *	Q nothing more to come: end
 *
 * One stream of frames keeps the outputs in order, is binary-clean, and shows
 * when everything before the exit status has arrived. Several ports would not.
 * The command's descriptors are pipes (or a terminal), not the port, so that
 * opening /dev/stderr works and descendants may keep them. At most one D frame
 * is in flight, so a command that does not read cannot block signals.
 *
 * Static C, because it runs before there is a file system to load libraries
 * from.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/membarrier.h>
#include <net/if.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#define CHUNK		32768
#define MAX_KEEP	8
#define MAX_STRINGS	4096

/* What to run: NUL-terminated strings, each a letter and its value. */
struct start {
	char *cwd;			/* c: directory */
	char *argv[MAX_STRINGS];	/* a: argument */
	char *env[MAX_STRINGS];		/* e: NAME=VALUE */
	char *keep[MAX_KEEP];		/* k: tree below /tmp to keep visible */
	char *share[MAX_KEEP];		/* s: directory shared read-write */
	char *repo;			/* r: repository, if the root is not the host's */
	int argc, envc, keeps, shares;
	int tty;			/* t: on a terminal */
	int merge;			/* m: error output goes with the output */
};

/* The other ends of the command's descriptors. A closed one is -1. */
struct child {
	pid_t pid;
	int in, out, err;
	int status;
	int alive;
};

static int port = -1;

static void __attribute__((noreturn)) end(void)
{
	sync();
	reboot(RB_AUTOBOOT);
	for (;;)
		pause();
}

static void __attribute__((noreturn, format(printf, 1, 2))) fail(const char *fmt, ...)
{
	int err = errno;
	va_list ap;

	fprintf(stderr, "vm-init: ");
	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	fprintf(stderr, ": %s\n", strerror(err));
	end();
}

static void read_full(void *data, size_t size)
{
	char *p = data;

	while (size) {
		ssize_t n = read(port, p, size);

		if (n == 0 || (n < 0 && errno != EINTR)) {
			/* The host has not connected yet, or is gone. */
			usleep(10000);
			continue;
		}
		if (n > 0) {
			p += n;
			size -= (size_t)n;
		}
	}
}

static void write_full(const void *data, size_t size)
{
	const char *p = data;

	while (size) {
		ssize_t n = write(port, p, size);

		if (n > 0) {
			p += n;
			size -= (size_t)n;
		} else if (n < 0 && errno != EINTR && errno != EAGAIN) {
			fail("write to the host");
		}
	}
}

static void send_frame(char type, const void *data, uint32_t size)
{
	char head[5] = { type };

	memcpy(head + 1, &size, 4);
	write_full(head, sizeof(head));
	write_full(data, size);
}

/* Returns the type. The caller frees the payload, which ends with a NUL. */
static char read_frame(char **data, uint32_t *size)
{
	char head[5];

	read_full(head, sizeof(head));
	memcpy(size, head + 1, 4);
	*data = malloc((size_t)*size + 1);
	if (!*data)
		fail("no memory for a frame of %u bytes", *size);
	read_full(*data, *size);
	(*data)[*size] = 0;
	return head[0];
}

static void parse_start(struct start *s, char *data, uint32_t size)
{
	char *p = data, *stop = data + size;

	for (; p < stop; p += strlen(p) + 1) {
		switch (*p) {
		case 'c': s->cwd = p + 1; break;
		case 'r': s->repo = p + 1; break;
		case 't': s->tty = 1; break;
		case 'm': s->merge = 1; break;
		case 'a': if (s->argc < MAX_STRINGS - 1) s->argv[s->argc++] = p + 1; break;
		case 'e': if (s->envc < MAX_STRINGS - 1) s->env[s->envc++] = p + 1; break;
		case 'k': if (s->keeps < MAX_KEEP) s->keep[s->keeps++] = p + 1; break;
		case 's': if (s->shares < MAX_KEEP) s->share[s->shares++] = p + 1; break;
		}
	}
}

static void make_dirs(const char *path)
{
	char part[4096];

	for (size_t i = 1; i < sizeof(part) && path[i - 1]; i++) {
		if (path[i] && path[i] != '/')
			continue;
		memcpy(part, path, i);
		part[i] = 0;
		mkdir(part, 0755);
	}
}

/* The kernel may lack this file system. A command that needs it will fail. */
static void try_mount(const char *type, const char *path, const char *options)
{
	mkdir(path, 0755);
	mount(type, path, type, 0, options);
}

static void need_mount(const char *what, const char *path, const char *type,
		       unsigned long flags, const char *options)
{
	mkdir(path, 0755);
	if (mount(what, path, type, flags, options))
		fail("mount %s on %s", type, path);
}

/* tmpfs on /tmp. The directories of @keep stay visible: the repository may be below /tmp. */
static void mount_tmp(const struct start *s)
{
	int kept[MAX_KEEP];
	char from[64];

	for (int i = 0; i < s->keeps; i++)
		kept[i] = open(s->keep[i], O_PATH | O_DIRECTORY);
	need_mount("tmpfs", "/tmp", "tmpfs", 0, "mode=1777");
	for (int i = 0; i < s->keeps; i++) {
		if (kept[i] < 0)
			continue;
		make_dirs(s->keep[i]);
		snprintf(from, sizeof(from), "/proc/self/fd/%d", kept[i]);
		if (mount(from, s->keep[i], NULL, MS_BIND, NULL))
			fail("keep %s visible", s->keep[i]);
		close(kept[i]);
	}
}

/* Mount the directory of the host that has this tag on @path, with an own tmpfs on top. */
static void mount_overlaid(const char *tag, const char *path)
{
	char lower[64], upper[64], data[128], work[128], options[512];

	snprintf(lower, sizeof(lower), "/lower-%s", tag);
	snprintf(upper, sizeof(upper), "/upper-%s", tag);
	snprintf(data, sizeof(data), "%s/data", upper);
	snprintf(work, sizeof(work), "%s/work", upper);
	snprintf(options, sizeof(options), "lowerdir=%s,upperdir=%s,workdir=%s",
		 lower, data, work);
	need_mount(tag, lower, "9p", MS_RDONLY,
		   "trans=virtio,version=9p2000.L,msize=262144,cache=loose,access=any");
	need_mount("tmpfs", upper, "tmpfs", 0, NULL);
	mkdir(data, 0755);
	mkdir(work, 0755);
	need_mount("overlay", path, "overlay", 0, options);
}

static void mount_root(const struct start *s)
{
	char path[4096], tag[16];

	mount_overlaid("root", "/root");
	if (s->repo) {
		snprintf(path, sizeof(path), "/root%s", s->repo);
		make_dirs(path);
		mount_overlaid("repo", path);
	}
	if (chdir("/root") || mount(".", "/", NULL, MS_MOVE, NULL) || chroot(".") || chdir("/"))
		fail("change the root");

	need_mount("devtmpfs", "/dev", "devtmpfs", 0, NULL);
	need_mount("proc", "/proc", "proc", 0, NULL);
	need_mount("sysfs", "/sys", "sysfs", 0, NULL);
	try_mount("devpts", "/dev/pts", "ptmxmode=666,mode=620");
	try_mount("tmpfs", "/dev/shm", "mode=1777");
	try_mount("tmpfs", "/run", "mode=755");
	try_mount("debugfs", "/sys/kernel/debug", NULL);
	try_mount("tracefs", "/sys/kernel/tracing", NULL);
	try_mount("bpf", "/sys/fs/bpf", "mode=700");
	try_mount("cgroup2", "/sys/fs/cgroup", NULL);
	symlink("/proc/self/fd", "/dev/fd");
	symlink("/proc/self/fd/0", "/dev/stdin");
	symlink("/proc/self/fd/1", "/dev/stdout");
	symlink("/proc/self/fd/2", "/dev/stderr");
	mount_tmp(s);
	for (int i = 0; i < s->shares; i++) {
		snprintf(tag, sizeof(tag), "share%d", i);
		make_dirs(s->share[i]);
		need_mount(tag, s->share[i], "9p", 0,
			   "trans=virtio,version=9p2000.L,msize=262144,cache=none,access=any");
	}
}

static void loopback_up(void)
{
	struct ifreq ifr = { .ifr_name = "lo", .ifr_flags = IFF_UP | IFF_RUNNING };
	int fd = socket(AF_INET, SOCK_DGRAM, 0);

	if (fd >= 0) {
		ioctl(fd, SIOCSIFFLAGS, &ifr);
		close(fd);
	}
	sethostname("guest", 5);
}

static void __attribute__((noreturn)) exec_command(const struct start *s)
{
	sigset_t none;

	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	if (s->cwd && chdir(s->cwd))
		chdir("/");
	clearenv();
	for (int i = 0; i < s->envc; i++)
		putenv(s->env[i]);
	execvp(s->argv[0], s->argv);
	fprintf(stderr, "%s: %s\n", s->argv[0], strerror(errno));
	_exit(errno == ENOENT ? 127 : 126);
}

static void start_on_terminal(const struct start *s, struct child *c)
{
	int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC), slave;

	if (master < 0 || grantpt(master) || unlockpt(master))
		fail("open a terminal");
	slave = open(ptsname(master), O_RDWR | O_NOCTTY | O_CLOEXEC);
	if (slave < 0)
		fail("open the terminal's other side");
	c->pid = fork();
	if (c->pid == 0) {
		setsid();
		ioctl(slave, TIOCSCTTY, 0);
		for (int fd = 0; fd < 3; fd++)
			dup2(slave, fd);
		exec_command(s);
	}
	close(slave);
	c->in = c->out = master;
	c->err = -1;
}

static void start_on_pipes(const struct start *s, struct child *c)
{
	int in[2], out[2], err[2];

	if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC) || pipe2(err, O_CLOEXEC))
		fail("pipe");
	c->pid = fork();
	if (c->pid == 0) {
		setsid();
		dup2(in[0], 0);
		dup2(out[1], 1);
		dup2(s->merge ? out[1] : err[1], 2);
		exec_command(s);
	}
	close(in[0]);
	close(out[1]);
	close(err[1]);
	c->in = in[1];
	c->out = out[0];
	c->err = err[0];
}

static void start_command(const struct start *s, struct child *c)
{
	if (s->tty)
		start_on_terminal(s, c);
	else
		start_on_pipes(s, c);
	if (c->pid < 0)
		fail("fork");
	c->alive = 1;
	fcntl(c->in, F_SETFL, O_NONBLOCK);
	fcntl(c->out, F_SETFL, O_NONBLOCK);
	if (c->err >= 0)
		fcntl(c->err, F_SETFL, O_NONBLOCK);
}

/* Pass on the available output. Returns 0 if there is none. */
static int forward(int *fd, char type)
{
	static char data[CHUNK];
	ssize_t n;

	if (*fd < 0)
		return 0;
	n = read(*fd, data, sizeof(data));
	if (n > 0) {
		send_frame(type, data, (uint32_t)n);
		return 1;
	}
	if (n == 0 || (errno != EAGAIN && errno != EINTR))
		*fd = -1;
	return 0;
}

static void reap(struct child *c)
{
	int status;
	pid_t pid;

	while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
		if (pid != c->pid)
			continue;
		c->alive = 0;
		c->status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
	}
}

/* Input that the command has not taken yet. */
struct pending {
	char *data;
	uint32_t size, done;
	int eof;
};

static void feed(struct child *c, struct pending *p)
{
	while (p->data && p->done < p->size) {
		ssize_t n = c->in < 0 ? -1 : write(c->in, p->data + p->done, p->size - p->done);

		if (n < 0 && c->in >= 0 && errno == EAGAIN)
			return;
		if (n < 0)
			break;	/* nobody reads it: drop it */
		p->done += (uint32_t)n;
	}
	if (p->data) {
		free(p->data);
		p->data = NULL;
		send_frame('A', NULL, 0);
	}
	if (p->eof && c->in >= 0) {
		if (c->in != c->out)
			close(c->in);
		c->in = -1;
	}
}

static void from_host(const struct start *s, struct child *c, struct pending *p)
{
	uint32_t size;
	char *data;
	uint16_t w[2];

	switch (read_frame(&data, &size)) {
	case 'D':
		*p = (struct pending){ .data = data, .size = size };
		return;	/* ours now */
	case 'E':
		p->eof = 1;
		break;
	case 'K':
		kill(-c->pid, data[0]);
		break;
	case 'W':
		if (s->tty && size == sizeof(w)) {
			memcpy(w, data, sizeof(w));
			ioctl(c->out, TIOCSWINSZ,
			      &(struct winsize){ .ws_row = w[0], .ws_col = w[1] });
		}
		break;
	case 'Q':
		end();
	}
	free(data);
}

static void run(const struct start *s)
{
	struct child c = { .in = -1, .out = -1, .err = -1 };
	struct pending p = { 0 };
	unsigned char status;
	sigset_t chld;
	int sig;

	sigemptyset(&chld);
	sigaddset(&chld, SIGCHLD);
	sigprocmask(SIG_BLOCK, &chld, NULL);
	signal(SIGPIPE, SIG_IGN);
	sig = signalfd(-1, &chld, SFD_NONBLOCK | SFD_CLOEXEC);
	start_command(s, &c);
	send_frame('A', NULL, 0);

	while (c.alive) {
		int waits = p.data && c.in >= 0;
		struct pollfd fds[] = {
			{ .fd = port, .events = POLLIN },
			{ .fd = sig, .events = POLLIN },
			{ .fd = c.out, .events = POLLIN },
			{ .fd = c.err, .events = POLLIN },
			{ .fd = waits ? c.in : -1, .events = POLLOUT },
		};
		struct signalfd_siginfo info;

		poll(fds, sizeof(fds) / sizeof(fds[0]), -1);
		if (fds[0].revents & POLLIN)
			from_host(s, &c, &p);
		feed(&c, &p);
		forward(&c.out, 'O');
		forward(&c.err, 'P');
		if (read(sig, &info, sizeof(info)) > 0)
			reap(&c);
	}
	while (forward(&c.out, 'O') || forward(&c.err, 'P'))
		;
	status = (unsigned char)c.status;
	send_frame('X', &status, 1);
}

/*
 * The kernel frees what the command left behind after RCU grace periods. If that
 * causes a splat, it must be printed before the guest ends.
 */
static void settle(void)
{
	kill(-1, SIGKILL);
	while (waitpid(-1, NULL, 0) > 0 || errno == EINTR)
		;
	for (int i = 0; i < 3; i++)
		syscall(SYS_membarrier, MEMBARRIER_CMD_GLOBAL, 0, 0);
}

/* The name contains the number of the virtio device. */
static void open_port(void)
{
	char path[32];

	for (int i = 0; i < 30000 && port < 0; i++) {
		snprintf(path, sizeof(path), "/dev/vport%dp1", i % 10);
		port = open(path, O_RDWR | O_CLOEXEC);
		if (port < 0 && i % 10 == 9)
			usleep(10000);
	}
	if (port < 0)
		fail("open the port to the host, /dev/vport0p1 or the like");
}

int main(void)
{
	static struct start s;
	uint32_t size;
	char *data;

	try_mount("devtmpfs", "/dev", NULL);
	open_port();
	send_frame('H', NULL, 0);
	if (read_frame(&data, &size) != 'S')
		fail("the first frame is not a start");
	parse_start(&s, data, size);
	if (!s.argc)
		fail("nothing to run");
	mount_root(&s);
	loopback_up();
	run(&s);
	settle();
	while (read_frame(&data, &size) != 'Q')
		free(data);
	end();
}
