package story

import (
	"fmt"
	"slices"

	"lineup/game/picture"
)

// Log is the state of a campaign at a page. The literals of the story say nothing about it: see
// Told.
type Log struct {
	Heroes []string       // of the team, by name
	Damage map[string]int // by Location; Destroyed for a destroyed one
	// Decided means that no attempt at the Scenario follows.
	Decided bool
}

// Destroyed is the damage of a destroyed Location.
const Destroyed = 5

// locations are the Locations of the rules, by their places in pictures.
var locations = map[picture.Place]string{
	picture.AsylumPortrait: "Arkham Asylum", picture.Bank: "Bank", picture.Cave: "Batcave", picture.CavePortrait: "Batcave",
	picture.CityHall: "City Hall", picture.Newsroom: "Daily Planet", picture.PoliceStation: "Police Station", picture.Lab: "S.T.A.R. Labs",
}

// damage returns the damage of the Location at a place, or 0 if there is no Location.
func (l Log) damage(where picture.Place) int { return min(l.Damage[locations[where]], Destroyed) }

// Told returns pages with the team and the city of a campaign: every Location has its damage, and a
// panel at a destroyed one shows its ruin. The pages themselves stay unchanged.
func (l Log) Told(pages []Page) []Page {
	out := slices.Clone(pages)
	for i := range out {
		p := &out[i]
		p.id, p.team = fmt.Sprint(p.ID(), " ", l.Damage, l.Decided), TeamOf(l.Heroes...)
		p.Rows = slices.Clone(p.Rows)
		for j := range p.Rows {
			row := &p.Rows[j]
			row.Frames = slices.Clone(row.Frames)
			for k := range row.Frames {
				l.tell(&row.Frames[k], p.Quenched)
			}
		}
	}
	return out
}

// tell puts a panel, a copy, into the state of the log. A cold panel has no fires.
func (l Log) tell(f *Frame, cold bool) {
	f.Houses = slices.Clone(f.Houses)
	if f.Backdrop == NoBackdrop && l.damage(f.Scene.Place) >= Destroyed {
		f.Backdrop = Skyline
		f.Houses = slices.Insert(f.Houses, 0, House{Where: f.Scene.Place, Y: ruinY, K: ruinSize})
	}
	for i := range f.Houses {
		h := &f.Houses[i]
		h.hits, h.cold = l.damage(h.Where), cold
	}
	if f.Backdrop == Town {
		v := f.Shows()
		for i, where := range v.Sites {
			v.hits[i] = l.damage(where)
		}
		v.cold = cold
		f.View = &v
	}
	f.Words = slices.Clone(f.Words)
	for i := range f.Words {
		if w := &f.Words[i]; l.Decided && w.Last != "" {
			w.Text = w.Last
		}
	}
}

// Shows returns the view of the city in a panel, if that is its backdrop.
func (f *Frame) Shows() View {
	if f.View == nil {
		return usualView
	}
	return *f.View
}

// The position and the size of a ruin that is the place of a panel.
const (
	ruinY    = 40.0
	ruinSize = 1.3
)

// Damage returns the damage of a House, and whether its fires are out. It is 0 before Told.
func (h House) Damage() (n int, cold bool) { return h.hits, h.cold }

// Damage returns the damage of a Location in a view, and whether its fires are out. It is 0 before
// Told.
func (v View) Damage(site int) (n int, cold bool) { return v.hits[site], v.cold }

// Team returns the figures of the heroes on a page. Before Told, these are any two.
func (p *Page) Team() []picture.Figure {
	if p.team == nil {
		return TeamOf()
	}
	return p.team
}

// ID returns an ID that separates a page from all other pages, and from the same page in another
// state of the city.
func (p *Page) ID() string {
	switch {
	case p.id != "":
		return p.id
	case len(p.Rows) == 0:
		return ""
	}
	return fmt.Sprintf("%p", &p.Rows[0])
}
