package town

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// looking is a view of a game with what is needed to read the map from it.
type looking struct {
	View  engine.View
	near  engine.SeatID // the seat at the near side of the table
	Faces []art.Face    // everything printed, by FaceID
	Name  func(engine.SeatID) string
	Steps []engine.Option // the viewer's steps, or answers about spaces
	mover engine.CardID   // the piece of those steps, or NoCard if there is none
	next  outlook
	// Offers holds what seats can do now that is not about a card on the map or in the viewer's
	// hand.
	Offers []SeatOffer
}

// SeatOffer is an action that a row of a seat's panel offers: an Assist or an ability of its hero.
type SeatOffer struct {
	Seat        engine.SeatID
	Option      engine.Option
	Words, More string
	Says        string // the whole text, shown under the pointer
	power       int    // the Power it gives for certain
	Box         ui.Box // filled in by readSeats
}

// Map is the board as a viewer sees it. It does not change after it is read.
type Map struct {
	*places
	Spaces   []Space
	Standees []standee
	Seats    []Seat
	levels   []level
	Offers   []SeatOffer
	next     outlook
	tips     []hint
	stirs    []stir
	listed   []forecastLine // next in words, once it was drawn

	threat, clock   int
	clocked         bool   // the end clock runs
	played          string // SCENARIO or COMPETITIVE
	scenario, aim   string
	Rules           engine.CardID // the card of the Scenario, or NoCard if there is none
	safe, lost      int           // bystanders
	bystanders      bool          // some are in the city
	defeated, toWin int
	supersOut       int // Super-Villains on the map
	deck            int
	stacks          []stack
	power, move     int
	faces           []art.Face // everything printed, by FaceID
	near            engine.SeatID
	turn            engine.SeatID
	sites           [town.Spaces / 2]town.Site
}

// Space is a space of the ring.
type Space struct {
	At       pen.Point
	Number   int // among the Locations or the slots, from 1
	Location bool
	Name     string // "Slot 2", or the name of the Location
	Tile     engine.CardID
	Face     *art.Face // of the tile
	Site     town.Site
	damage   int
	next     int // Damage that comes when the turn ends
	ability  string
	Plate    ui.Box
	Card     MapCard // on top of the Basic stack, or of the pile in a slot
	Cards    []MapCard
	left     int // Basic cards
	// bystander reports whether there is a bystander to save.
	bystander bool
	fires     []fire
	tag       ui.Box // the box of the Move it costs
	// Step is the answer that leads there, if Open is set, and Cost is the Move it takes.
	Step         engine.Option
	Open         bool
	Cost         string
	Says         string // what a click there does
	comes, doubt bool   // a card is added when the turn ends, or may be
}

// MapCard is a card on the map.
type MapCard struct {
	Card  engine.CardID
	Pose  ui.Pose
	Place engine.Place
	pile  int  // size of the pile, if only its top card shows
	Under bool // other cards cover it
}

// standee is a Character or Villain on the map.
type standee struct {
	Card engine.CardID
	Seat engine.SeatID // NoSeat for a Villain
	Look town.Standee
	Face *art.Face
	At   pen.Point // its feet
	at0  int       // its space
	Name string
	// aim is the number of its Destination, or "" if every Location is one.
	aim       string
	goal      int // the Destination's space, or -1 if there is none
	Cost      int
	raised    bool
	held      bool   // a Character keeps it from moving
	contained bool   // a token keeps it from moving
	tokens    string // on it, in words
	struck    int    // Attacks on it when the turn ends
	doubt     bool   // some of them may not come
	Tag       ui.Box
	signs     signs // above a hero
	listed    bool  // its tag is above it in a list
	placed    engine.Place
}

// level is a Level of the track.
type level struct {
	Face  *art.Face
	Card  engine.CardID
	Words string
	Tile  bool
	// added is the letter of a tile beside the printed text, addedWords its text, and addedCard the
	// tile.
	added, addedWords string
	addedCard         engine.CardID
}

// stack is what is left of one of the stacks that make up the deck.
type stack struct{ cards, supers int }

// readMap reads the map from a view.
func readMap(l looking, g *places) *Map {
	v := l.View
	m := &Map{places: g, next: l.next, faces: l.Faces, near: l.near, turn: v.Turn().Seat, power: v.Power(), move: v.Number(rebirth.Move.ID, engine.NoSeat)}
	m.threat, m.clock = v.Number(rebirth.Threat.ID, engine.NoSeat), v.Number(rebirth.Clock.ID, engine.NoSeat)
	for s := range engine.SeatID(v.Seats()) {
		m.clocked = m.clocked || v.Number(rebirth.ClockBy.ID, s) > 0
	}
	m.defeated, m.toWin = v.Number(rebirth.Defeated.ID, engine.NoSeat), rebirth.ToWin
	m.deck = v.Count(v.Zone(card.MainDeck, engine.NoSeat))
	m.readSpaces(&l)
	m.readStandees(&l)
	m.placeNames()
	m.placeTags()
	m.placeSigns()
	m.findFires()
	m.readTrack(&l)
	m.readSeats(&l)
	m.placeCaptions()
	m.readGoal(&l)
	m.readTips()
	m.findStirs()
	return m
}

// face returns the face of a visible card, or nil.
func (l *looking) face(c engine.CardID) *art.Face {
	if c == engine.NoCard || !l.View.Sees(c) {
		return nil
	}
	return &l.Faces[l.View.FaceID(c)]
}

// at returns the cards of a place in a space.
func at(v engine.View, p engine.Place, i int) []engine.CardID {
	b := v.Board()
	if !b.Has().Has(p) || i >= b.Count(p) {
		return nil
	}
	return v.Cards(b.ZoneAt(p, engine.NoSeat, i))
}

// villain reports whether a card is a Villain.
func villain(v engine.View, c engine.CardID) bool { return v.Types(c)&engine.Villain != 0 }

// abilityWords returns the cost and effect of a Location's ability, short enough for a plate. It
// leaves out when the ability may be used, which is shown otherwise.
func abilityWords(text string) string {
	for _, when := range []string{"Once on each of your turns, ", "On your turn, ", "as often as you like, ", "when you like, "} {
		text = strings.TrimPrefix(text, when)
	}
	if i := strings.Index(text, "pay "); i >= 0 {
		text = text[i+len("pay "):]
	} else if strings.HasPrefix(text, "if ") {
		_, text, _ = strings.Cut(text, ": ")
	}
	if does, ok := strings.CutPrefix(text, "discard a card, then "); ok {
		text = "1 card: " + does
	}
	return capital(text)
}

// platePlaces holds the offsets of the Locations' plates from the middles of their spaces.
var platePlaces = [town.Spaces / 2][2]float64{{-136, 46}, {-106, 48}, {-126, 56}, {-190, 56}, {-158, 62}}

// plateWidth and plateHeight are the size of a plate.
const plateWidth, plateHeight = 272.0, 62.0

func (m *Map) readSpaces(l *looking) {
	v, g := l.View, m.places
	for i := range min(v.Board().Count(card.Spaces), town.Spaces) {
		s := Space{At: m.Plan.Space(i), Number: i/2 + 1, Location: i%2 == 0, Name: match.SpaceName(v, i)}
		if s.Location {
			tiles := append(slices.Clone(at(v, card.Tiles, i)), at(v, card.Ruins, i)...)
			if len(tiles) > 0 {
				s.Tile, s.Face = tiles[0], l.face(tiles[0])
				s.damage, s.ability = v.On(s.Tile, rebirth.Damage.ID), brief(abilityWords(s.Face.Text))
				s.bystander = v.On(s.Tile, rebirth.Bystander.ID) > 0
				m.bystanders = m.bystanders || s.bystander
			}
			if len(at(v, card.Ruins, i)) > 0 {
				s.damage, s.ability = town.Ruined, "What it gave is gone"
			}
			s.next = m.next.damage[s.Tile]
			if s.Face != nil {
				s.Site = town.SiteOf(s.Face.Art)
			}
			m.sites[i/2] = s.Site
			by := platePlaces[i/2]
			s.Plate = ui.BoxAt(s.At.X+by[0], s.At.Y+by[1], plateWidth, plateHeight)
			if basics := at(v, card.Basics, i); len(basics) > 0 {
				s.left = len(basics)
				s.Card = MapCard{Card: basics[0], Place: card.Basics, pile: len(basics),
					Pose: ui.Pose{X: s.Plate.X + plateWidth + basicWidth/2 + 8, Y: s.Plate.Y + 18, W: basicWidth}}
				if s.Plate.X+plateWidth+basicWidth > g.goal.X-8 { // its left end has room for it
					s.Card.Pose.X = s.Plate.X - basicWidth/2 - 8
				}
				if i == 0 { // the number of the next slot is above it
					s.Card.Pose.Y += basicWidth * 0.75
				}
				s.ability = "Stack: buy " + l.face(basics[0]).Name
			} else if strings.HasSuffix(s.Face.Name, " B") && s.damage < town.Ruined {
				s.ability = "Its stack is sold out"
			}
		}
		s.comes, s.doubt = m.next.added[i] == suretySure, m.next.added[i] == suretyDoubtful
		for _, o := range l.Steps {
			if int(o.N) != i || o.Kind == engine.OptStep && o.Card != l.mover {
				continue
			}
			s.Step, s.Open = o, true
			if from := v.SpaceOf(o.Card); o.Kind == engine.OptStep && from >= 0 {
				s.Cost = fmt.Sprint(v.Board().Steps(card.Spaces, from, i) * stepPrice(v))
			}
			s.Says = l.goWords(&s, m.move)
		}
		m.Spaces = append(m.Spaces, s)
	}
}

// stepPrice returns the Move that one step costs.
func stepPrice(v engine.View) int {
	for _, o := range v.Library().Offers {
		if o.Kind == engine.OptStep {
			return int(o.Price.N)
		}
	}
	return 1
}

// readStandees reads the standees of each space, heroes first, then Villains, and the cards beside
// them.
func (m *Map) readStandees(l *looking) {
	v := l.View
	var standees, cards []int
	var here [][]standee
	for i := range m.Spaces {
		var in []standee
		for _, c := range at(v, card.Spaces, i) {
			in = append(in, m.hero(l, c, i))
		}
		for _, c := range at(v, card.LineUp, i) {
			if v.Sees(c) && villain(v, c) {
				in = append(in, m.foe(l, c, i))
			}
		}
		here = append(here, in)
		standees, cards = append(standees, len(in)), append(cards, len(forSale(v, i)))
	}
	for i, g := range m.groups(standees, cards) {
		m.stand(&m.Spaces[i], &g, here[i])
		m.placeCards(&m.Spaces[i], &g, forSale(v, i))
	}
}

func (m *Map) hero(l *looking, c engine.CardID, i int) standee {
	v := l.View
	seat := v.Card(c).Owner
	st := standee{Card: c, Seat: seat, at0: i, Name: strings.ToUpper(l.Name(seat)), goal: -1, placed: card.Spaces}
	st.Look.Mark, st.Look.Colour = town.SeatMark(int(seat))
	st.Look.Side, st.Look.You = town.Hero, seat == m.near
	st.Face = l.face(c)
	if heroes := v.Cards(v.Zone(engine.Heroes, seat)); len(heroes) > 0 {
		st.Face = l.face(heroes[0])
	}
	if st.Face != nil {
		st.Look.Of = st.Face.Art
	}
	st.struck, st.doubt = m.next.struck[seat], m.next.doubted[seat]
	if b := v.Board(); b.Has().Has(card.Under) {
		under := v.Cards(v.Zone(card.Under, seat))
		switch n := len(under); {
		case n == 1 && v.Sees(under[0]):
			st.tokens = "UNDER: " + strings.ToUpper(v.Face(under[0]).Name)
		case n > 0:
			st.tokens = fmt.Sprint("UNDER: ", n)
		}
	}
	return st
}

func (m *Map) foe(l *looking, c engine.CardID, i int) standee {
	v := l.View
	f := v.Face(c)
	st := standee{Card: c, Seat: engine.NoSeat, at0: i, Face: l.face(c), Name: strings.ToUpper(f.Name), Cost: v.Cost(c), goal: -1, placed: card.LineUp}
	st.raised = st.Cost > int(f.Cost)
	st.Look.Side = town.Villain
	if f.SuperVillain {
		st.Look.Side = town.SuperVillain
		m.supersOut++
	}
	if goal := v.Goal(c); goal >= 0 { // printed, rolled, or set by the rules
		st.goal = goal
		st.aim = fmt.Sprint(st.goal/2 + 1)
	}
	stays := m.next.known && !m.next.walks(c) && st.goal >= 0 && st.goal != i
	st.contained = stays && v.On(c, rebirth.Contained.ID) > 0
	for _, s := range seatOrder(v, m.near) {
		st.held = st.held || stays && !st.contained && v.Space(s) == i
	}
	st.Look.Of = st.Face.Art
	if v.On(c, rebirth.Contained.ID) > 0 {
		st.tokens = "CONTAINED"
	}
	if n := v.On(c, rebirth.Fury.ID); n > 0 {
		st.tokens = strings.TrimSpace(fmt.Sprint(st.tokens, " FURY ", n))
	}
	return st
}

func (m *Map) readTrack(l *looking) {
	v := l.View
	for i := range v.Board().Count(card.Track) {
		lv := level{Card: engine.NoCard, addedCard: engine.NoCard}
		for _, c := range at(v, card.Track, i) {
			f := l.face(c)
			if f == nil {
				continue
			}
			tile := !strings.HasPrefix(f.Name, "Level")
			if letter := strings.TrimPrefix(f.Name, "Threat "); tile && lv.Face != nil {
				lv.added, lv.addedCard = letter, c
				lv.addedWords, _ = strings.CutPrefix(brief(f.Text), onceWords)
				continue
			}
			lv.Face, lv.Card, lv.Words, lv.Tile = f, c, brief(f.Text), tile
		}
		m.levels = append(m.levels, lv)
	}
}

// briefs maps the texts of Levels, tiles, and Locations to short ones that fit on the track and the
// plates. Pointing there shows the full text.
var briefs = map[string]string{
	"When a Super-Villain enters the Line-Up, +1 Threat. When a Super-Villain enters the Line-Up, it attacks each player.": "Super-Villains: +1 Threat, attack",
	"Each turn two cards enter the Line-Up instead of one if there is no Super-Villain in the Line-Up.":                    "No Super-Villain out: 2 new cards",
	onceWords + "each player discards the costliest card.":                                                                 onceWords + "each discards the costliest card",
	"Villains cost 1 more to defeat.":                                         "Villains cost 1 more",
	onceWords + "destroy the costliest non-Villain in the Line-Up.":           onceWords + "the costliest is destroyed",
	"Villains cost 1 less to defeat if every foe has more Villains than you.": "Villains cost 1 less for the last",
	"No effect.": "",
	"Only Villains can be bought in a space that holds a Villain.":                                       "Where a Villain is buy only Villains",
	"Characters do not hold Super-Villains.":                                                             "Heroes do not hold Super-Villains",
	"Each turn two cards enter the Line-Up instead of one, whoever is there.":                            "2 new cards each turn",
	"When a Villain with cost 7 or less enters the Line-Up, it moves one space toward its Destination.":  "New Villain, cost up to 7: walks 1",
	onceWords + "each player gains a Weakness.":                                                          onceWords + "each gains a Weakness",
	"When an Attack of a Villain at its Destination is not avoided, gain a Weakness.":                    "Hit from a Destination: a Weakness",
	"The Range of Assist and Defense cards is 1 less.":                                                   "Range of Assist, Defense: 1 less",
	onceWords + "the end clock begins at box 1: the turn being played is the first of the last.":         onceWords + "end clock starts at box 1",
	onceWords + "the end clock begins at box 2: the turn being played is the first of the last.":         onceWords + "end clock starts at box 2",
	onceWords + "add two cards of the main deck to the Line-Up, each to the slot with the fewest cards.": onceWords + "2 cards are added to slots",

	"1 Power: another player of your choice may move their Character up to 3 spaces.":        "1 Power: a friend moves 3",
	"1 card: you may put up to two cards from your discard pile on the bottom of your deck.": "1 card: 2 go under your deck",
	"1 Move: move a Villain anywhere one space nearer to Arkham Asylum by the shortest way.": "1 Move: a Villain 1 nearer",
	"1 Move: look at the top two cards of the main deck, then put them back in any order.":   "1 Move: order 2 of the deck",
	"3 Power: destroy a card in your hand or discard pile.":                                  "3 Power: destroy 1 of yours",
}

// brief returns a text as the map shows it.
func brief(text string) string {
	text = strings.ReplaceAll(text, "\n", " ")
	if short, ok := briefs[text]; ok {
		return short
	}
	return text
}

func (m *Map) readGoal(l *looking) {
	v := l.View
	m.Rules = engine.NoCard
	for _, c := range v.Cards(v.Zone(engine.Rules, engine.NoSeat)) {
		f := l.face(c)
		if f == nil { // the Scenario is the last visible rules card
			continue
		}
		m.Rules, m.scenario, m.aim = c, f.Name, fmt.Sprintf("Defeat %d Super-Villains before the clock runs out.", m.toWin)
		if _, after, ok := strings.Cut(f.Text, savedIf); ok {
			besides, _, _ := strings.Cut(after, ".")
			m.aim = fmt.Sprintf("Defeat %d Super-Villains in time, and see that %s.", m.toWin, besides)
		}
	}
	m.played = "SCENARIO"
	if v.Board().Count(card.Trophies) > 0 { // players or pairs play for VP (R-CPT-05)
		m.played, m.aim = "COMPETITIVE", fmt.Sprintf("Most VP when %d Super-Villains are defeated.", m.toWin)
	}
	m.safe, m.lost = v.Number(rebirth.Safe.ID, engine.NoSeat), v.Number(rebirth.LostOnes.ID, engine.NoSeat)
	m.stacks = stacksOf(v)
}

// savedIf precedes, in the rules of a Scenario, what is needed besides Super-Villains.
const savedIf = "the city is saved, if "

// stacksOf returns the stacks of the main deck, the next one first, as far as all players know
// them. Each was shuffled by itself, and its number of Super-Villains is public.
func stacksOf(v engine.View) []stack {
	var out []stack
	for _, p := range v.Parts(v.Zone(card.MainDeck, engine.NoSeat)) {
		out = append(out, stack{cards: p.Cards, supers: p.SuperVillains})
	}
	return out
}
