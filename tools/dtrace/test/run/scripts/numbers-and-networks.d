#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

BEGIN
{
	this->ip = (ipaddr_t *)alloca(sizeof (ipaddr_t));
	*this->ip = htonl(0x7f000001);
	printf("%s %d %#x\n", inet_ntoa(this->ip), ntohs(htons(80)), htonl(1));
	printf("%s %s %d\n", lltostr(-12), lltostr(255, 16), strtoll("0x1f", 16));
	printf("%s|%s|%s\n", substr("hello", 1, 3), strchr("a=b", '='), strrchr("/a/b", '/'));
	printf("%d %d %d\n", index("hello", "l"), rindex("hello", "l"), strstr("hello", "x") == NULL);
	printf("%s %s\n", cleanpath("/a/./b//../c"), cleanpath("a/../b"));
	printf("%d %d\n", rand() != rand(), getmajor(0x801) == 8 ? getminor(0x801) : 1);
	exit(0);
}
==== 0
127.0.0.1 80 0x1000000
-12 0xff 31
ell|=b|/b
2 3 1
/a/c b
1 1
