//go:build unix

package main

import "syscall"

// limitMemory makes every process started from here on fail if it allocates more than two
// gigabytes, because a fault may make it allocate without end.
func limitMemory() error {
	const most = 2 << 30
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_DATA, &limit); err != nil {
		return err
	}
	limit.Cur = min(limit.Max, most)
	return syscall.Setrlimit(syscall.RLIMIT_DATA, &limit)
}
