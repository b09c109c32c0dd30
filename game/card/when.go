package card

import (
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// When is an ability that waits for an event. It belongs to a Super Hero or a card in play, or a
// card sets it up until the end of the turn.
type When struct {
	On      engine.Moment
	How     engine.Hearing // when it is resolved: engine.Waits, RulesFirst, InOrder or Interrupts
	Whose   engine.Who     // whose action triggers it: engine.You, Foes or All
	In      engine.Who     // in whose turn: engine.You, Foes or All
	From    engine.Places  // where its card must be; 0 is the usual place
	At      engine.Places  // the place gained or played from, or emptied; 0 is anywhere
	Card    Filter         // the card played or gained must fit
	First   bool           // only the first one of each turn (C-048)
	Drawn   bool           // OnDraw: its effect is on the cards drawn, as those shown
	Later   bool           // OnPlay: only plays after the one that sets it up
	NewName bool           // only the first of its copies each turn
	NewType bool           // only the first of one of its types each turn
	Paid    bool           // OnGain: only if it was bought
	Once    bool           // once per turn
	Of      Counter        // OnLay: of which number
	If      *Cond          // only if this holds, without an upper bound
	Do      Effect
	// Says is its whole text, where the generated words would not read like the rule.
	Says string
}

// Untold, as what an ability Says, leaves its words to the ability before it.
const Untold = " "

// from returns the places where an ability works: the given ones, anywhere for a gained card, or
// the usual place for the kind of card.
func (w When) from(c *Card) engine.Places {
	switch {
	case w.From != 0:
		return w.From
	case w.On == engine.OnGainThis, w.On == engine.OnDestroyThis, w.On == engine.OnUprightThis, w.On == engine.OnLeaveThis:
		return 0
	case c.Kind == SuperHero:
		return engine.Set(engine.Heroes)
	case c.Kind == Rule:
		return engine.Set(engine.Rules)
	case c.Kind == Secret:
		return engine.Set(Secrets)
	case c.Kind == SideMission:
		return engine.Set(Missions)
	}
	return engine.Set(InPlay)
}

// OncePlayed returns the condition that n fitting cards have been played this turn.
func OncePlayed(n int, f Filter) *Cond {
	return &Cond{count{of: engine.CountPlays, filter: f}, n, engine.Unlimited, func(voice) string {
		return "you have played " + atLeast(n, f)
	}}
}

// OnceNamed returns the condition that fitting cards with n different names have been played this
// turn.
func OnceNamed(n int, f Filter) *Cond {
	return &Cond{count{of: engine.NamesPlayed, filter: f}, n, engine.Unlimited, func(voice) string {
		return "you have played " + grammar.Spelled(n) + " or more differently named " + f.noun(true)
	}}
}

func atLeast(n int, f Filter) string {
	return strings.Replace(number(max(n, 2), f), " ", " or more ", 1)
}

// clause returns the words of the ability; thisTurn leaves out the words that a single turn does
// not need.
func (w When) clause(thisTurn bool) string {
	if w.Says != "" {
		return w.Says
	}
	turn, once := " on your turn", "once during each of your turns, "
	if thisTurn {
		turn, once = " this turn", "once this turn, "
	}
	var head string
	switch {
	case w.On == engine.OnGainThis:
		head, turn = "when you buy or gain this card", ""
	case w.On == engine.OnDestroyThis:
		head, turn = "when you destroy this card", ""
	case w.On == engine.OnUprightThis:
		head, turn = "when this card turns upright", ""
	case w.On == engine.OnLeaveThis:
		head, turn = "when this card leaves play", ""
	case w.On == engine.OnDestroy && w.First && w.In == engine.You:
		head, turn = "the first time you destroy "+withArticle(w.Card.noun(false))+" during each of your turns", ""
	case !w.own():
		head, turn = w.othersHead(), ""
	case w.On == engine.OnDraw:
		head, turn = "the first time a card tells you to draw cards on each of your turns", ""
	case w.On == engine.OnGain:
		head = "when you buy or gain " + withArticle(w.Card.noun(false))
		if w.Paid {
			head = "when you buy " + withArticle(w.Card.noun(false))
		}
		if w.Once {
			head, turn = once+head, ""
		}
	case w.If != nil && thisTurn:
		head = "as soon as " + w.If.text(second)
	case w.If != nil:
		head, turn = once+"if "+w.If.text(second), ""
	case w.First && !thisTurn:
		head, turn = "when you play your first "+w.Card.noun(false)+" during each of your turns", ""
	case w.First:
		head = "when you play your first " + w.Card.noun(false)
	case w.NewType || w.NewName:
		// The gain comes last, because a poster has no room for its sign in the first line.
		head = "for each differently named " + w.Card.noun(false) + " you play"
		if w.NewType {
			head = "for each new card type you play"
		}
		if !thisTurn {
			turn = " during your turn"
		}
	case w.Once && !thisTurn:
		head, turn = once+"when you play "+withArticle(w.Card.noun(false)), ""
	case w.Once:
		head = "the first time you play " + withArticle(w.Card.noun(false))
	default:
		head = "when you play " + withArticle(w.Card.noun(false))
	}
	return head + turn + ", " + together(w.Do.words(second))
}

// own reports whether only its player's own plays, draws, or gains during their own turn trigger
// the ability, as is usual.
func (w When) own() bool {
	switch w.On {
	case engine.OnPlay, engine.OnDraw, engine.OnGain, engine.OnGainThis:
		return w.Whose == engine.You && w.In == engine.You
	default: // its head says whose action triggers it
		return false
	}
}

// othersHead returns the words for an unusual trigger: whose action it is and in whose turn.
func (w When) othersHead() string {
	who, v := "you", second
	switch w.Whose {
	case engine.Foes:
		who, v = "another player", third
	case engine.All:
		who, v = "a player", third
	default: // You
	}
	turn := ""
	switch {
	case w.In == engine.You:
		turn = " on your turn"
	case w.In == engine.Foes && w.Whose == engine.Foes:
		turn = " on their turn"
	case w.In == engine.Foes:
		turn = " on another player's turn"
	}
	first := ""
	switch {
	case w.First:
		first = "for the first time each turn, "
	case w.Once && w.In == engine.You:
		first, turn = "once during each of your turns, ", ""
	case w.Once && w.In == engine.Foes && w.Whose == engine.You:
		first, turn = "once during each other player's turn, ", ""
	case w.Once:
		first = "once during each turn, "
	}
	noun := withArticle(w.Card.noun(false))
	switch w.On {
	case engine.OnTurn:
		if w.Whose == engine.All {
			return "at the start of each turn"
		}
		return "at the start of " + v.your() + " turn"
	case engine.OnEmpty:
		return first + "when the last card leaves " + places(w.At, third) + turn
	case engine.OnNumber:
		if w.If != nil {
			return first + "as soon as " + w.If.text(second)
		}
		return first + "when a number changes" + turn
	case engine.BeforeDraw:
		if !replaces(w.Do) {
			return first + "before a card makes " + who + " draw" + turn
		}
		return first + "when a card would make " + strings.Replace(who, "a player", "any player", 1) + " draw" + turn
	case engine.BeforeGain:
		return first + "when " + who + " would " + second.verb("buy or gain") + " " + noun + turn
	case engine.OnAvoid:
		return first + "when " + who + " " + v.verb("avoid") + " an Attack" + turn
	case engine.OnDefeat:
		if w.Card.any() {
			noun = "a Super-Villain"
		}
		return first + "when " + who + " " + v.verb("defeat") + " " + noun + turn
	case engine.OnDiscard:
		return first + "when " + who + " " + v.verb("discard") + " " + noun + " from " + v.your() + " hand" + turn
	case engine.OnDestroy:
		return first + "when " + who + " " + v.verb("destroy") + " " + noun + turn
	case engine.OnDraw:
		return first + "when a card tells " + who + " to draw cards" + turn
	case engine.OnGain:
		gain := "buy or gain"
		if v.third {
			gain = "buys or gains"
		}
		return first + "when " + who + " " + gain + " " + noun + turn
	case engine.OnPlay:
		return first + "when " + who + " " + v.verb("play") + " " + noun + turn
	case engine.OnEnter:
		if w.Card.Name != "" {
			noun = w.Card.Name
		}
		return first + "when " + noun + " enters the Line-Up" + turn
	case engine.OnHit:
		return first + "when " + noun + " hits " + who + turn
	case engine.OnReach:
		return "when this Level is reached"
	case engine.OnEnd:
		if w.Whose == engine.All {
			return "at the end of each turn"
		}
		return "at the end of " + v.your() + " turn"
	case engine.OnWalk:
		if w.If != nil {
			return first + "as soon as " + w.If.text(second)
		}
		return first + "when " + character(who) + " moves to another space" + turn
	case engine.OnLeave:
		return first + "when " + who + " " + v.verb("move") + " " + noun + " off its Destination" + turn
	case engine.OnHold:
		return first + "when " + character(who) + " holds " + noun + turn
	case engine.OnLay:
		if w.Card.Name != "" {
			noun = w.Card.Name
		}
		return first + "when " + withArticle(w.Of.Name+" token") + " is put on " + noun + turn
	case engine.OnShed:
		return first + "when " + who + " " + v.verb("pass") + " or " + v.verb("discard") + " a card" + turn
	case engine.OnHitAny:
		return first + "when an Attack of " + v.your() + " cards hits" + turn
	case engine.OnRise:
		return first + "when " + who + " " + v.verb("gain") + " " + w.Of.Name + turn
	case engine.OnRotated:
		if w.Whose == engine.All {
			return first + "when a card is rotated" + turn
		}
		return first + "when " + who + " " + v.verb("rotate") + " a card" + turn
	case engine.OnUpright:
		return first + "when a card " + who + " " + v.verb("control") + " turns upright" + turn
	case engine.OnDrawn:
		return first + "when " + who + " " + v.verb("draw") + " one or more cards" + turn
	case engine.OnFoiled:
		return first + "when a player avoids an Attack of " + v.your() + " cards" + turn
	case engine.OnTeamwork:
		return first + "when " + who + " " + v.verb("use") + " Teamwork on a foe" + turn
	case engine.BeforeShuffle:
		return first + "when " + v.your() + " discard pile would be shuffled" + turn
	case engine.OnGainThis, engine.OnDestroyThis, engine.OnUprightThis, engine.OnLeaveThis: // the same for each player: see clause
	}
	return ""
}

// character returns the words for a player's Character.
func character(who string) string {
	if who == "you" {
		return "your Character"
	}
	return "the Character of " + who
}

func (w When) check(c *checker) {
	if w.Do == nil {
		c.fault("an ability that does nothing")
		return
	}
	w.Card.check(c)
	w.Do.check(c)
	c.oneOf("whose deed it hears", w.Whose, engine.You, engine.Foes, engine.All)
	c.oneOf("in whose turn it works", w.In, engine.You, engine.Foes, engine.All)
	if w.How == engine.Interrupts && !engine.Interruptible(w.On) {
		c.fault("an ability interrupts %s, which nothing can interrupt", w.On)
	}
	if w.If != nil {
		w.If.check(c)
	}
	if w.On != engine.OnPlay && (w.NewName || w.NewType || w.If != nil && w.On != engine.OnNumber && w.On != engine.OnWalk && w.On != engine.OnShed || w.First && w.On != engine.OnDraw && w.On != engine.OnDestroy && w.On != engine.OnGain && w.On != engine.BeforeDraw) || w.On == engine.OnDraw && !w.First {
		c.fault("an ability has a condition that its moment does not know")
	}
	if (w.On == engine.OnLay || w.On == engine.OnRise) != (w.Of != Counter{}) {
		c.fault("an ability hears numbers laid on cards, and does not say which")
	}
	c.counter(w.Of)
	if w.Says == "" && (w.On == engine.OnPlay && w.At != 0 || w.On == engine.OnGain && w.First && w.own()) {
		c.fault("an ability hears plays from a place, or the first gain of its player's turn: there are no words for that")
	}
	if w.On == engine.OnDraw && w.Card != AnyCard {
		c.fault("an ability hears draws for a card: there are no words for that")
	}
	if w.If != nil && w.Card != AnyCard && w.Says == "" {
		c.fault("an ability hangs on a count and on a card: there are no words for both")
	}
	if w.If != nil && (w.If.max != engine.Unlimited || w.If.min < 1) {
		c.fault("an ability hangs on an upper bound")
	}
}

// ThisTurn sets up an ability until the turn ends.
func ThisTurn(w When) Effect { return thisTurn{w} }

type thisTurn struct{ w When }

func (e thisTurn) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpWatch, N: int16(p.book.trigger(p.card, e.w))})
}

func (e thisTurn) words(voice) []string { return []string{e.w.clause(true)} }
func (e thisTurn) check(c *checker)     { e.w.check(c) }

// Also applies an effect if a fitting card is played this turn, before or after this one (C-152):
// right away if one was, or when the first one is.
func Also(f Filter, what Effect) Effect { return also{f, what} }

type also struct {
	filter Filter
	what   Effect
}

func (e also) compile(p *program) {
	cond := HavePlayed(1, e.filter)
	branch{cond, e.what, ThisTurn(When{On: engine.OnPlay, Card: e.filter, Once: true, Do: e.what})}.compile(p)
}

func (e also) words(v voice) []string {
	return []string{"if you play or have played " + withArticle(e.filter.noun(false)) + " this turn, " + together(e.what.words(v))}
}

func (e also) check(c *checker) {
	e.filter.check(c)
	e.what.check(c)
}

// AsSoonAs applies an effect when the condition on this turn's plays holds: right away, or when a
// play fulfills it.
func AsSoonAs(c *Cond, e Effect) Effect { return asSoonAs{c, e} }

type asSoonAs struct {
	cond *Cond
	what Effect
}

func (e asSoonAs) compile(p *program) {
	branch{*e.cond, e.what, ThisTurn(When{On: engine.OnPlay, How: engine.RulesFirst, If: e.cond, Do: e.what})}.compile(p)
}

func (e asSoonAs) words(v voice) []string {
	return []string{"as soon as " + e.cond.text(v) + " this turn, " + together(e.what.words(v))}
}

func (e asSoonAs) check(c *checker) {
	e.cond.check(c)
	e.what.check(c)
}
