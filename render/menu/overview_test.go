package menu

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
	"lineup/game/savegame"
	"lineup/game/story"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// played is a campaign of so many players after plays that came to these results; the one
// after them is going on where running says so.
func played(t testing.TB, players int, running bool, results ...campaign.Result) campaign.Campaign {
	t.Helper()
	var who []campaign.Player
	for i := range players {
		who = append(who, campaign.Player{Name: []string{"Ana", "Ben", "Cleo", "Dan"}[i], Hero: campaign.Heroes()[i]})
	}
	c, err := campaign.Begin("town", "Our town", 5, who)
	for _, r := range results {
		if err == nil {
			c, err = c.Start()
		}
		if err == nil {
			c, err = c.Record(r)
		}
	}
	if running && err == nil {
		c, err = c.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// wins are so many plays that were won.
func wins(n int) []campaign.Result { return slices.Repeat([]campaign.Result{{Won: true}}, n) }

// losses are so many plays that were lost.
func losses(n int) []campaign.Result { return slices.Repeat([]campaign.Result{{}}, n) }

// townFaces is everything printed that a campaign is played with.
func townFaces(t testing.TB) []art.Face {
	t.Helper()
	g, err := catalog.Shipped.Prepare(match.Plan{Mode: rebirth.ID})
	if err != nil {
		t.Fatal(err)
	}
	return art.Faces(g.Book)
}

// overviewOf is the overview of a campaign, which notes what it asks for.
func overviewOf(t testing.TB, c campaign.Campaign, asked *[]string) *Overview {
	t.Helper()
	p := &Program{}
	note := func(words string) { *asked = append(*asked, words) }
	return NewOverview(p, OverviewOptions{
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

// states are campaigns in every state that looks otherwise.
func states(t testing.TB) map[string]campaign.Campaign {
	return map[string]campaign.Campaign{
		"new":        played(t, 1, false),
		"first play": played(t, 2, true),
		"lost once":  played(t, 3, false, losses(1)...),
		"the middle": played(t, 4, false, wins(5)...),
		"on the way": played(t, 4, true, losses(9)...),
		"missions":   played(t, 4, true, campaign.Result{Won: true}, campaign.Result{Won: true, Damage: map[string]int{"Bank": 5}}, campaign.Result{Won: true, Missions: rebirth.SideMissions[:2]}, campaign.Result{}),
		"all won":    played(t, 4, false, wins(8)...),
		"all lost":   played(t, 2, false, losses(16)...),
	}
}

// TestCityWords: a night that is being played is not lost, and one that was taken back has
// not been.
func TestCityWords(t *testing.T) {
	back, err := played(t, 2, false, losses(1)...).GoBack(0)
	if err != nil {
		t.Fatal(err)
	}
	for want, all := range map[string][]campaign.Campaign{
		"The city before the first night":      {played(t, 1, false), played(t, 2, true), back},
		"The city after a night that was lost": {played(t, 3, false, losses(1)...), played(t, 3, true, losses(1)...)},
		"The city after one night":             {played(t, 2, true, wins(1)...)},
		"The city after eight nights":          {played(t, 2, false, wins(8)...)},
	} {
		for _, c := range all {
			if got := overviewOf(t, c, new([]string)).cityWords(); got != want {
				t.Errorf("it says %q, want %q", got, want)
			}
		}
	}
}

// TestCaptionLeavesTheCity: however large sentences are, the caption of the town hides no
// Location, and it stays in the town.
func TestCaptionLeavesTheCity(t *testing.T) {
	c := ui.NewCanvas()
	for _, scale := range []float64{ui.MinTextScale, 1.5, ui.MaxTextScale} {
		c.Fit = (&ui.Settings{TextScale: scale}).Fit(1280, 720)
		b := captionBox(c, "The city after a night that was lost", ui.Bold(ui.MinMenu, pen.Ink))
		if !b.Within(townBox) {
			t.Errorf("text %v: the caption is at %v", scale, b)
		}
		for _, at := range townPlaces {
			if b.Overlaps(siteBox(at)) {
				t.Errorf("text %v: the caption at %v lies over %s at %v", scale, b, at.name, siteBox(at))
			}
		}
	}
}

// TestOverviewLayout: in every state whatever is clicked is large enough, on the stage and
// on nothing else, also in the list of points; and all of it can be drawn in windows of any
// shape.
func TestOverviewLayout(t *testing.T) {
	for name, c := range states(t) {
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
			checkBoxes(t, boxes)
		}
		s.listed = false
	}
}

// TestOverviewDraws draws it in every state, in windows of several shapes.
func TestOverviewDraws(t *testing.T) {
	looptest.NeedDisplay(t)
	c := ui.NewCanvas()
	for name, town := range states(t) {
		s := overviewOf(t, town, new([]string))
		for _, size := range [][2]int{{640, 360}, {860, 360}, {480, 360}} {
			c.Begin(ebiten.NewImage(size[0], size[1]))
			before := c.Quads
			s.Draw(c)
			if c.Quads == before {
				t.Errorf("%s: nothing is drawn", name)
			}
		}
	}
}

// TestOverviewKeepsSecrets: no Scenario that has not come, and no Secret Card that is not
// done, is named anywhere on the page.
func TestOverviewKeepsSecrets(t *testing.T) {
	for name, c := range states(t) {
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
	}
}

// TestOverviewByKeyboard: all that can be clicked can be done without a mouse.
func TestOverviewByKeyboard(t *testing.T) {
	var asked []string
	s := overviewOf(t, played(t, 2, false, wins(2)...), &asked)
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	for _, k := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeyS, ebiten.KeyH, ebiten.KeyEscape} {
		h.Press(t, k)
	}
	if got := strings.Join(asked, ", "); !strings.HasPrefix(got, "continue, read Rebirth campaign: The story so far, ") || !strings.HasSuffix(got, ", heroes, list") {
		t.Errorf("the keys asked for %s", got)
	}
	reached := map[string]bool{}
	for range s.Buttons.List {
		h.Press(t, ebiten.KeyTab)
		reached[s.Buttons.Focused()] = true
	}
	if len(reached) != len(s.Buttons.List) {
		t.Errorf("Tab comes to %d buttons of %d", len(reached), len(s.Buttons.List))
	}
	s.Buttons.Leave()
	h.Press(t, ebiten.KeyTab) // CONTINUE
	h.Press(t, ebiten.KeyTab) // the first box
	asked = nil
	h.Press(t, ebiten.KeySpace)
	if got := strings.Join(asked, ", "); !strings.HasPrefix(got, "read Scenario 1: First Night Out") {
		t.Errorf("the first box asks for %s", got)
	}
	h.Press(t, ebiten.KeyRight)
	if got := s.Buttons.Focused(); got != "SCENARIO 2" {
		t.Errorf("to the right of the first box is %q", got)
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

// TestGoBackAsks: going back comes after a question alone.
func TestGoBackAsks(t *testing.T) {
	var asked []string
	s := overviewOf(t, played(t, 2, true, losses(9)...), &asked)
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	h.Press(t, ebiten.KeyG)
	h.Press(t, ebiten.KeyTab)
	h.Press(t, ebiten.KeyTab)
	h.Press(t, ebiten.KeyEnter)
	if len(asked) != 0 || !s.dialog.Open() {
		t.Fatalf("without a question it asks for %v", asked)
	}
	h.Press(t, ebiten.KeyEscape)
	if len(asked) != 0 {
		t.Fatalf("after a no it asks for %v", asked)
	}
	h.Press(t, ebiten.KeyEnter)
	h.Press(t, ebiten.KeyEnter)
	if got := strings.Join(asked, ", "); got != "back to 8" {
		t.Errorf("it asks for %s", got)
	}
}

// TestCampaignList: what cannot be read is on the list and says why; the others are opened,
// renamed, deleted and brought back.
func TestCampaignList(t *testing.T) {
	store := testgame.NewStore(t)
	files := map[string]string{}
	for _, id := range []string{"a", "b"} {
		c, err := campaign.Begin(id, "Town "+id, 1, []campaign.Player{{Name: "Ana"}})
		if err == nil {
			files[id], err = store.KeepCampaign(c, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	store.Damage(files["a"])
	var asked []string
	p := &Program{Store: store, Now: noon.Unix, Title: func() { asked = append(asked, "title") },
		OpenCampaign: func(file string) error { asked = append(asked, "open "+file); return nil }}
	s := NewCampaigns(p, store.Campaigns(), func() { asked = append(asked, "new") })
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	h.Press(t, ebiten.KeyEnter)
	h.Press(t, ebiten.KeyDown)
	h.Press(t, ebiten.KeyEnter)
	if got := strings.Join(asked, ", "); got != "open "+files["b"] || s.said != told(store.Campaigns()[1].Fault) {
		t.Errorf("it asks for %s, and says %q", got, s.said)
	}
	h.Press(t, ebiten.KeyDelete)
	h.Press(t, ebiten.KeyEnter)
	if len(s.list) != 1 {
		t.Errorf("after deleting one there are %d", len(s.list))
	}
	var boxes []ui.Box
	for _, b := range s.Buttons.List {
		boxes = append(boxes, b.Box)
	}
	checkBoxes(t, append(boxes, campaignList))
	h.Button(t, &s.Buttons, "BRING IT BACK")
	if len(s.list) != 2 {
		t.Errorf("after bringing it back there are %d", len(s.list))
	}
	looptest.NeedDisplay(t)
	c := ui.NewCanvas()
	c.Begin(ebiten.NewImage(640, 360))
	s.Draw(c)
}

// filesFunc chooses files in place of a person.
type filesFunc func(title, suggested string) <-chan Choice

func (f filesFunc) Choose(title, suggested string) <-chan Choice { return f(title, suggested) }

// TestCampaignFiles: a campaign is written to a file and taken in from one by the same
// way as games; what is imported is chosen, and a file of the other kind is named for what
// it is, on both lists.
func TestCampaignFiles(t *testing.T) {
	store := testgame.NewStore(t)
	c := played(t, 2, true, wins(1)...)
	file, err := store.KeepCampaign(c, nil)
	if err != nil {
		t.Fatal(err)
	}
	game, err := memory(t).Export("replays/replay.lineup")
	if err != nil {
		t.Fatal(err)
	}
	folder := "/home/ana/"
	var asked []string // of the person, with what the answer is
	answer := "our.lineup"
	files := filesFunc(func(title, suggested string) <-chan Choice {
		asked = append(asked, title+": "+suggested)
		out := make(chan Choice, 1)
		out <- Choice{Path: folder + answer}
		return out
	})
	p := &Program{Store: store, Files: files, Now: noon.Unix, Title: func() {}}
	s := NewCampaigns(p, store.Campaigns(), func() {})
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	push := func(label, says string) {
		t.Helper()
		h.Button(t, &s.Buttons, label)
		h.Tick(t)
		settle(t, h, func() bool { return !s.acting.Busy() })
		if s.said != says {
			t.Errorf("%s says %q, want %q", label, s.said, says)
		}
	}
	push("EXPORT", "Written to our.lineup.")
	written, ok := store.Outside(folder + "our.lineup")
	text := testgame.TextIn(t, written)
	if back, err := campaign.Read(text); !ok || err != nil || len(back.Points()) != 2 {
		t.Errorf("what was written is %q: %v", text, err)
	}
	for _, of := range rebirth.Scenarios {
		for _, secret := range of.Secrets {
			if strings.Contains(string(text), secret) {
				t.Errorf("the file names the Secret Card %s", secret)
			}
		}
	}
	if err := store.Delete(file); err != nil {
		t.Fatal(err)
	}
	s.again()
	if _, ok := s.chosen(); ok {
		t.Fatal("what was deleted is still chosen")
	}
	push("IMPORT", "Imported our.lineup.")
	if l, ok := s.chosen(); !ok || l.File != file {
		t.Errorf("after the import %+v is chosen", l)
	}
	if err := store.WriteTo(folder+"zeta.lineup", game); err != nil {
		t.Fatal(err)
	}
	answer = "zeta.lineup"
	push("IMPORT", "Imported zeta.lineup. It holds a game: SAVED GAMES on the title has it.")
	answer = "none.lineup"
	push("IMPORT", `"none.lineup": no such file or directory.`)
	if want := "Export a campaign: Our town.lineup, Import a campaign: , Import a campaign: , Import a campaign: "; strings.Join(asked, ", ") != want {
		t.Errorf("it asks for %s, want %s", strings.Join(asked, ", "), want)
	}

	st := newStage(t, store)
	st.program.Files = files
	answer = "our.lineup"
	st.push("IMPORT")
	st.settle()
	st.says("Imported our.lineup. It holds a campaign: REBIRTH CAMPAIGN on the title has it.", "")
}

// TestCampaignRowsKeepSecrets: what the list says of a campaign names no Secret Card, and no
// Scenario by its name.
func TestCampaignRowsKeepSecrets(t *testing.T) {
	for name, c := range states(t) {
		l := savegame.ListedCampaign{Campaign: savegame.Campaign{Campaign: c}}
		words := campaignName(&l) + playersLine(c.Players) + nextShort(c)
		for _, of := range rebirth.Scenarios {
			for _, hidden := range append(slices.Clone(of.Secrets), of.Name) {
				if strings.Contains(strings.ToLower(words), strings.ToLower(hidden)) {
					t.Errorf("%s: its row names %s", name, hidden)
				}
			}
		}
	}
}

// TestPoints: a point says when it was made and what came of it; one of which the time is
// not known says the rest.
func TestPoints(t *testing.T) {
	c := played(t, 2, false, wins(1)...)
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
	want := []string{"Scenario 1, before the first try||is being played",
		"Scenario 2, before the first try|" + noon.Format("2 Jan 2006, 15:04") + "|taken back; not played to its end",
		"Scenario 1, before the first try||taken back; then won"}
	if !slices.Equal(got, want) {
		t.Errorf("the points are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestRivalsOverview: a competitive campaign has no story and no Side Missions; its points are
// games, and the page says who has won.
func TestRivalsOverview(t *testing.T) {
	c, err := campaign.Compete("duel", "", 1, []campaign.Player{{Name: "Ana", Hero: "Batman"}, {Name: "Ben", Hero: "Cyborg"}})
	if err != nil {
		t.Fatal(err)
	}
	var back []int
	show := func() *Overview {
		return NewOverview(&Program{}, OverviewOptions{Campaign: c, GoBack: func(entry int) error { back = append(back, entry); return nil }})
	}
	if s := show(); s.nextWords() != "Game 1" || s.who() != "Ana and Ben, game 1" || nextShort(c) != "GAME 1 COMES NEXT" {
		t.Errorf("at first: %s; %s; %s", s.nextWords(), s.who(), nextShort(c))
	}
	for i, r := range []campaign.Result{{Winners: []int{0}}, {Winners: []int{0}, Gave: []int{2, 0}}} {
		if c, err = c.Start(); err != nil {
			t.Fatal(err)
		}
		if s := show(); s.nextWords() != fmt.Sprintf("Game %d goes on", i+1) {
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
	checkBoxes(t, boxes)
	if want := "CONTINUE, game 2, before it, game 1, before it, PLAYERS, BACK"; strings.Join(labels, ", ") != want {
		t.Errorf("buttons %q", labels)
	}
	looptest.NeedDisplay(t)
	canvas := ui.NewCanvas()
	canvas.Begin(ebiten.NewImage(640, 360))
	s.Draw(canvas)
}

// TestEveryGradeHasItsEnding: as many endings are told as there are grades, each for one of
// them.
func TestEveryGradeHasItsEnding(t *testing.T) {
	told := map[int]campaign.Grade{}
	for score := -campaign.Scenarios; score <= maxPoints; score++ {
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

// TestPointsAreExplained: what the points of the score are for, and what they decide, is read
// under the pointer, from the first day on.
func TestPointsAreExplained(t *testing.T) {
	looptest.NeedDisplay(t)
	s := &Overview{count: campaign.Counting() + " " + campaign.Grading()}
	words := ""
	page := ui.NewCanvas().Read(1920, 1080, nil, func(c *ui.Canvas) {
		c.PointAt(1700, 40)
		s.drawHead(c)
		c.DrawTip()
	})
	for _, l := range page.Lines {
		words += l.Text + " "
	}
	for _, want := range []string{"3 for a Scenario won at the first try", "2 as long as no Location", "Major Victory from 24"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is not said where the points stand: %s", want, words)
		}
	}
}
