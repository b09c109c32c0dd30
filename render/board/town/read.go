package town

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	mode "lineup/game/mode/rebirth"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// looking is a view of a game with what is needed to read the map from it.
type looking struct {
	view    engine.View
	near    engine.SeatID // the seat at the near side of the table
	hard    bool          // Super-Villains are the Impossible ones
	faces   []art.Face    // everything printed, by FaceID
	name    func(engine.SeatID) string
	palette pen.Palette               // of the seats
	steps   []engine.Option           // the viewer's steps, or answers about spaces
	mover   engine.CardID             // the piece of those steps, or NoCard if there is none
	moves   bool                      // several pieces can move
	seats   []engine.Option           // answers about seats
	foes    []engine.Option           // answers about Villains, if the whole question is about them
	bare    func(*art.Face) *art.Face // returns the face of an ally, without the hero's ability
	shape   func(town.Standee) *town.Shape
	next    outlook
	was     *townMap // the map laid out before, or nil
	// offers holds what seats can do now that is not about a card on the map or in the viewer's
	// hand.
	offers []seatOffer
	chips  chips           // the places of those in the panels
	spare  []*engine.State // for what is foreseen
}

// townMap is the board as a viewer sees it. It does not change after it is read.
type townMap struct {
	*places
	spaces     []mapSpace
	standees   []standee
	seatPanels []mapSeat
	levels     []level
	trackWords trackWords
	offers     []seatOffer
	next       outlook
	tips       []hint
	stirs      []stir
	listed     []forecastLine // next in words, once it was drawn

	threat, clock   int
	clocked         bool          // the end clock runs
	mover           engine.CardID // the piece that a click on a space moves, if several can move
	played          string        // SCENARIO or COMPETITIVE
	scenario, aim   string
	hard            bool          // Super-Villains are the Impossible ones
	warning         string        // of what is close to losing, or "" if nothing is
	rules           engine.CardID // the card of the Scenario, or NoCard if there is none
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
	own             standee     // the viewer's, with its outline if it is on the map
	ownHalf         float64     // half the width of the viewer's figure, at size 1
	halves          []halfWidth // of all others
	told            []ui.Box    // what the Range sign and ways leave free
	narrow          bool        // the abilities on plates are in narrow letters
}

// mapSpace is a space of the ring.
type mapSpace struct {
	at       pen.Point
	number   int // among the Locations or the slots, from 1
	location bool
	name     string // "Slot 2", or the name of the Location
	tile     engine.CardID
	face     *art.Face // of the tile
	site     town.Site
	damage   int
	next     int // Damage that comes when the turn ends
	ability  string
	plate    ui.Box
	card     mapCard // on top of the Basic stack, or of the pile in a slot
	cards    []mapCard
	left     int // Basic cards
	// bystander reports whether there is a bystander to save.
	bystander bool
	person    ui.Box // of the sign of that
	fires     []fire
	tag       ui.Box // the box of the Move it costs
	// step is the answer that leads there, if open is set, and cost is the Move it takes.
	step         engine.Option
	open         bool
	legs         [2]leg // the ways to the opposite space, empty for any other
	cost         string
	says         string // what a click there does
	comes, doubt bool   // a card is added when the turn ends, or may be
	coming       ui.Box // of the sign of that, beside a slot's number
	badge        ui.Box // of the slot's number below cards that are nearer to another space
}

// leg is the first part of a way to the opposite space, to a space beside it. Both ways are equally
// long (R-RNG-06), so a click beside either neighbor chooses one.
type leg struct {
	step engine.Option
	says string // what a click does
}

// mapCard is a card on the map.
type mapCard struct {
	card  engine.CardID
	pose  ui.Pose
	place engine.Place
	pile  int  // size of the pile, if only its top card shows
	fan   bool // other cards cover part of it
	shy   bool // its tab has no room at rest
	group int  // of cards that cover each other, from 1, or 0 if it is in none
	hand  bool // it is in the hand of a seat across the table
	// strip is the box of its name and cost in a list, for a card of a group.
	strip ui.Box
	name  string
	cost  int
}

// level is a Level of the track.
type level struct {
	face  *art.Face
	card  engine.CardID
	words string
	tile  bool
	// added is the letter of a tile beside the printed text, addedWords its text, and addedCard the
	// tile.
	added, addedWords string
	addedOnce         bool // it does something once, too
	addedCard         engine.CardID
}

// stack is what is left of one of the stacks that make up the deck.
type stack struct{ cards, supers int }

// readMap reads the map from a view.
func readMap(l looking, g *places) *townMap {
	v := l.view
	m := &townMap{places: g, next: l.next, faces: l.faces, near: l.near, hard: l.hard, turn: v.Turn().Seat, power: v.Power(), move: v.Number(rebirth.Move.ID, engine.NoSeat)}
	if l.moves {
		m.mover = l.mover
	}
	m.threat, m.clock = v.Number(rebirth.Threat.ID, engine.NoSeat), v.Number(rebirth.Clock.ID, engine.NoSeat)
	for s := range engine.SeatID(v.Seats()) {
		m.clocked = m.clocked || v.Number(rebirth.ClockBy.ID, s) > 0
	}
	m.defeated, m.toWin = v.Number(rebirth.Defeated.ID, engine.NoSeat), rebirth.ToWin
	m.deck = v.Count(v.Zone(card.MainDeck, engine.NoSeat))
	m.readSpaces(&l)
	m.findNarrow()
	m.readStandees(&l)
	m.placeComings()
	m.placeNames()
	m.placeTokens()
	m.placeTags()
	m.placeSigns()
	m.placeCalls()
	m.hideTabs()
	m.placeBadges()
	m.placeSeatSigns()
	m.findTold()
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
	if c == engine.NoCard || !l.view.Sees(c) {
		return nil
	}
	return &l.faces[l.view.FaceID(c)]
}

// plain returns the face of an ally.
func (l *looking) plain(f *art.Face) *art.Face {
	if l.bare == nil {
		return f
	}
	return l.bare(f)
}

// picks returns the answer that chooses a seat, if there is one.
func (l *looking) picks(seat engine.SeatID) (engine.Option, bool) {
	i := slices.IndexFunc(l.seats, func(o engine.Option) bool { return engine.SeatID(o.N) == seat })
	if i < 0 {
		return engine.Option{}, false
	}
	return l.seats[i], true
}

// picksFoe returns the answer that chooses a Villain, if there is one.
func (l *looking) picksFoe(c engine.CardID) (engine.Option, bool) {
	i := slices.IndexFunc(l.foes, func(o engine.Option) bool { return o.Card == c })
	if i < 0 {
		return engine.Option{}, false
	}
	return l.foes[i], true
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

// abilityWords returns the cost and effect of an ability, short enough for a plate or a chip: the
// first paragraph of the face's text in a few words, if it has one. It leaves out when the ability may
// be used, which is shown otherwise.
func abilityWords(f *art.Face) string {
	text, _, _ := strings.Cut(cmp.Or(f.Brief, f.Text), "\n")
	if f.Brief != "" {
		return text
	}
	if _, does, ok := strings.Cut(text, ", you may "); ok {
		text = does
	}
	if pays, ok := strings.CutPrefix(text, "pay "); ok {
		text = strings.Replace(pays, " to ", ": ", 1)
	} else if does, ok := strings.CutPrefix(text, "discard a card"); ok {
		text = "Discard 1: " + strings.TrimPrefix(strings.TrimPrefix(does, ": "), ", then ")
	}
	return grammar.Capital(text)
}

// platePlaces holds the offsets of the Locations' plates from the middles of their spaces.
var platePlaces = [town.Spaces / 2][2]float64{{-136, 46}, {-106, 48}, {-126, 56}, {-190, 56}, {-158, 62}}

// plateWidth and plateHeight are the size of a plate.
const plateWidth, plateHeight = 272.0, 62.0

func (m *townMap) readSpaces(l *looking) {
	v, g := l.view, m.places
	for i := range min(v.Board().Count(card.Spaces), town.Spaces) {
		s := mapSpace{at: m.Plan.Space(i), number: i/2 + 1, location: i%2 == 0, name: match.SpaceName(v, i)}
		if s.location {
			tiles := append(slices.Clone(at(v, card.Tiles, i)), at(v, card.Ruins, i)...)
			if len(tiles) > 0 {
				s.tile, s.face = tiles[0], l.face(tiles[0])
				s.damage, s.ability = v.On(s.tile, rebirth.Damage.ID), abilityWords(s.face)
				s.bystander = v.On(s.tile, rebirth.Bystander.ID) > 0
				m.bystanders = m.bystanders || s.bystander
			}
			if len(at(v, card.Ruins, i)) > 0 {
				s.damage, s.ability = town.Ruined, "Destroyed: no effect"
			}
			s.next = m.next.damage[s.tile]
			if s.face != nil {
				s.site = town.SiteOf(s.face.Art)
			}
			m.sites[i/2] = s.site
			by := platePlaces[i/2]
			s.plate = ui.BoxAt(s.at.X+by[0], s.at.Y+by[1], plateWidth, plateHeight)
			if basics := at(v, card.Basics, i); len(basics) > 0 {
				s.left = len(basics)
				s.card = mapCard{card: basics[0], place: card.Basics, pile: len(basics),
					pose: ui.Pose{X: s.plate.X + plateWidth + basicWidth/2 + 8, Y: s.plate.Y + 18, W: basicWidth}}
				if s.plate.X+plateWidth+basicWidth > g.land.X+g.land.W-8 { // its left end has room for it
					s.card.pose.X = s.plate.X - basicWidth/2 - 8
				}
				for k := 1; k < town.Spaces; k += 2 { // it and its tab are below the number of a slot
					slot := mapSpace{at: m.Plan.Space(k)}
					all := s.card.tab().Joined(s.card.pose.Bounds()).Joined(countBox(s.card.pose))
					if sign := slot.slotSign(); all.Overlaps(sign) {
						s.card.pose.Y += sign.Y + sign.H + 2 - all.Y
					}
				}
				s.ability = "Stack: buy " + l.face(basics[0]).Name
			} else if strings.HasSuffix(s.face.Name, " B") && s.damage < town.Ruined {
				s.ability = "Basic stack empty"
			}
		}
		s.comes, s.doubt = m.next.added[i] == suretySure, m.next.added[i] == suretyDoubtful
		for _, o := range l.steps {
			if int(o.N) != i || o.Kind == engine.OptStep && o.Card != l.mover {
				continue
			}
			s.step, s.open = o, true
			if from := v.SpaceOf(o.Card); o.Kind == engine.OptStep && from >= 0 {
				s.cost = fmt.Sprint(v.Board().Steps(card.Spaces, from, i) * stepPrice(v))
			}
			s.says = l.goWords(&s, m.move)
		}
		m.spaces = append(m.spaces, s)
	}
	m.openOpposite(l)
}

// openOpposite opens the space opposite the piece that moves if there is enough Move to go there by
// way of a space beside it.
func (m *townMap) openOpposite(l *looking) {
	v := l.view
	n := len(m.spaces)
	if l.mover == engine.NoCard || n < 2 || v.SpaceOf(l.mover) < 0 {
		return
	}
	to := (v.SpaceOf(l.mover) + n/2) % n
	s := &m.spaces[to]
	cost := n / 2 * stepPrice(v)
	if s.open || cost > m.move || !v.Board().Opposite(card.Spaces, v.SpaceOf(l.mover), to) {
		return
	}
	for i, by := range [...]int{(to + n - 1) % n, (to + 1) % n} {
		k := slices.IndexFunc(l.steps, func(o engine.Option) bool { return o.Kind == engine.OptStep && o.Card == l.mover && int(o.N) == by })
		if k < 0 {
			return
		}
		s.legs[i].step = l.steps[k]
	}
	s.step, s.open, s.cost = s.legs[0].step, true, fmt.Sprint(cost)
	s.step.N = int16(to)
	s.says = l.goWords(s, m.move)
	words, price, _ := strings.Cut(s.says, " (")
	for i := range s.legs {
		s.legs[i].says = fmt.Sprintf("%s by way of %s (%s", words, m.spaces[s.legs[i].step.N].name, price)
	}
}

// twoWays reports whether two ways lead to a space, each in two parts.
func (s *mapSpace) twoWays() bool { return s.legs[0].step.Kind == engine.OptStep }

// way returns which of the two ways to a space a position is nearer to: 0 clockwise, 1 the other
// way. It is 0 for a space with one way.
func (m *townMap) way(s *mapSpace, x, y float64) int {
	if !s.twoWays() {
		return 0
	}
	far := func(i int) float64 {
		at := m.spaces[s.legs[i].step.N].at
		return math.Hypot(at.X-x, at.Y-y)
	}
	return flag(far(1) < far(0))
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

func (m *townMap) readTrack(l *looking) {
	v := l.view
	for i := range v.Board().Count(card.Track) {
		lv := level{card: engine.NoCard, addedCard: engine.NoCard}
		for _, c := range at(v, card.Track, i) {
			f := l.face(c)
			if f == nil {
				continue
			}
			tile := !strings.HasPrefix(f.Name, "Level")
			if letter := strings.TrimPrefix(f.Name, "Threat "); tile && lv.face != nil {
				lv.added, lv.addedCard = letter, c
				lv.addedWords, lv.addedOnce = strings.CutPrefix(brief(f), onceWords)
				continue
			}
			lv.face, lv.card, lv.words, lv.tile = f, c, brief(f), tile
		}
		m.levels = append(m.levels, lv)
	}
	of := fmt.Sprint(m.cell, m.text, m.minRules)
	if m.folds {
		of += fmt.Sprint(" ", m.threat)
	}
	for i := range m.levels {
		of += fmt.Sprint("\x00", m.levels[i].says(false), m.levels[i].added, m.levels[i].tile)
	}
	if l.was != nil && l.was.trackWords.of == of {
		m.trackWords = l.was.trackWords
		return
	}
	if all := float64(len(m.levels)) * m.cell; m.folds {
		m.trackWords = foldTrack(m.levels, m.threat, all, m.text, m.minRules)
	} else {
		m.trackWords = setTrack(m.levels, all, m.text, m.minRules)
	}
	m.trackWords.of = of
}

// brief returns the text of a Level or tile as the track shows it. Pointing there shows the full
// text.
func brief(f *art.Face) string {
	text := strings.ReplaceAll(f.Text, "\n", " ")
	switch {
	case f.Brief == "":
		return strings.TrimPrefix(text, card.NoEffect)
	case strings.HasPrefix(text, onceWords):
		return onceWords + f.Brief
	}
	return f.Brief
}

func (m *townMap) readGoal(l *looking) {
	v := l.view
	m.rules = engine.NoCard
	for _, c := range v.Cards(v.Zone(engine.Rules, engine.NoSeat)) {
		f := l.face(c)
		if f == nil { // the Scenario is the last visible rules card
			continue
		}
		m.rules, m.scenario, m.aim = c, f.Name, fmt.Sprintf("Defeat %d Super-Villains before time runs out.", m.toWin)
		if _, after, ok := strings.Cut(f.Text, savedIf); ok {
			besides, _, _ := strings.Cut(after, ".")
			m.aim = fmt.Sprintf("Win when %d Super-Villains are defeated and %s.", m.toWin, besides)
		}
	}
	m.played = "SCENARIO"
	if v.Board().Count(card.Trophies) > 0 { // players or pairs play for VP (R-CPT-05)
		m.played, m.aim = competitive, fmt.Sprintf("Most VP when %d Super-Villains are defeated.", m.toWin)
	}
	m.warning = strings.Join(mode.Warnings(v), " ")
	m.safe, m.lost = v.Number(rebirth.Safe.ID, engine.NoSeat), v.Number(rebirth.LostOnes.ID, engine.NoSeat)
	m.stacks = stacksOf(v)
}

// competitive is what a game that players or pairs play for VP is called.
const competitive = "COMPETITIVE"

// savedIf precedes, in the rules of a Scenario, what is needed besides Super-Villains.
const savedIf = "have been defeated and "

// stacksOf returns the stacks of the main deck, the next one first, as far as all players know
// them. Each was shuffled by itself, and its number of Super-Villains is public.
func stacksOf(v engine.View) []stack {
	var out []stack
	for _, p := range v.Parts(v.Zone(card.MainDeck, engine.NoSeat)) {
		out = append(out, stack{cards: p.Cards, supers: p.SuperVillains})
	}
	return out
}
