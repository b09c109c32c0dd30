package standard_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/testgame"
)

// The words in which a game is recorded. Numeric values and String methods of the engine may
// change, but these words stay. A value that is not listed here fails its test.
var (
	questionWords = map[engine.DecisionKind]string{
		engine.DecideTurn:   "turn",
		engine.DecidePick:   "pick",
		engine.DecideMay:    "may",
		engine.DecideChoose: "choose",
		engine.DecideDefend: "defend",
		engine.DecideOrder:  "order",
		engine.DecideHero:   "hero",
	}
	optionWords = map[engine.OptionKind]string{
		engine.OptEnd:     "end",
		engine.OptPlay:    "play",
		engine.OptBuy:     "buy",
		engine.OptCard:    "take",
		engine.OptDone:    "done",
		engine.OptYes:     "yes",
		engine.OptNo:      "no",
		engine.OptLabel:   "effect",
		engine.OptDefend:  "defend with",
		engine.OptReveal:  "reveal",
		engine.OptSuffer:  "suffer",
		engine.OptTrigger: "trigger",
	}
	verbWords = map[engine.Verb]string{
		engine.VerbNone:    "",
		engine.VerbDestroy: "destroy",
		engine.VerbDiscard: "discard",
		engine.VerbGain:    "gain",
		engine.VerbPass:    "pass left",
		engine.VerbAside:   "set aside",
		engine.VerbPlay:    "play",
		engine.VerbBorrow:  "borrow",
		engine.VerbReplay:  "play again",
		engine.VerbHold:    "remember",
	}
	putWords = map[engine.Place]string{
		engine.Hand:   "into hand",
		engine.Deck:   "on the deck",
		card.LineUp:   "into the Line-Up",
		card.Under:    "under the hero",
		card.Villains: "on the stack",
	}
	endWords = map[engine.Reason]string{
		card.LineUpShort: "the Line-Up cannot be filled",
		card.VillainsOut: "no Super-Villain is left",
	}
	// places are in printing order.
	places = []struct {
		place engine.Place
		word  string
		seats bool // each seat has one
	}{
		{engine.Heroes, "heroes", true},
		{card.Under, "under the hero", true},
		{engine.Hand, "hand", true},
		{engine.InPlay, "in play", true},
		{engine.Discard, "discard pile", true},
		{engine.Deck, "deck", true},
		{card.LineUp, "Line-Up", false},
		{card.MainDeck, "main deck", false},
		{card.Villains, "Super-Villains", false},
		{card.Kicks, "Kicks", false},
		{card.Weaknesses, "Weaknesses", false},
		{engine.Destroyed, "destroyed", false},
		{engine.SetAside, "set aside", false},
		{card.OutOfGame, "box", false},
	}
)

// zone returns the cards of a place, top first.
func zone(s *engine.State, p engine.Place, seat engine.SeatID) []engine.CardID {
	return s.Cards(s.Zone(p, seat))
}

// placeOf returns the place and the seat of a zone.
func placeOf(s *engine.State, z engine.ZoneID) (engine.Place, engine.SeatID) {
	p, seat, _ := s.Board().At(z)
	return p, seat
}

// verbWord returns the word for a verb and its destination.
func verbWord(r *recorder, v engine.Verb, p engine.Place, under bool) string {
	switch {
	case v != engine.VerbPut:
		return word(r, verbWords, v)
	case p == engine.Deck && under:
		return "under the deck"
	}
	return word(r, putWords, p)
}

// recorder records a game in words as seen by an onlooker who sees every card.
type recorder struct {
	t     *testing.T
	game  *mode.Game
	state *engine.State
	out   strings.Builder
	zones map[string][]string // as last printed
}

// record plays a game with the option whose index choose returns as the answer, and returns that
// game in words.
func record(t *testing.T, p mode.Plan, choose func(*engine.State) int) string {
	t.Helper()
	var events engine.Events
	g := testgame.Build(t, catalog.Shipped, p)
	s, err := g.Deal(&events)
	if err != nil {
		t.Fatal(err)
	}
	r := recorder{t: t, game: g, state: s, zones: map[string][]string{}}
	villains, ok := p.Options.Value(standard.Villains)
	if !ok {
		villains = "0" // the usual number
	}
	r.line("seed %d: %d seats, profile %q, %s Super-Villains", p.Seed, len(p.Seats), p.Profile, villains)
	r.happened(&events)
	r.table()
	for n := 0; s.Over() == engine.NotOver; n++ {
		if n > 50000 {
			t.Fatalf("seed %d does not end\n%v", p.Seed, s)
		}
		d, turn := s.Pending(), s.Turn().Number
		i := choose(s)
		if i < 0 || i >= len(d.Options) {
			t.Fatalf("question %d: the player chose option %d of %d\n%v", n, i, len(d.Options), s)
		}
		r.question(n, d, i)
		if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[i]}, &events); err != nil {
			t.Fatalf("question %d: %v", n, err)
		}
		r.happened(&events)
		if s.Over() == engine.NotOver && s.Turn().Number != turn {
			r.line("after turn %d: %s", turn, r.standing())
			r.table()
		}
	}
	r.line("the game is over after turn %d, %s: %s", s.Turn().Number, word(&r, endWords, s.Over()), r.standing())
	clear(r.zones) // print every zone
	r.table()
	return r.out.String()
}

func (r *recorder) line(format string, args ...any) { fmt.Fprintf(&r.out, format+"\n", args...) }

// word returns the word for a kind. A kind without one fails the test.
func word[K comparable](r *recorder, words map[K]string, k K) string {
	w, ok := words[k]
	if !ok {
		r.t.Fatalf("%T %v has no word: add it to its table in record_test.go", k, k)
	}
	return w
}

func (r *recorder) name(c engine.CardID) string {
	if c == engine.NoCard {
		return "no card"
	}
	return r.state.Face(c).Name
}

func (r *recorder) seat(s engine.SeatID) string {
	if s == engine.NoSeat {
		return "nobody"
	}
	return fmt.Sprintf("seat %d", s)
}

// where returns a zone in words: "hand of 0".
func (r *recorder) where(z engine.ZoneID) string {
	p, seat := placeOf(r.state, z)
	for _, known := range places {
		switch {
		case known.place != p:
		case known.seats:
			return fmt.Sprintf("%s of %d", known.word, seat)
		default:
			return known.word
		}
	}
	r.t.Fatalf("place %v has no word: add it to places in record_test.go", p)
	return ""
}

// lies returns a card and its zone.
func (r *recorder) lies(c engine.CardID) string {
	return fmt.Sprintf("%s (%s)", r.name(c), r.where(r.state.Card(c).Zone))
}

// question writes a question in one line; the option taken has a star.
func (r *recorder) question(n int, d engine.Decision, taken int) {
	r.t.Helper()
	fmt.Fprintf(&r.out, "question %d, %s, Power %d, %s", n, r.seat(d.Seat), r.state.Number(engine.Power, engine.NoSeat), word(r, questionWords, d.Kind))
	if v := verbWord(r, d.Verb, d.To.Place, d.To.Under); v != "" {
		fmt.Fprintf(&r.out, ", %s", v)
	}
	if d.Kind == engine.DecidePick {
		fmt.Fprintf(&r.out, ", %d to %d", d.Min, d.Max)
	}
	if d.Kind == engine.DecideMay && d.It != engine.NoCard {
		fmt.Fprintf(&r.out, ", about %s", r.lies(d.It))
	}
	if d.Source != engine.NoCard {
		fmt.Fprintf(&r.out, ", for %s", r.name(d.Source))
	}
	sep := ":"
	for i, o := range d.Options {
		r.out.WriteString(sep + " ")
		if i == taken {
			r.out.WriteByte('*')
		}
		r.out.WriteString(r.option(o))
		sep = ";"
	}
	r.out.WriteByte('\n')
}

func (r *recorder) option(o engine.Option) string {
	w := word(r, optionWords, o.Kind)
	switch o.Kind {
	case engine.OptLabel:
		return fmt.Sprintf("%s %q", w, r.game.Book.Label(o.N))
	case engine.OptTrigger:
		w += " of " + r.lies(o.Card)
		if c := r.state.SetOff(o); c != engine.NoCard {
			w += " set off by " + r.name(c)
		}
	default:
		if o.Card != engine.NoCard {
			w += " " + r.lies(o.Card)
		}
	}
	return w
}

// happened writes the events, each in a line, and empties the list.
func (r *recorder) happened(ev *engine.Events) {
	r.t.Helper()
	for _, e := range ev.List {
		text := r.event(e)
		if text == "" {
			continue
		}
		if e.Source != engine.NoCard && e.Source != e.Card {
			text += ", for " + r.name(e.Source)
		}
		r.line("  %s", text)
	}
	ev.Reset()
}

// event returns an event in words, without the card that caused it. It leaves out unlisted kinds of
// events because new ones must not change recorded games.
func (r *recorder) event(e engine.Event) string {
	who, name := r.seat(e.Seat), r.name(e.Card)
	switch e.Kind {
	case engine.TurnBegan:
		return fmt.Sprintf("turn %d of %s", e.N, who)
	case engine.CardPlayed:
		if e.N == 1 {
			return fmt.Sprintf("%s played %s again", who, name)
		}
		return fmt.Sprintf("%s played %s", who, name)
	case engine.CardBought:
		return fmt.Sprintf("%s bought %s for %d", who, name, e.N)
	case engine.CardGained:
		return fmt.Sprintf("%s gained %s", who, name)
	case engine.CardMoved:
		text := fmt.Sprintf("%s moved %s from %s to %s", who, name, r.where(e.From), r.where(e.To))
		to, _ := placeOf(r.state, e.To)
		if v := verbWord(r, e.Verb, to, e.Under); v != "" {
			text += ", " + v
		}
		return text
	case engine.CardShown:
		return fmt.Sprintf("%s revealed %s in %s", who, name, r.where(e.From))
	case engine.CardLookedAt:
		return fmt.Sprintf("%s looked at %s in %s", who, name, r.where(e.From))
	case engine.HandShown:
		return fmt.Sprintf("%s revealed a hand of %d", who, e.N)
	case engine.PowerChanged:
		return fmt.Sprintf("%s %+d Power", who, e.N)
	case engine.DeckShuffled:
		return fmt.Sprintf("%s shuffled %d cards into a deck", who, e.N)
	case engine.AttackMade:
		return fmt.Sprintf("Attack by %s", who)
	case engine.AttackAvoided:
		return fmt.Sprintf("%s avoided the Attack with %s", who, name)
	case engine.AttackHit:
		return fmt.Sprintf("%s was hit", who)
	case engine.TriggerFired:
		return fmt.Sprintf("%s: the ability of %s works", who, name)
	case engine.ChoiceMade:
		return fmt.Sprintf("%s chose %q", who, r.game.Book.Label(e.N))
	case engine.VillainAppeared:
		return fmt.Sprintf("%s appeared", name)
	case engine.VillainFell:
		return fmt.Sprintf("%s defeated %s", who, name)
	case engine.HeroTurned:
		if e.N == 1 {
			return fmt.Sprintf("%s turned %s face down", who, name)
		}
		return fmt.Sprintf("%s turned %s face up", who, name)
	case engine.TurnEnded:
		return fmt.Sprintf("%s ended the turn", who)
	case engine.GameEnded:
		return fmt.Sprintf("the game ended: %s", word(r, endWords, engine.Reason(e.N)))
	default: // see above
	}
	return ""
}

// standing returns the scores, the Super-Villains owned, and the winners.
func (r *recorder) standing() string {
	score := r.game.Count(r.state)
	var points, villains []int
	for _, a := range score.Accounts {
		points, villains = append(points, a.Total), append(villains, a.Villains)
	}
	return fmt.Sprintf("scores %v, Super-Villains %v, winning %v, Power %d",
		points, villains, score.Winners, r.state.Number(engine.Power, engine.NoSeat))
}

// table writes the zones that have changed since they were last written, with
// their cards from the top.
func (r *recorder) table() {
	r.t.Helper()
	cards := 0
	for _, p := range places {
		if !p.seats {
			cards += r.pile(p.word, zone(r.state, p.place, engine.NoSeat))
			continue
		}
		for seat := range engine.SeatID(r.state.Seats()) {
			cards += r.pile(fmt.Sprintf("%s of %d", p.word, seat), zone(r.state, p.place, seat))
		}
	}
	if cards != r.state.NumCards() {
		r.t.Fatalf("%d of %d cards lie in places without a word: add these to places in record_test.go",
			r.state.NumCards()-cards, r.state.NumCards())
	}
}

// pile writes a zone if it has changed and returns the number of its cards.
func (r *recorder) pile(name string, cards []engine.CardID) int {
	now := make([]string, len(cards))
	for i, c := range cards {
		now[i] = r.name(c)
		if r.state.Card(c).Down() {
			now[i] += " (face down)"
		}
	}
	if before := r.zones[name]; !slices.Equal(before, now) {
		r.zones[name] = now
		r.line("  %s: %s", name, change(before, now))
	}
	return len(cards)
}

// change returns the cards of a zone for a reader who knows the previous ones.
func change(before, now []string) string {
	more := len(now) - len(before)
	switch {
	case len(now) == 0:
		return "empty"
	case more < 0 && slices.Equal(now, before[-more:]):
		return fmt.Sprintf("the top %d gone, %d left", -more, len(now))
	case more > 0 && len(before) > 0 && slices.Equal(now[more:], before):
		return fmt.Sprintf("%s on top of the %d before", list(now[:more]), len(before))
	}
	return list(now)
}

// list returns cards in words, with equal neighbors counted.
func list(cards []string) string {
	var out []string
	for i := 0; i < len(cards); {
		n := 1
		for i+n < len(cards) && cards[i+n] == cards[i] {
			n++
		}
		text := cards[i]
		if n > 1 {
			text = fmt.Sprintf("%d %s", n, text)
		}
		out = append(out, text)
		i += n
	}
	return strings.Join(out, ", ")
}
