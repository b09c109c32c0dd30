package card

import (
	"fmt"
	"strings"

	"lineup/engine"
)

// Filter says which cards an effect may touch. The zero Filter fits every card.
type Filter struct {
	Types   engine.Types // any of these
	Not     engine.Types // none of these
	MinCost int
	MaxCost int // 0 is no limit
	Odd     bool
	Even    bool
	Name    string
	OrName  string
	NotName string
	Other   bool // not this card itself
	Played  bool // played earlier this turn and still in play
	Gotten  bool // bought or gained this turn
}

// AnyCard fits every card.
var AnyCard = Filter{}

// Type fits cards of any of the given types.
func Type(ts ...engine.Types) Filter {
	var f Filter
	for _, t := range ts {
		f.Types |= t
	}
	return f
}

// Named fits cards of a name.
func Named(name string) Filter { return Filter{Name: name} }

// any tells whether the filter fits every card.
func (f Filter) any() bool { return f == AnyCard }

// Costing fits cards that cost from least to most; most 0 is no limit.
func Costing(least, most int) Filter { return Filter{MinCost: least, MaxCost: most} }

// CostingAtMost narrows a filter to cards of cost n or less.
func (f Filter) CostingAtMost(n int) Filter {
	f.MaxCost = n
	return f
}

var typeNames = [...]string{"Starter", "Hero", "Villain", "Super Power", "Equipment", "Location", "Weakness"}

func typeWords(t engine.Types) []string {
	var out []string
	for i, name := range typeNames {
		if t&(1<<i) != 0 {
			out = append(out, name)
		}
	}
	return out
}

// orList joins words as "a, b or c".
func orList(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
}

// noun is the filter as a noun, "Hero or Villain with cost 4 or less", in
// singular or plural.
func (f Filter) noun(plural bool) string {
	var heads []string
	switch {
	case f.OrName != "":
		heads = []string{f.Name, f.OrName}
	case f.Name != "":
		heads = []string{f.Name}
	case f.Types != 0:
		heads = typeWords(f.Types)
	case f.Not != 0:
		heads = []string{"non-" + orList(typeWords(f.Not))}
	default:
		heads = []string{"card"}
	}
	if plural {
		for i, h := range heads {
			heads[i] = pluralOf(h, f.Types == 0)
		}
	}
	out := orList(heads)
	if f.Other {
		out = "other " + out
	}
	switch {
	case f.MinCost > 0 && f.MaxCost == f.MinCost+1:
		out += fmt.Sprintf(" with cost %d or %d", f.MinCost, f.MaxCost)
	case f.MinCost > 0 && f.MaxCost > 0:
		out += fmt.Sprintf(" with cost from %d to %d", f.MinCost, f.MaxCost)
	case f.MinCost > 0:
		out += fmt.Sprintf(" with cost %d or more", f.MinCost)
	case f.MaxCost > 0:
		out += fmt.Sprintf(" with cost %d or less", f.MaxCost)
	}
	if f.Odd {
		out += " with odd cost"
	}
	if f.Even {
		out += " with even cost"
	}
	if f.Played {
		out += " you played earlier this turn"
	}
	if f.NotName != "" {
		out += ", but not a " + f.NotName
	}
	if f.Gotten {
		out += " you bought or gained this turn"
	}
	return out
}

func pluralOf(s string, named bool) string {
	switch {
	case s == "Equipment":
		return s
	case s == "Hero":
		return "Heroes"
	case strings.HasSuffix(s, "ness"):
		return s + "es"
	case strings.HasSuffix(s, "y") && !named:
		return s[:len(s)-1] + "ies"
	case strings.HasSuffix(s, "ch"):
		return s + "es"
	}
	return s + "s"
}

// a puts the right article before a noun.
func a(noun string) string {
	if strings.HasPrefix(noun, "Equipment") {
		return "an " + noun
	}
	if strings.ContainsRune("aeiouAEIO", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}

func (f Filter) check(c *checker) {
	if f.Not != 0 && (f.Types != 0 || f.Name != "") {
		c.fault("a filter wants some types and names, and shuts out others: there are no words for both")
	}
	if f.MaxCost > 0 && f.MaxCost < f.MinCost {
		c.fault("a filter wants cost from %d to %d", f.MinCost, f.MaxCost)
	}
	for _, n := range [...]string{f.Name, f.OrName, f.NotName} {
		if n != "" {
			c.names[n] = c.card
		}
	}
}

var placeNames = map[engine.Place]string{
	engine.Hand: "hand", engine.Discard: "discard pile", engine.Deck: "deck", engine.InPlay: "play",
	engine.LineUp: "the Line-Up", engine.MainDeck: "the main deck", engine.Under: "under", engine.Kicks: "the Kick stack",
	engine.Weaknesses: "the Weakness stack", engine.Villains: "the Super-Villain stack",
}

// places words a set of places, "your hand or discard pile", "the Line-Up".
func places(ps engine.Places, v voice) string {
	var yours, shared []string
	for p := engine.Place(0); p < engine.NumPlaces; p++ {
		if !ps.Has(p) {
			continue
		}
		if p >= engine.Heroes {
			yours = append(yours, placeNames[p])
		} else {
			shared = append(shared, placeNames[p])
		}
	}
	out := shared
	if ps == engine.Set(engine.Under) {
		return "under " + v.your() + " Super Hero"
	}
	if len(yours) > 0 {
		out = append(out, v.your()+" "+orList(yours))
	}
	return orList(out)
}
