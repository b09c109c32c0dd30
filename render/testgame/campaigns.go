package testgame

import (
	"fmt"
	"slices"

	"lineup/game/campaign"
	"lineup/game/savegame"
)

// town is a campaign as it is kept: as text, so that it is read anew each time.
type town struct {
	file    string
	text    []byte
	written int64
	fault   string // why it cannot be read, "" if it can
}

// town is where a campaign is, -1 if there is none of this file.
func (m *MemoryStore) town(file string) int {
	return slices.IndexFunc(m.towns, func(t town) bool { return t.file == file })
}

// read is a campaign as it is kept.
func (t town) read() (savegame.Campaign, error) {
	out := savegame.Campaign{File: t.file, Written: t.written}
	if t.fault != "" {
		return out, fmt.Errorf("%s: %s", t.file, t.fault)
	}
	c, err := campaign.Read(t.text)
	out.Campaign = c
	return out, err
}

// Campaigns are all campaigns, latest first.
func (m *MemoryStore) Campaigns() []savegame.ListedCampaign {
	m.mu.Lock()
	defer m.mu.Unlock()
	var out []savegame.ListedCampaign
	for _, t := range slices.Backward(m.towns) {
		c, err := t.read()
		l := savegame.ListedCampaign{Campaign: c}
		if err != nil {
			l.Fault = err.Error()
		}
		for _, it := range m.kept {
			if e := it.Listed.Entry; err == nil && e.Kind == savegame.Running && e.Game == c.Game() {
				l.Game = e.ID
			}
		}
		out = append(out, l)
	}
	return out
}

// OpenCampaign reads a campaign.
func (m *MemoryStore) OpenCampaign(id string) (savegame.Campaign, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if i := m.town(id); i >= 0 {
		return m.towns[i].read()
	}
	return savegame.Campaign{}, fmt.Errorf("%s: there is no such campaign", id)
}

// KeepCampaign keeps a campaign, with the game of the play that is going on if there is one.
func (m *MemoryStore) KeepCampaign(c campaign.Campaign, g *savegame.Game) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	t, left, err := m.follow(c)
	if err != nil {
		return "", err
	}
	if left != "" && left != c.Game() {
		m.drop(func(e savegame.Entry) bool {
			return e.Game == left && (e.Kind == savegame.Running || e.Kind == savegame.TurnStart)
		})
	}
	m.putTown(t)
	if g != nil {
		running := *g
		running.Kind, running.ID = savegame.Running, ""
		m.put(itemOf(running))
	}
	return t.file, nil
}

// FinishPlay ends the game of a play, with its campaign.
func (m *MemoryStore) FinishPlay(c campaign.Campaign, g savegame.Game, f savegame.Finished) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	t, left, err := m.follow(c)
	if err != nil {
		return "", err
	}
	if left != g.Game {
		return "", fmt.Errorf("%s: the game %q is not the one that is played, which is %q", t.file, g.Game, left)
	}
	m.putTown(t)
	return m.finish(g, f), nil
}

// follow is a campaign as it is to be kept, and the game of the play that was going on.
func (m *MemoryStore) follow(c campaign.Campaign) (t town, game string, err error) {
	if err := m.writes(); err != nil {
		return t, "", err
	}
	t = town{file: "campaign/" + c.ID}
	if m.Now != nil {
		t.written = m.Now()
	}
	if t.text, err = campaign.Write(c); err != nil {
		return t, "", err
	}
	if i := m.town(t.file); i >= 0 && m.towns[i].fault == "" {
		before, err := m.towns[i].read()
		if err == nil {
			err = c.Follows(before.Campaign)
		}
		if err != nil {
			return t, "", err
		}
		game = before.Game()
	}
	return t, game, nil
}

// putTown keeps a campaign as the latest.
func (m *MemoryStore) putTown(t town) {
	m.towns = slices.DeleteFunc(m.towns, func(o town) bool { return o.file == t.file })
	m.towns = append(m.towns, t)
}

// SpoilCampaign makes a campaign one that cannot be read, for this reason.
func (m *MemoryStore) SpoilCampaign(file, why string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.towns[m.town(file)].fault = why
}
