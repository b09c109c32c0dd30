package campaign

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/campaign"
	"lineup/game/mode/rebirth"
	"lineup/game/savegame"
	"lineup/render/files"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
	"lineup/render/wording"
)

// noon is the current time in these tests.
var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.Local)

// listOf returns the list of a store's campaigns. It records its requests in asked.
func listOf(store Store, asked *[]string) *List {
	note := func(words string) { *asked = append(*asked, words) }
	return NewList(ListOptions{
		Store: store, Files: &files.Access{}, Now: noon.Unix, Begin: func() { note("new") }, Back: func() { note("title") },
		Open: func(file string) error { note("open " + file); return nil },
	})
}

// TestCampaignList checks that a damaged campaign is on the list with its fault, and that others
// can be opened, deleted and restored.
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
	s := listOf(store, &asked)
	h := &uitest.Hands{}
	f := h.HoldFramed(ui.NewCanvas(), s.Update, s.Draw)
	h.Press(t, ebiten.KeyEnter)
	h.Press(t, ebiten.KeyDown) // shows the frame on the chosen one
	for range 25 {
		h.Tick(t)
	}
	h.Press(t, ebiten.KeyDown)
	h.Tick(t)
	if at, _ := f.Target(); at.Of != s.list[1].ID || s.at != 1 {
		t.Errorf("the arrow leads to %q, and chooses row %d", at.What, s.at)
	}
	h.Press(t, ebiten.KeyEnter)
	if got := strings.Join(asked, ", "); got != "open "+files["b"] || s.said != wording.Sentence(store.Campaigns()[1].Fault) {
		t.Errorf("it asks for %s, and says %q", got, s.said)
	}
	h.Press(t, ebiten.KeyDelete)
	h.Enter(t, f, "DELETE")
	if len(s.list) != 1 {
		t.Errorf("after deleting one there are %d", len(s.list))
	}
	var boxes []ui.Box
	for _, b := range s.Buttons.List {
		boxes = append(boxes, b.Box)
	}
	uitest.CheckBoxes(t, append(boxes, s.campaignList))
	h.Button(t, &s.Buttons, "RESTORE")
	if len(s.list) != 2 {
		t.Errorf("after bringing it back there are %d", len(s.list))
	}
	looptest.NeedDisplay(t)
	c := ui.NewCanvas()
	c.Begin(ebiten.NewImage(640, 360))
	s.Draw(c)
}

// TestLastPlayed checks that the list shows when a campaign's current game was saved last, not when
// its attempt began.
func TestLastPlayed(t *testing.T) {
	s := &List{played: map[string]int64{"game": 300}}
	for want, l := range map[int64]savegame.ListedCampaign{
		100: {SavedCampaign: savegame.SavedCampaign{Written: 100}},
		300: {SavedCampaign: savegame.SavedCampaign{Written: 100}, Game: "game"},
		400: {SavedCampaign: savegame.SavedCampaign{Written: 400}, Game: "game"},
		200: {SavedCampaign: savegame.SavedCampaign{Written: 200}, Game: "lost"},
	} {
		if got := s.lastPlayed(&l); got != want {
			t.Errorf("%+v was last played at %d, want %d", l, got, want)
		}
	}
}

// TestFaultWords checks the words for a campaign that cannot be opened.
func TestFaultWords(t *testing.T) {
	const fault = "This campaign is damaged and can't be opened."
	yesterday := noon.Add(-24 * time.Hour).Unix()
	for want, l := range map[string]savegame.ListedCampaign{
		fault + " Delete it, or import a copy.":                                      {Fault: fault},
		fault + " An older save (yesterday) can be opened.":                          {Fault: fault, Backup: []savegame.Old{{Written: yesterday}}},
		fault + " An older save can be opened, but it lacks game 2.":                 {Fault: fault, Backup: []savegame.Old{{Lacks: "game 2"}, {Lacks: "game 1"}}},
		"It was saved by Lineup 9, which is newer than this one: open it with that.": {Fault: "it was saved by Lineup 9, which is newer than this one: open it with that", Newer: true},
	} {
		if got := faultWords(&l, noon); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// filesFunc is a file dialog that a function answers.
type filesFunc func(title, suggested string) <-chan files.Choice

func (f filesFunc) Choose(title, suggested string) <-chan files.Choice { return f(title, suggested) }

// TestCampaignFiles checks that campaigns are exported and imported like games, that an imported
// one is chosen, and that a file with a game is named as one.
func TestCampaignFiles(t *testing.T) {
	store := testgame.NewStore(t)
	c := testgame.Played(t, 2, true, testgame.Wins(1)...)
	file, err := store.KeepCampaign(c, nil)
	if err != nil {
		t.Fatal(err)
	}
	other := testgame.NewStore(t)
	other.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: "replays/replay.lineup", Kind: savegame.Replay, Plan: "trial seats=Bob,Cleo,Dora seed=7", Over: true}})
	game, err := other.Export("replays/replay.lineup")
	if err != nil {
		t.Fatal(err)
	}
	folder := "/home/ana/"
	var asked []string // of the person, with the suggested name
	answer := "our.lineup"
	dialog := filesFunc(func(title, suggested string) <-chan files.Choice {
		asked = append(asked, title+": "+suggested)
		out := make(chan files.Choice, 1)
		out <- files.Choice{Path: folder + answer}
		return out
	})
	s := listOf(store, new([]string))
	s.Files.System = dialog
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	push := func(label, says string) {
		t.Helper()
		h.Button(t, &s.Buttons, label)
		h.Tick(t)
		h.Settle(t, func() bool { return !s.acting.Busy() })
		if s.said != says {
			t.Errorf("%s says %q, want %q", label, s.said, says)
		}
	}
	push("EXPORT", "Exported to our.lineup.")
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
	push("IMPORT", "our.lineup was already here.")
	if l, ok := s.chosen(); !ok || l.File != file {
		t.Errorf("after the import %+v is chosen", l)
	}
	if err := store.WriteTo(folder+"zeta.lineup", game); err != nil {
		t.Fatal(err)
	}
	answer = "zeta.lineup"
	push("IMPORT", "Imported zeta.lineup. This file is a game. Open it from SAVED GAMES.")
	answer = "none.lineup"
	push("IMPORT", `"none.lineup": no such file or directory.`)
	if want := "Export a campaign: Our town.lineup, Import a campaign: , Import a campaign: , Import a campaign: , Import a campaign: "; strings.Join(asked, ", ") != want {
		t.Errorf("it asks for %s, want %s", strings.Join(asked, ", "), want)
	}
}

// TestCampaignRowsKeepSecrets checks that a row of the list does not name a Secret Card or a
// Scenario.
func TestCampaignRowsKeepSecrets(t *testing.T) {
	for name, c := range states(t) {
		t.Run(name, func(t *testing.T) {
			l := savegame.ListedCampaign{SavedCampaign: savegame.SavedCampaign{Campaign: c}}
			words := campaignName(&l) + playersLine(c.Players) + nextShort(c)
			for _, of := range rebirth.Scenarios {
				for _, hidden := range append(slices.Clone(of.Secrets), of.Name) {
					if strings.Contains(strings.ToLower(words), strings.ToLower(hidden)) {
						t.Errorf("%s: its row names %s", name, hidden)
					}
				}
			}
		})
	}
}
