//go:build !unix

package main

import "time"

var started = time.Now()

// cpuTime returns wall time on systems that do not report processor time. The two agree while
// nothing else runs.
func cpuTime() time.Duration { return time.Since(started) }
