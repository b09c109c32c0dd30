package board

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file shows tokens: VP tokens of seats and on cards, and numbers on cards that keep them from being
// bought, or in play, that make them wait there, or that add types to them. It also shows whose a card in play is.

// ScoresTokens reports whether some text of a game gives VP tokens.
func ScoresTokens(lib *engine.Library) bool {
	for i := range lib.Code {
		if op := &lib.Code[i]; (op.Code == engine.OpNumber || op.Code == engine.OpSteal) && op.Number == engine.VPTokens {
			return true
		}
	}
	return false
}

// TokenWords says how many VP tokens a seat has.
func (sc *Scene) TokenWords(p *SeatInfo) string {
	return grammar.Capital(sc.Whose(p.Seat)) + " VP tokens: " + strconv.Itoa(p.Tokens) + ", worth 1 VP each at the end of the game"
}

// DrawTokens draws the VP tokens of a seat in a box.
func DrawTokens(c *ui.Canvas, n int, b ui.Box) {
	c.Part(gallery.Key{Name: "tokens", N: n}, b, 8, func(q pen.Pen) {
		ground := pen.Gold
		if n == 0 {
			ground = pen.Mix(pen.SoftPaper, pen.Ink, 0.25)
		}
		art.DrawToken(q.At(b.W/2, b.H/2, 1), strconv.Itoa(n), b.W/2, ground)
	})
}

// MarkWords says what the numbers on a card mean now: those that keep it from being bought, or in play, those that
// make it wait there, those that add types to it, and VP tokens. Of a card in play it says how far it is rotated, what is
// under it, and, if it belongs to another player, whose it is and whether it goes back to that player's deck. Otherwise
// it returns "".
func (sc *Scene) MarkWords(c engine.CardID) string {
	if c == engine.NoCard {
		return ""
	}
	var words []string
	for _, w := range []string{sc.lentWords(c), RotationWords(sc.View, c), sc.tuckedWords(c), sc.numberWords(c)} {
		if w != "" {
			words = append(words, w)
		}
	}
	return strings.Join(words, ". ")
}

// lentWords says whose a card in play before another player is, or returns "".
func (sc *Scene) lentWords(c engine.CardID) string {
	owner := sc.lender(c)
	if owner == engine.NoSeat {
		return ""
	}
	whose := sc.Whose(owner)
	lent := grammar.Capital(whose) + " card"
	if sc.View.Card(c).Bits&engine.Bound != 0 {
		lent += ": whenever it leaves play, it goes back on top of " + whose + " deck"
	}
	return lent
}

// lender returns the owner of a card in play before another player, or NoSeat.
func (sc *Scene) lender(c engine.CardID) engine.SeatID {
	if w := WhereIs(sc.View, c); sc.View.Sees(c) && w.Place == engine.InPlay && w.Seat != sc.View.Card(c).Owner {
		return sc.View.Card(c).Owner
	}
	return engine.NoSeat
}

// numberWords says what the numbers on a card mean, or returns "".
func (sc *Scene) numberWords(c engine.CardID) string {
	if id, until := sc.View.Barring(c); id != engine.Power {
		var whose []string
		for s := range engine.SeatID(sc.View.Seats()) {
			if until.Has(s) {
				whose = append(whose, sc.Whose(s))
			}
		}
		return sc.Host.Means(id, card.AndList(whose))
	}
	if id := sc.View.Keeping(c); id != engine.Power {
		return sc.Host.Means(id, "")
	}
	id, n := sc.marked(c)
	switch {
	case n == 0:
		return ""
	case sc.View.Library().Numbers[id].Pays:
		words := strconv.Itoa(n) + " " + sc.Host.Means(id, "")
		if n == 1 {
			words = strings.Replace(words, "tokens", "token", 1)
		}
		return words
	case sc.View.Library().Numbers[id].Types:
		return "Also has the card type " + card.AndList(card.TypeNames(engine.Types(n))) + " now"
	}
	return sc.Host.Means(id, "")
}

// TokensOn returns the VP tokens on a card.
func (sc *Scene) TokensOn(c engine.CardID) int {
	if id, n := sc.marked(c); n != 0 && sc.View.Library().Numbers[id].Pays {
		return n
	}
	return 0
}

// marked returns the first number on a card that is said with its name or, for types, with theirs, and its value. It
// returns 0 for the value if there is none.
func (sc *Scene) marked(c engine.CardID) (id engine.NumberID, n int) {
	all := sc.View.Library().Numbers
	for id := engine.OwnNumbers; int(id) < len(all); id++ {
		if k := &all[id]; k.Of == engine.OfCard && !k.Bars && !k.Keeps && !k.Rotated {
			if n := sc.View.On(c, id); n != 0 && (k.Types || sc.Host.Means(id, "") != "") {
				return id, n
			}
		}
	}
	return 0, 0
}

// toldWords returns the words of the tag for a number on a card.
func toldWords(lib *engine.Library, id engine.NumberID, n int) string {
	if k := &lib.Numbers[id]; !k.Types {
		return strings.ToUpper(k.Name)
	}
	return "+ " + strings.ToUpper(strings.Join(card.TypeNames(engine.Types(n)), " + "))
}

// drawTold draws a tag across the picture of a card, as wide as the card or its words, or as the part of its width that
// is in view. On a rotated card it is below the sign of that.
func drawTold(c *ui.Canvas, words string, ground color.NRGBA, p ui.Pose, rotated bool, shown float64) {
	b := p.Bounds()
	size := max(b.W*toldSize, c.MinRules())
	style := pen.Style{Font: pen.Display, Size: size, Tracking: 0.5, Colour: pen.Ink}
	wide := max(b.W, pen.Measure(words, style)+10)
	down := b.H * toldDown
	if shown < 1 {
		wide = shown * p.W
		b.W = wide
	}
	if turn := turnSign(p, shown); rotated {
		down = math.Max(down, turn.Y+turn.H-b.Y+size*0.7)
	}
	at := ui.BoxAt(b.X+(b.W-wide)/2, b.Y+down-size*0.7, wide, size*1.4)
	c.Part(gallery.Key{Name: "told", Text: words, A: ground, Print: c.Art.Print}, at, 8, func(q pen.Pen) {
		q.Fill(pen.Rectangle(0, 0, at.W, at.H, 0), pen.Ink)
		q.Fill(pen.Rectangle(0, 3, at.W, at.H-6, 0), ground)
		q.Fitted(words, at.W/2, at.H/2+size*0.35, at.W-10, style, size*0.5, pen.Centre)
	})
}

// These are the size of the letters of such a tag and its distance from the top of the card, in its width and height.
const toldSize, toldDown = 0.2, 0.4

// DrawMarks draws the sign of such a number on a card at a pose: ice with a tab that has the number's name, the
// sign of Ongoing cards, VP tokens, or a tag. With tab, there is room for the tab above the card. A card in play
// before another player than its owner has the sign of the owner's seat, a rotated one has a ring with an arrow, and a
// tag counts the cards under it. Shown is the part of the card's width, from the left, that is in view: the ring and
// tags are within that.
func (sc *Scene) DrawMarks(c *ui.Canvas, of engine.CardID, p ui.Pose, tab bool, shown float64) {
	if owner := sc.lender(of); owner != engine.NoSeat {
		at := keptSign(p)
		at.Y = p.Bounds().Y + p.Bounds().H*lentDown - at.H/2
		x, y := at.Middle()
		c.Part(gallery.Key{Name: "lent"}, at, 8, func(q pen.Pen) { q.Fill(pen.Circle(at.W/2, at.H/2, at.W/2), pen.Ink) })
		c.SeatSign(sc.Host.Look(owner), x, y, at.W*lentPart)
	}
	quarters := 0
	if sc.View.Sees(of) {
		quarters = sc.View.Quarters(of)
	}
	if quarters > 0 {
		DrawRotation(c, quarters, turnSign(p, shown))
	}
	if w, ok := UnderCard(sc.View, of); ok {
		drawTold(c, fmt.Sprintf("UNDER IT: %d", w.Count(sc.View)), pen.Paper, p, quarters > 0, shown)
	}
	if id, _ := sc.View.Barring(of); id != engine.Power {
		b := p.Bounds()
		c.Part(gallery.Key{Name: "ice", Print: c.Art.Print}, b, 8, func(q pen.Pen) { art.DrawIce(q, b.W, b.H) })
		if tab {
			words := strings.ToUpper(sc.View.Library().Numbers[id].Name)
			t := CallBox(p.X, b.Y+CallIn)
			c.Part(gallery.Key{Name: "ice tab", Text: words}, t, 8, func(q pen.Pen) { chrome.DrawCall(q, words, tabHalf, TabHeight, art.Ice) })
		}
		return
	}
	if sc.View.Keeping(of) == engine.Power {
		switch id, n := sc.marked(of); {
		case n == 0:
		case sc.View.Library().Numbers[id].Pays:
			DrawTokens(c, n, keptSign(p))
		default:
			drawTold(c, toldWords(sc.View.Library(), id, n), keptInk, p, quarters > 0, shown)
		}
		return
	}
	at := keptSign(p)
	c.Part(gallery.Key{Name: "kept"}, at, 8, func(q pen.Pen) {
		q.Fill(pen.Circle(at.W/2, at.H/2, at.W/2), pen.Ink)
		q.Stroke(pen.Circle(at.W/2, at.H/2, at.W/2-2), 3, keptInk)
		art.DrawRing(q.At(at.W/2, at.H/2, at.W/32), keptInk)
	})
}

// keptInk is the color of the sign of a card that stays in play.
var keptInk = pen.RGB(0x7fe3ff)

// keptMost is the greatest size of that sign. lentPart is the radius of a seat's sign on a lent card, as part of its
// ground, and lentDown how far down its middle is, where cards of all sizes have their picture.
const keptMost, lentPart, lentDown = 44.0, 0.38, 0.31

// keptSign returns the box of the sign on a card that stays in play: over its upper right corner.
func keptSign(p ui.Pose) ui.Box {
	b, size := p.Bounds(), math.Min(p.W*0.34, keptMost)
	return ui.BoxAt(b.X+b.W-size*0.8, b.Y-size*0.2, size, size)
}
