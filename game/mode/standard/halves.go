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

// Halves is the name of the variant in positions and flags.
const Halves = "halves"

// EarlierOption is the option by which the second of two games gives the first one's seed and each
// seat's points and Super-Villains, as in "42/31:2,28:3". A game without it is the first.
const EarlierOption = "earlier"

// halvesTells is the text of the variant's page.
var halvesTells = []mode.Passage{
	mode.Tell("Two games", "V-008.1 V-008.5",
		"Shuffle the main decks of two sets together and split them in half. Play one game with each half. Each game draws Super-Villains from both sets; a coin flip chooses which set's opener starts on top."),
	mode.Tell("The second game", "V-008.3 V-008.4",
		"Choose Super Heroes again for the second game, lowest score first. Click the main deck to see which cards the first game used."),
	mode.Tell("Who wins", "V-008.2 V-008.5",
		"Add the VP of both games. The highest total wins. If tied, the player with more Super-Villains over both games wins. If still tied, share the win."),
}

// halves makes two games with two sets, each with half of all cards. The most points in both games
// win (V-008).
func halves(m *mode.Mode, p mode.Plan) error {
	if err := withoutPacks("the two games divide the cards of two base sets")(m, p); err != nil {
		return err
	}
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

// Earlier is the result of the first of two games.
type Earlier struct {
	Seed  uint64
	Seats []EarlierSeat
}

// EarlierSeat is the result of one seat in it.
type EarlierSeat struct{ Points, Villains int }

// String returns the result as the option's text.
func (e Earlier) String() string {
	seats := make([]string, len(e.Seats))
	for i, s := range e.Seats {
		seats[i] = fmt.Sprintf("%d:%d", s.Points, s.Villains)
	}
	return strconv.FormatUint(e.Seed, 10) + "/" + strings.Join(seats, ",")
}

// maxEarlier is higher than any game's points.
const maxEarlier = 10000

// earlierOption returns the option for the first game's result.
func earlierOption() mode.Option {
	return mode.Option{Name: EarlierOption, Says: "the first game's result: its seed, then VP and Super-Villains per seat, as in 42/31:2,28:3",
		Text: func(value string) (string, error) {
			e, err := parseEarlier(value)
			return e.String(), err
		}}
}

func parseEarlier(value string) (e Earlier, err error) {
	seed, seats, ok := strings.Cut(value, "/")
	if e.Seed, err = strconv.ParseUint(seed, 10, 64); !ok || err != nil {
		return e, fmt.Errorf("%q must start with the first game's seed and a slash, as in 42/31:2,28:3", value)
	}
	for _, part := range strings.Split(seats, ",") {
		points, villains, ok := strings.Cut(part, ":")
		p, err1 := strconv.Atoi(points)
		v, err2 := strconv.Atoi(villains)
		if !ok || err1 != nil || err2 != nil || p < -maxEarlier || p > maxEarlier || v < 0 || v > maxEarlier {
			return e, fmt.Errorf("%q must be VP:SUPER-VILLAINS", part)
		}
		e.Seats = append(e.Seats, EarlierSeat{p, v})
	}
	return e, nil
}

// EarlierOf returns the first game's result; second reports whether this game is the second.
func EarlierOf(g *mode.Game) (e Earlier, second bool) {
	if _, has := g.Mode.Option(EarlierOption); !has || g.Word(EarlierOption) == "" {
		return Earlier{}, false
	}
	e, err := parseEarlier(g.Word(EarlierOption))
	if err != nil {
		panic("standard: an option was refused: " + err.Error())
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
		p.Seats[i].Heroes = nil // they are chosen again (V-008.3)
	}
	return p
}

// HalfDecks returns the main-deck cards of both games: all cards, shuffled by the first game's seed
// and cut.
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
	chance := engine.NewRNG(seed, engine.StreamDie) // these games do not roll a die
	engine.Shuffle(all, &chance)
	return all[:(len(all)+1)/2], all[(len(all)+1)/2:], nil
}

// fromFewest returns the seats of a second game in the order in which they choose heroes, fewest
// points first (V-008.3).
func fromFewest(g *mode.Game, e Earlier) ([]engine.SeatID, error) {
	if len(e.Seats) != len(g.Plan.Seats) {
		return nil, mode.Fault(EarlierOption, "it has %d seats; this game has %d", len(e.Seats), len(g.Plan.Seats))
	}
	order := make([]engine.SeatID, len(e.Seats))
	for i := range order {
		order[i] = engine.SeatID(i)
	}
	slices.SortStableFunc(order, func(x, y engine.SeatID) int { return cmp.Compare(e.Seats[x].Points, e.Seats[y].Points) })
	return order, nil
}
