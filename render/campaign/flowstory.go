package campaign

import (
	"fmt"

	"lineup/game/campaign"
	"lineup/game/story"
)

// This file chooses the story pages that are shown before and after an attempt.

// tells returns the chapter of a campaign's next attempt, and whether its story comes before it.
func tells(c campaign.Campaign) (*story.Chapter, bool) {
	next := c.Next()
	if next.Over || next.Running || next.Try > 1 || c.Rivals {
		return nil, false
	}
	return story.Of(next.Scenario)
}

// storyLog returns the state of a campaign with its players for the pages of its story.
func storyLog(players []campaign.Player, damage map[string]int) story.Log {
	out := story.Log{Damage: damage}
	for _, p := range players {
		out.Heroes = append(out.Heroes, p.Hero)
		if p.Ally != "" {
			out.Heroes = append(out.Heroes, p.Ally)
		}
	}
	return out
}

// opening returns the pages of a chapter before an attempt by some players.
func opening(chapter *story.Chapter, players []campaign.Player, damage map[string]int) []story.Page {
	return storyLog(players, damage).Told(chapter.Opening)
}

// outcome returns the pages of a chapter after an attempt with a result.
func outcome(chapter *story.Chapter, p *campaign.Play) []story.Page {
	log := storyLog(p.Players, p.Result.Damage)
	if p.Result.Won {
		return log.Told(chapter.Won)
	}
	log.Decided = p.Try == campaign.Tries
	return log.Told(chapter.Lost)
}

// ending returns the pages after a campaign.
func ending(c campaign.Campaign) []story.Page {
	return storyLog(c.Players, c.Page().Damage).Told(story.Endings[c.Grade().Rank()])
}

// read shows pages of the story and then continues.
func (f *Flow) read(kicker, title string, pages []story.Page, words string, done, back func()) {
	if len(pages) == 0 {
		done()
		return
	}
	f.host.Show(NewStory(StoryOptions{
		Kicker: kicker, Title: title, Pages: pages, Settings: f.host.Settings, Go: words, Done: done, Back: back,
	}))
}

// tellEnd shows the story after an attempt, and the ending if the campaign is over, and then the
// overview.
func (f *Flow) tellEnd(before, c campaign.Campaign) {
	title, pages := f.endPages(before, c)
	f.read(fmt.Sprint("Scenario ", before.Next().Scenario), title, pages, "TO THE CITY", func() { f.Show(c) }, nil)
}

// endPages returns the title and the pages of the story after an attempt. Competitive games have none.
func (f *Flow) endPages(before, c campaign.Campaign) (title string, pages []story.Page) {
	chapter, ok := story.Of(before.Next().Scenario)
	if !ok || c.Rivals {
		return "", nil
	}
	entries := c.Entries()
	pages = outcome(chapter, entries[len(entries)-1].Play)
	if c.Next().Over {
		pages = append(pages, ending(c)...)
	}
	return chapter.Title, pages
}
