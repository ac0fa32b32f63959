# SPDX-License-Identifier: GPL-2.0
# shellcheck shell=bash
#
# Compile hand-written programs for suites that measure. Source this file after lib.sh.

bench_include=(-I"$prepared/tools/include/uapi" -I"$build/libbpf/include")

# compile_bpf SOURCE OBJECT [FLAG...]
compile_bpf() {
	clang -g -O2 -target bpf -mcpu=v3 -Wall -Werror -D__TARGET_ARCH_x86 "${bench_include[@]}" \
		-idirafter "/usr/include/$(uname -m)-linux-gnu" -idirafter /usr/include -idirafter "$prepared/tools/include" \
		-c "$1" -o "$2" "${@:3}"
}

# compile_loader SOURCE BINARY [FLAG...]: compile a program and link it with libbpf.
compile_loader() {
	gcc -O2 -Wall -Wextra -Werror "${bench_include[@]}" "${@:3}" -o "$2" "$1" "$build/libbpf/libbpf.a" -lelf -lz
}

# compile_calls BINARY: the program whose calls are traced.
compile_calls() { gcc -O2 -Wall -Wextra -Werror -o "$1" "$repo/tools/dtrace/test/bench/calls.c"; }

# compile_plugin FILE: the plugin of QEMU that writes down what those calls execute, or where they write.
compile_plugin() { gcc -O2 -Wall -Wextra -Werror -shared -fPIC -o "$1" "$repo/scripts/bench/trace_plugin.c"; }
