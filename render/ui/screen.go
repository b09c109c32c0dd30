package ui

// Screen is one screen of the window.
type Screen interface {
	Update(p *Pointer, dt float64) error
	Draw(c *Canvas)
}
