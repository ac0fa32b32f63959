#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Bytes that programs send in one piece by TLS, by container and program, in all processes that use OpenSSL. */

#pragma D option quiet
#pragma D option zdefs

pid*:libssl*:SSL_write:entry
{
	@[container, execname] = quantize(arg2);
}
