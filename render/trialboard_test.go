package render

import (
	"fmt"
	"math"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/trial"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/setup"
	"lineup/render/ui"
)

// trialView returns the registry entry of the mode trial.
func trialView() View {
	return View{Mode: trial.ID, Board: layTrial, Setup: func(Store) setup.ModePart { return setup.ModePart{Sections: []setup.Section{villainsSection}} }}
}

// trialBoard is the board of the mode trial: a ring of spaces on the left, two Line-Ups next to it,
// and a panel for each seat with its Champion and the card on its hero.
type trialBoard struct {
	board.Plain
	slots  []ui.Pose
	spaces []ui.Pose // the streets are on them
	shapes []board.Spot
}

// Sizes on the board.
const (
	trialCard   = 104.0 // width of a card in a pile or in play
	trialStreet = 84.0
	trialThumb  = 66.0
)

// layTrial lays out the board.
func layTrial(sc *board.Scene, _ board.Board) board.Board {
	b := &trialBoard{Plain: board.Plain{Layout: board.Layout{Geometry: trialGeometry(sc.Canvas.Fit), Near: sc.Near, Stacked: true}}}
	v := sc.View
	b.layLineUps(v)
	b.layRing(sc)
	b.laySeats(v)
	b.Villain, b.Left = board.Shared(card.Villains).Up(v), board.Shared(card.Villains).Count(v)
	b.Add(v, b.Villain, card.Villains, ui.PoseAt(b.Giant.X, b.Giant.Y, b.Giant.W))
	b.layPiles(v)
	if s := v.Turn().Seat; s != engine.NoSeat {
		b.PlaceRow(v, board.At(engine.InPlay, s).Cards(v), b.Played, trialCard)
	}
	b.PlaceHand(v, board.At(engine.Hand, sc.Near).Seen(v))
	return b
}

// trialGeometry returns the places of the board in a window.
func trialGeometry(f ui.Fit) board.Geometry {
	room := board.RoomOf(f)
	box := func(x, y, w, h float64) ui.Box { return ui.BoxAt(room.X+x, room.Y+y, w, h) }
	pile := func(x, y float64) ui.Pose { return ui.Pose{X: room.X + x, Y: room.Y + y, W: trialCard} }
	return board.Geometry{
		Room: room, Unit: f.Unit, Target: f.MinTarget(), Print: f.Print(),
		Giant: box(560, 180, 140, 196), Foes: box(20, 0, 1880, 116), FoeGap: 16, FoeMost: 460,
		LineUp: box(720, 150, 850, 300), Pitch: 200, CardW: 176, Ledge: room.Y + 450,
		Prompt: box(560, 486, 1000, 48), Banner: box(560, 470, 1000, 72), Played: box(560, 550, 800, 150), Power: box(1400, 560, 168, 168),
		Poster: box(30, 690, 300, 370), Ribbon: box(30, 650, 200, 40), Hand: box(560, 790, 880, 290), HandY: room.Y + 972,
		HandWidth: 204, HandLift: 1.25, HandRise: 70, HandTurn: board.FanTurn, HandFall: board.FanFall,
		Deck: pile(480, 938), Discard: pile(1510, 938), Kick: pile(1652, 230), MainDeck: pile(1814, 230), Weakness: pile(1652, 470), Destroyed: pile(1814, 470),
		Captions: box(1580, 622, 320, 172), EndTurn: box(1578, 812, 322, 92), Small: board.SmallButtons(f),
		Others: box(560, 740, 760, 60), Reader: box(8, 130, 380, 534),
	}
}

// layLineUps places the two Line-Ups side by side.
func (b *trialBoard) layLineUps(v engine.View) {
	lineUp, n := board.Shared(card.LineUp), v.LineUpSize()
	_, zones := lineUp.Zones(v)
	for i := range zones {
		n = max(n, len(lineUp.CardsOf(v, i)))
	}
	b.slots = b.Slots(zones, n)
	for i := range zones {
		for k, c := range lineUp.CardsOf(v, i) {
			b.Add(v, c, card.LineUp, b.slots[i*n+k])
		}
	}
}

// layRing places the ring of spaces, the cards on it, and the possible moves.
func (b *trialBoard) layRing(sc *board.Scene) {
	v, streets, spaces := sc.View, board.Shared(card.Streets), board.Shared(card.Spaces)
	_, n := spaces.Zones(v)
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		p := ui.Pose{X: b.Room.X + 270 + 180*sin, Y: b.Room.Y + 380 - 180*cos, W: trialStreet}
		b.spaces = append(b.spaces, p)
		for k, c := range streets.CardsOf(v, i) { // each is seen beside the one over it
			at := p
			at.X += 24 * float64(k)
			b.Add(v, c, card.Streets, at)
		}
		for k, c := range spaces.CardsOf(v, i) {
			b.shape(v, c, card.Spaces, ui.BoxAt(p.X-90+float64(k)*40, p.Y-90, 38, 56))
		}
	}
	d := v.Pending()
	if !sc.Plays || d.Seat != sc.Eyes {
		return
	}
	used := map[int16]float64{}
	for _, o := range d.Options {
		if o.Kind == engine.OptStep || o.Kind == engine.OptSpace {
			p := b.spaces[o.N]
			b.Offers = append(b.Offers, board.Offer{Option: o, Words: "offer", Box: ui.BoxAt(p.X-60+used[o.N]*70, p.Y+30, 66, 44)})
			used[o.N]++
		}
	}
}

// shape adds a card that the board draws as a small picture.
func (b *trialBoard) shape(v engine.View, c engine.CardID, place engine.Place, box ui.Box) {
	if c != engine.NoCard {
		b.AddShape(v, c, place, box)
		b.shapes = append(b.shapes, b.Spots[len(b.Spots)-1])
	}
}

// laySeats places the panels of the seats and the cards next to each hero.
func (b *trialBoard) laySeats(v engine.View) {
	b.PlaceSeats(v)
	for _, s := range append([]board.SeatBox{{Seat: b.Near, Box: ui.BoxAt(b.Poster.X, b.Poster.Y, b.Poster.W+2*trialThumb, 100)}}, b.Seats...) {
		right := s.Box.X + s.Box.W - trialThumb
		b.shape(v, board.At(card.Champions, s.Seat).Up(v), card.Champions, ui.BoxAt(right, s.Box.Y+20, trialThumb-6, 80))
		for i, c := range board.At(card.OnHero, s.Seat).Cards(v) {
			b.shape(v, c, card.OnHero, ui.BoxAt(right-trialThumb*float64(i+1), s.Box.Y+20, trialThumb-6, 80))
		}
		for i, c := range board.At(engine.Heroes, s.Seat).Cards(v) {
			switch {
			case v.Turn().Number == 0 || v.Card(c).Down():
			case s.Seat == b.Near:
				b.shape(v, c, engine.Heroes, ui.BoxAt(b.Poster.X+float64(i)*100, b.Poster.Y+120, b.Poster.W, 250))
			default: // a card can lend its abilities
				b.shape(v, c, engine.Heroes, ui.BoxAt(s.Box.X+6+float64(i)*30, s.Box.Y+20, 28, 80))
			}
		}
	}
}

// layPiles places the piles and their labels.
func (b *trialBoard) layPiles(v engine.View) {
	for _, p := range []board.Pile{
		{Pose: b.Kick, Where: board.Shared(card.Kicks)}, {Pose: b.MainDeck, Where: board.Shared(card.MainDeck), Down: true},
		{Pose: b.Weakness, Where: board.Shared(card.Weaknesses)}, {Pose: b.Destroyed, Where: board.Shared(engine.Destroyed)},
		{Pose: b.Deck, Where: board.At(engine.Deck, b.Near), Down: true}, {Pose: b.Discard, Where: board.At(engine.Discard, b.Near)},
	} {
		if !p.Down {
			b.AddPile(v, p.Where, p.Pose)
		}
		b.Piles = append(b.Piles, p)
		b.Labels = append(b.Labels, board.Label{Box: b.LabelUnder(p.Pose), Where: p.Where, Opens: board.OpenPile(p.Where.Place), Says: board.WordsOf(p.Where.Place) + " %d"})
	}
	b.Labels = append(b.Labels, board.Label{Box: b.Others, Where: board.Shared(engine.Rules), Opens: true, Says: "RULES IN FORCE %d"})
}

// DrawFloor implements board.Board.
func (b *trialBoard) DrawFloor(sc *board.Scene, c *ui.Canvas) {
	c.Wash(pen.Night, 1)
	for _, p := range append(b.slots, b.spaces...) {
		board.DrawSlot(c, p)
	}
	b.DrawPiles(sc, c)
	for _, p := range append(sc.Seats, sc.Self) {
		b.drawSeat(sc, c, p)
	}
	sc.Host.DrawNews(c)
}

// drawSeat draws the panel of a seat.
func (b *trialBoard) drawSeat(sc *board.Scene, c *ui.Canvas, p board.SeatInfo) {
	ground := sc.Host.Look(p.Seat).Paper
	c.Plate(p.Box, pen.Mix(ground, pen.Ink, 0.6))
	if p.Hero != nil {
		c.SeatPortrait(p.Hero, sc.Host.Look(p.Seat), ui.BoxAt(p.Box.X, p.Box.Y, 100, 110))
	}
	c.Text(fmt.Sprintf("%s %d", p.Name, p.Hand), p.Box.X+110, p.Box.Y+60, ui.Display(28, pen.Paper), pen.Left)
}

// DrawAtop implements board.Board.
func (b *trialBoard) DrawAtop(sc *board.Scene, c *ui.Canvas) {
	for _, s := range b.shapes {
		board.DrawThumb(c, &sc.Faces[s.Face], s.Pose.X, s.Pose.Y, s.Plate.W, s.Plate.H)
	}
}

// DrawLive implements board.Board.
func (b *trialBoard) DrawLive(sc *board.Scene, c *ui.Canvas) {
	for _, g := range b.Offers {
		c.Tab(g.Box, pen.EndRed)
	}
	for _, s := range b.shapes {
		if sc.Lit(s.Card) {
			c.Put(c.Art.Glow(gallery.GlowCanDo, c.Pixels(s.Plate.W), c.Pixels(s.Plate.H), c.Unit*0.7), s.Plate.X, s.Plate.Y)
		}
	}
}
