//go:build windows || (darwin && cgo)

package main

// prepare does nothing where the library sees to the title itself.
func prepare(request) {}
