package server

import (
	"encoding/binary"
	"testing"
	"time"
)

// TestEar checks that an ear knows when something was first heard after a moment, tells loud from soft, and
// hears nothing in silence.
func TestEar(t *testing.T) {
	var e Ear
	began := time.Unix(1000, 0)
	at := func(ms int) time.Time { return began.Add(time.Duration(ms) * time.Millisecond) }
	for ms, sample := range []int16{0, 5, -5, 0, -32768, 900, 0} {
		block := make([]byte, blockSize)
		binary.LittleEndian.PutUint16(block[blockSize/2:], uint16(sample))
		e.note(block, at(ms))
	}
	for _, c := range []struct{ after, louder, want int }{{0, 0, 1}, {1, 0, 2}, {2, 0, 4}, {0, 5, 4}, {4, 5, 5}, {4, 900, -1}, {5, 0, -1}} {
		got, ok := e.Since(at(c.after), c.louder)
		if ok != (c.want >= 0) || ok && got != at(c.want) {
			t.Errorf("after %d ms, something louder than %d is heard at %v, %v, want %d ms", c.after, c.louder, got.Sub(began), ok, c.want)
		}
	}
	loud := make([]byte, blockSize)
	loud[0] = 1
	for n := range 3 * remembers {
		e.note(loud, at(10+n))
	}
	if n := len(e.heard); n < remembers || n > 2*remembers || e.heard[n-1].at != at(9+3*remembers) {
		t.Errorf("it remembers %d blocks, the last at %v", n, e.heard[n-1].at.Sub(began))
	}
}
