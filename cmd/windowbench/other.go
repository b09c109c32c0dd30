//go:build !linux

// Command windowbench measures the real window, on Linux alone.
package main

import "fmt"

func main() { fmt.Println("windowbench: it measures on Linux only") }
