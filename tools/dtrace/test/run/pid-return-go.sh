#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A program in Go, whose stacks grow and are copied to other places, goes on with return probes.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || { echo "return addresses are replaced on this processor"; exit 77; }
command -v go >/dev/null || { echo "go of the package golang-go is not installed"; exit 77; }

cat >deep.go <<'GO'
package main

import (
	"os"
	"runtime"
)

//go:noinline
func deep(n int) int {
	var room [512]byte
	room[n&511] = 1
	if n == 0 {
		runtime.GC() // looks at all stacks
		return 0
	}
	return deep(n-1) + int(room[n&511])
}

func main() {
	sums := make(chan int)
	for i := 0; i < 4; i++ {
		go func() { sums <- deep(200) }()
	}
	if <-sums + <-sums + <-sums + <-sums != 800 {
		os.Exit(1)
	}
}
GO
HOME=$PWD GOFLAGS=-p=1 GO111MODULE=off go build -o deep deep.go || fail "the program does not compile"
status 0 dtrace -qn 'pid$target:a.out:main.deep:return { @n = count(); @sum = sum(arg1); }
	END { printa("%@d returns", @n); printa(" %@d", @sum); }' -c ./deep
same "what deep() returned" "$(cat out)" "804 returns 80400"
! grep -q 'exited with\|terminated' err || fail "$(cat err)"
