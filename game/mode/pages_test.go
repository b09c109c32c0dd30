package mode_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/testgame"
)

// titles returns the titles of the pages of a chapter.
func titles(c mode.RulesChapter) (out []string) {
	for _, p := range c.Pages {
		out = append(out, p.Title)
	}
	return out
}

// TestRulesOfAGame checks that the rules of the current game come first, with its numbers, that the
// other choices follow, and that no page is there twice.
func TestRulesOfAGame(t *testing.T) {
	plan := mode.Plan{Seats: mode.People(4), Profile: "tournament", Variants: []string{"patrol", "teams"},
		Options: mode.Options{{Name: "villains", Value: "11"}}}
	g := testgame.Build(t, catalog.Shipped, plan)
	all := catalog.Shipped.Rules(g)
	first := titles(all[0])
	if want := []string{mode.GamePage, "Variant: Teams", "Variant: Patrol", "Goal and setup"}; !slices.Equal(first[:4], want) || first[len(first)-1] != "Tournament rules" {
		t.Errorf("the pages of this game are %q", first)
	}
	if rest := titles(all[1]); !slices.Contains(rest, "Variant: Hunt") || slices.Contains(rest, "Variant: Patrol") || !slices.Contains(rest, "Standard rules") {
		t.Errorf("the other options are %q", rest)
	}
	if len(all) < 4 || all[2].Title != "Rebirth" || all[3].Title != "Rebirth: variants" {
		t.Errorf("of %d chapters the third is %s: Rebirth and its variants should come next", len(all), all[2].Title)
	}
	var words []string
	for _, p := range all[0].Pages[0].Says {
		words = append(words, p.Says...)
	}
	text := strings.Join(words, "\n")
	for _, want := range []string{"Standard game, 4 players.", "Sets: Base Set.", "Super-Villains in the stack: 11.", "Cards in the Line-Up: 5.", "Patrol: You may refill"} {
		if !strings.Contains(text, want) {
			t.Errorf("the page of the game does not say %q:\n%s", want, text)
		}
	}
	if strings.Contains(text, "house rule") || strings.Contains(text, "is dealt") {
		t.Errorf("the page of the game tells of a short stack or of dealt heroes:\n%s", text)
	}
	plain := catalog.Shipped.Rules(nil)
	for _, c := range plain { // those of no game have no page about one
		for _, p := range c.Pages {
			for _, s := range p.Says {
				if says := strings.Join(s.Says, "\n"); p.Title == mode.GamePage || strings.Contains(says, mode.GamePage) && !strings.Contains(says, "During a game, the page") {
					t.Errorf("outside a game, %s, %s says %q", p.Title, s.Head, says)
				}
			}
		}
	}
	count := func(chapters []mode.RulesChapter) (n int) {
		seen := map[string]bool{}
		for _, c := range chapters {
			for _, p := range c.Pages {
				at := p.Title + "\n" + strings.Join(p.Says[0].Says, "")
				if n++; seen[at] {
					t.Errorf("%s, %s is there twice", c.Title, p.Title)
				}
				seen[at] = true
			}
		}
		return n
	}
	if with, without := count(all), count(plain); with != without+1 {
		t.Errorf("%d pages with a game, %d without one", with, without)
	}
}

// TestSettingsOfAGame checks that the page of a game tells a short stack from a full one and says how
// many Super Heroes are dealt, unless they are drafted, and that it names the Scenario.
func TestSettingsOfAGame(t *testing.T) {
	const night, house, two, four = "Scenario 1, First Night Out.", "A stack of fewer than 8 is a house rule for a short game.",
		"Super Heroes: each player is dealt two and keeps one.", "Super Heroes: each player is dealt four and keeps two."
	for _, c := range []struct {
		plan mode.Plan
		want []string
	}{
		{mode.Plan{}, nil},
		{mode.Plan{Options: mode.Options{{Name: "villains", Value: "7"}}}, []string{house}},
		{mode.Plan{Mode: rebirth.ID}, []string{night}},
		{mode.Plan{Heroes: mode.DealTwo}, []string{two}},
		{mode.Plan{Heroes: mode.DealTwo, Variants: []string{"two-heroes"}}, []string{four}},
		{mode.Plan{Heroes: mode.DealTwo, Variants: []string{"draft"}}, nil},
	} {
		c.plan.Seats = mode.People(2)
		var said []string
		for _, p := range catalog.Shipped.Rules(testgame.Build(t, catalog.Shipped, c.plan))[0].Pages[0].Says {
			said = append(said, p.Says...)
		}
		text := strings.Join(said, "\n")
		for _, says := range []string{night, house, two, four} {
			if got := strings.Contains(text, says); got != slices.Contains(c.want, says) {
				t.Errorf("%v: the page says %q: %v", c.plan, says, got)
			}
		}
	}
}

// TestCompetitivePages checks that a competitive game shows no page for cooperative games only.
func TestCompetitivePages(t *testing.T) {
	for _, variant := range []string{"", rebirth.Competitive} {
		plan := mode.Plan{Mode: rebirth.ID, Seats: mode.People(2)}
		if variant != "" {
			plan.Variants = []string{variant}
		}
		g := testgame.Build(t, catalog.Shipped, plan)
		pages := titles(catalog.Shipped.Rules(g)[0])
		for _, title := range []string{"The goal", "Playing alone", "The campaign"} {
			if slices.Contains(pages, title) != (variant == "") {
				t.Errorf("with the variant %q %q is among the pages: %q", variant, title, pages)
			}
		}
		if !slices.Contains(pages, "A turn") || !slices.Contains(pages, "Villains") {
			t.Errorf("with the variant %q the pages are %q", variant, pages)
		}
	}
}

// TestNamesInTheRules checks that the rules spell card names as the cards do. It skips names of one
// word and The Top, because the rules also use them as plain words.
func TestNamesInTheRules(t *testing.T) {
	var text strings.Builder
	for _, c := range catalog.Shipped.Rules(nil) {
		for _, p := range c.Pages {
			for _, s := range p.Says {
				text.WriteString(strings.Join(s.Says, "\n") + "\n")
			}
		}
	}
	for _, box := range catalog.Shipped.Sets() {
		for _, c := range box.Cards {
			if !strings.Contains(c.Name, " ") || c.Name == "The Top" {
				continue
			}
			for _, said := range regexp.MustCompile(`(?i)\b`+regexp.QuoteMeta(c.Name)+`\b`).FindAllString(text.String(), -1) {
				if said != c.Name {
					t.Errorf("the rules say %q: the card is called %s", said, c.Name)
				}
			}
		}
	}
}
