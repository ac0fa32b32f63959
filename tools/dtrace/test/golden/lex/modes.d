#!/usr/sbin/dtrace -qs
#pragma D option bufsize=1m
BEGIN, syscall::read*:entry /arg0 / 2 == 1/* c */ / // end
{
	trace(arg1 / 2); x /= 2;
}
profile-997 {}
int x;
struct s { int a; };
pid_t p;
==== tokens
2:1 pragma option bufsize "1m"
3:1 ProbeSpec "BEGIN"
3:6 Comma
3:8 ProbeSpec "syscall::read*:entry"
3:29 PredOpen
3:30 Ident "arg0"
3:35 Div
3:37 Integer 2
3:39 Eq
3:42 Integer 1
3:51 PredClose
4:1 LBrace
5:2 Ident "trace"
5:7 LParen
5:8 Ident "arg1"
5:13 Div
5:15 Integer 2
5:16 RParen
5:17 Semicolon
5:19 Ident "x"
5:21 DivAssign
5:24 Integer 2
5:25 Semicolon
6:1 RBrace
7:1 ProbeSpec "profile-997"
7:13 LBrace
7:14 RBrace
8:1 KwInt
8:5 Ident "x"
8:6 Semicolon
9:1 KwStruct
9:8 Ident "s"
9:10 LBrace
9:12 KwInt
9:16 Ident "a"
9:17 Semicolon
9:19 RBrace
9:20 Semicolon
10:1 Ident "pid_t"
10:7 Ident "p"
10:8 Semicolon
11:1 End
