package standard

import (
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// The options of the tournament profile.
const (
	Time   = "time"   // the number of the turn in which time is called, or 0 if none
	Banned = "banned" // names of banned cards and Super Heroes
)

// maxTime is the last turn in which time can be called.
const maxTime = 300

// turnsLeft is the name of the number of turns left, which is 0 until it is known.
const turnsLeft = "turns left"

// tournamentTells is the text of the page of tournament rules.
var tournamentTells = []mode.Passage{
	mode.Tell("Weaknesses", "C-006 C-102",
		"A destroyed Weakness returns to the Weakness stack. Weakness is a card type of its own for effects that count or compare types."),
	mode.Tell("Super-Villains", "C-038",
		"You can buy the Super-Villain on the stack only if you have bought nothing else this turn."),
	mode.Tell("Cards under a Super Hero", "C-016",
		"A card under a Super Hero is face up."),
	mode.Tell("Ties", "C-131 A-12.050",
		"If still tied after VP and Super-Villains, the player who defeated a Super-Villain most recently wins; then the player latest in turn order."),
	mode.Tell("Time limit (if set)", "A-9.020",
		"If time is called during the first player's turn, finish the round. Otherwise, finish the round and play one more."),
	mode.Tell("Banned cards (if any)", "A-11.030",
		"Banned cards are left out of the setup."),
}

// standardTells is the text of the page of standard rules.
var standardTells = []mode.Passage{
	mode.Tell("Weaknesses", "C-006 C-102",
		"A destroyed Weakness leaves the game. A Weakness has no card type."),
	mode.Tell("Super-Villains", "C-038",
		"You may buy the Super-Villain on the stack before or after other cards."),
	mode.Tell("Hidden cards", "C-016",
		"Only the Super Hero's player may look at a card under it."),
	mode.Tell("Ties", "C-131",
		"If VP and Super-Villains are tied, share the win."),
}

func tournamentOptions() []mode.Option {
	return []mode.Option{
		{Name: Time, Says: "the turn in which time is called: finish the round, plus one more unless it is the first player's turn; 0 for no limit",
			Numbers: mode.Range{Min: 0, Max: maxTime}},
		{Name: Banned, Says: "cards and Super Heroes to leave out, separated by commas", Text: bannedText, Names: true,
			Confirm: "Ban these", Hint: "Bane, Superman"},
	}
}

// tournament changes the rules to those of organized play.
func tournament(m *mode.Mode, _ mode.Plan) error {
	m.Print = append(m.Print, func(c *card.Card) {
		if c.Kind == card.Weakness {
			c.Extra = engine.WeaknessType // C-006
			c.Grave = card.Weaknesses     // C-102
		}
	})
	for i := range m.Table.Acts {
		if o := &m.Table.Acts[i]; o.Defeat {
			o.Only = &card.NothingBought // C-038
		}
	}
	m.Table.Row(card.Under).Sight = engine.Open // C-016
	m.Table.TeamworkAtRandom = true
	m.LateTies = true // C-131
	left := m.Table.Count(engine.Number{Name: turnsLeft, Of: engine.OfTable, Max: maxTime + 2*engine.MaxSeats, Untold: true})
	return m.Table.StepBefore("pass", card.Step{Name: "time", Do: card.If(card.AtLeast(left, 1), card.Number(left, -1),
		card.If(card.Below(left, 1), card.End(engine.Nobody, card.ClockOut, "the game is over")))})
}

// lastTurn returns the number of a game's last turn if time is called in a turn, both from 1. The
// current round is finished, plus one more unless it was the first seat's turn.
func lastTurn(called, seats int) int {
	seat := (called-1)%seats + 1
	if seat == 1 {
		return called + seats - 1
	}
	return called + seats - seat + seats
}

// dealTime lays out the number of turns if time is called in one.
func dealTime(b *engine.Builder, g *mode.Game) {
	at := slices.IndexFunc(g.Mode.Table.Numbers, func(n engine.Number) bool { return n.Name == turnsLeft })
	if at < 0 {
		return
	}
	if called := g.Number(Time); called > 0 {
		b.Set(engine.OwnNumbers+engine.NumberID(at), engine.NoSeat, lastTurn(called, len(g.Plan.Seats)))
	}
}

// bannedText reads the option and returns each name once, in alphabetical order.
func bannedText(value string) (string, error) {
	var names []string
	for _, name := range strings.Split(value, ",") {
		if name = strings.TrimSpace(name); name != "" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return strings.Join(slices.Compact(names), ","), nil
}

// bannedFaces returns the banned cards and Super Heroes. Where cards of several sets bear a name, it needs
// the set, as in "Solomon Grundy@base". A card and a Super Hero of one name in one set are both banned, unless
// it has a type, as in "Shazam!@super_power". The error names one that does not exist, that means several
// cards, or that a game needs.
func bannedFaces(g *mode.Game) (map[engine.FaceID]bool, error) {
	if _, ok := g.Mode.Option(Banned); !ok || g.Word(Banned) == "" {
		return nil, nil
	}
	out := map[engine.FaceID]bool{}
	for _, full := range strings.Split(g.Word(Banned), ",") {
		name, of, _ := strings.Cut(full, "@")
		var sets []string
		for i := range g.Book.Library().Faces {
			c := g.Book.Card(engine.FaceID(i))
			set := g.Book.Library().Faces[i].Set
			if c.Name != name || of != "" && of != set && of != c.Kind.String() {
				continue
			}
			switch c.Kind {
			case card.Starter, card.Kick, card.Weakness:
				return nil, mode.Fault(Banned, "%s can't be banned: every game needs it", name)
			}
			out[engine.FaceID(i)] = true
			if !slices.Contains(sets, set) {
				sets = append(sets, set)
			}
		}
		switch {
		case len(sets) == 0:
			return nil, mode.Fault(Banned, "no card or Super Hero in this game is named %q", full)
		case len(sets) > 1:
			return nil, mode.Fault(Banned, "%s is in several sets: write %s@%s", name, name, strings.Join(sets, " or "+name+"@"))
		}
	}
	for seat := range engine.SeatID(len(g.Plan.Seats)) {
		for _, f := range g.Heroes(seat) {
			if out[f] {
				return nil, mode.Fault(Banned, "%s is banned, but player %d has picked it", g.Book.Card(f).Name, seat+1)
			}
		}
	}
	return out, nil
}
