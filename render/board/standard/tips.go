package standard

import (
	"fmt"
	"math"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file writes the tips for what is shortened or counted without words: the counters of the seats
// across the table and the masks of the Super-Villains.

// describeTips writes these tips again.
func (b *Board) describeTips(sc *board.Scene) {
	b.tips, b.spared, b.Tagged = b.tips[:0], b.spared[:0], b.Tagged[:0]
	for i := range sc.Seats {
		p := &sc.Seats[i]
		b.describeFoe(sc, p)
		b.spared = append(b.spared, p.Box, nameBox(p))
		if tag, ok := b.preyTag(sc, p); ok {
			b.tips = append(b.tips, board.Tip{Words: sc.PreyWords(p.Seat, board.Prey(sc.View, b.Near, p.Seat)), Box: tag.Box()})
		}
	}
	if sc.Self.Scores {
		at, label := b.nearTokens()
		if label.W > 0 {
			at = at.Joined(label)
		}
		b.tips = append(b.tips, board.Tip{Words: sc.TokenWords(&sc.Self), Box: at})
	}
	for i := range b.Labels {
		if l := &b.Labels[i]; l.Tag {
			tag := b.underTag(l)
			b.tips = append(b.tips, board.Tip{Words: sc.UnderWords(b.Near), Box: tag.Box()})
			b.Tagged = append(b.Tagged, l.Box)
		}
	}
	if m := &b.menace; m.all > 0 {
		words := fmt.Sprintf("Super-Villains left: %d, defeated: %d", m.all-len(sc.Fallen), len(sc.Fallen))
		if !stacked(sc.View) {
			words = fmt.Sprintf("Super-Villains defeated: %d", len(sc.Fallen))
		}
		if m.tokens > 0 {
			b.tips = append(b.tips, board.Tip{Words: sc.MarkWords(m.card), Box: b.villainTokens()})
		}
		b.tips = append(b.tips, board.Tip{Words: words, Box: ui.BoxAt(b.Masks.X-maskWidth/2, b.Masks.Y, b.Masks.W+maskWidth, b.Masks.H)})
	}
}

// describeFoe writes the tips on the panel of a seat across the table.
func (b *Board) describeFoe(sc *board.Scene, p *board.SeatInfo) {
	x, large := board.SeatWords(p.Box)
	l, chip := layWords(p), board.SeatChip(p.Box)
	nameHigh := min(58, l.counts) - 20
	at := func(words string, x, y, w, h float64) {
		b.tips = append(b.tips, board.Tip{Words: words, Box: ui.BoxAt(p.Box.X+x, p.Box.Y+y, w, h)})
	}
	count := func(place engine.Place, n int) string { return sc.PileWords(board.At(place, p.Seat), n) }
	if l.shown != p.Name {
		at(p.Name, x, 20, l.end-x, nameHigh)
	}
	if p.Trophies > 0 {
		at(fmt.Sprintf("Super-Villains defeated by %s: %d", sc.Host.Name(p.Seat), p.Trophies), l.trophies-14, 26, l.end-l.trophies+14, min(60, l.counts)-26)
	}
	at(count(engine.Deck, p.Deck), x, l.counts, countWide, countHigh)
	at(count(engine.Discard, p.Discard), x+countPitch, l.counts, countWide, countHigh)
	hand, half := count(engine.Hand, p.Hand), 18+26*l.spread
	if len(p.Open) > 0 {
		hand += " (" + card.AndList(titles(p.Open)) + ")"
	}
	if chip {
		at(hand, x+2*countPitch, l.counts, countWide, countHigh)
	} else {
		at(hand, l.fan-half, 20, 2*half, countsDown-20)
		at(hand, l.fan-badgeHalf, countsDown, 2*badgeHalf, p.Box.H-countsDown)
	}
	if bought := b.bought(sc, p); large && len(bought) > 0 {
		at("Bought last: "+card.AndList(titles(bought)), p.Box.W-boughtX-33, boughtY-19, 66, 38+float64(len(bought)-1)*boughtPitch)
	}
	tip, stays := b.stayTip(sc, p)
	if stays {
		b.tips = append(b.tips, tip)
	}
	// The portrait is free of pictures above its lower edge, and of the sign of cards in play.
	top, low := foeFrame, p.Box.H-42
	if chip {
		low = p.Box.H
	}
	if stays && b.staySlots(sc, p) == 0 {
		top = tip.Box.Y + tip.Box.H - p.Box.Y
	}
	click := "See " + grammar.Possessive(sc.Host.Name(p.Seat)) + " cards"
	wide := x - board.PortraitGap
	if p.Scores {
		wide = foeTokens(p.Box).X - p.Box.X
	}
	at(click, 0, top, wide, low-top)
	if !chip {
		at(click, x, 60, l.end-x, 21)
	}
	if l.shown == p.Name && p.Trophies == 0 {
		at(click, x, 20, l.end-x, nameHigh)
	}
	if p.Scores {
		b.tips = append(b.tips, board.Tip{Words: sc.TokenWords(p), Box: foeTokens(p.Box)})
	}
	if p.Under != "" {
		tag := p.UnderTag()
		b.tips = append(b.tips, board.Tip{Words: sc.UnderWords(p.Seat), Box: tag.Box()})
		b.Tagged = append(b.Tagged, tag.Box())
	}
}

// nameBox returns the box of the names of a seat across the table and of its Super Hero.
func nameBox(p *board.SeatInfo) ui.Box {
	x, _ := board.SeatWords(p.Box)
	l := layWords(p)
	return ui.BoxAt(p.Box.X+x, p.Box.Y+24, math.Max(l.end-x, 60), math.Min(54, l.counts-24))
}

// badgeHalf is half of the width of the badge with the number of cards of a hand, below its fan.
const badgeHalf = 19.0

// titles returns the names of faces.
func titles(faces []*art.Face) (names []string) {
	for _, f := range faces {
		names = append(names, f.Title())
	}
	return names
}
