package render

import (
	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/render/campaign"
	"lineup/render/menu"
	"lineup/render/ui"
)

// This file connects campaigns with the App. The view of a mode supplies the Flow of its campaigns.

// leadCampaigns creates the Flow of campaigns, if a mode has some.
func (a *App) leadCampaigns() {
	for _, v := range a.Views {
		if v.Campaigns != nil {
			a.campaigns = v.Campaigns(a.host())
			_, err := a.Catalog.Mode(v.Mode)
			a.hasCampaigns = err == nil && a.Store != nil
		}
	}
}

// host returns the App's services for campaigns.
func (a *App) host() campaign.Host {
	return campaign.Host{
		Catalog: a.Catalog, Computers: a.Players, Store: a.Store, Files: &a.access, Settings: &a.Settings,
		Now: a.Now, FreshSeed: a.FreshSeed, Me: func() string { return a.me }, NameMe: func(name string) { a.me = name },
		Show: func(s ui.Screen) { a.show(s) }, Title: a.showTitle, Tell: a.trouble, Settle: a.settled,
		Match: a.match, Play: a.play, Open: a.open, Read: a.read,
		Finished: func(m *match.Match) (savegame.SavedGame, savegame.Finished) {
			g, f := a.finished(m)
			g.Picture = halved(g.Picture)
			return g, f
		},
		Leave: func() { a.keep.id, a.keep.turn = "", 0 },
		Result: func(m *match.Match, e campaign.Ended) {
			a.after = &menu.Attempt{Name: e.Name, Lines: e.Lines, Do: e.Do, Ahead: e.Ahead}
			for _, g := range e.Gains {
				a.after.Gains = append(a.after.Gains, menu.Gain{Face: g.Face, Name: g.Name, Words: g.Words})
			}
			a.show(a.resultOf(m))
		},
	}
}

// play shows the table of a match, saved under the ID game with a title. Begun, unless nil, gets
// the new game first. If it fails, nothing is shown.
func (a *App) play(m *match.Match, game, title string, begun func(savegame.SavedGame) error) error {
	a.take(m)
	a.keepAs(game, title, nil)
	if begun != nil {
		if err := begun(a.keptGame(m, savegame.Running)); err != nil {
			a.keepAs("", "", nil)
			return err
		}
	}
	a.show(a.table(m))
	a.changed(m)
	return nil
}

// campaignButton returns the title's button for campaigns, or nil if there are none.
func (a *App) campaignButton() *menu.Way {
	if !a.hasCampaigns {
		return nil
	}
	return &menu.Way{Label: campaign.Label, Says: campaign.Says, Ground: campaign.Ground, Do: a.campaigns.ShowAll}
}

// resultOf returns the result screen of a match. In a campaign it leads back to that.
func (a *App) resultOf(m *match.Match) *menu.Result {
	if a.after != nil {
		return menu.NewAttemptResult(a.program(), m, *a.after)
	}
	return menu.NewResult(a.program(), m)
}
