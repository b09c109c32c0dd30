package position

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/standard"
)

// given is the setup that a file describes before its first move. It is only recorded; the game is
// laid out when something needs it.
type given struct {
	begun  bool // position() has been called
	tabled bool // table() has been called

	title string
	shows []string   // ids of the rules that the position shows
	game  *mode.Game // of the Plan that position() describes; its seats are the file's

	seats []givenSeat
	table givenTable
	town  givenTown
}

type givenSeat struct {
	name   string
	heroes []engine.FaceID
	cards  map[engine.Place][]engine.FaceID
	tokens int
	// rotated is how far cards in play are rotated, in quarters.
	rotated map[engine.FaceID]int
	at      string // the space of its Character, or "" if none
	// signatures are the numbers of its earned Signature cards, in Rebirth.
	signatures []int
	earlier    standard.EarlierSeat // its result in the first of two games
	after      bool                 // earlier is given
	team       string               // label of its team, in a competitive game
	defeated   []engine.FaceID      // its pile of Villains there, first defeated first
	secret     string               // its Secret Card, or "" if none, in Rebirth
	signed     bool                 // signatures are given
	wins       int                  // games won in a competitive campaign
}

type givenTable struct {
	active       string // "" for the first seat
	power        int
	kicks        int
	weaknesses   int
	played       []engine.FaceID
	shared       map[engine.Place][][]engine.FaceID // for each place, pile by pile
	move         int
	frozen       []engine.FaceID
	outside      []engine.FaceID // Super Heroes outside the game
	bench        bool            // outside is given
	villainDown  bool
	mainDeckOnly bool
	setup        bool // the rules set up the table; the file gives nothing of it
}

// The default contents of a table. The Punches under the main deck keep it from running out by
// accident.
const (
	fullKicks      = 16
	fullWeaknesses = 20
	townWeaknesses = 15
	punchesBelow   = 20
	maxCopies      = 100 // of Kicks or Weaknesses
)

func (g *given) seatNames() []string {
	var out []string
	for _, s := range g.seats {
		out = append(out, s.name)
	}
	return out
}

// open returns an error if nothing more can be given.
func (s *session) open(what string) error {
	switch {
	case !s.given.begun:
		return fmt.Errorf("%s before position(...)", what)
	case s.now.state != nil:
		return fmt.Errorf("%s after the game has begun: it belongs before the first move, reader or expectation", what)
	}
	return nil
}

// position begins a file.
func (s *session) position(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	g := &s.given
	if g.begun {
		return nil, fmt.Errorf("a second position(...): there is one in a file")
	}
	var plan mode.Plan
	seed := 1
	var shows, sets, variants *starlark.List
	var options *starlark.Dict
	err := starlark.UnpackArgs("position", args, kwargs, "title", &g.title, "rules?", &shows, "mode?", &plan.Mode,
		"profile?", &plan.Profile, "sets?", &sets, "seed?", &seed, "variants?", &variants, "options?", &options)
	if err != nil {
		return nil, err
	}
	if g.title == "" {
		return nil, fmt.Errorf("a position needs a title")
	}
	if g.shows, err = texts("rules", shows); err != nil {
		return nil, err
	}
	if plan.Sets, err = texts("sets", sets); err != nil {
		return nil, err
	}
	if plan.Variants, err = texts("variants", variants); err != nil {
		return nil, err
	}
	if plan.Options, err = settings(options); err != nil {
		return nil, err
	}
	switch {
	case sets != nil && len(plan.Sets) == 0:
		return nil, fmt.Errorf("sets: a position needs at least one")
	case seed < 0:
		return nil, fmt.Errorf("seed %d: it is a number from 0 on", seed)
	}
	plan.Seed = uint64(seed)
	if g.game, err = s.all.Prepare(plan); err != nil {
		return nil, err
	}
	s.book = g.game.Book
	g.begun = true
	g.table = s.emptyTable()
	g.town = usualTown(plan)
	return starlark.None, nil
}

// emptyTable returns a table with the defaults.
func (s *session) emptyTable() givenTable {
	t := givenTable{kicks: fullKicks, weaknesses: fullWeaknesses, shared: map[engine.Place][][]engine.FaceID{}}
	if s.town() {
		t.kicks, t.weaknesses = 0, townWeaknesses
	}
	return t
}

// settings returns the options of a Plan.
func settings(options *starlark.Dict) (out mode.Options, err error) {
	if options == nil {
		return nil, nil
	}
	for _, item := range options.Items() {
		name, ok := starlark.AsString(item[0])
		if !ok {
			return nil, fmt.Errorf("options: %s is not the name of an option", item[0])
		}
		switch v := item[1].(type) {
		case starlark.String:
			out = out.With(name, string(v))
		case starlark.Int:
			out = out.With(name, v.String())
		case starlark.Bool:
			out = out.With(name, strconv.FormatBool(bool(v)))
		case *starlark.Dict:
			var parts []string
			for _, pair := range v.Items() {
				key, ok1 := starlark.AsString(pair[0])
				value, ok2 := starlark.AsString(pair[1])
				if !ok1 || !ok2 {
					return nil, fmt.Errorf("options: %s is a dictionary of words", name)
				}
				parts = append(parts, key+"="+value)
			}
			out = out.With(name, strings.Join(parts, ","))
		default:
			return nil, fmt.Errorf("options: %s is set to a %s: it takes a number, a word, True or False, or a dictionary of words", name, v.Type())
		}
	}
	return out, nil
}

// seat adds a seat to the table.
func (s *session) seat(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if err := s.open("seat(...)"); err != nil {
		return nil, err
	}
	if err := s.known(kwargs, townSeat, noTownSeat); err != nil {
		return nil, err
	}
	var g givenSeat
	var c townSeatArgs
	var hero, team starlark.Value = starlark.None, starlark.None
	var rotated *starlark.Dict
	var hand, deck, discard, inPlay, under, onHero, champions *starlark.List
	if err := starlark.UnpackArgs("seat", args, kwargs, append([]any{"name", &g.name, "hero?", &hero, "hand?", &hand, "deck?", &deck,
		"discard?", &discard, "in_play?", &inPlay, "under?", &under, "on_hero?", &onHero, "vp_tokens?", &g.tokens, "team?", &team,
		"earlier?", &g.earlier.Points, "earlier_villains?", &g.earlier.Villains, "at??", &g.at, "champions?", &champions, "rotated?", &rotated}, c.params()...)...); err != nil {
		return nil, err
	}
	g.after = slices.ContainsFunc(kwargs, func(k starlark.Tuple) bool {
		word, _ := starlark.AsString(k[0])
		return strings.HasPrefix(word, "earlier")
	})
	switch {
	case g.name == "":
		return nil, fmt.Errorf("a seat needs a name")
	case slices.Contains(s.given.seatNames(), g.name):
		return nil, fmt.Errorf("a second seat %q", g.name)
	case len(s.given.seats) == engine.MaxSeats:
		return nil, fmt.Errorf("seat %q: a game has at most %d seats", g.name, engine.MaxSeats)
	case team != starlark.None && !s.town() && !s.given.game.Mode.Teams:
		return nil, fmt.Errorf("team: there are no teams in the mode %q", s.given.game.Mode.ID)
	case g.after && !slices.Contains(s.given.game.Plan.Variants, standard.Halves):
		return nil, fmt.Errorf("earlier: there is an earlier game only with the variant %q", standard.Halves)
	case g.tokens < 0 || g.tokens > 1000:
		return nil, fmt.Errorf("vp_tokens %d: it is a number from 0 to 1000", g.tokens)
	}
	if team != starlark.None {
		g.team = strings.Trim(team.String(), `"`)
	}
	var err error
	if g.heroes, err = s.heroes(hero); err != nil {
		return nil, err
	}
	if g.at != "" && !(s.town() && isTile(g.at)) { // tiles are checked later
		if _, err := s.space("at", g.at, nil); err != nil {
			return nil, err
		}
	}
	g.cards = map[engine.Place][]engine.FaceID{}
	for _, l := range []struct {
		name  string
		place engine.Place
		cards *starlark.List
	}{
		{"hand", engine.Hand, hand}, {"deck", engine.Deck, deck}, {"discard", engine.Discard, discard},
		{"in_play", engine.InPlay, inPlay}, {"under", card.Under, under}, {"on_hero", s.heroPlace(), onHero}, {"champions", card.Champions, champions},
	} {
		if l.cards == nil {
			continue
		}
		if _, err := s.row(l.name, l.place); err != nil {
			return nil, err
		}
		if g.cards[l.place], err = s.facesIn(l.place, l.name, l.cards); err != nil {
			return nil, err
		}
	}
	if g.rotated, err = s.rotations(rotated, g.cards[engine.InPlay]); err != nil {
		return nil, err
	}
	if err := c.read(s, &g); err != nil {
		return nil, err
	}
	s.given.seats = append(s.given.seats, g)
	return starlark.None, nil
}

// rotations reads how far the cards that a seat has in play are rotated, in quarters.
func (s *session) rotations(given *starlark.Dict, inPlay []engine.FaceID) (map[engine.FaceID]int, error) {
	if given == nil {
		return nil, nil
	}
	if _, err := s.counter("rotated", card.Rotation.Name); err != nil {
		return nil, err
	}
	out := map[engine.FaceID]int{}
	for _, item := range given.Items() {
		faces, err := s.faces("rotated", starlark.NewList([]starlark.Value{item[0]}))
		if err != nil {
			return nil, err
		}
		n, err := starlark.AsInt32(item[1])
		if err != nil || n < 0 || n > 3 {
			return nil, fmt.Errorf("rotated: %s is rotated by %s: write a number of quarters from 0 to 3", item[0], item[1])
		}
		if !slices.Contains(inPlay, faces[0]) {
			return nil, fmt.Errorf("rotated: %s is not in in_play", item[0])
		}
		out[faces[0]] = n
	}
	return out, nil
}

// heroes reads a seat's heroes: none, a name, or a list of names.
func (s *session) heroes(v starlark.Value) ([]engine.FaceID, error) {
	var names []string
	switch v := v.(type) {
	case starlark.NoneType:
	case starlark.String:
		names = []string{string(v)}
	case *starlark.List:
		var err error
		if names, err = texts("hero", v); err != nil {
			return nil, err
		}
	default:
		return nil, fmt.Errorf("hero: a name or a list of names, not a %s", v.Type())
	}
	var out []engine.FaceID
	for _, n := range names {
		f, err := s.face(n, true)
		if err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}

// superVillain returns the Super-Villain with the name of a face, for a place that only holds Super-Villains. A name
// with a set means that face.
func (s *session) superVillain(name string, f engine.FaceID) engine.FaceID {
	faces := s.book.Library().Faces
	if faces[f].SuperVillain || strings.Contains(name, "@") {
		return f
	}
	for i := range faces {
		if faces[i].SuperVillain && faces[i].Name == faces[f].Name {
			return engine.FaceID(i)
		}
	}
	return f
}

// superVillains reads a list of names of Super-Villains.
func (s *session) superVillains(what string, l *starlark.List) ([]engine.FaceID, error) {
	out, err := s.faces(what, l)
	if err != nil {
		return nil, err
	}
	for i, f := range out {
		name, _ := starlark.AsString(l.Index(i))
		if out[i] = s.superVillain(name, f); !s.book.Library().Faces[out[i]].SuperVillain {
			return nil, fmt.Errorf("%s: %s is not a Super-Villain", what, s.nameOf(out[i]))
		}
	}
	return out, nil
}

// facesIn reads a list of names of cards in a place.
func (s *session) facesIn(p engine.Place, what string, l *starlark.List) ([]engine.FaceID, error) {
	if p == card.Villains || p == card.Champions {
		return s.superVillains(what, l)
	}
	return s.faces(what, l)
}

// faces reads a list of card names.
func (s *session) faces(what string, l *starlark.List) ([]engine.FaceID, error) {
	names, err := texts(what, l)
	if err != nil {
		return nil, err
	}
	out := make([]engine.FaceID, len(names))
	for i, n := range names {
		if out[i], err = s.face(n, false); err != nil {
			return nil, fmt.Errorf("%s: %w", what, err)
		}
		switch s.book.Card(out[i]).Kind {
		case card.Piece:
			return nil, fmt.Errorf("%s: %s is a piece, no card", what, n)
		case card.Rule, card.Secret, card.SideMission:
			if s.town() {
				return nil, fmt.Errorf("%s: %s is a rule, no card", what, n)
			}
		default:
		}
	}
	return out, nil
}
