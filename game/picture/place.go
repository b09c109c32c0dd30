package picture

// Place is the place of a picture.
type Place uint8

// The places.
const (
	City Place = iota
	Roof
	Alley
	Cave
	Lab
	Sea
	Surf
	Space
	Storm
	Ice
	Grave
	Swamp
	Jungle
	Fire
	Temple
	Desert
	Stage
	Void
	SpeedPlace
	Impact
	Sky
	Above
	Road
	// Portraits of Locations.
	AsylumPortrait
	CavePortrait
	IcePortrait
	TowerPortrait
	StationPortrait
	// More places.
	Street
	Harbour
	Hall
	Bridge
	Prison
	Arctic
	Museum
	Arena
	Volcano
	OtherWorld
	Newsroom
	Bank
	CityHall
	PoliceStation
	NumPlaces
)

// Front is in front of everything.
type Front uint8

// The fronts.
const (
	NoFront Front = iota
	Rubble
	Clouds
	Fronds
	Ledge
	Roofline
	Grass
	Crowd
	Bars
	NumFronts
)

// Under is between the place and the subject.
type Under uint8

// The unders.
const (
	NoUnder Under = iota
	LedgeUnder
	Streaks
	BoomUnder
	Halo
	Shafts
	Rays
	Glare // a bright light behind the subject, for dark subjects
	NumUnders
)
