#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x listen, Prometheus itself scrapes the metrics while tracing is on, and computes a quantile of a histogram.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
command -v prometheus >/dev/null || { echo "prometheus is not installed"; exit 77; }

cat >prometheus.yml <<'Y'
global:
  scrape_interval: 1s
scrape_configs:
  - job_name: dtrace
    static_configs:
      - targets: ['127.0.0.1:9435']
Y
cat >scrape <<'S'
prometheus --config.file=prometheus.yml --storage.tsdb.path=tsdb --web.listen-address=127.0.0.1:9490 >prometheus.log 2>&1 &
dd if=/dev/zero of=/dev/null bs=777 count=64 status=none
ask() { promtool query instant http://127.0.0.1:9490 "$1" 2>&1 | sed 's/ @.*//; s/.*=> //'; }
# A scrape that takes longer than its second leaves every metric without a value until the next one.
value() { until value=$(ask "$1"); [ -n "$value" ]; do sleep 0.5; done; echo "$value"; }
until [ "$(ask 'sum(dtrace_reads_total{execname="dd",job="dtrace"})')" = 64 ]; do sleep 0.5; done
echo "median $(value 'histogram_quantile(0.5, dtrace_size_bucket)')"
echo "lost $(value 'sum(dtrace_tracer_lost_total)')"
kill $!
S
# The median of 64 values from 512 to 1023, which lie evenly there as far as the buckets know.
status 0 dtrace -x listen=9435 -n 'fbt::ksys_read:entry /progenyof($target) && execname == "dd" && arg2 == 777/ {
	@reads[execname] = count(); @size = quantize(arg2); }' -c 'bash scrape'
grep -x 'median .*\|lost .*' out >answers || { cat out err prometheus.log; fail "no answers"; }
same "of Prometheus" "$(cat answers)" "median 767
lost 0"
grep -qx 'dtrace: metrics are at http://127.0.0.1:9435/metrics' err

# A port that is taken is an error before anything is traced.
echo 'dtrace -x listen=9435 -n "BEGIN { exit(0); }"; echo "status $?"' >taken
status 0 dtrace -q -x listen=9435 -n 'BEGIN { @ = count(); }' -c 'sh taken'
grep -qx 'status 1' out
grep -q 'dtrace: cannot listen at 9435: Address already in use' err
