package looptest

import "flag"

var thorough = flag.Bool("thorough", false, "go through everything, of which tests otherwise go through a sample")

// Every returns n, or 1 if the tests are thorough, as in make soak. Tests that go through much check every nth
// case of it.
func Every(n int) int {
	if *thorough {
		return 1
	}
	return n
}
