package render

import (
	"fmt"
	"strings"
	"testing"

	"lineup/ai"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/looptest"
	"lineup/render/players"
	"lineup/render/table"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// tableParts are the parts of a table whose words may cross an edge. tablePictures are those whose
// letters are part of a picture.
var (
	tableParts    = map[string]bool{"shout": true, "heading": true, "splash text": true, "splash reward": true, "splash news": true, "splash name": true, "splash stamp": true, "splash tags": true}
	tablePictures = map[string]bool{"secret box": true, "story actors": true, "story ground": true}
)

// sceneSeeds has the seed of the game in which each scene was found. The first app that shows a scene looks
// for it, and the others begin there.
var sceneSeeds = map[string]uint64{}

// sceneOf returns an app that shows a scene.
func sceneOf(t *testing.T, name string) *App {
	t.Helper()
	var seats []mode.Seat
	people := 1
	if name == "curtain" {
		people = 2
	}
	for i, who := range []string{"Maximilianus", "Bob", "Cleo", "Dora", "Robo"} {
		s := mode.Seat{Name: who}
		if i >= people {
			s.Player = "greedy"
		}
		seats = append(seats, s)
	}
	if strings.HasPrefix(name, "map") {
		seats = seats[:4]
	}
	plan := match.Plan{Seats: seats, Seed: 1}
	g, err := catalog.Shipped.Prepare(plan)
	if err != nil {
		t.Fatal(err)
	}
	var computers players.Computers
	for _, name := range ai.Names() {
		computers = append(computers, players.Computer{Kind: name, New: func(seed uint64) (match.Decider, error) { return ai.New(name, seed) }})
	}
	a, err := New(Options{Catalog: catalog.Shipped, Book: g.Book, Input: &uitest.Hands{}, Plan: plan, Players: computers,
		FreshSeed: func() uint64 { return 1 }, Settings: ui.Settings{Speed: ui.Instant}})
	if err != nil {
		t.Fatal(err)
	}
	if seed, found := sceneSeeds[name]; found {
		a.plan.Seed = seed
	}
	if err := a.arrange(name); err != nil {
		t.Fatal(err)
	}
	a.plan.Seed = plan.Seed
	if tb, ok := a.scene.(*table.Table); ok {
		sceneSeeds[name] = tb.Match.Plan().Seed
	}
	return a
}

// TestSceneLayout checks the layout of every scene of Scenes, in all window sizes and scales, with
// texts as they are and longer.
func TestSceneLayout(t *testing.T) {
	for _, name := range SceneNames() {
		t.Run(name, func(t *testing.T) {
			a := sceneOf(t, name)
			least := func(p *ui.Page, l *ui.PageLine) float64 { return p.MinPrompt() * p.Unit }
			if _, ok := a.scene.(*table.Table); ok {
				least = func(p *ui.Page, l *ui.PageLine) float64 {
					if l.Part == "prompt" {
						return p.MinPrompt() * p.Unit
					}
					return p.MinRules() * p.Unit
				}
			}
			layout := &uitest.LayoutRules{Free: tableParts, Pictures: tablePictures, Min: least, Wordless: name == "zoom"}
			lay := func() {
				if tb, ok := a.scene.(*table.Table); ok {
					tb.Refresh()
				}
			}
			layout.Walk(t, name, a.canvas, lay, func(*ui.Canvas) { a.drawScene() })
			if name == "table" || name == "title" || name == "setup" { // the places of a notice
				a.notice.show("The game can't be saved: there is no space left on the device, and nothing that was done since is saved.")
				layout.Walk(t, name+" with a notice", a.canvas, lay, func(*ui.Canvas) { a.drawScene() })
			}
		})
	}
}

// TestTallPagesUseTheirHeight checks that in a tall window no page leaves a large part of the height
// empty. What counts is what can be read or clicked.
func TestTallPagesUseTheirHeight(t *testing.T) {
	allowed := map[string]float64{ // their pictures count as empty, and so does what a panel does not cover
		"title": 0.6, "library-card": 0.5, "result": 0.35, "variants": 0.2, "campaign": 0.17, "story": 0.4, "attempt": 0.35, "campaign-won": 0.17, "rivals": 0.17,
		// A tab ends with its last setting, and the preview of a card is a picture.
		"settings": 0.4, "settings-motion": 0.35, "settings-sound": 0.6, "settings-play": 0.6, "settings-access": 0.75, "settings-data": 0.75}
	for _, name := range SceneNames() {
		a := sceneOf(t, name)
		if _, ok := a.scene.(*table.Table); ok { // tables have tests of their own
			continue
		}
		for _, w := range uitest.Columns() {
			set := w.Settings
			a.canvas.Settings = &set
			page := a.canvas.Read(w.Width, w.Height, nil, func(*ui.Canvas) { a.drawScene() })
			var boxes []ui.Box
			for i := range page.Lines {
				boxes = append(boxes, page.Lines[i].Box())
			}
			for i := range page.Targets {
				boxes = append(boxes, page.Targets[i].Box)
			}
			band, most := uitest.EmptyBand(ui.BoxAt(0, 0, float64(w.Width), float64(w.Height)), boxes), max(0.13, allowed[name])
			if band > most {
				t.Errorf("%s, %s: %.0f %% of the height is empty", name, w, 100*band)
			}
		}
		a.canvas.Settings = &a.Settings
	}
}

// edgedParts have letters with a contour, which separates them from any ground.
var edgedParts = map[string]bool{"shout": true, "heading": true, "label words": true, "balloon of a stage": true, "struck title": true, "splash name": true, "logo": true,
	"story actors": true, "story ground": true, "story words": true, "villain tag": true, "slot sign": true /* numbers on small signs of their own ground */}

// TestSceneContrast checks that the text of every scene contrasts with its ground, in the
// smallest window and with larger sentences.
func TestSceneContrast(t *testing.T) {
	looptest.NeedDisplay(t)
	for i, name := range SceneNames() {
		if i%looptest.Every(2) != 0 {
			continue
		}
		a := sceneOf(t, name)
		for _, w := range []struct {
			width, height int
			text          float64
		}{{960, 540, 1}, {960, 540, 1.5}} {
			a.canvas.Settings.TextScale = w.text
			a.canvas.Fit = a.canvas.Settings.Fit(w.width, w.height)
			if tb, ok := a.scene.(*table.Table); ok {
				tb.Refresh()
			}
			said := fmt.Sprintf("%s at %dx%d, text %g", name, w.width, w.height, w.text)
			if n := uitest.Contrast(t, said, a.canvas, w.width, w.height, edgedParts, a.scene.Draw); n < 3 && name != "zoom" {
				t.Errorf("%s: only %d lines were measured", said, n)
			}
			looptest.Frame()
		}
	}
}
