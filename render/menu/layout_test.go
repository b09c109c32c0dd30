package menu

import (
	"fmt"
	"strings"
	"testing"

	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// drawn is a screen.
type drawn interface{ Draw(*ui.Canvas) }

// screens returns the screens of the menus in all states that look different, by name.
func screens(t *testing.T) map[string]drawn {
	out := map[string]drawn{}
	titleScreens(t, out)
	savesScreens(t, out)
	resultScreens(t, out)
	return out
}

const longFault = "The folder that games are saved in can't be written to: there is no space left on the device, and nothing that was done since is saved."

func titleScreens(t *testing.T, out map[string]drawn) {
	var asked []string
	first := testProgram(t, &asked)
	out["title of the first start"] = NewTitle(first)
	title, h, _, _ := onTitle(t, &asked)
	title.program.Campaigns = &Way{Label: "REBIRTH CAMPAIGN", Ground: pen.RGB(0x5a2f8a), Do: func() {}}
	h.Settle(t, func() bool { return title.resumed != nil && !title.standing.Busy() })
	title.lay()
	out["title"] = title
	bad, h, _, _ := onTitle(t, &asked)
	h.Settle(t, func() bool { return bad.resumed != nil && !bad.standing.Busy() })
	bad.fault = longFault
	out["title with a fault"] = bad
	for name, game := range map[string]string{"crash": "g", "crash without a game": ""} {
		s, _, _, _ := crashed(t, game)
		out[name] = s
	}
	report, _, _, _ := crashed(t, "g")
	report.read()
	out["report of a crash"] = report
	said, _, _, _ := crashed(t, "g")
	said.fault = longFault
	out["crash whose report cannot be written"] = said
}

// widePlan returns the Plan of five players with names as long and wide as can be.
func widePlan() string {
	names := uitest.WidestNames(5)
	return "standard sets=base seats=" + names[0] + "," + strings.Join(names[1:], ":buyer,") + ":buyer seed=42"
}

func savesScreens(t *testing.T, out map[string]drawn) {
	m := memory(t)
	m.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: "saves/long.lineup", Kind: savegame.Named, Title: uitest.WidestName(), Plan: widePlan(), Turn: 31, Written: hoursAgo(4)}})
	putTorn(m, "saves/20261101-201530-0003a5f1.lineup", hoursAgo(4), []savegame.Old{{Turn: 28, Written: hoursAgo(5)}, {Turn: 29, Written: hoursAgo(30)}, {Turn: 30, Written: hoursAgo(300)}})
	for i := range 7 {
		m.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: fmt.Sprintf("saves/more-%d.lineup", i), Kind: savegame.Named, Title: fmt.Sprint("Evening ", i+1), Plan: widePlan(), Turn: 20, Written: hoursAgo(30)}})
	}
	at := func(name string, do func(s *stage)) {
		s := newStage(t, m)
		do(s)
		out["saves: "+name] = s
	}
	at("games", func(*stage) {})
	at("turns", func(s *stage) { s.showTab(turnsTab) })
	at("replays", func(s *stage) { s.showTab(replaysTab) })
	at("damaged", func(s *stage) { s.reveal = "saves/20261101-201530-0003a5f1.lineup"; s.look(); s.settle() })
	at("searched", func(s *stage) { s.search.Text = "nothing like this"; s.lay() })
	at("named", func(s *stage) { s.reveal = "saves/named.lineup"; s.look(); s.settle(); s.beginName() })
	at("undone", func(s *stage) { s.program.Undo, s.said = "x", "Deleted An evening."; s.lay() })
	at("notice", func(s *stage) { s.notice, s.fault = longFault, longFault; s.lay() })
	at("bug report", func(s *stage) { s.push("BUG REPORT") })
	empty := newStage(t, testgame.NewStore(t))
	out["saves: nothing"] = empty
}

func resultScreens(t *testing.T, out map[string]drawn) {
	var asked []string
	p := testProgram(t, &asked)
	p.Watch = func(*match.Match) {}
	out["result"] = ended(t, p, 3)
	long := ended(t, p, 3)
	for k := range long.columns {
		for len(long.columns[k].lines) < 40 {
			long.columns[k].lines = append(long.columns[k].lines, resultLine{words: p.Faces[len(long.columns[k].lines)].Name, points: "10", rate: "1 for each differently named Villain", face: &p.Faces[1]})
		}
	}
	out["long result"] = long
	attempt := Attempt{Name: "attempt 2", Lines: []string{"+1 point: 12 of 29 in all.", "You have one more attempt at Scenario 8. The damage to the city stays."}, Do: func() {}}
	out["attempt"] = NewAttemptResult(p, ended(t, p, 3).match, attempt)
	for range 9 {
		attempt.Gains = append(attempt.Gains, Gain{Face: &p.Faces[len(attempt.Gains)], Name: "Holographic Computing", Words: uitest.WidestName() + ": Signature card of Wonder Woman"})
	}
	attempt.Gains = append(attempt.Gains, Gain{Name: "Impossible Mode", Words: "Unlocked for single games"})
	out["attempt with gains"] = NewAttemptResult(p, ended(t, p, 3).match, attempt)
	for _, seats := range [][]string{{"buyer", "buyer"}, {"buyer", "random", "buyer", "random", "buyer"}} {
		named := testgame.Seats(seats...)
		for i, name := range uitest.WidestNames(len(named)) {
			named[i].Name = name
		}
		m := testgame.Match(t, match.Plan{Seats: named, Options: testgame.Five, Seed: 5})
		for !m.Over() {
			if _, err := m.Step(); err != nil {
				t.Fatal(err)
			}
		}
		out[fmt.Sprint("result of ", len(seats))] = NewResult(p, m)
	}
}

// TestMenuLayout checks the layout of every screen of the menus, in all window sizes and scales,
// with texts as they are and longer.
func TestMenuLayout(t *testing.T) {
	for name, s := range screens(t) {
		layout := &uitest.LayoutRules{Free: map[string]bool{"shout": true, "heading": true}}
		t.Run(name, func(t *testing.T) { layout.Walk(t, name, ui.NewCanvas(), func() {}, s.Draw) })
	}
}

// TestMenuContrast checks that the text on the screens of the menus contrasts with its ground.
func TestMenuContrast(t *testing.T) {
	looptest.NeedDisplay(t)
	edged := map[string]bool{"shout": true, "heading": true, "label words": true, "logo": true}
	for name, s := range screens(t) {
		if n := uitest.Contrast(t, name, ui.NewCanvas(), 960, 540, edged, s.Draw); n < 3 {
			t.Errorf("%s: only %d lines were measured", name, n)
		}
	}
}
