package town

import (
	"cmp"
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui"
)

// mapSeat is the public information about one seat.
type mapSeat struct {
	seat                engine.SeatID
	box                 ui.Box
	name, hero, where   string
	called              string // its name as it is written
	face                *art.Face
	hand, deck, discard int
	// An ally has no cards of its own, except Weaknesses on it.
	ally       bool
	weaknesses int
	// Under holds the cards under its hero, face up or not.
	under []mapCard
	order string // "TURN", "NEXT", "THEN", or "" until it is known
	rows  []row
	hold  []mapCard // its hand, while the first player is chosen
	// choice is the answer that chooses the seat, if pick is set. Verb names what is done to it, and
	// key is the number key that chooses it.
	choice engine.Option
	pick   bool
	verb   string
	key    int
}

// seatOrder returns the seats in turn order, from the one after near, with near last.
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

func (m *townMap) readSeats(l *looking) {
	v := l.view
	order := seatOrder(v, m.near)
	boxes := m.seatBoxes(m.rowsWanted(l, order))
	for i, s := range order {
		count := func(p engine.Place) int { return v.Count(v.Zone(p, s)) }
		seat := mapSeat{seat: s, box: boxes[i], called: l.name(s), name: strings.ToUpper(l.name(s))}
		if int(s) < v.Seats() {
			seat.hand, seat.deck, seat.discard = count(engine.Hand), count(engine.Deck), count(engine.Discard)
		} else {
			seat.ally, seat.weaknesses = true, count(card.OnHero)
		}
		if heroes := v.Cards(v.Zone(engine.Heroes, s)); len(heroes) > 0 {
			if seat.face = l.face(heroes[0]); seat.face != nil {
				seat.hero = strings.ToUpper(seat.face.Name)
				if seat.ally {
					seat.face = l.plain(seat.face)
				}
			}
		}
		seat.where = "enters on first turn"
		if at := v.Space(s); at >= 0 && at < len(m.spaces) {
			seat.where = "in " + m.spaces[at].name
			if m.spaces[at].location {
				seat.where = "at " + m.spaces[at].name
			}
		}
		if int(s) < v.Seats() && v.Number(rebirth.Controlled.ID, s) > 0 {
			seat.where += ", CONTROL"
		}
		if s != m.near && m.near != engine.NoSeat && v.Side(m.near).Has(s) {
			seat.where += ", your partner"
		}
		switch {
		case v.Turn().Number == 0 && int(s) < v.Seats(): // the first player is still being chosen
		case s == m.turn:
			seat.order = "TURN"
		case int(s) >= v.Seats():
			seat.order = "ALLY"
		case m.turn != engine.NoSeat && s == v.Next(m.turn):
			seat.order = "NEXT"
		default:
			seat.order = "THEN"
		}
		m.readRows(l, &seat)
		if seat.choice, seat.pick = l.picks(s); seat.pick {
			seat.verb = pickVerb(v.Pending())
		}
		if len(l.seats) > 0 && v.Turn().Number == 0 && s != m.near {
			seat.readHand(v)
		}
		seat.readUnder(v)
		m.seatPanels = append(m.seatPanels, seat)
	}
}

// pickVerb returns what is done to a seat that is chosen. A question without text about a card is whom
// its Defense protects.
func pickVerb(d engine.Decision) string {
	if d.At == 0 && d.It != engine.NoCard {
		return "PROTECT"
	}
	return "CHOOSE"
}

// readUnder finds the cards under the hero. They stick out at the foot of its portrait, and visible
// ones can be read there.
func (s *mapSeat) readUnder(v engine.View) {
	if !v.Board().Has().Has(card.Under) || int(s.seat) >= v.Seats() {
		return
	}
	b := s.portrait()
	cards := v.Cards(v.Zone(card.Under, s.seat))
	for i, c := range cards[max(0, len(cards)-maxUnder):] {
		k := mapCard{card: engine.NoCard, place: card.Under, pose: ui.Pose{X: b.X + 20 + 20*float64(i), Y: b.Y + b.H - 24, W: underWidth}}
		if v.Sees(c) {
			k.card = c
		}
		s.under = append(s.under, k)
	}
}

// readHand places the visible cards of a seat's hand at the foot of its panel, for the choice of the
// first player (R-SET-11).
func (s *mapSeat) readHand(v engine.View) {
	if int(s.seat) >= v.Seats() {
		return
	}
	cards := v.Cards(v.Zone(engine.Hand, s.seat))
	if len(cards) == 0 {
		return
	}
	s.rows = nil
	room := ui.BoxAt(s.box.X+10, s.box.Y+rowsFrom, s.box.W-20, s.box.H-rowsFrom-6)
	wide := math.Min(room.H/ui.CardAspect, (room.W+4)/math.Max(5, float64(min(len(cards), 8)))-4)
	pitch := math.Min(wide+4, (room.W-wide)/math.Max(1, float64(len(cards)-1)))
	for i, c := range cards {
		if v.Sees(c) {
			s.hold = append(s.hold, mapCard{card: c, place: card.Under, hand: true, pose: ui.PoseAt(room.X+float64(i)*pitch, room.Y, wide)})
		}
	}
}

// maxUnder is how many of the cards under a hero are shown, and underWidth their width.
const maxUnder, underWidth = 3, 32.0

// orderColour returns the background of the word that says when a seat's turn is.
func orderColour(seat color.NRGBA, order string) color.NRGBA {
	if order == "TURN" {
		return town.Go
	}
	return seat
}

// minSqueeze is the least horizontal scale of letters. A hero's name without room beside the
// player's name is left out because the portrait shows the hero.
const minSqueeze = 0.8

// drawSeat draws the panel of a seat.
func (m *townMap) drawSeat(c *ui.Canvas, l mapLook, i int) {
	s := m.seatPanels[i]
	look := town.Seat(c.Palette, int(s.seat))
	colour := look.Dark
	order := m.orderWords(&m.seatPanels[i])
	key := gallery.Key{Name: "seat of the city", A: colour, Text: fmt.Sprint(s.name, s.hero, s.where, s.hand, s.deck, s.discard, s.weaknesses, order, s.rows)}
	w, h := s.box.W, s.box.H
	words, small, least := m.body(15.6, dimWords), pen.Style{Font: pen.Body, Size: math.Max(15, m.minRules), Colour: dimWords}, m.minRules
	text, holds := m.text, s.hold
	key.N = len(holds)<<1 + flag(s.pick)
	c.PartLate(l.late, int(s.seat), key, s.box, 12, func(p pen.Pen) {
		panel(p, w, h, navy, colour)
		p.Fill(pen.Rectangle(3, 3, w-6, 32, 5), p.Ground(pen.Mix(colour, pen.Ink, 0.72)))
		tagSt, tw := orderTag(order, least)
		if order != "" {
			p.Fill(pen.Polygon(w-tw-6, 8, w-8, 8, w-12, 30, w-tw-10, 30), orderColour(colour, s.order))
		}
		p.Text(order, w-10-tw/2, 25.5, tagSt, pen.Centre)
		room := w - tw - nameBeside
		shown, name, squeeze := pen.FitName(s.name, room, panelName, leastName)
		nw := p.Condensed(shown, 38, 28, name, pen.Left, squeeze)
		if hero, squeeze := pen.Fit(s.hero, room-nw-8, pen.Style{Font: pen.Display, Size: 20, Tracking: 0.5, Colour: pen.Mix(colour, pen.White, 0.2)}, m.minRules); squeeze >= minSqueeze {
			p.Condensed(s.hero, 46+nw, 27, hero, pen.Left, squeeze)
		}
		p.Fitted(s.where, 100, 57, w-110, words, least, pen.Left)
		count := pen.Style{Font: pen.Display, Size: 34, Colour: pen.White}
		if s.ally && !s.pick {
			p.Text(fmt.Sprintf("%d OF %d", s.weaknesses, rebirth.AllyLeaves), 100, 96, count, pen.Left)
			p.Text("Weaknesses", 100, 117, small, pen.Left)
		}
		for k, n := range [...]int{s.hand, s.deck, s.discard} {
			if s.ally || s.pick {
				break
			}
			x := 122 + float64(k)*50
			p.Text(fmt.Sprint(n), x, 96, count, pen.Centre)
			p.Fitted([...]string{"hand", "deck", "discard"}[k], x, 117, 50, small, least, pen.Centre)
		}
		if len(s.rows) == 0 && len(holds) == 0 && s.face != nil { // the hero's text, if there are no rows
			about := m.aboutHero(s.face, w, h)
			about.draw(p, 14, rowsFrom+about.st.Size)
		}
		for k := range s.rows {
			r := &s.rows[k]
			r.draw(p.At(r.box.X-s.box.X, r.box.Y-s.box.Y, 1), r.box.W, r.box.H, text, least)
		}
	})
	b := ui.BoxAt(s.box.X+11, s.box.Y+26, 80, 102)
	c.SeatPortrait(s.face, pen.Plain(colour), b)
	c.SeatSign(look, s.box.X+21, s.box.Y+19, 0)
	for k := range s.rows {
		if at := s.rows[k].picture(least); at.W > 0 {
			x, y := at.Middle()
			board.DrawThumb(c, s.rows[k].face, x, y, at.W, at.H)
		}
	}
	for _, k := range s.under {
		if k.card == engine.NoCard {
			c.Back(k.pose)
		}
	}
	if s.pick {
		verb, number := s.verb, fmt.Sprint(s.key)
		c.Part(gallery.Key{Name: "seat to choose", Text: verb, N: s.key}, s.box, 14, func(p pen.Pen) {
			o := pen.Rectangle(0, 0, w, h, 8)
			p.Stroke(o, 12, pen.Fade(town.Go, 0.25))
			p.Stroke(o, 5, town.Go)
			tab := pen.Rectangle(104, 66, w-116, 50, 5)
			p.Stroke(tab, 5, pen.Ink)
			p.Fill(tab, town.Go)
			p.Fitted(verb, 104+(w-138)/2, 102, w-152, pen.Style{Font: pen.Display, Size: 32, Tracking: 1, Colour: pen.Ink}, 20, pen.Centre)
			p.Text(number, w-20, 108, pen.Style{Font: pen.Display, Size: math.Max(22, least), Colour: pen.Ink}, pen.Right)
		})
	}
}

// aboutHero sets the text of a hero into a panel without rows, or the text in a few words if the panel
// has no room for all of it.
func (m *townMap) aboutHero(f *art.Face, w, h float64) setting {
	st := m.body(rowSize, dimWords)
	set := func(words string) setting { return setWords(words, w-26, h-rowsFrom-6, st, m.minRules) }
	k := set(f.Text)
	if k.whole && k.st.Font == st.Font {
		return k
	}
	if brief := set(cmp.Or(f.Brief, abilityWords(f))); brief.whole || !k.whole {
		return brief
	}
	return k
}

// portrait returns the box of the hero's picture.
func (s *mapSeat) portrait() ui.Box { return ui.BoxAt(s.box.X+11, s.box.Y+26, 80, 102) }

// inReach returns the Power in reach on the viewer's own turn, whose decision is d.
func (l *looking) inReach(d engine.Decision) powerInReach {
	v := l.view
	hand, after := l.inHand(d)
	base := fmt.Sprintf("%d now, %d in hand", v.Power(), hand)
	abilities, at := l.fromAbilities(d, after)
	var parts, brief, tip []string
	if abilities > 0 {
		says := fmt.Sprintf("%d from abilities", abilities)
		brief = append(brief, says)
		if at >= 0 {
			says, brief[0] = says+" "+match.InSpace(v, at), fmt.Sprintf("%d %s", abilities, match.InSpace(v, at))
		}
		parts, tip = append(parts, says), append(tip, says)
	}
	help := 0
	for s := range engine.SeatID(v.Seats()) {
		n := 0
		for _, o := range l.offers {
			if o.seat == s && s != d.Seat && !o.beyond {
				n += o.power
			}
		}
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d from %s", n, l.name(s)))
			tip = append(tip, fmt.Sprintf("%d from %s Assist cards", n, grammar.Possessive(l.name(s))))
		}
		help += n
	}
	if help > 0 {
		brief = append(brief, fmt.Sprintf("%d with help", help))
	} else if len(parts) > 0 {
		brief = parts
	}
	join := func(more []string) string { return strings.Join(append([]string{base}, more...), ", ") }
	return powerInReach{
		sum: v.Power() + hand + abilities + help, sources: join(parts), base: base, brief: strings.Join(brief, ", "),
		tip: "In reach this turn: " + join(tip) + ". " + reachSays,
	}
}

// reachSays says what counts as Power in reach.
const reachSays = "This is your Power if you play your whole hand and use all abilities and Assists in Range, with your Move if that gives more. Cards you draw on the way are not counted."

// fromAbilities returns the most Power that abilities add for certain where the viewer is or where their Move
// takes them after the hand, and the space that they must move to for that, or -1.
func (l *looking) fromAbilities(d engine.Decision, after engine.View) (most, at int) {
	most, at = l.usable(l.view, d.Seat), -1
	start := after.Space(d.Seat)
	if start < 0 {
		return most, at
	}
	dst, chance := new(engine.State), engine.NewRNG(uint64(after.Pending().Seq), engine.StreamChance)
	if !after.Deal(dst, &chance) {
		return most, at
	}
	seen, open := map[int]bool{start: true}, []*engine.State{dst}
	for len(open) > 0 { // the nearest spaces first
		s := open[0]
		open = open[1:]
		v := s.View(d.Seat)
		here := v.Space(d.Seat)
		if n := l.usable(v, d.Seat); n > most && l.asNow(v, here) {
			if most = n; here != l.view.Space(d.Seat) {
				at = here
			}
		}
		for _, o := range v.Pending().Options {
			if o.Kind != engine.OptStep || v.Card(o.Card).Owner != d.Seat || seen[int(o.N)] {
				continue
			}
			next := new(engine.State)
			s.CopyInto(next)
			if next.Apply(engine.Answer{Seq: v.Pending().Seq, Option: o}, nil) == nil && next.Pending().Kind == engine.DecideTurn {
				seen[int(o.N)] = true
				open = append(open, next)
			}
		}
	}
	return most, at
}

// asNow reports whether a space has the same cards as now. A card of the hand may move a Villain there, but
// only as the player chooses.
func (l *looking) asNow(v engine.View, space int) bool {
	z := v.Board().ZoneAt(card.LineUp, engine.NoSeat, space)
	return slices.Equal(v.Cards(z), l.view.Cards(z))
}

// inHand returns the Power that all playable cards of a viewer give for certain, played one after
// another. Those that take others from the hand are played last, if they are worth it. It also returns
// a game after that.
func (l *looking) inHand(d engine.Decision) (sum int, after engine.View) {
	var cards []engine.CardID
	for _, o := range d.Options {
		if o.Kind == engine.OptPlay && o.Seat == d.Seat && l.face(o.Card) != nil {
			cards = append(cards, o.Card)
		}
	}
	v := l.view
	for _, last := range [...]bool{false, true} {
		for i := 0; i < len(cards); i++ {
			o, ok := playable(v, d.Seat, cards[i])
			if !ok { // it has left the hand
				continue
			}
			dst := new(engine.State)
			gives, takes, ok := l.gain(v, o, dst)
			if gives = max(gives, art.PowerOf(l.face(o.Card))); takes > 0 && (!last || gives < takes) {
				continue
			}
			if sum += gives; ok {
				v = dst.View(d.Seat)
			}
			cards = slices.Delete(cards, i, i+1)
			i--
		}
	}
	return sum, v
}

// playable returns the answer with which a seat plays a card now, if there is one.
func playable(v engine.View, seat engine.SeatID, c engine.CardID) (engine.Option, bool) {
	options := v.Pending().Options
	i := slices.IndexFunc(options, func(o engine.Option) bool { return o.Kind == engine.OptPlay && o.Seat == seat && o.Card == c })
	if i < 0 {
		return engine.Option{}, false
	}
	return options[i], true
}

// usable returns the Power that the abilities offered to a seat in a game add for certain. They are used one
// after another, so none pays with what another has spent or with a card that gives as much.
func (l *looking) usable(v engine.View, seat engine.SeatID) (sum int) {
	for range mostUses {
		best, after := 0, (*engine.State)(nil)
		for _, o := range v.Pending().Options {
			if o.Kind != engine.OptUse || o.Seat != seat {
				continue
			}
			dst := new(engine.State)
			if gives, takes, ok := l.gain(v, o, dst); ok && gives-takes > best {
				best, after = gives-takes, dst
			}
		}
		if after == nil {
			break
		}
		sum += best
		v = after.View(seat)
	}
	return sum
}

// mostUses limits how many uses of abilities are counted, some of which have no limit.
const mostUses = 9

// gain returns the Power that an answer adds for certain, and the Power of the other cards that can
// no longer be played after it. It leaves in dst a game after it, if that can be foreseen.
func (l *looking) gain(v engine.View, o engine.Option, dst *engine.State) (gives, takes int, ok bool) {
	for len(l.spare) < board.SureCopies-1 {
		l.spare = append(l.spare, new(engine.State))
	}
	if gives, ok = board.SurePower(v, o, append([]*engine.State{dst}, l.spare...)); !ok {
		return 0, 0, false
	}
	left := dst.View(o.Seat)
	for _, p := range v.Pending().Options {
		if f := l.face(p.Card); f == nil || p == o || p.Kind != engine.OptPlay || p.Seat != o.Seat {
			continue
		} else if _, still := playable(left, o.Seat, p.Card); !still {
			takes += art.PowerOf(f)
		}
	}
	return gives, takes, true
}

// orderWords returns the words of a panel's tag: when the seat has its turn.
func (m *townMap) orderWords(s *mapSeat) string {
	switch {
	case s.seat != m.near:
		return s.order
	case s.order == "TURN":
		return "YOUR TURN"
	}
	return "YOU"
}

// orderTag returns the style and the width of the tag with these words.
func orderTag(words string, least float64) (st pen.Style, wide float64) {
	st = pen.Style{Font: pen.Display, Size: math.Max(17, least), Tracking: 1, Colour: pen.Ink}
	return st, pen.Measure(words, st) + 12
}

// panelName is the style of the name on a panel, leastName its least size, and nameBeside the room
// beside it and the tag.
var panelName = pen.Style{Font: pen.Display, Size: 26, Tracking: 1, Colour: pen.White}

const leastName, nameBeside = 20.0, 56.0

// shortName returns the place of a panel's name if it is shortened.
func (m *townMap) shortName(s *mapSeat) (at ui.Box, short bool) {
	_, tag := orderTag(m.orderWords(s), m.minRules)
	room := s.box.W - tag - nameBeside
	shown, _, _ := pen.FitName(s.name, room, panelName, leastName)
	return ui.BoxAt(s.box.X+38, s.box.Y+3, room, 32), shown != s.name
}
