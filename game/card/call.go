package card

// CallCost makes the seat call even or odd, then reveal the top card of its deck. The seat draws
// the card after a right call and discards it after a wrong one. Zero is even.
func CallCost() Effect {
	return call{choose{
		{Label: "even", Do: called(Filter{Even: true})},
		{Label: "odd", Do: called(Filter{Odd: true})},
	}}
}

func called(f Filter) Effect {
	return RevealTop(Deck, IfElse(ItIs(f), Draw(1), Discard(It)))
}

type call struct{ choose }

func (e call) compile(p *program) {
	a := question("call even or odd for the cost of the top card of your deck")
	a.Title, a.Labels = "even or odd", map[int16]Deed{}
	for _, o := range e.choose {
		a.Labels[p.book.label(o.Label)] = Deed{Act: "call " + o.Label, Gives: []string{"reveal it", "if its cost is " + o.Label + ", draw it", "otherwise, discard it"}}
	}
	p.asking(a)
	e.choose.compile(p)
	for _, o := range e.choose {
		p.book.chosen[choice{p.card, p.book.label(o.Label)}] = chosen{"call " + o.Label, "call " + o.Label, false}
	}
}

func (e call) words(v voice) []string {
	return []string{
		v.verb("call") + " even or odd, then " + v.verb("reveal") + " the top card of " + v.your() + " deck",
		"if its cost matches, draw it",
		"otherwise, discard it",
	}
}
