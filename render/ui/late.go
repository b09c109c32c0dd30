package ui

import (
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// Late remembers the last picture in each place of a screen. A changed one is painted in the
// background while the old one stays, so painting never delays a frame.
type Late struct{ last map[place]gallery.Key }

// place is a place on a screen: the name of a part, and its number.
type place struct {
	name string
	n    int
}

// note remembers the picture in a place.
func (l *Late) note(at place, key gallery.Key) {
	if l.last == nil {
		l.last = map[place]gallery.Key{}
	}
	if l.last[at] != key {
		l.last[at] = key
	}
}

// PartLate is like Part but for a part that changes while it is visible. N distinguishes parts of
// the same name. It reports whether the part is up to date. If not, anything drawn separately for
// it must wait too.
func (c *Canvas) PartLate(l *Late, n int, key gallery.Key, b Box, margin float64, draw func(pen.Pen)) bool {
	if c.reading != nil { // every word is requested
		c.Part(key, b, margin, draw)
		return true
	}
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	at := place{key.Name, n}
	s, now := c.Art.PartInTime(key, margin, draw)
	if now {
		l.note(at, key)
	} else {
		c.coarse++
		s = c.former(l, at, key, draw)
	}
	c.Put(s, b.X, b.Y)
	return now
}

// PartKept is like PartLate but for paintings that take longer than a frame, on a layer that waits
// for them before it opens.
func (c *Canvas) PartKept(l *Late, n int, key gallery.Key, b Box, margin float64, draw func(pen.Pen)) {
	s, now := c.MakeSoon(key, b, margin, draw)
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	if at := (place{key.Name, n}); now {
		l.note(at, key)
	} else {
		c.awaited++
		s = c.former(l, at, key, draw)
	}
	c.Put(s, b.X, b.Y)
}

// former returns the stand-in for a picture that is not painted yet: the last one in its place, if
// it has the same size, or a sketch.
func (c *Canvas) former(l *Late, at place, key gallery.Key, draw func(pen.Pen)) gallery.Sprite {
	if old, known := l.last[at]; known && old.W == key.W && old.H == key.H {
		if s, kept := c.Art.Get(old); kept {
			return s
		}
	}
	return c.Art.Sketched(key, draw)
}

// PutKept draws a picture that is already painted, and reports whether it is. A part of every frame
// calls it first, to avoid passing a draw function.
func (c *Canvas) PutKept(l *Late, n int, key gallery.Key, b Box) bool {
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	s, ok := c.Art.Get(key)
	if ok {
		l.note(place{key.Name, n}, key)
		c.Put(s, b.X, b.Y)
	}
	return ok
}
