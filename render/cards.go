package render

import (
	"lineup/game/cardindex"
	"lineup/game/match"
	"lineup/render/art"
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

// heroFace returns the face of a Super Hero in the sets of a Plan, or nil if there is none.
func (a *App) heroFace(p match.Plan, name string) *art.Face {
	boxes := p.Sets
	if len(boxes) == 0 {
		g, err := a.Catalog.Prepare(p)
		if err != nil {
			return nil
		}
		boxes = g.Plan.Sets
	}
	for _, set := range boxes {
		if _, known := a.heroes[set]; !known {
			if a.heroes == nil {
				a.heroes = map[string][]art.Face{}
			}
			a.heroes[set] = nil
			if book, err := a.Catalog.Book(set); err == nil {
				a.heroes[set] = art.Faces(book)
			}
		}
		for i := range a.heroes[set] {
			if f := &a.heroes[set][i]; f.Name == name && f.Oversized() {
				return f
			}
		}
	}
	return nil
}
