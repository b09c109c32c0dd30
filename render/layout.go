package render

import (
	"math"
	"slices"

	"lineup/engine"
)

// The widths of cards on the table.
const (
	villainWidth = 232.0
	lineUpWidth  = 204.0
	pileWidth    = 118.0
	smallWidth   = 84.0
	playedWidth  = 118.0
	handWidth    = 212.0
)

// The fixed places of the table. A card's place is that of its top left corner.
var (
	foeStrip   = box{40, 14, 1840, 112}
	lineUpBox  = box{352, 148, 1116, lineUpWidth * cardAspect}
	bannerBox  = box{352, 448, 1116, 72}
	trayBox    = box{352, 530, 1116, 202}
	sourceBox  = box{60, 520, 232, 204}
	stackStrip = box{60, 480, villainWidth, 32}
	heroBox    = box{40, 756, 262, 291}
	handBox    = box{472, 744, 1000, 336}
	powerBox   = box{1234, 524, 224, 224}
	newsBox    = box{1490, 560, 406, 150}

	villainPose   = poseAt(60, 148, villainWidth)
	kickPose      = poseAt(1520, 148, pileWidth)
	mainDeckPose  = poseAt(1690, 148, pileWidth)
	weaknessPose  = poseAt(1537, 362, smallWidth)
	destroyedPose = poseAt(1707, 362, smallWidth)
	deckPose      = poseAt(330, 800, pileWidth)
	discardPose   = poseAt(1500, 800, pileWidth)
	asidePose     = pose{910, 630, playedWidth, 0}
)

// spot is a card that lies where it can be seen, and touched.
type spot struct {
	card  engine.CardID
	face  engine.FaceID
	place engine.Place
	pose  pose
}

// foePanel is the panel of a player across the table.
type foePanel struct {
	seat engine.SeatID
	box  box
}

// tableLayout says where everything on the table should be.
type tableLayout struct {
	near  engine.SeatID // whose side of the table this is
	foes  []foePanel
	slots []pose // of the Line-Up, filled or not
	spots []spot // from the bottom of the table upwards
	backs []pose // the cards of the near hand, where they must not be seen
	// ongoing is how much of the tray is taken up by cards from earlier turns.
	ongoing float64
}

// layout lays the table out for a viewer who sits at the near seat. It depends on
// nothing but the view: what the view does not know is not there.
func layout(v engine.View, near engine.SeatID) tableLayout {
	l := tableLayout{near: near}
	l.placeFoes(v)
	l.placeStacks(v)
	l.placeLineUp(v)
	l.placePlayed(v)
	l.placeHand(v)
	return l
}

func (l *tableLayout) add(v engine.View, c engine.CardID, place engine.Place, p pose) {
	if c != engine.NoCard {
		l.spots = append(l.spots, spot{c, v.Card(c).Face, place, p})
	}
}

func (l *tableLayout) placeFoes(v engine.View) {
	n := float64(v.Seats() - 1)
	width := math.Min(540, (foeStrip.w-(n-1)*24)/n)
	x := foeStrip.x + (foeStrip.w-n*width-(n-1)*24)/2
	for seat := v.Next(l.near); seat != l.near; seat = v.Next(seat) {
		l.foes = append(l.foes, foePanel{seat, box{x, foeStrip.y, width, foeStrip.h}})
		x += width + 24
	}
}

// placeStacks places what lies on top of the piles. A pile shows its second card
// as well: it is what the first leaves behind.
func (l *tableLayout) placeStacks(v engine.View) {
	l.add(v, v.UpVillain(), engine.Villains, villainPose)
	piles := []struct {
		place engine.Place
		seat  engine.SeatID
		pose  pose
	}{
		{engine.Kicks, engine.NoSeat, kickPose},
		{engine.Weaknesses, engine.NoSeat, weaknessPose},
		{engine.Destroyed, engine.NoSeat, destroyedPose},
		{engine.Discard, l.near, discardPose},
	}
	for _, p := range piles {
		cards := v.Cards(p.place.Of(p.seat))
		for i := min(1, len(cards)-1); i >= 0; i-- {
			l.add(v, cards[i], p.place, p.pose)
		}
	}
}

func (l *tableLayout) placeLineUp(v engine.View) {
	cards := v.Cards(engine.LineUp.Of(engine.NoSeat))
	n := v.LineUpSize()
	for _, c := range cards {
		n = max(n, int(v.Card(c).Slot)+1)
	}
	l.slots = lineUpSlots(n)
	for _, c := range cards {
		l.add(v, c, engine.LineUp, l.slots[v.Card(c).Slot])
	}
}

// lineUpSlots are the places of a Line-Up of n cards.
func lineUpSlots(n int) []pose {
	gap := 20.0
	if n > 5 {
		gap = 14
	}
	width := math.Min(lineUpWidth, math.Floor((lineUpBox.w-float64(n-1)*gap)/float64(n)))
	x := lineUpBox.x + (lineUpBox.w-float64(n)*width-float64(n-1)*gap)/2
	y := lineUpBox.y + (lineUpBox.h-width*cardAspect)/2
	slots := make([]pose, n)
	for i := range slots {
		slots[i] = poseAt(x+float64(i)*(width+gap), y, width)
	}
	return slots
}

// placePlayed places the cards in play of the player whose turn it is: first
// what stayed from earlier turns, then what was played this turn, in order.
func (l *tableLayout) placePlayed(v engine.View) {
	seat := v.Turn().Seat
	if seat == engine.NoSeat {
		return
	}
	var stayed, played []engine.CardID
	for _, c := range v.Cards(engine.InPlay.Of(seat)) {
		if !v.PlayedNow(c) {
			stayed = append(stayed, c)
		}
	}
	for _, p := range v.Plays() {
		if card := v.Card(p.Card); card.Stay == p.Stay && card.Zone.Place() == engine.InPlay && !slices.Contains(played, p.Card) && !slices.Contains(stayed, p.Card) {
			played = append(played, p.Card)
		}
	}
	for _, c := range v.Cards(engine.InPlay.Of(seat)) {
		if v.PlayedNow(c) && !slices.Contains(played, c) {
			played = append(played, c)
		}
	}
	y := trayBox.y + 31
	x, room := trayBox.x+18, powerBox.x-trayBox.x-30
	if n := len(stayed); n > 0 {
		l.ongoing = math.Min(float64(n)*(playedWidth+10)+16, room*0.4)
		l.placeRow(v, stayed, x, y, l.ongoing-16)
		x += l.ongoing + 12
		room -= l.ongoing + 12
	}
	l.placeRow(v, played, x, y, room)
}

// placeRow places cards in play side by side, overlapping where there are many.
func (l *tableLayout) placeRow(v engine.View, cards []engine.CardID, x, y, room float64) {
	pitch := playedWidth + 10
	if n := len(cards); n > 1 {
		pitch = math.Min(pitch, (room-playedWidth)/float64(n-1))
	}
	for i, c := range cards {
		l.add(v, c, engine.InPlay, poseAt(x+float64(i)*pitch, y, playedWidth))
	}
}

func (l *tableLayout) placeHand(v engine.View) {
	zone := engine.Hand.Of(l.near)
	fan := handFan(v.Count(zone))
	if v.Seat() != l.near {
		l.backs = fan
		return
	}
	for i, c := range v.Cards(zone) {
		l.add(v, c, engine.Hand, fan[i])
	}
}

// The fan of a hand is part of a large circle.
const (
	fanRadius   = 2600.0
	fanStep     = 3.0 * math.Pi / 180
	fanMostTurn = 5.0 * math.Pi / 180
)

// handFan is where the cards of a hand of n lie.
func handFan(n int) []pose {
	if n == 0 {
		return nil
	}
	width := handWidth
	if n > 8 {
		width = 188
	}
	pitch, step := 0.0, 0.0
	if n > 1 {
		pitch = math.Min(width-6, (handBox.w-width-20)/float64(n-1))
		step = math.Min(fanStep, 2*fanMostTurn/float64(n-1))
	}
	out := make([]pose, n)
	for i := range out {
		from := float64(i) - float64(n-1)/2
		turn := from * step
		out[i] = pose{
			x:    handBox.x + handBox.w/2 + from*pitch,
			y:    handBox.y + 8 + handWidth*cardAspect/2 + fanRadius*(1-math.Cos(turn)),
			w:    width,
			turn: turn,
		}
	}
	return out
}

// foe is the panel of a seat; it is not there for the near seat.
func (l *tableLayout) foe(seat engine.SeatID) (box, bool) {
	for _, f := range l.foes {
		if f.seat == seat {
			return f.box, true
		}
	}
	return box{}, false
}

// anchor is where cards of a zone come from and go to when they do not lie open
// on the table.
func (l *tableLayout) anchor(z engine.ZoneID) pose {
	if seat := z.Seat(); seat != engine.NoSeat && seat != l.near {
		if b, ok := l.foe(seat); ok {
			x, y := b.middle()
			return pose{x, y, 60, 0}
		}
	}
	switch z.Place() {
	case engine.Destroyed:
		return destroyedPose
	case engine.Kicks:
		return kickPose
	case engine.Weaknesses:
		return weaknessPose
	case engine.Villains, engine.Box:
		return villainPose
	case engine.LineUp:
		return l.slots[0]
	case engine.MainDeck:
		return mainDeckPose
	case engine.Heroes, engine.Under:
		x, y := heroBox.middle()
		return pose{x, y, pileWidth, 0}
	case engine.Hand:
		return pose{handBox.x + handBox.w/2, handBox.y + 160, handWidth, 0}
	case engine.Deck:
		return deckPose
	case engine.Discard:
		return discardPose
	}
	return asidePose
}
