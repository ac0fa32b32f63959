// SPDX-License-Identifier: GPL-2.0
/*
 * The first and only process of a guest that shows whether a kernel works
 * (scripts/check-series). The program uses, in a few lines each, what the
 * series changes in the kernel besides what it adds: a BPF program runs with and
 * without a tail call, and a perf event fills a ring. On success it prints "works".
 *
 * Static, without libraries besides libc: the guest has no file systems.
 */
#include <errno.h>
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/reboot.h>
#include <sys/syscall.h>
#include <unistd.h>

#define INSN(c, d, s, o, i) \
	((struct bpf_insn){.code = (c), .dst_reg = (d), .src_reg = (s), .off = (o), .imm = (i)})

enum { RESULT = 42 };

static int bpf(enum bpf_cmd cmd, union bpf_attr *attr)
{
	return (int)syscall(SYS_bpf, cmd, attr, sizeof(*attr));
}

static int fails(const char *what)
{
	printf("%s: %s\n", what, strerror(errno));
	return -1;
}

static int load(const struct bpf_insn *insns, uint32_t count)
{
	union bpf_attr attr = {
		.prog_type = BPF_PROG_TYPE_SOCKET_FILTER,
		.insns = (uintptr_t)insns,
		.insn_cnt = count,
		.license = (uintptr_t)"GPL",
	};

	return bpf(BPF_PROG_LOAD, &attr);
}

/* Runs @program, which is to return RESULT. */
static int runs(const char *what, int program)
{
	static char packet[64];
	union bpf_attr attr = {.test = {
		.prog_fd = (uint32_t)program,
		.data_in = (uintptr_t)packet,
		.data_size_in = sizeof(packet),
	}};

	if (program < 0 || bpf(BPF_PROG_TEST_RUN, &attr))
		return fails(what);
	if (attr.test.retval == RESULT)
		return 0;
	printf("%s: returned %u\n", what, attr.test.retval);
	return -1;
}

static int bpf_works(void)
{
	const struct bpf_insn returns[] = {
		INSN(BPF_ALU64 | BPF_MOV | BPF_K, BPF_REG_0, 0, 0, RESULT),
		INSN(BPF_JMP | BPF_EXIT, 0, 0, 0, 0),
	};
	union bpf_attr array = {
		.map_type = BPF_MAP_TYPE_PROG_ARRAY,
		.key_size = 4,
		.value_size = 4,
		.max_entries = 1,
	};
	uint32_t key = 0, callee = (uint32_t)load(returns, 2);
	const int map = (int)callee < 0 ? -1 : bpf(BPF_MAP_CREATE, &array);
	const struct bpf_insn calls[] = {
		INSN(BPF_LD | BPF_DW | BPF_IMM, BPF_REG_2, BPF_PSEUDO_MAP_FD, 0, map),
		INSN(0, 0, 0, 0, 0),
		INSN(BPF_ALU64 | BPF_MOV | BPF_K, BPF_REG_3, 0, 0, 0),
		INSN(BPF_JMP | BPF_CALL, 0, 0, 0, BPF_FUNC_tail_call),
		INSN(BPF_ALU64 | BPF_MOV | BPF_K, BPF_REG_0, 0, 0, 0),
		INSN(BPF_JMP | BPF_EXIT, 0, 0, 0, 0),
	};
	union bpf_attr element = {
		.map_fd = (uint32_t)map,
		.key = (uintptr_t)&key,
		.value = (uintptr_t)&callee,
	};

	if (runs("a BPF program", (int)callee))
		return -1;
	if (map < 0 || bpf(BPF_MAP_UPDATE_ELEM, &element))
		return fails("an array of programs");
	return runs("a tail call", load(calls, 6));
}

/* A clock that fires each millisecond, until the ring has records. */
static int perf_works(void)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_SOFTWARE,
		.size = sizeof(attr),
		.config = PERF_COUNT_SW_CPU_CLOCK,
		.sample_period = 1000000,
		.sample_type = PERF_SAMPLE_IP | PERF_SAMPLE_TIME,
	};
	const size_t page = (size_t)sysconf(_SC_PAGESIZE);
	const int event = (int)syscall(SYS_perf_event_open, &attr, 0, -1, -1, 0);
	struct perf_event_mmap_page *ring;

	if (event < 0)
		return fails("a perf event");
	ring = mmap(NULL, 9 * page, PROT_READ | PROT_WRITE, MAP_SHARED, event, 0);
	if (ring == MAP_FAILED)
		return fails("a ring of a perf event");
	while (__atomic_load_n(&ring->data_head, __ATOMIC_ACQUIRE) < 1000)
		;
	return 0;
}

int main(void)
{
	if (!bpf_works() && !perf_works())
		puts("works");
	fflush(stdout);
	sync();
	reboot(RB_AUTOBOOT);
	return 1;
}
