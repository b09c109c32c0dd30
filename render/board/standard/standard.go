// Package standard is the board of the standard game: a roof with the Line-Up on its edge and
// the Super-Villain behind the city. A mode without a board of its own can use it too: places it
// does not know become labels that open.
package standard

import (
	"fmt"
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// Board is the board of the standard game: a roof with the Line-Up on its edge and the
// Super-Villain behind the city.
type Board struct {
	board.Plain
	menace menace
	layers *giantLayers
	slots  []ui.Pose // of the Line-Up, filled or not
	rows   []slotRow // the names of several Line-Ups
	// numbers is the line of numbers counted beside Power.
	numbers string
	// ongoing is the width of the tray used by cards from earlier turns.
	ongoing float64
	heroes  []*art.Face     // of the near seat
	users   []clickable     // of the near seat
	thumbs  []clickable     // the pictures of cards on foes' panels
	prey    []engine.CardID // Super-Villains among them that can be hunted
	lent    []engine.CardID // cards in play among them that the near seat can use
	lamp    lamp
	tips    []board.Tip
	// spared are the panels of the seats across the table, and the names on them: a tip about a seat is beside its
	// panel, or at least not over the name.
	spared []ui.Box
}

// New lays out the standard board.
func New(sc *board.Scene, _ board.Board) board.Board {
	g := layFor(sc.Canvas.Fit, needsOf(sc))
	if sc.Heroes > 1 {
		g.FoeMost = board.TwoHeroesWidth
	}
	if sc.Watched {
		clearBanner(&g)
	}
	b := layStandard(sc.View, sc.Near, g)
	for _, h := range board.At(engine.Heroes, sc.Near).Cards(sc.View) {
		if f := sc.FaceOf(h); f != nil && sc.View.Turn().Number > 0 {
			b.heroes = append(b.heroes, f)
		}
	}
	b.labelUnder(sc.View)
	b.Tokens = b.tokenBox
	b.About = func(c engine.CardID) string { return b.about(sc, c) }
	b.Spoken = func(c engine.CardID) (name, says string) { return b.spoken(sc, c) }
	for i := range b.Labels { // the cards of an earlier game can be looked at
		if b.Labels[i].Where == board.Shared(card.MainDeck) {
			b.Labels[i].Opens = sc.Earlier
		}
	}
	return b
}

// layStandard lays the board out for a viewer at the near seat. It depends only on the view and
// shows nothing the view does not know.
func layStandard(v engine.View, near engine.SeatID, g board.Geometry) *Board {
	b := &Board{Plain: board.Plain{Layout: board.Layout{Geometry: g, Near: near, Stacked: true}}, layers: &giantLayers{}}
	b.placeFoes(v)
	b.placeHeroes(v)
	b.placeStacks(v)
	b.placeLineUp(v)
	b.placeGiant(v)
	b.placePlayed(v)
	b.placeRecap()
	b.PlaceHand(v, false)
	b.countPiles(v)
	b.PlaceTops(v)
	b.labelPiles(v)
	b.labelOthers(v)
	b.countOthers(v)
	return b
}

func (b *Board) placeFoes(v engine.View) {
	b.PlaceSeats(v)
	for _, s := range b.Seats {
		b.placeOnFoe(v, s.Seat, s.Box)
	}
}

// placeStacks places the top cards of the piles. The Super-Villain is not a card on the table: it
// is behind the city, and its plate can be clicked.
func (b *Board) placeStacks(v engine.View) {
	b.Villain, b.Left = board.Shared(card.Villains).Up(v), board.Shared(card.Villains).Count(v)
	if b.Villain != engine.NoCard {
		b.AddShape(v, b.Villain, card.Villains, b.Plate)
		b.Spots[len(b.Spots)-1].Tab = board.CallBox(b.Plate.X+b.Plate.W/2+36, b.Plate.Y-8)
	}
	piles := []struct {
		where board.Where
		pose  ui.Pose
	}{
		{board.Shared(card.Kicks), b.Kick},
		{board.Shared(card.Weaknesses), b.Weakness},
		{board.Shared(engine.Destroyed), b.Destroyed},
		{board.At(engine.Discard, b.Near), b.Discard},
	}
	for _, p := range piles {
		b.AddPile(v, p.where, p.pose)
	}
	heroes, on := board.At(engine.Heroes, b.Near).Count(v), onHero(v, b.Near)
	for i, c := range on {
		b.Add(v, c, board.WhereIs(v, c).Place, b.personalPose(heroes, i, len(on)))
		b.Spots[len(b.Spots)-1].Fan = len(on) > personalMost
	}
}

// onHero returns the cards on the Super Hero of a seat: its personal cards, and those whose texts another card
// has.
func onHero(v engine.View, seat engine.SeatID) []engine.CardID {
	return slices.Concat(board.At(card.OnHero, seat).Cards(v), board.At(card.Atop, seat).Cards(v))
}

// personalPose returns the pose of card i of n on the near seat's hero. It leans on the picture of the hero,
// over the deck. The posters of two heroes have their words there, so it is on their edge and a second one is
// beside the first. More than two overlap in the same room.
func (b *Board) personalPose(heroes, i, n int) ui.Pose {
	over, pitch := 20.0, personalWidth+personalGap
	if heroes > 1 {
		over = 10
	}
	if n > personalMost {
		pitch *= float64(personalMost-1) / float64(n-1)
	}
	y := b.Poster.Y + personalDown
	if b.Column { // the hand is beside the poster
		y = b.Hand.Y + b.Hand.H + playedGap
	}
	return ui.PoseAt(b.Poster.X+b.Poster.W-over+float64(i)*pitch, y, personalWidth)
}

// personalDown is how far those cards are below the top of the poster.
const personalDown = 40.0

// personalMost is the number of cards on a hero that have room beside each other.
const personalMost = 2

// personalGap is the gap between two personal cards.
const personalGap = 10.0

// personalWidth is the width of a personal card.
const personalWidth = 106.0

// placeHeroes makes heroes with usable abilities clickable where they are.
func (b *Board) placeHeroes(v engine.View) {
	heroes := board.At(engine.Heroes, b.Near).Cards(v)
	boxes := b.HeroBoxes(len(heroes))
	if len(heroes) > len(boxes) || v.Turn().Number == 0 {
		return // the player still has to choose from them
	}
	for i, h := range heroes {
		if len(v.Face(h).Uses) > 0 && !v.Card(h).Down() {
			b.users = append(b.users, clickable{h, boxes[i]})
			b.AddShape(v, h, engine.Heroes, boxes[i])
			b.Spots[len(b.Spots)-1].Tab = useTab(boxes[i])
		}
	}
}

// clickable is a card that is clicked at its picture: a hero with a usable ability or a Super-Villain
// that can be hunted.
type clickable struct {
	card engine.CardID
	box  ui.Box
}

// useTab returns the box of the tab of a hero whose ability can be used, at the right end of its
// picture.
func useTab(hero ui.Box) ui.Box {
	const wide = 72.0
	x := hero.X + hero.W - 14 - wide/2
	return ui.BoxAt(x-wide/2, hero.Y+board.CallIn-board.TabHeight, wide, board.TabHeight)
}

// drawUse draws the tabs of the heroes whose abilities can be used.
func (b *Board) drawUse(sc *board.Scene, c *ui.Canvas) {
	for _, u := range b.users {
		tab := useTab(u.box)
		sc.DrawCall(c, "USE", u.card, tab.X+tab.W/2, tab.Y+tab.H)
	}
}

// rowNameUp is how far above its cards the name of a Line-Up is, above the tab of a card that can
// be bought.
const rowNameUp = 48.0

// slotRow is the name of one of several Line-Ups, over its first slot.
type slotRow struct {
	words string
	x, y  float64
}

func (b *Board) placeLineUp(v engine.View) {
	lineUp := board.Shared(card.LineUp)
	_, zones := lineUp.Zones(v)
	n := v.LineUpSize()
	for i := range zones {
		n = max(n, len(lineUp.CardsOf(v, i)))
	}
	b.slots = b.Geometry.Slots(max(zones, 1), n)
	for i := range zones {
		slot := func(c engine.CardID) int { return int(v.Card(c).Slot) }
		cards := slices.SortedFunc(slices.Values(lineUp.CardsOf(v, i)), func(x, y engine.CardID) int { return slot(x) - slot(y) })
		var slots []int
		for _, c := range cards {
			slots = append(slots, slot(c))
		}
		for k, at := range closeUp(slots, n) {
			b.Add(v, cards[k], card.LineUp, b.slots[i*n+at])
		}
		if zones > 1 {
			first := b.slots[i*n].Bounds()
			b.rows = append(b.rows, slotRow{fmt.Sprintf("LINE-UP %d", i+1), first.X, first.Y - rowNameUp})
		}
	}
}

// closeUp returns in which of n places each card is shown, for rising slots. Cards added to a full
// Line-Up have slots past its size. They close up once others are gone, because otherwise all would
// be small beside empty slots that are not refilled.
func closeUp(slots []int, n int) []int {
	out := slices.Clone(slots)
	for k, next := len(out)-1, n; k >= 0; k-- {
		out[k] = min(out[k], next-1)
		next = out[k]
	}
	return out
}

// placeGiant makes the Super-Villain's giant clickable like its plate or its card in the Line-Up.
func (b *Board) placeGiant(v engine.View) {
	c := b.stands(v)
	for i := range b.Spots {
		if s := &b.Spots[i]; c != engine.NoCard && s.Card == c {
			s.Giant = b.Giant.Joined(b.Plate)
		}
	}
}

// recapHeight is the height of the recap, which ends above the lifted card of the hand.
const recapHeight = 174.0

// placeRecap places the recap where the viewer's cards will be played, beside those in play. If it is
// higher, a lifted card of the hand is over it.
func (b *Board) placeRecap() {
	b.Recap = b.Played
	b.Recap.H = math.Min(recapHeight, b.Played.H+columnGap)
	b.RecapMore = math.Max(0, b.HandY-b.HandWidth*ui.CardAspect/2-playedOff-b.Recap.Y-b.Recap.H)
	if b.ongoing > 0 {
		b.Recap.X, b.Recap.W = b.Recap.X+b.ongoing+12, b.Recap.W-b.ongoing-12
	}
}

// countPiles counts the cards of the piles.
func (b *Board) countPiles(v engine.View) {
	b.Piles = []board.Pile{
		{Pose: b.Kick, Where: board.Shared(card.Kicks), Down: false},
		{Pose: b.MainDeck, Where: board.Shared(card.MainDeck), Down: true},
		{Pose: b.Weakness, Where: board.Shared(card.Weaknesses), Down: false},
		{Pose: b.Destroyed, Where: board.Shared(engine.Destroyed), Down: false},
		{Pose: b.Deck, Where: board.At(engine.Deck, b.Near), Down: true},
		{Pose: b.Discard, Where: board.At(engine.Discard, b.Near), Down: false},
	}
	for i := range b.Piles {
		b.Piles[i].N = b.Piles[i].Where.Count(v)
	}
}

// labelPiles adds the labels of the piles.
func (b *Board) labelPiles(v engine.View) {
	add := func(box ui.Box, format string, w board.Where, opens bool) {
		n := w.Count(v)
		b.Labels = append(b.Labels, board.Label{Box: box, Words: fmt.Sprintf(format, n), Where: w, Opens: opens && n > 0, Says: format})
	}
	add(b.LabelUnder(b.Kick), "KICK %d", board.Shared(card.Kicks), false)
	add(b.LabelUnder(b.MainDeck), "MAIN DECK %d", board.Shared(card.MainDeck), false)
	add(b.LabelUnder(b.Weakness), "WEAKNESS %d", board.Shared(card.Weaknesses), false)
	add(b.LabelUnder(b.Destroyed), "DESTROYED %d", board.Shared(engine.Destroyed), true)
	add(b.LabelUnder(b.Deck), "DECK %d", board.At(engine.Deck, b.Near), false)
	add(b.LabelUnder(b.Discard), "DISCARD %d", board.At(engine.Discard, b.Near), true)
	if w := board.At(engine.InPlay, b.Near); b.aside(v) {
		add(b.InPlay, "IN PLAY %d", w, true)
		b.placeOwn(v, w.Cards(v))
	}
}

// labelUnder adds the label of the cards under the near seat's Super Hero: a tag at the lower edge of the
// hero's picture, above the name. A click there opens them, even if the hero's ability can be used.
func (b *Board) labelUnder(v engine.View) {
	w := board.At(card.Under, b.Near)
	n := w.Count(v)
	if n == 0 {
		return
	}
	const says = "CARDS UNDER SUPER HERO: %d"
	l := board.Label{Words: fmt.Sprintf(says, n), Where: w, Opens: w.Seen(v), Says: says, Tag: true}
	at := b.heroPicture()
	high := math.Min(math.Max(b.Target, 2*underUp), at.H)
	l.Box = ui.BoxAt(at.X, at.Y+at.H-high, at.W, high)
	b.Labels = append(b.Labels, l)
}

// heroPicture returns the box of the picture of the near seat's first Super Hero, above the name.
func (b *Board) heroPicture() ui.Box {
	at := b.HeroBoxes(len(b.heroes))[0]
	if len(b.heroes) > 0 {
		at.H = b.Print.PinnedPicture(b.heroes[0], at.W, at.H, b.Unit)
	}
	return at
}

// underTag returns the tag of a label on the picture of the near seat's Super Hero. It is no larger than
// the label.
func (b *Board) underTag(l *board.Label) (t board.Tag) {
	t = board.Tag{Words: l.Words, Size: underTag, Ground: pen.Paper}
	for at := t.Box(); (at.W > l.Box.W-2*underIn || at.H > l.Box.H) && t.Size > 1; at = t.Box() {
		t.Size--
	}
	t.X, t.Y = l.Box.X+underIn+t.Box().W, l.Box.Y+l.Box.H-math.Min(underUp, l.Box.H/2)
	return t
}

// These are the letter size of the tag of the cards under a Super Hero, the distance of its middle from the
// lower edge of the picture, and that of its ends from the sides.
const underTag, underUp, underIn = 24.0, 24.0, 8.0

// ownMost is the number of pictures over the label of the near seat's cards in play.
const ownMost = 2

// placeOwn places the pictures of the near seat's cards in play over their label, on another seat's
// turn. The label opens the others. A card that is in the row of placePlayed, as it helps the active
// player, has its place there.
func (b *Board) placeOwn(v engine.View, cards []engine.CardID) {
	cards = slices.DeleteFunc(slices.Clone(cards), func(c engine.CardID) bool {
		return slices.ContainsFunc(b.Spots, func(s board.Spot) bool { return s.Card == c })
	})
	over := b.InPlay
	y, x := over.Y-thumbHeight/2-2, over.X+over.W/2
	if b.Column || y-thumbHeight/2 < b.Played.Y+b.Played.H {
		return
	}
	half := (thumbWidth + 8) / 2 * float64(min(len(cards), ownMost)-1)
	b.placeThumbs(v, cards[:min(len(cards), ownMost)], x-half, y, x+half, y)
}

// Anchor returns where cards start from or go to in a place that does not show them face up.
func (b *Board) Anchor(w board.Where) ui.Pose {
	if w.Seat != engine.NoSeat && w.Seat != b.Near {
		if panel, ok := b.Foe(w.Seat); ok {
			return foeAnchor(panel, w.Place)
		}
	}
	switch w.Place {
	case engine.Destroyed:
		return b.Destroyed
	case card.Kicks:
		return b.Kick
	case card.Weaknesses:
		return b.Weakness
	case card.Villains, card.OutOfGame:
		return b.villainPose()
	case card.LineUp:
		return b.slots[0]
	case card.MainDeck:
		return b.MainDeck
	case engine.Heroes, card.Under, card.Atop:
		x, y := b.Poster.Middle()
		return ui.Pose{X: x, Y: y, W: pileWidth}
	case engine.Hand:
		return ui.Pose{X: b.Hand.X + b.Hand.W/2, Y: b.HandY, W: b.HandWidth}
	case engine.Deck:
		return b.Deck
	case engine.Discard:
		return b.Discard
	}
	x, y := b.Played.Middle()
	return ui.Pose{X: x, Y: y, W: playedCard(&b.Geometry)}
}

// villainPose returns the pose of a card that comes from the Super-Villains or goes there.
func (b *Board) villainPose() ui.Pose {
	x, y := b.Plate.Middle()
	return ui.Pose{X: x, Y: y, W: pileWidth}
}

// Source returns where an Attack starts if its card is not in sight.
func (b *Board) Source() (x, y float64) { return b.Giant.X + b.Giant.W*0.47, b.Giant.Y + 190 }
