package board

import (
	"fmt"
	"strings"

	"lineup/engine"
)

// CostWords explains why a card does not cost what is printed on it, as "Costs 10: 9 on the card, +1
// for Level 3", or returns "" if it does.
func CostWords(v engine.View, c engine.CardID) string {
	all := v.CostChanges(c)
	if len(all) == 0 {
		return ""
	}
	words := []string{fmt.Sprintf("Costs %d: %d on the card", v.Cost(c), v.Face(c).Cost)}
	for i, k := range all {
		name := costSource(v, k.Source)
		sum, again := 0, false
		for j, o := range all {
			if costSource(v, o.Source) == name {
				sum += o.N
				again = again || j < i
			}
		}
		if sum != 0 && !again {
			words = append(words, fmt.Sprintf("%+d for %s", sum, name))
		}
	}
	if len(words) == 1 {
		return ""
	}
	return strings.Join(words, ", ")
}

// costSource returns the name of a card that changes costs.
func costSource(v engine.View, c engine.CardID) string {
	if c == engine.NoCard || v.Face(c) == nil {
		return "an effect"
	}
	return v.Face(c).Name
}
