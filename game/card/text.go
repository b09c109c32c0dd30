package card

import (
	"fmt"
	"strings"

	"lineup/engine"
)

// Text returns the rules text of a card, made from its effects, with one paragraph per line.
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
			head, does, ok := cutAttack(clause)
			if !ok {
				plain = append(plain, clause)
				continue
			}
			add("", plain)
			plain = nil
			lines = append(lines, head+sentence(does))
		}
		add("", plain)
	}
	for _, w := range c.Ongoing {
		head := "Ongoing: "
		if c.Kind == SuperHero || c.rules() || w.On == engine.OnGainThis || w.From != 0 && !w.From.Has(InPlay) {
			head = ""
		}
		if c.Kind == Rule || c.Kind == SideMission { // they speak to every player
			w.Whose = engine.You
			if w.In == engine.All && w.On != engine.OnEnter && w.On != engine.OnHit && w.On != engine.OnDefeat && w.On != engine.OnLay && w.On != engine.OnDestroy {
				w.In = engine.You
			}
		}
		add(head, []string{w.clause(false)})
	}
	for _, u := range c.Uses {
		add("", []string{u.clause()})
	}
	for _, d := range c.Changes {
		head := "Ongoing: "
		if c.Kind == SuperHero || c.rules() || d.From != 0 && !d.From.Has(InPlay) {
			head = ""
		}
		add(head, []string{d.clause()})
	}
	for _, d := range c.Defenses {
		add("Defense: ", d.clauses())
	}
	if c.Assist {
		add(fmt.Sprintf("Assist, Range %d: ", c.Range), []string{"in another player's turn you may play this card; it works for that player"})
	}
	if c.Attack != nil {
		add("Attack: ", c.Attack.words(second))
	}
	if c.Relentless {
		add("", []string{"a Defense that is only shown does not help against its Attack"})
	}
	if c.After != nil {
		add("Then: ", c.After.words(second))
	}
	switch {
	case c.Goal == Everywhere:
		add("", []string{"every Location is its Destination"})
	case c.Goal > 0:
		add("", []string{fmt.Sprintf("destination %d", c.Goal)})
	}
	if c.Stack != "" {
		add("", []string{"here lies the Basic stack of " + c.Stack})
	}
	if c.Arrival != nil {
		add("First Appearance, Attack: ", c.Arrival.words(second))
	}
	if c.Fallen != nil {
		head := "When this is defeated: "
		if c.Attack != nil {
			head = "Reward: "
		}
		add(head, c.Fallen.words(second))
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

// rules reports whether the card prints only rules, with nothing for a player to do with it.
func (c *Card) rules() bool {
	return c.Kind == Rule || c.Kind == Secret || c.Kind == SideMission || c.Kind == Event
}

// cutAttack splits the mark of an Attack from the clause with its effect.
func cutAttack(clause string) (head, does string, ok bool) {
	for _, head := range [...]string{"Attack: ", attackIn} {
		if does, ok := strings.CutPrefix(clause, head); ok {
			return head, does, true
		}
	}
	return "", "", false
}

func (p Points) words() string {
	f := p.Filter
	f.Other = p.Other
	if p.Per > 1 {
		return fmt.Sprintf("Worth %d VP at the end for every %d %s you own.", p.Each, p.Per, f.noun(true))
	}
	if p.Need > 0 {
		return fmt.Sprintf("Worth %d VP at the end if you own %d or more %s; otherwise 0.", p.Each, p.Need, f.noun(true))
	}
	if p.Names {
		return fmt.Sprintf("Worth %d VP at the end for each differently named %s you own.", p.Each, f.noun(false))
	}
	return fmt.Sprintf("Worth %d VP at the end for each %s you own.", p.Each, f.noun(false))
}

// Keywords returns the labels on the card's type strip: Attack, Defense, Ongoing, Assist, First
// Appearance.
func (c *Card) Keywords() []string {
	var out []string
	if c.Attack != nil || c.Play != nil && hasAttack(c.Play) {
		out = append(out, "Attack")
	}
	if len(c.Defenses) > 0 {
		out = append(out, "Defense")
	}
	if c.ongoing() {
		out = append(out, "Ongoing")
	}
	if c.Assist {
		out = append(out, "Assist")
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
	case attack:
		return e.on != engine.All
	case nobody:
		_, is := e.what.(attack)
		return is || hasAttack(e.what)
	case branch:
		return hasAttack(e.then) || e.otherwise != nil && hasAttack(e.otherwise)
	}
	return false
}

// Stars returns the card's victory points as printed: a number, an asterisk, or "" on a Super Hero.
func (c *Card) Stars() string {
	switch {
	case c.Kind == SuperHero:
		return ""
	case c.VP.Star():
		return "*"
	}
	return fmt.Sprint(c.VP.N)
}

// clauses returns the words of a Defense.
func (d Defense) clauses() []string {
	from := ""
	if d.From.Has(InPlay) {
		from = " from play"
	}
	whom := "to avoid an Attack"
	if d.Others {
		whom = "for you or a player " + within(d.Protects) + " to avoid an Attack"
	}
	switch {
	case d.Anybody:
		whom = "for any player to avoid an Attack"
	case d.All:
		whom = "for you and every player " + within(d.Protects) + " to avoid an Attack"
	}
	how := "discard this card" + from + " " + whom
	if d.Shows {
		how = "reveal this card from your hand " + whom + ". It stays in your hand"
	}
	out := []string{how}
	return append(out, d.Gives()...)
}

// Gives returns, in clauses, the effects of a Defense beyond avoiding the Attack.
func (d Defense) Gives() []string {
	if d.Then == nil {
		return nil
	}
	return d.Then.words(second)
}

// clause returns the words of an ability that a player uses.
func (u Use) clause() string {
	head := "on your turn, as often as you like"
	if u.Turn {
		head = "this turn, as often as you like"
	}
	switch {
	case u.Once && u.Turn:
		head = "once this turn, when you like"
	case u.Once:
		head = "once on each of your turns, when you like"
	}
	if u.Only != nil {
		head += ", if " + u.Only.text(second)
	}
	if u.Price.N > 0 {
		head += fmt.Sprintf(", pay %d %s", u.Price.N, u.Price.Of.Name)
	}
	return head + ": " + together(u.Do.words(second))
}

// clause returns the words of a change for as long as its card is in play.
func (d Change) clause() string {
	out := d.Words
	if d.Per != nil {
		out += " for each " + d.Per.text
	}
	if d.If != nil && d.If.text(second) != "" {
		out += " if " + d.If.text(second)
	}
	return out
}
