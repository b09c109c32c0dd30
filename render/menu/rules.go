package menu

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"

	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/game/sets"
	"lineup/render/art/pen"
	"lineup/render/menu/variants"
	"lineup/render/rulebook"
	"lineup/render/ui"
)

// section is one choice about the game: a heading, a row of controls, and a note.
type section struct {
	words    string
	x, y     float64 // the left end of the heading's baseline
	controls ui.Box
	note     string
	colour   color.NRGBA // of the note
	noteAt   ui.Box      // its left, the baseline of its first line, and how wide it may be
	number   string      // that stands among the controls, "" for none
	numberAt ui.Box
	lines    int      // of a note, at most
	tells    []string // lines in place of a note
	hints    []hint
}

// hint is what is shown in place of a section's own note, or lines, while the pointer is in a box.
type hint struct {
	box   ui.Box
	note  string
	tells []string
}

const (
	inset      = 36.0 // of what stands in the game's panel
	headGap    = 18.0 // between a heading and the controls below it
	noteGap    = 34.0 // between controls and the baseline of the note on them
	sectionGap = 58.0
	linePitch  = 30.0  // of a note of several lines
	besideGap  = 156.0 // from the left of a heading to the controls beside it
	panelsGap  = 18.0  // between the panels at the left
	extrasEdge = 15.0  // above and below what stands in the lower one, and between its parts
	tellsGap   = 12.0  // what lines below controls take up beside their pitch
	gridWidth  = 4     // buttons beside each other
	buttonGap  = 12.0
	seedHeight = 162.0 // from the foot of the game's panel to the heading of the seed
)

// look finds the game of the plan as it is. Where the plan cannot be played, it is
// that of the same mode with less chosen, so that the screen has something to show.
func (s *Setup) look() {
	p := s.plan
	for _, less := range []func(){
		func() {}, func() { p.Options = nil }, func() { p.Variants = nil }, func() { p.Sets, p.Profile = nil, "" }, func() { p.Mode = "" },
	} {
		less()
		if g, err := s.program.Catalog.Prepare(p); err == nil {
			s.game = g
			return
		}
	}
}

// layGame lays out what is chosen about the game: what there is a choice of.
func (s *Setup) layGame() {
	s.sections = s.sections[:0]
	s.layMode()
	choices := s.sets()
	extra := variants.Rows(s.game.Mode, elsewhere) > 0
	s.seats, s.extras = leftPanel, ui.Box{}
	high := 0.0
	if choices != nil {
		high += gridHeight(len(choices)) + tellsGap
	}
	if extra {
		high += rowHeight
	}
	if choices != nil && extra {
		high += extrasEdge
	}
	var tells []string
	if choices != nil {
		seats := min(s.game.Mode.Seats.Max, seatsMost)
		room := leftPanel.H - panelsGap - 2*extrasEdge - high - seatsHead - seatsFoot - float64(seats)*seatLeast
		tells = s.brought(choices, int(room/linePitch))
		high += float64(len(tells)) * linePitch
	}
	if high > 0 {
		s.extras = ui.BoxAt(leftPanel.X, 0, leftPanel.W, high+2*extrasEdge)
		s.seats.H -= s.extras.H + panelsGap
		s.extras.Y = s.seats.Y + s.seats.H + panelsGap
	}
	beside := ui.Rows{X: s.extras.X + seatInset, Y: s.extras.Y + extrasEdge, W: s.extras.W - 2*seatInset}
	if choices != nil {
		s.laySets(&beside, choices, tells)
	}
	if extra {
		s.layVariants(&beside)
	}
	below := ui.Rows{X: gamePanel.X + inset, Y: gamePanel.Y + panelHead, W: gamePanel.W - 2*inset}
	s.layHeroes(&below)
	if stack, ok := s.game.Mode.Option(standard.Villains); ok {
		s.layVillains(&below, stack)
	}
	if which, ok := s.game.Mode.Option(rebirth.ScenarioOption); ok {
		s.layScenario(&below, which)
	}
	if guests, ok := s.game.Mode.Option(rebirth.GuestsOption); ok {
		s.layGuests(&below, guests)
	}
	if _, ok := s.game.Mode.Option(rebirth.SignaturesOption); ok {
		s.laySides(&below)
	}
	if len(s.game.Mode.Profiles) > 1 {
		s.layProfiles(&below)
	}
	below.Y = gamePanel.Y + gamePanel.H - seedHeight
	s.laySeed(&below)
}

// under begins a section whose controls stand below its heading, and gives the row
// for them.
func (s *Setup) under(rows *ui.Rows, words, note string) ui.Box {
	at := section{words: words, x: rows.X, y: rows.Y, note: note, colour: pen.SoftPaper, lines: 1}
	s.Buttons.Heads = append(s.Buttons.Heads, ui.BoxAt(rows.X, rows.Y-1.05*headSize, rows.W, 1.34*headSize))
	rows.Y += headGap
	at.controls = rows.Next(rowHeight, noteGap+sectionGap)
	at.noteAt = ui.BoxAt(at.controls.X, at.controls.Y+at.controls.H+noteGap, at.controls.W, 0)
	s.sections = append(s.sections, at)
	return at.controls
}

// gridHeight is how high n buttons are that stand beside a heading, in rows.
func gridHeight(n int) float64 {
	return float64((n+gridWidth-1)/gridWidth)*(rowHeight+buttonGap) - buttonGap
}

// beside begins a section whose n controls stand beside its heading, with lines below them, and
// gives the boxes for the controls, none wider than most.
func (s *Setup) beside(rows *ui.Rows, words string, tells []string, n int, most float64) []ui.Box {
	all := rows.Next(gridHeight(n), tellsGap+float64(len(tells))*linePitch+extrasEdge)
	at := section{words: words, x: all.X, y: all.Y + rowHeight*0.64, colour: pen.SoftPaper, lines: max(1, len(tells)), tells: tells}
	all.CutLeft(besideGap, 0)
	at.controls, at.noteAt = all, ui.BoxAt(all.X, all.Y+all.H+noteGap, all.W, 0)
	s.sections = append(s.sections, at)
	lines := ui.Rows{X: all.X, Y: all.Y, W: all.W}
	var out []ui.Box
	var row ui.Box
	for i := range n {
		if i%gridWidth == 0 {
			row = lines.Next(rowHeight, buttonGap)
		}
		out = append(out, one(&row, min(n, gridWidth)-i%gridWidth, most))
	}
	return out
}

// one is a button of a row of n, each as wide as there is room for, but not wider
// than most.
func one(row *ui.Box, n int, most float64) ui.Box {
	// Row shrinks from the left: what is left of it is shared by those still to come.
	return row.CutLeft(min(most, (row.W-float64(n-1)*buttonGap)/float64(n)), buttonGap)
}

// rulesWidth is the width of the button that leads to the rules, above the panel of the game.
const rulesWidth = 220.0

// layMode lays out the modes, if there are several, and the way to the rules.
func (s *Setup) layMode() {
	all := s.program.Catalog.Modes()
	row := modeRow
	s.Buttons.Add(ui.Button{Box: row.CutRight(rulesWidth), Label: "RULES", Key: rulebook.KeyName, Do: func() { s.ReadRules("") }})
	row.CutRight(buttonGap)
	if len(all) < 2 {
		return
	}
	s.sections = append(s.sections, section{words: "MODE", x: row.X, y: row.Y + rowHeight*0.64})
	row.CutLeft(110, 0)
	for i, m := range all {
		s.Buttons.Add(ui.Button{Box: one(&row, len(all)-i, 320), Label: strings.ToUpper(m.Title), On: m.ID == s.game.Mode.ID, Do: func() {
			s.plan.Mode = m.ID
			if m.Host || !m.SetCount.Has(len(s.plan.Sets)) {
				s.plan.Sets = nil
			}
			s.keep()
		}})
	}
}

// sets are the sets of the catalog that the mode can be played with, nil where
// there is nothing to choose whatever variants are.
func (s *Setup) sets() []card.Set {
	var out []card.Set
	for _, id := range s.game.Mode.Sets {
		if box, err := sets.Among(s.program.Catalog.Sets(), id); err == nil {
			out = append(out, box)
		}
	}
	if m, err := s.program.Catalog.Mode(s.game.Mode.ID); err == nil && len(out) <= m.SetCount.Min {
		return nil
	}
	return out
}

// setName is what people call the set with an id.
func (s *Setup) setName(id string) string {
	box, err := sets.Among(s.program.Catalog.Sets(), id)
	if err != nil {
		return id // a plan that was pasted
	}
	return box.Name
}

// chosenSets are the sets the plan names, or those it has where it names none.
func (s *Setup) chosenSets() []string {
	if len(s.plan.Sets) > 0 {
		return s.plan.Sets
	}
	return s.game.Plan.Sets
}

// bringing are the two lines that tell what a set brings.
func bringing(set card.Set) []string { return []string{set.Name + ": " + set.Brings() + ".", set.Says} }

// brought tells what each of the chosen sets brings, in two lines where there is room for so many,
// else in one.
func (s *Setup) brought(boxes []card.Set, most int) (out []string) {
	chosen := s.chosenSets()
	lines := 2
	if len(chosen)*lines > most {
		lines = 1
	}
	for _, box := range boxes {
		if slices.Contains(chosen, box.ID) {
			out = append(out, bringing(box)[:lines]...)
		}
	}
	return out[:max(0, min(len(out), most))]
}

func (s *Setup) laySets(rows *ui.Rows, boxes []card.Set, tells []string) {
	chosen, count := s.chosenSets(), s.game.Mode.SetCount
	host := s.game.Mode.Host
	places := s.beside(rows, "SETS", tells, len(boxes), 270)
	var hints []hint
	for i, box := range boxes {
		on := slices.Contains(chosen, box.ID)
		own := host && box.ID == s.game.Mode.Sets[0]
		b := ui.Button{Box: places[i], Label: strings.ToUpper(box.Name), On: on, Off: own, Why: "It is always played with.", Do: func() {
			if count.Max == 1 {
				s.plan.Sets = []string{box.ID}
			} else {
				s.plan.Sets = ui.Toggled(s.chosenSets(), box.ID)
			}
			s.keep()
		}}
		s.Buttons.Add(b)
		said := bringing(box)
		if on && len(chosen) > 1 && !own {
			said = append(said, s.game.Mode.Visits)
		}
		hints = append(hints, hint{box: b.Box, tells: said})
	}
	s.sections[len(s.sections)-1].hints = hints
}

// elsewhere are the options that have a place of their own on the screen, and one that belongs
// to a campaign.
var elsewhere = []string{standard.Villains, rebirth.ScenarioOption, rebirth.GuestsOption}

// variantsWidth is the width of the button that leads to the variants.
const variantsWidth = 270.0

// layVariants lays out the way to the variants and options, and what is chosen of them.
func (s *Setup) layVariants(rows *ui.Rows) {
	all := rows.Next(rowHeight, 0)
	at := section{words: "VARIANTS", x: all.X, y: all.Y + rowHeight*0.64, colour: pen.SoftPaper, lines: 3}
	all.CutLeft(besideGap, 0)
	b := all.CutLeft(variantsWidth, 26)
	chosen := variants.Chosen(s.plan, s.game.Mode, elsewhere)
	at.controls, at.noteAt = b, ui.BoxAt(all.X, all.Y+12, all.W, 0)
	words := fmt.Sprintf("%d CHOSEN", len(chosen))
	switch len(chosen) {
	case 0:
		words = "NONE CHOSEN"
		at.note, at.lines, at.noteAt.Y = fmt.Sprintf("There are %d to choose from.", variants.Rows(s.game.Mode, elsewhere)), 1, all.Y+42
	case 1:
		words, at.note = chosen[0], s.changes(chosen)
	default:
		at.note = s.changes(chosen)
	}
	s.sections = append(s.sections, at)
	s.Buttons.Add(ui.Button{Box: b, Label: words, On: len(chosen) > 0, Do: s.PickVariants})
}

// changes says what is chosen: of a single variant what it changes.
func (s *Setup) changes(chosen []string) string {
	if len(chosen) == 1 && len(s.plan.Variants) == 1 {
		for _, v := range s.game.Mode.Variants {
			if v.Word == s.plan.Variants[0] {
				return v.Says
			}
		}
	}
	return strings.Join(chosen, ", ")
}

// PickVariants opens the panel of the variants and options.
func (s *Setup) PickVariants() {
	s.Variants.Open(variants.Asks{
		Plan: func() mode.Plan { return s.plan }, Mode: func() mode.Mode { return s.game.Mode },
		Set:    func(p mode.Plan) { s.plan = p; s.keep() },
		Reason: s.barred, Deals: s.faultOf, Read: s.ReadRules, SetName: s.setName, Elsewhere: elsewhere,
	})
}

// barred says why a plan cannot be played though that of the screen can, "" if it can.
func (s *Setup) barred(p match.Plan) string {
	c := s.program.Catalog
	err := c.Allows(fitting(c, p))
	if err == nil {
		return ""
	}
	if now := c.Allows(s.plan); now != nil && now.Error() == err.Error() {
		return ""
	}
	return wrong(err)
}

// faultOf says why the game of a plan cannot be laid out, "" if it can.
func (s *Setup) faultOf(p match.Plan) string {
	g, err := s.program.Catalog.Build(fitting(s.program.Catalog, p))
	if err == nil {
		_, err = g.Deal(nil)
	}
	if err != nil {
		return wrong(err)
	}
	return ""
}

// layVillains lays out the number of Super-Villains. It may be one that the mode,
// as it now is, does not have.
func (s *Setup) layVillains(rows *ui.Rows, stack mode.Option) {
	n := s.number(stack)
	words, colour := fmt.Sprintf("A longer game than the standard %d.", stack.Default), pen.SoftPaper
	switch {
	case n == stack.Default:
		words = "The standard number."
	case n < stack.Default:
		words, colour = fmt.Sprintf("A short game: a house rule, the standard is %d.", stack.Default), pen.CanDo
	}
	s.layNumber(rows, "SUPER-VILLAINS", words, colour, stack, n)
}

// layScenario lays out which Scenario is played.
func (s *Setup) layScenario(rows *ui.Rows, which mode.Option) {
	n := s.number(which)
	words := fmt.Sprintf("There are %d; this one is not among them.", len(rebirth.Scenarios))
	if n >= 1 && n <= len(rebirth.Scenarios) {
		words = rebirth.Scenarios[n-1].Name + ". All play together, against the town's Villains."
	}
	s.layNumber(rows, "SCENARIO", words, pen.SoftPaper, which, n)
}

// number is what the plan sets an option to that is a number: its default where it says
// nothing.
func (s *Setup) number(o mode.Option) int {
	if v, ok := s.plan.Options.Value(o.Name); ok {
		if set, err := strconv.Atoi(v); err == nil {
			return set
		}
	}
	return o.Default
}

// layNumber lays out an option that is a number, with a button at each side of it.
func (s *Setup) layNumber(rows *ui.Rows, head, words string, colour color.NRGBA, o mode.Option, n int) {
	set := func(n int) func() {
		return func() {
			s.plan.Options = s.plan.Options.WithNumber(o.Name, n)
			s.lay()
		}
	}
	row := s.under(rows, head, words)
	least, most := o.Numbers.Min, o.Numbers.Max
	s.Buttons.Add(ui.Button{Box: row.CutLeft(84, 0), Label: "-", Off: n <= least, Why: fmt.Sprintf("%d is the least", least), Do: set(min(n-1, most))})
	at := &s.sections[len(s.sections)-1]
	at.colour, at.number, at.numberAt = colour, strconv.Itoa(n), row.CutLeft(116, 0)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(84, 0), Label: "+", Off: n >= most, Why: fmt.Sprintf("%d is the most", most), Do: set(max(n+1, least))})
}

func (s *Setup) layProfiles(rows *ui.Rows) {
	all := s.game.Mode.Profiles
	chosen := max(0, slices.IndexFunc(all, func(e mode.Edit) bool { return e.Word == s.plan.Profile }))
	row := s.under(rows, "RULES", all[chosen].Says)
	s.sections[len(s.sections)-1].lines = 2
	for i, p := range all {
		with := s.plan
		with.Profile = p.Word
		why := ""
		if i != chosen {
			why = s.barred(with)
		}
		s.Buttons.Add(ui.Button{Box: one(&row, len(all)-i, 238), Label: strings.ToUpper(p.Word), On: i == chosen, Off: why != "", Why: why, Do: func() {
			s.plan.Profile = p.Word
			s.keep()
		}})
	}
}

func (s *Setup) laySeed(rows *ui.Rows) {
	row := s.under(rows, "SEED AND UNDO", "All chance follows from the seed: the same seed deals the same cards. Empty: a new one.")
	s.sections[len(s.sections)-1].lines = 2
	s.seed.Box = row.CutLeft(264, 12)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(176, 12), Label: "FRESH SEED", Do: func() { s.seed.Text = ""; s.lay() }})
	label, note := "UNDO: FAIR", "Undo: taken back is what is fair to take back: no hidden card was seen since, and nobody else chose."
	if s.plan.TakeBackAny {
		label, note = "UNDO: ANYTHING", "Undo: all at the table agree that anything may be taken back. The game is marked where it happens."
	}
	b := ui.Button{Box: row, Label: label, On: s.plan.TakeBackAny, Do: func() { s.plan.TakeBackAny = !s.plan.TakeBackAny; s.lay() }}
	s.Buttons.Add(b)
	s.sections[len(s.sections)-1].hints = []hint{{box: b.Box, note: note}}
}

// layCopy lays out the buttons that take the plan to other programs and back, as a line
// of text.
func (s *Setup) layCopy(row *ui.Box) {
	if s.program.Clipboard == nil {
		return
	}
	s.Buttons.Add(ui.Button{Box: row.CutLeft(200, 12), Label: "COPY SETUP", Do: func() {
		plan, err := s.finished()
		if err == nil {
			err = s.program.Clipboard.Copy(plan.String())
		}
		s.say(err, "This setup is copied as a line of text: somebody you send it to can paste it here.")
	}})
	s.Buttons.Add(ui.Button{Box: row.CutLeft(200, 12), Label: "PASTE SETUP", Do: func() {
		line, err := s.program.Clipboard.Paste()
		if err == nil {
			err = s.take(line)
		}
		s.say(err, "The setup that was copied is here now.")
	}})
}

// take makes a line of text the plan.
func (s *Setup) take(line string) error {
	plan, err := mode.ParsePlan(line)
	if err != nil {
		return fmt.Errorf("what was copied is no setup: %w", err)
	}
	g, err := s.program.Catalog.Prepare(plan)
	if err != nil {
		return err
	}
	if plan.Seats == nil {
		plan.Seats = s.plan.Seats
	}
	if n := len(plan.Seats); n > g.Mode.Seats.Max {
		return fmt.Errorf("the setup that was copied has %d players; its game is for %s", n, g.Mode.Seats)
	}
	s.plan, s.aside = plan, nil
	s.plan.Seats = slices.Clone(plan.Seats)
	s.seed.Text = ""
	if plan.Seed != 0 {
		s.seed.Text = strconv.FormatUint(plan.Seed, 10)
	}
	s.lay()
	return nil
}

// say shows a line between the ways out, until something else is chosen.
func (s *Setup) say(err error, done string) {
	s.told = done
	if err != nil {
		s.told = wrong(err)
	}
}

// keep takes out of the plan what the mode and sets now chosen do not have, and
// lays everything out anew. Seats stay, even where they are too many. Options come back as
// they were set once they are to be had again.
func (s *Setup) keep() {
	set := slices.Clone(s.plan.Options)
	for _, o := range s.aside {
		if _, anew := set.Value(o.Name); !anew {
			set = append(set, o)
		}
	}
	s.plan.Options = set
	s.plan = fitting(s.program.Catalog, s.plan)
	s.aside = slices.DeleteFunc(set, func(o mode.Setting) bool { return slices.Contains(s.plan.Options, o) })
	s.dropSides()
	s.look()
	heroes := mode.HeroNames(s.game.Book)
	for i := range s.plan.Seats {
		seat := &s.plan.Seats[i]
		seat.Heroes = slices.DeleteFunc(slices.Clone(seat.Heroes), func(name string) bool { return !slices.Contains(heroes, name) })
	}
	s.lay()
}

// fitting is what a plan keeps of what was chosen for another mode: that which its own
// mode has as well.
func fitting(c *mode.Catalog, p match.Plan) match.Plan {
	plain, err := c.Prepare(match.Plan{Mode: p.Mode})
	if err != nil {
		return p
	}
	m := plain.Mode
	lacks := func(edits []mode.Edit) func(string) bool {
		return func(word string) bool {
			return !slices.ContainsFunc(edits, func(e mode.Edit) bool { return e.Word == word })
		}
	}
	if slices.ContainsFunc(p.Sets, func(id string) bool { return !slices.Contains(m.Sets, id) }) {
		p.Sets = nil
	}
	if lacks(m.Profiles)(p.Profile) {
		p.Profile = ""
	}
	p.Variants = slices.DeleteFunc(slices.Clone(p.Variants), lacks(m.Variants))
	edited := match.Plan{Mode: p.Mode, Profile: p.Profile, Variants: p.Variants}
	if c.Allows(edited) != nil { // they bar each other
		edited = match.Plan{Mode: p.Mode}
	}
	p.Options = slices.DeleteFunc(slices.Clone(p.Options), func(o mode.Setting) bool {
		with := edited
		with.Options = mode.Options{o}
		return c.Allows(with) != nil
	})
	return p
}
