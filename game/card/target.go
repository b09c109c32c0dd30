package card

import (
	"fmt"

	"lineup/engine"
	"lineup/game/grammar"
)

// ChooseTarget lets the seat choose the foe whom the next effects target.
func ChooseTarget() Effect {
	return target{op: engine.Op{Code: engine.OpTarget, Who: engine.Foes}, text: "choose a foe"}
}

// ChooseOther is like [ChooseTarget] with every other player, partners too.
func ChooseOther() Effect {
	return target{op: engine.Op{Code: engine.OpTarget, Who: engine.Others}, text: "choose another player"}
}

// NearestWith makes the nearest player to the left who has a fitting card in a
// place the target (M-060).
func NearestWith(f Filter, p engine.Place) Effect {
	return target{op: engine.Op{Code: engine.OpTarget, Who: engine.Left, From: engine.Set(p)}, filter: f,
		text: "the nearest player to your left with " + withArticle(f.noun(false)) + " in their " + placeNames[p]}
}

type target struct {
	op     engine.Op
	filter Filter
	text   string
}

func (e target) compile(p *program) {
	p.asking(question(e.text).to("choose ^", neither("choose")).giving(p.after))
	e.op.Filter = p.filter(e.filter)
	p.emit(e.op)
}

func (e target) words(voice) []string { return []string{e.text} }
func (e target) check(c *checker)     { e.filter.check(c) }

// SoleDearest applies an effect to the player whose set-aside card alone has the highest cost.
// If players are tied, it applies to none (C-177).
func SoleDearest(e Effect) Effect { return soleDearest{e} }

type soleDearest struct{ what Effect }

func (e soleDearest) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpBest})
	Targeted(e.what).compile(p)
}

func (e soleDearest) words(voice) []string {
	return []string{"if one of these cards costs more than every other, " + done("its player", e.what)}
}

func (e soleDearest) check(c *checker) { e.what.check(c) }

// HasTarget is true if there is a target.
var HasTarget = Cond{count{of: engine.TargetIs}, 1, engine.Unlimited, func(voice) string { return "there is one" }}

// CanPay is true if the seat has enough Power for the card at hand.
var CanPay = Cond{count{of: engine.CanPay}, 1, engine.Unlimited, func(v voice) string { return v.you() + " have the Power it costs" }}

// TargetsTop makes the face-up top card of the target's pile the card at hand.
func TargetsTop(p engine.Place, then ...Effect) Effect {
	return targetsTop{p, sequence(then)}
}

type targetsTop struct {
	place engine.Place
	then  sequence
}

func (e targetsTop) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpTop, Who: engine.Target, From: engine.Set(e.place)})
	e.then.compile(p)
}

func (e targetsTop) words(v voice) []string {
	return append([]string{"choose the top card of their " + placeNames[e.place]}, e.then.words(v)...)
}

func (e targetsTop) check(c *checker) { e.then.check(c) }

// ForEachShown applies an effect to each card this text remembers that is still where the text left
// it, one after the other, or with chosen in the seat's order (R-ATK-09).
func ForEachShown(f Filter, chosen bool, then ...Effect) Effect {
	return forEach{f, chosen, sequence(then)}
}

type forEach struct {
	filter Filter
	chosen bool
	then   sequence
}

func (e forEach) compile(p *program) {
	f := e.filter
	title, use := "which comes next?", ""
	if f.Menaces {
		f.Menaces, title, use = false, "who attacks next?", " to attack you"
	}
	a := question("choose the next "+f.noun(false)+use).to("~ next", neither("choose"))
	if a.Title = title; use == "" {
		a = a.giving(e.then)
	}
	p.asking(a)
	p.emit(engine.Op{Code: engine.OpForEach, Filter: p.filter(e.filter), Pair: e.chosen, To: p.body(e.then)})
}

func (e forEach) words(v voice) []string {
	order := ""
	if e.chosen {
		order = ", in an order of your choice"
	}
	return []string{"for each " + e.filter.noun(false) + " revealed this way" + order + ": " + grammar.Capital(together(e.then.words(v)))}
}

func (e forEach) check(c *checker) {
	e.filter.check(c)
	e.then.check(c)
}

// AtLeast returns a condition that is true if a number of the mode is at least n.
func AtLeast(of Counter, n int) Cond {
	return Cond{count{of: engine.NumberLeft, counter: of}, n, engine.Unlimited, func(voice) string {
		return fmt.Sprintf("%s is %d or more", of.Name, n)
	}}
}

// RevealAside reveals all cards this text has set aside, at the same time (C-177).
func RevealAside() Effect {
	return plain{engine.Op{Code: engine.OpReveal}, "reveal all cards set aside"}
}

// SwapSpaces swaps all cards in places of a ring between the spaces of the two cards this text has
// chosen or shown.
func SwapSpaces(in ...engine.Place) Effect {
	return plain{engine.Op{Code: engine.OpSwap, From: engine.Set(in...)}, "swap everything in their spaces"}
}

// HandOut puts each card set aside for a player into that player's hand.
func HandOut() Effect {
	return plain{engine.Op{Code: engine.OpHand, Dest: engine.Dest{Place: Hand, Under: true}}, "each player takes the cards put down for them into their hand"}
}

// EndTurnNow ends the turn immediately. Its last steps follow (M-064).
func EndTurnNow() Effect { return plain{engine.Op{Code: engine.OpSkip}, "your turn ends right away"} }

// Win wins the game immediately, whatever the points.
func Win() Effect {
	return plain{engine.Op{Code: engine.OpWin, Who: engine.You, N: int16(WonByCard)}, "you win the game"}
}

// Instead applies an effect in place of the event that this ability interrupts.
func Instead(e Effect) Effect { return instead{e} }

type instead struct{ what Effect }

func (e instead) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpInstead})
	e.what.compile(p)
}

func (e instead) words(v voice) []string {
	return []string{got(together(e.what.words(v))) + " instead"}
}
func (e instead) check(c *checker) { e.what.check(c) }

// CopyText gives this card the text box of the card at hand for the turn and resolves it (ruling on
// Plastic Man).
func CopyText() Effect {
	return plain{engine.Op{Code: engine.OpCopy}, "this card copies its text this turn"}
}

// plain is one instruction with its words.
type plain struct {
	op   engine.Op
	text string
}

func (e plain) compile(p *program)   { p.emit(e.op) }
func (e plain) words(voice) []string { return []string{e.text} }
func (plain) check(*checker)         {}

// attackIn is the start of an Attack's clause outside of any player's turn.
const attackIn = "Attack, on no one's turn: "

// InNobodysTurn applies an effect with no active player, even during a turn (C-073).
func InNobodysTurn(e Effect) Effect { return nobody{e} }

type nobody struct{ what Effect }

func (e nobody) compile(p *program) { p.emit(engine.Op{Code: engine.OpNobody, To: p.body(e.what)}) }

func (e nobody) words(v voice) []string {
	head := "on no one's turn, "
	if _, ok := e.what.(attack); ok {
		head = attackIn
	}
	return []string{head + together(e.what.words(v))}
}

func (e nobody) check(c *checker) { e.what.check(c) }

// ChoosePlayed makes one of the fitting cards played this turn, or in some places, the card at hand
// for the next effects.
func ChoosePlayed(f Filter, from []engine.Place, then ...Effect) Effect {
	return choosePlayed{f, engine.Set(from...), sequence(then)}
}

type choosePlayed struct {
	filter Filter
	from   engine.Places
	then   sequence
}

func (e choosePlayed) compile(p *program) {
	clause := e.head()[0]
	for _, then := range e.then.words(second) {
		clause += ". " + grammar.Capital(WithVerb(then))
	}
	q := question(clause).to("choose ~", neither("choose")).giving(e.then)
	q.Title = "choose " + withArticle(e.filter.noun(false)) + " you have played"
	if e.from != 0 {
		q.Title = "choose " + withArticle(e.filter.noun(false))
	}
	p.asking(q)
	p.emit(engine.Op{Code: engine.OpPlayed, Filter: p.filter(e.filter), From: e.from})
	none := p.test(ItIs(AnyCard))
	e.then.compile(p)
	p.land(none)
}

func (e choosePlayed) head() []string {
	text := "choose " + withArticle(e.filter.noun(false)) + " you have played this turn"
	if e.from != 0 {
		text += ", or one in " + places(e.from, second)
	}
	return []string{text}
}

func (e choosePlayed) words(v voice) []string { return append(e.head(), e.then.words(v)...) }

func (e choosePlayed) check(c *checker) {
	e.filter.check(c)
	e.then.check(c)
}

// Different counts the different names among the fitting cards played this turn
// and in the seat's places (C-008).
func Different(f Filter, from ...engine.Place) Tally {
	text := "differently named " + f.noun(false) + " you have played this turn"
	if len(from) > 0 {
		text += " or have in " + places(engine.Set(from...), second)
	}
	return Tally{count{of: engine.NamesSeen, from: engine.Set(from...), filter: f}, text}
}

// PowerPerName gives n Power for each different name among the fitting cards played this turn,
// before or after this one, and those in the seat's places (rulings on Kyle Rayner). A card played
// later counts only if its name has not been played and is not in those places.
func PowerPerName(n int, f Filter, from ...engine.Place) Effect {
	return powerPerName{n, f, from}
}

type powerPerName struct {
	n      int
	filter Filter
	from   []engine.Place
}

func (e powerPerName) compile(p *program) {
	PowerPer(e.n, Different(e.filter, e.from...)).compile(p)
	unseen := Cond{count{of: engine.Namesakes, from: engine.Set(e.from...)}, 0, 0, nil}
	ThisTurn(When{On: engine.OnPlay, Card: e.filter, NewName: true, Do: If(unseen, Power(e.n))}).compile(p)
}

func (e powerPerName) words(v voice) []string {
	return []string{fmt.Sprintf("+%d Power for each differently named %s you play or have played this turn or have in %s",
		e.n, e.filter.noun(false), places(engine.Set(e.from...), v))}
}

func (e powerPerName) check(c *checker) { e.filter.check(c) }

// InYourSpace counts other players' standees in the seat's space.
var InYourSpace = Tally{count{of: engine.PiecesTogether}, "other player in your space"}
