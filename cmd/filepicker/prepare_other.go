//go:build windows || (darwin && cgo)

package main

// prepare does nothing on systems where the library sets the title itself.
func prepare(request) {}
