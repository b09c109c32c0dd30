package main

import (
	"cmp"
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/grammar"
	"lineup/game/sets"
)

var cardsCommand = command{
	name:    "cards",
	args:    "[-set ID] [-json]",
	summary: "list all cards with their text",
	about: `Lists the cards of all sets, or of one set, in set order. A card's text is made from its
effects, so the list shows what the engine plays.

JSON: [{name, set, kind, types, copies, cost, vp, text, keywords}]. cost and vp
are null for a super_hero; vp is "*" if it is worked out at the end of the game.`,
	run: listCards,
}

// cardJSON is the JSON of one card.
type cardJSON struct {
	Name     string   `json:"name"`
	Set      string   `json:"set"`
	Kind     string   `json:"kind"`
	Types    []string `json:"types"`
	Copies   int      `json:"copies"`
	Cost     *int     `json:"cost"`
	VP       any      `json:"vp"`
	Text     string   `json:"text"`
	Keywords []string `json:"keywords"`
}

func listCards(c *call) error {
	set := c.flags.String("set", "", "list the cards of the set with this `ID` only")
	if err := c.flagsOnly(); err != nil {
		return err
	}
	ids := []string{*set}
	if *set == "" {
		ids = sets.IDs(catalog.Shipped.Sets())
	}
	list := []cardJSON{}
	for _, id := range ids {
		book, err := catalog.Book(id)
		if err != nil {
			return usageError{err}
		}
		for _, f := range book.FacesOf(id) {
			list = append(list, describe(book.Card(f), &book.Library().Faces[f]))
		}
	}
	if c.asJSON {
		return c.printJSON(list)
	}
	for _, d := range list {
		c.printf("%s\n", heading(d))
		for line := range strings.Lines(d.Text) {
			c.printf("    %s\n", strings.TrimSuffix(line, "\n"))
		}
	}
	c.printf("%d cards\n", len(list))
	return nil
}

func describe(c *card.Card, face *engine.Face) cardJSON {
	d := cardJSON{Name: c.Name, Set: face.Set, Kind: c.Kind.String(), Types: typeNames(face.Types), Copies: c.Copies,
		Text: c.Text(), Keywords: append([]string{}, c.Keywords()...)}
	if c.Kind == card.SuperHero {
		return d
	}
	d.Cost = &c.Cost
	d.VP = c.VP.N
	if c.VP.Star() {
		d.VP = "*"
	}
	return d
}

// typeNames returns the names of a card's types for the list.
func typeNames(t engine.Types) []string {
	out := []string{}
	for k := card.Starter; k <= card.Basic; k++ {
		if k != card.Kick && k != card.SuperVillain && t&k.Types() != 0 { // a Kick is a Super Power, a Super-Villain a Villain
			out = append(out, k.String())
		}
	}
	return out
}

// heading returns the first line of a card in the text list.
func heading(d cardJSON) string {
	parts := []string{d.Name, d.Set, d.Kind, cmp.Or(strings.Join(d.Types, "+"), "no type"), grammar.Count(d.Copies, "copy", "copies")}
	if d.Cost != nil {
		parts = append(parts, grammar.Count(*d.Cost, "Power", "Power"), fmt.Sprintf("%v VP", d.VP))
	}
	if len(d.Keywords) > 0 {
		parts = append(parts, strings.Join(d.Keywords, ", "))
	}
	return strings.Join(parts, " | ")
}
