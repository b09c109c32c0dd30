package card

import (
	"lineup/engine"
	"lineup/game/grammar"
)

// NameCard lets the seat name a card. The next effects refer to the cards of that name by
// [Filter.Called].
func NameCard() Effect { return nameCard{} }

type nameCard struct{}

func (nameCard) compile(p *program) {
	clause := "name a card"
	for _, then := range p.after {
		for _, c := range then.words(second) {
			clause += ". " + grammar.Capital(WithVerb(c))
		}
	}
	a := question(clause).to("name "+TheOne, neither("name"))
	a.Title = "name a card"
	p.asking(a)
	p.emit(engine.Op{Code: engine.OpName})
}

func (nameCard) words(v voice) []string { return []string{v.verb("name") + " a card"} }
func (nameCard) check(*checker)         {}
