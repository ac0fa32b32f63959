// SPDX-License-Identifier: GPL-2.0
/* Serves metrics; see metrics_server.h. Source: RFC 9112, as far as one page needs it. */
#include "out/metrics_server.h"

#include <netdb.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <memory>

#include "base/diag.h"

namespace dt::out {

namespace {

constexpr size_t kMostRequest = 8192, kMostConnections = 16;
constexpr std::chrono::seconds kLongest(10);

std::string response(std::string_view status, std::string_view type, std::string_view more, std::string_view body)
{
	std::string out("HTTP/1.1 ");

	out.append(status).append("\r\nContent-Type: ").append(type);
	out.append("\r\nContent-Length: ").append(std::to_string(body.size()));
	out.append("\r\nConnection: close\r\n").append(more).append("\r\n").append(body);
	return out;
}

std::string refusal(std::string_view status, std::string_view more = "")
{
	return response(status, "text/plain; charset=utf-8", more, std::string(status) + '\n');
}

/* Does a header of @request accept OpenMetrics? Its name may have capitals, and so may the type. */
bool accepts_openmetrics(std::string_view request)
{
	std::string lower(request);

	std::ranges::transform(lower, lower.begin(),
			       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
	const size_t at = lower.find("\naccept:");
	if (at == std::string::npos)
		return false;
	const std::string_view line = std::string_view(lower).substr(at + 1);
	return line.substr(0, line.find('\n')).find("application/openmetrics-text") != std::string_view::npos;
}

struct AddressFree {
	void operator()(addrinfo *list) const { freeaddrinfo(list); }
};
using AddressList = std::unique_ptr<addrinfo, AddressFree>;

/* "9435", "10.0.0.1:9435", "[::1]:9435" */
Result<AddressList> addresses_of(const std::string &where)
{
	const size_t colon = where.rfind(':');
	std::string host = colon == std::string::npos ? "127.0.0.1" : where.substr(0, colon);
	const std::string port = colon == std::string::npos ? where : where.substr(colon + 1);
	addrinfo hints = {}, *list = nullptr;

	if (host.size() > 2 && host.front() == '[' && host.back() == ']')
		host = host.substr(1, host.size() - 2);
	hints.ai_socktype = SOCK_STREAM;
	hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE;
	const int rc = getaddrinfo(host.c_str(), port.c_str(), &hints, &list);
	if (rc != 0)
		return Error{"cannot listen at " + where + ": " + gai_strerror(rc) +
			     " (wanted is PORT or ADDRESS:PORT, in digits)"};
	return AddressList(list);
}

/* With the port that the kernel has chosen. */
std::string url_of(int socket)
{
	sockaddr_storage address = {};
	socklen_t size = sizeof(address);
	char host[NI_MAXHOST] = "", port[NI_MAXSERV] = "";

	getsockname(socket, reinterpret_cast<sockaddr *>(&address), &size);
	getnameinfo(reinterpret_cast<sockaddr *>(&address), size, host, sizeof(host), port, sizeof(port),
		    NI_NUMERICHOST | NI_NUMERICSERV);
	const bool is_ipv6 = address.ss_family == AF_INET6;
	return std::string("http://") + (is_ipv6 ? "[" : "") + host + (is_ipv6 ? "]:" : ":") + port + "/metrics";
}

Status watch(int epoll, int fd, uint32_t events, int how = EPOLL_CTL_ADD)
{
	epoll_event event = {};

	event.events = events;
	event.data.fd = fd;
	return epoll_ctl(epoll, how, fd, &event) == 0 ? Status() : Error{"cannot wait for requests", errno};
}

bool would_block()
{
	return errno == EAGAIN || errno == EINTR;
}

} // namespace

std::string http_response(std::string_view request, const MetricsServer::MakePage &page)
{
	const std::string_view line = request.substr(0, request.find_first_of("\r\n"));
	const size_t first = line.find(' '), last = line.rfind(' ');

	if (first == std::string_view::npos || first == last || !line.substr(last + 1).starts_with("HTTP/1."))
		return refusal("400 Bad Request");
	const std::string_view target = line.substr(first + 1, last - first - 1);
	if (line.substr(0, first) != "GET")
		return refusal("405 Method Not Allowed", "Allow: GET\r\n");
	if (target.substr(0, target.find('?')) != "/metrics")
		return refusal("404 Not Found: the metrics are at /metrics");
	if (accepts_openmetrics(request))
		return response("200 OK", "application/openmetrics-text; version=1.0.0; charset=utf-8", "",
				page(MetricsFormat::OpenMetrics));
	return response("200 OK", "text/plain; version=0.0.4; charset=utf-8", "", page(MetricsFormat::Prometheus));
}

Result<MetricsServer> MetricsServer::open(const std::string &where)
{
	const Result<AddressList> found = addresses_of(where);
	MetricsServer server;
	const int on = 1;

	if (!found)
		return found.error();
	const addrinfo &address = **found;
	server.socket_.reset(socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
	if (!server.socket_ || setsockopt(server.socket_.get(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) != 0 ||
	    bind(server.socket_.get(), address.ai_addr, address.ai_addrlen) != 0 ||
	    listen(server.socket_.get(), kMostConnections) != 0)
		return Error{"cannot listen at " + where, errno};
	server.epoll_.reset(epoll_create1(EPOLL_CLOEXEC));
	if (!server.epoll_)
		return Error{"cannot wait for requests", errno};
	if (Status status = watch(server.epoll_.get(), server.socket_.get(), EPOLLIN); !status)
		return status.error();
	server.url_ = url_of(server.socket_.get());
	return server;
}

void MetricsServer::accept_all()
{
	for (;;) {
		Fd fd(accept4(socket_.get(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));

		if (!fd)
			return;
		if (connections_.size() >= kMostConnections)
			connections_.pop_front();
		if (!watch(epoll_.get(), fd.get(), EPOLLIN))
			continue;
		connections_.emplace_back();
		connections_.back().fd = std::move(fd);
		connections_.back().since = Clock::now();
	}
}

/* False if there is nothing left to send, or nobody to send it to. */
bool MetricsServer::send(Connection &connection)
{
	const std::string &text = connection.response;

	while (connection.sent < text.size()) {
		const ssize_t count = ::send(connection.fd.get(), text.data() + connection.sent,
					     text.size() - connection.sent, MSG_NOSIGNAL | MSG_DONTWAIT);

		if (count < 0)
			return would_block();
		connection.sent += static_cast<size_t>(count);
	}
	return false;
}

bool MetricsServer::serve(Connection &connection, const MakePage &page)
{
	std::string &request = connection.request;
	char bytes[4096];

	while (!connection.is_answered) {
		const ssize_t count = recv(connection.fd.get(), bytes, sizeof(bytes), MSG_DONTWAIT);

		if (count <= 0)
			return count < 0 && would_block();
		request.append(bytes, static_cast<size_t>(count));
		if (request.find("\r\n\r\n") != std::string::npos || request.find("\n\n") != std::string::npos)
			connection.response = http_response(request, page);
		else if (request.size() > kMostRequest)
			connection.response = refusal("431 Request Header Fields Too Large");
		else
			continue;
		connection.is_answered = true;
		if (!watch(epoll_.get(), connection.fd.get(), EPOLLOUT, EPOLL_CTL_MOD))
			return false;
	}
	return send(connection);
}

void MetricsServer::turn(const MakePage &page)
{
	const Clock::time_point oldest = Clock::now() - kLongest;

	accept_all();
	std::erase_if(connections_,
		      [&](Connection &connection) { return connection.since < oldest || !serve(connection, page); });
}

} // namespace dt::out
