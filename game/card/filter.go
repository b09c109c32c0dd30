package card

import (
	"fmt"
	"strings"

	"lineup/engine"
)

// Filter selects the cards an effect may use. The zero Filter fits every card.
type Filter struct {
	Types    engine.Types // any of these
	Not      engine.Types // none of these
	MinCost  int
	MaxCost  int           // 0 means no limit
	Free     bool          // cost 0
	Odd      bool          // odd cost
	Even     bool          // even cost, 0 included
	Family   string        // words in its name (C-008)
	Traits   engine.Traits // all of these
	Name     string        // this name
	OrName   string        // or this one
	NotName  string        // any but this one
	Other    bool          // not this card itself
	Played   bool          // played earlier this turn and still in play
	Gotten   bool          // bought or gained this turn
	Super    bool          // a Super-Villain by title (C-007)
	FaceUp   bool          // it is face up
	New      bool          // not chosen or shown by this text
	Mine     bool          // it is the seat's own
	Roams    bool          // it has every Destination of the ring
	AtGoal   bool          // it is at its Destination
	Menaces  bool          // it is at its Destination or in the seat's space (R-TRN-02)
	Bears    Counter       // it has at least one of this number
	OfHero   bool          // it is a card of the seat's own Super Hero (R-SIG-01)
	Called   bool          // it has the name that this text has named: see NameCard
	AtMostIt bool          // it costs no more than the card at hand, which the text has destroyed
	LikeIt   bool          // it shares a type with the card at hand, which the text has discarded
	CostsIt  bool          // it costs the same as the card at hand
	NotMine  bool          // it is not the seat's own
	Repeats  bool          // it has the name of a card the seat has played this turn
	ByVP     bool          // its VP are from MinVP to MaxVP: see WorthAtMost
	MinVP    int
	MaxVP    int
	This     bool          // it is this card itself, which has no words
	Twin     bool          // another card there shares its name
	AlsoIn   engine.Places // a card in these places shares its name, which has no words
	Noted    bool          // this text has shown it, which has no words
	Bare     Counter       // it has none of this number, which has no words
	In       engine.Places // it is in one of these places; 0 is anywhere. It has no words
	Or       *Filter       // it may fit this one instead, which has no words
}

// AnyCard fits every card.
var AnyCard = Filter{}

// Type fits cards of any of the given kinds' types.
func Type(ks ...Kind) Filter {
	var f Filter
	for _, k := range ks {
		f.Types |= k.Types()
	}
	return f
}

// AnyType is the set of all types. A Weakness has none (R-CMP-04).
const AnyType = engine.Starter | engine.Hero | engine.Villain | engine.SuperPower | engine.Equipment | engine.Location | engine.Basic

// AnyTyped fits cards with a type, in a set of rules where a Weakness has one too.
var AnyTyped = Filter{Types: AnyType | engine.WeaknessType}

// NotType fits cards of none of the given kinds' types.
func NotType(ks ...Kind) Filter { return Filter{Not: Type(ks...).Types} }

// Family fits cards with these words in their names (C-008).
func Family(words string) Filter { return Filter{Family: words} }

// With fits cards whose text box has an Attack, a Defense, or an Ongoing text.
func With(t engine.Traits) Filter { return Filter{Traits: t} }

// Named fits cards with a name.
func Named(name string) Filter { return Filter{Name: name} }

// any reports whether the filter fits every card.
func (f Filter) any() bool { return f == AnyCard }

// Costing fits cards that cost from least to most; most 0 means no limit.
func Costing(least, most int) Filter { return Filter{MinCost: least, MaxCost: most} }

// CostingAtMost narrows a filter to cards of cost n or less.
func (f Filter) CostingAtMost(n int) Filter {
	f.MaxCost = n
	return f
}

var typeNames = [...]string{"Starter", "Hero", "Villain", "Super Power", "Equipment", "Location", "Weakness", "Basic"}

// TypeNames returns the names of card types.
func TypeNames(t engine.Types) []string {
	var out []string
	for i, name := range typeNames {
		if t&(1<<i) != 0 {
			out = append(out, name)
		}
	}
	return out
}

// orList joins words as "a or b" or "a, b, or c".
func orList(words []string) string { return joined(words, "or") }

// AndList joins words as "a and b" or "a, b, and c".
func AndList(words []string) string { return joined(words, "and") }

func joined(words []string, by string) string {
	if len(words) < 3 {
		return strings.Join(words, " "+by+" ")
	}
	return strings.Join(words[:len(words)-1], ", ") + ", " + by + " " + words[len(words)-1]
}

// noun returns the filter as a noun, singular or plural: "Hero or Villain with cost 4 or less".
func (f Filter) noun(plural bool) string {
	var heads []string
	switch {
	case f.OrName != "":
		heads = []string{f.Name, f.OrName}
	case f.Name != "":
		heads = []string{f.Name}
	case f.Family != "":
		heads = []string{f.Family}
	case f.Types&^engine.WeaknessType == AnyType:
		heads = []string{"typed card"}
	case f.Super && f.Types != 0:
		heads = []string{"Super-Villain"}
	case f.Types != 0:
		heads = TypeNames(f.Types)
		if f.Types&engine.Basic != 0 {
			heads[len(heads)-1] = "Basic card"
		}
	case f.Not != 0:
		heads = []string{"non-" + strings.Join(TypeNames(f.Not), ", non-") + " card"}
	case f.Traits != 0:
		heads = []string{traitWord(f.Traits) + " card"}
	case f.Super:
		heads = []string{"Super-Villain"}
	default:
		heads = []string{"card"}
	}
	if plural {
		for i, h := range heads {
			heads[i] = pluralOf(h)
		}
	}
	out := orList(heads)
	switch Rotation {
	case f.Bears:
		out = "rotated " + out
	case f.Bare:
		out = "upright " + out
	}
	if f.FaceUp {
		out = "face-up " + out
	}
	if f.Mine {
		out = "own " + out
	}
	if f.Other || f.New {
		out = "other " + out
	}
	return out + f.cost() + f.tail()
}

// cost returns the part of the noun about the cost.
func (f Filter) cost() string {
	out := ""
	switch {
	case f.MinCost > 0 && f.MaxCost == f.MinCost+1:
		out += fmt.Sprintf(" with cost %d or %d", f.MinCost, f.MaxCost)
	case f.MinCost > 0 && f.MaxCost > 0:
		out += fmt.Sprintf(" with cost from %d to %d", f.MinCost, f.MaxCost)
	case f.MinCost > 0:
		out += fmt.Sprintf(" with cost %d or more", f.MinCost)
	case f.Free:
		out += " with cost 0"
	case f.MaxCost > 0:
		out += fmt.Sprintf(" with cost %d or less", f.MaxCost)
	}
	if f.Odd {
		out += " with odd cost"
	}
	if f.Even {
		out += " with even cost"
	}
	return out
}

// playedNames are the words for cards with names that were played, and playedBriefly those of a title.
const playedNames, playedBriefly = " with the name of a card you have played this turn", " with a name you have played"

// tail returns the end of the noun.
func (f Filter) tail() string {
	out := ""
	if f.Played {
		out += " you played earlier this turn"
	}
	if f.NotName != "" {
		out += ", but not a " + f.NotName
	}
	if f.Gotten {
		out += " you bought or gained this turn"
	}
	switch {
	case f.AtGoal:
		out += " at its Destination"
	case f.Menaces:
		out += " at its Destination or in your space"
	case f.Bears.Name != "" && f.Bears != Rotation:
		out += " with " + withArticle(f.Bears.Name+" token")
	case f.AtMostIt:
		out += " that costs no more than the destroyed card"
	case f.LikeIt:
		out += " of that type"
	case f.CostsIt:
		out += " with the same cost"
	case f.Twin:
		out += " that shares its name with another"
	case f.NotMine:
		out += " you don't own"
	case f.Repeats:
		out += playedNames
	case f.ByVP && f.MaxVP < 100:
		out += fmt.Sprintf(" with %d VP or less", f.MaxVP)
	case f.ByVP:
		out += fmt.Sprintf(" with %d VP or more", f.MinVP)
	case f.Called:
		out += " with that name"
	case f.OfHero:
		out += " of your Super Hero"
	case f.Roams:
		out += " whose Destination is every Location"
	}
	return out
}

func traitWord(t engine.Traits) string {
	switch t {
	case engine.HasAttack:
		return "Attack"
	case engine.HasDefense:
		return "Defense"
	case engine.HasAssist:
		return "Assist"
	case engine.HasMove:
		return "Move"
	}
	return "Ongoing"
}

func pluralOf(s string) string {
	switch {
	case s == "Equipment":
		return s
	case strings.HasSuffix(s, "Hero"):
		return s + "es"
	case strings.HasSuffix(s, "ness"):
		return s + "es"
	case strings.HasSuffix(s, "ch"):
		return s + "es"
	}
	return s + "s"
}

// withArticle puts the right article before a noun.
func withArticle(noun string) string {
	if rest, other := strings.CutPrefix(noun, "other "); other {
		return "another " + rest
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
	c.counter(f.Bears)
	c.counter(f.Bare)
	if f.Or != nil {
		f.Or.check(c)
	}
	for _, n := range [...]string{f.Name, f.OrName, f.NotName} {
		if n != "" {
			c.names[n] = c.card
		}
	}
}
