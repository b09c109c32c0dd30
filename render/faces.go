package render

import (
	"strconv"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
)

// faces are the pictures of everything printed in a book, by face.
type faces struct {
	book *card.Book
	list []art.Face
}

func newFaces(book *card.Book) *faces {
	f := &faces{book: book}
	for id := range book.Library().Faces {
		f.list = append(f.list, faceOf(book.Card(engine.FaceID(id))))
	}
	return f
}

func faceOf(c *card.Card) art.Face {
	f := art.Face{Name: c.Name, Kind: kindOf(c.Kind), Text: c.Text(), VP: c.Stars(), Art: c.Art}
	f.Keywords = strings.ToUpper(strings.Join(c.Keywords(), " · "))
	f.Keywords = strings.ReplaceAll(f.Keywords, "FIRST APPEARANCE", "FIRST APP.")
	if c.Kind != card.SuperHero {
		f.Cost = strconv.Itoa(c.Cost)
	}
	return f
}

func kindOf(k card.Kind) art.Kind {
	switch k {
	case card.Starter:
		return art.Starter
	case card.Weakness:
		return art.Weakness
	case card.Hero:
		return art.Hero
	case card.Villain:
		return art.Villain
	case card.Equipment:
		return art.Equipment
	case card.Location:
		return art.Location
	case card.SuperVillain:
		return art.SuperVillain
	case card.SuperHero:
		return art.SuperHero
	}
	return art.SuperPower // the Kick is one, too
}

// hero tells whether a face is an oversized hero, which is drawn as a panel.
func (f *faces) hero(id engine.FaceID) bool { return f.list[id].Kind == art.SuperHero }
