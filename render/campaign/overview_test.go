package campaign

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/campaign"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/game/story"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// townFaces returns all printed faces of a campaign.
func townFaces(t testing.TB) []art.Face {
	t.Helper()
	g, err := catalog.Shipped.Prepare(match.Plan{Mode: rebirth.ID})
	if err != nil {
		t.Fatal(err)
	}
	return art.Faces(g.Book)
}

// overviewOf returns the overview of a campaign. It records its requests in asked.
func overviewOf(t testing.TB, c campaign.Campaign, asked *[]string) *Overview {
	t.Helper()
	note := func(words string) { *asked = append(*asked, words) }
	return NewOverview(OverviewOptions{
		Campaign: c, Faces: townFaces(t), Settings: &ui.Settings{},
		Continue: func() error { note("continue"); return nil },
		GoBack:   func(entry int) error { note(fmt.Sprint("back to ", entry)); return nil },
		Heroes:   func() { note("heroes") },
		Read: func(pages []story.Page, kicker, title string) {
			note(fmt.Sprint("read ", kicker, ": ", title, ", ", len(pages)))
		},
		List: func() { note("list") },
	})
}

// states returns campaigns in all states that look different.
func states(t testing.TB) map[string]campaign.Campaign {
	return map[string]campaign.Campaign{
		"new":        testgame.Played(t, 1, false),
		"first play": testgame.Played(t, 2, true),
		"lost once":  testgame.Played(t, 3, false, testgame.Losses(1)...),
		"the middle": testgame.Played(t, 4, false, testgame.Wins(5)...),
		"on the way": testgame.Played(t, 4, true, testgame.Losses(9)...),
		"missions":   testgame.Played(t, 4, true, campaign.Result{Won: true}, campaign.Result{Won: true, Damage: map[string]int{"Bank": 5}}, campaign.Result{Won: true, Missions: rebirth.SideMissions[:2]}, campaign.Result{}),
		"all won":    testgame.Played(t, 4, false, testgame.Wins(8)...),
		"all lost":   testgame.Played(t, 2, false, testgame.Losses(16)...),
	}
}

// TestCityWords checks that the caption does not count a night as lost while it is being played or
// after it is undone.
func TestCityWords(t *testing.T) {
	back, err := testgame.Played(t, 2, false, testgame.Losses(1)...).GoBack(0)
	if err != nil {
		t.Fatal(err)
	}
	for want, all := range map[string][]campaign.Campaign{
		"The city before the first night": {testgame.Played(t, 1, false), testgame.Played(t, 2, true), back},
		"The city after a lost night":     {testgame.Played(t, 3, false, testgame.Losses(1)...), testgame.Played(t, 3, true, testgame.Losses(1)...)},
		"The city after one night":        {testgame.Played(t, 2, true, testgame.Wins(1)...)},
		"The city after eight nights":     {testgame.Played(t, 2, false, testgame.Wins(8)...)},
	} {
		t.Run(want, func(t *testing.T) {
			for _, c := range all {
				if got := overviewOf(t, c, new([]string)).cityWords(); got != want {
					t.Errorf("it says %q, want %q", got, want)
				}
			}
		})
	}
}

// TestCityIsAsOnTheTable checks that during an attempt the city has the damage that it has on the table, and
// that the caption says so, in a campaign of partners and of rivals.
func TestCityIsAsOnTheTable(t *testing.T) {
	looptest.NeedDisplay(t)
	played := map[string]campaign.Campaign{"The city now, during Scenario 2": testgame.Played(t, 2, true, testgame.Wins(1)...)}
	rivals, err := campaign.Compete("rivals", "", 11, testgame.Played(t, 2, false).Players)
	if err == nil {
		rivals, err = rivals.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	played["The city now, during game 1"] = rivals
	for want, c := range played {
		for _, now := range []map[string]int{nil, {"Batcave": 5}} {
			s := overviewOf(t, c, new([]string))
			s.Underway = now
			canvas, dead := ui.NewCanvas(), 0
			for _, l := range canvas.Read(1280, 720, nil, s.Draw).Lines {
				if l.Text == "DESTROYED" {
					dead++
				}
			}
			if got := s.cityWords(); dead != len(now) || (got == want) != (now != nil) {
				t.Errorf("with the damage %v on the table, %d Locations are destroyed, and the caption says %q", now, dead, got)
			}
		}
	}
}

// TestCaptionLeavesTheCity checks that the caption of the city covers no Location and stays in the
// picture, with sentences of any size.
func TestCaptionLeavesTheCity(t *testing.T) {
	c := ui.NewCanvas()
	for _, w := range uitest.Screens() {
		c.Fit = w.Settings.Fit(w.Width, w.Height)
		l := layOverview(c.Area(), c.Room(), 3, false)
		for _, words := range []string{"The city after a lost night", "The city now, during Scenario 8"} {
			b := l.captionBox(c, words, ui.Bold(ui.MinMenu, pen.Ink))
			if !b.Within(l.townBox) {
				t.Errorf("%s: the caption is at %v", w, b)
			}
			for _, at := range landmarks {
				if site := l.siteBox(at); b.Overlaps(site) || !site.Within(l.townBox) {
					t.Errorf("%s: the caption is at %v, and %s at %v of %v", w, b, at.name, site, l.townBox)
				}
			}
		}
	}
}

// TestOverviewLayout checks that in every state each click target is large enough, on the stage and
// apart from others, also in the list of points.
func TestOverviewLayout(t *testing.T) {
	for name, c := range states(t) {
		t.Run(name, func(t *testing.T) {
			s := overviewOf(t, c, new([]string))
			lists := []*ui.Buttons{&s.Buttons}
			if len(s.points) > 2 {
				s.showPoints()
				lists = append(lists, &s.all)
			}
			for _, bs := range lists {
				var boxes []ui.Box
				for _, b := range bs.List {
					if b.Box.W < ui.MinTarget || b.Box.H < ui.MinTarget {
						t.Errorf("%s: %q is %v by %v", name, b.Label, b.Box.W, b.Box.H)
					}
					if b.Off && b.Why == "" {
						t.Errorf("%s: %q does not say why it is off", name, b.Label)
					}
					boxes = append(boxes, b.Box)
				}
				uitest.CheckBoxes(t, boxes)
			}
			s.listed = false
		})
	}
}

// TestOverviewDraws checks that the overview can be drawn in every state, in windows of several
// shapes.
func TestOverviewDraws(t *testing.T) {
	looptest.NeedDisplay(t)
	c := ui.NewCanvas()
	for name, town := range states(t) {
		t.Run(name, func(t *testing.T) {
			s := overviewOf(t, town, new([]string))
			for _, size := range [][2]int{{640, 360}, {860, 360}, {480, 360}} {
				c.Begin(ebiten.NewImage(size[0], size[1]))
				before := c.Quads
				s.Draw(c)
				if c.Quads == before {
					t.Errorf("%s: nothing is drawn", name)
				}
			}
		})
	}
}

// TestOverviewKeepsSecrets checks that the page names no future Scenario and no Secret Card that is
// not done.
func TestOverviewKeepsSecrets(t *testing.T) {
	for name, c := range states(t) {
		t.Run(name, func(t *testing.T) {
			s := overviewOf(t, c, new([]string))
			words := s.nextWords()
			for _, b := range s.Buttons.List {
				words += b.Label + b.Why
			}
			for _, p := range c.Players {
				w, _ := s.secretWords(p.Name)
				words += w
			}
			for i, of := range rebirth.Scenarios {
				if i+1 > s.reached() && strings.Contains(words, of.Name) {
					t.Errorf("%s: %s is named before it comes", name, of.Name)
				}
				for _, secret := range of.Secrets {
					if strings.Contains(words, secret) {
						t.Errorf("%s: the Secret Card %s is named", name, secret)
					}
				}
			}
		})
	}
}

// TestOverviewByKeyboard checks that the keyboard reaches every button.
func TestOverviewByKeyboard(t *testing.T) {
	var asked []string
	s := overviewOf(t, testgame.Played(t, 2, false, testgame.Wins(2)...), &asked)
	h := &uitest.Hands{}
	f := h.HoldFramed(ui.NewCanvas(), s.Update, s.Draw)
	for _, k := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeyS, ebiten.KeyH, ebiten.KeyEscape} {
		h.Press(t, k)
	}
	if got := strings.Join(asked, ", "); !strings.HasPrefix(got, "continue, read Rebirth campaign: The story so far, ") || !strings.HasSuffix(got, ", heroes, list") {
		t.Errorf("the keys asked for %s", got)
	}
	for i := range s.Buttons.List {
		h.Lead(t, f, s.Buttons.List[i].Label)
	}
	asked = nil
	h.Enter(t, f, "SCENARIO 1")
	if got := strings.Join(asked, ", "); !strings.HasPrefix(got, "read Scenario 1: First Night Out") {
		t.Errorf("the first box asks for %s", got)
	}
	h.Press(t, ebiten.KeyRight)
	if at, _ := f.Target(); at.What != "SCENARIO 2" {
		t.Errorf("to the right of the first box is %q", at.What)
	}
	h.Press(t, ebiten.KeyM)
	if !s.sheet.Shown() {
		t.Error("M shows no Side Missions")
	}
	h.Press(t, ebiten.KeyEscape)
	asked = nil
	h.Press(t, ebiten.KeyUp)
	h.Press(t, ebiten.KeyEscape)
	if got := strings.Join(asked, ", "); got != "list" {
		t.Errorf("Esc asks for %q", got)
	}
}

// TestGoBackAsks checks that returning to a point asks first.
func TestGoBackAsks(t *testing.T) {
	var asked []string
	s := overviewOf(t, testgame.Played(t, 2, true, testgame.Losses(9)...), &asked)
	h := &uitest.Hands{}
	f := h.HoldFramed(ui.NewCanvas(), s.Update, s.Draw)
	h.Press(t, ebiten.KeyG)
	name := s.all.List[1].Label
	h.Enter(t, f, name)
	if len(asked) != 0 || !s.dialog.Shown() {
		t.Fatalf("without a question it asks for %v", asked)
	}
	h.Press(t, ebiten.KeyEscape)
	if len(asked) != 0 {
		t.Fatalf("after a no it asks for %v", asked)
	}
	h.Enter(t, f, name)
	h.Enter(t, f, "GO BACK")
	if got := strings.Join(asked, ", "); got != "back to 8" {
		t.Errorf("it asks for %s", got)
	}
}

// TestPoints checks that a point shows its time, if known, and the result of its attempt.
func TestPoints(t *testing.T) {
	c := testgame.Played(t, 2, false, testgame.Wins(1)...)
	next, err := c.Start()
	if err != nil {
		t.Fatal(err)
	}
	began := noon.Unix()
	if next, err = next.Dated(began).GoBack(0); err != nil {
		t.Fatal(err)
	}
	if next, err = next.Start(); err != nil {
		t.Fatal(err)
	}
	s := overviewOf(t, next, new([]string))
	var got []string
	for _, p := range s.points {
		got = append(got, pointWords(p)+"|"+pointTime(p)+"|"+s.pointState(p))
	}
	want := []string{"Scenario 1, before attempt 1||in progress",
		"Scenario 2, before attempt 1|" + noon.Format("2 Jan 2006, 15:04") + "|undone; not finished",
		"Scenario 1, before attempt 1||undone; won"}
	if !slices.Equal(got, want) {
		t.Errorf("the points are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestRivalsOverview checks that a competitive campaign has no story and no Side Missions, that its
// points are games, and that the page names the winner.
func TestRivalsOverview(t *testing.T) {
	c, err := campaign.Compete("duel", "", 1, []campaign.Player{{Name: "Ana", Hero: "Batman"}, {Name: "Ben", Hero: "Cyborg"}})
	if err != nil {
		t.Fatal(err)
	}
	var back []int
	show := func() *Overview {
		return NewOverview(OverviewOptions{Campaign: c, GoBack: func(entry int) error { back = append(back, entry); return nil }})
	}
	if s := show(); s.nextWords() != "Game 1" || s.who() != "Ana and Ben, game 1" || nextShort(c) != "NEXT: GAME 1" {
		t.Errorf("at first: %s; %s; %s", s.nextWords(), s.who(), nextShort(c))
	}
	for i, r := range []campaign.Result{{Winners: []int{0}}, {Winners: []int{0}, Gave: []int{2, 0}}} {
		if c, err = c.Start(); err != nil {
			t.Fatal(err)
		}
		if s := show(); s.nextWords() != fmt.Sprintf("Game %d", i+1) {
			t.Errorf("while it goes on: %s", s.nextWords())
		}
		if c, err = c.Record(r); err != nil {
			t.Fatal(err)
		}
	}
	s := show()
	if words, won := s.secretWords("Ana"); words != "2 of 2 games won" || !won || s.nextWords() != "Won by Ana" || nextShort(c) != "WON BY ANA" {
		t.Errorf("at the end: %s; %s; %s", words, s.nextWords(), nextShort(c))
	}
	var labels []string
	var boxes []ui.Box
	for _, b := range s.Buttons.List {
		labels, boxes = append(labels, b.Label), append(boxes, b.Box)
	}
	uitest.CheckBoxes(t, boxes)
	if want := "CONTINUE, before game 2, before game 1, PLAYERS, BACK"; strings.Join(labels, ", ") != want {
		t.Errorf("buttons %q", labels)
	}
	looptest.NeedDisplay(t)
	canvas := ui.NewCanvas()
	canvas.Begin(ebiten.NewImage(640, 360))
	s.Draw(canvas)
}

// TestEveryGradeHasItsEnding checks that each grade has an ending of its own.
func TestEveryGradeHasItsEnding(t *testing.T) {
	told := map[int]campaign.Grade{}
	for score := -campaign.Scenarios; score <= campaign.MaxScore; score++ {
		g := campaign.GradeOf(score)
		if other, ok := told[g.Rank()]; ok && other != g {
			t.Errorf("a %s is told as a %s", g, other)
		}
		told[g.Rank()] = g
	}
	if len(told) != len(story.Endings) {
		t.Errorf("there are %d grades and %d endings", len(told), len(story.Endings))
	}
}

// TestPointsAreExplained checks that the score is explained under the pointer from the beginning.
func TestPointsAreExplained(t *testing.T) {
	looptest.NeedDisplay(t)
	s := &Overview{count: campaign.Counting() + " " + campaign.Grading(), overviewPlaces: layOverview(ui.WideArea(), ui.WideArea().Box, 3, false)}
	words := ""
	page := ui.NewCanvas().Read(1920, 1080, nil, func(c *ui.Canvas) {
		c.PointAt(1700, 40)
		s.drawHead(c)
		c.DrawTip()
	})
	for _, l := range page.Lines {
		words += l.Text + " "
	}
	for _, want := range []string{"3 for a Scenario won on the first attempt", "2 if no Location", "Major Victory from 24"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is not said where the points stand: %s", want, words)
		}
	}
}

// TestNewCampaignBegins checks that the button of a campaign that has not been played says BEGIN, and
// that no button is marked under a mouse that has not been used on the page.
func TestNewCampaignBegins(t *testing.T) {
	for name, c := range states(t) {
		s := overviewOf(t, c, new([]string))
		want := "CONTINUE"
		if name == "new" {
			want = "BEGIN"
		}
		if got := s.Buttons.List[0].Label; got != want {
			t.Errorf("%s: the button says %s, want %s", name, got, want)
		}
		for i := range s.Buttons.List {
			if b := &s.Buttons.List[i]; want == "BEGIN" && strings.Contains(b.Why, "CONTINUE") {
				t.Errorf("%s: %s says %q", name, b.Label, b.Why)
			}
		}
	}
	s := overviewOf(t, testgame.Played(t, 2, false), new([]string))
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	h.Tick(t)
	if s.stirred {
		t.Error("a mouse at rest marks buttons")
	}
	h.Button(t, &s.Buttons, "HEROES")
	if !s.stirred {
		t.Error("a used mouse marks no buttons")
	}
}

// TestSignaturesAreExplained checks that pointing at the sealed Signature cards of a player says what
// they are and how they are earned.
func TestSignaturesAreExplained(t *testing.T) {
	looptest.NeedDisplay(t)
	s := overviewOf(t, testgame.Played(t, 2, false), new([]string))
	at := func(s *Overview, x, y float64) (words string) {
		for _, l := range ui.NewCanvas().Read(1920, 1080, nil, func(c *ui.Canvas) {
			c.PointAt(x, y)
			s.Draw(c)
			c.DrawTip()
		}).Lines {
			words += l.Text + " "
		}
		return words
	}
	x, y := s.heroBox(0).Middle()
	words := at(s, x+40, y)
	if x, y := s.secretsBox.Middle(); !strings.Contains(at(s, x, y), "dealt a Secret Card: a task") {
		t.Error("the Secret Cards are not explained")
	}
	if !strings.Contains(words, "replaces a Punch in the starting deck") || !strings.Contains(words, "to earn them all") {
		t.Errorf("the Signature cards are explained by %s", words)
	}
}

// TestNewIsMarked checks that the overview after an attempt names everything that it has brought,
// with marks on the cards, and that nothing is marked once the next attempt has begun.
func TestNewIsMarked(t *testing.T) {
	looptest.NeedDisplay(t)
	read := func(c campaign.Campaign) string {
		var asked []string
		s := overviewOf(t, c, &asked)
		words := ""
		for _, l := range ui.NewCanvas().Read(1920, 1080, nil, s.Draw).Lines {
			words += l.Text + " "
		}
		return words
	}
	first := read(testgame.Played(t, 3, false, testgame.Wins(1)...))
	if !strings.Contains(first, "Just won: ") || strings.Count(first, "NEW ") != 3 {
		t.Errorf("after the first Scenario the overview says %s", first)
	}
	for i := range 3 {
		if name := campaign.Signature(campaign.Heroes()[i], 1); !strings.Contains(first, name) {
			t.Errorf("%s is not named: %s", name, first)
		}
	}
	if again := read(testgame.Played(t, 3, true, testgame.Wins(1)...)); strings.Contains(again, "NEW ") || strings.Contains(again, "Just won: ") || !strings.Contains(again, "Signature cards won: ") || strings.Contains(again, "Nothing yet") {
		t.Errorf("during the next attempt the overview says %s", again)
	}
	third := read(testgame.Played(t, 3, false, testgame.Wins(3)...))
	if !strings.Contains(third, "MISTER MXYZPTLK single games NEW") || strings.Count(third, "NEW ") != 1 {
		t.Errorf("after the third Scenario the overview says %s", third)
	}
}

// TestScoreIsOpened checks that a click on the score shows its parts.
func TestScoreIsOpened(t *testing.T) {
	var asked []string
	s := overviewOf(t, testgame.Played(t, 3, false, testgame.Wins(1)...), &asked)
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	h.Button(t, &s.Buttons, "SCORE")
	if !s.sheet.Shown() {
		t.Fatal("a click on the score shows nothing")
	}
	words := ""
	for _, l := range ui.NewCanvas().Read(1920, 1080, nil, s.sheet.Draw).Lines {
		words += l.Text + " "
	}
	for _, want := range []string{"5 points of 29", "+3 Scenario 1, First Night Out: won on the first attempt", "+2 No Location is destroyed"} {
		if !strings.Contains(strings.Join(strings.Fields(words), " "), want) {
			t.Errorf("%q is not said: %s", want, words)
		}
	}
}

// TestScoreMarkLeavesNames checks that the name of a grade is beside the mark of the score, not under it.
func TestScoreMarkLeavesNames(t *testing.T) {
	b := ui.BoxAt(100, 10, 200, 40)
	for _, x := range []float64{50, 100, 110, 150, 200, 260, 300, 340} {
		in := besideMark(b, x)
		if in.X <= x && x <= in.X+in.W || in.X < b.X-0.01 || in.X+in.W > b.X+b.W+0.01 || in.W < b.W/2-6 {
			t.Errorf("with the mark at %v, the name is in %.0f", x, in)
		}
		if elsewhere := x < b.X-6 || x > b.X+b.W+6; elsewhere && in != b {
			t.Errorf("the mark at %v moves a name to %.0f", x, in)
		}
	}
}

// TestSignatureCardIsEnlarged checks that pointing at an earned Signature card enlarges it with what it
// does, inside the page and clear of the card itself.
func TestSignatureCardIsEnlarged(t *testing.T) {
	looptest.NeedDisplay(t)
	s := overviewOf(t, testgame.Played(t, 2, false, testgame.Wins(1)...), new([]string))
	c := ui.NewCanvas()
	c.Begin(ebiten.NewImage(1280, 720))
	s.Draw(c)
	if len(s.earned) != 2 {
		t.Fatalf("%d Signature cards are shown, want one for each player", len(s.earned))
	}
	h := &uitest.Hands{}
	h.HoldScene(c, s.Update)
	e := s.earned[1]
	h.Move(e.box.Middle())
	for range 40 {
		h.Tick(t)
	}
	if !s.zoom.Hovers() || s.zoom.Face != e.face || !strings.Contains(s.zoom.Note, "Replaces a Punch") {
		t.Errorf("over %s is enlarged %v, with the note %q", e.face.Name, s.zoom.Face, s.zoom.Note)
	}
	if s.zoom.At.Overlaps(e.box) || s.zoom.At.X+s.zoom.At.W > s.area.X+s.area.W {
		t.Errorf("the enlarged card is at %v, the card at %v", s.zoom.At, e.box)
	}
}

// TestNextIsNoCapitals checks that the line under CONTINUE is set like a sentence in every attempt, begun or not.
func TestNextIsNoCapitals(t *testing.T) {
	for n := range campaign.Scenarios {
		for losses := range 2 {
			for _, running := range []bool{false, true} {
				c := testgame.Played(t, 2, running, append(testgame.Wins(n), testgame.Losses(losses)...)...)
				s := overviewOf(t, c, new([]string))
				want, said := fmt.Sprintf("Scenario %d", n+1), ""
				for _, l := range ui.NewCanvas().Read(1280, 720, nil, s.Draw).Lines {
					if l.Part == "" && l.Style.Font == pen.Heavy && strings.HasPrefix(l.Text, want) {
						said = l.Text
					}
				}
				if said == "" || losses > 0 && !running && !strings.HasSuffix(said, "attempt 2") {
					t.Errorf("with %s it says %q", s.nextWords(), said)
				}
			}
		}
	}
}
