package campaign

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/game/campaign"
	"lineup/game/card"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
	"lineup/render/wording"
)

// The colors of the overview.
var (
	overviewGround = pen.RGB(0x132a55)
	plateGround    = pen.RGB(0x0e1737)
	plateEdge      = pen.RGB(0x4a63ae)
	headColor      = pen.RGB(0xffd98a)
	lostInk        = pen.RGB(0xff8a80)
	secondInk      = pen.RGB(0xc9d3da)
	wonInk         = pen.RGB(0xf2c230)
)

// Draw draws the overview.
func (s *Overview) Draw(c *ui.Canvas) {
	room := c.Room()
	if again := s.area.Take(c); again || s.room != room || s.text != c.TextScale {
		s.room, s.text = room, c.TextScale
		s.lay()
		s.layAll()
	}
	c.PartBeside(gallery.Key{Name: "campaign ground"}, room, 0, func(p pen.Pen) {
		p.Block(0, 0, room.W, room.H, overviewGround)
		x, y, head := 960-room.X, s.townBox.Y+308-room.Y, s.headLow-room.Y
		p.Wheel(x, y, room.W, 40, pen.Fade(pen.RGB(0x173263), 0.8), pen.WheelOf{})
		p.Dots(pen.Screen{W: room.W, H: room.H, Pitch: 12, Max: 0.5, Grow: pen.GrowOut, Colour: pen.Fade(pen.RGB(0x0d1e3f), 0.8)})
		p.Block(0, 0, room.W, head, plateGround)
		p.Block(0, head, room.W, 4, pen.Ink)
	})
	s.drawHead(c)
	s.drawHeroes(c)
	s.drawTown(c)
	if s.Campaign.Rivals {
		s.drawRivals(c)
	} else {
		s.drawUnlocked(c)
		s.drawSecrets(c)
	}
	drawPlate(c, s.backBox, plateEdge)
	c.Label("GO BACK TO", s.backBox.X+16, s.backBox.Y+34*s.k, 300, ui.Display(30*s.k, headColor), pen.Left)
	if len(s.points) == 0 {
		c.Paragraph("Every attempt's start is a point you can go back to.", s.backBox.X+16, s.backBox.Y+84*s.k, s.backBox.W-32, 30, 3, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	}
	words := s.nextWords()
	st := ui.Bold(ui.MinMenu, pen.White)
	if s.fault != "" {
		words, st.Colour = s.fault, ui.FaultInk
	}
	in := s.nextAt
	if s.fault == "" && c.TextWidth(words, st) > in.W {
		words = s.nextBrief()
	}
	if c.TextWidth(words, st) > in.W {
		st = ui.Display(27, st.Colour)
	}
	c.TextWithin(words, in.X+math.Max(0, (in.W-c.TextWidth(words, st))/2), in.Y, in.W, st)
	s.Buttons.Draw(c)
	if s.fault != "" && c.TextWidth(s.fault, st) > in.W {
		b := s.faultBox
		c.Row(b, pen.Danger, false)
		c.Paragraph(s.fault, b.X+b.W/2, b.Y+36, b.W-60, 32, 2, ui.Body(ui.MinMenu, pen.Paper), pen.Centre)
	}
	s.layers.Draw(c)
	s.paintAhead(c)
}

// paintAhead paints the first page of the story that comes next, in the background.
func (s *Overview) paintAhead(c *ui.Canvas) {
	if s.Story != nil && !s.asked {
		s.ahead, s.asked = s.Story(), true
	}
	if s.ahead != nil {
		s.ahead.Ahead(c)
	}
}

// drawPlate draws the ground of a part of the page.
func drawPlate(c *ui.Canvas, b ui.Box, edge color.NRGBA) {
	c.Part(gallery.Key{Name: "campaign plate", A: edge}, b, 8, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 7)
		p.At(4, 6, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		p.Stroke(o, 6, pen.Ink)
		p.Fill(o, p.Ground(plateGround))
		p.Stroke(pen.Rectangle(2, 2, b.W-4, b.H-4, 6), p.Thick(2, 4), p.Letters(edge))
	})
}

func (s *Overview) drawHeroes(c *ui.Canvas) {
	s.earned = s.earned[:0]
	for i, p := range s.Campaign.Players {
		s.drawHero(c, i, p, s.heroBox(i))
	}
}

// drawHero draws a player's hero and the places of its Signature cards.
func (s *Overview) drawHero(c *ui.Canvas, i int, who campaign.Player, b ui.Box) {
	look := town.Seat(c.Palette, i)
	color := look.Dark
	drawPlate(c, b, color)
	k := s.k
	bar := ui.BoxAt(b.X+3, b.Y+3, b.W-6, 35*k)
	c.Part(gallery.Key{Name: "campaign hero", A: color, N: i}, bar, 0, func(p pen.Pen) {
		p.Fill(pen.Rectangle(0, 0, bar.W, bar.H, 5), pen.Mix(color, pen.Ink, 0.72))
	})
	c.SeatSign(look, bar.X+20, bar.Y+bar.H/2, 0)
	name, nameRoom := ui.Display(30*k, pen.White), 170*k
	called := strings.ToUpper(wording.OneLine(who.Name))
	c.Label(called, b.X+44, b.Y+32*k, nameRoom, name, pen.Left)
	x := b.X + 56 + math.Min(nameRoom, pen.Measure(c.Shortened(called, name, nameRoom), name))
	hero := strings.ToUpper(who.Hero)
	if who.Ally != "" {
		hero += " + " + strings.ToUpper(who.Ally)
	}
	c.Label(hero, x, b.Y+31*k, b.X+b.W-x-10, ui.Display(25*k, color), pen.Left)
	top, low := b.Y+46*k, b.Y+b.H-40*k
	left, pitch, flat := b.X+126, math.Max(92, math.Min(118, (b.W-150)/campaign.Signatures)), b.H < flatHero*k
	words, done := s.secretWords(who.Name)
	has := fmt.Sprintf("%d of %d", len(s.page.Signatures[who.Hero]), campaign.Signatures)
	s.whole(c, b, wording.OneLine(who.Name)+": "+who.Hero, "Signature "+has, words)
	if flat { // the words are next to the cards
		low, left, pitch = b.Y+b.H-10, b.X+110, 72
	}
	side := low - top
	face := s.heroes[who.Hero]
	portrait := ui.BoxAt(b.X+12, top, math.Min(96, side), side)
	c.PartBeside(gallery.Key{Name: "campaign portrait", Face: face, A: color}, portrait, 4, func(p pen.Pen) {
		if face != nil {
			art.DrawMugshot(p, face, color, portrait.W, portrait.H)
		}
	})
	earned := s.page.Signatures[who.Hero]
	w := math.Min(82, side/ui.CardAspect)
	for n := 1; n <= campaign.Signatures; n++ {
		at := ui.BoxAt(left+pitch*float64(n-1), top, w, w*ui.CardAspect)
		face := s.faces[campaign.Signature(who.Hero, n)]
		if face != nil && slices.Contains(earned, n) {
			c.FaceIn(face, at)
			s.earned = append(s.earned, earnedCard{face, who.Hero, at})
			if s.report.New(face.Name, who.Name) {
				drawNew(c, at)
			}
			continue
		}
		if !s.Campaign.Rivals {
			c.Offer(signatureWords(who.Hero, len(earned)), at)
		}
		c.Part(gallery.Key{Name: "signature sealed", N: n}, at, 6, func(p pen.Pen) { chrome.DrawSealedCard(p, at.W, at.H, n) })
	}
	st := ui.Display(24*k, pen.SoftPaper)
	if done {
		st.Colour = pen.RGB(0xffe88a)
	}
	if flat {
		x = left + 3*pitch + 2
		c.TextWithin(has, x, top+22*k, b.X+b.W-x-6, ui.Display(26*k, pen.White))
		c.Paragraph(strings.TrimPrefix(words, "Secret: "), x, top+46*k, b.X+b.W-x-6, 23*k, 3, st, pen.Left)
		return
	}
	foot, beside := b.Y+b.H-13*k, 14+164*k
	c.TextWithin("Signature "+has, b.X+14, foot, 160*k, ui.Display(24*k, pen.SoftPaper))
	c.TextWithin(words, b.X+beside, foot, b.W-beside-12, st)
	if words != "" && !s.Campaign.Rivals {
		c.Offer(secretsWords, ui.BoxAt(b.X+beside, foot-26*k, b.W-beside-12, 34*k))
	}
}

// signatureWords explains a hero's Signature cards.
func signatureWords(hero string, earned int) string {
	words := "Each Signature card of " + hero + " that is earned replaces a Punch in the starting deck."
	if earned == campaign.Signatures {
		return words
	}
	var from []string
	for i := range rebirth.Scenarios {
		if rebirth.Scenarios[i].Signature > 0 {
			from = append(from, fmt.Sprint(i+1))
		}
	}
	return words + " Win Scenarios " + card.AndList(from) + " to earn them all."
}

// flatHero is the height below which a player's panel has no room for words below the cards.
const flatHero = 180.0

// landmark is the place of a Location in the city of the overview, with its anchor point and the
// place of its sign.
type landmark struct {
	name        string
	site        town.Site
	x, y, size  float64
	signX, down float64
}

// landmarks are all seven Locations, the farthest first.
var landmarks = []landmark{
	{"Daily Planet", town.Press, 446, 282, 1.25, 446, 322}, {"City Hall", town.Hall, 960, 250, 1.25, 960, 290},
	{"Police Station", town.Police, 1476, 282, 1.25, 1476, 322}, {"Bank", town.Bank, 952, 540, 1.2, 952, 556},
	{"S.T.A.R. Labs", town.Labs, 636, 616, 1.3, 636, 656}, {"Arkham Asylum", town.Asylum, 1284, 616, 1.3, 1284, 656},
	{"Batcave", town.Cave, 960, 832, 1.2, 960, 836},
}

func (s *Overview) drawTown(c *ui.Canvas) {
	damage := s.damage()
	var state strings.Builder
	for _, at := range landmarks {
		fmt.Fprint(&state, damage[at.name], " ")
	}
	c.PartBeside(gallery.Key{Name: "campaign town", Text: state.String()}, s.townBox, 8, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, s.townBox.W, s.townBox.H, 0)
		p.Stroke(o, 10, pen.Ink)
		g := town.Ground{Plan: town.NewPlan(1, 1, 0), Sites: [5]town.Site{town.Hall, town.Police, town.Asylum, town.Labs, town.Press},
			X: -s.townX / s.townScale, Y: -s.townY / s.townScale, W: s.townBox.W / s.townScale, H: s.townBox.H / s.townScale}
		on := p.Clip(0, 0, s.townBox.W, s.townBox.H).At(s.townX, s.townY, s.townScale)
		g.Draw(on)
		on.Block(g.X, g.Y, g.W, g.H, pen.Fade(pen.RGB(0x0a1230), 0.34))
		for _, at := range landmarks {
			town.DrawSite(on.At(at.x, at.y, at.size), at.site, damage[at.name])
		}
	})
	for _, at := range landmarks {
		s.drawTownSign(c, at, damage[at.name])
	}
	words := s.cityWords()
	st := ui.Bold(ui.MinMenu, pen.Ink)
	note := s.captionBox(c, words, st)
	c.Part(gallery.Key{Name: "campaign caption"}, note, 6, func(p pen.Pen) {
		o := pen.Polygon(0, 3, note.W, 0, note.W-3, note.H, 3, note.H-2)
		p.At(4, 5, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		p.Stroke(o, 5, pen.Ink)
		p.Fill(o, pen.RGB(0xfff3c8))
	})
	c.Paragraph(words, note.X+captionInset, note.Y+33, captionRoom, captionPitch, captionLines, st, pen.Left)
}

// The caption of the city is in its lower left corner. It has room to grow there, and no Location
// is behind it.
const (
	captionRoom  = 336.0
	captionInset = 18.0
	captionPitch = 32.0
	captionLines = 3
)

// captionBox returns the box of the caption's paper.
func (l *overviewPlaces) captionBox(c *ui.Canvas, words string, st pen.Style) ui.Box {
	high := c.ParagraphHeight(words, captionRoom, captionPitch, captionLines, st) + 14
	wide := 0.0 // of the longest line
	for _, line := range c.Wrap(words, c.Scaled(st), captionRoom) {
		wide = math.Max(wide, c.TextWidth(line, c.Scaled(st)))
	}
	wide = math.Min(captionRoom, wide) + 2*captionInset
	return ui.BoxAt(l.townBox.X+14, l.townBox.Y+l.townBox.H-14-high, wide, high)
}

// siteBox returns the approximate box of a Location's picture in the city.
func (l *overviewPlaces) siteBox(at landmark) ui.Box {
	k := at.size * l.townScale
	return ui.BoxAt(l.townBox.X+l.townX+at.x*l.townScale-120*k, l.townBox.Y+l.townY+at.y*l.townScale-180*k, 240*k, 215*k)
}

// damage returns the damage of the city as the players know it: as it is on the table, if an attempt is in
// progress, and otherwise after the last one.
func (s *Overview) damage() map[string]int {
	if s.Underway != nil {
		return s.Underway
	}
	return s.page.Damage
}

// cityWords returns the caption of the city: the attempt in progress, or the nights or games so far. Those
// don't count one that is still being played.
func (s *Overview) cityWords() string {
	switch begun := s.next.Over || s.next.Scenario > 1; {
	case s.Underway != nil && s.Campaign.Rivals:
		return fmt.Sprintf("The city now, during game %d", s.next.Scenario)
	case s.Underway != nil:
		return fmt.Sprintf("The city now, during Scenario %d", s.next.Scenario)
	case s.Campaign.Rivals && begun:
		return "The city after the games so far"
	case s.Campaign.Rivals:
		return "The city before the first game"
	case !begun && s.next.Try <= 1:
		return "The city before the first night"
	}
	return "The city after " + nights(s.decided())
}

// decided returns the number of Scenarios that are decided.
func (s *Overview) decided() (n int) {
	for _, b := range s.page.Boxes {
		if b != campaign.Empty {
			n++
		}
	}
	return n
}

func nights(n int) string {
	numbers := [...]string{"no night", "one night", "two nights", "three nights", "four nights", "five nights", "six nights", "seven nights", "eight nights"}
	if n == 0 {
		return "a lost night"
	}
	return numbers[min(n, len(numbers)-1)]
}

// drawTownSign draws the sign of a Location with its Hit Points.
func (s *Overview) drawTownSign(c *ui.Canvas, at landmark, damage int) {
	words := strings.ToUpper(at.name)
	k := s.k
	st := ui.Display(25*k, pen.Paper)
	w := math.Max(150, pen.Measure(words, st)+26)
	b := ui.BoxAt(s.townBox.X+s.townX+at.signX*s.townScale-w/2, s.townBox.Y+s.townY+at.down*s.townScale+16, w, 58+33*(k-1))
	dead := damage >= set.HitPoints
	c.Part(gallery.Key{Name: "town sign", Text: words, N: damage}, b, 8, func(p pen.Pen) {
		ground, edge, ink := pen.RGB(0x121a3a), pen.RGB(0xb9c6f2), pen.Paper
		if dead {
			ground, edge, ink = pen.RGB(0x2a0d10), pen.RGB(0xe0403a), pen.RGB(0xffb0a0)
		}
		o := pen.Rectangle(0, 0, b.W, b.H, 6)
		p.At(0, 5, 1).Fill(o, pen.Fade(pen.Ink, 0.6))
		p.Fill(o, ground)
		p.Stroke(o, 3, edge)
		st.Colour = ink
		p.Text(words, b.W/2, 27*k, st, pen.Centre)
		if dead {
			p.Text("DESTROYED", b.W/2, b.H-7, ui.Display(24*k, pen.RGB(0xff6a5a)), pen.Centre)
			return
		}
		const shield = 0.86
		town.DrawShields(p.At(b.W/2-2.5*town.ShieldPitch*shield, b.H-25, shield), set.HitPoints, set.HitPoints-damage, 0)
	})
	state := fmt.Sprintf("%s: %d of %d Hit Points", at.name, set.HitPoints-damage, set.HitPoints)
	if dead {
		state = at.name + ": destroyed"
	}
	s.whole(c, b, state)
}

// The entries of the panel of unlocked cards, in two columns.
const (
	unlockedTop   = 46.0
	unlockedPitch = 55.0
	unlockedThumb = 48.0
	unlockedMost  = 80.0 // the greatest pitch, if few are unlocked
)

// drawUnlocked draws the cards that the campaign has unlocked, the new ones marked.
func (s *Overview) drawUnlocked(c *ui.Canvas) {
	b := s.unlockedBox
	drawPlate(c, b, plateEdge)
	k := s.k
	c.Label("UNLOCKED", b.X+16, b.Y+34*k, 300, ui.Display(30*k, headColor), pen.Left)
	type open struct{ name, words string }
	var all []open
	for _, name := range s.page.Added {
		all = append(all, open{name, "main deck"})
	}
	for _, name := range s.page.Unlocked {
		all = append(all, open{name, "single games"})
	}
	if len(all) == 0 {
		c.Paragraph(s.gainedWords(), b.X+16, b.Y+72*k, b.W-32, 30, 5, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
		return
	}
	wide := (b.W - 24) / 2
	pitch := math.Max(unlockedPitch*k, math.Min(unlockedMost*k, (b.H-unlockedTop*k-4)/math.Ceil(float64(len(all))/2)))
	size := unlockedThumb + pitch - unlockedPitch*k
	var said []string
	for _, o := range all { // no name is cut off for a larger picture
		if pen.Measure(strings.ToUpper(o.name), ui.Display(25*k, pen.White)) > wide-size-16 {
			size = unlockedThumb
		}
		said = append(said, o.name+": "+o.words)
	}
	s.whole(c, b, said...)
	for i, o := range all {
		face := s.faces[o.name]
		at := ui.BoxAt(b.X+14+wide*float64(i%2), b.Y+unlockedTop*k+pitch*float64(i/2)+(k-1)*unlockedThumb/2, size, size)
		c.PartBeside(gallery.Key{Name: "unlocked", Face: face}, at, 4, func(p pen.Pen) {
			if face != nil {
				art.DrawThumb(p, face, at.W, at.H)
				return
			}
			frame := pen.Rectangle(0, 0, at.W, at.H, 4)
			p.Stroke(frame, 6, pen.Ink)
			p.Fill(frame, pen.RGB(0x8a1f3a))
			p = p.At(at.W/2, at.H/2-24, 1)
			p.Fill(pen.Polygon(-6, 9, 6, 9, 3, 29, -3, 29), pen.Paper)
			p.Fill(pen.Circle(0, 37, 4), pen.Paper)
		})
		x, room := at.X+at.W+8, wide-at.W-16
		y := at.Y + at.H/2
		c.TextWithin(strings.ToUpper(o.name), x, y-3*k, room, s.capitals(o.name, 25, room, pen.White))
		c.TextWithin(o.words, x, y+22*k, room, ui.Display(24*k, pen.SoftPaper))
		if s.report.New(o.name, "") {
			drawNew(c, at)
		}
	}
}

// gainedWords says what the latest attempt has brought while no other cards are unlocked.
func (s *Overview) gainedWords() string {
	var names []string
	for _, g := range s.report.Gains {
		names = append(names, g.Name)
	}
	const more = " Side Missions and later Scenarios unlock more cards."
	if won := s.signaturesWon(); len(names) == 0 && len(won) > 0 {
		return "Signature cards won: " + card.AndList(won) + "." + more
	}
	if len(names) == 0 {
		return "Nothing yet. Win Scenarios and complete Side Missions to unlock cards."
	}
	return "Just won: " + card.AndList(names) + "." + more
}

// signaturesWon returns the names of the Signature cards that the players have earned.
func (s *Overview) signaturesWon() (out []string) {
	for _, who := range s.Campaign.Players {
		for _, n := range s.page.Signatures[who.Hero] {
			out = append(out, campaign.Signature(who.Hero, n))
		}
	}
	return out
}

// drawNew marks a card as new, at the top of its box.
func drawNew(c *ui.Canvas, b ui.Box) {
	const high = 28.0
	c.Part(gallery.Key{Name: "new mark"}, ui.BoxAt(b.X+b.W-46, b.Y-8, 52, high), 4, func(p pen.Pen) {
		o := pen.Polygon(3, 0, 52, 2, 49, high, 0, high-2)
		p.Stroke(o, 5, pen.Ink)
		p.Fill(o, pen.CanDo)
		p.Text("NEW", 26, 23, ui.Display(24, pen.Ink), pen.Centre)
	})
}

// secretsWords explains the Secret Cards.
const secretsWords = "In some Scenarios each player is dealt a Secret Card: a task that only they know. A player who completes it earns the next Signature card early. Choose your panel on the table to read yours."

// drawSecrets draws the dealt Secret Cards, a row for each Scenario with some.
func (s *Overview) drawSecrets(c *ui.Canvas) {
	b := s.secretsBox
	drawPlate(c, b, plateEdge)
	c.Label("SECRETS", b.X+16, b.Y+34*s.k, 300, ui.Display(30*s.k, headColor), pen.Left)
	c.Offer(secretsWords, b)
	y := b.Y + 44*s.k
	for n := 1; n <= campaign.Scenarios; n++ {
		if !rebirth.HasSecrets(n) {
			continue
		}
		c.TextWithin(fmt.Sprint("Scenario ", n), b.X+16, y+42, 128, ui.Bold(ui.MinMenu, pen.White))
		x := b.X + 144
		dealt, done := 0, 0
		for _, secret := range s.page.Secrets {
			if secret.Scenario != n {
				continue
			}
			if dealt++; secret.Done {
				done++
			}
			s.drawSecret(c, ui.BoxAt(x, y, 50, 56), secret)
			x += 55
		}
		if room := b.X + b.W - 8 - x; dealt > 0 && room > 70 {
			c.TextWithin(fmt.Sprintf("%d of %d", done, dealt), x+2, y+42, room, ui.Body(ui.MinMenu, pen.SoftPaper))
		}
		if dealt == 0 {
			c.Part(gallery.Key{Name: "secret box"}, ui.BoxAt(x, y, 50, 56), 8, func(p pen.Pen) { chrome.DrawSecretBox(p, pen.RGB(0x8a7a5a), false) })
			c.TextWithin("sealed", x+66, y+42, 160, ui.Body(ui.MinMenu, pen.SoftPaper))
		}
		y += 66
	}
}

// drawSecret draws the box of a dealt Secret Card.
func (s *Overview) drawSecret(c *ui.Canvas, b ui.Box, secret campaign.Secret) {
	seat := slices.IndexFunc(s.Campaign.Players, func(p campaign.Player) bool { return p.Name == secret.Player })
	color := pen.RGB(0x8a7a5a)
	look := pen.Plain(color)
	if seat >= 0 {
		look = town.Seat(c.Palette, seat)
		color = look.Dark
	}
	done := 0
	if secret.Done {
		done = 1
	}
	c.Part(gallery.Key{Name: "secret box", A: color, N: 2*(seat+1) + done}, b, 10, func(p pen.Pen) {
		chrome.DrawSecretBox(p, color, secret.Done)
	})
	c.SeatSign(look, b.X+9, b.Y+49, 0)
}

// drawPoint draws a point to return to.
func (s *Overview) drawPoint(c *ui.Canvas, at campaign.Point, b ui.Box, state chrome.ButtonState) {
	c.Part(gallery.Key{Name: "campaign point", N: int(state)}, b, 4, func(p pen.Pen) {
		ground, edge := pen.RGB(0x1d2c5e), plateEdge
		switch state {
		case chrome.ButtonHover:
			ground, edge = pen.Mix(ground, pen.White, 0.12), pen.CanDo
		case chrome.ButtonPressed:
			ground = pen.Mix(ground, pen.Ink, 0.3)
		case chrome.ButtonNormal, chrome.ButtonDisabled:
		}
		o := pen.Rectangle(0, 0, b.W, b.H, 5)
		p.Fill(o, ground)
		p.Stroke(o, 2, edge)
		turn := pen.Outline{pen.MoveTo(19, b.H/2-9), pen.CubicTo(24, b.H/2-17, 42, b.H/2-14, 43, b.H/2), pen.CubicTo(43, b.H/2+14, 24, b.H/2+15, 20, b.H/2+8)}
		p.Stroke(turn, 3.4, headColor)
		p.Fill(pen.Polygon(11, b.H/2-3, 14, b.H/2-18, 27, b.H/2-6), headColor)
	})
	when, came, room := pointTime(at), s.pointState(at), b.W-66
	k := s.k
	if b.H < pointHigh(k) { // in the list
		k = 1
	}
	room -= 58 * (k - 1)
	second := ui.Display(24*k, pen.SoftPaper)
	words := []string{when, came}
	s.whole(c, b, s.pointWords(at), strings.Join(slices.DeleteFunc([]string{when, came}, func(w string) bool { return w == "" }), "; "))
	if b.W > 2*s.backBox.W { // the list of all points has room for the players and their heroes
		const right = 16.0
		c.Text(when, b.X+b.W-right, b.Y+29, second, pen.Right)
		words = []string{came, playersLine(at.Players)}
		room -= right
	}
	c.TextWithin(s.pointWords(at), b.X+58, b.Y+29*k, room, ui.Display(26*k, pen.White))
	words = slices.DeleteFunc(words, func(w string) bool { return w == "" })
	c.TextWithin(strings.Join(words, "; "), b.X+58, b.Y+57*k, room, second)
}

// Draw draws the list.
func (l pointsLayer) Draw(c *ui.Canvas) {
	c.Veil(0.6)
	c.Panel(l.pointsPanel, pen.CanDo)
	c.Label("GO BACK TO", l.pointsPanel.X+44, l.pointsPanel.Y+72, 320, ui.Display(52, headColor), pen.Left)
	c.TextWithin("Nothing is lost. Later entries stay in the log.", l.pointsPanel.X+320, l.pointsPanel.Y+68, l.pointsPanel.W-360, ui.Body(ui.MinMenu, pen.SoftPaper))
	l.all.Draw(c)
}
