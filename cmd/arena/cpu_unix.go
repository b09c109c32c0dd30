//go:build unix

package main

import (
	"syscall"
	"time"
)

// cpuTime returns the processor time this process has used so far, which a busy machine does
// not stretch as it does the time on the wall.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
