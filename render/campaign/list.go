package campaign

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"lineup/game/campaign"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/savegame"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/files"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/wording"
)

// ListOptions are the inputs of the list of campaigns, and the ways out of it.
type ListOptions struct {
	Store Store
	Files *files.Access
	Now   func() int64 // seconds since 1970 began, UTC; the base of shown ages
	Begin func()       // shows the screen for a new campaign
	Open  func(file string) error
	Back  func()
}

// List is the screen with all saved campaigns.
type List struct {
	ListOptions
	list   []savegame.ListedCampaign
	played map[string]int64 // by saved game, when it was saved last
	at     int              // index of the chosen one
	area   ui.Area
	listPlaces
	Buttons ui.Buttons
	dialog  ui.Dialog
	scroll  ui.Scroll
	said    string
	undo    string // the file of the last deleted campaign, or "" if none
	chooser files.Chooser
	layers  ui.Overlays
	acting  ui.Later[files.Transfer] // reads or writes a file in the background
	changed bool                     // since the last drawing
}

// listPlaces are the places of the list and of its foot, which has two rows in a tall window.
type listPlaces struct {
	headY        float64
	campaignList ui.Box
	foot, foot2  ui.Box // of BACK and OPEN, and of the other buttons
}

// layList returns the places in an area.
func layList(a ui.Area) listPlaces {
	if !a.Tall() {
		foot := ui.BoxAt(70, 950, 1780, 84)
		return listPlaces{headY: 92, campaignList: ui.BoxAt(70, 180, 1780, 720), foot: foot}
	}
	in := a.Inset(40, 0)
	low := in.Y + in.H
	return listPlaces{headY: in.Y + 92, campaignList: ui.BoxAt(in.X, in.Y+180, in.W, in.H-180-290),
		foot: ui.BoxAt(in.X, low-116, in.W, 84), foot2: ui.BoxAt(in.X, low-220, in.W, 84)}
}

// Label is the label of the button that leads to campaigns, and Says a sentence about it.
const (
	Label = "REBIRTH CAMPAIGN"
	Says  = "Save the city in eight Scenarios, alone or together, or compete for it."
)

// Ground is the color behind everything about campaigns.
var Ground = pen.RGB(0x5a2f8a)

const (
	campaignHeight = 118.0
	rowLine        = 56.0 // height of the line below its name
	campaignPitch  = campaignHeight + 14
)

// NewList returns the list.
func NewList(o ListOptions) *List {
	s := &List{ListOptions: o, area: ui.WideArea(), chooser: files.Chooser{Access: o.Files}}
	s.layers = ui.Over(&s.dialog, &s.chooser)
	s.again()
	return s
}

// chosen returns the chosen campaign. Ok is false if there is none.
func (s *List) chosen() (l *savegame.ListedCampaign, ok bool) {
	if s.at >= len(s.list) {
		return nil, false
	}
	return &s.list[s.at], true
}

func (s *List) high() float64 { return float64(len(s.list)) * campaignPitch }

func (s *List) lay() {
	s.at = max(0, min(s.at, len(s.list)-1))
	s.Buttons.Clear()
	s.listPlaces = layList(s.area)
	foot := s.foot
	open := ui.Button{Box: foot.CutRight(320), Label: "OPEN", Act: action.Choose, Size: 50, Slant: true, Do: s.open}
	foot, further := foot.Inset(0, 6), s.foot2.Inset(0, 6)
	l, ok := s.chosen()
	switch {
	case !ok:
		open.Off, open.Why = true, noCampaign
	case l.Fault != "" && len(l.Backup) == 0:
		open.Off, open.Why = true, wording.Sentence(l.Fault)
	case l.Fault != "":
		open.Label, open.Size = "OPEN OLDER SAVE", 30
	}
	s.Buttons.Add(open)
	add := func(wide float64, label string, act action.Action, why string, do func()) *ui.Button {
		s.Buttons.Add(ui.Button{Box: foot.CutLeft(wide, 14), Label: label, Act: act, Do: do, Off: why != "", Why: why})
		return &s.Buttons.List[len(s.Buttons.List)-1]
	}
	none, unreadable := "", ""
	switch {
	case !ok:
		none, unreadable = noCampaign, noCampaign
	case l.Fault != "":
		unreadable = "A damaged campaign can't be renamed."
	}
	add(178, "BACK", action.Back, "", s.Back)
	add(280, "NEW CAMPAIGN", action.Begin, "", s.Begin).Ground = Ground
	if s.area.Tall() {
		foot = further
	}
	add(166, "RENAME", action.Rename, unreadable, s.rename)
	add(166, "DELETE", action.Delete, none, s.remove)
	add(160, "EXPORT", action.None, none, s.askExport)
	add(160, "IMPORT", action.None, s.Store.ReadOnly(), s.Import)
	if s.undo != "" {
		add(250, "RESTORE", action.Restore, "", s.bringBack).Ground = chrome.BlueBig
	}
}

// noCampaign is the reason for the disabled buttons of an empty list.
const noCampaign = "No campaigns yet. Press NEW CAMPAIGN to start one, or IMPORT."

// Import imports a campaign from a file that the person chooses.
func (s *List) Import() { s.chooser.Import("Import a campaign", s.Store, s.act) }

// askExport exports the chosen campaign to a file that the person chooses.
func (s *List) askExport() {
	if l, ok := s.chosen(); ok {
		store, file := s.Store, l.File
		s.chooser.Export("Export a campaign", files.PlainName(campaignName(l))+files.Ending, func(path string) error { return store.ExportTo(file, path) }, s.act)
	}
}

// act makes the store read or write a file. It does one at a time.
func (s *List) act(work func() files.Transfer) {
	if s.acting.Busy() {
		s.said = "Still saving. One moment..."
		return
	}
	s.said = "One moment..."
	s.acting.Start(work)
}

// end shows the outcome of that, and chooses an imported campaign.
func (s *List) end(t files.Transfer) {
	s.changed = true
	switch {
	case t.Err != nil:
		s.said = wording.Sentence(t.Err.Error())
		return
	case t.ID != "" && !t.Campaign:
		t.Said += " This file is a game. Open it from SAVED GAMES."
	}
	s.said = t.Said
	if t.ID != "" {
		s.again()
		if i := slices.IndexFunc(s.list, func(l savegame.ListedCampaign) bool { return l.File == t.ID }); i >= 0 {
			said := s.said
			s.choose(i)
			s.said = said
		}
	}
}

// again reads the list from the store again.
func (s *List) again() {
	s.list, s.played = s.Store.Campaigns(), map[string]int64{}
	for _, g := range s.Store.List() {
		s.played[g.ID] = g.Written
	}
	s.lay()
}

// lastPlayed returns when a campaign was played last, in seconds since 1970 began, or 0 if that is
// unknown. During an attempt, only its game is saved.
func (s *List) lastPlayed(l *savegame.ListedCampaign) int64 {
	if l.Game == "" {
		return l.Written
	}
	return max(l.Written, s.played[l.Game])
}

// open shows the chosen campaign, or its latest readable backup.
func (s *List) open() {
	l, ok := s.chosen()
	if !ok {
		return
	}
	file := l.File
	if l.Fault != "" {
		if len(l.Backup) == 0 {
			s.said = wording.Sentence(l.Fault)
			return
		}
		file = l.Backup[0].ID
	}
	if err := s.Open(file); err != nil {
		s.said = wording.Sentence(err.Error())
	}
}

// rename changes the title of the chosen campaign.
func (s *List) rename() {
	l, ok := s.chosen()
	if !ok || l.Fault != "" {
		return
	}
	c := l.SavedCampaign.Campaign
	s.dialog.Ask("Campaign name", c.Title, "RENAME", "CANCEL", func(title string) {
		c, err := c.Renamed(title)
		if err == nil {
			_, err = s.Store.KeepCampaign(c, nil)
		}
		if err != nil {
			s.said = wording.Sentence(err.Error())
			return
		}
		s.said, s.at = "", 0 // the last saved campaign is first
		s.again()
	})
}

// remove deletes the chosen campaign after a question.
func (s *List) remove() {
	l, ok := s.chosen()
	if !ok {
		return
	}
	file, name := l.File, campaignName(l)
	s.dialog.Show("Delete "+name+"?", "Its current game is deleted too. You can restore it for a while.", "DELETE", "CANCEL", func() {
		if err := s.Store.Delete(file); err != nil {
			s.said = wording.Sentence(err.Error())
			return
		}
		s.said, s.undo = "Deleted "+name+".", file
		s.again()
	})
}

// bringBack restores the last deleted campaign.
func (s *List) bringBack() {
	if err := s.Store.Undelete(s.undo); err != nil {
		s.said = wording.Sentence(err.Error())
		return
	}
	s.said, s.undo = "", ""
	s.again()
}

// Update runs one tick of the list.
func (s *List) Update(p *ui.Pointer, _ float64) error {
	if t, ok := s.acting.Take(); ok {
		s.end(t)
	}
	p = s.layers.Update(p)
	s.scroll.Update(p, s.campaignList, s.high())
	switch {
	case p.Does(action.First):
		s.choose(0)
	case p.Does(action.Last):
		s.choose(len(s.list) - 1)
	case p.Confirm():
		s.open()
		return nil
	case p.Does(action.Begin):
		s.Begin()
		return nil
	case p.Does(action.Rename):
		s.rename()
		return nil
	case p.Does(action.Delete):
		s.remove()
		return nil
	case p.Does(action.Restore):
		if s.undo != "" {
			s.bringBack()
		}
		return nil
	case p.Does(action.Back):
		s.Back()
		return nil
	}
	if p.Picks(s.campaignList) {
		if i := int((p.Y - s.campaignList.Y + s.scroll.At) / campaignPitch); i < len(s.list) {
			if i == s.at && p.Twice && p.Released {
				s.open()
				return nil
			}
			s.choose(i)
		}
		return nil
	}
	s.Buttons.Update(p)
	return nil
}

// choose chooses another campaign and scrolls to it.
func (s *List) choose(i int) {
	s.at = i
	s.said = ""
	s.lay()
	s.scroll.Reveal(float64(s.at)*campaignPitch, campaignPitch, s.campaignList, s.high())
}

// Restless reports whether something looks different without any input.
func (s *List) Restless() bool {
	return s.changed || s.dialog.Restless() || s.chooser.Restless()
}

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (s *List) LiesOver() uint64 { return uint64(s.layers.Framed()) }

// Draw draws the list.
func (s *List) Draw(c *ui.Canvas) {
	if s.area.Take(c) {
		s.lay()
		s.scroll.Reveal(float64(s.at)*campaignPitch, campaignPitch, s.campaignList, s.high())
	}
	s.changed = false
	c.Sky(ui.NightSky)
	c.Heading("REBIRTH CAMPAIGNS", s.campaignList.X, s.headY, s.campaignList.W-80)
	c.Inside(s.campaignList.Grown(10), func() {
		for i := range s.list {
			b := ui.BoxAt(s.campaignList.X, s.campaignList.Y+float64(i)*campaignPitch-s.scroll.At, s.campaignList.W-30, campaignHeight)
			if b.Y+b.H < s.campaignList.Y || b.Y > s.campaignList.Y+s.campaignList.H {
				continue
			}
			s.drawRow(c, &s.list[i], b, i == s.at)
		}
	})
	s.scroll.Draw(c, s.campaignList, s.high())
	if len(s.list) == 0 {
		c.Line(noCampaign, s.campaignList.X, s.campaignList.Y+60, s.campaignList.W, 90, ui.Body(30, pen.SoftPaper), pen.Left)
	}
	if s.said != "" {
		c.Line(s.said, s.foot.X, s.campaignList.Y+s.campaignList.H+28, s.foot.W, 44, ui.Bold(ui.MinMenu, pen.CanDo), pen.Left)
	}
	s.Buttons.Draw(c)
	s.layers.Draw(c)
}

func (s *List) drawRow(c *ui.Canvas, l *savegame.ListedCampaign, b ui.Box, chosen bool) {
	stripe := Ground
	if l.Fault != "" {
		stripe = pen.Danger
	}
	c.Row(b, stripe, chosen)
	left, wide := b.X+36, b.W-420
	c.Target(ui.Target{What: campaignName(l), Box: b, Group: "campaigns", Of: l.ID, First: chosen, Chosen: chosen})
	c.TextWithin(campaignName(l), left, b.Y+50, wide-200, ui.Display(44, pen.Paper))
	words, room := playersLine(l.Players), wide
	if l.Fault != "" {
		words, room = faultWords(l, time.Unix(s.Now(), 0)), b.W-66
	}
	c.Line(words, left, b.Y+92, room, rowLine, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	right := b.X + b.W - 30
	if at := s.lastPlayed(l); at > 0 && l.Fault == "" {
		c.Line(wording.Age(at, time.Unix(s.Now(), 0)), right, b.Y+92, 340, rowLine, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Right)
	}
	if l.Fault == "" {
		at := right
		if !l.Rivals && l.Begun() {
			points := ui.BoxAt(right-160, b.Y+8, 160, 56)
			c.Part(gallery.Key{Name: "campaign score"}, points, 4, func(p pen.Pen) { p.Fill(pen.Rectangle(0, 0, points.W, points.H, 8), pen.Ink) })
			c.Label(strings.ToUpper(grammar.Count(l.Score(), "point", "points")), points.X+points.W/2, b.Y+48, points.W-16, ui.Display(36, pen.CanDo), pen.Centre)
			at = points.X - 30
		}
		c.Line(nextShort(l.SavedCampaign.Campaign), at, b.Y+50, 360, 40, ui.Display(32, pen.RGB(0xffd98a)), pen.Right)
	}
}

// faultWords returns why a campaign cannot be opened, and what its latest backup lacks.
func faultWords(l *savegame.ListedCampaign, now time.Time) string {
	words := wording.Sentence(l.Fault)
	switch {
	case len(l.Backup) == 0 && l.Newer:
		return words
	case len(l.Backup) == 0:
		return words + " Delete it, or import a copy."
	}
	old := "An older save"
	if age := wording.Age(l.Backup[0].Written, now); age != "" {
		old += " (" + age + ")"
	}
	if l.Backup[0].Lacks == "" {
		return words + " " + old + " can be opened."
	}
	return words + " " + old + " can be opened, but it lacks " + l.Backup[0].Lacks + "."
}

// campaignName returns the name of a campaign in a list.
func campaignName(l *savegame.ListedCampaign) string {
	switch {
	case l.Title != "":
		return wording.OneLine(l.Title)
	case l.Fault != "" && len(l.Players) == 0:
		return wording.OneLine(l.File)
	}
	return "Campaign of " + playersWords(l.Players)
}

// playersWords returns the names of players as a list in words.
func playersWords(players []campaign.Player) string {
	var names []string
	for _, p := range players {
		names = append(names, wording.OneLine(p.Name))
	}
	return card.AndList(names)
}

// championsWords returns the names of the winners of a competitive campaign.
func championsWords(c campaign.Campaign) string {
	won := c.Champions()
	return playersWords(slices.DeleteFunc(slices.Clone(c.Players), func(p campaign.Player) bool { return !slices.Contains(won, p.Name) }))
}

// playersLine returns the names of the players with their heroes.
func playersLine(players []campaign.Player) string {
	var words []string
	for _, p := range players {
		w := wording.OneLine(p.Name) + " as " + wording.OneLine(p.Hero)
		if p.Ally != "" {
			w += " with " + wording.OneLine(p.Ally)
		}
		words = append(words, w)
	}
	return strings.Join(words, ", ")
}

// nextShort returns the progress of a campaign in a few words.
func nextShort(c campaign.Campaign) string {
	n := c.Next()
	switch {
	case c.Rivals && n.Over:
		return "WON BY " + strings.ToUpper(championsWords(c))
	case c.Rivals && n.Running:
		return fmt.Sprintf("GAME %d IN PROGRESS", n.Scenario)
	case c.Rivals:
		return fmt.Sprintf("NEXT: GAME %d", n.Scenario)
	case n.Over:
		return strings.ToUpper(string(c.Grade()))
	case n.Running:
		return fmt.Sprintf("SCENARIO %d IN PROGRESS", n.Scenario)
	case n.Try > 1:
		return fmt.Sprintf("SCENARIO %d, SECOND ATTEMPT", n.Scenario)
	}
	return fmt.Sprintf("NEXT: SCENARIO %d", n.Scenario)
}
