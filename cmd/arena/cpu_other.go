//go:build !unix

package main

import "time"

var started = time.Now()

// cpuTime stands in for processor time where the system does not tell it: the
// time on the wall, which is the same while nothing else runs.
func cpuTime() time.Duration { return time.Since(started) }
