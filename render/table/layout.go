package table

import (
	"lineup/engine"
	"lineup/render/ui"
)

// spot is a card that lies where it can be seen, and touched.
type spot struct {
	card  engine.CardID
	face  engine.FaceID
	place engine.Place
	pose  ui.Pose
	// plate is what is clicked instead of a card: it is not drawn as one. Zero for a card.
	plate ui.Box
	pile  int // cards of the pile it lies on, 0 for none
}

// has reports whether a place lies on it.
func (s *spot) has(x, y float64) bool {
	if s.plate.W > 0 {
		return s.plate.Has(x, y)
	}
	return s.pose.Has(x, y)
}

// bounds is the smallest box around it.
func (s *spot) bounds() ui.Box {
	if s.plate.W > 0 {
		return s.plate
	}
	return s.pose.Bounds()
}

// foePanel is the panel of a player across the table.
type foePanel struct {
	seat engine.SeatID
	box  ui.Box
}

// pile is a pile of cards, of which a board draws what its top cards do not hide.
type pile struct {
	pose  ui.Pose
	where where
	n     int  // cards in it
	down  bool // they lie face down
}

// pileLabel is the line under a pile. Clicking it opens the pile, if that lies open.
type pileLabel struct {
	box   ui.Box
	words string
	where where
	opens bool
	// says is the words with a place for the number of cards, "" where they have none.
	says string
}
