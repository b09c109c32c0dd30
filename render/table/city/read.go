package city

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// Looking is who looks at a game, and what with.
type Looking struct {
	View  engine.View
	Near  engine.SeatID // whose side of the table is drawn
	Faces []art.Face    // everything printed, by FaceID
	Name  func(engine.SeatID) string
	Steps []engine.Option // where the viewer can go, or put what is asked for
	Mover engine.CardID   // whose steps those are, NoCard for none
	Next  Outlook
	// Offers are what seats can do now that is no card on the map or in the viewer's hand.
	Offers []Offer
}

// Offer is something a seat can do that a row of its panel says: help, or an ability of its
// hero.
type Offer struct {
	Seat        engine.SeatID
	Option      engine.Option
	Words, More string
	Box         ui.Box // filled in by Read
}

// Map is the board as it lies before a viewer. Nothing of it changes once it is read.
type Map struct {
	*Places
	Spaces   []Space
	Standees []Standee
	Seats    []Seat
	Levels   []Level
	Offers   []Offer
	Next     Outlook

	threat, clock    int
	clocked          bool // the clock runs
	scenario, aim    string
	defeated, toWin  int
	supersOut        int // Super-Villains on the map
	deck             int
	stacks           []stack
	power, move      int
	near             engine.SeatID
	turn             engine.SeatID
	played           int
	sites            [town.Spaces / 2]town.Site
	destroyed, faint int
}

// Space is a space of the ring.
type Space struct {
	At       pen.Point
	Number   int // of the Locations, or of the slots, from 1
	Location bool
	Name     string // "Slot 2", or what the Location is called
	Tile     engine.CardID
	Face     *art.Face // of the tile
	Site     town.Site
	Damage   int
	Next     int // Damage that comes when the turn ends
	Ability  string
	Plate    ui.Box
	Card     Spot // on top of the Basic stack, or of the pile in a slot
	Cards    []Spot
	left     int // Basic cards
	// Step is the answer that leads there, and Cost the Move it takes; Open reports whether
	// there is one.
	Step         engine.Option
	Open         bool
	Cost         string
	Comes, Doubt bool // a card is added when the turn ends, or may be
}

// Spot is a card that lies on the map.
type Spot struct {
	Card  engine.CardID
	Pose  ui.Pose
	Place engine.Place
	Pile  int // how many lie there, where only the top one can be seen
}

// Standee is somebody who stands on the map.
type Standee struct {
	Card engine.CardID
	Seat engine.SeatID // NoSeat for a Villain
	Look town.Standee
	Face *art.Face
	At   pen.Point // its feet
	At0  int       // its space
	Name string
	// Goal is the number of its Destination, "" for every one of them.
	Goal   string
	goal   int // its space, -1 for none
	Cost   int
	raised bool
	Held   bool
	Struck int  // Attacks on it when the turn ends
	doubt  bool // some of them may not come
	Tag    ui.Box
	listed bool // its tag stands over it in a list
	Placed engine.Place
	away   bool // it stands beside the ring
}

// Level is a level of the track.
type Level struct {
	Face  *art.Face
	Card  engine.CardID
	Words string
	Tile  bool
	Added string // the letter of a tile beside the printed text
}

// stack is one of the stacks the deck is made of, as far as it is left.
type stack struct{ cards, supers int }

// Seat is what is open to all about one seat.
type Seat struct {
	Seat                engine.SeatID
	Box                 ui.Box
	Name, Hero, Where   string
	Face                *art.Face
	Hand, Deck, Discard int
	Order               string // "YOU", "TURN", "NEXT", "THEN"
	rows                []row
}

// row is a line of a seat's panel.
type row struct {
	kind        rowKind
	words, more string
	n           string
}

type rowKind uint8

const (
	offered rowKind = iota
	struck
)

// Read reads the map.
func Read(l Looking, g *Places) *Map {
	v := l.View
	m := &Map{Places: g, Next: l.Next, near: l.Near, turn: v.Turn().Seat, power: v.Power(), move: v.Number(rebirth.Move.ID, engine.NoSeat)}
	m.threat, m.clock = v.Number(rebirth.Threat.ID, engine.NoSeat), v.Number(rebirth.Clock.ID, engine.NoSeat)
	for s := range engine.SeatID(v.Seats()) {
		m.clocked = m.clocked || v.Number(rebirth.ClockBy.ID, s) > 0
	}
	m.defeated, m.toWin = v.Number(rebirth.Defeated.ID, engine.NoSeat), rebirth.ToWin
	m.deck = v.Count(v.Zone(card.MainDeck, engine.NoSeat))
	m.destroyed = v.Count(v.Zone(engine.Destroyed, engine.NoSeat))
	m.readSpaces(&l)
	m.readStandees(&l)
	m.placeCards(&l)
	m.readTrack(&l)
	m.readSeats(&l)
	m.readGoal(&l)
	return m
}

// face is the face of a card that is seen.
func (l *Looking) face(c engine.CardID) *art.Face {
	if c == engine.NoCard || !l.View.Sees(c) {
		return nil
	}
	return &l.Faces[l.View.FaceID(c)]
}

// at are the cards of a place at a space.
func at(v engine.View, p engine.Place, i int) []engine.CardID {
	b := v.Board()
	if !b.Has().Has(p) || i >= b.Count(p) {
		return nil
	}
	return v.Cards(b.ZoneAt(p, engine.NoSeat, i))
}

// villain reports whether a card is one.
func villain(v engine.View, c engine.CardID) bool { return v.Types(c)&engine.Villain != 0 }

// platePlaces are where the plates of the Locations stand, from the middles of their spaces.
var platePlaces = [town.Spaces / 2][2]float64{{-136, 46}, {-106, 48}, {-126, 56}, {-190, 56}, {-158, 62}}

// The size of a plate.
const plateWide, plateHigh = 272.0, 62.0

func (m *Map) readSpaces(l *Looking) {
	v := l.View
	for i := range min(v.Board().Count(card.Spaces), town.Spaces) {
		s := Space{At: m.Plan.Space(i), Number: i/2 + 1, Location: i%2 == 0, Name: fmt.Sprintf("Slot %d", i/2+1)}
		if s.Location {
			tiles := append(slices.Clone(at(v, card.Tiles, i)), at(v, card.Ruins, i)...)
			if len(tiles) > 0 {
				s.Tile, s.Face = tiles[0], l.face(tiles[0])
				s.Name = strings.TrimSuffix(strings.TrimSuffix(s.Face.Name, " A"), " B")
				s.Damage, s.Ability = v.On(s.Tile, rebirth.Damage.ID), s.Face.Text
			}
			if len(at(v, card.Ruins, i)) > 0 {
				s.Damage, s.Ability = town.Ruined, "What it gave is gone"
			}
			s.Next = m.Next.Damage[s.Tile]
			if s.Face != nil {
				s.Site = town.SiteOf(s.Face.Art)
			}
			m.sites[i/2] = s.Site
			by := platePlaces[i/2]
			s.Plate = ui.BoxAt(s.At.X+by[0], s.At.Y+by[1], plateWide, plateHigh)
			if basics := at(v, card.Basics, i); len(basics) > 0 {
				s.left = len(basics)
				s.Card = Spot{Card: basics[0], Place: card.Basics, Pile: len(basics),
					Pose: ui.Pose{X: s.Plate.X + plateWide + basicWidth/2 - 6, Y: s.Plate.Y + 18, W: basicWidth}}
				if i/2 == 0 || i/2 > 2 { // its right end has room for it
					s.Card.Pose.X = s.Plate.X + plateWide + basicWidth/2 + 8
				} else {
					s.Card.Pose.X = s.Plate.X - basicWidth/2 - 8
				}
				s.Ability = "Stack: buy " + l.face(basics[0]).Name
			}
		}
		s.Comes, s.Doubt = m.Next.Added[i] == Sure, m.Next.Added[i] == Doubtful
		for _, o := range l.Steps {
			if int(o.N) != i || o.Kind == engine.OptStep && o.Card != l.Mover {
				continue
			}
			s.Step, s.Open = o, true
			if from := v.SpaceOf(o.Card); o.Kind == engine.OptStep && from >= 0 {
				s.Cost = fmt.Sprint(v.Board().Steps(card.Spaces, from, i) * stepPrice(v))
			}
		}
		m.Spaces = append(m.Spaces, s)
	}
}

// stepPrice is the Move that one step costs.
func stepPrice(v engine.View) int {
	for _, o := range v.Library().Offers {
		if o.Kind == engine.OptStep {
			return int(o.Price.N)
		}
	}
	return 1
}

// The sizes of standees, and how far apart they stand.
const (
	usualSize, ownSize, smallSize = 0.76, 0.88, 0.58
	usualPitch, smallPitch        = 98.0, 70.0
	crowdFrom                     = 4 // standees in one space that are drawn smaller
)

// readStandees finds who stands where: heroes first, then Villains.
func (m *Map) readStandees(l *Looking) {
	v := l.View
	for i := range m.Spaces {
		s := &m.Spaces[i]
		var here []Standee
		for _, c := range at(v, card.Spaces, i) {
			here = append(here, m.hero(l, c, i))
		}
		for _, c := range at(v, card.LineUp, i) {
			if v.Sees(c) && villain(v, c) {
				here = append(here, m.foe(l, c, i))
			}
		}
		m.stand(l, s, i, here)
	}
}

func (m *Map) hero(l *Looking, c engine.CardID, i int) Standee {
	v := l.View
	seat := v.Card(c).Owner
	st := Standee{Card: c, Seat: seat, At0: i, Name: strings.ToUpper(l.Name(seat)), goal: -1, Placed: card.Spaces}
	st.Look.Mark, st.Look.Colour = town.SeatMark(int(seat))
	st.Look.Side, st.Look.You = town.Hero, seat == m.near
	st.Face = l.face(c)
	if heroes := v.Cards(v.Zone(engine.Heroes, seat)); len(heroes) > 0 {
		st.Face = l.face(heroes[0])
	}
	if st.Face != nil {
		st.Look.Of = st.Face.Art
	}
	st.Struck, st.doubt = m.Next.Struck[seat], m.Next.Doubted[seat]
	return st
}

func (m *Map) foe(l *Looking, c engine.CardID, i int) Standee {
	v := l.View
	f := v.Face(c)
	st := Standee{Card: c, Seat: engine.NoSeat, At0: i, Face: l.face(c), Name: strings.ToUpper(f.Name), Cost: v.Cost(c), goal: -1, Placed: card.LineUp}
	st.raised = st.Cost > int(f.Cost)
	st.Look.Side = town.Villain
	if f.SuperVillain {
		st.Look.Side = town.SuperVillain
		m.supersOut++
	}
	if f.Goal > 0 {
		st.goal = int(f.Goal) - 1
		st.Goal = fmt.Sprint(st.goal/2 + 1)
	}
	st.Held = m.Next.Known && !m.Next.Walks(c) && st.goal >= 0 && st.goal != i
	st.Look.Of = st.Face.Art
	return st
}

// stand places those who stand in one space, beside the cards that lie there.
func (m *Map) stand(l *Looking, s *Space, i int, here []Standee) {
	n := len(here)
	if n == 0 {
		return
	}
	size, pitch := usualSize, usualPitch
	if n >= crowdFrom {
		size, pitch = smallSize, smallPitch
	}
	foes := 0
	for _, st := range here {
		if st.Seat == engine.NoSeat {
			foes++
		}
	}
	wide := float64(n) * pitch
	x := s.At.X - wide/2 + pitch/2
	if cards := m.cardRoom(l, i, n); cards > 0 {
		x = s.At.X - (wide+cards)/2 + cards + pitch/2
	}
	x = max(x, m.Room.X+m.seats.W+16+60)
	row, list := 0, s.At.Y-150*size-34
	for k := range here {
		st := &here[k]
		st.Look.Size = size
		if st.Look.You && n < crowdFrom {
			st.Look.Size = ownSize
		}
		st.At = pen.Point{X: x + float64(k)*pitch, Y: s.At.Y + 4 + 8*float64(k%2)}
		if s.Location && s.At.Y < m.Plan.Space(1).Y+10 {
			st.At.Y = s.At.Y - 4
		}
		if st.Seat == engine.NoSeat {
			w := tagWide(st)
			st.Tag = ui.BoxAt(st.At.X-w/2, st.At.Y+17, w, 27)
			if foes > 1 {
				st.listed = true
				st.Tag.Y = list - 31*float64(row)
				row++
			}
		}
	}
	m.Standees = append(m.Standees, here...)
}

// tagWide is how wide the tag of a Villain is.
func tagWide(st *Standee) float64 { return pen.Measure(st.Name, tagStyle) + 70 }

var tagStyle = pen.Style{Font: pen.Display, Size: 20, Tracking: 0.6, Colour: pen.White}

// cardRoom is how wide the cards are that lie in a space beside so many standees.
func (m *Map) cardRoom(l *Looking, i, standees int) float64 {
	n := 0
	for _, c := range at(l.View, card.LineUp, i) {
		if l.View.Sees(c) && !villain(l.View, c) {
			n++
		}
	}
	if n == 0 {
		return 0
	}
	cols, w := m.columns(n, standees)
	return float64(cols) * (w + 4)
}

// columns are how many cards lie side by side of n, and how wide each is.
func (m *Map) columns(n, standees int) (cols int, wide float64) {
	switch {
	case n > 2:
		return 1, 92
	case n > 1 && standees > 0:
		return 2, 88
	case standees > 1:
		return n, 88
	}
	return n, SlotWidth
}

// placeCards places the cards that can be bought in each space: from the third on as a pile.
func (m *Map) placeCards(l *Looking) {
	v := l.View
	for i := range m.Spaces {
		s := &m.Spaces[i]
		var cards []engine.CardID
		for _, c := range at(v, card.LineUp, i) {
			if v.Sees(c) && !villain(v, c) {
				cards = append(cards, c)
			}
		}
		if len(cards) == 0 {
			continue
		}
		standees := 0
		for _, st := range m.Standees {
			if st.At0 == i {
				standees++
			}
		}
		cols, w := m.columns(len(cards), standees)
		room := float64(cols) * (w + 4)
		pitch := usualPitch
		if standees >= crowdFrom {
			pitch = smallPitch
		}
		x := s.At.X - (room+float64(standees)*pitch)/2 + (w+4)/2
		x = max(x, m.Room.X+m.seats.W+20+w/2)
		y := s.At.Y - 106
		if s.At.Y > hubOf(m.Plan) {
			y = s.At.Y - 64
		}
		for k, c := range cards {
			col := min(k, cols-1)
			p := ui.Pose{X: x + float64(col)*(w+4), Y: y, W: w}
			if len(cards) > 2 { // those below look out at the upper right
				p.X, p.Y = x+6*float64(len(cards)-1-k), y-5*float64(len(cards)-1-k)
			}
			sp := Spot{Card: c, Pose: p, Place: card.LineUp}
			if len(cards) > 2 && k == len(cards)-1 {
				sp.Pile = len(cards)
			}
			s.Cards = append(s.Cards, sp)
		}
	}
}

// hubOf is the height of the middle of the ring.
func hubOf(p *town.Plan) float64 { return (p.Space(0).Y + p.Space(5).Y) / 2 }

func (m *Map) readTrack(l *Looking) {
	v := l.View
	for i := range v.Board().Count(card.Track) {
		lv := Level{Card: engine.NoCard}
		for _, c := range at(v, card.Track, i) {
			f := l.face(c)
			if f == nil {
				continue
			}
			tile := !strings.HasPrefix(f.Name, "Level")
			if letter := strings.TrimPrefix(f.Name, "Threat "); tile && lv.Face != nil {
				lv.Added = letter
				lv.Words += " " + f.Text
				continue
			}
			lv.Face, lv.Card, lv.Words, lv.Tile = f, c, f.Text, tile
		}
		m.Levels = append(m.Levels, lv)
	}
}

func (m *Map) readGoal(l *Looking) {
	v := l.View
	for _, c := range v.Cards(v.Zone(engine.Rules, engine.NoSeat)) {
		if f := l.face(c); f != nil { // the last of the rules is the Scenario's
			m.scenario, m.aim = f.Name, fmt.Sprintf("Defeat %d Super-Villains before the clock runs out.", m.toWin)
		}
	}
	m.stacks = stacksOf(v)
}

// stacksOf are the stacks of the main deck, the next one first: what all know of it. Each
// was shuffled by itself, and how many Super-Villains went into each lay open.
func stacksOf(v engine.View) []stack {
	var out []stack
	for _, p := range v.Parts(v.Zone(card.MainDeck, engine.NoSeat)) {
		out = append(out, stack{cards: p.Cards, supers: p.SuperVillains})
	}
	return out
}

// seatOrder are the seats from the next one to play on, the near one last.
func seatOrder(v engine.View, near engine.SeatID) []engine.SeatID {
	var out []engine.SeatID
	for s := v.Next(near); s != near; s = v.Next(s) {
		out = append(out, s)
	}
	if v.Seats() == 1 && v.Board().Has().Has(card.OnHero) { // the ally
		out = append(out, engine.SeatID(v.Seats()))
	}
	return append(out, near)
}

func (m *Map) readSeats(l *Looking) {
	v := l.View
	order := seatOrder(v, m.near)
	boxes := m.seatBoxes(len(order))
	for i, s := range order {
		count := func(p engine.Place) int { return v.Count(v.Zone(p, s)) }
		seat := Seat{Seat: s, Box: boxes[i], Name: strings.ToUpper(l.Name(s))}
		if int(s) < v.Seats() {
			seat.Hand, seat.Deck, seat.Discard = count(engine.Hand), count(engine.Deck), count(engine.Discard)
		}
		if heroes := v.Cards(v.Zone(engine.Heroes, s)); len(heroes) > 0 {
			if seat.Face = l.face(heroes[0]); seat.Face != nil {
				seat.Hero = strings.ToUpper(seat.Face.Name)
			}
		}
		seat.Where = "not in the city yet"
		if at := v.Space(s); at >= 0 && at < len(m.Spaces) {
			seat.Where = "in " + m.Spaces[at].Name
			if m.Spaces[at].Location {
				seat.Where = "at " + m.Spaces[at].Name
			}
		}
		switch {
		case s == m.turn:
			seat.Order = "TURN"
		case int(s) >= v.Seats():
			seat.Order = "ALLY"
		case m.turn != engine.NoSeat && s == v.Next(m.turn):
			seat.Order = "NEXT"
		default:
			seat.Order = "THEN"
		}
		if by := m.Next.By[s]; len(by) > 0 {
			var names []string
			for _, c := range by {
				if f := l.face(c); f != nil {
					names = append(names, f.Name)
				}
			}
			words := "Attacked next turn"
			if m.Next.Doubted[s] {
				words = "Maybe attacked"
			}
			seat.rows = append(seat.rows, row{struck, words, strings.Join(names, ", "), fmt.Sprint(len(by))})
		}
		for _, o := range l.Offers {
			if o.Seat != s {
				continue
			}
			if b, ok := seat.rowBox(len(seat.rows)); ok {
				o.Box = b
				m.Offers = append(m.Offers, o)
				seat.rows = append(seat.rows, row{kind: offered, words: o.Words, more: o.More})
			}
		}
		m.Seats = append(m.Seats, seat)
	}
}

// The rows of a seat's panel.
const rowsFrom, rowHigh, rowPitch = 136.0, 46.0, 50.0

// rowBox is the place of a row of a seat's panel, if it has that many.
func (s *Seat) rowBox(i int) (ui.Box, bool) {
	b := ui.BoxAt(s.Box.X+10, s.Box.Y+rowsFrom+float64(i)*rowPitch, s.Box.W-20, rowHigh)
	return b, b.Y+b.H <= s.Box.Y+s.Box.H-2
}

// colourOf is the colour of a seat on the map.
func colourOf(s engine.SeatID) color.NRGBA {
	_, c := town.SeatMark(int(s))
	return c
}
