package menu

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"lineup/game/grammar"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/render/players"
	"lineup/render/wording"
)

// saved is a saved game in the words of the list.
type saved struct {
	savegame.Listed
	title  string // its title, or the players
	rules  string // the mode and its profile
	who    string // the players
	size   string // number of players
	when   string // when it was saved
	marks  []string
	about  []string // the lines of the Plan, without the seats
	file   []string // the lines about the file: when it was saved, and by which program
	seats  []string // the seats, a line each
	plays  string   // the players as their Super Heroes, or "" if those are unknown
	heroes string   // the Super Heroes in the order of the players, or "" if unknown
	plan   mode.Plan
	search string // all searchable text, in lower case
}

// inWords returns the words of a saved game.
func (p *Program) inWords(l savegame.Listed, now time.Time) saved {
	w := saved{Listed: l, when: wording.Age(l.Written, now)}
	plan, err := mode.ParsePlan(l.Plan)
	switch {
	case l.Plan == "":
	case err != nil:
		w.about = []string{wording.OneLine(l.Plan)}
	default:
		w.rules, w.about = planWords(p.Catalog, plan)
		w.plan = plan
		p.seatWords(&w, plan)
	}
	w.title = cmp.Or(wording.OneLine(l.Title), w.who, wording.OneLine(l.ID[strings.LastIndex(l.ID, "/")+1:]))
	if l.Written != 0 {
		w.file = append(w.file, "Saved "+time.Unix(l.Written, 0).In(now.Location()).Format("2 Jan 2006, 15:04"))
	}
	if l.Program != "" {
		w.file = append(w.file, "Saved by Lineup "+wording.OneLine(l.Program))
	}
	w.marks = markWords(l)
	w.search = strings.ToLower(strings.Join(append([]string{w.title, w.who, w.plays, w.rules}, w.marks...), "\n"))
	return w
}

// The marks of saved games that need attention.
const (
	markDamaged = "DAMAGED"
	markNewer   = "NEWER"
	markBack    = "UNDONE"
)

// markWords returns the marks of an entry.
func markWords(l savegame.Listed) []string {
	var out []string
	switch {
	case l.Newer:
		out = append(out, markNewer)
	case l.Fault != "":
		out = append(out, markDamaged)
	}
	switch l.Kind {
	case savegame.Running, savegame.TurnStart:
		out = append(out, "AUTOSAVE")
	case savegame.Quick:
		out = append(out, "QUICK")
	case savegame.Named:
		out = append(out, "NAMED")
	case savegame.Replay: // has its own tab
	}
	if l.Beyond {
		out = append(out, markBack)
	}
	return out
}

// planWords returns the rules of a Plan in a few words, and the lines of everything but its seats.
func planWords(c *mode.Catalog, p mode.Plan) (rules string, about []string) {
	id := p.Mode
	if id == "" {
		id = c.Modes()[0].ID
	}
	title, profile := wording.OneLine(id), p.Profile
	m, err := c.Mode(id)
	if err == nil {
		title = m.Title
		if profile == "" && len(m.Profiles) > 1 {
			profile = m.Profiles[0].Word
		}
	}
	rules, about = title, []string{title}
	add := func(what string, words ...string) {
		if len(words) > 0 && words[0] != "" {
			about = append(about, what+": "+wording.OneLine(strings.Join(words, ", ")))
		}
	}
	if profile != "" {
		rules += ", " + wording.OneLine(profile) + " rules"
		add("Rules", profile)
	}
	var boxes []string
	for _, id := range p.Sets {
		for _, s := range c.Sets() {
			if s.ID == id {
				id = s.Name
				break
			}
		}
		boxes = append(boxes, id)
	}
	add("Cards", boxes...)
	add("Variants", p.Variants...)
	for _, o := range p.Options {
		label := grammar.Capital(strings.ReplaceAll(wording.OneLine(o.Name), "-", " "))
		if of, ok := m.Option(o.Name); ok && of.Text != nil {
			continue // the game writes and reads it, such as the Campaign Log
		} else if ok && of.Label != "" {
			label = of.Label
		}
		add(label, valueWords(m, o.Name, o.Value))
	}
	each := 1
	if edited, err := c.Edited(p); err == nil {
		each = edited.Heroes
	}
	add("Super Heroes", strings.ToLower(players.HeroWay(p.Heroes, each)))
	if p.TakeBackAny {
		about = append(about, "Anything can be undone")
	}
	if p.Seed != 0 {
		about = append(about, fmt.Sprint("Seed ", p.Seed))
	}
	return rules, about
}

// valueWords returns the value of an option, with its name if it has one.
func valueWords(m mode.Mode, option, value string) string {
	o, ok := m.Option(option)
	if n, err := strconv.Atoi(value); ok && err == nil && n >= o.Numbers.Min && n-o.Numbers.Min < len(o.Titles) {
		return value + ", " + o.Titles[n-o.Numbers.Min]
	}
	return value
}

// seatWords sets the words about the players of a saved game.
func (p *Program) seatWords(w *saved, plan mode.Plan) {
	var names, heroes, as []string
	for i, s := range plan.Seats {
		hero := strings.Join(s.Heroes, " and ")
		if i < len(w.Heroes) {
			hero = w.Heroes[i]
		}
		line := wording.OneLine(s.Name)
		names = append(names, line)
		if hero = wording.OneLine(hero); hero != "" {
			line += " as " + hero
			heroes, as = append(heroes, hero), append(as, line)
		}
		if s.Player != "" && s.Player != mode.Person {
			line += ", computer: " + wording.OneLine(p.Players.Name(s.Player))
		}
		if s.Team != "" {
			line += ", team " + wording.OneLine(s.Team)
		}
		w.seats = append(w.seats, line)
	}
	w.who = wording.OneLine(strings.Join(names, ", "))
	if n := len(names); n > 0 {
		w.size = grammar.Count(n, "player", "players")
	}
	if len(as) == len(names) {
		w.heroes, w.plays = strings.Join(heroes, ", "), strings.Join(as, ", ")
	}
}

// oldLabel returns the label of the button that opens a backup.
func oldLabel(o savegame.Old, now time.Time) string {
	at := wording.Age(o.Written, now)
	label := "OPEN FROM " + strings.ToUpper(grammar.Turn(o.Turn))
	if at == "" {
		return label
	}
	return label + ", " + strings.ToUpper(strings.TrimPrefix(at, "today "))
}

// order is the sort order of a list.
type order uint8

// The orders, as a button cycles through them.
const (
	byDate order = iota
	byTurn
	byTitle
	orders // the number of orders
)

// orderLabels are the labels of that button.
var orderLabels = [orders]string{byDate: "LATEST FIRST", byTurn: "BY TURN", byTitle: "BY TITLE"}

// sorted sorts a list that has the latest save at the top: the latest, the highest turn, or the
// first title at the top. Among equals the latest stays first.
func (o order) sorted(list []saved) {
	slices.SortStableFunc(list, func(a, b saved) int {
		switch o {
		case byTurn:
			return cmp.Compare(b.Turn, a.Turn)
		case byTitle:
			return cmp.Compare(strings.ToLower(a.title), strings.ToLower(b.title))
		default:
			return 0
		}
	})
}
