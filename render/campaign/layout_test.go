package campaign

import (
	"fmt"
	"strings"
	"testing"

	"lineup/game/campaign"
	"lineup/render/looptest"
	"lineup/render/players"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// screens returns the screens of campaigns in all states that look different, by name.
func screens(t *testing.T) map[string]ui.Screen {
	out := map[string]ui.Screen{}
	overviews(t, out)
	lists(t, out)
	musters(t, out)
	for n := 1; n <= campaign.Scenarios; n++ {
		set := &ui.Settings{Speed: ui.Instant}
		s, _, _ := onStory(t, n, set)
		s.open(len(s.Pages)-1, true)
		out[fmt.Sprint("story of Scenario ", n)] = s
	}
	return out
}

const longFault = "The folder that games are kept in cannot be written to: there is no space left on the device, and nothing that was done since is kept."

func overviews(t *testing.T, out map[string]ui.Screen) {
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
	c := testgame.Played(t, 4, true, testgame.Losses(9)...)
	at := func(name string, do func(s *Overview)) {
		s := overviewOf(t, c, new([]string))
		do(s)
		out[name] = s
	}
	at("side missions", (*Overview).showMissions)
	at("going back", func(s *Overview) { s.askBack(s.points[3]) })
	at("overview with a fault", func(s *Overview) { s.fault = longFault })
}

func lists(t *testing.T, out map[string]ui.Screen) {
	store := testgame.NewStore(t)
	var saved []string
	for i, id := range []string{"a", "b", "c"} {
		c, err := campaign.Begin(id, uitest.WidestNames(3)[i], 1, []campaign.Player{{Name: uitest.WidestNames(4)[3], Hero: "Superman"}, {Name: uitest.WidestNames(4)[2], Hero: "Batman"}, {Name: uitest.WidestName()}, {Name: "Dan"}})
		if err == nil {
			id, err = store.KeepCampaign(c, nil)
			saved = append(saved, id)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	store.Damage(saved[0])
	at := func(name string, do func(s *List)) {
		s := listOf(store, new([]string))
		do(s)
		out[name] = s
	}
	at("campaigns", func(*List) {})
	at("campaigns with a fault", func(s *List) { s.said, s.undo = longFault, "x"; s.lay() })
	at("campaign being renamed", func(s *List) { s.choose(1); s.rename() })
	at("campaign being deleted", func(s *List) { s.choose(1); s.remove() })
	out["no campaign"] = listOf(testgame.NewStore(t), new([]string))
}

func musters(t *testing.T, out map[string]ui.Screen) {
	at := func(name string, o MusterOptions) {
		o.Faces, o.Computers = townFaces(t), players.Computers{{Kind: "greedy"}}
		o.Back, o.Done = func() {}, func(string, bool, []campaign.Player) error { return nil }
		out[name] = NewMuster(o)
	}
	at("players of a new campaign", MusterOptions{New: true, Players: []campaign.Player{{Name: "Ana", Hero: "Superman", Ally: "Wonder Woman"}}})
	at("players", MusterOptions{Players: []campaign.Player{{Name: "Ana", Hero: "Superman"}, {Name: "Ben", Kind: "greedy", Hero: "Wonder Woman"}, {Name: uitest.WidestName()}, {Name: uitest.WidestNames(2)[1]}}})
	at("players with a fault", MusterOptions{New: true, Players: []campaign.Player{{Name: uitest.WidestName()}, {Name: uitest.WidestName()}}})
}

// TestLayout checks the layout of every screen of campaigns, in all window sizes and scales, with
// texts as they are and longer.
func TestLayout(t *testing.T) {
	for name, s := range screens(t) {
		layout := &uitest.LayoutRules{Free: map[string]bool{"shout": true, "heading": true}, Pictures: map[string]bool{"secret box": true, "story actors": true, "story ground": true}}
		t.Run(name, func(t *testing.T) { layout.Walk(t, name, ui.NewCanvas(), func() {}, s.Draw) })
	}
}

// TestContrast checks that the text on the screens of campaigns contrasts with its ground.
func TestContrast(t *testing.T) {
	looptest.NeedDisplay(t)
	edged := map[string]bool{"shout": true, "heading": true, "label words": true, "story actors": true, "story ground": true, "story words": true, "secret box": true}
	for name, s := range screens(t) {
		if strings.HasPrefix(name, "points: ") || strings.HasPrefix(name, "story of") && !strings.HasSuffix(name, "1") {
			continue // same as the others in everything measured
		}
		if n := uitest.Contrast(t, name, ui.NewCanvas(), 960, 540, edged, s.Draw); n < 3 {
			t.Errorf("%s: only %d lines were measured", name, n)
		}
	}
}
