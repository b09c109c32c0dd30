package render

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"lineup/game/campaign"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/game/picture"
	"lineup/game/savegame"
	"lineup/game/story"
	"lineup/render/art"
	"lineup/render/menu"
)

// This file is the way through a campaign: from the list of them to the overview of one, by
// the pages of its story to the table, and back with what came of the play.

// campaigned is after a game of a campaign: it leads on from the result. It is nil after
// any other game.
type campaigned func()

// showCampaigns shows the campaigns there are, or how to begin one where there are none.
func (a *App) showCampaigns() {
	if a.Store == nil {
		a.trouble(errNoStore)
		return
	}
	a.settled()
	list := a.Store.Campaigns()
	if len(list) == 0 {
		a.newCampaign()
		return
	}
	a.show(menu.NewCampaigns(a.program(), list, a.newCampaign))
}

// importCampaign takes in a campaign from a file, on the list of those there are.
func (a *App) importCampaign() {
	list := menu.NewCampaigns(a.program(), a.Store.Campaigns(), a.newCampaign)
	a.show(list)
	list.Import()
}

// newCampaign shows what a new campaign is made of.
func (a *App) newCampaign() {
	back := a.showTitle
	if len(a.Store.Campaigns()) > 0 {
		back = a.showCampaigns
	}
	me := a.me
	if me == "" {
		me = "Ana"
	}
	a.show(menu.NewMuster(a.program(), menu.MusterOptions{
		Players: []campaign.Player{{Name: me}}, Faces: a.campaignFaces(), New: true, Done: a.beginCampaign, Back: back, Import: a.importCampaign,
	}))
}

// beginCampaign begins a campaign and shows it.
func (a *App) beginCampaign(title string, rivals bool, players []campaign.Player) error {
	seed, begin := a.FreshSeed(), campaign.Begin
	if rivals {
		begin = campaign.Compete
	}
	c, err := begin(fmt.Sprintf("%x-%x", a.Now(), seed), title, seed, players)
	if err != nil {
		return err
	}
	for _, p := range c.Players {
		if p.Kind == "" {
			a.me = p.Name
			break
		}
	}
	return a.keepCampaign(c)
}

// keepCampaign keeps a campaign as it is now, and shows it.
func (a *App) keepCampaign(c campaign.Campaign) error {
	a.settled()
	if _, err := a.Store.KeepCampaign(c, nil); err != nil {
		return err
	}
	a.showCampaign(c)
	return nil
}

// openCampaign shows a campaign that is kept.
func (a *App) openCampaign(file string) error {
	a.settled()
	k, err := a.Store.OpenCampaign(file)
	if err != nil {
		return err
	}
	a.showCampaign(k.Campaign)
	return nil
}

// showCampaign shows the overview of a campaign.
func (a *App) showCampaign(c campaign.Campaign) { a.show(a.overview(c)) }

// overview is the overview of a campaign.
func (a *App) overview(c campaign.Campaign) *menu.Overview {
	return menu.NewOverview(a.program(), menu.OverviewOptions{
		Campaign: c, Faces: a.campaignFaces(), Settings: &a.Settings,
		Continue: func() error { return a.continueCampaign(c) },
		GoBack: func(entry int) error {
			back, err := c.GoBack(entry)
			if err != nil {
				return err
			}
			return a.keepCampaign(back)
		},
		Heroes: func() {
			a.show(menu.NewMuster(a.program(), menu.MusterOptions{
				Title: c.Title, Players: c.Players, Rivals: c.Rivals, Faces: a.campaignFaces(), Back: func() { a.showCampaign(c) },
				Done: func(_ string, _ bool, players []campaign.Player) error {
					next, err := c.Seat(players)
					if err != nil {
						return err
					}
					return a.keepCampaign(next)
				},
			}))
		},
		Read: func(pages []story.Page, kicker, title string) {
			back := func() { a.showCampaign(c) }
			a.showStory(c, kicker, title, pages, "TO THE CITY", back, back)
		},
		List: a.showCampaigns,
	})
}

// campaignFaces is everything printed that a campaign is played with; nil where the
// catalog has no such mode.
func (a *App) campaignFaces() []art.Face {
	if a.townFaces == nil {
		if g, err := a.Catalog.Prepare(match.Plan{Mode: rebirth.ID}); err == nil {
			a.townFaces = art.Faces(g.Book)
		}
	}
	return a.townFaces
}

// team is how the heroes of a campaign look in its story.
func team(c campaign.Campaign) []picture.Figure {
	var names []string
	for _, p := range c.Players {
		names = append(names, p.Hero)
		if p.Ally != "" {
			names = append(names, p.Ally)
		}
	}
	return story.TeamOf(names...)
}

// showStory shows pages of the story, and then goes on.
func (a *App) showStory(c campaign.Campaign, kicker, title string, pages []story.Page, words string, done, back func()) {
	if len(pages) == 0 {
		done()
		return
	}
	a.show(menu.NewStory(menu.StoryOptions{
		Kicker: kicker, Title: title, Pages: pages, Team: team(c), Settings: &a.Settings, Go: words, Done: done, Back: back,
	}))
}

// continueCampaign goes on with a campaign: with the play that is going on, or with the
// next one, before the first try of which its story is told.
func (a *App) continueCampaign(c campaign.Campaign) error {
	next := c.Next()
	switch {
	case next.Over:
		return errors.New("this campaign is over: go back to a point of it, or begin another")
	case next.Running:
		return a.resumePlay(c)
	case a.Store.ReadOnly() != "":
		return errors.New(a.Store.ReadOnly())
	}
	chapter, told := story.Of(next.Scenario)
	if next.Try > 1 || !told || c.Rivals {
		return a.startPlay(c)
	}
	a.showStory(c, fmt.Sprint("Scenario ", next.Scenario), chapter.Title, chapter.Opening, "PLAY", func() {
		if err := a.startPlay(c); err != nil {
			a.showCampaign(c)
			a.trouble(err)
		}
	}, func() { a.showCampaign(c) })
	return nil
}

// startPlay begins the next play of a campaign. The campaign and its game are kept in one
// step.
func (a *App) startPlay(c campaign.Campaign) error {
	next, err := c.Start()
	if err != nil {
		return err
	}
	next = next.Dated(a.Now())
	m, err := a.deal(next)
	if err != nil {
		return err
	}
	a.settled()
	a.take(m)
	a.keepAs(next.Game(), playTitle(next), nil)
	g := a.keptGame(m, savegame.Running)
	if _, err := a.Store.KeepCampaign(next, &g); err != nil {
		a.keepAs("", "", nil)
		return err
	}
	a.show(a.table(m))
	a.changed(m)
	return nil
}

// deal is the match of the play that is going on, from its beginning.
func (a *App) deal(c campaign.Campaign) (*match.Match, error) {
	plan, err := c.Plan()
	if err != nil {
		return nil, err
	}
	return a.match(plan)
}

// playTitle is what the game of the play that is going on is called in lists.
func playTitle(c campaign.Campaign) string {
	title, next := c.Title, c.Next()
	if title == "" {
		title = "Rebirth campaign"
	}
	if c.Rivals {
		return fmt.Sprintf("%s: game %d", title, next.Scenario)
	}
	title = fmt.Sprintf("%s: Scenario %d", title, next.Scenario)
	if next.Try > 1 {
		title += ", second try"
	}
	return title
}

// resumePlay takes up the play that is going on. If its game is not there any more, it is
// dealt anew, as it was.
func (a *App) resumePlay(c campaign.Campaign) error {
	a.settled()
	id := "" // of a game that cannot be read the list knows nothing else
	for _, l := range a.Store.Campaigns() {
		if l.Fault == "" && l.ID == c.ID {
			id = l.Game
		}
	}
	for _, e := range a.Store.List() {
		switch {
		case id == "" || e.ID != id:
		case e.Fault == "":
			return a.open(id)
		case !e.Newer && len(e.Backup) > 0:
			return a.open(e.Backup[0].ID)
		default:
			return fmt.Errorf("the game of this play cannot be read: %s; GO BACK TO its start deals it anew, SAVED GAMES has the starts of its turns", e.Fault)
		}
	}
	m, err := a.deal(c)
	if err != nil {
		return err
	}
	a.take(m)
	a.keepAs(c.Game(), playTitle(c), nil)
	a.show(a.table(m))
	a.changed(m)
	return nil
}

// playOf is the campaign whose play is going on in a game; ok is false for any other game.
func (a *App) playOf(game string) (c campaign.Campaign, ok bool) {
	id, ok := campaign.Of(game)
	if !ok || a.Store == nil {
		return c, false
	}
	for _, l := range a.Store.Campaigns() {
		if l.Fault == "" && l.ID == id && l.Campaign.Campaign.Game() == game {
			return l.Campaign.Campaign, true
		}
	}
	return c, false
}

// endPlay writes down what came of a play that is over, together with its replay, and shows
// its result.
func (a *App) endPlay(c campaign.Campaign, m *match.Match) {
	before := c
	next, err := a.record(c, m)
	if err != nil {
		// The game stays kept as it is: CONTINUE tries again.
		a.trouble(err)
		a.after = func() { a.showCampaign(before) }
		a.show(a.resultOf(m))
		return
	}
	a.after = func() { a.tellEnd(before, next) }
	a.show(a.resultOf(m))
}

// record keeps what came of a play.
func (a *App) record(c campaign.Campaign, m *match.Match) (campaign.Campaign, error) {
	came, err := match.Outcome(m, rebirth.Outcome)
	if err != nil {
		return c, err
	}
	next, err := c.Record(c.Came(came))
	if err != nil {
		return c, err
	}
	a.settled()
	g, f := a.finished(m)
	g.Picture = halved(g.Picture)
	id, err := a.Store.FinishPlay(next, g, f)
	if id == "" {
		return c, err
	}
	a.keep.id, a.keep.turn = "", 0
	if err != nil {
		a.trouble(err) // it is kept, but for the record of finished games
	}
	return next, nil
}

// tellEnd tells how a play ended, and how the campaign did if it is over, and shows where
// that leads.
func (a *App) tellEnd(before, c campaign.Campaign) {
	n := before.Next().Scenario
	entries := c.Entries()
	won := entries[len(entries)-1].Play.Result.Won
	overview := func() { a.showCampaign(c) }
	chapter, ok := story.Of(n)
	if !ok || c.Rivals { // the games of rivals have no story
		overview()
		return
	}
	pages := chapter.Lost
	if won {
		pages = chapter.Won
	}
	if c.Next().Over {
		pages = slices.Concat(pages, story.Endings[c.Grade().Rank()])
	}
	a.showStory(c, fmt.Sprint("Scenario ", n), chapter.Title, pages, "TO THE CITY", overview, nil)
}

// resultOf is the result of a match: of a play, with the way on in its campaign.
func (a *App) resultOf(m *match.Match) *menu.Result {
	if a.after != nil {
		return menu.NewPlayResult(a.program(), m, a.after)
	}
	return menu.NewResult(a.program(), m)
}

// copyNote says what becomes of a copy of a play.
const copyNote = "This is a copy of a play: what comes of it is not written into the campaign."

// noteCopy says so of a game that was branched off a play.
func (a *App) noteCopy(game string) {
	if _, of := campaign.Of(game); of && strings.Contains(game, branchMark) {
		a.notice.show(copyNote)
	}
}
