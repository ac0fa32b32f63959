// SPDX-License-Identifier: GPL-2.0
/*
 * The input is a request to the server of metrics. Whatever it is, the answer is one response whose length is that
 * of its body.
 */
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "out/metrics_server.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	using namespace dt::out;
	const std::string_view request(reinterpret_cast<const char *>(data), size);
	const std::string response = http_response(request, [](MetricsFormat) { return std::string("page\n"); });
	const size_t body = response.find("\r\n\r\n");
	const std::string length = "\r\nContent-Length: " + std::to_string(response.size() - body - 4) + "\r\n";

	if (!response.starts_with("HTTP/1.1 ") || body == std::string::npos ||
	    response.find(length) == std::string::npos) {
		std::fprintf(stderr, "no response: %s\n", response.c_str());
		std::abort();
	}
	return 0;
}
