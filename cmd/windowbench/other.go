//go:build !linux

// Command windowbench measures the real window. It runs only on Linux.
package main

import "fmt"

func main() { fmt.Println("windowbench: it measures on Linux only") }
