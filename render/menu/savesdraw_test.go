package menu

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/savegame"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestSavesLayout checks that no two controls overlap, whatever is chosen.
func TestSavesLayout(t *testing.T) {
	m := memory(t)
	putTorn(m, "games/torn.lineup", hoursAgo(0), make([]savegame.Old, 3))
	s := newStage(t, m)
	s.program.Clipboard, s.program.Undo = &clipboard{}, "something"
	for _, tab := range tabs {
		s.showTab(tab)
		for i := range s.rows {
			s.choose(i)
			boxes := []ui.Box{s.search.Box, s.name.Box, s.wordsBox}
			for _, b := range s.Buttons.List {
				boxes = append(boxes, b.Box)
			}
			uitest.CheckBoxes(t, boxes)
		}
	}
}

// onePicture returns a PNG of a size.
func onePicture(t *testing.T, w, h int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, w, h))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestDrawSaves checks that the screen can be drawn with everything on it, and that few pictures
// are held in memory.
func TestDrawSaves(t *testing.T) {
	looptest.NeedDisplay(t)
	m := memory(t)
	for i := range 20 {
		m.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: fmt.Sprintf("saves/more-%d.lineup", i), Kind: savegame.Named, Plan: anaPlan, Written: hoursAgo(100 + i), Picture: onePicture(t, 32, 18)}})
	}
	putTorn(m, "games/torn.lineup", hoursAgo(1000), nil)
	m.Lock()
	s := newStage(t, m)
	c := ui.NewCanvas()
	window := ebiten.NewImage(640, 360)
	draw := func() {
		for range 8 { // few pictures are decoded in a frame
			c.Begin(window)
			s.Draw(c)
		}
	}
	for i := range s.rows {
		s.choose(i)
		draw()
		if n := s.pictures.Len(); n > 8 {
			t.Fatalf("%d pictures are held", n)
		}
	}
	s.choose(6)
	draw()
	if n := s.pictures.Len(); n == 0 {
		t.Error("no picture is held")
	}
	s.showTab(turnsTab)
	draw()
	if n := s.pictures.Len(); n != 0 {
		t.Errorf("%d pictures are held of what is not shown", n)
	}
	plain := c.Quads
	s.report()
	s.settle()
	draw()
	if c.Quads <= plain {
		t.Error("the sheet is not drawn")
	}
}

// TestLongVersion checks that the version that wrote a save is never cut, in any text size.
func TestLongVersion(t *testing.T) {
	for _, text := range []float64{1, 1.5, 2} {
		s := newStage(t, memory(t)).Saves
		for _, by := range []string{"Lineup 1.2", "Lineup v0.0.0-20261126041251-00792991c0de+dirty"} {
			i := s.at
			s.rows[i].file = []string{by}
			c := ui.NewCanvas()
			c.Settings = &ui.Settings{TextScale: text}
			c.Read(1280, 720, nil, s.Draw)
			s.words.At = max(0, s.wordHeight-s.wordsBox.H) // a long version is at the end
			p := c.Read(1280, 720, nil, s.Draw)
			whole := ""
			for _, l := range p.Lines {
				if l.Text != "" && strings.Contains(strings.ReplaceAll(by, " ", ""), strings.ReplaceAll(strings.TrimSpace(l.Text), " ", "")) {
					whole += strings.TrimSpace(l.Text)
				}
			}
			if strings.ReplaceAll(whole, " ", "") != strings.ReplaceAll(by, " ", "") {
				t.Errorf("text %g: of %q only %q is shown", text, by, whole)
			}
		}
	}
}

// TestRowsOfLargeText checks that a row says the turn of its save in any text size.
func TestRowsOfLargeText(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, text := range []float64{1, 1.5, 2} {
		s := newStage(t, memory(t)).Saves
		for i := range s.rows {
			s.rows[i].Turn, s.rows[i].Kind, s.rows[i].Fault = 40+i, savegame.TurnStart, ""
		}
		c := ui.NewCanvas()
		c.Settings = &ui.Settings{TextScale: text}
		told := ""
		for _, l := range c.Read(1280, 720, nil, s.Draw).Lines {
			told += strings.ToLower(l.Text) + "\n"
		}
		for i := range s.rows[:2] {
			if i != s.at && !strings.Contains(told, fmt.Sprint("turn ", 40+i)) {
				t.Errorf("text %g: the row of turn %d does not say it:\n%s", text, 40+i, told)
			}
		}
	}
}

// TestSavesByFrame checks that Right leads from a save to the button that opens it, that Tab stops at every part of the
// screen, and that arrows, keys for pages and the stick of a gamepad scroll the text about a save to its end. A seed is
// in one line.
func TestSavesByFrame(t *testing.T) {
	for _, text := range []float64{1, 2} {
		m := memory(t)
		m.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: "replays/long.lineup", Kind: savegame.Replay, Title: "Long", Turn: 31, Written: hoursAgo(1), Over: true, Result: "Bob wins with 54 points",
			Plan: `standard sets=base profile=tournament seats=Ana,Bob,Cleo,Dora,Eve heroes=random seed=18356776454993886039`, Program: "v0.0.0-20261127112459-abcdefabcdef"}})
		s := newStage(t, m)
		c, set := ui.NewCanvas(), ui.UsualSettings()
		set.TextScale = text
		c.Settings = &set
		c.Fit = set.Fit(1280, 800)
		s.frame = s.HoldFramed(c, s.Update, s.Saves.Draw)
		on := func() string {
			for range 30 {
				s.Tick(t)
			}
			at, _ := s.frame.Target()
			return at.What
		}
		s.push("REPLAYS")
		s.Press(t, ebiten.KeyUp)
		if s.wordHeight <= s.wordsIn.H {
			t.Fatalf("the text is %.0f high, and its box %.0f", s.wordHeight, s.wordsIn.H)
		}
		if lines := c.Read(1280, 800, nil, s.Saves.Draw).Lines; text == 1 && !slices.ContainsFunc(lines, func(l ui.PageLine) bool { return l.Text == "Seed 18356776454993886039" }) {
			t.Error("the seed is not in one line")
		}
		s.LeadTo(t, s.frame, "a save", func(k *ui.PageTarget) bool { return k.What == "Long" })
		on()
		s.Pad.Scroll = 1
		at := on()
		if s.Pad.Scroll = 0; at != "Long" || s.words.At == 0 {
			t.Errorf("with the frame on %q the stick scrolls the text to %.0f", at, s.words.At)
		}
		s.words.At = 0
		if s.Press(t, ebiten.KeyRight); on() != "WATCH" {
			t.Errorf("Right leads from a save to %q", on())
		}
		if s.Press(t, ebiten.KeyUp); on() != "about Long" {
			t.Errorf("Up leads from WATCH to %q", on())
		}
		s.words.At = 0
		if s.Press(t, ebiten.KeyPageDown); s.words.At == 0 || on() != "about Long" {
			t.Error("the key for pages does not scroll the text")
		}
		for range 40 {
			if s.Press(t, ebiten.KeyDown); on() != "about Long" {
				break
			}
		}
		if on() != "WATCH" || s.words.At < s.wordHeight-s.wordsIn.H-1 {
			t.Errorf("Down scrolls the text to %.0f of %.0f and leads to %q", s.words.At, s.wordHeight-s.wordsIn.H, on())
		}
		stops := map[string]bool{}
		for range 8 {
			s.Press(t, ebiten.KeyTab)
			stops[on()] = true
		}
		for _, want := range []string{"Long", "WATCH", "about Long", "LATEST FIRST", "BACK", "field Search title, player, or mode"} {
			if !stops[want] {
				t.Errorf("Tab stops at %v, not at %q", stops, want)
			}
		}
		if !stops["GAMES"] && !stops["REPLAYS"] {
			t.Errorf("Tab stops at %v, not at the tabs", stops)
		}
	}
}
