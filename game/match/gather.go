package match

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
)

// Gathered returns log lines with equal plays, and equal purchases, of a player in one line each, and
// those about cards that are moved or revealed in the same way one after the other, or drawn before and after a
// reshuffle without a line. Only lines of the same kind are between those that share a line, so that no
// cause is parted from its effect.
func Gathered(lines []Line) []Line {
	var out, first []Line // first holds the first line of each line of out
	var times []int
	var moved []string        // the cards named in the last line
	var cards []engine.CardID // the same cards
	for _, l := range lines {
		i := len(out) - 1
		if i >= 0 && l.Resumes && out[i].Drew > 0 && out[i].Seat == l.Seat {
			n := out[i].Drew + l.Drew
			out[i].Text = strings.Replace(out[i].Text, draws(out[i].Drew), draws(n), 1)
			out[i].Card, out[i].Drew = engine.NoCard, n
			continue
		}
		if i >= 0 && l.joins(first[i]) {
			if l.Kind == engine.CardShown && slices.Contains(cards, l.Card) {
				continue // the same card again
			}
			moved, cards = append(moved, l.What), append(cards, l.Card)
			before, after := first[i].around()
			out[i].Text = before + card.AndList(grammar.Counted(moved)) + after
			continue
		}
		moved, cards = []string{l.What}, []engine.CardID{l.Card}
		for ; i >= 0 && gathers(l) && out[i].Kind == l.Kind && out[i].Seat == l.Seat; i-- {
			if first[i].Text == l.Text && first[i].Face == l.Face {
				break
			}
		}
		if i < 0 || !gathers(l) || first[i].Text != l.Text || first[i].Face != l.Face || first[i].Kind != l.Kind {
			out, first, times = append(out, l), append(first, l), append(times, 1)
			continue
		}
		times[i]++
		out[i].Text = repeated(first[i].Text, first[i].Kind, times[i])
	}
	return out
}

// joins reports whether two lines differ only in which card they name.
func (l Line) joins(to Line) bool {
	before, after := l.around()
	a, b := to.around()
	return l.What != "" && to.What != "" && l.Kind == to.Kind && l.Seat == to.Seat && before == a && after == b
}

// around returns the text before and after the name of the moved card.
func (l Line) around() (before, after string) { return l.Text[:l.At], l.Text[l.At+len(l.What):] }

// gathers reports whether equal lines like this one share a line.
func gathers(l Line) bool {
	return (l.Kind == engine.CardPlayed || l.Kind == engine.CardBought) && l.Card != engine.NoCard && !strings.Contains(l.Text, " again")
}

// repeated returns the text of a play or a purchase that happened n times.
func repeated(text string, k engine.EventKind, n int) string {
	times := fmt.Sprintf(" ×%d", n)
	if k == engine.CardBought {
		if i := strings.LastIndex(text, " for "); i >= 0 {
			return text[:i] + times + text[i:] + " each"
		}
		return text + times
	}
	what, gains, ok := strings.Cut(text, " (")
	if !ok {
		return text + times
	}
	gains = strings.TrimSuffix(gains, ")")
	power := 0
	if _, err := fmt.Sscanf(gains, "+%d Power", &power); err == nil && gains == fmt.Sprintf("+%d Power", power) {
		return fmt.Sprintf("%s%s (+%d Power)", what, times, n*power)
	}
	return what + times + " (" + gains + " each)"
}
