package card

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// WhenDefeated begins the paragraph of a Super-Villain's text about its defeat.
const WhenDefeated = "When defeated:"

// NoEffect is the text of a card that does nothing.
const NoEffect = "No effect."

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
	switch also := withArticle(AndList(TypeNames(c.Owned)) + " "); {
	case c.AnyName && c.Owned != 0:
		add("", []string{"while you own this card, it has every card name and is also " + strings.TrimSpace(also)})
	case c.Owned != 0:
		add("", []string{"while you own this card, it is also " + strings.TrimSpace(also)})
	}
	played := len(lines)
	for _, w := range c.Ongoing {
		head := c.ongoingHead(w.From)
		if w.On == engine.OnGainThis || w.On == engine.OnDestroyThis {
			head = ""
		}
		if (c.Kind == Rule || c.Kind == SideMission) && w.On != engine.OnHit { // they speak to every player
			w.Whose = engine.You
			if w.In == engine.All && w.On != engine.OnEnter && w.On != engine.OnDefeat && w.On != engine.OnLay && w.On != engine.OnDestroy {
				w.In = engine.You
			}
		}
		if w.Says == Untold {
			continue
		}
		add(head, []string{w.clause(c.Kind == Secret && w.own() && w.If != nil)}) // it is complete at once
	}
	for _, u := range c.Uses {
		head := ""
		if c.ongoing() && (c.Kind.MainDeck() || c.Kind == SuperVillain) {
			head = "Ongoing: "
		}
		clause := u.clause(c.Kind)
		if last := len(lines) - 1; u.Joined && last >= 0 {
			lines[last] += " " + sentence(underAgain.Replace(clause))
			continue
		}
		add(head, []string{clause})
	}
	for _, d := range c.Changes {
		if d.Words == Untold {
			continue
		}
		add(c.ongoingHead(d.From), []string{d.clause()})
	}
	for _, d := range c.Defenses {
		head := "Defense: "
		if d.Others {
			head = fmt.Sprintf("Defense (Range %d): ", d.Protects)
		}
		add(head, d.clauses())
	}
	if c.Assist {
		add(fmt.Sprintf("Assist (Range %d): ", c.Range), []string{"you may play this card on another player's turn", "that player gets its effects"})
	}
	if c.Attack != nil {
		add("Attack: ", c.Attack.words(second))
	}
	if c.Relentless {
		add("", []string{"a Defense that only reveals its card can't avoid this Attack"})
	}
	if c.After != nil {
		if clauses := slices.Clone(c.After.words(second)); len(clauses) > 0 {
			clauses[0] = "then " + clauses[0]
			add("", clauses)
		}
	}
	switch {
	case c.Goal == Everywhere:
		add("", []string{"every Location is its Destination"})
	case c.Goal > 0:
		add("", []string{fmt.Sprintf("destination: Location %d", c.Goal)})
	}
	if c.Stack != "" {
		add("", []string{"basic stack: " + c.Stack})
	}
	if c.Arrival != nil {
		add("First Appearance Attack: ", c.Arrival.words(second))
	}
	if c.Fallen != nil {
		head := WhenDefeated + " "
		if c.Attack != nil {
			head = "Reward: "
		}
		add(head, c.Fallen.words(second))
	}
	switch {
	case c.Escapes && c.Fallen != nil:
		lines[len(lines)-1] += " This card leaves the game."
	case c.Escapes:
		lines = append(lines, "When defeated: This card leaves the game.")
	}
	if c.StartsFirst {
		lines = append(lines, "You take the first turn of the game.")
	}
	if c.Closes {
		lines = append(lines, "Starts the game at the bottom of the Super-Villain stack.")
	}
	if c.Opens {
		lines = append(lines, "Starts the game on top of the Super-Villain stack.")
	}
	if c.ongoing() && !slices.ContainsFunc(lines, func(l string) bool { return strings.HasPrefix(l, "Ongoing: ") }) {
		lines = slices.Insert(lines, played, "Ongoing: This card stays in play.")
	}
	if len(lines) == 0 {
		lines = append(lines, NoEffect)
	}
	if c.VP.Star() {
		lines = append(lines, c.VP.words())
	}
	return strings.Join(lines, "\n")
}

// underAgain shortens words about the cards under the Super Hero where words before name them.
var underAgain = strings.NewReplacer("from under your Super Hero", "from there", "under your Super Hero", "there")

// ongoingHead returns the words before an ability that works where its card is in some places; 0 is the
// usual place.
func (c *Card) ongoingHead(from engine.Places) string {
	switch {
	case from.Has(Villains):
		return "Stack Ongoing: "
	case c.Kind == SuperHero || c.rules() || from != 0 && !from.Has(InPlay):
		return ""
	}
	return "Ongoing: "
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
	if p.From > 0 {
		out := fmt.Sprintf("At end of game, worth %d VP minus %d for %s you own", p.From, -p.Each, p.less())
		if p.Spared > 0 {
			out += fmt.Sprintf(" beyond %d", p.Spared)
		}
		return out + ", but at least 0."
	}
	worth := fmt.Sprintf("At end of game, worth %d VP %s", p.Each, p.condition())
	if p.Need > 0 {
		return worth + ". Otherwise, 0 VP."
	}
	if p.In != 0 {
		return worth + " " + places(p.In, second) + "."
	}
	return worth + " you own."
}

// less returns the words for the owned cards that points are taken off for.
func (p Points) less() string { return "each " + p.Filter.noun(false) }

// condition returns the words for the owned cards that points are given for.
func (p Points) condition() string {
	f := p.Filter
	f.Other = p.Other
	switch {
	case p.Per > 1:
		return "for every " + number(p.Per, f)
	case p.Need > 0:
		return "if you own " + atLeast(p.Need, f)
	case p.Names:
		return "for each differently named " + f.noun(false)
	}
	return "for each " + f.noun(false)
}

// Rate returns the rule of victory points that vary in a few words, such as "1 for each Villain", or ""
// if they do not vary.
func (p Points) Rate() string {
	if !p.Star() {
		return ""
	}
	if p.From > 0 {
		return fmt.Sprintf("%d minus %d for %s", p.From, -p.Each, p.less())
	}
	return fmt.Sprint(p.Each, " ", p.condition())
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
	if c.stackOngoing() {
		out = append(out, "Stack Ongoing")
	}
	text := c.Text()
	if strings.Contains(text, "otate") || strings.Contains(text, "upright") {
		out = append(out, RotateWord)
	}
	if strings.Contains(text, TeamworkWord) {
		out = append(out, TeamworkWord)
	}
	if c.Assist {
		out = append(out, "Assist")
	}
	if c.Arrival != nil {
		out = append(out, "First Appearance")
	}
	return out
}

// stackOngoing reports whether an ability of the card works while it is face up on the Super-Villain stack.
func (c *Card) stackOngoing() bool {
	return slices.ContainsFunc(c.Ongoing, func(w When) bool { return w.From.Has(Villains) }) ||
		slices.ContainsFunc(c.Changes, func(d Change) bool { return d.From.Has(Villains) })
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
	switch {
	case d.Anybody:
		whom = "to let any player avoid an Attack"
	case d.All:
		whom = "to let you and each other player " + within(d.Protects) + " avoid an Attack"
	case d.Others:
		whom = "to let you or another player " + within(d.Protects) + " avoid an Attack"
	}
	out := []string{"discard this card" + from + " " + whom}
	gives := slices.Clone(d.Gives(false))
	switch {
	case d.Remains() && len(gives) == 0:
		return []string{"use this card " + whom, "it stays in play"}
	case d.Remains():
		gives[0] += " " + whom
		return append(gives, "this card stays in play")
	case d.Hides():
		out = nil
		gives[0] += " " + whom
		for i := range gives[1:] {
			gives[i+1] = underAgain.Replace(gives[i+1])
		}
	case d.Stays():
		out = []string{"reveal this card from your hand " + whom, "it stays in your hand"}
	case d.Shows:
		out = []string{"reveal this card from your hand " + whom}
		if rest, ok := strings.CutPrefix(gives[0], "discard this card or "); ok {
			out[0] += ", then discard it or " + rest
			gives = gives[1:]
		}
	}
	// Two conditions in a row would seem to be about the same choice.
	if len(gives) > 0 && !d.Shows && !ownSubject(gives[0]) && !begins(gives[0], "you may ") && !slices.ContainsFunc(gives, func(s string) bool { return begins(s, "if ", "otherwise, ") }) {
		gives[0] = "if you do, " + gives[0]
	}
	return append(out, gives...)
}

// Hides reports whether the Defense puts its card under the Super Hero or into play instead of discarding
// it.
func (d Defense) Hides() bool {
	gives := d.Gives(false)
	return d.Shows && len(gives) > 0 && (gives[0] == "put this card under your Super Hero" || gives[0] == "put this card into play")
}

// Remains reports whether the Defense leaves its card in play.
func (d Defense) Remains() bool { return d.Shows && d.From.Has(InPlay) }

// Rotates returns how the Defense rotates its own card in play, and whether it does.
func (d Defense) Rotates() (engine.Dest, bool) {
	v, ok := d.Then.(verb)
	return v.dest, ok && d.Remains() && v.do == engine.VerbRotate && v.cards.how == itself
}

// Stays reports whether the Defense leaves its card in the hand.
func (d Defense) Stays() bool {
	gives := d.Gives(false)
	return d.Shows && (len(gives) == 0 || !begins(gives[0], "discard this card ", "put this card "))
}

// Gives returns, in clauses, the effects of a Defense beyond avoiding the Attack. Own says that it
// can protect only the player who uses it.
func (d Defense) Gives(own bool) []string {
	if d.Then == nil {
		return nil
	}
	if e, ok := d.Then.(each); ok && own && e.who == engine.Target {
		return e.what.words(second)
	}
	return d.Then.words(second)
}

// OnAttacker returns the condition on the attacker with which the effects of a Defense begin, as a
// noun, and their clauses if it holds. The noun is empty if there is no such condition.
func (d Defense) OnAttacker() (noun string, then []string) {
	es, ok := d.Then.(sequence)
	if !ok || len(es) != 1 {
		return "", nil
	}
	e, ok := es[0].(branch)
	if !ok || e.cond.count.of != engine.ItFits || e.otherwise != nil {
		return "", nil
	}
	return withArticle(e.cond.count.filter.noun(false)), e.then.words(second)
}

// spendsItself begins an ability of a card in play that is paid for by discarding the card.
const spendsItself = "discard this card"

// clause returns the words of an ability that a player uses, on a card of a kind.
func (u Use) clause(on Kind) string {
	head := "any number of times on your turn, "
	switch {
	case u.Once && u.Turn:
		head = "once this turn, "
	case u.Once:
		head = "once during each of your turns, "
	case u.Turn:
		head = "any number of times this turn, "
	case on == SideMission: // it is gone when it is completed
		head = "during your turn, "
	}
	if u.Only != nil && u.Only.text(second) != "" {
		head += "if " + u.Only.text(second) + ", "
	}
	words := u.Do.words(second)
	does := together(words)
	if t, ok := u.Do.(teamwork); ok && t.pays { // in short, because it follows another ability
		return strings.TrimSuffix(head, ", ") + ": " + TeamworkWord + ". The foe gains a VP token"
	}
	if len(words) > 1 && words[0] == spendsItself {
		return "on your turn, you may " + spendsItself + " from play: " + grammar.Capital(together(words[1:]))
	}
	if u.Price.N == 0 {
		switch {
		case len(words) == 2 && begins(words[1], "+"): // the first is its price
			return head + "you may " + words[0] + ": " + words[1]
		case len(words) == 2 && begins(words[1], thisTurnHead):
			return head + "you may " + words[0] + ". If you do, " + strings.TrimPrefix(words[1], thisTurnHead) + " this turn"
		case begins(does, "+", "if ", "you may ") || ownSubject(does):
			return head + does
		}
		return head + "you may " + does
	}
	head += fmt.Sprintf("you may pay %d %s", u.Price.N, u.Price.Of.Name)
	who, may, ok := strings.Cut(does, " may ")
	switch {
	case ok && ownSubject(does):
		return head + " to let " + who + " " + may
	case begins(does, "+", "if ") || ownSubject(does):
		return head + ": " + grammar.Capital(does)
	}
	return head + " to " + does
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
