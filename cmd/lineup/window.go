package main

import "github.com/hajimehoshi/ebiten/v2"

// size is a width and a height, in pixels as the desktop counts them.
type size struct{ width, height int }

// smallest is the window where nothing is known of the monitor, and the size of a picture.
var smallest = size{1280, 720}

// openingSizes are what a window opens at, largest first.
var openingSizes = []size{{2560, 1440}, {1920, 1080}, {1760, 990}, {1600, 900}, {1440, 810}, smallest}

// What a desktop takes of a monitor for its bars, and for the frame of a window.
const (
	deskWidth  = 16
	deskHeight = 84
)

// openingSize returns how large a window opens on a monitor: cards in the hand show their rules
// from about 1500 pixels of width on, and what is large is easy to read from afar.
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
