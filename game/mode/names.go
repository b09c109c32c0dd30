package mode

import (
	"slices"

	"lineup/game/naming"
)

// tidied returns a Plan with the names of seats and teams in their tidy form.
func (p Plan) tidied() Plan {
	p.Seats = slices.Clone(p.Seats)
	for i := range p.Seats {
		s := &p.Seats[i]
		s.Name, s.Team = naming.Tidy(s.Name), naming.Tidy(s.Team)
	}
	return p
}

// Named returns a Plan with tidy names, or an error if a name of a seat or a team is not allowed, or two
// look alike.
func (p Plan) Named() (Plan, error) {
	p = p.tidied()
	return p, p.checkNames()
}

// checkNames returns an error if a name of a seat or a team is not allowed, or two look alike.
func (p Plan) checkNames() error {
	var names, teams []string
	for _, s := range p.Seats {
		names, teams = append(names, s.Name), append(teams, s.Team)
	}
	if err := naming.Check("seat", names, teams); err != nil {
		return Fault(fieldSeats, "%s", err)
	}
	return nil
}

// Repaired returns a Plan from a file of an earlier version, which took any names. Names that are
// not allowed are shortened and told apart by a number. It does not change its receiver.
func (p Plan) Repaired() Plan {
	p.Seats = slices.Clone(p.Seats)
	var names, teams []string
	for _, s := range p.Seats {
		names = append(names, s.Name)
		if s.Team != "" && !slices.Contains(teams, s.Team) {
			teams = append(teams, s.Team)
		}
	}
	names = naming.Apart(names)
	shown := naming.Apart(teams)
	for i := range p.Seats {
		s := &p.Seats[i]
		s.Name = names[i]
		if k := slices.Index(teams, s.Team); k >= 0 {
			s.Team = shown[k]
		}
	}
	return p
}
