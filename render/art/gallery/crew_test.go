package gallery

import (
	"image"
	"testing"
	"time"
)

// TestFewPicturesWait checks that few pictures wait for a loop that takes none, and that all of
// them arrive when it does.
func TestFewPicturesWait(t *testing.T) {
	const side, many = 512, 40
	c := newCrew()
	for n := range many {
		c.want(Key{N: n}, 0, func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, side, side)) }, seen)
	}
	waiting := func() int {
		c.mu.Lock()
		defer c.mu.Unlock()
		return c.waiting
	}
	for waiting() <= maxWaiting {
		time.Sleep(time.Millisecond)
	}
	time.Sleep(50 * time.Millisecond) // long enough for more pictures to be painted
	if n, most := waiting(), maxWaiting+(painters+1)*side*side; n > most {
		t.Errorf("%d pixels wait to be taken, and %d may", n, most)
	}
	taken := map[int]bool{}
	for {
		p, ok := c.wait()
		if !ok {
			break
		}
		taken[p.key.N] = true
	}
	if len(taken) != many || waiting() != 0 {
		t.Errorf("%d of %d pictures came, and %d pixels wait", len(taken), many, waiting())
	}
}

// TestStandInsFirst checks that a stand-in is painted before pictures requested earlier, and a
// picture painted ahead of need last.
func TestStandInsFirst(t *testing.T) {
	c := newCrew()
	c.started = true // starts no painters
	paint := func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 1, 1)) }
	for n, u := range []urgency{ahead, seen, seen, standIn} {
		c.want(Key{N: n}, 0, paint, u)
	}
	for _, want := range []int{3, 1, 2, 0} {
		j := c.next()
		if j.key.N != want {
			t.Errorf("picture %d is painted before %d", j.key.N, want)
		}
		j.taken = true
	}
}
