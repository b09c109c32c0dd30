package card

import (
	"fmt"
	"strings"

	"lineup/engine"
)

// Text is the rules text of a card, one paragraph a line, made from its effects.
func (c *Card) Text() string {
	var lines []string
	add := func(head string, clauses []string) {
		if len(clauses) > 0 {
			lines = append(lines, head+sentences(clauses))
		}
	}
	if c.Play != nil {
		var plain []string
		for _, clause := range c.Play.words(second) {
			if strings.HasPrefix(clause, "Attack: ") {
				add("", plain)
				plain = nil
				lines = append(lines, "Attack: "+sentence(strings.TrimPrefix(clause, "Attack: ")))
				continue
			}
			plain = append(plain, clause)
		}
		add("", plain)
	}
	for _, w := range c.Ongoing {
		head := "Ongoing: "
		if c.Kind == SuperHero || w.On == engine.OnGainThis {
			head = ""
		}
		add(head, []string{w.clause(false)})
	}
	if d := c.Defense; d != nil {
		how := "discard this card to avoid an Attack"
		if d.Shows {
			how = "reveal this card from your hand to avoid an Attack. It stays in your hand"
		}
		clauses := []string{how}
		if d.Then != nil {
			clauses = append(clauses, d.Then.words(second)...)
		}
		add("Defense: ", clauses)
	}
	if c.Arrival != nil {
		add("First Appearance, Attack: ", c.Arrival.words(second))
	}
	if c.Fallen != nil {
		add("When this is defeated: ", c.Fallen.words(second))
	}
	if c.StartsFirst {
		lines = append(lines, "You take the first turn of the game.")
	}
	if c.Opens {
		lines = append(lines, "Starts the game on top of the Super-Villain stack.")
	}
	if len(lines) == 0 {
		lines = append(lines, "No effect.")
	}
	if c.VP.Star() {
		lines = append(lines, c.VP.words())
	}
	return strings.Join(lines, "\n")
}

func (p Points) words() string {
	f := p.Filter
	f.Other = p.Other
	if p.Need > 0 {
		return fmt.Sprintf("Worth %d VP at the end if you own %d or more %s; otherwise 0.", p.Each, p.Need, f.noun(true))
	}
	return fmt.Sprintf("Worth %d VP at the end for each %s you own.", p.Each, f.noun(false))
}

// Keywords are the labels on the card's type strip: Attack, Defense, Ongoing,
// First Appearance.
func (c *Card) Keywords() []string {
	var out []string
	if c.Play != nil && hasAttack(c.Play) {
		out = append(out, "Attack")
	}
	if c.Defense != nil {
		out = append(out, "Defense")
	}
	for _, w := range c.Ongoing {
		if c.Kind != SuperHero && w.On != engine.OnGainThis {
			out = append(out, "Ongoing")
			break
		}
	}
	if c.Arrival != nil {
		out = append(out, "First Appearance")
	}
	return out
}

func hasAttack(e Effect) bool {
	switch e := e.(type) {
	case sequence:
		for _, s := range e {
			if hasAttack(s) {
				return true
			}
		}
	case each:
		return e.code == engine.OpAttack
	}
	return false
}

// Stars is the victory points as the card shows them: a number or an asterisk,
// nothing on an oversized hero.
func (c *Card) Stars() string {
	switch {
	case c.Kind == SuperHero:
		return ""
	case c.VP.Star():
		return "*"
	}
	return fmt.Sprint(c.VP.N)
}
