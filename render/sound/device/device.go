// Package device plays samples on the system's sound. It is the only package that knows how each system
// does that.
package device

import "time"

const (
	rate     = 48000 // stereo samples a second
	channels = 2
	frame    = 2 * channels // bytes
	name     = "Lineup"
	// latency is how much sound the system holds, in seconds.
	latency = 0.06
	// stillTime is how long the system may take no sound before it is asked whether it is there, or lost.
	stillTime = time.Second
)

// toBytes writes samples as bytes, the lower one first.
func toBytes(out []byte, samples []int16) {
	for i, v := range samples {
		out[2*i], out[2*i+1] = byte(v), byte(uint16(v)>>8)
	}
}
