package render

import (
	"lineup/game/cardindex"
	"lineup/render/library"
)

// showLibrary shows all cards there are; it stays as it was left.
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
