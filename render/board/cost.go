package board

import (
	"fmt"
	"strconv"
	"strings"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// priced is a face with a cost that is not printed on it.
type priced struct {
	face *art.Face
	cost int
}

// Priced returns a face of a visible card with its current cost: the face itself if that is printed on
// it, or else a copy, which is always the same one.
func (sc *Scene) Priced(v engine.View, c engine.CardID, f *art.Face) *art.Face {
	if f == nil || f.Cost == "" || c == engine.NoCard || !v.Sees(c) {
		return f
	}
	now, printed := v.Cost(c), int(v.Face(c).Cost)
	if now == printed {
		return f
	}
	of := priced{f, now}
	if sc.priced[of] == nil {
		if sc.priced == nil {
			sc.priced = map[priced]*art.Face{}
		}
		k := *f
		k.Cost, k.Raised = strconv.Itoa(now), now > printed
		sc.priced[of] = &k
	}
	return sc.priced[of]
}

// CostWords explains why a card does not cost what is printed on it, as "Costs 10: 9 printed, +1 for
// Level 3", or returns "" if it does.
func CostWords(v engine.View, c engine.CardID) string {
	all := v.CostChanges(c)
	if len(all) == 0 {
		return ""
	}
	words := []string{fmt.Sprintf("Costs %d: %d printed", v.Cost(c), v.Face(c).Cost)}
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

// DrawCostSign draws a cost in its burst, centered on (x, y).
func DrawCostSign(c *ui.Canvas, cost int, x, y, size float64) {
	c.Spin(c.Art.CostBurst(strconv.Itoa(cost), pen.White, c.Pixels(size)).Image, x, y, 1, 1, 0, 1)
}
