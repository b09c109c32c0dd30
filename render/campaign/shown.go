package campaign

import (
	"lineup/game/campaign"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/game/story"
)

// This file makes sample campaigns for pictures of their screens.

// RivalsShown returns the overview of a competitive campaign before its third game.
func (f *Flow) RivalsShown() (*Overview, error) {
	c, err := campaign.Compete("shown", "", 11, []campaign.Player{
		{Name: "Ana", Hero: "The Flash"}, {Name: "Ben", Hero: "Batman"}, {Name: "Cleo", Hero: "Wonder Woman"}})
	return f.overviewAfter(c, err, []campaign.Result{
		{Winners: []int{1}, Damage: map[string]int{"City Hall": 1}},
		{Winners: []int{0}, Gave: []int{0, 1, 0}, Damage: map[string]int{"City Hall": 1, "Bank": 2}},
	})
}

// Shown returns the overview of a campaign that is underway.
func (f *Flow) Shown() (*Overview, error) {
	c, err := campaign.Begin("shown", "", 11, shownPlayers)
	return f.overviewAfter(c, err, shownResults())
}

// WonShown returns the overview of a campaign after its first Scenario.
func (f *Flow) WonShown() (*Overview, error) {
	c, err := campaign.Begin("shown", "", 11, shownPlayers)
	return f.overviewAfter(c, err, shownResults()[:1])
}

// Attempted returns the sample campaign during its first attempt, with another seed of the city.
func Attempted(seed uint64) (campaign.Campaign, error) {
	c, err := campaign.Begin("shown", "", seed, shownPlayers)
	if err != nil {
		return c, err
	}
	return c.Start()
}

// EndShown shows the result of a campaign's current attempt, from its finished match.
func (f *Flow) EndShown(c campaign.Campaign, m *match.Match) error {
	came, err := match.Outcome(m, rebirth.Outcome)
	if err != nil {
		return err
	}
	next, err := c.Record(c.Came(came))
	if err == nil {
		f.host.Result(m, f.ended(c, next))
	}
	return err
}

// shownPlayers are the players of the sample campaign.
var shownPlayers = []campaign.Player{
	{Name: "Ana", Hero: "The Flash"}, {Name: "Ben", Hero: "Batman"}, {Name: "Cleo", Hero: "Wonder Woman"}}

// shownResults returns the results of the sample campaign.
func shownResults() []campaign.Result {
	missions := rebirth.SideMissions
	return []campaign.Result{
		{Won: true, Damage: map[string]int{"City Hall": 1}},
		{Damage: map[string]int{"City Hall": 1, "Bank": 1}},
		{Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 2}, Missions: missions[:1]},
		{Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 3}},
		{Won: true, Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 4}, Missions: missions[1:2]},
		{Won: true, Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 5, "S.T.A.R. Labs": 1}},
		{Won: true, Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 5, "S.T.A.R. Labs": 2}, Secrets: []bool{true, false, false}},
		{Damage: map[string]int{"City Hall": 1, "Bank": 2, "Daily Planet": 5, "S.T.A.R. Labs": 3, "Police Station": 1}},
	}
}

// overviewAfter returns the overview of a campaign after attempts with these results.
func (f *Flow) overviewAfter(c campaign.Campaign, err error, results []campaign.Result) (*Overview, error) {
	for _, r := range results {
		if err == nil {
			c, err = c.Start()
		}
		if err == nil {
			c, err = c.Dated(f.host.Now()).Record(r)
		}
	}
	if err != nil {
		return nil, err
	}
	return f.Overview(c), nil
}

// StoryShown returns the story of a Scenario of the sample campaign. It leads back to the title.
func (f *Flow) StoryShown() *Story {
	chapter, _ := story.Of(4)
	o := ChapterStory(chapter, opening(chapter, shownPlayers, shownResults()[4].Damage))
	o.Settings, o.Done = f.host.Settings, f.host.Title
	return NewStory(o)
}
