package menu

import (
	"fmt"
	"strings"
	"testing"

	"lineup/game/campaign"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/savegame"
	"lineup/render/art"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// drawn is a screen.
type drawn interface{ Draw(*ui.Canvas) }

// screens are all screens of the menus in every state that looks otherwise, by name.
func screens(t *testing.T) map[string]drawn {
	out := map[string]drawn{}
	titleScreens(t, out)
	savesScreens(t, out)
	setupScreens(t, out)
	campaignScreens(t, out)
	resultScreens(t, out)
	return out
}

const longFault = "The folder that games are kept in cannot be written to: there is no space left on the device, and nothing that was done since is kept."

func titleScreens(t *testing.T, out map[string]drawn) {
	var asked []string
	first := testProgram(t, &asked)
	out["title of the first start"] = NewTitle(first)
	title, h, _ := onTitle(t, &asked)
	title.program.Campaigns = func() {}
	settle(t, h, func() bool { return title.running != nil && !title.standing.Busy() })
	title.lay()
	out["title"] = title
	bad, h, _ := onTitle(t, &asked)
	settle(t, h, func() bool { return bad.running != nil && !bad.standing.Busy() })
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

func savesScreens(t *testing.T, out map[string]drawn) {
	m := memory(t)
	m.Put(savegame.Game{Entry: savegame.Entry{ID: "saves/long.lineup", Kind: savegame.Named, Title: "A game that somebody has given the longest title there can be", Plan: anaPlan, Turn: 31, Written: hoursAgo(4)}})
	putTorn(m, "saves/20261101-201530-0003a5f1.lineup", hoursAgo(4), []savegame.Old{{Turn: 28, Written: hoursAgo(5)}, {Turn: 29, Written: hoursAgo(30)}, {Turn: 30, Written: hoursAgo(300)}})
	for i := range 7 {
		m.Put(savegame.Game{Entry: savegame.Entry{ID: fmt.Sprintf("saves/more-%d.lineup", i), Kind: savegame.Named, Title: fmt.Sprint("Evening ", i+1), Plan: anaPlan, Turn: 20, Written: hoursAgo(30)}})
	}
	at := func(name string, do func(s *stage)) {
		s := newStage(t, m)
		disk(s)
		do(s)
		out["saves: "+name] = s
	}
	at("games", func(*stage) {})
	at("turns", func(s *stage) { s.showTab(turnsTab) })
	at("replays", func(s *stage) { s.showTab(replaysTab) })
	at("damaged", func(s *stage) { s.reveal = "saves/20261101-201530-0003a5f1.lineup"; s.look(); s.settle() })
	at("searched", func(s *stage) { s.search.Text = "nothing like this"; s.lay() })
	at("named", func(s *stage) { s.reveal = "saves/named.lineup"; s.look(); s.settle(); s.beginName() })
	at("undone", func(s *stage) { s.undo, s.said = "x", "An evening is deleted."; s.lay() })
	at("notice", func(s *stage) { s.notice, s.fault = longFault, longFault; s.lay() })
	at("import", func(s *stage) { s.push("IMPORT") })
	at("export", func(s *stage) { s.push("EXPORT") })
	at("fault of a name", func(s *stage) { s.push("EXPORT"); s.chooser.list.fault = longFault })
	at("bug report", func(s *stage) { s.push("BUG REPORT") })
	at("system's dialog", func(s *stage) {
		s.program.Files = &dialog{answers: make(chan Choice)}
		s.push("IMPORT")
	})
	at("written over", func(s *stage) {
		s.push("EXPORT")
		s.chooser.list.over.Show("A file of this name is there already.", "Is it to be written over?", "WRITE OVER", "CANCEL", func() {})
	})
	empty := newStage(t, testgame.NewStore(t))
	out["saves: nothing"] = empty
}

func setupScreens(t *testing.T, out map[string]drawn) {
	var asked []string
	program := func() *Program {
		p := testProgram(t, &asked)
		p.Players = append(p.Players, Player{Kind: "greedy", Label: "takes what is worth most, and looks at what it has"})
		p.Clipboard = &clipboard{}
		return p
	}
	quick := NewSetup(program(), QuickPlan(match.Plan{}, "", program().Players))
	out["setup"] = quick
	five := NewSetup(program(), QuickPlan(match.Plan{Heroes: mode.Chosen}, "", program().Players))
	for range 3 {
		five.addSeat()
	}
	five.plan.Seats[0].Heroes = []string{"Martian Manhunter"}
	five.plan.TakeBackAny = true
	five.lay()
	out["setup of five"] = five
	bad := NewSetup(program(), QuickPlan(match.Plan{}, "", program().Players))
	bad.plan.Seats[1].Name = bad.plan.Seats[0].Name
	bad.lay()
	out["setup with a fault"] = bad
	picker := NewSetup(program(), QuickPlan(match.Plan{Heroes: mode.Chosen}, "", program().Players))
	picker.PickHero(0, 0)
	out["heroes"] = picker
	p := program()
	out["setup of Rebirth"] = NewSetup(p, QuickPlan(match.Plan{Mode: rebirth.ID}, "", p.Players))
	pointed := NewSetup(p, QuickPlan(match.Plan{Mode: rebirth.ID}, "", p.Players))
	for _, at := range pointed.sections {
		for _, h := range at.hints {
			pointed.overX, pointed.overY = h.box.Middle()
		}
	}
	out["setup of Rebirth, pointed at"] = pointed
	crowded := program()
	crowded.Catalog = crowd()
	out["setup with many variants"] = NewSetup(crowded, QuickPlan(match.Plan{}, "", crowded.Players))
	crowded = program()
	crowded.Catalog = full()
	out["setup of two modes"] = NewSetup(crowded, QuickPlan(match.Plan{}, "", crowded.Players))
	both := NewSetup(p, QuickPlan(match.Plan{Sets: []string{"base", "heroes_unite"}, Variants: []string{"patrol"}}, "", p.Players))
	for range 3 {
		both.addSeat()
	}
	out["setup of both sets for five"] = both
	over := NewSetup(p, QuickPlan(match.Plan{Mode: rebirth.ID, Sets: []string{"rebirth", "base", "heroes_unite"}}, "", p.Players))
	over.overX, over.overY = over.Buttons.List[3].Box.Middle()
	out["setup of three sets, pointed at"] = over
	for _, plan := range []match.Plan{{}, {Variants: []string{"teams", "patrol"}}, {Mode: rebirth.ID}} {
		s := NewSetup(p, QuickPlan(plan, "", p.Players))
		s.PickVariants()
		out[fmt.Sprint("variants of ", plan.Mode, plan.Variants)] = s
	}
}

func campaignScreens(t *testing.T, out map[string]drawn) {
	rivals, err := campaign.Compete("duel", "", 1, campaign.InPairs([]campaign.Player{{Name: "Maximilian", Hero: "Batman"}, {Name: "Ben", Hero: "Cyborg"}, {Name: "Cleo"}, {Name: "Dan"}}))
	for i, r := range []campaign.Result{{Winners: []int{0, 2}}, {Winners: []int{1, 3}, Gave: []int{2, 0, 1, 0}}} {
		if err == nil {
			rivals, err = rivals.Start()
		}
		out[fmt.Sprint("overview: rivals, game ", i+1)] = overviewOf(t, rivals, new([]string))
		if err == nil {
			rivals, err = rivals.Record(r)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range states(t) {
		s := overviewOf(t, c, new([]string))
		out["overview: "+name] = s
		if len(s.points) > 2 {
			all := overviewOf(t, c, new([]string))
			all.showPoints()
			out["points: "+name] = all
		}
	}
	c := played(t, 4, true, losses(9)...)
	missions := overviewOf(t, c, new([]string))
	missions.showMissions()
	out["side missions"] = missions
	asks := overviewOf(t, c, new([]string))
	asks.askBack(asks.points[3])
	out["going back"] = asks
	fault := overviewOf(t, c, new([]string))
	fault.fault = longFault
	out["overview with a fault"] = fault

	store := testgame.NewStore(t)
	var files []string
	for i, id := range []string{"a", "b", "c"} {
		c, err := campaign.Begin(id, strings.Repeat("Our town ", i+1), 1, []campaign.Player{{Name: "Maximilian", Hero: "Superman"}, {Name: "Ben", Hero: "Batman"}, {Name: "Cleo"}, {Name: "Dan"}})
		if err == nil {
			id, err = store.KeepCampaign(c, nil)
			files = append(files, id)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	store.Damage(files[0])
	p := &Program{Store: store, Now: noon.Unix, Title: func() {}, OpenCampaign: func(string) error { return nil }}
	list := func() *Campaigns { return NewCampaigns(p, store.Campaigns(), func() {}) }
	out["campaigns"] = list()
	said := list()
	said.said, said.undo = longFault, "x"
	said.lay()
	out["campaigns with a fault"] = said
	renamed := list()
	renamed.choose(1)
	renamed.rename()
	out["campaign being renamed"] = renamed
	removed := list()
	removed.choose(1)
	removed.remove()
	out["campaign being deleted"] = removed
	out["no campaign"] = NewCampaigns(p, nil, func() {})

	g, err := catalog.Shipped.Prepare(match.Plan{Mode: rebirth.ID})
	if err != nil {
		t.Fatal(err)
	}
	faces := art.Faces(g.Book)
	muster := func(o MusterOptions) *Muster {
		o.Faces = faces
		o.Back, o.Done = func() {}, func(string, bool, []campaign.Player) error { return nil }
		return NewMuster(&Program{Players: []Player{{Kind: "greedy"}}}, o)
	}
	one := muster(MusterOptions{New: true, Players: []campaign.Player{{Name: "Ana", Hero: "Superman", Ally: "Wonder Woman"}}})
	out["players of a new campaign"] = one
	four := muster(MusterOptions{Players: []campaign.Player{{Name: "Ana", Hero: "Superman"}, {Name: "Ben", Kind: "greedy", Hero: "Wonder Woman"}, {Name: "Cleo"}, {Name: "Maximilianus"}}})
	out["players"] = four
	bad := muster(MusterOptions{New: true, Players: []campaign.Player{{Name: "Ana"}, {Name: "Ana"}}})
	out["players with a fault"] = bad

	for n := 1; n <= campaign.Scenarios; n++ {
		set := &ui.Settings{Speed: ui.Instant}
		s, _, _ := onStory(t, n, set)
		s.open(len(s.Pages)-1, true)
		out[fmt.Sprint("story of Scenario ", n)] = s
	}
}

func resultScreens(t *testing.T, out map[string]drawn) {
	var asked []string
	p := testProgram(t, &asked)
	p.Watch = func(*match.Match) {}
	out["result"] = ended(t, p, 3)
	long := ended(t, p, 3)
	for k := range long.columns {
		for len(long.columns[k].lines) < resultShown+9 {
			long.columns[k].lines = append(long.columns[k].lines, resultLine{p.Faces[len(long.columns[k].lines)].Name, "10", &p.Faces[1]})
		}
	}
	out["long result"] = long
	for _, seats := range [][]string{{"buyer", "buyer"}, {"buyer", "random", "buyer", "random", "buyer"}} {
		m := testgame.Match(t, match.Plan{Seats: testgame.Seats(seats...), Options: testgame.Five, Seed: 5})
		for !m.Over() {
			if _, err := m.Step(); err != nil {
				t.Fatal(err)
			}
		}
		out[fmt.Sprint("result of ", len(seats))] = NewResult(p, m)
	}
}

// TestMenuLayout holds every screen of the menus to what every screen is held to, in windows
// of all sizes, at all scales, with texts as they are and longer.
func TestMenuLayout(t *testing.T) {
	layout := &uitest.Layout{Free: map[string]bool{"shout": true, "heading": true}, Pictures: map[string]bool{"secret box": true, "story actors": true, "story ground": true}}
	for name, s := range screens(t) {
		t.Run(name, func(t *testing.T) { layout.Walk(t, name, ui.NewCanvas(), func() {}, s.Draw) })
	}
}

// TestMenuContrast paints the screens of the menus and measures what is written on them:
// letters can be told from what they stand on.
func TestMenuContrast(t *testing.T) {
	looptest.NeedDisplay(t)
	edged := map[string]bool{"shout": true, "heading": true, "label words": true, "logo": true, "story actors": true, "story ground": true, "story words": true, "secret box": true}
	for name, s := range screens(t) {
		if strings.HasPrefix(name, "points: ") || strings.HasPrefix(name, "story of") && !strings.HasSuffix(name, "1") {
			continue // are the same in all that is measured
		}
		if n := uitest.Contrast(t, name, ui.NewCanvas(), 960, 540, edged, s.Draw); n < 3 {
			t.Errorf("%s: only %d lines were measured", name, n)
		}
	}
}
