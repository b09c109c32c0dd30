//go:build !linux

// Command windowbench measures the real window. It runs only on Linux.
package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "windowbench: measures only on Linux")
	os.Exit(2)
}
