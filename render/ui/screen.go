package ui

// Screen is one screen of the window.
type Screen interface {
	Update(p *Pointer, dt float64) error
	Draw(c *Canvas)
}

// Columned is a screen that can be laid out in one column in a tall window, see [Settings.Narrow].
type Columned interface {
	// Columned reports whether it can be now.
	Columned() bool
}
