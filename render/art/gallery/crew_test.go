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

// TestAheadWaitsWhileHeld checks that a picture painted ahead of need waits while it is held and that
// visible pictures do not wait. It begins as soon as it is visible, is no longer held, or is settled.
func TestAheadWaitsWhileHeld(t *testing.T) {
	paint := func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 1, 1)) }
	early, late := Key{Name: "early"}, Key{Name: "late"}
	for name, release := range map[string]func(c *crew){
		"visible":  func(c *crew) { c.want(early, 0, paint, seen) },
		"released": func(c *crew) { c.hold(false) },
	} {
		c := newCrew()
		c.started = true // starts no painters
		c.hold(true)
		c.want(early, 0, paint, ahead)
		if j := c.next(); j != nil {
			t.Errorf("%s: a held picture is painted", name)
		}
		c.want(late, 0, paint, seen)
		if j := c.next(); j == nil || j.key != late {
			t.Fatalf("%s: a visible picture waits while others are held", name)
		} else {
			j.taken = true
		}
		release(c)
		if j := c.next(); j == nil || j.key != early {
			t.Errorf("%s: the picture still waits", name)
		}
	}
	c := newCrew()
	c.hold(true)
	c.want(early, 0, paint, ahead)
	if _, ok := c.waitFor(time.Minute); ok || !c.has(early) {
		t.Error("a held picture is painted while the loop waits for others")
	}
	if p, ok := c.wait(); !ok || p.key != early {
		t.Error("a held picture is not painted when everything is settled")
	}
}
