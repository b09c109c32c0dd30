package card

import (
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// This file holds the effects at the spaces of a ring: moving Villains and standees, the Attacks of
// the rules, and cards that enter the Line-Up.

// CouldMove lets the seat move the chosen cards n spaces in any direction (R-VIL-15), or with upTo,
// at most n.
func CouldMove(c Cards, n int, upTo bool) Effect { return moves{cards: c, n: n, upTo: upTo} }

// Pull moves the chosen cards into the seat's own space (R-CLR-08).
func Pull(c Cards) Effect { return moves{cards: c.Away(), pull: true} }

type moves struct {
	cards      Cards
	n          int
	upTo, pull bool
}

// choice returns the verb that chooses the cards.
func (e moves) choice() verb {
	return verb{engine.VerbHold, engine.Dest{}, form{verb: "move", link: " in "}, e.cards}
}

func (e moves) compile(p *program) {
	op := e.cards.op(p)
	op.Verb = engine.VerbHold
	a := question(e.words(second)...).to("move ~", dont("move ~", "it"))
	a.Title = "move " + e.cards.noun()
	if !e.pull && !e.upTo {
		a.Steps = e.n
	}
	p.asking(a)
	p.emit(op)
	none := p.test(Did)
	if e.pull {
		p.emit(engine.Op{Code: engine.OpSpace, Span: engine.SpanOwn})
	} else {
		nextSpace(e.n, e.upTo).compile(p)
	}
	p.emit(engine.Op{Code: engine.OpIt, Verb: engine.VerbGo})
	p.land(none)
}

func (e moves) words(v voice) []string {
	clause := e.choice().clause(v.verb, v)
	if e.cards.optional() {
		clause = e.choice().clause(second.verb, v)
	}
	switch {
	case e.pull:
		clause += " into " + v.your() + " space"
	case e.upTo:
		clause += " up to " + grammar.Spelled(e.n) + " spaces"
	case e.n == 1:
		clause += " one space"
	default:
		clause += " " + grammar.Spelled(e.n) + " spaces"
	}
	if e.cards.optional() {
		return []string{v.may() + clause}
	}
	return []string{clause}
}

func (e moves) check(c *checker) { e.cards.check(c) }

// nextSpace chooses a space n steps from the card at hand, or at most n.
func nextSpace(n int, upTo bool) Effect {
	op := engine.Op{Code: engine.OpSpace, Span: engine.SpanNear, Around: engine.ItsSpace, Near: uint8(n) + 1, Beyond: uint8(n), Min: 1}
	if upTo {
		op.Beyond, op.Min = 1, 0
	}
	return chooseSpace{op, "choose where it moves", "", Leave{All: "don't move it"}}
}

// chooseSpace chooses the text's space.
type chooseSpace struct {
	op     engine.Op
	prompt string
	text   string
	leave  Leave
}

func (e chooseSpace) compile(p *program) {
	a := question(e.prompt).to("^", e.leave)
	a.Title, _, _ = strings.Cut(e.prompt, ". ")
	p.asking(a)
	p.emit(e.op)
}

func (e chooseSpace) words(voice) []string {
	if e.text == "" {
		return nil
	}
	return []string{e.text}
}

func (chooseSpace) check(*checker) {}

// MoveEachHere lets the seat move each fitting card in its space one space, each in its own
// direction (R-CLR-14).
func MoveEachHere(f Filter, in engine.Place) Effect { return moveEach{f, in} }

type moveEach struct {
	filter Filter
	in     engine.Place
}

func (e moveEach) compile(p *program) {
	Keep(Every(e.filter, e.in).Within(0)).compile(p)
	one := Do(nextSpace(1, true), plain{op: engine.Op{Code: engine.OpIt, Verb: engine.VerbGo}})
	ForEachShown(e.filter, false, one).compile(p)
}

func (e moveEach) words(v voice) []string {
	return []string{v.may() + "move each " + e.filter.noun(false) + " in " + v.your() + " space one space, in any direction"}
}

func (e moveEach) check(c *checker) { e.filter.check(c) }

// MoveSpace lets the seat choose a space at most n steps away and move all fitting cards there one
// space in the same direction.
func MoveSpace(n int, f Filter, in engine.Place) Effect { return moveSpace{n, f, in} }

type moveSpace struct {
	n      int
	filter Filter
	in     engine.Place
}

func (e moveSpace) compile(p *program) {
	chooseSpace{engine.Op{Code: engine.OpSpace, Span: engine.SpanNear, Near: uint8(e.n) + 1, Min: 1}, "choose a space " + within(e.n) + ". All " + e.filter.noun(true) + " there move one space", "", neither("choose")}.compile(p)
	Keep(Every(e.filter, e.in).There()).compile(p)
	none := p.test(SomeKept)
	chooseSpace{engine.Op{Code: engine.OpSpace, Span: engine.SpanNear, Around: engine.TheSpace, Near: 2, Beyond: 1, Min: 1},
		"choose where these " + e.filter.noun(true) + " move", "", Leave{All: "don't move them"}}.compile(p)
	ForEachShown(e.filter, false, plain{op: engine.Op{Code: engine.OpIt, Verb: engine.VerbGo}}).compile(p)
	p.land(none)
}

func (e moveSpace) words(v voice) []string {
	return []string{v.verb("choose") + " a space " + within(e.n), v.verb("move") + " all " + e.filter.noun(true) + " in it one space in the same direction"}
}

func (e moveSpace) check(c *checker) { e.filter.check(c) }

// Nearer moves a fitting card of the seat's choice one space nearer to the card with this text by
// the shortest way (R-CLR-01). The seat chooses if both ways are equally short (AMB-15).
func Nearer(f Filter, in engine.Place, to string) Effect { return nearer{f, in, to} }

type nearer struct {
	filter Filter
	in     engine.Place
	to     string
}

func (e nearer) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpSpace, Span: engine.SpanOwn}) // its user is there (R-LOC-03)
	c := One(e.filter, e.in)
	c.beyond, c.around = 1, engine.TheSpace
	op := c.op(p)
	op.Verb = engine.VerbHold
	a := question("choose a "+e.filter.noun(false)+" to move one space toward this Location").to("move ~", dont("move ~", "it"))
	a.Title = "move a " + e.filter.noun(false) + " toward " + e.to
	p.asking(a)
	p.emit(op)
	none := p.test(Did)
	chooseSpace{engine.Op{Code: engine.OpSpace, Span: engine.SpanToward, Min: 1}, "choose where it moves", "", Leave{All: "don't move it"}}.compile(p)
	p.emit(engine.Op{Code: engine.OpIt, Verb: engine.VerbGo})
	p.land(none)
}

func (e nearer) words(v voice) []string {
	return []string{v.verb("move") + " a " + e.filter.noun(false) + " one space toward " + e.to + " by the shortest path"}
}

func (e nearer) check(c *checker) { e.filter.check(c) }

// Keep makes the text remember cards without showing them.
func Keep(c Cards) Effect {
	return verb{engine.VerbKeep, engine.Dest{}, form{verb: "choose", link: " in "}, c}
}

// KeepOnly discards all but n cards of the seat's choice from the hand.
func KeepOnly(n int) Effect { return keepOnly{n} }

type keepOnly struct{ n int }

func (e keepOnly) compile(p *program) {
	kept := Exactly(e.n, Filter{New: true}, Hand)
	op := kept.op(p)
	op.Verb = engine.VerbKeep
	a := question("choose "+e.kept()+" to keep and discard the rest of your hand").to("keep ~", neither("keep"))
	a.Title = "choose the cards to keep"
	p.asking(a)
	p.emit(op)
	p.amounts = append(p.amounts, Amount{At: p.here(), Phrase: e.rest(second), noun: [2]string{"card", "cards"}, Keeps: e.n})
	Discard(Every(Filter{New: true}, Hand)).compile(p)
}

// kept returns the words for the cards that are kept.
func (e keepOnly) kept() string {
	if e.n == 1 {
		return "one card"
	}
	return grammar.Spelled(e.n) + " cards"
}

// rest returns the words for the cards that are not.
func (e keepOnly) rest(v voice) string { return "all but " + e.kept() + " from " + v.your() + " hand" }

func (e keepOnly) words(v voice) []string { return []string{v.verb("discard") + " " + e.rest(v)} }

func (keepOnly) check(*checker) {}

// yourStandee returns the seat's own standee.
func yourStandee(in ...engine.Place) Cards { return One(Filter{Mine: true}, in...) }

// MayMove lets the seat move its Character up to n spaces (R-MOV-06).
func MayMove(n int) Effect { return mayMove{n} }

type mayMove struct{ n int }

func (e mayMove) compile(p *program) {
	op := engine.Op{Code: engine.OpSpace, Span: engine.SpanNear, Near: uint8(e.n) + 1, Beyond: 1}
	chooseSpace{op, "move your Character " + spaces(e.n), "", Leave{All: "stay"}}.compile(p)
	c := yourStandee(Spaces).op(p)
	c.Verb = engine.VerbGo
	p.asking(question("choose the Character to move").to("move ~", dont("move ~", "it")))
	p.emit(c)
}

func (e mayMove) words(v voice) []string {
	return []string{v.may() + "move " + v.your() + " Character " + spaces(e.n)}
}

func (mayMove) check(*checker) {}

// spaces returns the words for moving n spaces.
func spaces(n int) string {
	if n == 1 {
		return "one space"
	}
	return "up to " + grammar.Spelled(n) + " spaces"
}

// Place puts the seat's Character on any space (R-MOV-07).
func Place() Effect { return placeCharacter{} }

type placeCharacter struct{}

func (placeCharacter) compile(p *program) {
	anySpace("choose where to place your Character").compile(p)
	put(yourStandee(Spaces, Reserve)).compile(p)
}

func (placeCharacter) words(v voice) []string {
	return []string{v.verb("place") + " " + v.your() + " Character on any space"}
}

func (placeCharacter) check(*checker) {}

func anySpace(prompt string) Effect {
	return chooseSpace{engine.Op{Code: engine.OpSpace, Span: engine.SpanAny, Min: 1}, prompt, "", neither("choose")}
}

// put puts standees on the text's space.
func put(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: Spaces, Under: true}, form{verb: "place"}, c}
}

// PlaceWith is like Place but also places the other Characters in the space whose players agree.
func PlaceWith() Effect { return placeWith{} }

type placeWith struct{}

func (placeWith) compile(p *program) {
	each{engine.Nearby, May(comeAlong{})}.compile(p)
	Keep(yourStandee(Spaces)).compile(p)
	anySpace("choose where to place your Character").compile(p)
	ForEachShown(AnyCard, false, verb{engine.VerbPut, engine.Dest{Place: Spaces, Under: true}, form{verb: "place"}, It}).compile(p)
}

func (placeWith) words(v voice) []string {
	return []string{v.verb("place") + " " + v.your() + " Character, and any willing Characters in " + v.your() + " space, together on any space"}
}

func (placeWith) check(*checker) {}

// comeAlong makes the text remember the seat's standee.
type comeAlong struct{}

func (comeAlong) compile(p *program)   { Keep(yourStandee(Spaces)).compile(p) }
func (comeAlong) words(voice) []string { return []string{"come along"} }
func (comeAlong) check(*checker)       {}

// PlaceAny puts any one Character on any space.
func PlaceAny() Effect { return placeAny{} }

type placeAny struct{}

func (placeAny) compile(p *program) {
	chooseCharacter{prompt: "choose a Character to place"}.compile(p)
	anySpace("choose where to place it").compile(p)
	Targeted(put(yourStandee(Spaces))).compile(p)
}

func (placeAny) words(v voice) []string {
	return []string{v.verb("place") + " any one Character on any space"}
}

func (placeAny) check(*checker) {}

// chooseCharacter chooses a Character, which is a seat with a standee on the ring.
type chooseCharacter struct {
	prompt string
	near   int  // at most this many spaces away, plus 1; 0 is anywhere
	other  bool // not the seat's own
}

func (e chooseCharacter) compile(p *program) {
	a := question(e.prompt).to("choose ^", neither("choose"))
	a.Title = "choose a Character"
	p.asking(a)
	p.emit(engine.Op{Code: engine.OpTarget, Who: engine.Standees, Near: uint8(e.near), Apart: e.other})
}

func (e chooseCharacter) words(voice) []string { return nil }
func (chooseCharacter) check(*checker)         {}

// CharacterMayMove lets the seat choose a Character, which may move up to n spaces. With other it
// must be another player's, and within limits it to a Range unless it is Anywhere.
func CharacterMayMove(n int, other bool, within int) Effect {
	return characterMayMove{n, other, within}
}

// Anywhere is the Range of an effect without one (R-RAN-03).
const Anywhere = -1

type characterMayMove struct {
	n      int
	other  bool
	within int
}

func (e characterMayMove) compile(p *program) {
	chooseCharacter{"choose a Character that may move. Its player decides where", e.within + 1, e.other}.compile(p)
	Targeted(MayMove(e.n)).compile(p)
}

func (e characterMayMove) words(voice) []string {
	who := "any one Character"
	if e.other {
		who = "any one other Character"
	}
	if e.within > Anywhere {
		who += " " + within(e.within)
	}
	return []string{who + " may move " + spaces(e.n)}
}

func (characterMayMove) check(*checker) {}

// EachCharacterMayMove lets each Character move up to n spaces.
func EachCharacterMayMove(n int) Effect {
	return eachCharacterMayMove{each{engine.Standees, MayMove(n)}, n}
}

type eachCharacterMayMove struct {
	each
	n int
}

func (e eachCharacterMayMove) words(voice) []string {
	return []string{"each Character may move " + spaces(e.n)}
}

// TargetPlayer applies an effect to a player of the seat's choice, itself included (R-EFF-02).
func TargetPlayer(e Effect) Effect {
	return targetPlayer{engine.Op{Who: engine.All}, "target player", e}
}

// AnotherPlayer applies an effect to another player of the seat's choice.
func AnotherPlayer(e Effect) Effect {
	return targetPlayer{engine.Op{Who: engine.All, Apart: true}, "another player", e}
}

type targetPlayer struct {
	op   engine.Op
	head string
	what Effect
}

func (e targetPlayer) compile(p *program) {
	they := strings.TrimPrefix(together(e.what.words(voice{third: true, they: true})), "they ")
	a := question("choose a player. They "+they).to("choose ^", neither("choose"))
	a.Title, a.Gives, a.Self = "choose a player", []string{"they " + they}, e.what.words(second)
	p.asking(a)
	e.op.Code = engine.OpTarget
	if v, ok := e.what.(verb); ok && v.cards.how != atHand && v.cards.how != itself && !v.cards.shown {
		e.op.From, e.op.Filter = v.cards.from, p.filter(v.cards.filter) // skipped if no player has any
	}
	p.emit(e.op)
	Targeted(e.what).compile(p)
}

func (e targetPlayer) words(voice) []string { return []string{done(e.head, e.what)} }
func (e targetPlayer) check(c *checker)     { e.what.check(c) }
