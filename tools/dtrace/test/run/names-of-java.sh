#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ustack() names the methods of a Java program, from the map that a Java machine writes when it ends.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
{ command -v java && command -v javac; } >/dev/null || { echo "java and javac are not both installed"; exit 77; }

cat >Program.java <<'J'
class Program {
	static void innermost() { System.out.print("now written\n"); }
	static void outermost() { innermost(); }
	public static void main(String[] words) throws InterruptedException {
		/* What was mapped a moment ago may be unknown to the tool: the later calls have whole stacks. */
		for (int n = 0; n < 100; n++) {
			outermost();
			Thread.sleep(20);
		}
		System.out.flush();
	}
}
J
javac Program.java
options='-XX:+PreserveFramePointer -XX:+UnlockDiagnosticVMOptions -XX:+DumpPerfMapAtExit -XX:-Inline -Xcomp'
only='-XX:CompileCommand=quiet -XX:CompileCommand=compileonly,Program.*'
status 0 dtrace -qn 'syscall::write:entry /progenyof($target) && arg2 == 12/ { @[ustack()] = count(); }' \
	-c "java $options $only -cp . Program"
same "writes" "$(grep -c '^now written$' out)" 100
grep -q 'Program.*innermost' out && grep -q 'Program.*outermost' out || fail "$(cat out err)"
