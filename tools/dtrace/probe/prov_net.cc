// SPDX-License-Identifier: GPL-2.0
/*
 * Providers ip, tcp and udp: packets of this machine and states of connections.
 *
 * Sent packets pass ip_output() with all headers of IP and above. So do packets that
 * were received and are forwarded; tcp and udp ignore those.
 */
#include "probe/derived.h"
#include "probe/probe.h"

namespace dt {

namespace {

using arg_types::TranslatedArg;
using derived::Event, derived::Row;

constexpr TranslatedArg kIpSend[] = {{"pktinfo_t *", "dt_net_packet_out"}, {"csinfo_t *", "dt_net_connection_out"},
				     {"ipinfo_t *", "dt_net_ip_out"},	   {"ifinfo_t *", "dt_net_interface_out"},
				     {"ipv4info_t *", "dt_net_ipv4_out"},  {"ipv6info_t *", "dt_net_ipv6_out"}};
constexpr TranslatedArg kIpReceive[] = {{"pktinfo_t *", "dt_net_packet_in"}, {"csinfo_t *", "dt_net_connection_in"},
					{"ipinfo_t *", "dt_net_ip_in"},	     {"ifinfo_t *", "dt_net_interface_in"},
					{"ipv4info_t *", "dt_net_ipv4_in"},  {"ipv6info_t *", "dt_net_ipv6_in"}};
constexpr TranslatedArg kTcpSend[] = {{"pktinfo_t *", "dt_net_packet_out"},
				      {"csinfo_t *", "dt_net_connection_out"},
				      {"ipinfo_t *", "dt_net_ip_out"},
				      {"tcpsinfo_t *", "dt_net_tcps_out"},
				      {"tcpinfo_t *", "dt_net_tcp_out"}};
constexpr TranslatedArg kTcpReceive[] = {{"pktinfo_t *", "dt_net_packet_in"},
					 {"csinfo_t *", "dt_net_connection_in"},
					 {"ipinfo_t *", "dt_net_ip_in"},
					 {"tcpsinfo_t *", "dt_net_tcps_in"},
					 {"tcpinfo_t *", "dt_net_tcp_in"}};
constexpr TranslatedArg kUdpSend[] = {{"pktinfo_t *", "dt_net_packet_out"},
				      {"csinfo_t *", "dt_net_connection_out"},
				      {"ipinfo_t *", "dt_net_ip_out"},
				      {"udpsinfo_t *", "dt_net_udps_out"},
				      {"udpinfo_t *", "dt_net_udp_out"}};
constexpr TranslatedArg kUdpReceive[] = {{"pktinfo_t *", "dt_net_packet_in"},
					 {"csinfo_t *", "dt_net_connection_in"},
					 {"ipinfo_t *", "dt_net_ip_in"},
					 {"udpsinfo_t *", "dt_net_udps_in"},
					 {"udpinfo_t *", "dt_net_udp_in"}};
constexpr TranslatedArg kSocket[] = {{"pktinfo_t *", "dt_tcp_packet"},
				     {"csinfo_t *", "dt_tcp_connection"},
				     {"ipinfo_t *", "dt_tcp_ip"},
				     {"tcpsinfo_t *", "dt_tcp_socket"},
				     {"tcpinfo_t *", "dt_tcp_header"}};
constexpr TranslatedArg kChanged[] = {{"pktinfo_t *", "dt_tcp_packet"}, {"csinfo_t *", "dt_tcp_connection"},
				      {"ipinfo_t *", "dt_tcp_ip"},	{"tcpsinfo_t *", "dt_tcp_changed"},
				      {"tcpinfo_t *", "dt_tcp_header"}, {"tcplsinfo_t *", "dt_tcp_last"}};

/* IP version 6 may be a module. */
constexpr std::string_view kIpv6 = "ipv6";

constexpr Row kIpRows[] = {
	{"receive", Event::Entry, "", "ip_local_deliver", "", kIpReceive},
	{"receive", Event::Entry, "", "ip6_input", "", kIpReceive, 0, kIpv6},
	{"send", Event::Entry, "", "ip_output", "", kIpSend},
	{"send", Event::Entry, "", "ip_mc_output", "", kIpSend},
	{"send", Event::Entry, "", "ip6_output", "", kIpSend, 0, kIpv6},
};

constexpr Row kTcpRows[] = {
	{"accept-established", Event::Tracepoint, "sock", "inet_sock_set_state", "dt_tcp_is_accepted", kChanged, 3},
	{"connect-established", Event::Tracepoint, "sock", "inet_sock_set_state", "dt_tcp_is_connected", kChanged, 3},
	{"connect-refused", Event::Tracepoint, "tcp", "tcp_receive_reset", "dt_tcp_is_refused", kSocket, 1},
	{"connect-request", Event::Site, "tcp", "connect-request", "", kSocket},
	{"receive", Event::Entry, "", "tcp_v4_rcv", "", kTcpReceive},
	{"receive", Event::Entry, "", "tcp_v6_rcv", "", kTcpReceive, 0, kIpv6},
	{"send", Event::Entry, "", "ip_output", "dt_net_is_tcp_out", kTcpSend},
	{"send", Event::Entry, "", "ip6_output", "dt_net_is_tcp_out", kTcpSend, 0, kIpv6},
	{"state-change", Event::Tracepoint, "sock", "inet_sock_set_state", "dt_tcp_is_tcp", kChanged, 3},
};

constexpr Row kUdpRows[] = {
	{"receive", Event::Entry, "", "udp_rcv", "", kUdpReceive},
	{"receive", Event::Entry, "", "udpv6_rcv", "", kUdpReceive, 0, kIpv6},
	{"send", Event::Entry, "", "ip_output", "dt_net_is_udp_out", kUdpSend},
	{"send", Event::Entry, "", "ip_mc_output", "dt_net_is_udp_out", kUdpSend},
	{"send", Event::Entry, "", "ip6_output", "dt_net_is_udp_out", kUdpSend, 0, kIpv6},
};
constexpr auto kIpNames = derived::names(kIpRows);
constexpr auto kTcpNames = derived::names(kTcpRows);
constexpr auto kUdpNames = derived::names(kUdpRows);

} // namespace

constinit const Provider kIpProvider = {"ip", kIpNames,
					[](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						return derived::open(env, "ip", kIpRows);
					},
					stability::kNamesOfIsa};

constinit const Provider kTcpProvider = {"tcp", kTcpNames,
					 [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						 return derived::open(env, "tcp", kTcpRows);
					 },
					 stability::kNamesOfIsa};

constinit const Provider kUdpProvider = {"udp", kUdpNames,
					 [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						 return derived::open(env, "udp", kUdpRows);
					 },
					 stability::kNamesOfIsa};

} // namespace dt
