package board

import (
	"fmt"
	"math"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/ui"
)

// Layout holds what the boards of all modes have.
type Layout struct {
	Geometry
	Near   engine.SeatID // the seat at the near side of the table
	Seats  []SeatBox
	Spots  []Spot    // lowest first
	Backs  []ui.Pose // the near hand, if it must stay hidden
	Piles  []Pile
	Labels []Label
	Tagged []ui.Box // tags on heroes, where the pointer asks for their tip and enlarges no hero
	Tops   []Top    // of face-down piles, if the viewer knows them
	Offers []Offer  // answers given on a board that leaves them to Plain
	// Opened is the group of cards that is open now, and FanRoom where one can be.
	Opened  Opened
	FanRoom ui.Box
	// Headings holds the headings of open groups, by their numbers.
	Headings map[int]string
	// OverHand reports whether a card is enlarged over the hand now, because the pointer is elsewhere.
	OverHand bool
	// Keys holds the answers of a question on the board that number keys give, from 1.
	Keys []engine.Option
	// Villain is the face-up Super-Villain of the stack, or NoCard if there is none, and Left is
	// the size of the stack.
	Villain engine.CardID
	Left    int
	// Shows holds faces to read in place of a card's own face, such as the Character of a standee.
	Shows map[engine.CardID]*art.Face
	// Stacked reports whether Super-Villains are on a stack and the game ends with the last of
	// them.
	Stacked bool
	// Heralds reports whether a Super-Villain that enters the Line-Up gets a page.
	Heralds bool
	// Entrance describes the entry of a Super-Villain, which is event i of all events. It is nil if
	// the stack says everything. Defeat describes a defeat in the same way. It is nil if the board
	// draws it.
	Entrance, Defeat func(events []engine.Event, i int) Moment
	// Wasted says what the viewer could still buy elsewhere in this turn, or returns "" if nothing,
	// and what that takes besides Power ("2 Move"). It is nil if everything for sale is in reach.
	Wasted func() (also, enough string)
	// Aid says whom the viewer can ask for help in this turn ("ask Robo for help"), or returns "" if
	// nobody can help now. It is nil if players never help each other.
	Aid func() string
	// Recap is where the turns of the other players are summed up at the beginning of the viewer's
	// own. Its width is 0 if there is no such place. If RecapSeats is not empty, the turn of each player
	// is summed up in the box of their seat instead, within Recap, where their name is.
	// RecapMore is how much higher Recap can be if its cards need that.
	Recap      ui.Box
	RecapMore  float64
	RecapSeats []SeatBox
	// Stakes returns what comes if the open turn ends now, the worst first, as far as a viewer can
	// know. It is nil if the mode has nothing to foresee.
	Stakes func(v engine.View) []Stake
	// Note is a layer over the board that explains something new, or nil if there is none.
	Note ui.Overlay
	// Teaches reports whether this game explains what is new on the board.
	Teaches bool
	// Explains returns the name of the note about a question that a stage asks, and its sentences, or ""
	// if there is none. It is nil if the board has none.
	Explains func(d engine.Decision) (name, says string)
	// Tokens returns where the VP tokens of a seat are shown, or the empty Box if nowhere. It is nil if the
	// board shows none.
	Tokens func(s engine.SeatID) ui.Box
	// About says what a card on the board means for the game now, below the enlarged card, or returns "".
	// It is nil if no card needs that.
	About func(c engine.CardID) string
	// Spoken names a card on the board and says in sentences what it is and where, for keys. It returns ""
	// for a name or for sentences that the card's face has. It is nil if that is so for all cards.
	Spoken func(c engine.CardID) (name, says string)
	// Reference returns the cards of the board's own rules, which a key spreads out. It is nil if
	// there are none.
	Reference func() []Spread
	// ReferenceWords names those cards in the list of keys.
	ReferenceWords string
}

// Moment is the entry or the defeat of a Villain, for its page.
type Moment struct {
	News string   // why it happened, in one sentence
	Tags []string // where the game is now, in a few words each
	Page bool     // it gets a page of its own, and not only an announcement
}

// Stake is something that comes when a turn ends. What a turn averts is the reason for playing it as
// it was played.
type Stake struct {
	Card engine.CardID // the card that does it
	// Would says what the card would do, "attack Ana", and Doing what it is kept from: "attacking Ana".
	Would, Doing string
	// Suffers reports whether the card suffers it instead, such as a Location that is damaged.
	Suffers bool
}

// LabelAt returns the index plus one of the label at a position that can be opened, or 0 if there
// is none.
func (b *Layout) LabelAt(x, y float64) int {
	for i := range b.Labels {
		if b.Labels[i].Opens && b.Labels[i].Box.Has(x, y) {
			return i + 1
		}
	}
	return 0
}

// Add adds a visible card at a pose, over those added before.
func (b *Layout) Add(v engine.View, c engine.CardID, place engine.Place, p ui.Pose) {
	if c != engine.NoCard {
		b.Spots = append(b.Spots, Spot{Card: c, Face: v.Card(c).Face, Place: place, Pose: p, Pile: pileSize(v, c), Tab: TabOver(place, p)})
	}
}

// TabOver returns where the tab of a card in a place is while the card can be used.
func TabOver(place engine.Place, p ui.Pose) ui.Box {
	top := p.Y - p.Height()/2 + CallIn
	switch {
	case place == engine.InPlay:
		return CallBox(p.X, top)
	case ForSale(place):
		return CallBox(p.X, top-PayableRise)
	}
	return ui.Box{}
}

// AddShape adds a card that is drawn as something else and clicked in a box.
func (b *Layout) AddShape(v engine.View, c engine.CardID, place engine.Place, shape ui.Box) {
	x, y := shape.Middle()
	b.Spots = append(b.Spots, Spot{Card: c, Face: v.Card(c).Face, Place: place, Pose: ui.Pose{X: x, Y: y, W: shape.W}, Plate: shape})
}

// pileSize returns the number of cards in a card's place, or 0 if it is not a pile.
func pileSize(v engine.View, c engine.CardID) int {
	w := WhereIs(v, c)
	switch w.Place {
	case card.Kicks, card.Weaknesses, engine.Destroyed, engine.Discard:
		return w.Count(v)
	}
	return 0
}

// AddPile adds the top card of a pile and the one below it, which the top card reveals when it
// leaves.
func (b *Layout) AddPile(v engine.View, w Where, p ui.Pose) {
	cards := w.Cards(v)
	for i := min(1, len(cards)-1); i >= 0; i-- {
		b.Add(v, cards[i], w.Place, p)
	}
}

// PlaceHand places the near hand. Any player may see it if it is public.
func (b *Layout) PlaceHand(v engine.View, open bool) {
	hand := At(engine.Hand, b.Near)
	fan := b.Fan(hand.Count(v), 0)
	if v.Seat() != b.Near && !open && !Shared(card.MainDeck).Seen(v) { // if it is public, everything is
		b.Backs = fan
		return
	}
	for i, c := range hand.Cards(v) {
		b.Add(v, c, engine.Hand, fan[i])
	}
}

// CloseUp closes the gaps that cards leave in the near hand which are away, such as on a stage. It reports
// whether others are away than before.
func (b *Layout) CloseUp(away func(c engine.CardID) bool) (changed bool) {
	left := 0
	for i := range b.Spots {
		s := &b.Spots[i]
		if s.Place != engine.Hand {
			continue
		}
		now := away(s.Card)
		changed = changed || now != s.Away
		if s.Away = now; !now {
			left++
		}
	}
	if !changed {
		return false
	}
	fan := b.Fan(left, 0)
	for i := range b.Spots {
		if s := &b.Spots[i]; s.Place == engine.Hand && !s.Away {
			s.Pose, fan = fan[0], fan[1:]
		}
	}
	return true
}

// PlaceSeats places the panels of the seats across the table, in turn order.
func (b *Layout) PlaceSeats(v engine.View) {
	boxes := b.FoeBoxes(v.Seats() - 1)
	for seat := v.Next(b.Near); seat != b.Near; seat = v.Next(seat) {
		b.Seats = append(b.Seats, SeatBox{Seat: seat, Box: boxes[len(b.Seats)]})
	}
}

// PlaceRow places cards in play side by side from the left end of a row. They overlap if there are
// many.
func (b *Layout) PlaceRow(v engine.View, cards []engine.CardID, row ui.Box, width float64) {
	pitch := width + rowPitch
	if n := len(cards); n > 1 {
		pitch = min(pitch, (row.W-width)/float64(n-1))
	}
	for i, c := range cards {
		b.AddPlayed(v, c, ui.PoseAt(row.X+float64(i)*pitch, row.Y, width), pitch < tabRoom)
	}
}

// AddPlayed adds a card in play. If they are crowded, tabs would cover each other or other cards, so
// only the card under the pointer has its tab, over the others.
func (b *Layout) AddPlayed(v engine.View, c engine.CardID, p ui.Pose, crowded bool) {
	if c != engine.NoCard {
		p = tilted(p, v.Quarters(c))
	}
	if b.Add(v, c, engine.InPlay, p); c != engine.NoCard {
		s := &b.Spots[len(b.Spots)-1]
		s.Fan, s.Shy = crowded, crowded
	}
}

// tabRoom is the least distance of two cards whose tabs USE do not touch.
const tabRoom = 72.0

// rowPitch is the gap between two cards in play.
const rowPitch = 10.0

// Foe returns the panel of a seat. The near seat has none.
func (b *Layout) Foe(seat engine.SeatID) (ui.Box, bool) {
	for _, f := range b.Seats {
		if f.Seat == seat {
			return f.Box, true
		}
	}
	return ui.Box{}, false
}

// PlaceTops finds the top cards that the viewer knows of the face-down piles, and of some more in boxes of their own.
func (b *Layout) PlaceTops(v engine.View, more ...Top) {
	for i := range b.Piles {
		if p := &b.Piles[i]; p.Down {
			more = append(more, Top{Where: p.Where, Box: p.Pose.Bounds()})
		}
	}
	for _, t := range more {
		z, n := t.Where.Zones(v)
		if n != 1 || v.Count(z) == 0 {
			continue
		}
		if t.Card = v.Peek(z, 0); t.Card != engine.NoCard {
			b.Tops = append(b.Tops, t)
		}
	}
}

// TopAt returns the known top card of a face-down pile at a position, or nil if there is none.
func (b *Layout) TopAt(x, y float64) *Top {
	for i := range b.Tops {
		if b.Tops[i].Box.Has(x, y) {
			return &b.Tops[i]
		}
	}
	return nil
}

// SpotAt returns the index plus one of the card at a position, or 0 if there is none. It uses the
// cards' poses at rest, not lifted. Of figures that cover each other, it is the one that is seen
// there.
func (b *Layout) SpotAt(x, y float64) int {
	return b.spotAt(x, y, func(*Spot) bool { return false })
}

// spotAt returns what SpotAt does, but the cards for which risen is true have risen because they can be
// bought. A risen card of a group is only found where it is seen.
func (b *Layout) spotAt(x, y float64, risen func(*Spot) bool) int {
	for i := len(b.Spots) - 1; i >= 0; i-- {
		if b.Spots[i].Sign.Has(x, y) {
			return i + 1
		}
	}
	near := 0
	for i := len(b.Spots) - 1; i >= 0; i-- {
		s := &b.Spots[i]
		up := s.Plate.W == 0 && ForSale(s.Place) && risen(s)
		switch {
		case s.Away:
		case up && s.has(x, y+PayableRise), (!up || s.Group == 0) && s.Outline == nil && s.has(x, y), s.Outline != nil && s.Outline(x, y):
			return i + 1
		case s.Outline != nil && s.has(x, y) && (near == 0 || math.Abs(s.Pose.X-x) < math.Abs(b.Spots[near-1].Pose.X-x)):
			near = i + 1
		}
	}
	return near
}

// tabAt returns the index plus one of the card whose tab is up at a position, or 0 if there is none.
// The tab of the card under the pointer, with index plus one hover, is over the others. A covered card of
// a group has no tab until the group opens.
func (b *Layout) tabAt(x, y float64, tabs *Tabs, hover int) int {
	up := func(s *Spot) bool { return s.Tab.Has(x, y) && tabs.Up(s.Card) > 0 }
	if hover > 0 && hover <= len(b.Spots) {
		if s := &b.Spots[hover-1]; (s.Group == 0 || !s.Shy) && up(s) {
			return hover
		}
	}
	for i := len(b.Spots) - 1; i >= 0; i-- {
		if s := &b.Spots[i]; !s.Shy && up(s) {
			return i + 1
		}
	}
	return 0
}

// At returns what SpotAt does, but also finds a card by its tab, where it has risen, or where it is in an
// open group, given the tabs and the index plus one of the card under the pointer.
func (b *Layout) At(x, y float64, tabs *Tabs, hover int) int {
	if b.Opened.Box.Has(x, y) {
		return b.Opened.at(x)
	}
	if i := b.LabelAt(x, y); i != 0 && b.Labels[i-1].Tag {
		return 0
	}
	if i := b.tabAt(x, y, tabs, hover); i != 0 {
		return i
	}
	return b.spotAt(x, y, func(s *Spot) bool { return tabs.Up(s.Card) > 0 })
}

// Recount counts the piles and updates their labels.
func (b *Layout) Recount(sc *Scene) {
	for i := range b.Piles {
		b.Piles[i].N = sc.Host.Counted(b.Piles[i].Where)
	}
	for i := range b.Labels {
		if l := &b.Labels[i]; strings.Contains(l.Says, "%d") {
			l.Words = fmt.Sprintf(l.Says, sc.Host.Counted(l.Where))
		}
	}
}

// Spot is a card that can be seen and touched.
type Spot struct {
	Card  engine.CardID
	Face  engine.FaceID
	Place engine.Place
	Pose  ui.Pose
	// Plate is clicked instead of a card that is not drawn as one. It is zero for a card.
	Plate ui.Box
	// Giant is where the card's Super-Villain is drawn, which is clicked like the card. Its width
	// is 0 if there is none.
	Giant ui.Box
	Pile  int // cards in its pile, or 0 if it is not on one
	// Outline reports whether a position is on the figure that is drawn for the card. It is nil for
	// a card. The rest of Plate is only clicked where nothing else is.
	Outline func(x, y float64) bool
	// Sign is the name of the figure, which is clicked like it. Tab is the tab that says what a click
	// does, which is clicked while it is up. Their width is 0 if there is none.
	Sign, Tab ui.Box
	// Shy reports whether the tab has no room at rest. It is up only while the pointer is on the card.
	Shy bool
	// Fan reports whether other cards cover part of it. It is drawn over them while the pointer is
	// on it, unless its group opens. Group is the number of the group of cards that cover each other,
	// from 1, or 0 if it is in none.
	Fan   bool
	Group int
	// Away reports whether it has left the hand for a while, such as for a stage. It is not seen there,
	// and the others close up.
	Away bool
	// Theirs reports whether it is in the hand of a seat across the table. Place is then another
	// place, because the table moves the cards of the near hand.
	Theirs bool
}

// has reports whether a position is on it.
func (s *Spot) has(x, y float64) bool {
	switch {
	case s.Giant.Has(x, y):
		return true
	case s.Plate.W > 0:
		return s.Plate.Has(x, y)
	}
	return s.Pose.Has(x, y)
}

// Bounds returns the smallest box around it.
func (s *Spot) Bounds() ui.Box {
	if s.Plate.W > 0 {
		return s.Plate
	}
	return s.Pose.Bounds()
}

// SeatBox is the panel of a player across the table.
type SeatBox struct {
	Seat engine.SeatID
	Box  ui.Box
}

// Pile is a pile of cards. A board draws what its top cards do not hide.
type Pile struct {
	Pose  ui.Pose
	Where Where
	N     int  // cards in it
	Down  bool // they are face down
}

// Top is the top card of a face-down pile. The viewer has seen it, and can read it there.
type Top struct {
	Card  engine.CardID
	Where Where
	Box   ui.Box // of the pile
}

// Label is the line under a pile. Clicking it opens the pile, if the pile is face up.
type Label struct {
	Box   ui.Box
	Words string
	Where Where
	Opens bool
	// Says is a format with a verb for the number of cards, or "" if Words has no number.
	Says string
	// Tag is set for a label that the board draws as a tag on something else. A click there opens it.
	Tag bool
}

// Offer is a place on the board for an answer that is about none of its cards.
type Offer struct {
	Option engine.Option
	Words  string // the name of the answer
	Box    ui.Box
}
