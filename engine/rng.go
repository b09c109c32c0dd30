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
	StreamSetup  Stream = iota // choices while the table is laid out
	StreamMain                 // the main deck
	StreamChance               // what card texts leave to chance
	StreamDie                  // rolls of the die
	StreamSeat                 // the first of MaxSeats

	numStreams = int(StreamSeat) + MaxSeats
)

// streamSalt tells the streams of a seed apart. The first three and those of
// the seats keep the numbers they had before there was a die.
func streamSalt(s Stream) uint64 {
	switch {
	case s == StreamDie:
		return 100
	case s > StreamDie:
		return uint64(s)
	}
	return uint64(s) + 1
}

// NewRNG is the generator of one stream of a seed.
func NewRNG(seed uint64, stream Stream) RNG {
	r := RNG(seed ^ streamSalt(stream)*0xd1342543de82ef95)
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

// Given is the next thing chance gives on a stream, decided beforehand: the
// next roll of a die in a position.
type Given struct {
	Stream Stream
	N      int16
}

// chance is a random number from 0 to n-1 of a stream, or the number given for
// it beforehand.
func (m *machine) chance(stream Stream, n int) int {
	m.learned++
	for i, g := range m.given {
		if g.Stream == stream {
			m.given = append(m.given[:i], m.given[i+1:]...)
			return int(g.N) % n
		}
	}
	return m.streams[stream].Intn(n)
}
