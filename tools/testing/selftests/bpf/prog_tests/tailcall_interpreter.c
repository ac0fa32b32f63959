// SPDX-License-Identifier: GPL-2.0
#include <test_progs.h>
#include <network_helpers.h>
#include "tailcall_interpreter.skel.h"

#define JIT_SYSCTL	"/proc/sys/net/core/bpf_jit_enable"

static bool set_jit(const char *value)
{
	int fd = open(JIT_SYSCTL, O_WRONLY);
	bool is_set = fd >= 0 && write(fd, value, 1) == 1;

	close(fd);
	return is_set;
}

/* The interpreter runs a called program on the stack frame of its caller. The
 * frame must have room for any program, even if the caller has no stack. If it
 * has not, the called program overwrites memory of the kernel's stack, which can
 * end in a wrong sum or in a crash.
 */
void serial_test_tailcall_interpreter(void)
{
	bool was_enabled = is_jit_enabled();
	struct tailcall_interpreter *skel = NULL;
	LIBBPF_OPTS(bpf_test_run_opts, opts,
		    .data_in = &pkt_v4,
		    .data_size_in = sizeof(pkt_v4));
	int err, deep, key = 0;

	/* A kernel without the interpreter refuses this. */
	if (was_enabled && !set_jit("0")) {
		test__skip();
		return;
	}
	skel = tailcall_interpreter__open_and_load();
	if (!ASSERT_OK_PTR(skel, "open_and_load"))
		goto out;
	deep = bpf_program__fd(skel->progs.deep);
	err = bpf_map_update_elem(bpf_map__fd(skel->maps.progs), &key, &deep,
				  BPF_ANY);
	if (!ASSERT_OK(err, "update"))
		goto out;
	err = bpf_prog_test_run_opts(bpf_program__fd(skel->progs.shallow),
				     &opts);
	ASSERT_OK(err, "run");
	ASSERT_EQ(opts.retval, 60 * 61 / 2, "sum of the words");
out:
	tailcall_interpreter__destroy(skel);
	if (was_enabled)
		set_jit("1");
}
