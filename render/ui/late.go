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
// a name apart.
func (c *Canvas) PartLate(l *Late, n int, key gallery.Key, b Box, margin float64, draw func(pen.Pen)) {
	if c.Told != nil { // every word is asked for
		c.Part(key, b, margin, draw)
		return
	}
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	at := place{key.Name, n}
	s, ok := c.Art.PartSoon(key, margin, draw)
	if ok {
		l.note(at, key)
	} else {
		c.coarse++
		old, known := l.last[at]
		if !known || old.W != key.W || old.H != key.H {
			return
		}
		if s, ok = c.Art.Get(old); !ok {
			return
		}
	}
	c.Put(s, b.X, b.Y)
}

// PutKept draws something that is painted already, and reports whether it is. What is drawn
// in every frame asks for it first: then no drawing has to be handed on.
func (c *Canvas) PutKept(l *Late, n int, key gallery.Key, b Box) bool {
	if c.Told != nil {
		return false
	}
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	s, ok := c.Art.Get(key)
	if ok {
		l.note(place{key.Name, n}, key)
		c.Put(s, b.X, b.Y)
	}
	return ok
}
