package table

import (
	"fmt"
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/ui"
)

// CardWidths are the widths most cards are first seen at.
var CardWidths = []float64{handWidth, playedWidth, pileWidth, handWidth * hoverScale}

// standard is the board of the standard mode as it lies before a viewer: it knows
// where each of that mode's places is, and draws what lies under the cards.
type standard struct {
	geometry
	near   engine.SeatID // whose side of the table this is
	seats  []foePanel
	slots  []ui.Pose // of the Line-Up, filled or not
	rows   []slotRow // of several Line-Ups, what they are called
	spots  []spot    // from the bottom of the table upwards
	backs  []ui.Pose // the cards of the near hand, where they must not be seen
	piles  []pile
	labels []pileLabel
	// villain is the Super-Villain that can be seen on its stack, NoCard for none, and
	// left how many the stack has.
	villain engine.CardID
	left    int
	// numbers are those that are counted beside Power.
	numbers string
	// ongoing is how much of the tray is taken up by cards from earlier turns.
	ongoing float64
}

// layStandard lays the board out for a viewer who sits at the near seat. It depends
// on nothing but the view: what the view does not know is not there.
func layStandard(v engine.View, near engine.SeatID, g geometry) standard {
	b := standard{geometry: g, near: near}
	b.placeFoes(v)
	b.placeStacks(v)
	b.placeLineUp(v)
	b.placePlayed(v)
	b.placeHand(v)
	b.countPiles(v)
	b.labelPiles(v)
	b.labelOthers(v)
	b.countOthers(v)
	return b
}

func (b *standard) add(v engine.View, c engine.CardID, place engine.Place, p ui.Pose) {
	if c != engine.NoCard {
		b.spots = append(b.spots, spot{card: c, face: v.Card(c).Face, place: place, pose: p, pile: pileSize(v, c)})
	}
}

// pileSize is how many cards lie where a card does, if that is a pile.
func pileSize(v engine.View, c engine.CardID) int {
	w := whereIs(v, c)
	switch w.place {
	case card.Kicks, card.Weaknesses, engine.Destroyed, engine.Discard:
		return w.count(v)
	}
	return 0
}

func (b *standard) placeFoes(v engine.View) {
	boxes := b.foeBoxes(v.Seats() - 1)
	for seat := v.Next(b.near); seat != b.near; seat = v.Next(seat) {
		b.seats = append(b.seats, foePanel{seat, boxes[len(b.seats)]})
	}
}

// placeStacks places what lies on top of the piles. A pile shows its second card
// as well: it is what the first leaves behind. The Super-Villain is no card on the
// table: it stands behind the city, and its plate can be clicked.
func (b *standard) placeStacks(v engine.View) {
	b.villain, b.left = shared(card.Villains).up(v), shared(card.Villains).count(v)
	if b.villain != engine.NoCard {
		x, y := b.plate.Middle()
		b.spots = append(b.spots, spot{card: b.villain, face: v.Card(b.villain).Face, place: card.Villains, pose: ui.Pose{X: x, Y: y, W: pileWidth}, plate: b.plate})
	}
	piles := []struct {
		where where
		pose  ui.Pose
	}{
		{shared(card.Kicks), b.kick},
		{shared(card.Weaknesses), b.weakness},
		{shared(engine.Destroyed), b.destroyed},
		{at(engine.Discard, b.near), b.discard},
	}
	for _, p := range piles {
		cards := p.where.cards(v)
		for i := min(1, len(cards)-1); i >= 0; i-- {
			b.add(v, cards[i], p.where.place, p.pose)
		}
	}
}

// rowNameUp is how far over its cards the name of a Line-Up stands: over the tab of one
// that can be bought.
const rowNameUp = 48.0

// slotRow is the name of one of several Line-Ups, over its first slot.
type slotRow struct {
	words string
	x, y  float64
}

func (b *standard) placeLineUp(v engine.View) {
	lineUp := shared(card.LineUp)
	_, zones := lineUp.zones(v)
	n := v.LineUpSize()
	for _, c := range lineUp.cards(v) {
		n = max(n, int(v.Card(c).Slot)+1)
	}
	b.slots = b.geometry.slots(max(zones, 1), n)
	for i := range zones {
		for _, c := range lineUp.cardsOf(v, i) {
			b.add(v, c, card.LineUp, b.slots[i*n+int(v.Card(c).Slot)])
		}
		if zones > 1 {
			first := b.slots[i*n].Bounds()
			b.rows = append(b.rows, slotRow{fmt.Sprintf("LINE-UP %d", i+1), first.X, first.Y - rowNameUp})
		}
	}
}

// placePlayed places the cards in play of the player whose turn it is: first
// what stayed from earlier turns, then what was played this turn, in order.
func (b *standard) placePlayed(v engine.View) {
	seat := v.Turn().Seat
	if seat == engine.NoSeat {
		return
	}
	var stayed, played []engine.CardID
	for _, c := range at(engine.InPlay, seat).cards(v) {
		if !v.PlayedNow(c) {
			stayed = append(stayed, c)
		}
	}
	for _, p := range v.Plays() {
		if card := v.Card(p.Card); card.Stay == p.Stay && whereIs(v, p.Card).place == engine.InPlay && !slices.Contains(played, p.Card) && !slices.Contains(stayed, p.Card) {
			played = append(played, p.Card)
		}
	}
	for _, c := range at(engine.InPlay, seat).cards(v) {
		if v.PlayedNow(c) && !slices.Contains(played, c) {
			played = append(played, c)
		}
	}
	x, y, room := b.played.X, b.played.Y, b.played.W
	if n := len(stayed); n > 0 {
		b.ongoing = math.Min(float64(n)*(playedWidth+10)+16, room*0.4)
		b.placeRow(v, stayed, x, y, b.ongoing-16)
		x += b.ongoing + 12
		room -= b.ongoing + 12
	}
	b.placeRow(v, played, x, y, room)
}

// placeRow places cards in play side by side, overlapping where there are many.
func (b *standard) placeRow(v engine.View, cards []engine.CardID, x, y, room float64) {
	pitch := playedWidth + 10
	if n := len(cards); n > 1 {
		pitch = math.Min(pitch, (room-playedWidth)/float64(n-1))
	}
	for i, c := range cards {
		b.add(v, c, engine.InPlay, ui.PoseAt(x+float64(i)*pitch, y, playedWidth))
	}
}

func (b *standard) placeHand(v engine.View) {
	hand := at(engine.Hand, b.near)
	fan := b.fan(hand.count(v), 0)
	if v.Seat() != b.near && !shared(card.MainDeck).seen(v) { // where that lies open, all does
		b.backs = fan
		return
	}
	for i, c := range hand.cards(v) {
		b.add(v, c, engine.Hand, fan[i])
	}
}

// countPiles counts the cards of the piles.
func (b *standard) countPiles(v engine.View) {
	b.piles = []pile{
		{b.kick, shared(card.Kicks), 0, false},
		{b.mainDeck, shared(card.MainDeck), 0, true},
		{b.weakness, shared(card.Weaknesses), 0, false},
		{b.destroyed, shared(engine.Destroyed), 0, false},
		{b.deck, at(engine.Deck, b.near), 0, true},
		{b.discard, at(engine.Discard, b.near), 0, false},
	}
	for i := range b.piles {
		b.piles[i].n = b.piles[i].where.count(v)
	}
}

// labelPiles writes what is said about the piles.
func (b *standard) labelPiles(v engine.View) {
	add := func(box ui.Box, format string, w where, opens bool) {
		n := w.count(v)
		b.labels = append(b.labels, pileLabel{box: box, words: fmt.Sprintf(format, n), where: w, opens: opens && n > 0, says: format})
	}
	add(b.labelUnder(b.kick), "KICK %d", shared(card.Kicks), false)
	add(b.labelUnder(b.mainDeck), "MAIN DECK %d", shared(card.MainDeck), false)
	add(b.labelUnder(b.weakness), "WEAKNESS %d", shared(card.Weaknesses), false)
	add(b.labelUnder(b.destroyed), "DESTROYED %d", shared(engine.Destroyed), true)
	add(b.labelUnder(b.deck), "DECK %d", at(engine.Deck, b.near), false)
	add(b.labelUnder(b.discard), "DISCARD %d", at(engine.Discard, b.near), true)
	if w := at(engine.InPlay, b.near); w.count(v) > 0 && !onTurn(v, b.near) {
		add(b.labelOver(b.deck), "IN PLAY %d", w, true)
	}
	if w := at(card.Under, b.near); w.count(v) > 0 {
		add(b.labelOver(b.discard), "UNDER HERO %d", w, w.seen(v))
	}
}

// foe is the panel of a seat; it is not there for the near seat.
func (b *standard) foe(seat engine.SeatID) (ui.Box, bool) {
	for _, f := range b.seats {
		if f.seat == seat {
			return f.box, true
		}
	}
	return ui.Box{}, false
}

// anchor is where cards come from and go to when they do not lie open on the
// table.
func (b *standard) anchor(w where) ui.Pose {
	if w.seat != engine.NoSeat && w.seat != b.near {
		if panel, ok := b.foe(w.seat); ok {
			return foeAnchor(panel, w.place)
		}
	}
	switch w.place {
	case engine.Destroyed:
		return b.destroyed
	case card.Kicks:
		return b.kick
	case card.Weaknesses:
		return b.weakness
	case card.Villains, card.OutOfGame:
		return b.villainPose()
	case card.LineUp:
		return b.slots[0]
	case card.MainDeck:
		return b.mainDeck
	case engine.Heroes, card.Under:
		x, y := b.poster.Middle()
		return ui.Pose{X: x, Y: y, W: pileWidth}
	case engine.Hand:
		return ui.Pose{X: b.hand.X + b.hand.W/2, Y: b.handY, W: handWidth}
	case engine.Deck:
		return b.deck
	case engine.Discard:
		return b.discard
	}
	x, y := b.played.Middle()
	return ui.Pose{X: x, Y: y, W: playedWidth}
}

// villainPose is where a card lies that comes from the Super-Villains, or goes there.
func (b *standard) villainPose() ui.Pose {
	x, y := b.plate.Middle()
	return ui.Pose{X: x, Y: y, W: pileWidth}
}

// source is the place an attack starts from whose card lies nowhere in sight.
func (b *standard) source() (x, y float64) { return b.giant.X + b.giant.W*0.47, b.giant.Y + 190 }

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
