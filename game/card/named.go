package card

import "lineup/engine"

// NameCard lets the seat name a card. The next effects refer to the cards of that name by
// [Filter.Called].
func NameCard() Effect { return nameCard{} }

type nameCard struct{}

func (nameCard) compile(p *program) {
	a := question([]string{"name a card"}).to("name ^", neither("name"))
	a = a.giving(p.after)
	p.asking(a)
	p.emit(engine.Op{Code: engine.OpName})
}

func (nameCard) words(v voice) []string { return []string{v.verb("name") + " a card"} }
func (nameCard) check(*checker)         {}
