package standard

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Mix is the name of the variant in positions and flags, and of its option.
const Mix = "mix"

// mixTells is the text of the variant's page.
var mixTells = []mode.Passage{
	mode.Tell("The cards", "V-007.1 V-007.4 V-007.5",
		"There are six card types: Equipment, Locations, Super-Villains, Heroes, Super Powers, and Villains. Three types come from one set and three from the other. The Super-Villains come with their own set's opener."),
	mode.Tell("The Super Heroes", "V-007.2",
		"The Super Heroes of both sets are shuffled together. A player who has picked none is dealt two and keeps one."),
}

// mixed are the card types that come from one of two sets, three from each, in written order
// (V-007.5).
var mixed = []card.Kind{card.Equipment, card.Location, card.SuperVillain, card.Hero, card.SuperPower, card.Villain}

// twoSets is the number of sets in a mixed game and in one of two halves (V-007, V-008).
var twoSets = mode.Range{Min: 2, Max: 2}

// mixOption returns the option for the set that supplies each type.
func mixOption() mode.Option {
	return mode.Option{Name: Mix, Text: mixText, Shares: &mode.Shares{Things: mixedWords, Of: mixedFrom, Moved: mixMoved},
		Says: "the set for each card type, three from each set: equipment=SET,location=SET,super_villain=SET,hero=SET,super_power=SET,villain=SET"}
}

// mixedWords are the names of these types for people.
var mixedWords = []string{"Equipment", "Locations", "Super-Villains", "Heroes", "Super Powers", "Villains"}

// mixedFrom returns the set of each type in a Plan, or half of the types from each set by default.
func mixedFrom(p mode.Plan) []string {
	if len(p.Sets) < 2 {
		return nil
	}
	out := make([]string, len(mixed))
	for i := range mixed {
		out[i] = p.Sets[2*i/len(mixed)]
	}
	text, _ := p.Options.Value(Mix)
	for i, part := range strings.Split(text, ",") {
		if _, set, ok := strings.Cut(part, "="); ok && i < len(out) {
			out[i] = set
		}
	}
	return out
}

// mixMoved returns the option with type i from the other set. The next type from that set after it
// changes sets as well, because both supply the same number.
func mixMoved(p mode.Plan, i int) string {
	from := mixedFrom(p)
	for k := range from {
		other := (i + k) % len(from)
		if from[other] != from[i] {
			from[i], from[other] = from[other], from[i]
			break
		}
	}
	for k, kind := range kindNames() {
		from[k] = kind + "=" + from[k]
	}
	return strings.Join(from, ",")
}

// mixText reads the option and returns it in the order of mixed.
func mixText(value string) (string, error) {
	from := map[string]string{}
	var out []string
	for _, part := range strings.Split(value, ",") {
		kind, set, _ := strings.Cut(part, "=")
		at := slices.IndexFunc(mixed, func(k card.Kind) bool { return k.String() == kind })
		switch {
		case set == "":
			return "", fmt.Errorf("%q is not TYPE=SET", part)
		case at < 0:
			return "", fmt.Errorf("%q is not a card type: use %s", kind, strings.Join(kindNames(), ", "))
		case from[kind] != "":
			return "", fmt.Errorf("%s has two sets", kind)
		}
		from[kind] = set
	}
	count := map[string]int{}
	for _, kind := range kindNames() {
		if from[kind] == "" {
			return "", fmt.Errorf("%s has no set: set one for each of %s", kind, strings.Join(kindNames(), ", "))
		}
		count[from[kind]]++
		out = append(out, kind+"="+from[kind])
	}
	for _, set := range slices.Sorted(maps.Keys(count)) {
		if count[set] != len(mixed)/2 {
			return "", fmt.Errorf("%s supplies %d card types: each set must supply %d", set, count[set], len(mixed)/2)
		}
	}
	return strings.Join(out, ","), nil
}

func kindNames() []string {
	out := make([]string, len(mixed))
	for i, k := range mixed {
		out[i] = k.String()
	}
	return out
}

// supplied reports whether a card comes from the set for its type.
func supplied(g *mode.Game, from map[card.Kind]string, f engine.FaceID) bool {
	set := from[g.Book.Card(f).Kind]
	return set == "" || set == g.Book.Library().Faces[f].Set
}

// supplies returns the set that supplies each card type, or nil if all sets supply all.
func supplies(g *mode.Game) (map[card.Kind]string, error) {
	if !slices.Contains(g.Plan.Variants, Mix) {
		return nil, nil
	}
	out := map[card.Kind]string{}
	for i, set := range mixedFrom(g.Plan) {
		if !slices.Contains(g.Plan.Sets, set) {
			return nil, mode.Fault(Mix, "%s is not one of this game's sets (%s)", set, strings.Join(g.Plan.Sets, ", "))
		}
		out[mixed[i]] = set
	}
	return out, nil
}
