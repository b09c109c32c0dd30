package standard

import (
	"math"
	"slices"

	"lineup/engine"
	"lineup/render/board"
	"lineup/render/ui"
)

// placePlayed places the active player's cards in play: first those from earlier turns, then those
// played this turn, in order.
func (b *Board) placePlayed(v engine.View) {
	seat := v.Turn().Seat
	if seat == engine.NoSeat {
		return
	}
	var stayed, played []engine.CardID
	for _, c := range board.At(engine.InPlay, seat).Cards(v) {
		if !v.PlayedNow(c) {
			stayed = append(stayed, c)
		}
	}
	for _, p := range v.Plays() {
		if card := v.Card(p.Card); card.Stay == p.Stay && board.WhereIs(v, p.Card).Place == engine.InPlay && !slices.Contains(played, p.Card) && !slices.Contains(stayed, p.Card) {
			played = append(played, p.Card)
		}
	}
	for _, c := range board.At(engine.InPlay, seat).Cards(v) {
		if v.PlayedNow(c) && !slices.Contains(played, c) {
			played = append(played, c)
		}
	}
	x, y, room := b.Played.X, b.Played.Y+b.tabsDown(v, played, stayed), b.Played.W
	low := b.playedLow(v)
	if len(onHero(v, b.Near)) > 0 && !b.Column {
		low = math.Min(low, b.Poster.Y+personalDown-playedGap)
	}
	one := math.Min(b.Played.H, low-y) // the height of one row
	usual := math.Min(playedCard(&b.Geometry), one/ui.CardAspect)
	if n := len(stayed); n > 0 {
		free := room - float64(max(len(played), 1))*(usual+10) - 12 // beside the cards played
		b.ongoing = math.Min(float64(n)*(usual+10)+16, math.Max(room*0.4, free))
		b.PlaceRow(v, stayed, ui.BoxAt(x, y, b.ongoing-16, one), usual)
		x += b.ongoing + 12
		room -= b.ongoing + 12
	}
	// Larger cards of a tall window must not cover each other more than usual ones.
	wide := math.Max(math.Min(playedWidth, usual), math.Min(usual, room/float64(max(1, len(played)))-10))
	n := len(played)
	high := (low - y - playedGap) / 2
	if small := high / ui.CardAspect; small >= playedLeast && room-wide < float64(n-1)*wide*playedCovers {
		b.PlaceRow(v, played[:(n+1)/2], ui.BoxAt(x, y, room, high), math.Min(small, wide))
		b.PlaceRow(v, played[(n+1)/2:], ui.BoxAt(x, y+high+playedGap, room, high), math.Min(small, wide))
		return
	}
	b.PlaceRow(v, played, ui.BoxAt(x, y, room, one), wide)
}

// tabsDown returns how much lower than usual cards in play are if one of them can be used: its tab is
// between it and the prompt.
func (b *Board) tabsDown(v engine.View, played ...[]engine.CardID) float64 {
	if !slices.ContainsFunc(slices.Concat(played...), func(c engine.CardID) bool {
		f := v.Face(c)
		return f != nil && len(f.Uses) > 0 || v.Keeping(c) != engine.Power
	}) {
		return 0
	}
	const gap = 2.0
	return math.Max(0, b.Prompt.Y+b.Prompt.H+gap+board.TabHeight-board.CallIn-b.Played.Y)
}

// Cards in play are in two rows if less than playedCovers of the width of each would be in view in one.
// playedGap is between the rows, and playedLeast the least width of a card there.
const playedCovers, playedGap, playedLeast = 0.8, 6.0, 72.0

// playedLow returns the lower end of the place for cards in play: above the hand and anything else that
// is there now.
func (b *Board) playedLow(v engine.View) float64 {
	if b.aside(v) || hasOthers(v, b.Near) {
		return b.Played.Y + b.Played.H
	}
	return math.Max(b.Played.Y+b.Played.H, b.HandY-b.HandWidth*ui.CardAspect/2-playedOff)
}

// hasOthers reports whether there are cards in places that the board does not lay out.
func hasOthers(v engine.View, near engine.SeatID) bool {
	return len(board.OtherPlaces(v, engine.NoSeat))+len(board.OtherPlaces(v, near)) > 0
}

// aside reports whether the near seat has cards in play that are not in the row of placePlayed, as that
// is another seat's. After the last turn of a game the row stays.
func (b *Board) aside(v engine.View) bool {
	return v.Turn().Seat != b.Near && board.At(engine.InPlay, b.Near).Count(v) > 0
}

// playedOff is the distance of cards in play from the hand, whose turned corners are higher than its
// middle.
const playedOff = 10.0
