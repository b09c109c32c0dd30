package setup

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/sets"
	"lineup/render/art/pen"
	"lineup/render/setup/variants"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/wording"
)

const (
	inset      = 36.0  // from the edge of the game's panel
	linePitch  = 30.0  // of a note with several lines
	besideGap  = 156.0 // from the left of a heading to the controls next to it
	setsBeside = 96.0  // the same for the sets, whose heading is short
	panelsGap  = 18.0  // between the panels at the left
	extrasEdge = 15.0  // above, below and between the parts of the lower panel
	tellsGap   = 12.0  // added to the height of lines below controls
	gridWidth  = 4     // buttons in a line
	buttonGap  = 12.0
	toldFully  = 3     // sets with two lines each; with more chosen, each has one
	narrowGap  = 2.0   // between many sets in one line
	seedHeight = 162.0 // from the bottom of the game's panel to the heading of the seed
	seedLines  = 2     // lines of its note, within that
	// sectionAround is between a section's controls and the next heading, without its note.
	sectionAround = 62.0
)

// look finds the game of the plan. If the plan cannot be played, it uses fewer of its choices, so
// that the screen has something to show.
func (s *Setup) look() {
	p := s.plan
	for _, less := range []func(){
		func() {}, func() { p.Options = nil }, func() { p.Variants = nil }, func() { p.Sets, p.Profile = nil, "" }, func() { p.Mode = "" },
	} {
		less()
		if g, err := s.needs.Catalog.Prepare(p); err == nil {
			s.game = g
			return
		}
	}
}

// layGame lays out the seats and the choices about the game in the order in which they are read, leaving out
// choices without alternatives.
func (s *Setup) layGame() {
	s.layMode()
	choices := s.sets()
	extra := variants.Rows(s.game.Mode, s.elsewhere()) > 0
	s.seats, s.extras = s.leftPanel, ui.Box{}
	high := 0.0
	if choices != nil {
		high += gridHeight(s.setButtons(choices)) + tellsGap
	}
	if extra {
		high += rowHeight
	}
	if choices != nil && extra {
		high += extrasEdge
	}
	var tells []string
	lines := 0 // kept for them, however many sets are chosen, so that no button moves
	if choices != nil {
		seats := min(s.game.Mode.Seats.Max, seatsMost)
		room := s.leftPanel.H - panelsGap - 2*extrasEdge - high - seatsHead - seatsFoot - float64(seats)*seatLeast
		lines = 2 * min(len(choices), s.game.Mode.SetCount.Max, toldFully)
		if lines > 2 {
			lines++ // says how they are mixed
		}
		lines = max(0, min(int(room/linePitch), int(math.Ceil(float64(lines)*s.scale))))
		tells = s.brought(choices, lines)
		high += float64(lines) * linePitch
	}
	if high > 0 {
		s.extras = ui.BoxAt(s.leftPanel.X, 0, s.leftPanel.W, high+2*extrasEdge)
		s.seats.H -= s.extras.H + panelsGap
		s.extras.Y = s.seats.Y + s.seats.H + panelsGap
	}
	s.laySeats()
	beside := ui.Rows{X: s.extras.X + seatInset, Y: s.extras.Y + extrasEdge, W: s.extras.W - 2*seatInset}
	if choices != nil {
		s.laySets(&beside, choices, tells, lines)
	}
	if extra {
		s.layVariants(&beside)
	}
	below := ui.Rows{X: s.gamePanel.X + inset, Y: s.gamePanel.Y + panelHead, W: s.gamePanel.W - 2*inset}
	s.layHeroes(&below)
	s.laySections(&below)
	if len(s.game.Mode.Profiles) > 1 {
		s.layProfiles(&below)
	}
	s.laySeed(&below)
}

// addSection adds a section of the game's panel, with room for its note in the scale.
func (s *Setup) addSection(rows *ui.Rows, r ui.FormRow) {
	below := s.sectionGap
	if s.scale > 1 {
		lines := float64(max(ui.LinesAt(r.Note.Words, ui.Body(ui.MinMenu, pen.Paper), s.scale, rows.W), len(r.Note.Lines))) * s.scale
		r.Note.Max = max(r.Note.Max, int(math.Ceil(lines)))
		below = sectionAround + lines*linePitch
	}
	s.Add(rows, below, r)
}

// gridHeight returns the height of n buttons in lines next to a heading.
func gridHeight(n int) float64 {
	across := setsAcross(n)
	return float64((n+across-1)/across)*(rowHeight+buttonGap) - buttonGap
}

// rulesWidth is the width of the button for the rules, above the game's panel.
const rulesWidth = 220.0

// modeHead is the heading of the modes, and the group of the button for the rules beside them.
const modeHead = "MODE"

// layMode lays out the modes, if there are several, and the button for the rules.
func (s *Setup) layMode() {
	all := s.needs.Catalog.Modes()
	row := s.modeRow
	s.Buttons.Add(ui.Button{Box: row.CutRight(rulesWidth), Label: "RULES", Group: modeHead, Act: action.Rules, Do: func() { s.ReadRules("") }})
	row.CutRight(buttonGap)
	if len(all) < 2 {
		return
	}
	modes := ui.FormRow{Head: modeHead, HeadWidth: 110, MaxWidth: 320}
	for _, m := range all {
		modes.Controls = append(modes.Controls, ui.Control{Button: ui.Button{Label: strings.ToUpper(m.Title), On: m.ID == s.game.Mode.ID, Do: func() {
			s.plan.Mode = m.ID
			if m.Host || !m.Fits(s.plan.Sets) {
				s.plan.Sets = nil
			}
			s.keep()
		}}})
	}
	s.Add(&ui.Rows{X: row.X, Y: row.Y, W: row.W}, 0, modes)
}

// sets returns the catalog's sets for the mode, or nil if there is no choice with any variants.
func (s *Setup) sets() []card.Set {
	var out []card.Set
	for _, id := range s.game.Mode.All() {
		if box, err := sets.Among(s.needs.Catalog.Sets(), id); err == nil {
			out = append(out, box)
		}
	}
	if m, err := s.needs.Catalog.Mode(s.game.Mode.ID); err == nil && len(out) <= m.SetCount.Min {
		return nil
	}
	return out
}

// setName returns the name of the set with an ID.
func (s *Setup) setName(id string) string {
	box, err := sets.Among(s.needs.Catalog.Sets(), id)
	if err != nil {
		return id // from a pasted setup
	}
	return box.Name
}

// chosenSets returns the sets of the plan, or the default ones if it names none.
func (s *Setup) chosenSets() []string {
	if len(s.plan.Sets) > 0 {
		return s.plan.Sets
	}
	return s.game.Plan.Sets
}

// bringing returns the two lines about a set's contents.
func bringing(set card.Set) []string { return []string{set.Name + ": " + set.Brings() + ".", set.Says} }

// brought returns the lines about the contents of the chosen sets, two for each set if they fit and
// otherwise one, and a line about how several are mixed.
func (s *Setup) brought(boxes []card.Set, most int) (out []string) {
	chosen := s.chosenSets()
	lines, need, together := 2, 2*len(chosen), ""
	if len(chosen) > 1 {
		together = s.game.Mode.Visits
		need++
	}
	if need > most {
		lines = 1
	}
	for _, box := range boxes {
		if slices.Contains(chosen, box.ID) {
			out = append(out, bringing(box)[:lines]...)
		}
	}
	if together != "" && len(out) < most {
		out = append(out, together)
	}
	return out[:max(0, min(len(out), most))]
}

// onlyPacks reports whether all sets of the plan are packs.
func (s *Setup) onlyPacks() bool {
	return !slices.ContainsFunc(s.plan.Sets, func(id string) bool { return !slices.Contains(s.game.Mode.Packs, id) })
}

// packsOf returns those of some sets that are packs.
func (s *Setup) packsOf(boxes []card.Set) (out []card.Set) {
	for _, box := range boxes {
		if slices.Contains(s.game.Mode.Packs, box.ID) {
			out = append(out, box)
		}
	}
	return out
}

// setButtons returns the number of buttons for some sets: one for all packs, and one for each other set.
func (s *Setup) setButtons(boxes []card.Set) int {
	packs := len(s.packsOf(boxes))
	return len(boxes) - packs + min(packs, 1)
}

// setsAcross returns how many of n buttons for sets are in a line. Five or six fit one line, so that their
// notes keep room.
func setsAcross(n int) int {
	if n > gridWidth && n <= gridWidth+2 {
		return n
	}
	return gridWidth
}

// laySets lays out the sets, with lines about the chosen ones in the room for some lines.
func (s *Setup) laySets(rows *ui.Rows, boxes []card.Set, tells []string, lines int) {
	chosen, count := s.chosenSets(), s.game.Mode.SetCount
	notes := func(tells, texts []string) ui.FormNote {
		if s.scale > 1 { // as one text, which fills the lines
			words, _ := s.fitted(texts, lines, rows.W-setsBeside)
			return ui.FormNote{Words: words, Max: lines}
		}
		return ui.FormNote{Lines: tells, Max: len(tells)}
	}
	if _, ok := s.fitted(s.setTexts(boxes), lines, rows.W-setsBeside); !ok && s.scale > 1 {
		s.crowded = true
	}
	row := ui.FormRow{Head: "SETS", HeadWidth: setsBeside, Across: setsAcross(s.setButtons(boxes)), MaxWidth: 270, Note: notes(tells, s.setTexts(boxes))}
	gap := buttonGap
	if row.Across > gridWidth+1 {
		gap = narrowGap
	}
	packs := s.packsOf(boxes)
	for _, box := range boxes {
		if slices.Contains(s.game.Mode.Packs, box.ID) {
			continue
		}
		on := slices.Contains(chosen, box.ID)
		own := s.game.Mode.Host && box.ID == s.game.Mode.Sets[0]
		said := bringing(box)
		if on && len(chosen) > 1 && !own {
			said = append(said, s.game.Mode.Visits)
		} else if !on {
			said = append(said, "It is not in this game.")
		}
		b := ui.Button{Label: strings.ToUpper(box.Name), On: on, Off: own, Why: "Always included.", Do: func() {
			if count.Max == 1 {
				s.plan.Sets = []string{box.ID}
			} else if s.plan.Sets = ui.Toggled(s.chosenSets(), box.ID); s.onlyPacks() { // they need another set
				s.plan.Sets = append(s.plan.Sets, s.game.Mode.Sets[0])
			}
			s.keep()
		}}
		row.Controls = append(row.Controls, ui.Control{Gap: gap, Button: b, Hint: notes(said, shortened(said))})
	}
	if len(packs) > 0 {
		said := s.packsTold(packs)
		row.Controls = append(row.Controls, ui.Control{Gap: gap, Button: s.packsButton(packs), Hint: notes(said, shortened(said))})
	}
	s.Add(rows, tellsGap+float64(lines)*linePitch+extrasEdge, row)
}

// packsButton returns the button that opens the panel with the packs.
func (s *Setup) packsButton(packs []card.Set) ui.Button {
	label, n := "PACKS", 0
	for _, box := range packs {
		if slices.Contains(s.chosenSets(), box.ID) {
			n++
		}
	}
	if n > 0 {
		label = fmt.Sprint("PACKS: ", n)
	}
	return ui.Button{Label: label, On: n > 0, Do: func() { s.Variants.OpenPacks(s.asks()) }}
}

// packsTold returns lines about the packs that are in the game, or that can be added.
func (s *Setup) packsTold(packs []card.Set) []string {
	var in, names []string
	for _, box := range packs {
		if names = append(names, box.Name); slices.Contains(s.chosenSets(), box.ID) {
			in = append(in, box.Name)
		}
	}
	if len(in) > 0 {
		told := []string{"In this game: " + card.AndList(in) + "."}
		if note := s.game.Mode.PackNote; note != "" {
			told = append(told, note)
		}
		return told
	}
	return []string{"Packs add cards to a set. None is in this game.", card.AndList(names) + "."}
}

// variantsWidth is the width of the button for the variants.
const variantsWidth = 270.0

// layVariants lays out the button for the variants and options, and a note about the chosen ones.
func (s *Setup) layVariants(rows *ui.Rows) {
	chosen := variants.Chosen(s.plan, s.game.Mode, s.elsewhere())
	words, note := fmt.Sprintf("%d CHOSEN", len(chosen)), ui.FormNote{Words: s.changes(chosen), Max: 3}
	switch len(chosen) {
	case 0:
		if words, note = "CHOOSE", (ui.FormNote{Words: "None chosen.", Max: 2}); s.scale == 1 {
			note.Words += " " + variants.Counted(s.game.Mode, s.elsewhere()) + " to choose from."
		}
	case 1:
		words = chosen[0]
	}
	s.Add(rows, 0, ui.FormRow{Head: "VARIANTS", HeadWidth: besideGap, Note: note, Controls: []ui.Control{
		{Width: variantsWidth, Gap: 26, Button: ui.Button{Label: words, On: len(chosen) > 0, Do: s.PickVariants}}, {Note: true},
	}})
}

// changes returns the names of the chosen variants and options, or the effect of a single one, whose name is on the
// button.
func (s *Setup) changes(chosen []string) string {
	return cmp.Or(variants.Effect(s.plan, s.game.Mode, s.elsewhere()), strings.Join(chosen, ", "))
}

// PickVariants opens the panel of the variants, packs, and options.
func (s *Setup) PickVariants() { s.Variants.Open(s.asks()) }

// asks returns what that panel is given.
func (s *Setup) asks() variants.Asks {
	return variants.Asks{
		Plan: func() mode.Plan { return s.plan }, Mode: func() mode.Mode { return s.game.Mode },
		Set:    func(p mode.Plan) { s.plan = p; s.keep() },
		Reason: s.barred, Deals: s.faultOf, Read: s.ReadRules, SetName: s.setName, Elsewhere: s.elsewhere(),
		Packs: s.packsOf(s.sets()), Sets: s.chosenSets,
	}
}

// barred returns why a plan cannot be played although the screen's plan can, or "" if it can.
func (s *Setup) barred(p match.Plan) string {
	c := s.needs.Catalog
	err := c.Allows(fitting(c, p))
	if err == nil {
		return ""
	}
	if now := c.Allows(s.plan); now != nil && now.Error() == err.Error() {
		return ""
	}
	return wording.Reason(err)
}

// faultOf returns why the game of a plan cannot be dealt, or "" if it can.
func (s *Setup) faultOf(p match.Plan) string {
	g, err := s.needs.Catalog.Build(fitting(s.needs.Catalog, p))
	if err == nil {
		_, err = g.Deal(nil)
	}
	if err != nil {
		return wording.Reason(err)
	}
	return ""
}

// layProfiles lays out the rules of the mode.
func (s *Setup) layProfiles(rows *ui.Rows) {
	all := s.game.Mode.Profiles
	chosen := max(0, slices.IndexFunc(all, func(e mode.Edit) bool { return e.Word == s.plan.Profile }))
	row := ui.FormRow{Head: "RULES", MaxWidth: 238, Note: ui.FormNote{Words: all[chosen].Says, Max: 2}}
	for i, p := range all {
		with := s.plan
		with.Profile = p.Word
		why := ""
		if i != chosen {
			why = s.barred(with)
		}
		row.Controls = append(row.Controls, ui.Control{Button: ui.Button{Label: strings.ToUpper(p.Word), On: i == chosen, Off: why != "", Why: why, Do: func() {
			s.plan.Profile = p.Word
			s.keep()
		}}})
	}
	s.addSection(rows, row)
}

// laySeed lays out the random seed and the undo setting.
func (s *Setup) laySeed(rows *ui.Rows) {
	label, note := "UNDO: LIMITED", "You may undo until a hidden card is revealed or another player chooses."
	if s.plan.TakeBackAny {
		label, note = "UNDO: ANYTHING", "Undo anything, if all players agree. The game is marked."
	}
	const brief = "The same seed gives the same game. Leave empty for a new one."
	const says = "Everything random comes from the seed: the same seed gives the same game. Leave empty for a new one."
	newSeed := ui.Button{Label: "NEW SEED", Do: func() { s.seed.Text = ""; s.lay() }}
	undo := ui.Button{Label: label, On: s.plan.TakeBackAny, Do: func() { s.plan.TakeBackAny = !s.plan.TakeBackAny; s.lay() }}
	row := ui.FormRow{Head: "SEED AND UNDO", Controls: []ui.Control{{Width: 246, Field: &s.seed}, {Width: 160, Button: newSeed}, {Button: undo}}}
	lines := math.Ceil(float64(max(ui.LinesAt(says, ui.Body(ui.MinMenu, pen.Paper), s.scale, rows.W), seedLines)) * s.scale)
	bare := s.gamePanel.Y + s.gamePanel.H - seedHeight + seedLines*linePitch
	from := bare - lines*linePitch
	if s.scale == 1 || rows.Y <= from {
		row.Note, row.Controls[2].Hint = ui.FormNote{Words: says, Max: int(lines)}, ui.FormNote{Words: note}
	} else { // it has room only under the pointer
		from = bare
		row.Controls[1].Button.Tip, row.Controls[2].Button.Tip = brief, note
	}
	s.crowded = s.crowded || rows.Y > from
	s.spare = max(0, from-rows.Y)
	rows.Y = from
	s.Add(rows, s.sectionGap, row)
}

// layCopy lays out the buttons that copy and paste the plan as a setup code.
func (s *Setup) layCopy(row *ui.Box) {
	if s.needs.Clipboard == nil {
		return
	}
	s.Buttons.Add(ui.Button{Box: row.CutLeft(200, 12), Label: "COPY SETUP", Group: footGroup, Do: func() {
		plan, err := s.finished()
		if err == nil {
			err = s.needs.Clipboard.Copy(plan.String())
		}
		s.say(err, "Setup copied. Send the text to someone, and they can paste it here.")
	}})
	s.Buttons.Add(ui.Button{Box: row.CutLeft(200, 12), Label: "PASTE SETUP", Group: footGroup, Do: func() {
		line, err := s.needs.Clipboard.Paste()
		if err == nil {
			err = s.take(line)
		}
		s.say(err, "Setup pasted.")
	}})
}

// take replaces the plan with a setup code.
func (s *Setup) take(line string) error {
	plan, err := mode.ParsePlan(line)
	if err != nil {
		return fmt.Errorf("the copied text is not a setup: %w", err)
	}
	g, err := s.needs.Catalog.Prepare(plan)
	if err != nil {
		return err
	}
	if plan.Seats == nil {
		plan.Seats = s.plan.Seats
	}
	if plan, err = plan.Named(); err != nil {
		return err
	}
	if n := len(plan.Seats); n > g.Mode.Seats.Max {
		return fmt.Errorf("that setup has %d players; this game takes %s", n, g.Mode.Seats)
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

// say shows a line between the footer's buttons until another choice is made.
func (s *Setup) say(err error, done string) {
	s.told = done
	if err != nil {
		s.told = wording.Reason(err)
	}
}

// keep removes from the plan everything that the chosen mode and sets do not have, and lays out
// everything again. Seats stay, even if there are too many. Removed options return when they are
// possible again.
func (s *Setup) keep() {
	set := slices.Clone(s.plan.Options)
	for _, o := range s.aside {
		if _, anew := set.Value(o.Name); !anew {
			set = append(set, o)
		}
	}
	s.plan.Options = set
	s.plan = fitting(s.needs.Catalog, s.plan)
	s.aside = slices.DeleteFunc(set, func(o mode.Setting) bool { return slices.Contains(s.plan.Options, o) })
	s.dropTeams()
	s.look()
	heroes := mode.HeroNames(s.game.Book)
	for i := range s.plan.Seats {
		seat := &s.plan.Seats[i]
		seat.Heroes = slices.DeleteFunc(slices.Clone(seat.Heroes), func(name string) bool { return !slices.Contains(heroes, name) })
	}
	s.lay()
}

// fitting returns a plan without the choices that its mode does not have.
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
	if slices.ContainsFunc(p.Sets, func(id string) bool { return !slices.Contains(m.All(), id) }) {
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
