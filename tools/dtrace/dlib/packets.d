/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Packets and sockets in the probes of ip, tcp and udp. Packets are read from their
 * network header on. The header is that of IPv6 if its first four bits are 6.
 */
inline uintptr_t dt_net_start[struct sk_buff *K] = (uintptr_t)K->head + K->network_header;
inline uint8_t dt_net_version[struct sk_buff *K] = *(uint8_t *)dt_net_start[K] >> 4;
inline uint32_t dt_net_header_bytes[struct sk_buff *K] =
	dt_net_version[K] == 6 ? 40 : (*(uint8_t *)dt_net_start[K] & 0xf) * 4;
inline uintptr_t dt_net_above[struct sk_buff *K] = dt_net_start[K] + dt_net_header_bytes[K];
/* IPv6: what follows the header; there may be extensions between it and the protocol. */
inline uint8_t dt_net_protocol[struct sk_buff *K] = *(uint8_t *)(dt_net_start[K] + (dt_net_version[K] == 6 ? 6 : 9));
/* K->data may have passed the header already. */
inline uint32_t dt_net_bytes[struct sk_buff *K] = K->len + (uintptr_t)K->data - dt_net_start[K];

typedef struct pktinfo {
	uintptr_t pkt_addr;	/* struct sk_buff; 0: there is no packet */
} pktinfo_t;

translator pktinfo_t < struct sk_buff *K > {
	pkt_addr = (uintptr_t)K;
};

typedef struct csinfo {
	uintptr_t cs_addr;	/* struct sock; 0: not known yet */
	uint64_t cs_cid;	/* the same: it tells connections apart */
	pid_t cs_pid;		/* Linux does not note whose it is: 0 */
	int cs_zoneid;		/* Linux has no zones: 0 */
} csinfo_t;

translator csinfo_t < struct sock *S > {
	cs_addr = (uintptr_t)S;
	cs_cid = (uintptr_t)S;
	cs_pid = 0;
	cs_zoneid = 0;
};

typedef struct ipinfo {
	uint8_t ip_ver;		/* 4 or 6 */
	uint32_t ip_plength;	/* bytes after the header */
	string ip_saddr, ip_daddr;
} ipinfo_t;

translator ipinfo_t < struct sk_buff *K > {
	ip_ver = dt_net_version[K];
	ip_plength = dt_net_bytes[K] - dt_net_header_bytes[K];
	ip_saddr = dt_net_version[K] == 6 ? inet_ntoa6((in6_addr_t *)(dt_net_start[K] + 8)) :
		   inet_ntoa((ipaddr_t *)(dt_net_start[K] + 12));
	ip_daddr = dt_net_version[K] == 6 ? inet_ntoa6((in6_addr_t *)(dt_net_start[K] + 24)) :
		   inet_ntoa((ipaddr_t *)(dt_net_start[K] + 16));
};

/* A probe of a connection has no packet: addresses are those of the socket, from here to there. */
translator ipinfo_t < struct sock *S > {
	ip_ver = S->__sk_common.skc_family == AF_INET6 ? 6 : 4;
	ip_plength = 0;
	ip_saddr = dt_net_local[S];
	ip_daddr = dt_net_remote[S];
};

typedef struct ifinfo {
	string if_name;
	int8_t if_local;	/* it is the loopback interface */
	uintptr_t if_addr;	/* struct net_device */
} ifinfo_t;

translator ifinfo_t < struct net_device *D > {
	if_name = D ? stringof(D->name) : "<none>";
	if_local = D ? (D->flags & 0x8) != 0 : 0;	/* IFF_LOOPBACK */
	if_addr = (uintptr_t)D;
};

typedef struct ipv4info {
	uint8_t ipv4_ver, ipv4_ihl, ipv4_tos;	/* ipv4_ihl: bytes */
	uint16_t ipv4_length, ipv4_ident;
	uint8_t ipv4_flags;
	uint16_t ipv4_offset;
	uint8_t ipv4_ttl, ipv4_protocol;
	string ipv4_protostr;
	uint16_t ipv4_checksum;
	ipaddr_t ipv4_src, ipv4_dst;
	string ipv4_saddr, ipv4_daddr;
	struct iphdr *ipv4_hdr;
} ipv4info_t;

inline struct iphdr *dt_net_ipv4[struct sk_buff *K] = (struct iphdr *)dt_net_start[K];
inline string dt_net_protocol_name[uint8_t P] = P == IPPROTO_TCP ? "TCP" : P == IPPROTO_UDP ? "UDP" :
	P == IPPROTO_ICMP ? "ICMP" : P == IPPROTO_ICMPV6 ? "ICMPV6" : P == IPPROTO_IGMP ? "IGMP" :
	P == IPPROTO_SCTP ? "SCTP" : lltostr(P);

translator ipv4info_t < struct sk_buff *K > {
	ipv4_ver = dt_net_version[K];
	ipv4_ihl = dt_net_header_bytes[K];
	ipv4_tos = dt_net_ipv4[K]->tos;
	ipv4_length = dt_net_bytes[K];
	ipv4_ident = ntohs(dt_net_ipv4[K]->id);
	ipv4_flags = ntohs(dt_net_ipv4[K]->frag_off) >> 13;
	ipv4_offset = ntohs(dt_net_ipv4[K]->frag_off) & 0x1fff;
	ipv4_ttl = dt_net_ipv4[K]->ttl;
	ipv4_protocol = dt_net_ipv4[K]->protocol;
	ipv4_protostr = dt_net_protocol_name[dt_net_ipv4[K]->protocol];
	ipv4_checksum = ntohs(dt_net_ipv4[K]->check);
	ipv4_src = *(ipaddr_t *)(dt_net_start[K] + 12);
	ipv4_dst = *(ipaddr_t *)(dt_net_start[K] + 16);
	ipv4_saddr = inet_ntoa((ipaddr_t *)(dt_net_start[K] + 12));
	ipv4_daddr = inet_ntoa((ipaddr_t *)(dt_net_start[K] + 16));
	ipv4_hdr = dt_net_ipv4[K];
};

typedef struct ipv6info {
	uint8_t ipv6_ver, ipv6_tclass;
	uint32_t ipv6_flow;
	uint16_t ipv6_plen;
	uint8_t ipv6_nexthdr;
	string ipv6_nextstr;
	uint8_t ipv6_hlim;
	in6_addr_t *ipv6_src, *ipv6_dst;
	string ipv6_saddr, ipv6_daddr;
	struct ipv6hdr *ipv6_hdr;
} ipv6info_t;

translator ipv6info_t < struct sk_buff *K > {
	ipv6_ver = dt_net_version[K];
	ipv6_tclass = ntohl(*(uint32_t *)dt_net_start[K]) >> 20;
	ipv6_flow = ntohl(*(uint32_t *)dt_net_start[K]) & 0xfffff;
	ipv6_plen = dt_net_bytes[K] - dt_net_header_bytes[K];
	ipv6_nexthdr = *(uint8_t *)(dt_net_start[K] + 6);
	ipv6_nextstr = dt_net_protocol_name[*(uint8_t *)(dt_net_start[K] + 6)];
	ipv6_hlim = *(uint8_t *)(dt_net_start[K] + 7);
	ipv6_src = (in6_addr_t *)(dt_net_start[K] + 8);
	ipv6_dst = (in6_addr_t *)(dt_net_start[K] + 24);
	ipv6_saddr = inet_ntoa6((in6_addr_t *)(dt_net_start[K] + 8));
	ipv6_daddr = inet_ntoa6((in6_addr_t *)(dt_net_start[K] + 24));
	ipv6_hdr = (struct ipv6hdr *)dt_net_start[K];
};

typedef struct tcpinfo {
	uint16_t tcp_sport, tcp_dport;
	uint32_t tcp_seq, tcp_ack;
	uint8_t tcp_offset;	/* bytes of the header */
	uint8_t tcp_flags;	/* TH_... */
	uint16_t tcp_window, tcp_checksum, tcp_urgent;
	struct tcphdr *tcp_hdr;
} tcpinfo_t;

translator tcpinfo_t < struct sk_buff *K > {
	tcp_sport = ntohs(*(uint16_t *)dt_net_above[K]);
	tcp_dport = ntohs(*(uint16_t *)(dt_net_above[K] + 2));
	tcp_seq = ntohl(*(uint32_t *)(dt_net_above[K] + 4));
	tcp_ack = ntohl(*(uint32_t *)(dt_net_above[K] + 8));
	tcp_offset = (*(uint8_t *)(dt_net_above[K] + 12) >> 4) * 4;
	tcp_flags = *(uint8_t *)(dt_net_above[K] + 13);
	tcp_window = ntohs(*(uint16_t *)(dt_net_above[K] + 14));
	tcp_checksum = ntohs(*(uint16_t *)(dt_net_above[K] + 16));
	tcp_urgent = ntohs(*(uint16_t *)(dt_net_above[K] + 18));
	tcp_hdr = (struct tcphdr *)dt_net_above[K];
};

/* A probe of a connection has no segment: ports are those of the socket. */
translator tcpinfo_t < struct sock *S > {
	tcp_sport = S->__sk_common.skc_num;
	tcp_dport = ntohs(S->__sk_common.skc_dport);
	tcp_seq = 0;
	tcp_ack = 0;
	tcp_offset = 0;
	tcp_flags = 0;
	tcp_window = 0;
	tcp_checksum = 0;
	tcp_urgent = 0;
	tcp_hdr = (struct tcphdr *)0;
};

inline string dt_net_local[struct sock *S] = inet_ntoa((ipaddr_t *)&S->__sk_common.skc_rcv_saddr);
inline string dt_net_remote[struct sock *S] = inet_ntoa((ipaddr_t *)&S->__sk_common.skc_daddr);

typedef struct tcpsinfo {
	uintptr_t tcps_addr;	/* struct sock; 0: not known yet, as all others */
	int tcps_local;		/* both ends have one address */
	uint16_t tcps_lport, tcps_rport;
	string tcps_laddr, tcps_raddr;
	int tcps_state;		/* TCP_STATE_... */
	uint32_t tcps_suna, tcps_snxt, tcps_rack, tcps_rnxt, tcps_swnd, tcps_rwnd, tcps_cwnd, tcps_cwnd_ssthresh, tcps_mss;
	int tcps_snd_ws, tcps_rcv_ws;	/* what the windows are shifted by */
	int tcps_retransmit;	/* segments that wait for an answer to their repetition */
} tcpsinfo_t;

/* Sockets of TIME_WAIT and of requests to connect are smaller. */
inline int dt_net_is_full[struct sock *S] = S && S->__sk_common.skc_state != TCP_STATE_TIME_WAIT &&
	S->__sk_common.skc_state != 12;

translator tcpsinfo_t < struct sock *S > {
	tcps_addr = (uintptr_t)S;
	tcps_local = S ? dt_net_local[S] == dt_net_remote[S] : 0;
	tcps_lport = S ? S->__sk_common.skc_num : 0;
	tcps_rport = S ? ntohs(S->__sk_common.skc_dport) : 0;
	tcps_laddr = S ? dt_net_local[S] : "<unknown>";
	tcps_raddr = S ? dt_net_remote[S] : "<unknown>";
	tcps_state = S ? S->__sk_common.skc_state : 0;
	tcps_suna = dt_net_is_full[S] ? ((struct tcp_sock *)S)->snd_una : 0;
	tcps_snxt = dt_net_is_full[S] ? ((struct tcp_sock *)S)->snd_nxt : 0;
	tcps_rack = dt_net_is_full[S] ? ((struct tcp_sock *)S)->rcv_wup : 0;
	tcps_rnxt = dt_net_is_full[S] ? ((struct tcp_sock *)S)->rcv_nxt : 0;
	tcps_swnd = dt_net_is_full[S] ? ((struct tcp_sock *)S)->snd_wnd : 0;
	tcps_rwnd = dt_net_is_full[S] ? ((struct tcp_sock *)S)->rcv_wnd : 0;
	tcps_cwnd = dt_net_is_full[S] ? ((struct tcp_sock *)S)->snd_cwnd : 0;
	tcps_cwnd_ssthresh = dt_net_is_full[S] ? ((struct tcp_sock *)S)->snd_ssthresh : 0;
	tcps_mss = dt_net_is_full[S] ? ((struct tcp_sock *)S)->mss_cache : 0;
	tcps_snd_ws = dt_net_is_full[S] ? ((struct tcp_sock *)S)->rx_opt.snd_wscale : 0;
	tcps_rcv_ws = dt_net_is_full[S] ? ((struct tcp_sock *)S)->rx_opt.rcv_wscale : 0;
	tcps_retransmit = dt_net_is_full[S] ? ((struct tcp_sock *)S)->retrans_out : 0;
};

typedef struct tcplsinfo {
	int tcps_state;		/* before the change */
} tcplsinfo_t;

translator tcplsinfo_t < int S > {
	tcps_state = S;
};

typedef struct udpinfo {
	uint16_t udp_sport, udp_dport, udp_length, udp_checksum;
	struct udphdr *udp_hdr;
} udpinfo_t;

translator udpinfo_t < struct sk_buff *K > {
	udp_sport = ntohs(*(uint16_t *)dt_net_above[K]);
	udp_dport = ntohs(*(uint16_t *)(dt_net_above[K] + 2));
	udp_length = ntohs(*(uint16_t *)(dt_net_above[K] + 4));
	udp_checksum = ntohs(*(uint16_t *)(dt_net_above[K] + 6));
	udp_hdr = (struct udphdr *)dt_net_above[K];
};

typedef struct udpsinfo {
	uintptr_t udps_addr;	/* struct sock; 0: not known yet, as all others */
	uint16_t udps_lport, udps_rport;
	string udps_laddr, udps_raddr;
} udpsinfo_t;

translator udpsinfo_t < struct sock *S > {
	udps_addr = (uintptr_t)S;
	udps_lport = S ? S->__sk_common.skc_num : 0;
	udps_rport = S ? ntohs(S->__sk_common.skc_dport) : 0;
	udps_laddr = S ? dt_net_local[S] : "<unknown>";
	udps_raddr = S ? dt_net_remote[S] : "<unknown>";
};

/* Arguments and guards of the providers; probe/prov_net.cc says of which events. */

/* ip_output(net, sk, skb), ip_mc_output(), ip6_output(); skb_iif is where a packet that is forwarded came in. */
inline pktinfo_t *dt_net_packet_out = xlate<pktinfo_t *>((struct sk_buff *)arg2);
inline csinfo_t *dt_net_connection_out = xlate<csinfo_t *>(((struct sk_buff *)arg2)->sk);
inline ipinfo_t *dt_net_ip_out = xlate<ipinfo_t *>((struct sk_buff *)arg2);
inline ifinfo_t *dt_net_interface_out = xlate<ifinfo_t *>(((struct dst_entry *)(((struct sk_buff *)arg2)->_skb_refdst & ~1))->dev);
inline ipv4info_t *dt_net_ipv4_out = xlate<ipv4info_t *>((struct sk_buff *)arg2);
inline ipv6info_t *dt_net_ipv6_out = xlate<ipv6info_t *>((struct sk_buff *)arg2);
inline tcpsinfo_t *dt_net_tcps_out = xlate<tcpsinfo_t *>(((struct sk_buff *)arg2)->sk);
inline tcpinfo_t *dt_net_tcp_out = xlate<tcpinfo_t *>((struct sk_buff *)arg2);
inline udpsinfo_t *dt_net_udps_out = xlate<udpsinfo_t *>(((struct sk_buff *)arg2)->sk);
inline udpinfo_t *dt_net_udp_out = xlate<udpinfo_t *>((struct sk_buff *)arg2);
inline int dt_net_is_own = ((struct sk_buff *)arg2)->skb_iif == 0;
inline int dt_net_is_tcp_out = dt_net_is_own && dt_net_protocol[(struct sk_buff *)arg2] == IPPROTO_TCP;
inline int dt_net_is_udp_out = dt_net_is_own && dt_net_protocol[(struct sk_buff *)arg2] == IPPROTO_UDP;

/* ip_local_deliver(skb), tcp_v4_rcv(skb), udp_rcv(skb) ... */
inline pktinfo_t *dt_net_packet_in = xlate<pktinfo_t *>((struct sk_buff *)arg0);
inline csinfo_t *dt_net_connection_in = xlate<csinfo_t *>(((struct sk_buff *)arg0)->sk);
inline ipinfo_t *dt_net_ip_in = xlate<ipinfo_t *>((struct sk_buff *)arg0);
inline ifinfo_t *dt_net_interface_in = xlate<ifinfo_t *>(((struct sk_buff *)arg0)->dev);
inline ipv4info_t *dt_net_ipv4_in = xlate<ipv4info_t *>((struct sk_buff *)arg0);
inline ipv6info_t *dt_net_ipv6_in = xlate<ipv6info_t *>((struct sk_buff *)arg0);
inline tcpsinfo_t *dt_net_tcps_in = xlate<tcpsinfo_t *>(((struct sk_buff *)arg0)->sk);
inline tcpinfo_t *dt_net_tcp_in = xlate<tcpinfo_t *>((struct sk_buff *)arg0);
inline udpsinfo_t *dt_net_udps_in = xlate<udpsinfo_t *>(((struct sk_buff *)arg0)->sk);
inline udpinfo_t *dt_net_udp_in = xlate<udpinfo_t *>((struct sk_buff *)arg0);

/* Events of sockets: tcp_receive_reset(sk), connect-request(sk), inet_sock_set_state(sk, before, after). */
inline pktinfo_t *dt_tcp_packet = xlate<pktinfo_t *>((struct sk_buff *)0);
inline csinfo_t *dt_tcp_connection = xlate<csinfo_t *>((struct sock *)arg0);
inline ipinfo_t *dt_tcp_ip = xlate<ipinfo_t *>((struct sock *)arg0);
inline tcpsinfo_t *dt_tcp_socket = xlate<tcpsinfo_t *>((struct sock *)arg0);
inline tcpinfo_t *dt_tcp_header = xlate<tcpinfo_t *>((struct sock *)arg0);
inline int dt_tcp_is_refused = ((struct sock *)arg0)->__sk_common.skc_state == TCP_STATE_SYN_SENT;

/* The socket has its new state only after the event. */
translator tcpsinfo_t < struct tcp_sock *T > {
	tcps_addr = (uintptr_t)T;
	tcps_local = dt_net_local[(struct sock *)T] == dt_net_remote[(struct sock *)T];
	tcps_lport = ((struct sock *)T)->__sk_common.skc_num;
	tcps_rport = ntohs(((struct sock *)T)->__sk_common.skc_dport);
	tcps_laddr = dt_net_local[(struct sock *)T];
	tcps_raddr = dt_net_remote[(struct sock *)T];
	tcps_state = (int)arg2;
	tcps_suna = T->snd_una;
	tcps_snxt = T->snd_nxt;
	tcps_rack = T->rcv_wup;
	tcps_rnxt = T->rcv_nxt;
	tcps_swnd = T->snd_wnd;
	tcps_rwnd = T->rcv_wnd;
	tcps_cwnd = T->snd_cwnd;
	tcps_cwnd_ssthresh = T->snd_ssthresh;
	tcps_mss = T->mss_cache;
	tcps_snd_ws = T->rx_opt.snd_wscale;
	tcps_rcv_ws = T->rx_opt.rcv_wscale;
	tcps_retransmit = T->retrans_out;
};
inline tcpsinfo_t *dt_tcp_changed = xlate<tcpsinfo_t *>((struct tcp_sock *)arg0);
inline tcplsinfo_t *dt_tcp_last = xlate<tcplsinfo_t *>((int)arg1);
inline int dt_tcp_is_tcp = ((struct sock *)arg0)->sk_protocol == IPPROTO_TCP;
inline int dt_tcp_is_accepted = dt_tcp_is_tcp && (int)arg1 == TCP_STATE_SYN_RECEIVED && (int)arg2 == TCP_STATE_ESTABLISHED;
inline int dt_tcp_is_connected = dt_tcp_is_tcp && (int)arg1 == TCP_STATE_SYN_SENT && (int)arg2 == TCP_STATE_ESTABLISHED;
