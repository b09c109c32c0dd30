package standard

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// seatGround returns the background of a seat's panel.
func seatGround(seat color.NRGBA) color.NRGBA {
	return pen.Mix(pen.Mix(seat, pen.Ink, 0.72), pen.RGB(0x0d1638), 0.6)
}

// seatInk returns the color of the hero's name on a seat's panel.
func seatInk(seat color.NRGBA) color.NRGBA { return pen.Mix(seat, pen.White, 0.62) }

// seatFan returns the middle of the spread hand on the panel of a seat. A chip has the number of its cards
// there.
func seatFan(panel ui.Box) float64 {
	switch w := panel.W; {
	case board.SeatChip(panel):
		x, _ := board.SeatWords(panel)
		return x + 2*countPitch + 18
	case w >= board.TwoHeroesWidth:
		return w - 166
	case w > 400:
		return 346 + (w-484)*0.6
	}
	return panel.W - 68
}

// These place the pictures of the last purchases: their distance from the right end and the top of
// a panel, and from one to the next.
const boughtX, boughtY, boughtPitch = 56.0, 53.0, 42.0

// drawFoe draws a seat across the table: the portrait that breaks the frame, the name, deck and
// discard pile, the back of the hand, trophies, and the last purchases.
func (b *Board) drawFoe(sc *board.Scene, c *ui.Canvas, p *board.SeatInfo) {
	look := sc.Host.Look(p.Seat)
	colour := look.Paper
	w, h := p.Box.W, p.Box.H
	x, large := board.SeatWords(p.Box)
	wide := x - board.PortraitGap
	key := gallery.Key{Name: "seat", A: colour, Text: fmt.Sprintf("%q %d %d %d %q", p.Name, p.Deck, p.Discard, p.Trophies, p.Title())}
	seat, l, chip := *p, layWords(p), board.SeatChip(p.Box) // copied, because it is painted in the background
	if chip {
		key.N = p.Hand + 1
	}
	c.PartLate(sc.Motion.Late, int(p.Seat), key, p.Box, 20, func(q pen.Pen) {
		p := &seat
		frame := pen.Polygon(0, 18, w, 18, w-16, h, 0, h)
		q.At(8, 12, 1).Fill(frame, pen.Fade(pen.Ink, 0.5))
		chrome.DrawSlab(q, frame, seatGround(colour), 5, 7)
		q.Atop(frame, func(q pen.Pen) {
			q.Dots(pen.Screen{X: wide - 20, Y: 0, W: w, H: h, Pitch: 7, Max: 0.4, Grow: pen.GrowRight, Colour: pen.Fade(pen.Mix(colour, pen.Ink, 0.5), 0.55)})
			q.Fill(pen.Rectangle(0, 18, w, 5, 0), pen.Mix(look.Dark, pen.White, 0.15))
		})
		chrome.DrawLabel(q.At(x, nameDown, 1).Stretched(l.nameSqueeze, 1), l.shown, 0, 0, l.name, pen.Left)
		l.hero.Colour = seatInk(look.Dark)
		if !chip {
			q.Condensed(p.Title(), x, 76, l.hero, pen.Left, l.heroSqueeze)
		}
		if p.Trophies > 0 {
			drawTrophies(q.At(l.trophies, nameDown-9, 1), p.Trophies, l.end-l.trophies)
		}
		drawCount(q.At(x, l.counts+countEdge, 1), p.Deck, drawDeckSign)
		drawCount(q.At(x+countPitch, l.counts+countEdge, 1), p.Discard, drawDiscardSign)
		if chip {
			drawCount(q.At(x+2*countPitch, l.counts+countEdge, 1), p.Hand, drawHandSign)
		}
	})
	switch {
	case chip: // the number of its cards is enough
	case len(p.Open) > 0:
		drawOpenHand(c, p, l)
	case sc.Motion.Fanned != p.Seat:
		key := gallery.Key{Name: "hand behind", N: int(p.Seat)<<16 + p.Hand<<8 + int(l.spread*100)}
		c.PartLate(sc.Motion.Late, int(p.Seat), key, behind(p, l), 0, func(q pen.Pen) { drawHandBehind(q.At(fanReach, fanReach, 1), seat.Hand, l.spread) })
	}
	portrait := ui.BoxAt(p.Box.X, p.Box.Y, wide, h)
	if p.Second != nil {
		c.SeatPortrait(p.Second, pen.Plain(colour), portrait.CutRight(wide/2))
	}
	c.SeatPortrait(p.Hero, look, portrait)
	if large {
		for i, f := range b.bought(sc, p) {
			board.DrawThumb(c, f, p.Box.X+w-boughtX, p.Box.Y+boughtY+float64(i)*boughtPitch, thumbWidth, thumbHeight)
		}
	}
	b.drawStays(sc, c, p)
	if p.Scores {
		board.DrawTokens(c, p.Tokens, foeTokens(p.Box))
	}
	if p.Turn {
		c.Put(c.Art.Glow(gallery.GlowCanDo, c.Pixels(w-12), c.Pixels(h-18), c.Unit*0.7), p.Box.X, p.Box.Y+18)
	}
	for _, tag := range tags(p, sc.Host.Look(sc.Near), false) {
		tag.Draw(c)
	}
	if p.Under != "" {
		tag := p.UnderTag()
		tag.Draw(c)
	}
}

// tags returns the tags of a seat across the table, on the free upper edge. The state of its turn
// is at the right end. Left of it is the tag of a partner, or of a foe with Super-Villains to hunt.
func tags(p *board.SeatInfo, near pen.Seat, prey bool) []board.Tag {
	var out []board.Tag
	x, y := p.Box.X+p.Box.W-16, p.Box.Y+15
	add := func(words string, ground color.NRGBA, seat pen.Seat) {
		t := board.Tag{Words: words, X: x, Y: y, Size: board.SeatTag, Ground: ground, Seat: seat}
		out = append(out, t)
		x = t.Box().X - 14
	}
	switch {
	case p.Left:
		add("LEFT GAME", pen.SoftPaper, pen.Seat{})
	case p.Turn:
		add("TURN", pen.CanDo, pen.Seat{})
	case p.Asked:
		add("CHOOSING", pen.CanDo, pen.Seat{})
	}
	if p.Partner {
		add("PARTNER", pen.Mix(near.Dark, pen.White, 0.35), near)
	}
	if prey {
		add("HUNT", preyGround, pen.Seat{})
	}
	return out
}

// preyGround is the color of the tag of a foe with Super-Villains to hunt.
var preyGround = pen.Mix(chrome.Magenta, pen.White, 0.3)

// seatLines is the layout of a seat's words.
type seatLines struct {
	name, hero               pen.Style
	nameSqueeze, heroSqueeze float64
	shown                    string  // the name, shortened if it is too long
	trophies                 float64 // where the trophies begin
	end                      float64 // where the words end
	counts                   float64 // how far the counts are below the top of the panel
	fan, spread              float64 // the middle of the hand, and how far it is spread
}

var (
	seatName = pen.Style{Font: pen.Display, Size: 32, Tracking: 1.5, Colour: pen.Paper}
	seatHero = pen.Style{Font: pen.Display, Size: 22, Tracking: 1.2}
)

// These are the least sizes of a seat's words.
const (
	minName = 24.0
	minHero = 20.0
)

// spreadAside is how much further right a hand is that is not spread.
const spreadAside = 31.0

// layWords lays out the words on the panel of a seat. The hand beside them spreads into the room they
// leave.
func layWords(p *board.SeatInfo) seatLines {
	x, _ := board.SeatWords(p.Box)
	chip := board.SeatChip(p.Box)
	l := seatLines{counts: countsDown}
	if chip {
		l.counts -= chipCounts
	}
	masks := 0.0
	if p.Trophies > 0 {
		masks = trophyRoom
	}
	for _, l.spread = range [...]float64{1, 0.5, 0} {
		l.fan = seatFan(p.Box) + (1-l.spread)*spreadAside
		l.end = l.fan - 21 - 36*l.spread
		if chip {
			l.fan, l.end = seatFan(p.Box), p.Box.W-chipEnd
		}
		l.name, l.nameSqueeze = pen.Fit(p.Name, l.end-x-masks, seatName, minName)
		l.hero, l.heroSqueeze = pen.Fit(p.Title(), l.end-x, seatHero, minHero)
		if chip || min(l.nameSqueeze, l.heroSqueeze) >= board.MinSqueeze {
			break
		}
	}
	l.shown, l.name, l.nameSqueeze = pen.FitName(p.Name, l.end-x-masks, seatName, minName)
	l.trophies = x + pen.Measure(l.shown, l.name)*l.nameSqueeze + 24
	return l
}

// nameDown is how far the name is below the top of a panel. On a chip, the counts are chipCounts higher, and
// the words end chipEnd before the panel.
const nameDown, chipCounts, chipEnd = 53.0, 30.0, 24.0

// trophyRoom is the least room for trophies: one mask and the number.
const trophyRoom = 58.0

// drawTrophies draws a mask for each defeated Super-Villain, or one mask and the number if they do
// not fit.
func drawTrophies(q pen.Pen, n int, room float64) {
	const pitch, half = 30.0, 14.0
	if float64(n)*pitch <= room+pitch-half {
		for i := range n {
			chrome.DrawMask(q.At(float64(i)*pitch, 0, 0.66), chrome.Magenta)
		}
		return
	}
	chrome.DrawMask(q.At(0, 0, 0.66), chrome.Magenta)
	q.Text(fmt.Sprint(n), 17, 10, pen.Style{Font: pen.Display, Size: 28, Colour: chrome.Magenta}, pen.Left)
}

// These place the counts of a seat's deck and discard pile: from the top of the panel, the size of one
// with its edge, and from one to the next.
const countsDown, countEdge, countWide, countHigh, countPitch = 82.0, 3.0, 66.0, 34.0, 70.0

// countSign is the outline of a card beside a count.
func countSign() pen.Outline { return pen.Rectangle(1, 0, 19, 27, 0) }

// drawDeckSign draws the sign of a deck.
func drawDeckSign(q pen.Pen) {
	q.Stroke(countSign(), 4.5, pen.Ink)
	q.Fill(countSign(), pen.RGB(0x2b56b8))
	q.Fill(pen.Burst(10.5, 13.5, 6.5, 3.6, 8, 0, 0, 1), pen.CanDo)
}

// drawDiscardSign draws the sign of a discard pile.
func drawDiscardSign(q pen.Pen) {
	q.Stroke(countSign(), 4.5, pen.Ink)
	q.Fill(countSign(), pen.Paper)
	q.Fill(pen.Rectangle(1, 0, 19, 13, 0), pen.RGB(0xd8402f))
	q.Stroke(pen.Open(4, 19, 17, 19), 2.4, pen.Ink)
}

// drawHandSign draws the sign of a hand: three cards that are spread out.
func drawHandSign(q pen.Pen) {
	for _, turn := range []float64{-0.34, 0, 0.34} {
		k := q.At(10.5, 30, 1).Turned(turn)
		o := pen.Rectangle(-6.5, -29, 13, 21, 2)
		k.Stroke(o, 4, pen.Ink)
		k.Fill(o, pen.RGB(0x2b56b8))
		k.Stroke(pen.Rectangle(-4.5, -27, 9, 17, 1), 1.2, pen.Fade(pen.Paper, 0.8))
	}
}

// drawCount draws a number of cards beside a sign.
func drawCount(q pen.Pen, n int, sign func(q pen.Pen)) {
	sign(q)
	q.Text(fmt.Sprint(n), 27, 26, pen.Style{Font: pen.Display, Size: 34, Colour: pen.Paper}, pen.Left)
}

// maxBacks is the largest number of cards drawn for a hand seen from behind.
const maxBacks = 8

// These are for a hand seen from behind: how far it reaches from its middle, and how far below that
// its cards' turning point is.
const fanReach, fanHub = 72.0, 52.0

// behind returns the box of a seat's hand.
func behind(p *board.SeatInfo, l seatLines) ui.Box {
	return ui.BoxAt(p.Box.X+l.fan-fanReach, p.Box.Y+p.Box.H/2-1-fanReach, 2*fanReach, 2*fanReach)
}

// backTurn returns the turn of card i of shown, in a hand spread out by a part of the usual width.
func backTurn(i, shown int, spread float64) float64 {
	return (float64(i) - float64(shown-1)/2) * 0.8 * spread / math.Max(1, float64(shown-1))
}

// drawHandBehind draws a hand seen from behind, with the number of its cards.
func drawHandBehind(q pen.Pen, n int, spread float64) {
	shown := min(n, maxBacks)
	for i := range shown {
		drawBackBehind(q.At(0, fanHub, 1).Turned(backTurn(i, shown, spread)))
	}
	drawBadge(q, n)
}

// openTop and openLow are the distances of the pictures of an open hand from the upper and lower end of
// a seat's box, inside its frame. openGap is between two pictures.
const openTop, openLow, openGap = 27.0, 6.0, 4.0

// openHand returns the boxes of the pictures of n cards of a seat's hand, as large as its panel has room
// for beside the words.
func openHand(p *board.SeatInfo, l seatLines, n int) []ui.Box {
	half := 20 + 30*l.spread
	room := ui.BoxAt(p.Box.X+l.fan-half, p.Box.Y+openTop, 2*half, p.Box.H-openTop-openLow)
	across, best := 1, 0.0
	for k := 1; k <= n; k++ {
		rows := (n + k - 1) / k
		if high := math.Min(room.W/float64(k)*thumbHeight/thumbWidth, room.H/float64(rows)); high > best {
			across, best = k, high
		}
	}
	rows := (n + across - 1) / across
	wide, high := room.W/float64(across), math.Min(best*1.2, room.H/float64(rows))
	top := room.Y + (room.H-float64(rows)*high)/2
	var boxes []ui.Box
	for i := range n {
		boxes = append(boxes, ui.BoxAt(room.X+float64(i%across)*wide, top+float64(i/across)*high, wide, high).Grown(-openGap/2))
	}
	return boxes
}

// drawOpenHand draws the pictures of a hand that the viewer sees, with the number of its cards if some
// are hidden.
func drawOpenHand(c *ui.Canvas, p *board.SeatInfo, l seatLines) {
	for i, b := range openHand(p, l, len(p.Open)) {
		x, y := b.Middle()
		board.DrawThumb(c, p.Open[i], x, y, b.W, b.H)
	}
	if len(p.Open) < p.Hand {
		c.Part(gallery.Key{Name: "badge behind", N: p.Hand}, behind(p, l), 0, func(q pen.Pen) { drawBadge(q.At(fanReach, fanReach, 1), p.Hand) })
	}
}

// drawBackBehind draws one card of that hand, about its turning point.
func drawBackBehind(b pen.Pen) {
	o := pen.Rectangle(-17.5, -77, 35, 49, 4)
	b.At(2, 3, 1).Fill(o, pen.Fade(pen.Ink, 0.45))
	b.Stroke(o, 3, pen.Ink)
	b.Fill(o, pen.RGB(0x1d4396))
	b.Stroke(pen.Rectangle(-14, -73, 28, 41, 2), 1.2, pen.Fade(pen.Paper, 0.8))
	b.Fill(pen.Burst(0, -52, 10, 6.5, 12, 0.1, 0.1, 5), pen.CanDo)
}

// drawBadge draws the number of cards of that hand.
func drawBadge(q pen.Pen, n int) {
	q.At(0, 51, 1).Fill(pen.Circle(0, 0, 16), pen.Fade(pen.Ink, 0.6))
	q.Stroke(pen.Circle(0, 48, 16), 5, pen.Ink)
	q.Fill(pen.Circle(0, 48, 16), pen.CanDo)
	q.Text(fmt.Sprint(n), 0, 55, pen.Style{Font: pen.Display, Size: 21, Colour: pen.Ink}, pen.Centre)
}

// drawFanning draws the hand that is being fanned out.
func (b *Board) drawFanning(sc *board.Scene, c *ui.Canvas) {
	seat, age := sc.Motion.Fanned, sc.Motion.Fanning
	if seat == engine.NoSeat {
		return
	}
	for i := range sc.Seats {
		p := &sc.Seats[i]
		if p.Seat != seat || board.SeatChip(p.Box) {
			continue
		}
		l := layWords(p)
		room := behind(p, l)
		x, y := room.X+fanReach, room.Y+fanReach+fanHub
		card := ui.BoxAt(x-17.5, y-77, 35, 49)
		back := c.MakePart(gallery.Key{Name: "back behind"}, card, 8, func(q pen.Pen) { drawBackBehind(q.At(17.5, 77, 1)) })
		for i, shown := 0, min(p.Hand, maxBacks); i < shown; i++ {
			c.Grown(back, card, x, y, 1, backTurn(i, shown, l.spread*board.Fanned(age)), 1)
		}
		c.Part(gallery.Key{Name: "badge behind", N: p.Hand}, room, 0, func(q pen.Pen) { drawBadge(q.At(fanReach, fanReach, 1), p.Hand) })
	}
}

// drawNear draws the near seat: the hero's poster and the ribbon over it.
func (b *Board) drawNear(sc *board.Scene, c *ui.Canvas) {
	p := &sc.Self
	if !b.drawPosters(sc, c) {
		c.Plate(b.Poster, pen.Night)
	}
	for i, given := range p.Now {
		if given != 0 {
			at := b.Poster
			if p.Second != nil {
				at = b.HeroBoxes(2)[i]
			}
			board.DrawTag(c, fmt.Sprintf("GAVE %+d", given), at.X+at.W+12, at.Y+nowDown, pen.CanDo)
		}
	}
	for i := range b.Labels {
		if l := &b.Labels[i]; l.Tag {
			t := b.underTag(l)
			if b.LabelAt(sc.X, sc.Y) == i+1 {
				t.Ground = pen.Chosen
			}
			t.Draw(c)
		}
	}
	if p.Scores {
		b.drawNearTokens(p, c)
	}
	k := b.ribbon(p, sc.Eyes == sc.Near && sc.Alone())
	c.Part(gallery.Key{Name: "ribbon", Text: k.words, A: k.colour}, k.box, 14, func(q pen.Pen) {
		chrome.DrawSlab(q, pen.Polygon(0, 0, k.box.W, 0, k.box.W-14, k.box.H, 0, k.box.H), k.colour, 5, 6)
		q.Condensed(k.words, (k.box.W-8)/2, k.box.H-8, k.st, pen.Centre, k.squeeze)
	})
	for _, p := range b.Backs {
		board.DrawBack(c, p, 0)
	}
}

// ribbon is the ribbon over the poster of the near seat.
type ribbon struct {
	words   string
	colour  color.NRGBA
	st      pen.Style
	squeeze float64
	box     ui.Box
}

// ribbon returns the ribbon of a seat. Alone reports whether it is the viewer's own and no other
// person plays. The ribbon is clear of the tab of a hero whose ability can be used. A name without
// room for more is in the color of its turn.
func (b *Board) ribbon(p *board.SeatInfo, alone bool) ribbon {
	k := ribbon{words: p.Name, colour: pen.Mist, box: b.Ribbon}
	switch {
	case p.Left:
		k.words = p.Name + " LEFT THE GAME"
	case p.Turn && alone:
		k.words, k.colour = "YOUR TURN", pen.CanDo
	case p.Turn:
		k.words, k.colour = strings.ToUpper(grammar.Possessive(p.Name))+" TURN", pen.CanDo
	}
	room := b.Poster.W - 60
	for _, u := range b.users {
		if tab := useTab(u.box); tab.Overlaps(ui.BoxAt(b.Ribbon.X, b.Ribbon.Y, b.Poster.W, b.Ribbon.H)) {
			room = math.Min(room, tab.X-6-b.Ribbon.X-ribbonEnds)
		}
	}
	st := pen.Style{Font: pen.Display, Size: 40, Tracking: 2, Colour: pen.Ink}
	if k.st, k.squeeze = pen.Fit(k.words, room, st, leastRibbon); k.squeeze < board.MinSqueeze && !p.Left {
		k.words, k.st, k.squeeze = pen.FitName(p.Name, room, st, leastRibbon)
	}
	k.box.W = math.Max(120, pen.Measure(k.words, k.st)*k.squeeze+ribbonEnds)
	return k
}

// ribbonEnds is the room of a ribbon beside its words, and leastRibbon the least size of those.
const ribbonEnds, leastRibbon = 42.0, 30.0

// nowDown is how far below the top of a poster the tag with its hero's Power is, above the name of
// the lowest hero.
const nowDown = 26.0

// drawPosters draws the heroes of the near seat and reports whether there are any and they are
// painted.
func (b *Board) drawPosters(sc *board.Scene, c *ui.Canvas) bool {
	if sc.Self.Second == nil {
		return drawPoster(sc, c, sc.Self.Hero, b.Poster)
	}
	both := b.HeroBoxes(2)
	first := drawPoster(sc, c, sc.Self.Hero, both[0])
	return drawPoster(sc, c, sc.Self.Second, both[1]) && first
}

// drawPoster draws a hero of the near seat and reports whether there is one and it is painted. The
// light around it on its turn is a separate picture, so the poster stays when the turn passes.
func drawPoster(sc *board.Scene, c *ui.Canvas, hero *art.Face, b ui.Box) bool {
	p := &sc.Self
	if hero == nil {
		return false
	}
	down, lit, print := p.Down, p.Turn, c.Art.Print
	key, was := gallery.Key{Name: "pin shadow"}, gallery.Key{Name: "pin shadow", N: 1}
	if lit {
		key, was = was, key
	}
	c.PartAfter(was, key, b, 40, func(q pen.Pen) { art.DrawPinShadow(q, b.W, b.H, lit) })
	key = gallery.Key{Name: "pinned", Face: hero, Print: print}
	if down {
		key.N = 1
	}
	return c.PartBesideFaded(key, b, 20, 1, func(q pen.Pen) { print.DrawPinned(q, hero, b.W, b.H, down) })
}

// foeAnchor returns the pose of a hidden card at a seat across the table. Its deck and discard pile
// are signs, and its hand is a fan of backs.
func foeAnchor(panel ui.Box, p engine.Place) ui.Pose {
	wide, _ := board.SeatWords(panel)
	wide -= board.PortraitGap
	counts, hand := countsDown+23, 68.0
	if board.SeatChip(panel) {
		counts -= chipCounts
		hand = counts
	}
	at := func(x, y float64) ui.Pose { return ui.Pose{X: panel.X + x, Y: panel.Y + y, W: 36} }
	switch p {
	case engine.Deck:
		return at(wide+22, counts)
	case engine.Discard:
		return at(wide+92, counts)
	case engine.Hand:
		return at(seatFan(panel), hand)
	}
	return at(wide/2, min(74, panel.H/2+10))
}
