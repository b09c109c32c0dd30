package library

import "lineup/render/ui"

// places are the places of the screen's parts: the search and the choices above, the cards below
// them, and the footer at the bottom. The page of a card has its face at the left and the text at the
// right, or below it in a tall window.
type places struct {
	headAt    ui.Point // the middle of the left end of a heading
	searchBox ui.Box
	barBox    ui.Box
	gridBox   ui.Box
	footBox   ui.Box
	columns   int
	cardWidth float64
	// larger is how much larger cards are than in the usual text size.
	larger float64

	faceBox, textBox, inside ui.Box

	picksTop, picksWidth float64
	across               int // words of a choice in a row
}

// cardHeight returns the height of a card of the grid.
func (l *places) cardHeight() float64 { return l.cardWidth * ui.CardAspect }

// usualRules is the smallest size of rules text, in units, for which the usual number of cards is in a
// row.
const usualRules = 15.0

// layPlaces returns the places in an area for a smallest size of rules text and a scale of sentences.
// Larger text is on larger cards, of which fewer are in a row. With a scale of sentences they look as
// they do without it.
func layPlaces(a ui.Area, rules, text float64) places {
	l := places{
		headAt: ui.Point{X: 106, Y: 86}, searchBox: ui.BoxAt(546, 62, 600, ui.MinTarget), barBox: ui.BoxAt(84, 152, 1752, ui.MinTarget),
		gridBox: ui.BoxAt(70, 240, 1780, 724), footBox: ui.BoxAt(84, 984, 1752, 72), columns: 8,
		faceBox: ui.BoxAt(96, 168, 600, 796), textBox: ui.BoxAt(760, 160, 1090, 804),
		picksTop: 240, picksWidth: 1500, across: 4,
	}
	if a.Tall() {
		in := a.Inset(40, 0)
		face := ui.CardAspect * 600
		face += max(0, min(300, (in.H-1890)/2))
		wide := face / ui.CardAspect
		l.headAt = ui.Point{X: in.X + 20, Y: in.Y + 86}
		l.searchBox = ui.BoxAt(in.X+500, in.Y+62, 440, ui.MinTarget)
		l.barBox = ui.BoxAt(in.X, in.Y+152, in.W, ui.MinTarget)
		l.footBox = ui.BoxAt(in.X+14, in.Y+in.H-96, in.W-28, 72)
		l.gridBox = ui.BoxAt(in.X, in.Y+240, in.W, in.H-240-116)
		l.columns = 5
		l.faceBox = ui.BoxAt(in.X+(in.W-wide)/2, in.Y+164, wide, face)
		top := l.faceBox.Y + face + 26
		l.textBox = ui.BoxAt(in.X, top, in.W, l.footBox.Y-20-top)
		l.picksTop, l.picksWidth, l.across = in.Y+240, in.W, 3
	}
	wide := func(n int) float64 { return (l.gridBox.W - gridLeft - 30 - float64(n-1)*cardGap) / float64(n) }
	l.columns = max(1, int(float64(l.columns)*min(1, usualRules/max(rules, 1))+0.3))
	usual := wide(l.columns)
	l.columns = max(2, int(float64(l.columns)/max(1, text)+0.01))
	for l.cardWidth = wide(l.columns); headHeight+l.cardHeight() > l.gridBox.H; l.cardWidth = wide(l.columns) { // a card must be in view as a whole
		l.columns++
	}
	l.larger = l.cardWidth / usual
	l.inside = ui.BoxAt(l.textBox.X+36, l.textBox.Y+24, l.textBox.W-64, l.textBox.H-84)
	return l
}
