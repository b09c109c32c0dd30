package standard

import (
	"slices"

	"lineup/engine"
	"lineup/render/art/gallery"
	"lineup/render/board"
	"lineup/render/ui"
)

// This is the size of a card's picture on a foe's panel, like that of a last purchase.
const thumbWidth, thumbHeight = 66.0, 38.0

// maxPrey is the number of Super-Villains in a foe's discard pile with room. The prompt bar asks for
// the others.
const maxPrey = 2

// placeOnFoe places the pictures of cards on a foe's panel: their personal cards over the portrait
// (V-004.1), and over the last purchases the Super-Villains in their discard pile that the rules let
// players hunt (V-005.6), and their cards in play that the near seat can use now. A small panel has only the
// portrait for all of them.
func (b *Board) placeOnFoe(v engine.View, seat engine.SeatID, panel ui.Box) {
	words, large := board.SeatWords(panel)
	portrait := words - board.PortraitGap
	personal, prey := onHero(v, seat), board.Prey(v, b.Near, seat)
	prey = prey[:min(len(prey), maxPrey)]
	lent := lentTo(v, b.Near, seat)
	lent = lent[:min(len(lent), maxPrey-len(prey))]
	row := panel.Y + panel.H - 22
	if large {
		b.placeThumbs(v, personal, panel.X+thumbEdge, row, panel.X+portrait-thumbEdge, row)
		right := panel.X + panel.W - boughtX
		for i, c := range slices.Concat(prey, lent) {
			y := panel.Y + boughtY + float64(i)*boughtPitch
			b.placeThumbs(v, []engine.CardID{c}, right, y, right, y)
		}
	} else {
		if len(personal) > 0 {
			prey = prey[:min(len(prey), 1)]
			lent = lent[:min(len(lent), 1-len(prey))]
		}
		b.placeThumbs(v, slices.Concat(personal, prey, lent), panel.X+thumbEdge, row, panel.X+portrait-21, row)
	}
	b.prey, b.lent = append(b.prey, prey...), append(b.lent, lent...)
	called := slices.Concat(prey[:min(len(prey), 1)], lent[:min(len(lent), 1)]) // one tab for each
	for i := range b.Spots {
		if s := &b.Spots[i]; slices.Contains(called, s.Card) && s.Plate.W == thumbWidth {
			s.Tab = board.CallBox(s.Plate.X+thumbWidth/2, s.Plate.Y+board.CallIn)
		}
	}
}

// lentTo returns the cards that a seat has in play and another one can use in its open turn, because it controls them
// too.
func lentTo(v engine.View, near, seat engine.SeatID) (out []engine.CardID) {
	d := v.Pending()
	if d.Kind != engine.DecideTurn || d.Seat != near {
		return nil
	}
	for _, c := range board.At(engine.InPlay, seat).Cards(v) {
		if slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptUse && o.Card == c }) {
			out = append(out, c)
		}
	}
	return out
}

// thumbEdge is the least distance of the middle of a picture from the edge of the portrait.
const thumbEdge = 37.0

// placeThumbs places the pictures of cards evenly between two places, or one in the middle.
func (b *Board) placeThumbs(v engine.View, cards []engine.CardID, x, y, toX, toY float64) {
	for i, c := range cards {
		k := 0.5
		if len(cards) > 1 {
			k = float64(i) / float64(len(cards)-1)
		}
		box := ui.BoxAt(x+k*(toX-x)-thumbWidth/2, y+k*(toY-y)-thumbHeight/2, thumbWidth, thumbHeight)
		b.thumbs = append(b.thumbs, clickable{c, box})
		b.AddShape(v, c, board.WhereIs(v, c).Place, box)
	}
}

// drawThumbs draws the pictures of cards on foes' panels. Super-Villains that can be hunted have their
// cost, and the panel has a tag that says so, or a tab once one can be hunted now.
func (b *Board) drawThumbs(sc *board.Scene, c *ui.Canvas) {
	for _, p := range b.thumbs {
		x, y := p.box.Middle()
		if _, can := sc.Answers.Of(p.card); can {
			c.Put(c.Art.Glow(gallery.GlowCanDo, c.Pixels(p.box.W), c.Pixels(p.box.H), c.Unit*0.7), p.box.X, p.box.Y)
		}
		if f := sc.FaceOf(p.card); f != nil {
			board.DrawThumb(c, f, x, y, thumbWidth, thumbHeight)
		}
		if slices.Contains(b.prey, p.card) {
			board.DrawCostSign(c, sc.View.Cost(p.card), p.box.X+preyCost/2, y, preyCost)
		}
	}
	for _, kind := range []struct {
		does string
		of   []engine.CardID
	}{{"USE", b.lent}, {"HUNT", b.prey}} {
		tabbed := engine.NoSeat
		for _, p := range b.thumbs { // one tab per seat, see placeOnFoe
			if of := sc.View.Holder(sc.View.ZoneOf(p.card)); of != tabbed && slices.Contains(kind.of, p.card) {
				sc.DrawCall(c, kind.does, p.card, p.box.X+thumbWidth/2, p.box.Y+board.CallIn)
				tabbed = of
			}
		}
	}
	for i := range sc.Seats {
		p := &sc.Seats[i]
		can := slices.ContainsFunc(b.prey, func(c engine.CardID) bool {
			_, can := sc.Answers.Of(c)
			return can && sc.View.Card(c).Owner == p.Seat
		})
		if tag, ok := b.preyTag(sc, p); ok && !can {
			tag.Draw(c)
		}
	}
}

// preyCost is the size of the sign with the cost of a Super-Villain that can be hunted.
const preyCost = 30.0

// preyTag returns the tag of a foe with Super-Villains that can be hunted, left of the other tags, and
// whether there is one.
func (b *Board) preyTag(sc *board.Scene, p *board.SeatInfo) (board.Tag, bool) {
	if len(board.Prey(sc.View, b.Near, p.Seat)) == 0 {
		return board.Tag{}, false
	}
	all := tags(p, sc.Host.Look(sc.Near), true)
	return all[len(all)-1], true
}
