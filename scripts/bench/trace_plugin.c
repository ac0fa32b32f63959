// SPDX-License-Identifier: GPL-2.0
/*
 * A plugin of QEMU that writes the address of each instruction which the guest executes between two marks, one on each
 * line. A line "-" begins each trace. The marks are NOPs with an operand that no compiler makes. They are in the programs
 * "calls mark" and "calls spread" of the guest.
 *
 *   -plugin trace_plugin.so,out=FILE
 *   -plugin trace_plugin.so,out=FILE,writes=on
 *
 * In the second form, the addresses are those that the instructions write to. A trace is what one CPU does.
 *
 * Each instruction has a callback. A callback for each block would be wrong, because an exception ends a block early. One
 * thread emulates all CPUs, so the callbacks need no lock.
 *
 * Debian has no header of the interface. So this file declares what it uses of version 1 (QEMU 4.2 to 8).
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))
#define MARK_SIZE 7
/* Most addresses of a trace. Further ones are missing, and the reader notices that the trace is unlike the others. */
#define MOST (1 << 20)

typedef uint64_t qemu_plugin_id_t;
struct qemu_plugin_tb;
struct qemu_plugin_insn;
struct qemu_info;
enum { QEMU_PLUGIN_CB_NO_REGS };
enum { QEMU_PLUGIN_MEM_W = 2 };

void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t id, void (*cb)(qemu_plugin_id_t, struct qemu_plugin_tb *));
void qemu_plugin_register_vcpu_insn_exec_cb(struct qemu_plugin_insn *insn, void (*cb)(unsigned int, void *), int flags,
					    void *data);
void qemu_plugin_register_vcpu_mem_cb(struct qemu_plugin_insn *insn,
				      void (*cb)(unsigned int, uint32_t, uint64_t, void *), int flags, int rw,
				      void *data);
bool qemu_plugin_mem_is_store(uint32_t info);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *tb);
struct qemu_plugin_insn *qemu_plugin_tb_get_insn(const struct qemu_plugin_tb *tb, size_t index);
const void *qemu_plugin_insn_data(const struct qemu_plugin_insn *insn);
size_t qemu_plugin_insn_size(const struct qemu_plugin_insn *insn);
uint64_t qemu_plugin_insn_vaddr(const struct qemu_plugin_insn *insn);

EXPORT int qemu_plugin_version = 1;

/* nopl 0x44545201(%rax) and nopl 0x44545202(%rax), as in calls.c */
static const uint8_t marks[2][MARK_SIZE] = {
	{ 0x0f, 0x1f, 0x80, 0x01, 0x52, 0x54, 0x44 },
	{ 0x0f, 0x1f, 0x80, 0x02, 0x52, 0x54, 0x44 },
};

static uint64_t addresses[MOST];
static size_t count;
static bool writes; /* not instructions */
static bool tracing;
static unsigned int traced_cpu;
static FILE *out;

static void on_address(unsigned int cpu, uint64_t address)
{
	if (tracing && count < MOST && (!writes || cpu == traced_cpu))
		addresses[count++] = address;
}

static void on_instruction(unsigned int cpu, void *address)
{
	on_address(cpu, (uintptr_t)address);
}

static void on_write(unsigned int cpu, uint32_t info, uint64_t address, void *unused)
{
	(void)unused;
	if (qemu_plugin_mem_is_store(info))
		on_address(cpu, address);
}

static void on_begin(unsigned int cpu, void *unused)
{
	(void)unused;
	traced_cpu = cpu;
	tracing = true;
	count = 0;
}

static void on_end(unsigned int cpu, void *unused)
{
	(void)cpu;
	(void)unused;
	tracing = false;
	fputs("-\n", out);
	for (size_t i = 0; i < count; i++)
		fprintf(out, "%llx\n", (unsigned long long)addresses[i]);
	fflush(out);
}

static void on_translation(qemu_plugin_id_t id, struct qemu_plugin_tb *block)
{
	(void)id;
	for (size_t i = 0; i < qemu_plugin_tb_n_insns(block); i++) {
		struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(block, i);
		void (*callback)(unsigned int, void *) = writes ? NULL : on_instruction;

		if (qemu_plugin_insn_size(insn) == MARK_SIZE) {
			const void *bytes = qemu_plugin_insn_data(insn);

			if (!memcmp(bytes, marks[0], MARK_SIZE))
				callback = on_begin;
			else if (!memcmp(bytes, marks[1], MARK_SIZE))
				callback = on_end;
		}
		if (callback)
			qemu_plugin_register_vcpu_insn_exec_cb(insn, callback, QEMU_PLUGIN_CB_NO_REGS,
							       (void *)(uintptr_t)qemu_plugin_insn_vaddr(insn));
		if (writes)
			qemu_plugin_register_vcpu_mem_cb(insn, on_write, QEMU_PLUGIN_CB_NO_REGS, QEMU_PLUGIN_MEM_W, NULL);
	}
}

EXPORT int qemu_plugin_install(qemu_plugin_id_t id, const struct qemu_info *info, int argc, char **argv)
{
	(void)info;
	if (argc < 1 || argc > 2 || strncmp(argv[0], "out=", 4) || (argc == 2 && strcmp(argv[1], "writes=on")))
		return -1;
	writes = argc == 2;
	out = fopen(argv[0] + 4, "w");
	if (!out)
		return -1;
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
	return 0;
}
