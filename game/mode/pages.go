package mode

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Page is a page of the rules, in words for people. Where a Plan decides a number, a page leaves
// the number to the page about the game itself: see Catalog.Rules.
type Page struct {
	Title string
	Says  []Passage
	// Of is the word of the profile or variant it is about, "" for none.
	Of string
	// Glossary: its passages are words, and what each means.
	Glossary bool
}

// Passage is what a page tells about one thing.
type Passage struct {
	Head string   // "" for none
	Says []string // paragraphs
	// Rules are the ids of the rules that are told here, with spaces between them: what is
	// written can be checked against them. Nobody who plays is shown them.
	Rules string
}

// Tell returns a passage of a page.
func Tell(head, rules string, says ...string) Passage { return Passage{head, says, rules} }

// Chapter is the pages of the rules that belong together.
type Chapter struct {
	Title string
	Pages []Page
}

// Plain returns a word of plans as people read it.
func Plain(word string) string { return strings.NewReplacer("-", " ", "_", " ").Replace(word) }

// page returns the page of a profile or variant: its sentence, and what else there is to say.
func (e Edit) page(title string) Page {
	return Page{Title: title, Says: append([]Passage{Tell("", "", e.Says)}, e.Tells...), Of: e.Word}
}

// variantPages returns the pages of those variants of a mode that are on in a Plan, or of those
// that are not.
func (m Mode) variantPages(p Plan, on bool) (out []Page) {
	for _, e := range m.Variants {
		if slices.Contains(p.Variants, e.Word) == on {
			out = append(out, e.page("Variant: "+Plain(e.Word)))
		}
	}
	return out
}

// profilePages returns the pages of the profile that a Plan chooses, or of the others.
func (m Mode) profilePages(p Plan, on bool) (out []Page) {
	for i, e := range m.Profiles {
		if chosen := e.Word == p.Profile || i == 0 && p.Profile == ""; chosen == on {
			out = append(out, e.page(e.Title()+" rules"))
		}
	}
	return out
}

// Rules returns all pages of the rules. What a game is played by comes first, then what else
// could be chosen for it, then the other modes; without a game they come mode by mode.
func (c *Catalog) Rules(g *Game) (out []Chapter) {
	add := func(title string, pages ...[]Page) {
		if all := slices.Concat(pages...); len(all) > 0 {
			out = append(out, Chapter{title, all})
		}
	}
	modes := slices.Clone(c.modes)
	if g != nil {
		at := slices.IndexFunc(modes, func(m Mode) bool { return m.ID == g.Mode.ID })
		m := modes[at]
		modes = slices.Delete(modes, at, at+1)
		add("This game", []Page{g.page()}, m.variantPages(g.Plan, true), g.Mode.Pages, m.profilePages(g.Plan, true))
		add("Could be chosen too", m.variantPages(g.Plan, false), m.profilePages(g.Plan, false))
	}
	for _, m := range modes {
		add(m.Title, m.Pages, m.profilePages(Plan{}, true), m.profilePages(Plan{}, false))
		add(m.Title+": variants", m.variantPages(Plan{}, false))
	}
	return out
}

// page tells what a game is played with, as its Plan has it.
func (g *Game) page() Page {
	var sets []string
	for _, s := range g.Book.Sets() {
		sets = append(sets, s.Name)
	}
	m := &g.Mode
	game := m.Title + ", for " + m.Seats.String() + " players."
	if n := len(g.Plan.Seats); n > 0 && m.Seats.Max > 1 {
		game = fmt.Sprintf("%s, with %s.", m.Title, count(n, "player", "players"))
	}
	out := Page{Title: "What is played", Says: []Passage{Tell("The game", "", game, "Cards of: "+strings.Join(sets, ", ")+".")}}
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
		on = append(on, "What the page of a variant says goes before what other pages say.")
	} else {
		on = []string{"None."}
	}
	out.Says = append(out.Says, Tell("Variants", "", on...))
	var set []string
	for _, o := range m.Options {
		if v := g.Word(o.Name); o.Text == nil && (len(o.Words) == 0 || v != o.usual()) {
			set = append(set, o.is(Plain(v)))
		}
	}
	if len(set) > 0 {
		out.Says = append(out.Says, Tell("Numbers of this game", "", set...))
	}
	return out
}

// is tells what an option is, before what else there is to say about it.
func (o Option) is(value string) string {
	says, more := o.Says, ""
	if at := strings.IndexAny(says, ";:"); at >= 0 {
		says, more = says[:at], " "+capital(strings.TrimSpace(says[at+1:]))+"."
	}
	return capital(says) + ": " + value + "." + more
}

// capital returns a sentence with a capital letter.
func capital(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[n:]
}
