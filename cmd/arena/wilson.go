package main

import "math"

// wilson returns the 95 % Wilson score interval of a rate seen in n trials. It contains the true
// rate 19 times out of 20.
func wilson(rate float64, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.959964
	trials := float64(n)
	centre := (rate + z*z/(2*trials)) / (1 + z*z/trials)
	half := z / (1 + z*z/trials) * math.Sqrt(rate*(1-rate)/trials+z*z/(4*trials*trials))
	return max(centre-half, 0), min(centre+half, 1)
}
