#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Aggregations are metrics: of -x oformat=openmetrics at the end, and of -x textfile while tracing is on. They are
# exact, whatever clear() and trunc() do, and tools of Prometheus read them.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >reads.d <<'D'
fbt::ksys_read:entry
/progenyof($target) && arg2 == 777/
{
	@reads[execname] = count();
	@bytes[execname] = sum((uint64_t)arg2);
	@size["a \"b\"\n", arg2] = quantize(arg2);
	@mean = avg(arg2);
	@room = sum(-1);
	@stacks[stack(2)] = count();
}
tick-5 { clear(@reads); trunc(@bytes); }
END { printf("printed\n"); printa(@reads); clear(@reads); }
D
dd='dd if=/dev/zero of=/dev/null bs=777 count=64 status=none'
status 0 dtrace -q -x oformat=openmetrics -s reads.d -c "$dd"
grep -qx printed err
grep -v _tracer_ out >metrics
same metrics "$(cat metrics)" '# HELP dtrace_reads count() of @reads
# TYPE dtrace_reads counter
dtrace_reads_total{execname="dd"} 64
# HELP dtrace_bytes sum() of @bytes
# TYPE dtrace_bytes counter
dtrace_bytes_total{execname="dd"} 49728
# HELP dtrace_size quantize() of @size
# TYPE dtrace_size histogram
dtrace_size_bucket{key1="a \"b\"\n",arg2="777",le="511.0"} 0
dtrace_size_bucket{key1="a \"b\"\n",arg2="777",le="1023.0"} 64
dtrace_size_bucket{key1="a \"b\"\n",arg2="777",le="+Inf"} 64
# HELP dtrace_mean avg() of @mean
# TYPE dtrace_mean summary
dtrace_mean_sum 49728
dtrace_mean_count 64
# HELP dtrace_room sum() of @room
# TYPE dtrace_room gauge
dtrace_room -64
# HELP dtrace_stacks count() of @stacks
# TYPE dtrace_stacks counter
dtrace_stacks_total{stack="vmlinux`'"${read_path[0]}"';vmlinux`ksys_read"} 64
# EOF'
grep -qx 'dtrace_tracer_lost_total{kind="records"} 0' out
grep -qx 'dtrace_tracer_faults_total 0' out

# The file has all that was counted, and the output is as without it. A scraper sees a whole file at any time.
cat >work <<S
$dd
until grep -q 'dtrace_size_bucket.*Inf.* 64' x.prom; do sleep 0.1; done
cp x.prom while
S
status 0 dtrace -q -x textfile=x.prom -x labels=why,size -s reads.d -c 'sh work'
same "the last file" "$(grep -v '^#' x.prom | grep -v _tracer_ | sort | head -n 4)" 'dtrace_bytes_total{why="dd"} 49728
dtrace_mean_count 64
dtrace_mean_sum 49728
dtrace_reads_total{why="dd"} 64'
same "before the end" "$(grep -x 'dtrace_size_bucket.*Inf.*' while)" \
	'dtrace_size_bucket{why="a \"b\"\n",size="777",le="+Inf"} 64'
grep -qx printed out
same "no other files" "$(echo x.prom*)" x.prom

status 1 dtrace -q -x textfile=/proc/nowhere/x.prom -x labels=a,a -n 'BEGIN { exit(0); }'
grep -q "labels" err
status 0 dtrace -q -x textfile=/proc/nowhere/x.prom -n 'BEGIN { @ = count(); exit(0); }'
grep -qx 'dtrace: cannot write /proc/nowhere/x.prom: No such file or directory' err

# Readers that are not ours: of the text format, and of OpenMetrics, whose samples need a time there.
command -v promtool >/dev/null || { echo "promtool is not installed"; exit 77; }
promtool check metrics <x.prom
sed "/^#/!s/\$/ 1700000000/" metrics >timed
promtool tsdb create-blocks-from openmetrics timed blocks >blocks.out
mkdir blocks/wal # without which it does not open the directory
promtool tsdb dump blocks >dump
same "histogram as stored" "$(grep -c '__name__="dtrace_size_bucket"' dump)" 3
grep -q '__name__="dtrace_reads_total", execname="dd"} 64 ' dump || { cat dump; fail "the counter is not there"; }
