package main

import (
	"fmt"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// size is a width and a height in desktop pixels.
type size struct{ width, height int }

// String returns the size in the form of the flag.
func (s size) String() string { return fmt.Sprintf("%dx%d", s.width, s.height) }

// smallest is the window size for an unknown monitor, and the size of a picture.
var smallest = size{1280, 720}

// openingSizes are the possible sizes of a new window, largest first. On an upright monitor, a window
// has one of tallSizes.
var (
	openingSizes = []size{{2560, 1440}, {1920, 1080}, {1760, 990}, {1600, 900}, {1440, 810}, smallest}
	tallSizes    = []size{{1600, 2400}, {1400, 2100}, {1200, 1800}, {1040, 1560}, {880, 1320}, {800, 1200}, {720, 1080}}
)

// leastSize is as small as a window can be. In a tall window of that width, the letters of
// a page in one column are as large as those of a wide window of 960 by 540.
var leastSize = size{700, 540}

// largest is the largest window or picture.
var largest = size{7680, 4320}

// The space a desktop needs for its bars and the window frame.
const (
	deskWidth  = 16
	deskHeight = 84
)

// openingSize returns the size of a new window on a monitor. The cards in the hand show their rules
// from about 1500 pixels of width, and a large window is easy to read from afar.
func openingSize(monitor size) size {
	sizes := openingSizes
	if monitor.height > monitor.width {
		sizes = append(slices.Clone(tallSizes), openingSizes...)
	}
	for _, s := range sizes {
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
