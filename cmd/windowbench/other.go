//go:build !linux

// Command windowbench measures the real window. It runs only on Linux.
package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "windowbench: it measures on Linux only")
	os.Exit(2)
}
