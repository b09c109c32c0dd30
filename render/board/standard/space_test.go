package standard

import (
	"fmt"
	"math"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// layGeometry returns the geometry of a table of a game that needs nothing special.
func layGeometry(f ui.Fit) board.Geometry { return layFor(f, needs{}) }

// crowd is the number of cards in each place of a view.
type crowd struct{ lineUp, hand, played, villains int }

// TestNothingOverlaps checks full and empty tables in windows of all sizes: nothing overlaps or
// leaves the window, and click targets are large enough.
func TestNothingOverlaps(t *testing.T) {
	for _, f := range uitest.Fits() {
		t.Run(uitest.FitName(f), func(t *testing.T) {
			for _, n := range []crowd{{5, 5, 6, 8}, {10, 15, 15, 12}, {1, 0, 0, 1}, {7, 1, 1, 2}, {5, 9, 9, 8}, {3, 10, 12, 8}} {
				for _, in := range []needs{{}, {others: true}, {personal: true, panels: true}, {others: true, panels: true}} {
					if in == (needs{}) || f.Larger > 1 {
						checkPlaces(t, f, n, in)
					}
				}
			}
		})
	}
}

// checkPlaces checks that the places of a table do not overlap.
func checkPlaces(t *testing.T, f ui.Fit, n crowd, in needs) {
	t.Helper()
	g := layFor(f, in)
	v := crowded(t, n)
	l := layStandard(v, 0, g)
	window := f.Room()
	places := map[string]ui.Box{
		"plate": g.Plate, "meter": g.Meter, "masks": g.Masks, "poster": g.Poster, "prompt": g.Prompt,
		"played": g.Played, "Power": g.Power.Grown(-10), "captions": g.Captions, "END TURN": g.EndTurn, "other places": g.Others,
		"Line-Up": g.LineUp, "Kick": g.Kick.Bounds(), "main deck": g.MainDeck.Bounds(), "Weakness": g.Weakness.Bounds(),
		"destroyed": g.Destroyed.Bounds(), "deck": g.Deck.Bounds(), "discard": g.Discard.Bounds(),
	}
	places["own cards in play"] = g.InPlay
	if g.Ribbon.Overlaps(g.Masks) || g.Ribbon.Overlaps(g.Meter) || !g.Ribbon.Within(f.Room()) {
		t.Error("the ribbon lies over the masks or outside the window")
	}
	uitest.AtLeast(t, "a label", g.Unit, g.InPlay)
	if in.others {
		uitest.AtLeast(t, "a label", g.Unit, g.Others)
	}
	for i, b := range g.Small {
		places[fmt.Sprint("button ", i)] = b
		uitest.AtLeast(t, "a button", g.Unit, b)
	}
	for _, s := range l.Seats {
		places[fmt.Sprint("seat ", s.Seat)] = s.Box
		uitest.AtLeast(t, "a seat", g.Unit, s.Box)
	}
	for _, label := range l.Labels {
		places["label "+label.Words] = label.Box
		pile := label.Where.Place == engine.Discard || label.Where.Place == engine.Destroyed
		if label.Opens && !pile { // a pile is clicked itself
			uitest.AtLeast(t, label.Words, g.Unit, label.Box)
		}
	}
	for _, b := range []ui.Box{g.EndTurn, g.Plate, g.Poster, g.Power} {
		uitest.AtLeast(t, "something", g.Unit, b)
	}
	uitest.Apart(t, places)
	for name, b := range places {
		if !b.Within(window) {
			t.Errorf("%s lies outside the window: %v", name, b)
		}
	}
	counts := map[engine.Place]int{}
	for i := range l.Spots {
		s := &l.Spots[i]
		counts[s.Place]++
		checkSpot(t, l, s)
	}
	if counts[card.LineUp] != n.lineUp || counts[engine.Hand] != n.hand || counts[engine.InPlay] != n.played {
		t.Errorf("%+v are laid out as %v", n, counts)
	}
	if in.personal {
		b := l.personalPose(1, 1, 2).Bounds()
		for _, p := range g.Fan(n.hand, 0) {
			if p.Bounds().Overlaps(b) {
				t.Errorf("a card of the hand at %.0f lies over a personal card at %.0f", p.Bounds(), b)
			}
		}
	}
	for lifted := range n.hand + 1 {
		checkFan(t, &l.Layout, n.hand, lifted)
	}
}

// TestManyPlayedCardsTakeTwoRows checks that twelve cards in play are all in view in usual windows.
func TestManyPlayedCardsTakeTwoRows(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		l := layStandard(crowded(t, crowd{5, 5, 12, 8}), 0, layGeometry(ui.FitInto(size[0], size[1])))
		for i := range l.Spots {
			if l.Spots[i].Place == engine.InPlay && l.InView(i) != 0 {
				t.Errorf("%v: %.2f of a card in play is in view", size, l.InView(i))
			}
		}
	}
}

// TestTabsInPlayAreWhole checks in windows of all sizes that the tabs of cards in play that can be used
// are between the prompt and their cards, in the window, and that the cards stay in their place.
func TestTabsInPlayAreWhole(t *testing.T) {
	made, err := catalog.Prepare(match.Plan{Sets: []string{"heroes_unite"}})
	if err != nil {
		t.Fatal(err)
	}
	book := made.Book
	for _, n := range []int{1, 2, 5, 12} {
		v := crowdedWith(t, crowd{5, 5, n, 8}, book, true)
		for _, f := range uitest.Fits() {
			g := layGeometry(f)
			l := layStandard(v, 0, g)
			tabs := 0
			for i := range l.Spots {
				s := &l.Spots[i]
				if s.Place != engine.InPlay {
					continue
				}
				checkSpot(t, l, s)
				if s.Shy {
					continue
				}
				if len(book.Library().Faces[s.Face].Uses) > 0 {
					tabs++
				}
				if s.Tab.Overlaps(g.Prompt) || !s.Tab.Within(f.Room().Grown(0.1)) {
					t.Errorf("%s: of %d cards in play, the tab of card %d is at %.0f and the prompt at %.0f", uitest.FitName(f), n, i, s.Tab, g.Prompt)
				}
			}
			if tabs == 0 {
				t.Errorf("%s: none of %d cards in play has a tab", uitest.FitName(f), n)
			}
		}
	}
}

// TestOpenHandsStayInTheirPanels checks that the pictures of hands that a replay shows are inside the
// frames of their panels, apart, and as high as three rows allow for a usual hand.
func TestOpenHandsStayInTheirPanels(t *testing.T) {
	v := crowded(t, crowd{5, 5, 6, 8})
	for _, f := range uitest.Fits() {
		l := layStandard(v, 0, layFor(f, needs{panels: true}))
		for _, foe := range l.Seats {
			p := &board.SeatInfo{Seat: foe.Seat, Box: foe.Box, Name: "Maximilianus", Hero: &art.Face{Name: "Nightwing"}}
			lines := layWords(p)
			frame := p.Box
			frame.Y, frame.H = frame.Y+foeFrame+5, frame.H-foeFrame-5
			for n := 1; n <= 15; n++ {
				boxes := openHand(p, lines, n)
				if least := math.Min(20, (frame.H-6)/float64(n)-openGap-1); n <= 6 && boxes[0].H < least {
					t.Errorf("%s: %d cards are %.0f high, want %.0f", uitest.FitName(f), n, boxes[0].H, least)
				}
				for i, b := range boxes {
					if !b.Grown(1.5).Within(frame) || i > 0 && b.Overlaps(boxes[i-1]) || i > 1 && b.Overlaps(boxes[i-2]) {
						t.Errorf("%s: card %d of %d is at %.0f, outside %.0f or over another", uitest.FitName(f), i+1, n, b, frame)
					}
				}
			}
		}
	}
}

// slabDepth is how far a seat's lower edge, with its line, reaches beyond its box.
const slabDepth = 9

// checkSpot checks that a card is where it belongs, with its tab.
func checkSpot(t *testing.T, l *Board, s *board.Spot) {
	t.Helper()
	b := s.Bounds()
	switch s.Place {
	case engine.InPlay:
		rows := l.Played
		rows.H = math.Max(rows.H, l.HandY-l.HandWidth*ui.CardAspect/2-rows.Y)
		if !b.Within(rows.Grown(0.5)) {
			t.Errorf("a card in play lies outside its rows: %v", b)
		}
	case card.LineUp:
		if !b.Within(l.LineUp.Grown(0.5)) {
			t.Errorf("a card of the Line-Up lies outside its place: %v", b)
		}
		uitest.AtLeast(t, "a card of the Line-Up", l.Geometry.Unit, b)
	}
	if board.ForSale(s.Place) && s.Plate.W == 0 {
		tab := ui.BoxAt(s.Pose.X-44, b.Y-board.PayableRise+board.CallIn-36, 88, 36)
		for _, seat := range l.Seats {
			drawn := seat.Box
			drawn.H += slabDepth
			if tab.Overlaps(drawn) {
				t.Errorf("the tab of a %s lies over a seat: %v, %v", board.WordsOf(s.Place), tab, seat.Box)
			}
		}
	}
	if s.Place != card.LineUp {
		return
	}
	for i := range l.Spots {
		if o := &l.Spots[i]; o != s && o.Place == card.LineUp && b.Overlaps(o.Pose.Bounds()) {
			t.Error("cards of the Line-Up overlap")
		}
	}
}

// checkFan checks that enough of every card of a hand shows to be clicked, that all costs but the
// lifted card's can be seen, and that the hand covers nothing else.
func checkFan(t *testing.T, l *board.Layout, n, lifted int) {
	t.Helper()
	g := &l.Geometry
	fan := g.Fan(n, lifted)
	room := ui.BoxAt(g.Room.X, g.Room.Y, g.Room.W, g.Room.H+200)
	for i, p := range fan {
		b := p.Bounds()
		if !b.Within(room) {
			t.Errorf("card %d of %d, with %d lifted, lies outside the window: %v", i+1, n, lifted, b)
		}
		over := map[string]ui.Box{"prompt": g.Prompt, "played": g.Played, "END TURN": g.EndTurn, "poster": g.Poster, "deck": g.Deck.Bounds(), "discard": g.Discard.Bounds(), "captions": g.Captions}
		if lifted == 0 {
			over["other places"], over["Power"] = g.Others, g.Power
			over["label"] = g.InPlay
		}
		for name, box := range over {
			if b.Overlaps(box.Grown(-3)) {
				t.Errorf("card %d of %d, with %d lifted, lies over %s: %.0f, %.0f", i+1, n, lifted, name, b, box)
			}
		}
		if i == lifted-1 {
			continue
		}
		// A card is clicked on the strip left of the next one. The strip is 44 pixels wide like any
		// target, or less if the drawings (hand_x in the specification's table.py) put a large hand
		// along 700 units. The number keys play those cards as well.
		// The insets of a tall window take a little of it.
		least := math.Min(44*math.Min(1, g.Unit*ui.StageHeight/720), (700-2.6*handInset*math.Min(1, g.Down))/float64(max(1, n-1))*g.Unit)
		if i < n-1 && lifted == 0 && (fan[i+1].X-p.X)*g.Unit < least-0.5 {
			t.Errorf("of card %d of %d only %.1f pixels can be clicked, least are %.1f", i+1, n, (fan[i+1].X-p.X)*g.Unit, least)
		}
		for _, c := range costCorners(g, p) {
			for j, q := range fan {
				if (j > i || j == lifted-1) && j != i && q.Has(c[0], c[1]) {
					t.Fatalf("the cost of card %d of %d is hidden by card %d, with %d lifted", i+1, n, j+1, lifted)
				}
			}
			if c[1] > g.Room.Y+g.Room.H {
				t.Errorf("the cost of card %d of %d lies below the window", i+1, n)
			}
		}
	}
	if lifted == 0 {
		checkNames(t, g, fan)
	}
	if lifted > 0 && fan[lifted-1].Bounds().Y+fan[lifted-1].Bounds().H > g.Room.Y+g.Room.H+6 {
		t.Errorf("the lifted card %d of %d is cut off below", lifted, n)
	}
}

// wholeNames is the largest hand whose names are all whole.
const wholeNames = 7

// checkNames checks that no card of a hand at rest covers another's name, and that no name is below
// the window.
func checkNames(t *testing.T, g *board.Geometry, fan []ui.Pose) {
	t.Helper()
	for i, p := range fan {
		right, low := g.Print.NameReach(int(math.Round(p.W * g.Unit)))
		sin, cos := math.Sincos(p.Turn)
		for _, x := range []float64{-0.5, 0.5} {
			if y := p.Y + (low-0.5)*p.Height()*cos + x*p.W*sin; y > g.Room.Y+g.Room.H {
				t.Errorf("the name of card %d of %d ends %.0f below the window", i+1, len(fan), y-g.Room.Y-g.Room.H)
			}
			if y := p.Y + (handSeen-0.5)*p.Height()*cos + x*p.W*sin; len(fan) <= wholeNames && y > g.Room.Y+g.Room.H {
				t.Errorf("the signs of card %d of %d end %.0f below the window", i+1, len(fan), y-g.Room.Y-g.Room.H)
			}
		}
		if i+1 < len(fan) && len(fan) <= wholeNames && !g.Column && (fan[i+1].X-p.X)/p.W < right-0.02 {
			t.Errorf("the name of card %d of %d is covered from %.2f of its width on, and ends at %.2f", i+1, len(fan), (fan[i+1].X-p.X)/p.W, right)
		}
	}
}

// costCorners returns positions around the number of a card's cost.
func costCorners(g *board.Geometry, p ui.Pose) [][2]float64 {
	reach := p.W * g.Reach(p.W)
	middle := p.W * 35 / art.CardWidth
	if reach > p.W/4 { // a card without rules text
		middle = p.W * 46 / art.CardWidth
	}
	sin, cos := math.Sincos(p.Turn)
	var out [][2]float64
	for _, x := range []float64{2*middle - reach, reach} {
		for _, y := range []float64{middle - (reach - middle), middle + (reach - middle)} {
			dx, dy := x-p.W/2, y-p.Height()/2
			out = append(out, [2]float64{p.X + dx*cos - dy*sin, p.Y + dx*sin + dy*cos})
		}
	}
	return out
}

// TestTwoLineUps checks that two Line-Ups of up to five cards fit side by side and that their names
// above them cover nothing.
func TestTwoLineUps(t *testing.T) {
	for _, f := range uitest.Fits() {
		g := layGeometry(f)
		for n := 1; n <= 5; n++ {
			slots := g.Slots(2, n)
			for i, s := range slots {
				if !s.Bounds().Within(g.LineUp.Grown(0.5)) {
					t.Errorf("%s: slot %d of two times %d lies outside", uitest.FitName(f), i, n)
				}
				uitest.AtLeast(t, "a slot", g.Unit, s.Bounds())
				if i > 0 && s.Bounds().Overlaps(slots[i-1].Bounds()) {
					t.Errorf("%s: slots %d and %d of two times %d overlap", uitest.FitName(f), i, i+1, n)
				}
			}
			name := slots[n].Bounds().Y - rowNameUp
			if tab := slots[n].Bounds().Y - board.PayableRise + board.CallIn - 36; name > tab-1 || name-22*0.7 < g.Foes.Y+g.Foes.H {
				t.Errorf("%s: the names of two Line-Ups of %d stand at %.0f, tabs begin at %.0f", uitest.FitName(f), n, name, tab)
			}
		}
	}
}

// TestBeforeThePointer checks that the enlarged card and the replay bar cover nothing that matters.
func TestBeforeThePointer(t *testing.T) {
	for _, f := range uitest.Fits() {
		g := layGeometry(f)
		for name, b := range map[string]ui.Box{"prompt": g.Prompt, "banner": g.Banner, "played": g.Played, "Power": g.Power, "Line-Up": g.LineUp, "Super-Villain": g.Plate, "meter": g.Meter.Grown(6), "deck": g.Deck.Bounds(), "other seats": g.Foes} {
			if g.Reader.Overlaps(b) {
				t.Errorf("%s: the enlarged card lies over %s", uitest.FitName(f), name)
			}
		}
		if !g.Reader.Within(f.Room()) || !g.Banner.Within(f.Room()) {
			t.Errorf("%s: the enlarged card or the bar of a replay lies outside the window", uitest.FitName(f))
		}
		if g.Banner.Overlaps(g.Played) || g.Banner.Overlaps(g.Kick.Bounds()) {
			t.Errorf("%s: the bar of a replay lies over something", uitest.FitName(f))
		}
	}
}

// crowded returns the view of a table of five seats that is as full as n.
func crowded(t *testing.T, n crowd) engine.View { return crowdedWith(t, n, testgame.Book(t), false) }

// crowdedWith is like crowded but for a given book, with a card that can be used as the first and last in play, if use.
func crowdedWith(t *testing.T, n crowd, book *card.Book, use bool) engine.View {
	t.Helper()
	b, err := engine.Build(book.Library(), 5, 1)
	if err != nil {
		t.Fatal(err)
	}
	var faces, heroes []engine.FaceID
	var usable engine.FaceID
	for id := range book.Library().Faces {
		f := engine.FaceID(id)
		if len(book.Library().Faces[f].Uses) > 0 && book.Card(f).Kind != card.SuperHero {
			usable = f
		}
		switch book.Card(f).Kind {
		case card.SuperHero:
			heroes = append(heroes, f)
		case card.SuperVillain:
			if n.villains > 0 {
				b.Add(f, b.Zone(card.Villains, engine.NoSeat))
			}
			n.villains--
		case card.Hero, card.Villain, card.Location:
			faces = append(faces, f)
		}
	}
	for seat := range engine.SeatID(5) {
		b.Add(heroes[seat], b.Zone(engine.Heroes, seat))
		for i := range 4 {
			b.Add(faces[i], b.Zone(engine.Deck, seat))
			b.Add(faces[i], b.Zone(engine.Discard, seat))
		}
	}
	for i := range n.lineUp {
		b.Add(faces[i], b.Zone(card.LineUp, engine.NoSeat))
	}
	for i := range n.hand {
		b.Add(faces[i%len(faces)], b.Zone(engine.Hand, 0))
	}
	for i := range n.played {
		f := faces[i%len(faces)]
		if use && (i == 0 || i == n.played-1) {
			f = usable
		}
		c := b.Add(f, b.Zone(engine.InPlay, 0))
		if i > 1 {
			b.Played(c)
		}
	}
	for _, place := range []engine.Place{card.Kicks, card.Weaknesses, engine.Destroyed, card.MainDeck} {
		for i := range 3 {
			b.Add(faces[i], b.Zone(place, engine.NoSeat))
		}
	}
	b.SetLineUpSize(n.lineUp)
	return b.Resume(0, 3).View(0)
}

// TestTallWindowsUseTheirHeight checks that cards in play and in the hand grow with the height of a
// window, and that usual windows stay as they are.
func TestTallWindowsUseTheirHeight(t *testing.T) {
	before := 0.0
	for _, size := range [][2]int{{1920, 1080}, {1920, 1200}, {1600, 1200}, {800, 1200}} {
		g := layGeometry(ui.FitInto(size[0], size[1]))
		if size[1]*16 == size[0]*9 && (g.HandWidth != handWidth || playedCard(&g) != playedWidth) {
			t.Errorf("%v: cards of the hand are %.0f wide, played ones %.0f", size, g.HandWidth, playedCard(&g))
		}
		if now := g.HandWidth + playedCard(&g); now <= before {
			t.Errorf("%v: cards are not larger than in a lower window", size)
		} else {
			before = now
		}
	}
}

// TestColumnLeavesNoEmptyBand checks that a table in one column has something in every part of the
// height of its window, however few cards there are.
func TestColumnLeavesNoEmptyBand(t *testing.T) {
	for _, w := range uitest.Columns() {
		g := layGeometry(w.Settings.Fit(w.Width, w.Height))
		if !g.Column {
			t.Fatalf("%s: the table is not in one column", w)
		}
		l := layStandard(crowded(t, crowd{5, 5, 3, 8}), 0, g)
		boxes := []ui.Box{g.Giant, g.Plate, g.Meter, g.Masks, g.Prompt, g.Poster, g.EndTurn, g.Power}
		for i := range l.Spots {
			boxes = append(boxes, l.Spots[i].Bounds())
		}
		if band := uitest.EmptyBand(g.Room, boxes); band > 0.11 {
			t.Errorf("%s: a band of %.0f %% of the height is empty", w, 100*band)
		}
		if usual := layGeometry(ui.FitInto(1920, 1080)); g.CardW < 1.4*usual.CardW*ui.ColumnWidth/ui.StageWidth || g.HandWidth < 0.9*usual.HandWidth {
			t.Errorf("%s: cards of the Line-Up are %.0f wide and those of the hand %.0f", w, g.CardW, g.HandWidth)
		}
	}
}

// TestPlateGrowsInSmallWindows checks that the plate of the Super-Villain has its usual height in a
// window of 1080 lines, and is higher where letters are large for the window.
func TestPlateGrowsInSmallWindows(t *testing.T) {
	for size, want := range map[[2]int]float64{{1920, 1080}: 170, {2560, 1440}: 170, {1280, 720}: 206} {
		if got := layGeometry(ui.FitInto(size[0], size[1])).Plate.H; got != want {
			t.Errorf("%v: the plate is %g units high, want %g", size, got, want)
		}
	}
}

// TestLongLineUps checks in windows of all sizes that the cards of a long Line-Up are apart from each other and from what
// is beside them, that the lower one of two rows leaves room for tabs, and that they are large in usual windows.
func TestLongLineUps(t *testing.T) {
	for _, f := range uitest.Fits() {
		g := layGeometry(f)
		for n, least := range map[int]float64{10: 100, 12: 91, 13: 82, 16: 70, 18: 70, 20: 70} {
			slots := g.Slots(1, n)
			for i, s := range slots {
				b := s.Bounds()
				if b.Y < g.Foes.Y+g.Foes.H || b.Y+b.H > g.Ledge || b.Overlaps(g.Kick.Bounds()) || b.X < g.LineUp.X-1 || !b.Within(f.Room()) {
					t.Fatalf("%s: card %d of %d is at %.0f", uitest.FitName(f), i, n, b)
				}
				for _, o := range slots[:i] {
					if o := o.Bounds(); b.Overlaps(o) || b.Y > o.Y+1 && b.Y-board.PayableRise-board.TabHeight+board.CallIn < o.Y+o.H {
						t.Fatalf("%s: of %d cards, one is at %.0f and another at %.0f", uitest.FitName(f), n, o, b)
					}
				}
			}
			if f.Larger == 1 && !f.Narrow && slots[0].W < least {
				t.Errorf("%s: %d cards are %.0f wide", uitest.FitName(f), n, slots[0].W)
			}
		}
	}
}
