package art

import (
	"slices"
	"strconv"
	"strings"

	"lineup/game/card"
)

// Faces returns the faces of all cards of a game's book, by FaceID, with their texts as they are in the game.
func Faces(book *card.Book) []Face { return faces(book, book.Text) }

// Printed is like Faces with the texts as they are printed.
func Printed(book *card.Book) []Face { return faces(book, (*card.Card).Text) }

func faces(book *card.Book, text func(*card.Card) string) (out []Face) {
	for _, set := range book.Sets() {
		for i := range set.Cards {
			c := &set.Cards[i]
			out = append(out, faceWith(c, text(c)))
		}
	}
	return out
}

// faceOfCard returns the face of a card with its text as printed.
func faceOfCard(c *card.Card) Face { return faceWith(c, c.Text()) }

func faceWith(c *card.Card, words string) Face {
	f := Face{Name: c.Name, Kind: kindOf(c.Kind), VP: c.Stars(), Brief: c.Brief, Art: &c.Art}
	f.Text, f.Arrival, f.Aside = partText(c, words)
	if c.Band != "" {
		f.Shown, f.Band = c.Title(), strings.ToUpper(c.Band)
	}
	if c.Kind == card.SuperVillain {
		f.Giant = &c.Giant
		if label := c.Label(); label != c.Kind.Label() {
			f.Label = strings.ToUpper(label)
		}
	}
	f.Keywords = strings.ToUpper(strings.Join(c.Keywords(), " · "))
	f.Keywords = strings.ReplaceAll(f.Keywords, "FIRST APPEARANCE", "FIRST APP.")
	if slices.Contains(c.Labels, "Move") { // some cards ask for Move cards
		f.Label = f.label() + " · MOVE"
	}
	switch c.Kind {
	case card.SuperHero:
	case card.Piece: // a tile has a side
		f.VP, f.Label = "", strings.ToUpper(c.Label())
		for _, side := range [...]string{"A", "B"} {
			if name, ok := strings.CutSuffix(c.Name, " "+side); ok {
				f.Shown, f.Label = name, "LOCATION · SIDE "+side
			}
		}
	case card.Rule: // it has no cost or VP
		f.VP, f.Label = "", strings.ToUpper(c.Label())
	case card.Basic:
		f.Label, f.Cost = strings.ToUpper(c.Label()), strconv.Itoa(c.Cost)
	default:
		f.Cost = strconv.Itoa(c.Cost)
	}
	return f
}

// partText splits a card's text into its main text and the text of its arrival and its end.
func partText(c *card.Card, words string) (text, arrival, aside string) {
	var on, after []string
	for line := range strings.SplitSeq(words, "\n") {
		switch {
		case c.Arrival != nil && strings.HasPrefix(line, "First Appearance"):
			arrival = line
		case c.Kind == card.SuperVillain && (strings.HasPrefix(line, card.WhenDefeated) || strings.HasPrefix(line, "Starts the game")):
			after = append(after, line)
		default:
			on = append(on, line)
		}
	}
	return strings.Join(on, "\n"), arrival, strings.Join(after, "\n")
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
	case card.Location, card.Piece, card.Rule:
		return Location
	case card.SuperVillain:
		return SuperVillain
	case card.SuperHero:
		return SuperHero
	}
	return SuperPower // a Kick is one too
}
