package art

import (
	"strconv"
	"strings"

	"lineup/game/card"
)

// Faces returns what is printed on all cards of a book, by FaceID.
func Faces(book *card.Book) []Face {
	var faces []Face
	for _, set := range book.Sets() {
		for i := range set.Cards {
			faces = append(faces, faceOfCard(&set.Cards[i]))
		}
	}
	return faces
}

func faceOfCard(c *card.Card) Face {
	f := Face{Name: c.Name, Kind: kindOf(c.Kind), Text: c.Text(), VP: c.Stars(), Art: &c.Art}
	if c.Kind == card.SuperVillain {
		f.Giant = &c.Giant
	}
	f.Keywords = strings.ToUpper(strings.Join(c.Keywords(), " · "))
	f.Keywords = strings.ReplaceAll(f.Keywords, "FIRST APPEARANCE", "FIRST APP.")
	switch c.Kind {
	case card.SuperHero:
	case card.Rule, card.Piece: // nobody buys or counts them
		f.VP = ""
	default:
		f.Cost = strconv.Itoa(c.Cost)
	}
	return f
}

func kindOf(k card.Kind) Kind {
	switch k {
	case card.Starter:
		return Starter
	case card.Weakness:
		return Weakness
	case card.Hero:
		return Hero
	case card.Villain:
		return Villain
	case card.Equipment:
		return Equipment
	case card.Location:
		return Location
	case card.SuperVillain:
		return SuperVillain
	case card.SuperHero:
		return SuperHero
	}
	return SuperPower // the Kick is one, too
}
