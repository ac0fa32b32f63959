#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

enum color { RED, GREEN = 5 };
enum color c;

BEGIN
{
	c = GREEN;
	printf("%s %s %d\n", c, (enum color)7, c);
	@colors[c] = count();
	printf("%s|%9s|%s\n", strerror(2), signame(9), strerror(-2));
	trace(signame(15));
	trace("\n");
	print(strerror(17));
	strerror(1);
	trace("\n");
	@errors[strerror(2), c] = count();
	@errors[strerror(2), c] = count();
	printa("%s %@d\n", @colors);
	printa("%s %s %@d\n", @errors);
	printa(@errors);
	exit(0);
}
==== 0
GREEN 7 5
No such file or directory|  SIGKILL|-2
SIGTERM
(dt_text_t) "File exists"
Operation not permitted
GREEN 1
No such file or directory GREEN 2

  No such file or directory                                 5                2
