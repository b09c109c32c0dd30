package board

import (
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

// This file shows tokens: VP tokens of seats, and numbers on cards that keep them from being bought, or in
// play.

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

// MarkWords says what the numbers on a card that keep it from being bought, or in play, mean now. It returns
// "" if there are none.
func (sc *Scene) MarkWords(c engine.CardID) string {
	if c == engine.NoCard {
		return ""
	}
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
	return ""
}

// DrawMarks draws the sign of such a number on a card at a pose: ice with a tab that has the number's name, or the
// sign of Ongoing cards. With tab, there is room for the tab above the card.
func (sc *Scene) DrawMarks(c *ui.Canvas, of engine.CardID, p ui.Pose, tab bool) {
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

// keptMost is the greatest size of that sign.
const keptMost = 44.0

// keptSign returns the box of the sign on a card that stays in play: over its upper right corner.
func keptSign(p ui.Pose) ui.Box {
	b, size := p.Bounds(), math.Min(p.W*0.34, keptMost)
	return ui.BoxAt(b.X+b.W-size*0.8, b.Y-size*0.2, size, size)
}
