package standard

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Halves is what positions and flags call the variant.
const Halves = "halves"

// EarlierOption is what the second of two games says about the first: the seed it was played
// with, and of each seat the points and the Super-Villains, as in "42/31:2,28:3". A game that
// says nothing is the first.
const EarlierOption = "earlier"

// halvesTells is what the page of the variant tells.
var halvesTells = []mode.Passage{
	mode.Tell("Two games", "V-008.1 V-008.5",
		"The main decks of two sets are shuffled together and cut in two. The first game is played with one half, the second with the other. Each has Super-Villains of both sets; chance decides which set's own one lies on top first."),
	mode.Tell("Between them", "V-008.3 V-008.4",
		"For the second game Super Heroes are chosen anew: who had the fewest points chooses first. A click on the main deck then shows which cards the first game had."),
	mode.Tell("Who wins", "V-008.2 V-008.5",
		"Who has the most points in both games together; of equal ones, who has more Super-Villains in both. Then the win is shared."),
}

// halves returns two games with two sets, each with half of all cards; who has most points in
// both together wins (V-008).
func halves(m *mode.Mode, _ mode.Plan) error {
	t := &m.Table
	order := t.Count(engine.Number{Name: chooses, Of: engine.OfSeat, Max: engine.MaxSeats, Untold: true})
	m.Next = func(g *mode.Game, s *engine.State) (mode.Plan, bool) {
		_, second := EarlierOf(g)
		return secondGame(g, s), !second
	}
	m.Seen = func(g *mode.Game) []engine.FaceID {
		if _, second := EarlierOf(g); !second {
			return nil
		}
		first, _, err := HalfDecks(g)
		if err != nil {
			panic("standard: a game that has begun has no half decks: " + err.Error())
		}
		return first
	}
	return t.Replace("heroes", card.DraftHeroes(m.Heroes, order, card.OutOfGame))
}

// Earlier is what the first of two games has come to.
type Earlier struct {
	Seed  uint64
	Seats []EarlierSeat
}

// EarlierSeat is what one seat has come to in it.
type EarlierSeat struct{ Points, Villains int }

// String returns it as the option writes it.
func (e Earlier) String() string {
	seats := make([]string, len(e.Seats))
	for i, s := range e.Seats {
		seats[i] = fmt.Sprintf("%d:%d", s.Points, s.Villains)
	}
	return strconv.FormatUint(e.Seed, 10) + "/" + strings.Join(seats, ",")
}

// maxEarlier is more points than any game brings.
const maxEarlier = 10000

// earlierOption returns the option with what the first game has come to.
func earlierOption() mode.Option {
	return mode.Option{Name: EarlierOption, Says: "what the first of two games has come to: its seed, and of each seat points and Super-Villains, as in 42/31:2,28:3",
		Text: func(value string) (string, error) {
			e, err := parseEarlier(value)
			return e.String(), err
		}}
}

func parseEarlier(value string) (e Earlier, err error) {
	seed, seats, ok := strings.Cut(value, "/")
	if e.Seed, err = strconv.ParseUint(seed, 10, 64); !ok || err != nil {
		return e, fmt.Errorf("%q does not begin with the seed of the first game and a stroke, as 42/31:2,28:3 does", value)
	}
	for _, part := range strings.Split(seats, ",") {
		points, villains, ok := strings.Cut(part, ":")
		p, err1 := strconv.Atoi(points)
		v, err2 := strconv.Atoi(villains)
		if !ok || err1 != nil || err2 != nil || p < -maxEarlier || p > maxEarlier || v < 0 || v > maxEarlier {
			return e, fmt.Errorf("%q is not POINTS:SUPER-VILLAINS of a seat", part)
		}
		e.Seats = append(e.Seats, EarlierSeat{p, v})
	}
	return e, nil
}

// EarlierOf returns what the first game has come to, if this one is the second.
func EarlierOf(g *mode.Game) (e Earlier, second bool) {
	if _, has := g.Mode.Option(EarlierOption); !has || g.Word(EarlierOption) == "" {
		return Earlier{}, false
	}
	e, err := parseEarlier(g.Word(EarlierOption))
	if err != nil {
		panic("standard: an option is set to what was refused: " + err.Error())
	}
	return e, true
}

// secondGame returns the plan of the second game after a first one: the same players with the
// other half of the cards.
func secondGame(g *mode.Game, s *engine.State) mode.Plan {
	e := Earlier{Seed: g.Plan.Seed}
	for _, a := range g.Count(s).Accounts {
		e.Seats = append(e.Seats, EarlierSeat{a.Total, a.Villains})
	}
	p := g.Plan
	p.Options, p.Seats, p.Seed, p.Heroes = p.Options.With(EarlierOption, e.String()), slices.Clone(p.Seats), 0, mode.Random
	for i := range p.Seats {
		p.Seats[i].Heroes = nil // they are chosen anew (V-008.3)
	}
	return p
}

// HalfDecks returns the cards of the main decks of two games, the first one's first: all there
// are, shuffled by the seed of the first game and cut.
func HalfDecks(g *mode.Game) (first, second []engine.FaceID, err error) {
	from, err := supplies(g)
	if err != nil {
		return nil, nil, err
	}
	seed := g.Plan.Seed
	if e, ok := EarlierOf(g); ok {
		seed = e.Seed
	}
	var all []engine.FaceID
	for i := range g.Book.Library().Faces {
		if c := g.Book.Card(engine.FaceID(i)); c.Kind.MainDeck() && supplied(g, from, engine.FaceID(i)) {
			all = append(all, slices.Repeat([]engine.FaceID{engine.FaceID(i)}, c.Copies)...)
		}
	}
	chance := engine.NewRNG(seed, engine.StreamDie) // these games roll no die
	engine.Shuffle(all, &chance)
	return all[:(len(all)+1)/2], all[(len(all)+1)/2:], nil
}

// fromFewest returns the seats of a second game in the order in which they choose their heroes:
// who had least first (V-008.3).
func fromFewest(g *mode.Game, e Earlier) ([]engine.SeatID, error) {
	if len(e.Seats) != len(g.Plan.Seats) {
		return nil, mode.Fault(EarlierOption, "it tells of %d seats: this game has %d", len(e.Seats), len(g.Plan.Seats))
	}
	order := make([]engine.SeatID, len(e.Seats))
	for i := range order {
		order[i] = engine.SeatID(i)
	}
	slices.SortStableFunc(order, func(x, y engine.SeatID) int { return cmp.Compare(e.Seats[x].Points, e.Seats[y].Points) })
	return order, nil
}
