//go:build unix

package main

import (
	"syscall"
	"time"
)

// cpuTime returns the processor time used by this process. Unlike wall time, it does not grow on a
// busy machine.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
