package campaign

import (
	"image/color"
	"strings"

	"lineup/game/mode/rebirth"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file chooses the size of the capitals on the plates of the overview.

// The greatest scale of the capitals on the plates, and the step in which it is reduced.
const maxPlates, platesStep = 1.3, 0.05

// byWidth is how much larger the capitals get in the widest windows.
const byWidth = 0.1

// layPlaces takes over the places in which the capitals on all plates have one size: the largest up to
// that of the settings, or of the window's width, for which there is room.
func (s *Overview) layPlaces() {
	wanted := s.text
	if !s.area.Tall() {
		wanted = max(s.text, 1+byWidth*wider(s.room))
	}
	for k := max(1, min(wanted, maxPlates)); ; k = max(1, k-platesStep) {
		s.overviewPlaces = layOverviewAt(s.area, s.room, len(s.Campaign.Players), s.Campaign.Rivals, k)
		if k == 1 || !s.cramped && s.platesFit() {
			return
		}
	}
}

// pointHigh returns the height of a point to return to.
func pointHigh(k float64) float64 { return max(pointHeight, 62*k+4) }

// widePlates is how narrow larger capitals can get in a wide window.
const widePlates = 0.85

// platesFit reports whether all words on the plates fit their lines.
func (s *Overview) platesFit() bool {
	squeeze := 1.0
	if !s.area.Tall() {
		squeeze = widePlates
	}
	fits := func(words string, size, room float64) bool {
		return squeeze*pen.Measure(strings.ToUpper(words), ui.Display(size*s.k, pen.White)) <= room ||
			pen.Measure(strings.ToUpper(words), ui.Display(size, pen.White)) > room // it is shortened in any case
	}
	for i, who := range s.Campaign.Players {
		b := s.heroBox(i)
		words, _ := s.secretWords(who.Name)
		if b.H >= flatHero*s.k && !fits(words, 24, b.W-30*s.k-160*s.k) {
			return false
		}
	}
	for n := 1; n <= s.reached() && !s.Campaign.Rivals; n++ {
		b := s.scenarioBox(n - 1)
		if large, _, _, _ := s.boxState(n); !fits(rebirth.Scenarios[n-1].Name, 28, b.W-18) || !fits(large, 38, b.W-22) {
			return false
		}
	}
	for _, p := range s.points[:min(len(s.points), 2)] {
		if !fits(s.pointWords(p), 26, s.backBox.W-24-58*s.k-8) {
			return false
		}
	}
	return s.Campaign.Rivals || fits("single games", 24, (s.unlockedBox.W-24)/2-unlockedThumb-16)
}

// capitals returns the style of words on a plate in a size for the usual scale: larger if there is room.
func (s *Overview) capitals(words string, size, room float64, ink color.NRGBA) pen.Style {
	st := ui.Display(size*s.k, ink)
	if wide := pen.Measure(strings.ToUpper(words), st); wide > room {
		st = ui.Display(max(size, st.Size*room/wide), ink)
	}
	return st
}

// whole offers the words of a plate in the size of the settings if its capitals are smaller.
func (s *Overview) whole(c *ui.Canvas, at ui.Box, words ...string) {
	if s.k >= c.TextScale-0.01 {
		return
	}
	var all []string
	for _, w := range words {
		if w != "" {
			all = append(all, w)
		}
	}
	c.Offer(strings.Join(all, "\n"), at)
}
