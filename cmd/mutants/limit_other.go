//go:build !unix

package main

// limitMemory does nothing on systems without such a limit. There, a fault that allocates without
// end is stopped only by its time limit.
func limitMemory() error { return nil }
