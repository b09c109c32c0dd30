package ui

// graceTime is how many seconds a screen that has appeared by itself answers no key. It is long enough
// to see the screen and stop a hand on its way to a key.
const graceTime = 1.0

// Grace holds keys back from a screen that has appeared by itself, such as the result of a game. A key
// pressed right then was meant for the screen before. The mouse is not held back, because it points at
// what is seen.
type Grace struct {
	seen bool    // the screen has been drawn
	age  float64 // seconds since then
}

// Hold removes the keys of a tick that come too early.
func (g *Grace) Hold(p *Pointer, dt float64) {
	if g.age < graceTime {
		p.Keys = p.Keys[:0]
	}
	if g.seen {
		g.age += dt
	}
}

// Drawn begins the grace when the screen is first drawn for a person.
func (g *Grace) Drawn(c *Canvas) { g.seen = g.seen || !c.Rehearsing() }
