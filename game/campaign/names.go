package campaign

import "lineup/game/naming"

// checkNames checks the names of players and teams at one table, which must be tidy.
func checkNames(players []Player) error {
	var names, teams []string
	for _, p := range players {
		names, teams = append(names, p.Name), append(teams, p.Team)
	}
	if err := naming.Check("player", names, teams); err != nil {
		return fault("players", "%s", err)
	}
	return nil
}

// repair replaces the title and the names of a campaign from a file of an earlier version, which took
// any names, by ones that are allowed. A name stays the same in all attempts.
func (w *written) repair() {
	w.Title = naming.Shorten(w.Title)
	all := [][]Player{w.Players}
	for _, e := range w.Entries {
		if e.Play != nil {
			all = append(all, e.Play.Players)
		}
	}
	var names, teams [][]string
	for _, players := range all {
		var at, of []string
		for _, p := range players {
			if at = append(at, p.Name); p.Team != "" {
				of = append(of, p.Team)
			}
		}
		names, teams = append(names, at), append(teams, of)
	}
	// The players of the attempts come first, so that a player who joins later changes nothing.
	name, team := naming.Across(append(names[1:], names[0])), naming.Across(append(teams[1:], teams[0]))
	name[""] = "" // a damaged file, which is refused
	for _, players := range all {
		for i := range players {
			p := &players[i]
			if p.Name = name[p.Name]; p.Team != "" {
				p.Team = team[p.Team]
			}
		}
	}
}
