// SPDX-License-Identifier: GPL-2.0
/* Metrics over HTTP: requests that are answered, refused, slow, too many. */
#include <gtest/gtest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include <vector>

#include "out/metrics_server.h"

namespace dt::out {
namespace {

std::string page(MetricsFormat format)
{
	return format == MetricsFormat::OpenMetrics ? "new\n# EOF\n" : "old\n";
}

class Server : public testing::Test {
protected:
	void SetUp() override
	{
		Result<MetricsServer> opened = MetricsServer::open("0");

		ASSERT_TRUE(opened);
		server_.emplace(std::move(*opened));
		const std::string &url = server_->url();
		ASSERT_TRUE(url.starts_with("http://127.0.0.1:")) << url;
		port_ = static_cast<uint16_t>(std::stoi(url.substr(17)));
	}

	Fd connect() const
	{
		sockaddr_in address = {};
		Fd fd(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));

		address.sin_family = AF_INET;
		address.sin_port = htons(port_);
		address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
		EXPECT_EQ(::connect(fd.get(), reinterpret_cast<sockaddr *>(&address), sizeof(address)), 0);
		return fd;
	}

	static void say(const Fd &fd, std::string_view text)
	{
		EXPECT_EQ(::send(fd.get(), text.data(), text.size(), MSG_NOSIGNAL), static_cast<ssize_t>(text.size()));
	}

	/* Lets the server work until it closes the connection. */
	std::string answer(const Fd &fd)
	{
		std::string text;
		char bytes[1000];

		for (;;) {
			pollfd events[] = {{server_->fd(), POLLIN, 0}, {fd.get(), POLLIN, 0}};

			poll(events, 2, -1);
			if (events[0].revents)
				server_->turn(page);
			if (!events[1].revents)
				continue;
			const ssize_t count = recv(fd.get(), bytes, sizeof(bytes), 0);
			if (count <= 0)
				return text;
			text.append(bytes, static_cast<size_t>(count));
		}
	}

	std::optional<MetricsServer> server_;
	uint16_t port_ = 0;
};

TEST_F(Server, GivesThePageInTheFormatThatTheClientAccepts)
{
	const Fd one = connect(), other = connect();

	say(one, "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n");
	EXPECT_EQ(answer(one), "HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"
			       "Content-Length: 4\r\nConnection: close\r\n\r\nold\n");
	say(other,
	    "GET /metrics?x=1 HTTP/1.1\r\nHost: x\r\nACCEPT: text/plain, application/OpenMetrics-text;q=0.9\r\n");
	server_->turn(page);
	say(other, "\r\n");
	EXPECT_EQ(answer(other), "HTTP/1.1 200 OK\r\nContent-Type: application/openmetrics-text; version=1.0.0; "
				 "charset=utf-8\r\nContent-Length: 10\r\nConnection: close\r\n\r\nnew\n# EOF\n");
}

TEST_F(Server, RefusesWhatIsNoRequestForThePage)
{
	const struct {
		std::string_view request, status;
	} rows[] = {
		{"POST /metrics HTTP/1.1\r\n\r\n", "HTTP/1.1 405 Method Not Allowed\r\n"},
		{"GET / HTTP/1.1\r\n\r\n", "HTTP/1.1 404 Not Found"},
		{"GET /metricsx HTTP/1.1\r\n\r\n", "HTTP/1.1 404 Not Found"},
		{"GET /metrics\r\n\r\n", "HTTP/1.1 400 Bad Request\r\n"},
		{"\n\n", "HTTP/1.1 400 Bad Request\r\n"},
		{"GET /metrics HTTP/2\r\n\r\n", "HTTP/1.1 400 Bad Request\r\n"},
	};

	for (const auto &row : rows) {
		const Fd fd = connect();

		say(fd, row.request);
		EXPECT_TRUE(answer(fd).starts_with(row.status)) << row.request;
	}
}

TEST_F(Server, RefusesARequestWithoutEnd)
{
	const Fd fd = connect();

	say(fd, "GET /metrics HTTP/1.1\r\nX: " + std::string(8192, 'x'));
	EXPECT_TRUE(answer(fd).starts_with("HTTP/1.1 431 "));
}

TEST_F(Server, ClosesTheOldestOfTooManyConnections)
{
	std::vector<Fd> idle;

	for (int i = 0; i < 40; i++) {
		idle.push_back(connect());
		server_->turn(page);
	}
	EXPECT_EQ(answer(idle.front()), "");
	say(idle.back(), "GET /metrics HTTP/1.0\r\n\r\n");
	EXPECT_TRUE(answer(idle.back()).ends_with("\r\n\r\nold\n"));
}

TEST(MetricsServer, WhereItCannotListenIsSaid)
{
	const auto problem = [](const char *where) { return MetricsServer::open(where).error().text(); };

	EXPECT_TRUE(problem("name:9435").starts_with("cannot listen at name:9435: ")) << problem("name:9435");
	EXPECT_TRUE(problem("x").ends_with("(wanted is PORT or ADDRESS:PORT, in digits)")) << problem("x");
	EXPECT_EQ(problem("192.0.2.1:9435"), "cannot listen at 192.0.2.1:9435: Cannot assign requested address");
}

} // namespace
} // namespace dt::out
