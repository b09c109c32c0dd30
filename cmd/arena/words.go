package main

import "fmt"

// plural returns a number with its noun.
func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

func vpWords(vp any) string { return fmt.Sprintf("%v VP", vp) }
