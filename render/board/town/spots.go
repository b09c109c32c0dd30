package town

import (
	"sync"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/picture"
	"lineup/render/art"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file places everything that can be pointed at, and says where else things are.

// bareFace returns the face of an ally: a hero without its ability (R-SOL-04).
func (b *Board) bareFace(f *art.Face) *art.Face {
	if b.bare[f] == nil {
		plain := *f
		plain.Text, plain.Keywords = "An ally has no ability. It holds Villains in its space and leaves the map after three Weaknesses.", ""
		b.bare[f] = &plain
	}
	return b.bare[f]
}

// shapeOf returns the outline of a figure, or nil if it has none.
func shapeOf(k town.Standee) *town.Shape {
	shapes.Lock()
	defer shapes.Unlock()
	s, ok := shapes.of[k.Of]
	if !ok {
		if len(shapes.of) >= maxShapes {
			clear(shapes.of)
		}
		s = k.Shape()
		shapes.of[k.Of] = s
	}
	return s
}

// shapes holds the outlines of figures, by their pictures. Games with the same cards share it, because
// measuring a figure paints it.
var shapes = struct {
	sync.Mutex
	of map[*picture.Scene]*town.Shape
}{of: map[*picture.Scene]*town.Shape{}}

// maxShapes is the greatest number of outlines that are kept.
const maxShapes = 400

// placeStandees makes the figures clickable, the nearest one over the others. A Villain is also
// clicked at its name and its tab.
func (b *Board) placeStandees(v engine.View) {
	for _, i := range b.town.byDepth() {
		k := &b.town.standees[i]
		b.AddShape(v, k.card, k.placed, k.reach())
		s := &b.Spots[len(b.Spots)-1]
		s.Outline, s.Sign, s.Tab, s.Shy = k.has, k.tag, k.call, k.shy
		if k.seat != engine.NoSeat && k.face != nil {
			b.Shows[k.card] = k.face
		}
	}
}

// place places everything that can be pointed at.
func (b *Board) place(v engine.View) {
	b.placeStandees(v)
	for _, k := range b.town.shapes() {
		b.AddShape(v, k.card, board.WhereIs(v, k.card).Place, k.box)
	}
	for i := range b.town.spaces {
		if s := &b.town.spaces[i]; s.card.card != engine.NoCard {
			b.addSpot(v, s.card)
		}
	}
	b.AddPile(v, board.At(engine.Discard, b.Near), b.Discard)
	b.AddPile(v, board.Shared(card.Weaknesses), b.Weakness)
	b.AddPile(v, board.Shared(engine.Destroyed), b.Destroyed)
	b.placePlayed(v)
	for i := range b.town.spaces {
		for _, k := range b.town.spaces[i].cards {
			b.addSpot(v, k)
		}
	}
	b.PlaceHand(v, board.At(engine.Hand, b.Near).Seen(v))
	b.Piles = []board.Pile{{Pose: b.Deck, Where: board.At(engine.Deck, b.Near), Down: true}, {Pose: b.Discard, Where: board.At(engine.Discard, b.Near), Down: false},
		{Pose: b.Weakness, Where: board.Shared(card.Weaknesses), Down: false}, {Pose: b.Destroyed, Where: board.Shared(engine.Destroyed), Down: false}}
	b.PlaceTops(v, board.Top{Where: board.Shared(card.MainDeck), Box: b.town.deckAt})
	for i, says := range []string{"DECK %d", "DISCARD %d", "WEAKNESS %d", "DESTROYED %d"} {
		p := &b.Piles[i]
		box := ui.BoxAt(p.Pose.X-34, p.Pose.Y-p.Pose.Height()/2, 102, p.Pose.Height()+24)
		b.Labels = append(b.Labels, board.Label{Box: box, Where: p.Where, Opens: i%2 == 1 && p.Where.Count(v) > 0, Says: says})
	}
	for i := range b.town.seatPanels {
		s := &b.town.seatPanels[i]
		for _, k := range s.under {
			if k.card != engine.NoCard {
				b.addSpot(v, k)
			}
		}
		for _, k := range s.hold {
			b.addSpot(v, k)
		}
		if s.seat == b.Near {
			b.Poster, b.Ribbon = s.portrait(), s.ribbon()
			continue
		}
		if int(s.seat) < v.Seats() {
			b.Seats = append(b.Seats, board.SeatBox{Seat: s.seat, Box: s.box})
		}
	}
	b.Left = b.town.supers()
}

// ribbon returns the place of the ribbon over an attacked seat: the foot of its panel, below its name and its
// numbers.
func (s *mapSeat) ribbon() ui.Box {
	const high = 40.0
	return ui.BoxAt(s.box.X, s.box.Y+s.box.H-high, s.box.W, high)
}

func (b *Board) addSpot(v engine.View, s mapCard) {
	b.Add(v, s.card, s.place, s.pose)
	k := &b.Spots[len(b.Spots)-1]
	k.Sign = s.strip
	k.Pile, k.Fan, k.Shy, k.Group, k.Theirs = s.pile, s.fan, s.fan || s.shy, s.group, s.hand
	if board.ForSale(s.place) {
		k.Tab = s.tab()
	}
}

// placePlayed places the active player's cards in play.
func (b *Board) placePlayed(v engine.View) {
	seat := v.Turn().Seat
	if seat == engine.NoSeat {
		return
	}
	cards := board.At(engine.InPlay, seat).Cards(v)
	boxes, _ := b.town.inPlay(len(cards))
	for i, c := range cards {
		b.AddPlayed(v, c, ui.PoseAt(boxes[i].X, boxes[i].Y, boxes[i].W), boxes[0].Y != boxes[len(boxes)-1].Y)
	}
}

// Anchor implements board.Board.
func (b *Board) Anchor(w board.Where) ui.Pose {
	if w.Seat != engine.NoSeat && w.Seat != b.Near {
		if panel, ok := b.Foe(w.Seat); ok {
			x := map[engine.Place]float64{engine.Hand: 126, engine.Deck: 178, engine.Discard: 230}[w.Place]
			if x == 0 {
				x = 50
			}
			return ui.Pose{X: panel.X + x, Y: panel.Y + 86, W: 30}
		}
	}
	switch w.Place {
	case engine.Destroyed:
		return b.Destroyed
	case card.Weaknesses:
		return b.Weakness
	case engine.Hand:
		return ui.Pose{X: b.Hand.X + b.Hand.W/2, Y: b.HandY, W: b.HandWidth}
	case engine.Deck:
		return b.Deck
	case engine.Discard:
		return b.Discard
	case card.MainDeck:
		return ui.Pose{X: b.town.deckAt.X + 47, Y: b.town.deckAt.Y + 60, W: 58}
	case card.LineUp, card.Basics, card.Tiles, card.Ruins, card.OutOfGame:
		x, y := b.Source()
		return ui.Pose{X: x, Y: y, W: slotWidth}
	}
	x, y := b.Played.Middle()
	return ui.Pose{X: x, Y: y, W: b.town.playedCard}
}

// Source implements board.Board.
func (b *Board) Source() (x, y float64) {
	return ui.StageWidth / 2, (b.town.spaces[0].at.Y + b.town.spaces[len(b.town.spaces)/2].at.Y) / 2
}

// spotsIn returns the visible cards of a place.
func (b *Board) spotsIn(p engine.Place) (out []*board.Spot) {
	for i := range b.Spots {
		if b.Spots[i].Place == p {
			out = append(out, &b.Spots[i])
		}
	}
	return out
}

// Mark returns the place of the signs at a seat's standee, or at its panel if it has no standee.
func (b *Board) Mark(s engine.SeatID) (board.Mark, bool) {
	for i := range b.town.standees {
		if k := &b.town.standees[i]; k.seat == s && s != engine.NoSeat {
			x, y, high := k.at.X, k.at.Y, 150*k.look.Size
			return board.Mark{X: x, Y: y - high/2, K: 0.25 * k.look.Size, Turn: -0.34, ShieldX: x, ShieldY: y - high/2, Shield: 110, TagX: k.strike.X, TagY: k.strike.Y}, true
		}
	}
	for i := range b.town.seatPanels {
		if k := &b.town.seatPanels[i]; k.seat == s {
			x, at := k.box, k.portrait()
			px, py := at.Middle()
			return board.Mark{X: px, Y: py, K: board.ClawsIn(at, -0.34), Turn: -0.34, ShieldX: px, ShieldY: py, Shield: 50, TagX: x.X + x.W - 10, TagY: x.Y + x.H - 20}, true
		}
	}
	return board.Mark{}, false
}

// RibbonOver implements board.Board.
func (b *Board) RibbonOver(s engine.SeatID) ui.Box {
	for i := range b.town.seatPanels {
		if k := &b.town.seatPanels[i]; k.seat == s {
			return ui.BoxAt(k.box.X, k.box.Y+20, k.box.W, 110)
		}
	}
	return ui.BoxAt(b.Room.X+16, b.Room.Y+20, 258, 110)
}
