package card

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
)

// program is one card text while it is being compiled.
type program struct {
	book *Book
	card *Card
	code []engine.Op    // jumps count from its start until it is placed
	asks map[int]Asking // questions, by offset
	// amounts are the numbers of cards that depend on the game. Each At is an offset.
	amounts []Amount
	// before is the previous step of the text; after is the rest of it.
	before string
	after  []Effect
	// fitting is how many conditions on the card at hand come right before an effect of a sequence.
	fitting int
	// faceUp: the card at hand is the top Super-Villain, which all players have seen before.
	faceUp bool
	// later is what the text does with set-aside cards after the Attack with this hit has reached
	// all.
	later Later
	// spend: accepting the offer uses up the once-a-turn ability.
	spend bool
}

// here returns the place of the next instruction.
func (p *program) here() engine.ProgID { return engine.ProgID(len(p.code)) }

// emit adds an instruction and returns its offset, for patching.
func (p *program) emit(op engine.Op) int {
	p.code = append(p.code, op)
	return len(p.code) - 1
}

// test emits the test of a condition and returns its offset. From there the program jumps if the condition does not
// hold.
func (p *program) test(c Cond) int {
	return p.emit(engine.Op{Code: engine.OpIf, Count: p.count(c.count), Min: uint8(c.min), Max: uint8(c.max)})
}

// land makes the instructions at some offsets jump to the next one.
func (p *program) land(from ...int) {
	for _, at := range from {
		p.code[at].To = p.here()
	}
}

// asking records the question of the next instruction.
func (p *program) asking(a Asking) {
	a.Before = p.before
	p.asks[len(p.code)] = a
}

// body compiles an effect as a separate program, to be run by an instruction of this one.
func (p *program) body(e Effect) engine.ProgID { return p.book.compile(p.card, e) }

// hit compiles the effect of an Attack on the seats it hits as a separate program; after is the
// rest of the text.
func (b *Book) hit(c *Card, e Effect, after []Effect) engine.ProgID {
	p := b.begin(c)
	p.later = laterOf(after)
	at := b.program(p, e)
	b.hitting(at, e, p.later)
	return at
}

func (p *program) filter(f Filter) engine.FilterID { return p.book.filter(f) }

func (p *program) count(c count) engine.CountID { return p.book.count(c) }

// compile adds the program of an effect to the book and returns its address. Equal programs share
// one address, so the engine knows that their order does not matter.
func (b *Book) compile(c *Card, e Effect) engine.ProgID { return b.program(b.begin(c), e) }

// begin begins the program of a text on a card.
func (b *Book) begin(c *Card) *program { return &program{book: b, card: c, asks: map[int]Asking{}} }

// program compiles an effect into a program that has only begun and adds it to the book.
func (b *Book) program(p *program, e Effect) engine.ProgID {
	if e == nil {
		return 0
	}
	if _, isOffer := e.(offer); p.spend && !isOffer {
		p.emit(engine.Op{Code: engine.OpSpend})
	}
	e.compile(p)
	p.emit(engine.Op{Code: engine.OpEnd})

	var key strings.Builder
	for at, op := range p.code {
		fmt.Fprintf(&key, "%+v %s %q;", op, p.asks[at].Prompt, p.asks[at].Later.Clauses)
	}
	if id, ok := b.programs[key.String()]; ok {
		b.asksBy(p, id)
		return id
	}
	id := b.place(p)
	b.asksBy(p, id)
	b.programs[key.String()] = id
	for _, a := range p.amounts {
		a.At += id
		b.amounts[id] = append(b.amounts[id], a)
	}
	return id
}

// asksBy notes whose card asks the questions of a program.
func (b *Book) asksBy(p *program, id engine.ProgID) {
	for at := range p.asks {
		b.askers[id+engine.ProgID(at)] = append(b.askers[id+engine.ProgID(at)], p.card)
	}
}

// place adds a program to the end of the code.
func (b *Book) place(p *program) engine.ProgID {
	base := engine.ProgID(len(b.lib.Code))
	for at, op := range p.code {
		switch op.Code {
		case engine.OpMay, engine.OpLabel, engine.OpIf, engine.OpJump, engine.OpAct:
			op.To += base
		default: // To is unused, or a separate program
		}
		b.lib.Code = append(b.lib.Code, op)
		if a, ok := p.asks[at]; ok {
			b.asks[base+engine.ProgID(at)] = a
		}
	}
	return base
}

func (b *Book) filter(f Filter) engine.FilterID {
	if f == Named(weakness) && b.namesTypes() {
		f.Or = &Filter{Types: engine.WeaknessType}
	}
	or := f.Or
	f.Or = nil
	g := engine.Filter{
		Types: f.Types, Not: f.Not, Traits: f.Traits, MinCost: int8(f.MinCost), MaxCost: int8(f.MaxCost), Free: f.Free,
		Odd: f.Odd, Even: f.Even, Super: f.Super, NotThis: f.Other, Played: f.Played, Obtained: f.Gotten, FaceUp: f.FaceUp,
		New: f.New, Mine: f.Mine, Roams: f.Roams, AtGoal: f.AtGoal, Menaces: f.Menaces, Bears: b.number(f.Bears), OfHero: f.OfHero, Called: f.Called, AtMostIt: f.AtMostIt, LikeIt: f.LikeIt, In: f.In,
		This: f.This, Twin: f.Twin, AlsoIn: f.AlsoIn, Held: f.Noted, Bare: b.number(f.Bare), CostsIt: f.CostsIt, NotMine: f.NotMine, Repeats: f.Repeats, ByVP: f.ByVP, MinVP: int8(f.MinVP), MaxVP: int8(f.MaxVP),
		Families: b.family(f.Family),
	}
	g.Name, g.OrName, g.NotName = b.name(f.Name), b.name(f.OrName), b.name(f.NotName)
	if or != nil {
		g = engine.Filter{Either: b.tests(g), Or: b.filter(*or)}
	}
	return b.tests(g)
}

// tests returns the id of a filter in the Library.
func (b *Book) tests(g engine.Filter) engine.FilterID {
	if i := slices.Index(b.lib.Filters, g); i >= 0 {
		return engine.FilterID(i)
	}
	b.lib.Filters = append(b.lib.Filters, g)
	return engine.FilterID(len(b.lib.Filters) - 1)
}

func (b *Book) count(c count) engine.CountID {
	g := engine.Count{Of: c.of, From: c.from, Filter: b.filter(c.filter), Number: b.number(c.counter), Near: c.near, Beyond: c.beyond, Around: c.around,
		Less: c.less, Per: c.per, Max: c.most}
	if c.and != nil {
		g.And = b.count(*c.and)
	}
	if i := slices.Index(b.lib.Counts, g); i >= 0 {
		return engine.CountID(i)
	}
	b.lib.Counts = append(b.lib.Counts, g)
	return engine.CountID(len(b.lib.Counts) - 1)
}

// number returns the id of a number. That of a named one depends on what else is counted in the game.
func (b *Book) number(of Counter) engine.NumberID {
	if of.ID != byName {
		return of.ID
	}
	return engine.NumberID(slices.IndexFunc(b.lib.Numbers, func(n engine.Number) bool { return n.Name == of.Name }))
}

// price returns a price in the engine's form.
func (b *Book) price(p Price) engine.Price {
	return engine.Price{Number: b.number(p.Of), N: int16(p.N), Cost: p.Cost, Also: b.number(p.Also), AlsoN: int16(p.AlsoN)}
}

// counts reports whether a number found by its name is counted in the game.
func (b *Book) counts(of Counter) bool {
	return slices.ContainsFunc(b.lib.Numbers, func(n engine.Number) bool { return n.Name == of.Name })
}

func (b *Book) name(s string) engine.NameID {
	if i := slices.Index(b.lib.Names, s); i >= 0 {
		return engine.NameID(i)
	}
	b.lib.Names = append(b.lib.Names, s)
	return engine.NameID(len(b.lib.Names) - 1)
}

func (b *Book) label(s string) int16 {
	if i := slices.Index(b.lib.Labels, s); i >= 0 {
		return int16(i)
	}
	b.lib.Labels = append(b.lib.Labels, s)
	return int16(len(b.lib.Labels) - 1)
}

// family returns the bit for the words of a family of names, or 0 for no words.
func (b *Book) family(words string) uint32 {
	if words == "" {
		return 0
	}
	i := slices.Index(b.lib.Families, words)
	if i < 0 {
		b.lib.Families = append(b.lib.Families, words)
		i = len(b.lib.Families) - 1
	}
	return 1 << i
}

func (b *Book) trigger(c *Card, w When) engine.TriggerID {
	w.From = b.onStack(w.From, Third)
	t := engine.Trigger{On: w.On, How: w.How, Whose: w.Whose, InTurn: w.In, From: w.from(c), At: w.At, Filter: b.filter(w.Card),
		First: w.First, Drawn: w.Drawn, Later: w.Later, NewName: w.NewName, NewType: w.NewType, Paid: w.Paid, Once: w.Once, Laid: b.number(w.Of)}
	if w.If != nil {
		t.When, t.Min = b.count(w.If.count), uint8(w.If.min)
	}
	p := b.begin(c)
	p.spend = w.Once
	t.Prog = b.program(p, w.Do)
	t.Quiet, t.AboutIt = b.nature(t.Prog)
	if i := slices.Index(b.lib.Triggers, t); i > 0 {
		return engine.TriggerID(i)
	}
	b.lib.Triggers = append(b.lib.Triggers, t)
	return engine.TriggerID(len(b.lib.Triggers) - 1)
}

func (b *Book) attack(a engine.Attack) engine.AttackID {
	if i := slices.Index(b.lib.Attacks, a); i > 0 {
		return engine.AttackID(i)
	}
	b.lib.Attacks = append(b.lib.Attacks, a)
	return engine.AttackID(len(b.lib.Attacks) - 1)
}

// onStack returns the places that an ability on the stack works from. Since an edition, that is the Line-Up if
// Super-Villains are hidden in the main deck.
func (b *Book) onStack(from engine.Places, since Edition) engine.Places {
	if from == engine.Set(Villains) && b.table.Loose.Has(LineUp) && b.table.Edition >= since {
		return engine.Set(LineUp)
	}
	return from
}

func (b *Book) change(c Change) engine.ChangeID {
	c.From = b.onStack(c.From, Fourth)
	if c.In == engine.Set(Villains) && b.table.Loose != 0 {
		c.In |= b.table.Loose
		c.Of.Super = true
	}
	g := engine.Change{Asked: c.Asks, Layer: c.Layer, From: c.From, Whose: c.Whose, It: b.filter(c.Of), In: c.In, Near: uint8(c.Near), N: int16(c.N)}
	if c.Per != nil {
		g.By = b.count(c.Per.count)
	}
	if c.If != nil {
		g.OnlyIf = b.count(c.If.count)
	}
	if i := slices.Index(b.lib.Changes, g); i > 0 {
		return engine.ChangeID(i)
	}
	b.lib.Changes = append(b.lib.Changes, g)
	b.changes = append(b.changes, make([]string, len(b.lib.Changes)-len(b.changes))...)
	id := engine.ChangeID(len(b.lib.Changes) - 1)
	b.changes[id] = c.Words
	return id
}

// nature reports whether a program only gives Power or sets up a later effect without a question,
// and whether it looks at the card that triggered it.
func (b *Book) nature(prog engine.ProgID) (quiet, aboutIt bool) {
	quiet = true
	for at := prog; ; at++ {
		op := b.lib.Code[at]
		switch op.Code {
		case engine.OpEnd:
			return quiet, aboutIt
		case engine.OpNumber, engine.OpLater, engine.OpSpend:
		default:
			quiet = false
		}
		onIt := op.Code == engine.OpNumber && b.lib.Numbers[op.Number].Of == engine.OfCard
		if op.Code == engine.OpIt || op.Code == engine.OpCopy || op.Code == engine.OpStrike || op.Code == engine.OpAppear || op.Code == engine.OpRoll || onIt || looksAtIt(b.lib.Counts[op.Count].Of) {
			aboutIt = true
		}
	}
}

// looksAtIt reports whether a count depends on the card at hand.
func looksAtIt(of engine.CountOf) bool {
	switch of {
	case engine.ItFits, engine.ItsCost, engine.CanPay, engine.ItsPower, engine.CardsOn, engine.Namesakes, engine.PiecesWithIt, engine.RunMade, engine.ItsVP:
		return true
	case engine.One, engine.CardsIn, engine.CardsPlayed, engine.CountPlays, engine.NamesPlayed, engine.NamesSeen, engine.Taken,
		engine.FoesWith, engine.NumberLeft, engine.HeldIn, engine.CardsHeld, engine.Victims, engine.TargetIs, engine.PiecesTogether,
		engine.NoneIn, engine.TurnNumber, engine.PowerIn, engine.GoalsVisited, engine.SeatsWith, engine.Fewest,
		engine.TypesIn, engine.TypesPlayed, engine.CostIn, engine.FoesWithout, engine.MaxHeld, engine.SlotsFree, engine.HeldApart, engine.HeldFor, engine.NonePlayed, engine.Discarded, engine.PairIn, engine.Lacking, engine.Avoided,
		engine.CardsOfAll, engine.CostsIn, engine.DifferentIn, engine.TypesTaken, engine.InTurn, engine.ByPlayer,
		engine.Gained, engine.Short, engine.YourTurn, engine.FoesUnkept, engine.TeamworkOn, engine.SourceFits, engine.PlaysShort, engine.BestVP:
	}
	return false
}
