package render

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/mode/rebirth"
	"lineup/render/campaign"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/setup"
	"lineup/render/table"
	"lineup/render/testgame"
)

// TestRivalsCampaign checks that two games of a competitive campaign, played by script from the
// title, are counted in its log and its wins.
func TestRivalsCampaign(t *testing.T) {
	looptest.NeedDisplay(t)
	store := testgame.NewStore(t)
	e := newEvening(t, store)
	e.h.Button(t, &e.scene.(*menu.Title).Buttons, "REBIRTH CAMPAIGN")
	muster := e.scene.(*campaign.Muster)
	e.h.Button(t, &muster.Buttons, "ADD A PERSON")
	e.h.Button(t, &muster.Buttons, "COOPERATIVE")
	e.h.Button(t, &muster.Buttons, "BEGIN")
	for game := 1; game <= 2; game++ {
		tb := e.toTable()
		p := tb.Match.Plan()
		if p.Mode != rebirth.ID || len(p.Variants) != 1 || p.Variants[0] != rebirth.Competitive {
			t.Fatalf("game %d is played as %v", game, p)
		}
		e.h.Button(t, &e.playOut(tb).Buttons, "CONTINUE")
		c := e.town()
		if lines := c.Lines(); len(lines) != game || c.Next().Running {
			t.Fatalf("after %d games the campaign says %q and is at %+v", game, lines, c.Next())
		}
		wins := 0
		for _, n := range c.Page().Wins {
			wins += n
		}
		if wins != game {
			t.Errorf("after %d games %d are won: %v", game, wins, c.Page().Wins)
		}
	}
	kept, err := store.OpenCampaign(store.Campaigns()[0].File)
	if err != nil || strings.Join(kept.Lines(), "\n") != strings.Join(e.town().Lines(), "\n") {
		t.Errorf("kept is another log: %v", err)
	}
}

// visible returns the faces of all visible cards.
func visible(v engine.View) (out []*engine.Face) {
	for z := range v.Board().Zones() {
		for _, c := range v.Cards(engine.ZoneID(z)) {
			if f := v.Face(c); f != nil {
				out = append(out, f)
			}
		}
	}
	return out
}

// TestMixedGame checks that a game of Rebirth with Villains of another set plays from the setup
// screen to its result.
func TestMixedGame(t *testing.T) {
	looptest.NeedDisplay(t)
	e := newEvening(t, testgame.NewStore(t))
	e.h.Button(t, &e.scene.(*menu.Title).Buttons, "NEW GAME")
	screen := e.scene.(*setup.Setup)
	e.h.Button(t, &screen.Buttons, "REBIRTH")
	e.h.Button(t, &screen.Buttons, "BASE SET")
	e.h.Button(t, &screen.Buttons, "START")
	tb, ok := e.scene.(*table.Table)
	if !ok {
		t.Fatalf("START leads to %T: %q", e.scene, e.notice.words)
	}
	if p := tb.Match.Plan(); p.Mode != rebirth.ID || len(p.Sets) != 2 {
		t.Fatalf("it is played as %v", p)
	}
	result := e.playOut(tb)
	visitors := 0
	for _, c := range visible(tb.Match.View(0)) {
		if c.Set == "base" {
			visitors++
		}
	}
	if visitors == 0 {
		t.Error("no Villain of the other set has come")
	}
	e.h.Button(t, &result.Buttons, "TITLE")
	if _, ok := e.scene.(*menu.Title); !ok {
		t.Errorf("from the result it goes to %T", e.scene)
	}
}
