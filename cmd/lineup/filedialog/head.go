package filedialog

// head is a writer that keeps the beginning of its input.
type head struct {
	most int
	full func() // called when there is more; may be nil
	over bool   // whether there was more
	text []byte
}

// Write keeps as much as fits and discards the rest.
func (h *head) Write(p []byte) (int, error) {
	room := h.most - len(h.text)
	if len(p) > room {
		h.over = true
		if h.full != nil {
			h.full()
		}
	}
	h.text = append(h.text, p[:min(len(p), room)]...)
	return len(p), nil
}

// String returns the text that was kept.
func (h *head) String() string { return string(h.text) }
