package campaign

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"lineup/game/campaign"
	"lineup/game/grammar"
	"lineup/game/mode/rebirth"
	"lineup/game/story"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/wording"
)

// OverviewOptions are the inputs of a campaign's overview, and the ways out of it.
type OverviewOptions struct {
	Campaign campaign.Campaign
	Faces    []art.Face // all its printed faces
	Settings *ui.Settings
	Continue func() error          // continues the current attempt or begins the next
	GoBack   func(entry int) error // returns to a point
	Heroes   func()                // changes the players
	// Read shows story pages again.
	Read func(pages []story.Page, kicker, title string)
	List func() // returns to the list of campaigns
	// Story returns the story that Continue tells first, to paint its first page ahead, or nil if it tells
	// none.
	Story func() *Story
	// Underway is the present damage of the city, by Location, in the attempt that is in progress, or nil
	// if that is unknown or no attempt is.
	Underway map[string]int
}

// Overview is the page of a campaign between attempts. It shows the city, the heroes, the open and
// the sealed boxes, and the next attempt.
type Overview struct {
	OverviewOptions
	page   campaign.LogPage
	next   campaign.Next
	faces  map[string]*art.Face
	heroes map[string]*art.Face // by name; some share it with a card
	points []campaign.Point     // latest first
	area   ui.Area
	room   ui.Box  // the whole window
	text   float64 // the scale of sentences in the settings
	overviewPlaces
	report  campaign.Report // of the attempt that has just ended, or the zero Report
	count   string          // the explanation of the score, shown under the pointer
	Buttons ui.Buttons
	sheet   ui.Sheet
	dialog  ui.Dialog
	all     ui.Buttons // a button for every point, while the list is shown
	from    int        // index of the first point shown
	listed  bool       // the list is shown
	layers  ui.Overlays
	zoom    ui.Zoom
	earned  []earnedCard // the Signature cards drawn last
	ahead   *Story       // the story that comes next, once it is painted ahead
	asked   bool         // Story has been called
	stirred bool         // the mouse has been used here; until then it marks no button under it
	fault   string
}

// NewOverview returns the overview of a campaign.
func NewOverview(o OverviewOptions) *Overview {
	s := &Overview{OverviewOptions: o, area: ui.WideArea(), room: ui.WideArea().Box, page: o.Campaign.Page(), next: o.Campaign.Next(), count: campaign.Counting() + " " + campaign.Grading(),
		faces: map[string]*art.Face{}, heroes: map[string]*art.Face{}}
	for i := range o.Faces {
		f := &o.Faces[i]
		if f.Oversized() {
			s.heroes[f.Name] = f
		} else {
			s.faces[f.Name] = f
		}
	}
	s.layers = ui.Over(&s.zoom, pointsLayer{s}, &s.sheet, &s.dialog)
	s.report, _ = o.Campaign.Report()
	s.points = o.Campaign.Points()
	slices.Reverse(s.points)
	s.lay()
	return s
}

func (s *Overview) lay() {
	s.layPlaces()
	s.Buttons.Clear()
	s.layContinue()
	for n := 1; n <= campaign.Scenarios && !s.Campaign.Rivals; n++ {
		s.layBox(n)
	}
	s.layPoints()
	if !s.Campaign.Rivals {
		s.Buttons.Add(ui.Button{Box: s.scoreBox, Label: "SCORE", Do: s.showScore,
			Draw: func(c *ui.Canvas, state chrome.ButtonState) { s.drawScore(c, s.scoreBox, state) }})
	}
	small := func(i int, label string, act action.Action, do func()) *ui.Button {
		s.Buttons.Add(ui.Button{Box: s.smallBox[i], Label: label, Act: act, Size: 28, Do: do})
		return &s.Buttons.List[len(s.Buttons.List)-1]
	}
	if s.Campaign.Rivals { // it has no story and no Side Missions (R-CCP-01)
		b := small(2, "PLAYERS", action.Heroes, s.Heroes)
		b.Off = s.next.Running || s.next.Over
		b.Why = "Players can change between games until the campaign is over."
		small(3, "BACK", action.Back, s.List)
		return
	}
	b := small(0, "STORY SO FAR", action.Story, s.readAll)
	if len(s.seen()) == 0 {
		b.Off, b.Why = true, "The story hasn't started. Press "+s.onLabel()+"."
	}
	b = small(1, fmt.Sprintf("MISSIONS %d/%d", len(s.page.Missions), len(rebirth.SideMissions)), action.Missions, s.showMissions)
	if s.reached() < rebirth.FirstMissions {
		b.Label = "MISSIONS"
		b.Off, b.Why = true, fmt.Sprintf("Side Missions start in Scenario %d.", rebirth.FirstMissions)
	}
	b = small(2, "HEROES", action.Heroes, s.Heroes)
	switch {
	case s.next.Running:
		b.Off, b.Why = true, "Heroes can change only between attempts, or after going back to the start of one."
	case s.next.Over:
		b.Off, b.Why = true, "The campaign is over."
	}
	small(3, "BACK", action.Back, s.List)
}

// reached returns the latest Scenario that the campaign has reached.
func (s *Overview) reached() int {
	if s.next.Over {
		return campaign.Scenarios
	}
	return s.next.Scenario
}

// onLabel returns the label of the button for the next attempt.
func (s *Overview) onLabel() string {
	if len(s.points) == 0 { // nothing has been played
		return "BEGIN"
	}
	return "CONTINUE"
}

func (s *Overview) layContinue() {
	b := ui.Button{Box: s.continueBox, Label: s.onLabel(), Act: action.Choose, Size: 66, Ground: pen.CanDo, Do: s.goOn}
	if s.next.Over {
		b.Off, b.Why = true, "The campaign is over. Go back to an earlier point, or start a new one."
	}
	s.Buttons.Add(b)
}

// nextWords describes the attempt that the button above it starts or continues.
func (s *Overview) nextWords() string {
	switch {
	case s.Campaign.Rivals && s.next.Over:
		return "Won by " + championsWords(s.Campaign)
	case s.next.Over:
		return fmt.Sprintf("The campaign is over: %s", s.page.Grade)
	}
	return strings.TrimSuffix(attemptWords(s.Campaign), runningWords) // the button says CONTINUE
}

// nextBrief is like nextWords without the name of a Scenario, which is also on its box.
func (s *Overview) nextBrief() string {
	words := s.nextWords()
	if s.Campaign.Rivals || s.next.Over {
		return words
	}
	return strings.Replace(words, ", "+rebirth.Scenarios[s.next.Scenario-1].Name, "", 1)
}

// layBox lays out the box of a Scenario. A click on an open one shows its story again.
func (s *Overview) layBox(n int) {
	b := s.scenarioBox(n - 1)
	at := ui.Button{Box: b, Label: fmt.Sprint("SCENARIO ", n), Do: func() { s.read(n) },
		Draw: func(c *ui.Canvas, state chrome.ButtonState) { s.drawBox(c, n, b, state) }}
	switch {
	case n > s.reached():
		at.Off, at.Why = true, "Sealed until the previous Scenario is decided."
	case len(s.told(n)) == 0:
		at.Off, at.Why = true, "Next. Press "+s.onLabel()+" for its story."
	}
	s.Buttons.Add(at)
}

// layPoints lays out the points to return to: the latest, and a button for all of them.
func (s *Overview) layPoints() {
	row := func(i int) ui.Box {
		return ui.BoxAt(s.backBox.X+12, s.backBox.Y+46*s.k+(pointHigh(s.k)+6)*float64(i), s.backBox.W-24, pointHigh(s.k))
	}
	for i, p := range s.points[:min(len(s.points), 2)] {
		if i == 1 && len(s.points) > 2 {
			s.Buttons.Add(ui.Button{Box: row(1), Label: fmt.Sprintf("ALL %d SAVE POINTS", len(s.points)), Act: action.Points, Size: 28, Do: s.showPoints})
			break
		}
		s.Buttons.Add(s.pointButton(p, row(i)))
	}
}

func (s *Overview) pointButton(p campaign.Point, b ui.Box) ui.Button {
	return ui.Button{Box: b, Label: s.pointWords(p), Do: func() { s.askBack(p) },
		Draw: func(c *ui.Canvas, state chrome.ButtonState) { s.drawPoint(c, p, b, state) }}
}

// pointWords returns the name of a point.
func (s *Overview) pointWords(p campaign.Point) string {
	if s.Campaign.Rivals {
		return fmt.Sprintf("before game %d", p.Scenario)
	}
	return pointWords(p)
}

var tries = [...]string{1: "first", 2: "second"}

// pointWords returns the name of a point in a cooperative campaign.
func pointWords(p campaign.Point) string {
	return fmt.Sprintf("Scenario %d, before attempt %d", p.Scenario, p.Try)
}

// pointTime returns the time of a point, or "" if it is unknown.
func pointTime(p campaign.Point) string {
	if p.Began == 0 {
		return ""
	}
	return time.Unix(p.Began, 0).Format("2 Jan 2006, " + wording.Clock)
}

// pointState describes the result of the attempt that began at a point.
func (s *Overview) pointState(p campaign.Point) string {
	words := ""
	switch r := s.Campaign.Entries()[p.Entry].Play.Result; {
	case r == nil && p.InForce:
		return "in progress"
	case r == nil:
		words = "not finished"
	case s.Campaign.Rivals: // won by a player
	case r.Won:
		words = "won"
	default:
		words = "lost"
	}
	if !p.InForce {
		words = strings.TrimSuffix("undone; "+words, "; ")
	}
	return words
}

// askBack returns to a point after a question.
func (s *Overview) askBack(p campaign.Point) {
	second := "Everything after that stays in the log, marked as undone."
	if s.next.Running {
		second += " The current attempt is abandoned."
	}
	if at := pointTime(p); at != "" {
		second = "Started on " + at + ". " + second
	}
	s.dialog.Show("Go back to "+s.pointWords(p)+"?", second, "GO BACK", "CANCEL", func() {
		if err := s.GoBack(p.Entry); err != nil {
			s.fault = wording.Sentence(err.Error())
		}
	})
}

// showPoints shows all points to return to.
func (s *Overview) showPoints() {
	s.listed, s.from = true, 0
	s.layAll()
}

func (s *Overview) layAll() {
	s.all.Clear()
	s.from = max(0, min(s.from, len(s.points)-pointsShown))
	for i, p := range s.points[s.from:min(len(s.points), s.from+pointsShown)] {
		s.all.Add(s.pointButton(p, ui.BoxAt(s.pointsPanel.X+40, s.pointsPanel.Y+100+78*float64(i), s.pointsPanel.W-80, 70)))
	}
	foot := ui.BoxAt(s.pointsPanel.X+40, s.pointsPanel.Y+s.pointsPanel.H-92, s.pointsPanel.W-80, 70)
	s.all.Add(ui.Button{Box: foot.CutLeft(220, 20), Label: "CLOSE", Act: action.Back, Do: func() { s.listed = false }})
	if len(s.points) > pointsShown {
		page := func(by int) func() { return func() { s.from += by; s.layAll() } }
		s.all.Add(ui.Button{Box: foot.CutLeft(220, 20), Label: "NEWER", Do: page(-pointsShown), Off: s.from == 0, Why: "No newer points"})
		s.all.Add(ui.Button{Box: foot.CutLeft(220, 20), Label: "OLDER", Do: page(pointsShown), Off: s.from+pointsShown >= len(s.points), Why: "No older points"})
	}
}

// pointsLayer is the list of all points.
type pointsLayer struct{ *Overview }

func (l pointsLayer) Shown() bool              { return l.listed }
func (pointsLayer) Holds(*ui.Pointer) ui.Holds { return ui.HoldAll }

func (l pointsLayer) Update(p *ui.Pointer) bool {
	switch {
	case p.Does(action.Back):
		l.listed = false
	case p.Wheel != 0:
		l.from -= int(p.Wheel)
		l.layAll()
	default:
		l.all.Update(p)
	}
	return true
}

func (s *Overview) goOn() {
	if s.next.Over {
		return
	}
	if err := s.Continue(); err != nil {
		s.fault = wording.Sentence(err.Error())
	}
}

// told returns the story pages of a Scenario that have been shown, for its attempts in force.
func (s *Overview) told(n int) []story.Page {
	chapter, ok := story.Of(n)
	if !ok {
		return nil
	}
	var out []story.Page
	entries := s.Campaign.Entries()
	for _, p := range s.Campaign.Points() {
		if p.Scenario != n || !p.InForce {
			continue
		}
		if len(out) == 0 {
			out = opening(chapter, p.Players, s.Campaign.DamageBefore(p.Entry))
		}
		if play := entries[p.Entry].Play; play.Result != nil {
			out = append(out, outcome(chapter, play)...)
		}
	}
	return out
}

// seen returns all story pages that have been shown.
func (s *Overview) seen() (out []story.Page) {
	for n := 1; n <= campaign.Scenarios; n++ {
		out = append(out, s.told(n)...)
	}
	if s.next.Over {
		out = append(out, ending(s.Campaign)...)
	}
	return out
}

func (s *Overview) read(n int) {
	chapter, _ := story.Of(n)
	s.Read(s.told(n), fmt.Sprint("Scenario ", n), chapter.Title)
}

func (s *Overview) readAll() {
	s.Read(s.seen(), "Rebirth campaign", "The story so far")
}

// showMissions shows the Side Missions and which of them are done.
func (s *Overview) showMissions() {
	lines := []string{fmt.Sprintf("From Scenario %d on, any player can complete them during an attempt, each once per campaign.", rebirth.FirstMissions), ""}
	for _, m := range rebirth.SideMissions {
		lines = append(lines, m+": "+s.missionState(m))
		if f := s.faces[m]; f != nil {
			for _, l := range strings.Split(f.FullText(), "\n") {
				lines = append(lines, "    "+l)
			}
		}
		lines = append(lines, "")
	}
	s.sheet.Show("SIDE MISSIONS", lines, ui.Button{Label: "CLOSE", Act: action.Back, Do: s.sheet.Close})
}

// missionState says whether a Side Mission is completed, and what it brings.
func (s *Overview) missionState(m string) string {
	card := rebirth.Brings(m)
	switch done := slices.Contains(s.page.Missions, m); {
	case done && card != "":
		return "completed, +1 point. " + card + " was added to the main deck."
	case done:
		return "completed, +1 point."
	}
	if card != "" {
		return "not completed yet. It gives 1 point and adds a card to the main deck."
	}
	return "not completed yet. It gives 1 point."
}

// showScore shows the parts of the score, and how points and grades are counted.
func (s *Overview) showScore() {
	lines := []string{fmt.Sprintf("Your campaign has %s of %d:", grammar.Count(s.page.Score, "point", "points"), campaign.MaxScore), ""}
	for _, p := range s.Campaign.ScoreParts() {
		lines = append(lines, fmt.Sprintf("    %+d  %s", p.Points, p.Says))
	}
	lines = append(lines, "", campaign.Counting(), "", campaign.Grading())
	s.sheet.Show("THE SCORE", lines, ui.Button{Label: "CLOSE", Act: action.Back, Do: s.sheet.Close})
}

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (s *Overview) LiesOver() uint64 { return uint64(s.layers.Framed()) }

// Update runs one tick of the overview.
func (s *Overview) Update(p *ui.Pointer, _ float64) error {
	p = s.layers.Update(p)
	s.enlarge(p)
	s.stirred = s.stirred || p.Moved() || p.Pressed
	if len(p.Keys) > 0 || p.Pressed {
		s.fault = ""
	}
	switch {
	case p.Does(action.Back):
		s.List()
	case s.press(p):
	case p.Confirm():
		s.goOn()
	case s.stirred:
		s.Buttons.Update(p)
	}
	return nil
}

// earnedCard is an earned Signature card on the page.
type earnedCard struct {
	face *art.Face
	hero string
	box  ui.Box
}

// enlarge enlarges the Signature card under the pointer beside the players, with what it does.
func (s *Overview) enlarge(p *ui.Pointer) {
	var of earnedCard
	for _, e := range s.earned {
		if e.box.Has(p.X, p.Y) {
			of = e
		}
	}
	s.zoom.Follow(p, of.face)
	if of.face != nil && !s.zoom.Pinned {
		s.zoom.Note, s.zoom.Noted = "Replaces a Punch in the starting deck of "+of.hero+".", of.face
		s.zoom.At = ui.BoxAt(of.box.X+of.box.W+24, math.Max(s.area.Y+20, of.box.Y-80), 400, 640)
		if right := s.area.X + s.area.W - 420; s.zoom.At.X > right { // it is at the other side then
			s.zoom.At.X = math.Max(s.area.X+20, of.box.X-424)
		}
	}
}

// press presses the button whose key was pressed.
func (s *Overview) press(p *ui.Pointer) bool {
	for _, a := range [...]action.Action{action.Story, action.Missions, action.Heroes, action.Points} {
		if b := s.Buttons.Of(a); b != nil && p.Does(a) {
			if b.Off {
				s.fault = b.Why
			} else {
				b.Do()
			}
			return true
		}
	}
	return false
}

// Restless reports whether something looks different without any input.
func (s *Overview) Restless() bool { return s.dialog.Restless() }

// who returns the players and the number of the Scenario or game.
func (s *Overview) who() string {
	words := playersWords(s.Campaign.Players)
	if s.next.Over {
		return words
	}
	word := "Scenario"
	if s.Campaign.Rivals {
		word = "game"
	}
	return fmt.Sprintf("%s, %s %d", words, word, s.next.Scenario)
}

// secretWords returns the public state of a player's Secret Cards. In a competitive campaign it
// returns the number of games won.
func (s *Overview) secretWords(player string) (words string, done bool) {
	if s.Campaign.Rivals {
		return fmt.Sprintf("%d of %d games won", s.page.Wins[player], campaign.ToWin), s.page.Wins[player] > 0
	}
	sealed := 0
	for _, x := range s.page.Secrets {
		if x.Player != player {
			continue
		}
		if name, ok := x.Shown(""); ok {
			words, done = cmp.Or(words, "Secret: "+name), true
		} else if x.Scenario == s.next.Scenario {
			sealed++
		}
	}
	switch {
	case sealed > 0:
		return "Secret still hidden", false
	case words != "":
		return words, done
	}
	return "", false
}

// drawRivals draws a competitive campaign in place of the Scenarios: its goal, the games so far,
// and the wins of each player.
func (s *Overview) drawRivals(c *ui.Canvas) {
	lines := s.unlockedBox.Joined(s.secretsBox)
	drawPlate(c, lines, plateEdge)
	c.Label("THE GAMES", lines.X+16, lines.Y+34, 300, ui.Display(30, headColor), pen.Left)
	all := s.Campaign.Lines()
	most, shown, high := 10, 3, 104.0 // the lines that fit, in rows
	if s.area.Tall() {
		most, shown, high = 4, 2, 68
	}
	st := ui.Body(ui.MinMenu, pen.SoftPaper)
	if len(all) == 0 {
		c.Paragraph(campaign.Rivalry(), lines.X+16, lines.Y+80, lines.W-32, 32, most, st, pen.Left)
	}
	all = all[max(0, len(all)-shown):]
	text := c.TextScale // the largest in which each line fits its place, so that all have one size
	for ; text > 1; text = max(1, text-0.1) {
		if !slices.ContainsFunc(all, func(line string) bool {
			return float64(ui.LinesAt(line, st, text, lines.W-32))*text > float64(int(high/32))
		}) {
			break
		}
	}
	c.WithText(text, func() {
		for i, line := range all {
			c.Paragraph(line, lines.X+16, lines.Y+78+high*float64(i), lines.W-32, 32, int(high/32), st, pen.Left)
		}
	})
	n := len(s.Campaign.Players)
	wide := (s.boxes.W - heroGap*float64(n-1)) / float64(n)
	for i, who := range s.Campaign.Players {
		s.drawRival(c, i, who, ui.BoxAt(s.boxes.X+(wide+heroGap)*float64(i), s.boxes.Y, wide, s.boxHigh))
	}
}

// drawRival draws a player of a competitive campaign with a star for each game needed to win.
func (s *Overview) drawRival(c *ui.Canvas, i int, who campaign.Player, b ui.Box) {
	look := town.Seat(c.Palette, i)
	drawPlate(c, b, look.Dark)
	c.SeatSign(look, b.X+30, b.Y+34, 14)
	name := strings.ToUpper(wording.OneLine(who.Name))
	if who.Team != "" {
		name += " (" + strings.ToUpper(wording.OneLine(who.Team)) + ")"
	}
	c.Label(name, b.X+b.W/2, b.Y+56, b.W-30, ui.Display(46, pen.White), pen.Centre)
	won := s.page.Wins[who.Name]
	for k := range campaign.ToWin {
		star := ui.BoxAt(b.X+b.W/2+(float64(k)-float64(campaign.ToWin)/2)*134+5, b.Y+84, 124, 124)
		full := 0
		if k < won {
			full = 1
		}
		c.Part(gallery.Key{Name: "rival star", N: 2*k + full}, star, 6, func(p pen.Pen) {
			o := pen.Burst(62, 62, 60, 42, 11, 0.1, 0.05, 3)
			p.Stroke(o, 7, pen.Ink)
			ground, ink := plateEdge, pen.White
			if full == 1 {
				ground, ink = wonInk, pen.Ink
			}
			p.Fill(o, p.Under(ground, ink))
			p.Text(fmt.Sprint(k+1), 62, 84, ui.Display(64, ink), pen.Centre)
		})
	}
	c.Offer(campaign.Rivalry(), ui.BoxAt(b.X+b.W/2-134*float64(campaign.ToWin)/2, b.Y+84, 134*campaign.ToWin, 124))
	words := fmt.Sprintf("%d of %d games won", won, campaign.ToWin)
	if won >= campaign.ToWin {
		words = "Won the campaign"
	}
	c.Label(words, b.X+b.W/2, b.Y+258, b.W-30, ui.Display(30, pen.SoftPaper), pen.Centre)
}
