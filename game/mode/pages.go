package mode

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"lineup/game/card"
	"lineup/game/grammar"
)

// RulesPage is a page of the rules for people. It leaves numbers that depend on a Plan to the page about
// the current game, see Catalog.Rules.
type RulesPage struct {
	Title string
	Says  []Passage
	// Of is the word of the page's profile or variant, or "" if none.
	Of string
	// Set is the id of the set that the page is about, or "" if it is about all games of the mode.
	Set string
	// Glossary: its passages are words with their meanings.
	Glossary bool
}

// Passage is one topic of a page.
type Passage struct {
	Head string   // "" if none
	Says []string // paragraphs
	// Rules are the ids of the rules in the passage, separated by spaces, for checks. Players do
	// not see them.
	Rules string
	// Known: it is about a word that players know after a few turns, which Terms leaves out.
	Known bool
}

// Tell returns a passage of a page.
func Tell(head, rules string, says ...string) Passage {
	return Passage{Head: head, Says: says, Rules: rules}
}

// Known returns a passage about a word that players know after a few turns.
func Known(head, rules, says string) Passage {
	return Passage{Head: head, Says: []string{says}, Rules: rules, Known: true}
}

// GamePage is the title of the page about the current game.
const GamePage = "This game"

// RulesChapter is a group of pages of the rules.
type RulesChapter struct {
	Title string
	Pages []RulesPage
}

// Plain returns a word of a Plan in its form for people.
func Plain(word string) string { return strings.NewReplacer("-", " ", "_", " ").Replace(word) }

// page returns the page of a profile or variant: its sentence and the rest of its text.
func (e Edit) page(title string) RulesPage {
	return RulesPage{Title: title, Says: append([]Passage{Tell("", "", e.Says)}, e.Tells...), Of: e.Word}
}

// Terms returns the words of the mode's glossary that a text uses, in the order of the text, without the
// Known ones. The text may be a card's, or the keywords on its face.
func (m *Mode) Terms(text string) []Passage {
	text = strings.ToLower(text)
	var all, found []Passage
	for _, p := range m.Pages {
		if p.Glossary {
			all = append(all, p.Says...)
		}
	}
	slices.SortStableFunc(all, func(a, b Passage) int { return len(b.Head) - len(a.Head) }) // so that Ongoing isn't found in Stack Ongoing
	at := map[string]int{}
	for _, p := range all {
		word, rest, first := strings.ToLower(p.Head), text, -1
		for {
			i := wordIn(rest, word)
			if i < 0 {
				break
			}
			i += len(text) - len(rest)
			if first < 0 {
				first = i
			}
			text = text[:i] + strings.Repeat(" ", len(word)) + text[i+len(word):]
			rest = text[i:]
		}
		if first >= 0 && !p.Known {
			at[p.Head] = first
			found = append(found, p)
		}
	}
	slices.SortFunc(found, func(a, b Passage) int { return at[a.Head] - at[b.Head] })
	return found
}

// wordIn returns where a word begins in a text, also with an ending as in "foes", or -1.
func wordIn(text, word string) int {
	for from := 0; ; {
		i := strings.Index(text[from:], word)
		if i < 0 {
			return -1
		}
		if i += from; i == 0 || text[i-1] < 'a' || text[i-1] > 'z' {
			return i
		}
		from = i + 1
	}
}

// variantPages returns the pages of a mode's variants that are on in a Plan, or of those that are
// not.
func (m Mode) variantPages(p Plan, on bool) (out []RulesPage) {
	for _, e := range m.Variants {
		if slices.Contains(p.Variants, e.Word) == on {
			out = append(out, e.page("Variant: "+e.Title()))
		}
	}
	return out
}

// profilePages returns the page of the Plan's profile, or those of the others.
func (m Mode) profilePages(p Plan, on bool) (out []RulesPage) {
	for i, e := range m.Profiles {
		if chosen := e.Word == p.Profile || i == 0 && p.Profile == ""; chosen == on {
			out = append(out, e.page(e.Title()+" rules"))
		}
	}
	return out
}

// Rules returns all pages of the rules. The current game's pages come first, then its other
// choices, then the other modes. Without a game, they come mode by mode.
func (c *Catalog) Rules(g *Game) (out []RulesChapter) {
	add := func(title string, pages ...[]RulesPage) {
		if all := slices.Concat(pages...); len(all) > 0 {
			out = append(out, RulesChapter{title, all})
		}
	}
	modes := slices.Clone(c.modes)
	if g != nil {
		at := slices.IndexFunc(modes, func(m Mode) bool { return m.ID == g.Mode.ID })
		m := modes[at]
		modes = slices.Delete(modes, at, at+1)
		add("This game", []RulesPage{g.page()}, m.variantPages(g.Plan, true), g.setPages(true), m.profilePages(g.Plan, true))
		add("Other options", m.variantPages(g.Plan, false), g.setPages(false), m.profilePages(g.Plan, false))
	}
	for _, m := range modes {
		add(m.Title, m.Pages, m.profilePages(Plan{}, true), m.profilePages(Plan{}, false))
		add(m.Title+": variants", m.variantPages(Plan{}, false))
	}
	return out
}

// setPages returns the mode's pages for this game, or those about sets that are not in it.
func (g *Game) setPages(in bool) (out []RulesPage) {
	for _, p := range g.Mode.Pages {
		has := p.Set == "" || slices.ContainsFunc(g.Book.Sets(), func(s card.Set) bool { return s.ID == p.Set })
		if has == in {
			out = append(out, p)
		}
	}
	return out
}

// page returns the page about a game's Plan.
func (g *Game) page() RulesPage {
	var sets []string
	for _, s := range g.Book.Sets() {
		sets = append(sets, s.Name)
	}
	m := &g.Mode
	game := m.Title + ", " + m.Seats.String() + " players."
	if n := len(g.Plan.Seats); n > 0 && m.Seats.Max > 1 {
		game = fmt.Sprintf("%s, %s.", m.Title, grammar.Count(n, "player", "players"))
	}
	out := RulesPage{Title: GamePage, Says: []Passage{Tell("Mode and sets", "", game, "Sets: "+strings.Join(sets, ", ")+".")}}
	for _, e := range m.Profiles {
		if e.Word == g.Plan.Profile || g.Plan.Profile == "" {
			out.Says = append(out.Says, Tell(e.Title()+" rules", "", e.Says))
			break
		}
	}
	var on []string
	for _, e := range m.Variants {
		if slices.Contains(g.Plan.Variants, e.Word) {
			on = append(on, e.Title()+": "+e.Says)
		}
	}
	if len(on) > 0 {
		on = append(on, "A variant's page overrides the other pages.")
	} else {
		on = []string{"None."}
	}
	out.Says = append(out.Says, Tell("Variants", "", on...))
	var set []string
	for _, o := range m.Options {
		if o.Titles != nil {
			set = append(set, o.titled(g.Number(o.Name))+".")
		} else if v := g.Word(o.Name); o.Text == nil && (len(o.Words) == 0 || v != o.Usual()) {
			set = append(set, o.is(Plain(v)))
		}
	}
	if n := m.Heroes; g.Plan.Heroes == DealTwo && !m.Drafts {
		set = append(set, fmt.Sprintf("Super Heroes: each player is dealt %s and keeps %s.", grammar.Spelled(2*n), grammar.Spelled(n)))
	}
	if len(set) > 0 {
		out.Says = append(out.Says, Tell("Settings", "", set...))
	}
	return out
}

// is returns an option with its value, before the rest of its text.
func (o Option) is(value string) string {
	says, more := o.Says, ""
	if at := strings.IndexAny(says, ";:"); at >= 0 {
		says, more = says[:at], " "+grammar.Capital(strings.TrimSpace(says[at+1:]))+"."
	}
	if n, err := strconv.Atoi(value); err == nil && o.Less != "" && n < o.Default {
		more += " " + o.Less
	}
	return grammar.Capital(says) + ": " + value + "." + more
}
