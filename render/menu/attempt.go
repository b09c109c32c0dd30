package menu

import (
	"math"
	"strings"

	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Attempt is what the result of an attempt of a campaign shows besides the game.
type Attempt struct {
	Name string // such as "attempt 2"
	// Lines say what the attempt has changed, a sentence each. Without any, Gains are not shown.
	Lines []string
	Gains []Gain
	Do    func() // continues the campaign
	// Ahead paints in the background what Do will show, or is nil.
	Ahead func(c *ui.Canvas)
}

// Gain is something that an attempt has brought.
type Gain struct {
	Face  *art.Face // of the card, or nil if it is not one
	Name  string
	Words string // what it is and whose
}

// The sizes of the panel of what an attempt has changed.
const (
	gainsHead = 58.0 // from its top to its lines
	gainsLine = 31.0
	gainLeast = 106.0 // height of a gain
	gainMost  = 170.0
	gainGap   = 8.0
)

// gainsList returns the area of the gains in their panel, the height of each, and of all.
func (r *Result) gainsList() (in ui.Box, each, all float64) {
	in = r.gainsAt.Inset(20, 0)
	top := gainsHead + r.gainsLines
	in.Y, in.H = in.Y+top, max(0, in.H-top-14)
	rows := float64((len(r.attempt.Gains) + r.gainsAcross - 1) / max(1, r.gainsAcross))
	each = max(gainLeast, r.gainsNeed, min(gainMost, in.H/max(1, rows)))
	return in, each, rows * each
}

// gainBox returns the box of a gain, scrolled.
func (r *Result) gainBox(i int) ui.Box {
	in, each, _ := r.gainsList()
	wide := in.W / float64(r.gainsAcross)
	return ui.BoxAt(in.X+wide*float64(i%r.gainsAcross), in.Y+each*float64(i/r.gainsAcross)-r.gained.At, wide, each-gainGap)
}

// gainAt returns the card of the gain at a place, or nil if there is none.
func (r *Result) gainAt(x, y float64) *art.Face {
	if in, _, _ := r.gainsList(); r.gainsAt.H > 0 && in.Has(x, y) {
		for i := range r.attempt.Gains {
			if r.gainBox(i).Has(x, y) {
				return r.attempt.Gains[i].Face
			}
		}
	}
	return nil
}

// gainsText is the greatest scale of sentences above the gains, which need some room too.
const gainsText = 1.4

// drawGains draws what the attempt has changed in its campaign.
func (r *Result) drawGains(c *ui.Canvas) {
	b := r.gainsAt
	if b.H == 0 {
		return
	}
	c.Panel(b, pen.CanDo)
	c.Label("YOUR CAMPAIGN", b.X+20, b.Y+44, b.W-40, ui.Display(38, pen.CanDo), pen.Left)
	st := ui.Body(ui.MinMenu, pen.Paper)
	text := min(gainsText, max(1, c.TextScale))
	most := int(math.Ceil(3 * text * text)) // lines of a sentence, of which larger ones need more
	y := b.Y + gainsHead
	c.WithText(text, func() {
		for _, l := range r.attempt.Lines {
			c.Paragraph(l, b.X+20, y+24, b.W-40, gainsLine, most, st, pen.Left)
			y += c.ParagraphHeight(l, b.W-40, gainsLine, most, st) + 4
		}
	})
	r.gainsLines = y - b.Y - gainsHead + 8
	r.measureGains(c)
	in, _, high := r.gainsList()
	c.Inside(in, func() {
		for i := range r.attempt.Gains {
			if at := r.gainBox(i); at.Y+at.H > in.Y && at.Y < in.Y+in.H {
				r.drawGain(c, &r.attempt.Gains[i], at)
				c.Reach(ui.Target{What: r.attempt.Gains[i].Name, Says: r.attempt.Gains[i].Words, Box: at, Group: &r.gained, Of: i})
			}
		}
	})
	r.gained.Draw(c, ui.BoxAt(in.X, in.Y, in.W+14, in.H), high)
}

// measureGains finds the height in which the words of every gain are whole. Cards get smaller to leave
// them room before there is more than can be seen at once.
func (r *Result) measureGains(c *ui.Canvas) {
	r.gainsNeed, r.gainCard = 0, gainMost-gainGap
	in, _, _ := r.gainsList()
	rows := float64((len(r.attempt.Gains) + r.gainsAcross - 1) / max(1, r.gainsAcross))
	for card := gainMost - gainGap; card >= gainCardLeast; card -= 8 {
		r.gainCard, r.gainsNeed = card, 0
		_, room := r.wordsOfGain(ui.BoxAt(0, 0, in.W/float64(r.gainsAcross), gainMost))
		for i := range r.attempt.Gains {
			words := c.ParagraphHeight(r.attempt.Gains[i].Words, room, gainPitch, gainLines, ui.Body(ui.MinMenu, pen.SoftPaper))
			r.gainsNeed = max(r.gainsNeed, gainWords+words-gainPitch/2+gainGap)
		}
		if r.gainsNeed*rows <= in.H {
			break
		}
	}
}

// The words of a gain begin at gainWords below its top, and have at most gainLines lines. Its card is at
// least gainCardLeast high.
const gainWords, gainPitch, gainLines, gainCardLeast = 58.0, 28.0, 6, 90.0

// cardOfGain returns the place of a gain's card in its box.
func (r *Result) cardOfGain(b ui.Box) ui.Box {
	high := min(b.H, r.gainCard)
	return ui.BoxAt(b.X, b.Y, high/ui.CardAspect, high)
}

// wordsOfGain returns where the words of a gain begin, and their width.
func (r *Result) wordsOfGain(b ui.Box) (x, room float64) {
	card := r.cardOfGain(b)
	x = card.X + card.W + 14
	return x, b.X + b.W - x - 16
}

// drawGain draws something that the attempt has brought: its card, its name, and what it is.
func (r *Result) drawGain(c *ui.Canvas, g *Gain, b ui.Box) {
	card := r.cardOfGain(b)
	if g.Face != nil {
		c.FaceIn(g.Face, card)
	} else {
		c.Part(gallery.Key{Name: "gain"}, card.Inset(4, 4), 4, func(p pen.Pen) {
			w, h := card.W-8, card.H-8
			o := pen.Rectangle(0, 0, w, h, 5)
			p.Stroke(o, 5, pen.Ink)
			p.Fill(o, pen.RGB(0x8a1f3a))
			p.Fill(pen.Burst(w/2, h/2, 24, 12, 9, 0.1, 0.05, 3), pen.CanDo)
		})
	}
	x, room := r.wordsOfGain(b)
	c.TextWithin(strings.ToUpper(g.Name), x, b.Y+30, room, ui.Display(30, pen.White))
	c.Paragraph(g.Words, x, b.Y+gainWords, room, gainPitch, gainLines, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
}
