package campaign

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/game/campaign"
	"lineup/game/picture"
	"lineup/game/story"
)

// planetOn returns the damage of the Daily Planet in the first view of the city on pages, or -1.
func planetOn(pages []story.Page) int {
	for i := range pages {
		for _, f := range pages[i].Frames() {
			v := f.Shows()
			if site := slices.Index(v.Sites[:], picture.Newsroom); f.Backdrop == story.Town && site >= 0 {
				n, _ := v.Damage(site)
				return n
			}
		}
	}
	return -1
}

// TestStoryReadsTheLog checks that every page of the story so far shows the city and the heroes of
// its own time, and calls for another attempt only if one followed.
func TestStoryReadsTheLog(t *testing.T) {
	get := func(c campaign.Campaign, err error) campaign.Campaign {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	play := func(c campaign.Campaign, won bool, planet int) campaign.Campaign {
		t.Helper()
		return get(get(c.Start()).Record(campaign.Result{Won: won, Damage: map[string]int{"Daily Planet": planet}}))
	}
	c := get(campaign.Begin("town", "", 3, []campaign.Player{{Name: "Ana", Hero: "Superman"}, {Name: "Ben", Hero: "Batman"}}))
	c = play(c, true, 1)
	c = play(c, false, 5) // undone below
	c = get(c.GoBack(1))
	c = play(c, true, 2)
	c = get(c.Seat([]campaign.Player{{Name: "Ana", Hero: "Cyborg"}, {Name: "Ben", Hero: "Aquaman"}, {Name: "Cleo", Hero: "The Flash"}}))
	c = play(c, false, 3)
	c = play(c, false, 4)
	s := overviewOf(t, c, &[]string{})
	for n, want := range map[int]int{1: 0, 2: -1, 3: 2} { // before Scenario 2 the Daily Planet is not in view
		if got := planetOn(s.told(n)); got != want {
			t.Errorf("before Scenario %d the Daily Planet has %d damage on the page, want %d", n, got, want)
		}
	}
	first, _ := story.Of(1)
	if got := planetOn(s.told(1)[len(first.Opening):]); got != 1 {
		t.Errorf("after Scenario 1 the Daily Planet has %d damage on the page", got)
	}
	for n, want := range map[int]string{1: "Superman, Batman", 2: "Superman, Batman", 3: "Cyborg, Aquaman, The Flash"} {
		for i, p := range s.told(n) {
			if heroes := story.TeamOf(strings.Split(want, ", ")...); fmt.Sprint(p.Team()) != fmt.Sprint(heroes) {
				t.Errorf("page %d of Scenario %d does not show %s", i+1, n, want)
			}
		}
	}
	if got := banners(s.told(3)); !strings.HasSuffix(got, "ENCORE, THE SHOW IS OVER") {
		t.Errorf("Scenario 3, lost twice, has the banners %s", got)
	}
	chapter, _ := story.Of(4)
	for _, planet := range []int{0, 3, 5} {
		if got := planetOn(opening(chapter, c.Players, map[string]int{"Daily Planet": planet})); got != planet {
			t.Errorf("Scenario 4 opens on a Daily Planet with %d damage, and the log has %d", got, planet)
		}
	}
}

// banners returns the banners on pages.
func banners(pages []story.Page) string {
	var out []string
	for i := range pages {
		for _, f := range pages[i].Frames() {
			for _, w := range f.Words {
				if w.Kind == story.Banner {
					out = append(out, w.Text)
				}
			}
		}
	}
	return strings.Join(out, ", ")
}

// TestEndingReadsTheLog checks that the ending shows the city as it was left.
func TestEndingReadsTheLog(t *testing.T) {
	for _, planet := range []int{0, 2, 5} {
		c, err := campaign.Begin("town", "", 3, []campaign.Player{{Name: "Ana", Hero: "Superman"}})
		for n := range campaign.Scenarios {
			if err == nil {
				c, err = c.Start()
			}
			if err == nil {
				c, err = c.Record(campaign.Result{Won: true, Damage: map[string]int{"Daily Planet": planet * n / (campaign.Scenarios - 1)}})
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := planetOn(ending(c)); got != planet {
			t.Errorf("a city with %d damage ends with %d", planet, got)
		}
	}
}
