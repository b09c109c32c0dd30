package main

import "github.com/hajimehoshi/ebiten/v2"

// size is a width and a height in desktop pixels.
type size struct{ width, height int }

// smallest is the window size for an unknown monitor, and the size of a picture.
var smallest = size{1280, 720}

// openingSizes are the possible sizes of a new window, largest first.
var openingSizes = []size{{2560, 1440}, {1920, 1080}, {1760, 990}, {1600, 900}, {1440, 810}, smallest}

// The space a desktop needs for its bars and the window frame.
const (
	deskWidth  = 16
	deskHeight = 84
)

// openingSize returns the size of a new window on a monitor. The cards in the hand show their rules
// from about 1500 pixels of width, and a large window is easy to read from afar.
func openingSize(monitor size) size {
	for _, s := range openingSizes {
		if s.width+deskWidth <= monitor.width && s.height+deskHeight <= monitor.height {
			return s
		}
	}
	return smallest
}

// monitorSize returns the size of the monitor that the window will open on.
func monitorSize() size {
	m := ebiten.Monitor()
	if m == nil {
		return smallest
	}
	w, h := m.Size()
	return size{w, h}
}
