/* SPDX-License-Identifier: GPL-2.0 */
/*
 * -x listen: one page, /metrics, over HTTP.
 *
 * The server answers GET and closes each connection. It never blocks: a turn does what can be done at once. A
 * connection has limits of time and of bytes, and with too many connections, the oldest one is closed. So a client
 * can delay itself, and neither tracing nor other clients for long.
 *
 * A client that accepts OpenMetrics gets it; others get the text format of Prometheus.
 */
#ifndef DTRACE_OUT_METRICS_SERVER_H
#define DTRACE_OUT_METRICS_SERVER_H

#include <chrono>
#include <functional>
#include <list>
#include <string>

#include "base/fd.h"
#include "out/metrics.h"

namespace dt::out {

class MetricsServer {
public:
	using MakePage = std::function<std::string(MetricsFormat)>;

	/* @where: "PORT", on the loopback address, or "ADDRESS:PORT"; a port of 0: one that is free. */
	static Result<MetricsServer> open(const std::string &where);

	/* Readable when turn() has something to do. */
	int fd() const { return epoll_.get(); }
	/* "http://127.0.0.1:9435/metrics" */
	const std::string &url() const { return url_; }
	/* Called then, and each second or so, because connections also end by time. */
	void turn(const MakePage &page);

private:
	using Clock = std::chrono::steady_clock;

	struct Connection {
		Fd fd;
		Clock::time_point since;
		std::string request, response;
		size_t sent = 0;
		bool is_answered = false;
	};

	void accept_all();
	/* False if the connection is over. */
	bool serve(Connection &connection, const MakePage &page);
	static bool send(Connection &connection);

	Fd socket_, epoll_;
	std::string url_;
	std::list<Connection> connections_; /* the oldest first */
};

/* What is sent for @request, whose header is complete. Public for tests. */
std::string http_response(std::string_view request, const MetricsServer::MakePage &page);

} // namespace dt::out

#endif
