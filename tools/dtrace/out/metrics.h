/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Writes aggregations as metrics, for monitoring systems.
 *
 *     count(), sum()               a counter; a sum that can fall is a gauge
 *     min(), max(), stddev()       a gauge
 *     avg()                        a summary: its sum and its count
 *     quantize() and its kin       a histogram: how many values are at most "le", for each bucket that counts
 *                                  something in any series, and the bucket below
 *
 * A key is a label. Its name is that of the variable, member or function in the source: args[1]->dev_statname is
 * "dev_statname". A key without such a name is key1, key2, .... Series whose labels have equal texts are one
 * series.
 *
 * A histogram has no sum, because quantize() keeps none. So it has no sample "_count" either; that of the bucket
 * "+Inf" is the count.
 *
 * Sources: the specification of OpenMetrics 1.0, and "Exposition formats" of the documentation of Prometheus.
 */
#ifndef DTRACE_OUT_METRICS_H
#define DTRACE_OUT_METRICS_H

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "out/agg_total.h"
#include "out/messages.h"

namespace dt::out {

/* Prometheus: the text format 0.0.4, which a collector of text files reads. It differs in the names of counters. */
enum class MetricsFormat : uint8_t { OpenMetrics, Prometheus };

class Metrics {
public:
	/* @labels: -x labels. All arguments outlive it; text is appended to @out. */
	Metrics(MetricsFormat format, const std::string &labels, const Naming &naming, std::string &out);

	/* Adds the losses, by kind, and the faults. Called first, so that no aggregation takes these names. */
	void losses(const LossCounts &counts);
	/* The keys of @total are those since tracing began. */
	void aggregation(const AggTotal &total);
	/* Ends the text: nothing comes after it. */
	void end();

private:
	using Series = std::map<std::string, AggCell>; /* by the text of the labels, sorted */

	std::string take_name(std::string name);
	void begin(const std::string &name, std::string_view type, const std::string &help);
	void sample(std::string_view name, std::string_view suffix, std::string_view labels, std::string_view value);
	std::vector<std::string> label_names(const typed::Aggregation &aggregation) const;
	Series series_of(const AggTotal &total) const;
	void histogram(const typed::Aggregation &aggregation, const std::string &name, const Series &series);

	const MetricsFormat format_;
	const std::string &labels_;
	const Naming &naming_;
	std::string &out_;
	std::set<std::string> taken_; /* names of samples */
};

} // namespace dt::out

#endif
