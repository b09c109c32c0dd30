package gallery

import "time"

// Option changes how a new Painter works.
type Option func(*Painter)

// Slowed makes every picture take about times as long to paint as on a usual machine. It is for
// tests of what a window shows meanwhile. The time is counted in frames and not measured, and all
// painting is done when a frame begins, so equal frames come out equal.
func Slowed(times int) Option {
	return func(p *Painter) {
		p.times = time.Duration(times)
		p.crew.slowed = &slowed{times: p.times}
	}
}

// frameLasts is how long a frame is on the screen, for a slowed painter.
const frameLasts = time.Second / 60

// slowed is the state of a crew that paints in the time of the loop.
type slowed struct {
	times    time.Duration
	painters [painters]struct {
		of   painted
		left time.Duration // until it is painted; 0 if there is no picture
	}
}

// paintingTime returns how long it takes to paint a number of pixels.
func (s *slowed) paintingTime(pixels int) time.Duration {
	return max(1, time.Duration(pixels)*perPixel*s.times)
}

// pass lets the painters of a slowed crew paint for a while. The lock is held.
func (c *crew) pass(most time.Duration) {
	for i := range c.slowed.painters {
		for w, rest := &c.slowed.painters[i], most; ; {
			if w.left == 0 {
				j := c.next()
				if j == nil || c.waiting > maxWaiting {
					break
				}
				j.taken = true
				w.of = j.do()
				w.left = c.slowed.paintingTime(w.of.pixels())
			}
			if w.left > rest {
				w.left -= rest
				break
			}
			rest -= w.left
			w.left = 0
			c.done = append(c.done, w.of)
			c.waiting += w.of.pixels()
		}
	}
}

// passUntil lets a slowed crew paint until a picture is done or there are no jobs. The lock is held.
func (c *crew) passUntil() {
	for len(c.done) == 0 && len(c.jobs) > 0 {
		c.pass(frameLasts)
	}
}
