package menu

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/ui"
)

// column is the account of one seat.
type column struct {
	box   ui.Box
	seat  engine.SeatID
	name  string
	kind  string
	total string
	notes []string // what the seat has done, a sentence each
	said  []string // the same in the lines they take
	won   bool
	hero  *art.Face
	// second is the other hero of a player with two, or nil.
	second   *art.Face
	lines    []resultLine
	scrolled ui.Scroll
}

type resultLine struct {
	words, points string
	said          string // the part of the words in this line, if they take several
	more          bool   // it goes on with the words of the line above
	rate          string // the rule of points that vary, or ""
	face          *art.Face
}

// winners returns the heroes of one or two winners, with each winner's second hero after the first
// ones. It returns none with more than four players, who leave no room.
func (r *Result) winners() []*art.Face {
	var out []*art.Face
	if len(r.score.Accounts) > 4 {
		return nil
	}
	winners := r.score.Winners
	for i := range r.score.Accounts {
		if r.together && r.saved {
			winners = append(winners, r.score.Accounts[i].Seat)
		}
	}
	for _, of := range []func(engine.SeatID) *art.Face{r.hero, r.second} {
		for _, w := range winners {
			if f := of(w); f != nil && len(out) < 2 {
				out = append(out, f)
			}
		}
	}
	return out
}

// hero returns the face of a seat's first Super Hero, or nil if there is none.
func (r *Result) hero(s engine.SeatID) *art.Face {
	v := r.match.View(engine.NoSeat)
	if heroes := v.Cards(v.Zone(engine.Heroes, s)); len(heroes) > 0 {
		return &r.program.Faces[v.Card(heroes[0]).Face]
	}
	return nil
}

// second returns the face of a seat's other Super Hero, or nil if there is none.
func (r *Result) second(s engine.SeatID) *art.Face {
	v := r.match.View(engine.NoSeat)
	if heroes := v.Cards(v.Zone(engine.Heroes, s)); len(heroes) > 1 && r.match.Heroes() > 1 {
		return &r.program.Faces[v.Card(heroes[1]).Face]
	}
	return nil
}

// ranked returns the accounts, the winners first and then by the points that decide. Where all win or
// lose together they are in seat order.
func (r *Result) ranked() []mode.Account {
	out := slices.Clone(r.score.Accounts)
	if r.together {
		return out
	}
	lost := func(a mode.Account) int {
		if slices.Contains(r.score.Winners, a.Seat) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(out, func(x, y mode.Account) int {
		return cmp.Or(cmp.Compare(lost(x), lost(y)), cmp.Compare(y.Sum(), x.Sum()), cmp.Compare(y.Villains, x.Villains))
	})
	return out
}

// column returns the account of a seat.
func (r *Result) column(acc mode.Account, did match.Deeds) column {
	seat := r.match.Seat(acc.Seat)
	c := column{seat: acc.Seat, name: strings.ToUpper(seat.Name), kind: r.program.Players.ButtonWords(seat.Player), total: fmt.Sprint(acc.Total),
		won: slices.Contains(r.score.Winners, acc.Seat) || r.together && r.saved}
	c.hero, c.second = r.hero(acc.Seat), r.second(acc.Seat)
	turns := grammar.TurnsOf(did.Turns, int(r.match.View(engine.NoSeat).Turn().Number))
	if r.together {
		c.total = ""
		var n int
		c.lines, n = r.owned(acc.Seat)
		defeated := "Defeated no Super-Villain"
		if len(did.Defeated) > 0 {
			defeated = "Defeated " + card.AndList(did.Defeated)
		}
		c.notes = []string{defeated, turns + " · deck at the end: " + grammar.Cards(n)}
		return c
	}
	note := grammar.Count(acc.Villains, "Super-Villain", "Super-Villains")
	if n := len(did.Defeated); n > acc.Villains { // some were destroyed, or are another player's now
		note = fmt.Sprintf("%s left of %d defeated", note, n)
	}
	if r.match.LateTies() && acc.Defeat > 0 {
		note += ", the latest in " + grammar.Turn(int(acc.Defeat))
	}
	c.notes = []string{turns + " · " + note}
	if len(acc.Also) > 0 {
		c.notes = append(c.notes, grammar.Capital(r.sum(acc)))
	}
	tokens := acc.Tokens != 0 // among the cards by their points, as a long list ends out of view
	tell := func(less int) {
		if tokens && acc.Tokens > less {
			c.lines = append(c.lines, resultLine{words: grammar.Plural(acc.Tokens, "VP token", "VP tokens"), points: fmt.Sprint(acc.Tokens)})
			tokens = false
		}
	}
	for _, l := range acc.Sorted(r.match.Book()) {
		tell(l.VP)
		face := &r.program.Faces[l.Face]
		c.lines = append(c.lines, resultLine{words: counted(l.Copies, r.match.Book().Called(l.Face)), points: fmt.Sprint(l.VP), rate: r.match.Book().Card(l.Face).VP.Rate(), face: face})
	}
	tell(0)
	return c
}

// sum returns the words for a seat's total with the points added to it.
func (r *Result) sum(acc mode.Account) string {
	var parts []string
	for _, p := range acc.Also {
		if p.Partner == engine.NoSeat {
			parts = append(parts, fmt.Sprintf("first game %d", p.Points))
		} else {
			parts = append(parts, r.match.Seat(p.Partner).Name)
		}
	}
	return fmt.Sprintf("with %s: %d", strings.Join(parts, ", "), acc.Sum())
}

// owned returns the cards of a seat at the end of a game without points, by name, and their number.
// The Super Heroes are not among them, because their portraits are shown.
func (r *Result) owned(s engine.SeatID) (lines []resultLine, all int) {
	copies := map[engine.FaceID]int{}
	var ids []engine.FaceID
	for c := engine.CardID(1); int(c) <= r.match.NumCards(); c++ {
		f, ok := r.match.Owned(c, s)
		if !ok || r.program.Faces[f].Oversized() {
			continue
		}
		if copies[f]++; copies[f] == 1 {
			ids = append(ids, f)
		}
		all++
	}
	slices.SortFunc(ids, func(a, b engine.FaceID) int {
		return cmp.Or(strings.Compare(r.program.Faces[a].Name, r.program.Faces[b].Name), cmp.Compare(a, b))
	})
	for _, f := range ids {
		lines = append(lines, resultLine{words: counted(copies[f], r.match.Book().Called(f)), face: &r.program.Faces[f]})
	}
	return lines, all
}

// counted returns the words for n copies of a card.
func counted(n int, name string) string {
	if n > 1 {
		return fmt.Sprintf("%d × %s", n, name)
	}
	return name
}

// sums returns the deciding totals if they are more than single scores: those of partners or of two
// games.
func (r *Result) sums() string {
	var out []string
	var told engine.Seats
	v := r.match.View(engine.NoSeat)
	for _, acc := range r.score.Accounts {
		if len(acc.Also) == 0 || told.Has(acc.Seat) {
			continue
		}
		side := v.Side(acc.Seat)
		told |= side
		var names []string
		for _, other := range r.score.Accounts {
			if side.Has(other.Seat) {
				names = append(names, r.match.Seat(other.Seat).Name)
			}
		}
		out = append(out, fmt.Sprintf("%s %d", strings.Join(names, " and "), acc.Sum()))
	}
	if len(out) == 0 {
		return ""
	}
	return " Points: " + strings.Join(out, ", ") + "."
}
