package engine

import "math/bits"

// RNG is a SplitMix64 generator. Its whole state is its value, so it copies,
// saves and hashes with the game.
type RNG uint64

// Stream names one of a game's generators. Each purpose has its own, so that
// one more shuffle here does not change what is drawn there.
type Stream uint8

// The streams of a game; each seat's shuffles have one of their own.
const (
	StreamSetup Stream = iota
	StreamMain
	StreamChance
	StreamSeat // the first of MaxSeats

	numStreams = int(StreamSeat) + MaxSeats
)

// NewRNG is the generator of one stream of a seed.
func NewRNG(seed uint64, stream Stream) RNG {
	r := RNG(seed ^ (uint64(stream)+1)*0xd1342543de82ef95)
	r.Next()
	return RNG(r.Next())
}

// Next is the next 64 random bits.
func (r *RNG) Next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Intn is a random number from 0 to n-1; n must be at least 1.
func (r *RNG) Intn(n int) int {
	hi, _ := bits.Mul64(r.Next(), uint64(n))
	return int(hi)
}
