/* SPDX-License-Identifier: GPL-2.0 */
/* Addresses of sockets if the kernel has IPv6. Otherwise packets.d has those of IPv4 only. */
#pragma D depends_on module ipv6
inline string dt_net_local[struct sock *S] = S->__sk_common.skc_family == AF_INET6 ?
	inet_ntoa6(&S->__sk_common.skc_v6_rcv_saddr) : inet_ntoa((ipaddr_t *)&S->__sk_common.skc_rcv_saddr);
inline string dt_net_remote[struct sock *S] = S->__sk_common.skc_family == AF_INET6 ?
	inet_ntoa6(&S->__sk_common.skc_v6_daddr) : inet_ntoa((ipaddr_t *)&S->__sk_common.skc_daddr);
