package ui

import (
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// Late remembers what stood in each place of a screen last. A thing that looks otherwise
// now is painted beside the loop, and until that is done the old one stays: painting never
// holds a frame up.
type Late struct{ last map[place]gallery.Key }

// place is where a thing stands on a screen: what it is called, and which one it is.
type place struct {
	name string
	n    int
}

// note remembers what stands in a place.
func (l *Late) note(at place, key gallery.Key) {
	if l.last == nil {
		l.last = map[place]gallery.Key{}
	}
	if l.last[at] != key {
		l.last[at] = key
	}
}

// PartLate is Part for something that changes while it is looked at; n tells several of
// a name apart. It reports whether the thing looks as it should: what belongs to it and is
// drawn by itself has to wait as well.
func (c *Canvas) PartLate(l *Late, n int, key gallery.Key, b Box, margin float64, draw func(pen.Pen)) bool {
	if c.reading != nil { // every word is asked for
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
		old, known := l.last[at]
		if !known || old.W != key.W || old.H != key.H {
			return false
		}
		kept := false
		if s, kept = c.Art.Get(old); !kept {
			return false
		}
	}
	c.Put(s, b.X, b.Y)
	return now
}

// PutKept draws something that is painted already, and reports whether it is. What is drawn
// in every frame asks for it first: then no drawing has to be handed on.
func (c *Canvas) PutKept(l *Late, n int, key gallery.Key, b Box) bool {
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	s, ok := c.Art.Get(key)
	if ok {
		l.note(place{key.Name, n}, key)
		c.Put(s, b.X, b.Y)
	}
	return ok
}
