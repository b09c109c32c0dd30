package campaign

import (
	"strings"

	"lineup/game/mode/rebirth"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file chooses the size of the capitals on the plates of the overview.

// The greatest scale of the capitals on the plates, and the step in which it is reduced.
const maxPlates, platesStep = 1.3, 0.05

// layPlaces takes over the places in which the capitals on all plates have one size: the largest up to
// that of the settings for which there is room.
func (s *Overview) layPlaces() {
	for k := max(1, min(s.text, maxPlates)); ; k = max(1, k-platesStep) {
		if !s.area.Tall() {
			k = 1
		}
		s.overviewPlaces = layOverviewAt(s.area, len(s.Campaign.Players), s.Campaign.Rivals, k)
		if k == 1 || !s.cramped && s.platesFit() {
			return
		}
	}
}

// pointHigh returns the height of a point to return to.
func pointHigh(k float64) float64 { return max(pointHeight, 62*k+4) }

// platesFit reports whether all words on the plates fit their lines.
func (s *Overview) platesFit() bool {
	fits := func(words string, size, room float64) bool {
		return pen.Measure(strings.ToUpper(words), ui.Display(size*s.k, pen.White)) <= room ||
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
