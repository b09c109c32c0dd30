package campaign

import "slices"

// Point is a point to go back to: the start of a play.
type Point struct {
	Entry    int // the index of the play among the entries, for GoBack
	Scenario int
	Try      int
	Players  []Player
	InForce  bool  // it has not been undone
	Began    int64 // as in Play
}

// Points returns all points to go back to, oldest first.
func (c Campaign) Points() []Point {
	inForce := c.inForce()
	var out []Point
	for i, e := range c.entries {
		if e.Play != nil {
			out = append(out, Point{i, e.Play.Scenario, e.Play.Try, e.Play.Players, slices.Contains(inForce, i), e.Play.Began})
		}
	}
	return out
}

// DamageBefore returns the damage of the city, by Location, before an entry. Callers must not modify
// it.
func (c Campaign) DamageBefore(entry int) map[string]int { return c.states()[entry].damage }

// inForce returns the indices of the plays whose results count, oldest first.
func (c Campaign) inForce() []int {
	lists := make([][]int, 1, len(c.entries)+1)
	for i, e := range c.entries {
		if e.Back != nil {
			lists = append(lists, lists[e.Back.To])
			continue
		}
		lists = append(lists, append(slices.Clip(lists[i]), i))
	}
	return lists[len(lists)-1]
}

// GoBack goes back to a point. The campaign continues as it was before that play, with the players
// of that play and new random numbers. The log records this. Undone plays stay in the log, and
// their points can be chosen again.
func (c Campaign) GoBack(entry int) (Campaign, error) {
	if entry < 0 || entry >= len(c.entries) || c.entries[entry].Play == nil {
		return c, fault("campaign", "no point %d to go back to", entry)
	}
	players := c.entries[entry].Play.Players
	c, err := c.with(LogEntry{Back: &Back{entry}})
	if err == nil {
		c.Players = slices.Clone(players)
	}
	return c, err
}

// Backs returns how many times players have gone back.
func (c Campaign) Backs() (n int) {
	for _, e := range c.entries {
		if e.Back != nil {
			n++
		}
	}
	return n
}
