package story

import (
	"slices"
	"testing"

	. "lineup/game/picture"
	"lineup/game/sets/rebirth"
)

// everyPart returns the pages of all chapters and endings.
func everyPart() (out []Page) {
	for i := range Chapters {
		out = slices.Concat(out, Chapters[i].Opening, Chapters[i].Won, Chapters[i].Lost)
	}
	return append(out, slices.Concat(Endings[:]...)...)
}

// TestPanelsReadTheLog checks every panel of the story against an intact city, a damaged city, and
// cities in which one Location is destroyed.
func TestPanelsReadTheLog(t *testing.T) {
	logs := []Log{{}, {Damage: map[string]int{"City Hall": 1, "Police Station": 2, "Arkham Asylum": 3, "S.T.A.R. Labs": 4, "Bank": 1, "Batcave": 4}}}
	for _, name := range rebirth.Locations() {
		logs = append(logs, Log{Damage: map[string]int{name: rebirth.HitPoints}})
	}
	towns, houses, ruins := 0, 0, map[string]int{}
	for _, l := range logs {
		before := everyPart()
		for n, page := range l.Told(before) {
			was := before[n].Frames()
			for i, f := range page.Frames() {
				if f.Backdrop == Town {
					towns++
					for site, where := range f.Shows().Sites {
						got, cold := f.Shows().Damage(site)
						if want := l.Damage[locations[where]]; got != want || cold != page.Quenched {
							t.Errorf("page %d, panel %d: %s has %d damage, and %d in the log %v", n, i+1, locations[where], got, want, l.Damage)
						}
					}
				}
				for _, h := range f.Houses {
					houses++
					got, cold := h.Damage()
					if want := l.Damage[locations[h.Where]]; got != want || cold != page.Quenched {
						t.Errorf("page %d, panel %d: the house %s has %d damage, and %d in the log %v", n, i+1, locations[h.Where], got, want, l.Damage)
					}
				}
				name := locations[was[i].Scene.Place]
				destroyed := name != "" && was[i].Backdrop == NoBackdrop && l.Damage[name] >= rebirth.HitPoints
				isRuin := len(f.Houses) > 0 && f.Houses[0].hits == Destroyed && f.Houses[0].Where == was[i].Scene.Place && f.Backdrop != NoBackdrop
				if destroyed {
					ruins[name]++
				}
				if destroyed && !isRuin || !destroyed && f.Backdrop != was[i].Backdrop {
					t.Errorf("page %d, panel %d: in %q, with the log %v, the backdrop is %v and the houses are %v", n, i+1, name, l.Damage, f.Backdrop, f.Houses)
				}
			}
		}
		if err := CheckPages("literals", before[:1], 1); err != nil {
			t.Errorf("the log %v changed the story itself: %v", l, err)
		}
	}
	for _, name := range rebirth.Locations() {
		if ruins[name] == 0 {
			t.Errorf("no panel is at %s", name)
		}
	}
	if towns == 0 || houses == 0 {
		t.Errorf("%d views and %d houses", towns, houses)
	}
}

// TestGalaOpensOnTheCityAsItIs checks the first panel of Scenario 4, which showed a ruined Daily
// Planet in every campaign.
func TestGalaOpensOnTheCityAsItIs(t *testing.T) {
	for _, want := range []int{0, 3, 5} {
		l := Log{Damage: map[string]int{"Daily Planet": want}}
		v := l.Told(galaOpening)[0].Frames()[0].Shows()
		site := slices.Index(v.Sites[:], Newsroom)
		if got, _ := v.Damage(site); got != want {
			t.Errorf("the Daily Planet has %d damage in the log and %d on the page", want, got)
		}
	}
}

// TestFiresGoOut checks that no fires burn after Scenario 7 is won and a year later.
func TestFiresGoOut(t *testing.T) {
	for _, p := range append(slices.Concat(Endings[:]...), runWon...) {
		if !p.Quenched {
			t.Errorf("fires burn on %s", p.Frames()[0].Words[0].Text)
		}
	}
	if galaOpening[0].Quenched {
		t.Error("no fires burn before Scenario 4")
	}
}

// TestLocationsOfTheStory checks that each Location of the rules has a place in the story.
func TestLocationsOfTheStory(t *testing.T) {
	got := map[string]bool{}
	for _, name := range locations {
		got[name] = true
	}
	for _, name := range rebirth.Locations() {
		if !got[name] {
			t.Errorf("%s has no place", name)
		}
	}
	if len(got) != len(rebirth.Locations()) || Destroyed != rebirth.HitPoints {
		t.Errorf("the story has %v, destroyed at %d", got, Destroyed)
	}
}

// TestTeamOfThePages checks that pages show the heroes of the log.
func TestTeamOfThePages(t *testing.T) {
	page := Log{Heroes: []string{"Cyborg", "Aquaman", "Batman"}}.Told(galaWon)[0]
	if got := page.Team(); len(got) != 3 || got[0].Head != known[5].look.Head || got[2].Head != known[1].look.Head {
		t.Errorf("the page has a team of %d", len(got))
	}
	if got := galaWon[0].Team(); len(got) != minTeam {
		t.Errorf("a page without a log has a team of %d", len(got))
	}
}

// TestLastLoss checks that the pages after a lost Scenario call for another attempt only if one
// follows.
func TestLastLoss(t *testing.T) {
	for i := range Chapters {
		c := &Chapters[i]
		changed := 0
		first, last := Log{}.Told(c.Lost), Log{Decided: true}.Told(c.Lost)
		for n := range c.Lost {
			for k, f := range c.Lost[n].Frames() {
				for j, w := range f.Words {
					a, b := first[n].Frames()[k].Words[j].Text, last[n].Frames()[k].Words[j].Text
					if a != w.Text || w.Last == "" && b != w.Text || w.Last != "" && b != w.Last {
						t.Errorf("Scenario %d: %q is %q after the first attempt and %q after the last", i+1, w.Text, a, b)
					}
					if a != b && w.Kind == Banner {
						changed++
					}
				}
			}
		}
		if changed != 1 {
			t.Errorf("Scenario %d: %d banners differ after the last attempt", i+1, changed)
		}
	}
}

// TestPageID checks that a page has the same ID in the same city only.
func TestPageID(t *testing.T) {
	ids := map[string]bool{}
	for _, l := range []Log{{}, {Damage: map[string]int{"Bank": 1}}, {Damage: map[string]int{"Bank": 2}}, {Decided: true}} {
		for _, p := range l.Told(everyPart()) {
			if ids[p.ID()] {
				t.Errorf("the ID %q belongs to two pages", p.ID())
			}
			ids[p.ID()] = true
		}
		if a, b := l.Told(galaLost), l.Told(galaLost); a[0].ID() != b[0].ID() {
			t.Errorf("a page is %q and %q in the same city", a[0].ID(), b[0].ID())
		}
	}
	if (&Page{}).ID() != "" || galaWon[0].ID() == galaLost[0].ID() {
		t.Error("pages without a log have no IDs of their own")
	}
}
