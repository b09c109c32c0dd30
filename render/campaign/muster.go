package campaign

import (
	"cmp"
	"image/color"
	"slices"
	"strings"

	"lineup/game/campaign"
	"lineup/game/naming"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/players"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/wording"
)

// MusterOptions are the inputs of the screen for a campaign's players.
type MusterOptions struct {
	New       bool // the campaign begins with these players
	Title     string
	Players   []campaign.Player
	Computers players.Computers
	Faces     []art.Face // of the heroes and other cards
	Rivals    bool       // the campaign is competitive
	// FreshSeed returns the seed for dealing heroes. It is nil if they are not dealt.
	FreshSeed func() uint64
	// Done takes the choices or returns the reason why they are not valid.
	Done func(title string, rivals bool, players []campaign.Player) error
	Back func()
	// Import imports a campaign from a file instead. It is nil unless New is set.
	Import func()
}

// Muster is the screen to choose the players of a campaign and their heroes, at its beginning or
// between attempts.
type Muster struct {
	ui.Form // the players and the other buttons
	MusterOptions
	title ui.Field
	names []ui.Field
	typed players.Typed
	area  ui.Area
	musterPlaces
	fault  string
	kept   []string // the heroes kept of those dealt last, by player
	picker players.HeroPicker
	layers ui.Overlays
}

const (
	musterHeight = 72.0  // of the controls of a player's row
	kindsFoot    = 18.0  // from the last line about the computer players to the bottom of the panel
	importWidth  = 360.0 // of the import button
	dealWidth    = 400.0 // of the button that deals heroes
	addWidth     = 300.0 // of the button that adds a person

	addComputerWidth = 460.0 // of the button that adds a computer player

	typeHead, typeWidth = 80.0, 250.0 // of the heading and of the name of the type of campaign
)

// musterPlaces are the places of the screen's parts.
type musterPlaces struct {
	headY                   float64
	musterPanel, musterFoot ui.Box
	musterTop, musterPitch  float64 // of the rows of the players
	left                    float64 // from the panel to its contents
	titleWidth              float64
	nameWidth, kindWidth    float64 // of the controls of a player
	heroWidth, allyWidth    float64
	kindsAt                 ui.Box // the lower left end of the lines about the computer players, and their width
	countsAt                ui.Box // the upper left end of how points are counted, and its width
	lineAt                  ui.Box // the same of the line with the reason why it cannot begin
}

// layMuster returns the places in an area. In a tall window, lines that are next to each other in a
// wide one are below each other. Imports leaves room for another button in the foot.
func layMuster(a ui.Area, imports bool) musterPlaces {
	if !a.Tall() {
		panel, foot := ui.BoxAt(110, 166, 1700, 752), ui.BoxAt(110, 946, 1700, 92)
		left := 250.0
		if imports {
			left += importWidth + 16
		}
		low := panel.Y + panel.H
		return musterPlaces{
			headY: 92, musterPanel: panel, musterFoot: foot, musterTop: 366, musterPitch: 116, left: 110, titleWidth: 700,
			nameWidth: 250, kindWidth: 450, heroWidth: 300, allyWidth: 390,
			kindsAt: ui.BoxAt(panel.X+110, low-kindsFoot, 780, 0), countsAt: ui.BoxAt(panel.X+930, low-86, panel.W-980, 0),
			lineAt: ui.BoxAt(foot.X+left, foot.Y+42, foot.W-left-370, 0),
		}
	}
	in := a.Inset(40, 0)
	low := in.Y + in.H
	panel := ui.BoxAt(in.X, in.Y+166, in.W, in.H-166-230)
	end := panel.Y + panel.H
	return musterPlaces{
		headY: in.Y + 92, musterPanel: panel, musterFoot: ui.BoxAt(in.X, low-118, in.W, 92),
		musterTop: panel.Y + 220, musterPitch: min(200, (panel.H-500)/campaign.MaxPlayers), left: 80, titleWidth: 470,
		nameWidth: 230, kindWidth: 262, heroWidth: 270, allyWidth: 300,
		kindsAt: ui.BoxAt(panel.X+80, end-150, panel.W-160, 0), countsAt: ui.BoxAt(panel.X+80, end-82, panel.W-160, 0),
		lineAt: ui.BoxAt(in.X+10, low-186, in.W-20, 0),
	}
}

// NewMuster returns the screen.
func NewMuster(o MusterOptions) *Muster {
	s := &Muster{MusterOptions: o, area: ui.WideArea(), Form: ui.Form{Gap: 16}, typed: players.Typed{}}
	s.Players = slices.Clone(o.Players)
	s.title = ui.Field{Text: o.Title, Hint: "players' names", Max: naming.MaxLetters}
	s.layers = ui.Over(&s.picker)
	s.lay()
	return s
}

// musterKinds are the types of campaign.
var musterKinds = []struct{ label, says string }{
	{"COOPERATIVE", "1 to 4 players. Alone, you also move a second hero."},
	{"FREE-FOR-ALL", "2 to 4 players; first to win two games wins"},
	{"2 VS. 2", "first team to win two games wins; players alternate sides"},
}

// kindTip explains the types of campaign.
const kindTip = "Cooperative: you win and lose together, in a story of eight Scenarios. Competitive: players or teams of two play single games against each other; the first to win two wins the campaign."

// kind returns the type of campaign, as an index of musterKinds.
func (s *Muster) kind() int {
	switch {
	case !s.Rivals:
		return 0
	case slices.ContainsFunc(s.Players, func(p campaign.Player) bool { return p.Team != "" }):
		return 2
	}
	return 1
}

// nextCampaign switches to the next type of campaign, or with -1 to the one before.
func (s *Muster) nextCampaign(by int) {
	kinds := len(musterKinds)
	if len(s.Players) != campaign.MaxPlayers {
		kinds-- // teams need four players
	}
	kind := (s.kind() + by + kinds) % kinds
	s.Rivals = kind > 0
	for i := range s.Players {
		p := &s.Players[i]
		p.Team = ""
		if s.Rivals {
			p.Ally = ""
		}
	}
	if kind == 2 {
		s.Players = campaign.InPairs(s.Players)
	}
	s.lay()
}

func (s *Muster) lay() {
	before := s.names
	s.names = make([]ui.Field, len(s.Players))
	s.Clear()
	s.musterPlaces = layMuster(s.area, s.Import != nil)
	rows := ui.Rows{X: s.musterPanel.X + s.left, Y: s.musterTop, W: s.musterPanel.W - s.left - 40}
	for i := range s.Players {
		s.names[i] = ui.Field{Text: s.Players[i].Name, Hint: "name", Max: naming.MaxLetters, Suggested: s.typed.Suggests(s.Players[i].Name), Prefers: true}
		if i < len(before) {
			s.names[i].Focus = before[i].Focus
			s.names[i].Keep(before[i])
		}
		s.layPlayer(i, &rows)
	}
	if len(s.Players) < campaign.MaxPlayers && (s.New || !s.Rivals) {
		adders := s.Computers.Adders(addWidth, addComputerWidth, s.add, s.addComputer)
		for i := range adders {
			adders[i].Button.Ground = chrome.BlueBig
		}
		s.Add(&rows, 0, ui.FormRow{Height: musterHeight, Controls: adders})
	}
	foot := s.musterFoot
	label := "DONE"
	if s.New {
		label = "BEGIN"
	}
	s.fault = s.reason()
	s.Buttons.Add(ui.Button{Box: foot.CutRight(340), Label: label, Slant: true, Act: action.Choose, Size: 54, Off: s.fault != "", Why: s.fault, Do: s.done})
	foot = foot.Inset(0, 8)
	s.Buttons.Add(ui.Button{Box: foot.CutLeft(220, 16), Label: "BACK", Act: action.Back, Do: s.Back})
	if s.Import != nil {
		s.Buttons.Add(ui.Button{Box: foot.CutLeft(importWidth, 0), Label: "IMPORT CAMPAIGN", Do: s.Import})
	}
	if s.deals() {
		label, tip := "DEAL TWO HEROES EACH", "Deal each player two random Super Heroes. Each keeps one, as in the rulebook."
		dealt := s.dealt()
		if dealt {
			label, tip = "TWO DEALT, ONE KEPT", "Each player has kept one of two random Super Heroes. Press the button to deal again."
		}
		s.Buttons.Add(ui.Button{Box: ui.BoxAt(s.musterPanel.X+s.musterPanel.W-dealWidth-40, s.musterTop-82, dealWidth, 60), Label: label, Size: 30, On: dealt, Tip: tip, Do: s.deal})
	}
	if s.New {
		s.Add(&ui.Rows{X: s.musterPanel.X + s.left + 150, Y: s.musterPanel.Y + 30, W: s.musterPanel.W - s.left - 190}, 0, ui.FormRow{Controls: []ui.Control{
			{Field: &s.title, Width: s.titleWidth, Gap: 30}, {Width: typeHead},
			{Width: ui.MinTarget, Gap: ui.NoGap, Button: ui.Button{Label: "<", Name: "Previous type of campaign", Do: func() { s.nextCampaign(-1) }}},
			{Width: typeWidth, Gap: ui.NoGap, Button: ui.Button{Label: musterKinds[s.kind()].label, Name: "Type of campaign: " + strings.ToLower(musterKinds[s.kind()].label), Tip: kindTip, Do: func() { s.nextCampaign(1) }}},
			{Width: ui.MinTarget, Button: ui.Button{Label: ">", Name: "Next type of campaign", Do: func() { s.nextCampaign(1) }}},
		}})
	}
}

// layPlayer lays out the row of a player: the name, the person or computer player, and the hero.
func (s *Muster) layPlayer(i int, rows *ui.Rows) {
	p := &s.Players[i]
	named := func(name string) { p.Name = name; s.typed[name] = true }
	plays := func(kind string) {
		if p.Kind = kind; s.New { // later, players are known by their names
			p.Name = s.typed.Renamed(p.Kind, p.Name, s.taken)
		}
		s.lay()
	}
	controls := append([]ui.Control{{Width: s.nameWidth, Field: &s.names[i], Typed: named}}, s.Computers.Controls(p.Kind, s.kindWidth, plays)...)
	controls = append(controls, ui.Control{Width: s.heroWidth, Button: ui.Button{Label: heroLabel("", p.Hero), Do: func() { s.pickHero(p.Name, &p.Hero) }}})
	if len(s.Players) == 1 && !s.Rivals {
		controls = append(controls, ui.Control{Width: s.allyWidth, Button: ui.Button{Label: heroLabel("ALLY: ", p.Ally), Do: func() { s.pickHero("Ally", &p.Ally) }},
			Says: "Your ally has no cards. You move it, and it holds Villains."})
	} else if s.New && len(s.Players) > 1 || !s.Rivals {
		controls = append(controls, ui.Control{Width: ui.MinTarget + 10, Button: ui.Button{Label: "X", Name: "Remove " + p.Name, Do: func() { s.remove(i) }}})
	}
	plate := ui.BoxAt(s.musterPanel.X+50, rows.Y-10, s.musterPanel.W-100, musterHeight+20)
	s.Add(rows, s.musterPitch-musterHeight, ui.FormRow{Height: musterHeight, Controls: controls, Plate: plate, Seat: func(p pen.Palette) pen.Seat { return town.Seat(p, i) }, Draw: func(c *ui.Canvas) { s.drawPlayer(c, i, plate.Y+10) }})
}

// remove removes a player.
func (s *Muster) remove(i int) {
	s.Players = slices.Delete(s.Players, i, i+1)
	s.names = slices.Delete(s.names, i, i+1)
	for k := range s.Players {
		s.Players[k].Team = "" // teams need four players
	}
	s.lay()
}

// heroLabel returns the label of a hero's button.
func heroLabel(before, hero string) string {
	if hero == "" {
		return before + "RANDOM HERO"
	}
	return before + strings.ToUpper(hero)
}

// taken reports whether a player has a name, or one that looks like it.
func (s *Muster) taken(name string) bool {
	return slices.ContainsFunc(s.Players, func(p campaign.Player) bool { return naming.Alike(p.Name, name) })
}

// pickHero shows the free heroes with their abilities.
func (s *Muster) pickHero(whose string, hero *string) {
	free := func(name string) bool {
		return name == *hero || slices.Contains(campaign.Heroes(), name) &&
			!slices.ContainsFunc(s.Players, func(p campaign.Player) bool { return p.Hero == name || p.Ally == name })
	}
	s.picker.Open(s.Faces, whose, players.PickOne, free, func(name string) {
		*hero = name
		s.lay()
	})
}

// deals reports whether the players can be dealt heroes now.
func (s *Muster) deals() bool { return s.FreshSeed != nil && (s.New || !s.Rivals) }

// deal deals each player two heroes, of which each keeps one (R-HRO-01). Computer players keep the
// first.
func (s *Muster) deal() {
	heroes := slices.DeleteFunc(campaign.Shuffled(s.FreshSeed()), func(name string) bool {
		return slices.ContainsFunc(s.Players, func(p campaign.Player) bool { return p.Ally == name })
	})
	for i := range s.Players {
		s.Players[i].Hero = ""
	}
	s.kept = nil
	s.keep(heroes, 0)
}

// dealt reports whether each player has the hero kept of two that were dealt.
func (s *Muster) dealt() bool {
	return len(s.kept) > 0 && slices.EqualFunc(s.Players, s.kept, func(p campaign.Player, hero string) bool { return p.Hero == hero })
}

// keep lets the players from one on keep one of their two heroes each.
func (s *Muster) keep(dealt []string, from int) {
	for i := from; i < len(s.Players); i++ {
		p, two := &s.Players[i], dealt[2*i:2*i+2]
		if p.Kind != "" {
			p.Hero = two[0]
			s.kept = append(s.kept, p.Hero)
			continue
		}
		s.picker.Open(s.Faces, p.Name, "keep one of these two", func(name string) bool { return slices.Contains(two, name) }, func(name string) {
			s.Players[i].Hero = cmp.Or(name, two[0])
			s.kept = append(s.kept, s.Players[i].Hero)
			s.keep(dealt, i+1)
		})
		break
	}
	s.lay()
}

// add adds a person.
func (s *Muster) add() { s.join(campaign.Player{Name: players.NewPerson(s.taken)}) }

// addComputer adds a computer player of a kind.
func (s *Muster) addComputer(kind string) {
	s.join(campaign.Player{Name: players.NewComputer(s.taken), Kind: kind})
}

// join adds a player.
func (s *Muster) join(p campaign.Player) {
	for i := range s.Players {
		s.Players[i].Ally = "" // an ally is only for solo play
	}
	s.Players = append(s.Players, p)
	s.lay()
}

// finished returns the players in the form that a campaign takes.
func (s *Muster) finished() []campaign.Player {
	players := slices.Clone(s.Players)
	for i := range players {
		players[i].Name = strings.TrimSpace(players[i].Name)
	}
	return players
}

// reason returns why these players are not valid, or "" if they are.
func (s *Muster) reason() string {
	begin := campaign.Begin
	if s.Rivals {
		begin = campaign.Compete
	}
	if _, err := begin("trial", strings.TrimSpace(s.title.Text), 1, s.finished()); err != nil {
		return wording.Reason(err)
	}
	return ""
}

func (s *Muster) done() {
	if s.fault = s.reason(); s.fault == "" {
		if err := s.Done(strings.TrimSpace(s.title.Text), s.Rivals, s.finished()); err != nil {
			s.fault = wording.Reason(err)
		}
	}
}

// Update runs one tick of the screen.
func (s *Muster) Update(p *ui.Pointer, dt float64) error {
	p = s.layers.Update(p)
	typing, changed := s.Type(p, dt)
	if changed {
		s.lay()
	}
	switch {
	case typing:
		s.Form.Update(p)
	case p.Does(action.Back):
		s.Back()
	case p.Confirm():
		s.done()
	default:
		s.Form.Update(p)
	}
	return nil
}

// drawPlayer draws the right part of a player's row, from y down.
func (s *Muster) drawPlayer(c *ui.Canvas, i int, y float64) {
	look := town.Seat(c.Palette, i)
	c.SeatSign(look, s.musterPanel.X+53, y+musterHeight/2, 0)
	if team := s.Players[i].Team; team != "" {
		c.Label("SIDE "+strings.ToUpper(team), s.musterPanel.X+s.musterPanel.W-170, y+50, 160, ui.Display(34, pen.Paper), pen.Right)
	}
	s.drawHero(c, s.Players[i].Hero, ui.BoxAt(s.musterPanel.X+s.musterPanel.W-128, y+2, 66, 68), look.Dark)
}

// drawHero draws the portrait of a hero, or an empty place for one.
func (s *Muster) drawHero(c *ui.Canvas, name string, b ui.Box, color color.NRGBA) {
	i := slices.IndexFunc(s.Faces, func(f art.Face) bool { return f.Oversized() && f.Name == name })
	if i < 0 {
		c.Part(gallery.Key{Name: "muster anybody", A: color}, b, 6, func(p pen.Pen) {
			o := pen.Rectangle(0, 0, b.W, b.H, 4)
			p.Stroke(o, 5, pen.Ink)
			p.Fill(o, pen.Mix(color, pen.Ink, 0.8))
			p.Text("?", b.W/2, b.H*0.74, ui.Display(52, color), pen.Centre)
		})
		return
	}
	face := &s.Faces[i]
	c.PartBeside(gallery.Key{Name: "muster hero", Face: face, A: color}, b, 6, func(p pen.Pen) { art.DrawMugshot(p, face, color, b.W, b.H) })
}

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (s *Muster) LiesOver() uint64 { return uint64(s.layers.Framed()) }

// Draw draws the screen.
func (s *Muster) Draw(c *ui.Canvas) {
	if s.area.Take(c) {
		s.lay()
	}
	if s.layers.Holds().Has(ui.HoldSight) {
		s.layers.Draw(c)
		return
	}
	c.Sky(ui.NightSky)
	words := "WHO PLAYS NEXT"
	if s.New {
		words = "NEW REBIRTH CAMPAIGN"
	}
	c.Heading(words, s.musterPanel.X, s.headY, s.musterPanel.W-80)
	c.Panel(s.musterPanel, pen.CanDo)
	if s.New {
		c.HeadTag("NAME", s.musterPanel.X+s.left, s.title.Box.Y+45)
		c.HeadTag("TYPE", s.title.Box.X+s.title.Box.W+30, s.title.Box.Y+45)
	} else {
		words := "A new hero has its own Signature card for each one that the team has earned by winning. A Signature card earned with a Secret Card stays with the hero that earned it."
		if s.Rivals {
			words = "In a competitive campaign, heroes and teams don't change. A computer may take over for a person, and a person for a computer."
		}
		c.Paragraph(words, s.musterPanel.X+s.left, s.musterPanel.Y+72, s.musterPanel.W-2*s.left, 32, 2, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	}
	c.HeadTag("PLAYERS", s.musterPanel.X+s.left, s.musterTop-34)
	c.Line(cmp.Or(s.Says(), musterKinds[s.kind()].says), s.musterPanel.X+s.left+150, s.musterTop-36, s.musterPanel.W-s.left-220-dealWidth, 50, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	s.Computers.Draw(c, s.kindsAt.X, s.kindsAt.Y, s.kindsAt.W)
	counts := campaign.Counting()
	if s.Rivals {
		counts = campaign.Rivalry()
	}
	c.Paragraph(counts, s.countsAt.X, s.countsAt.Y, s.countsAt.W, 30, 3, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	s.Form.Draw(c)
	line, st := "", ui.Body(ui.MinMenu, pen.SoftPaper)
	switch {
	case s.fault != "":
		line, st = s.fault, ui.Bold(ui.MinMenu, ui.FaultInk)
	case !slices.ContainsFunc(s.Players, func(p campaign.Player) bool { return p.Kind == "" }):
		line = players.WatchOnly
	}
	c.Paragraph(line, s.lineAt.X, s.lineAt.Y, s.lineAt.W, 31, 2, st, pen.Left)
	s.layers.Draw(c)
}
