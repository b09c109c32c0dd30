package render

import (
	"lineup/game/campaign"
	"lineup/game/mode/rebirth"
	"lineup/render/menu"
)

// This file makes up a campaign for the picture of the overview.

// rivalsShown is the overview of the scene "rivals": a competitive campaign before its third
// game.
func (a *App) rivalsShown() (*menu.Overview, error) {
	c, err := campaign.Compete("shown", "", 11, []campaign.Player{
		{Name: "Ana", Hero: "The Flash"}, {Name: "Ben", Hero: "Batman"}, {Name: "Cleo", Hero: "Wonder Woman"}})
	return a.overviewAfter(c, err, []campaign.Result{
		{Winners: []int{1}, Damage: map[string]int{"City Hall": 1}},
		{Winners: []int{0}, Gave: []int{0, 1, 0}, Damage: map[string]int{"City Hall": 1, "Bank": 2}},
	})
}

// campaignShown is the overview of the scene "campaign": in the middle of it.
func (a *App) campaignShown() (*menu.Overview, error) {
	c, err := campaign.Begin("shown", "", 11, []campaign.Player{
		{Name: "Ana", Hero: "The Flash"}, {Name: "Ben", Hero: "Batman"}, {Name: "Cleo", Hero: "Wonder Woman"}})
	missions := rebirth.SideMissions
	return a.overviewAfter(c, err, []campaign.Result{
		{Won: true, Damage: map[string]int{"City Hall": 1}},
		{Damage: map[string]int{"City Hall": 1, "Bank": 1}},
		{Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 2}, Missions: missions[:1]},
		{Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 3}},
		{Won: true, Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 4}, Missions: missions[1:2]},
		{Won: true, Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 5, "S.T.A.R. Labs": 1}},
		{Won: true, Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 5, "S.T.A.R. Labs": 2}, Secrets: []bool{true, false, false}},
		{Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 5, "S.T.A.R. Labs": 3, "Police Station": 1}},
	})
}

// overviewAfter is the overview of a campaign after plays with these results.
func (a *App) overviewAfter(c campaign.Campaign, err error, results []campaign.Result) (*menu.Overview, error) {
	for _, r := range results {
		if err == nil {
			c, err = c.Start()
		}
		if err == nil {
			c, err = c.Dated(a.Now()).Record(r)
		}
	}
	if err != nil {
		return nil, err
	}
	return a.overview(c), nil
}
