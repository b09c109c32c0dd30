package render

import (
	"lineup/game/cardindex"
	"lineup/render/library"
)

// showLibrary shows the library of all cards, in the state it was left in.
func (a *App) showLibrary() {
	if a.cards == nil {
		s, err := cardindex.New(a.Catalog)
		if err != nil {
			a.trouble(err)
			return
		}
		a.cards = library.New(s)
	}
	a.cards.From(a.showTitle)
	a.show(a.cards)
}
