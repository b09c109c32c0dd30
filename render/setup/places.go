package setup

import "lineup/render/ui"

// places are the places of the screen's parts. In a wide window the seats are at the left with sets
// and variants below them, the other choices at the right, the modes above, and the footer below. In
// a tall one all these are below each other.
type places struct {
	heading              ui.Box // the left end of its middle, and its greatest width
	modeRow              ui.Box
	leftPanel, gamePanel ui.Box
	footer               ui.Box
	faultBox             ui.Box  // of the reason why the plan cannot be played
	seatPitch            float64 // between seats, at most
	sectionGap           float64 // from a section's controls to the next heading
}

// The sizes of the parts in a tall window. The rest of its height goes to the gaps.
const (
	tallEdge    = 40.0 // at both sides
	tallHead    = 250.0
	tallFoot    = 212.0
	tallGame    = 724.0 // the height of the game's panel, at least
	tallLeft    = 700.0 // of the panels of the seats, sets and variants
	morePitch   = 24.0
	moreSection = 60.0
)

// layPlaces returns the places in an area.
func layPlaces(a ui.Area) places {
	if !a.Tall() {
		left := ui.BoxAt(70, 148, 1010, 790)
		footer := ui.BoxAt(110, 950, 1710, 96)
		return places{
			heading: ui.BoxAt(left.X+seatInset, 86, 334, 0), modeRow: ui.BoxAt(560, 62, 1290, rowHeight),
			leftPanel: left, gamePanel: ui.BoxAt(1104, 148, 746, 790), footer: footer,
			faultBox: ui.BoxAt(footer.X+660, footer.Y, footer.W-660-410, footer.H), seatPitch: 92, sectionGap: 92,
		}
	}
	in := a.Inset(tallEdge, 0)
	low := in.Y + in.H
	high := in.H - tallHead - tallFoot - panelsGap
	part := ui.Clamp((high - tallLeft - tallGame) / 600)
	game := tallGame + 0.4*(high-tallLeft-tallGame)
	return places{
		heading: ui.BoxAt(in.X+seatInset, in.Y+90, in.W-2*seatInset-60, 0), modeRow: ui.BoxAt(in.X, in.Y+166, in.W, rowHeight),
		leftPanel: ui.BoxAt(in.X, in.Y+tallHead, in.W, high-game), gamePanel: ui.BoxAt(in.X, low-tallFoot-game, in.W, game),
		footer: ui.BoxAt(in.X, low-106, in.W, 96), faultBox: ui.BoxAt(in.X, low-tallFoot+14, in.W, 84),
		seatPitch: 92 + morePitch*part, sectionGap: 92 + moreSection*part,
	}
}
