#pragma D option destructive
BEGIN { system("date"); }
==== enabling
