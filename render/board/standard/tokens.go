package standard

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file shows what a set adds to the table: VP tokens at the seats, cards on Super Heroes, and numbers on
// cards.

// These are the sizes of the VP tokens on a foe's portrait, on that of a chip, and of the near seat. foeTokenUp is
// how far those on a portrait are below the top of the panel.
const foeToken, chipToken, nearToken, foeTokenUp = 40.0, 34.0, 54.0, 22.0

// These are for the VP tokens of the near seat: the height of their label, its width, and the gap to the discard
// pile below it or the Power beside them.
const tokenLabel, tokenWide, tokenGap = 26.0, 130.0, 6.0

// foeTokens returns the place of the VP tokens of a seat across the table: on the right of the portrait.
func foeTokens(panel ui.Box) ui.Box {
	x, _ := board.SeatWords(panel)
	if board.SeatChip(panel) { // below the sign of cards in play
		return ui.BoxAt(panel.X+x-board.PortraitGap-chipToken+4, panel.Y+panel.H-chipToken-4, chipToken, chipToken)
	}
	return ui.BoxAt(panel.X+x-board.PortraitGap-foeToken-4, panel.Y+foeTokenUp, foeToken, foeToken)
}

// nearTokens returns the places of the VP tokens of the near seat and of their label: above its discard pile,
// where no enlarged card covers them. A folded table has room for them only beside the Power, without the
// label.
func (b *Board) nearTokens() (at, label ui.Box) {
	if b.NarrowLabels {
		p := b.Power
		return ui.BoxAt(p.X+p.W+tokenGap, p.Y+(p.H-nearToken)/2, nearToken, nearToken), ui.Box{}
	}
	pile := b.Discard.Bounds()
	label = ui.BoxAt(b.Discard.X-tokenWide/2, pile.Y-tokenGap-tokenLabel, tokenWide, tokenLabel)
	return ui.BoxAt(b.Discard.X-nearToken/2, label.Y-nearToken, nearToken, nearToken), label
}

// drawNearTokens draws the VP tokens of the near seat and their label.
func (b *Board) drawNearTokens(p *board.SeatInfo, c *ui.Canvas) {
	at, label := b.nearTokens()
	board.DrawTokens(c, p.Tokens, at)
	if label.W > 0 {
		c.Part(gallery.Key{Name: "tokens label", Print: c.Art.Print}, label, 4, func(q pen.Pen) {
			board.DrawPileLabel(q, "VP TOKENS", label.W, label.H, 1, pen.Paper)
		})
	}
}

// tokenBox returns the place of the VP tokens of a seat.
func (b *Board) tokenBox(s engine.SeatID) ui.Box {
	if panel, ok := b.Foe(s); ok {
		return foeTokens(panel)
	}
	if s != b.Near {
		return ui.Box{}
	}
	at, _ := b.nearTokens()
	return at
}

// about says what the numbers on a card mean, and on whose Super Hero it is, or returns "".
func (b *Board) about(sc *board.Scene, c engine.CardID) string {
	if words := sc.MarkWords(c); words != "" || !sc.View.Sees(c) {
		return words
	}
	if w := board.WhereIs(sc.View, c); w.Place == card.Atop {
		return "On " + sc.Whose(w.Seat) + " Super Hero"
	}
	return ""
}

// spoken adds the words of about to those of the face of a card, for a player who uses keys.
func (b *Board) spoken(sc *board.Scene, c engine.CardID) (name, says string) {
	words, f := b.about(sc, c), sc.FaceOf(c)
	if words == "" || f == nil {
		return "", ""
	}
	return "", f.Spoken() + " " + words + "."
}
