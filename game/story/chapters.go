package story

// Chapters are what is told of all Scenarios, in their order.
var Chapters = []Chapter{
	{1, "First Night Out", firstOpening, firstWon, firstLost},
	{2, "Open Doors", doorsOpening, doorsWon, doorsLost},
	{3, "The Imp's Parade", paradeOpening, paradeWon, paradeLost},
	{4, "Grand Opening", galaOpening, galaWon, galaLost},
	{5, "Eyes on the City", eyesOpening, eyesWon, eyesLost},
	{6, "Bad Chemistry", chemistryOpening, chemistryWon, chemistryLost},
	{7, "Hit and Run", runOpening, runWon, runLost},
	{8, "The Door at Arkham", lastOpening, lastWon, lastLost},
}

// Of is what is told of a Scenario, counted from 1; ok is false where there is none.
func Of(scenario int) (c *Chapter, ok bool) {
	if scenario < 1 || scenario > len(Chapters) {
		return nil, false
	}
	return &Chapters[scenario-1], true
}

// The least scores of the grades that have an ending of their own; below the last one is
// the third.
const (
	major   = 24
	partial = 10
)

// Ending is what is told when a campaign is over, by its score.
func Ending(score int) []Page {
	switch {
	case score >= major:
		return brightEnding
	case score >= partial:
		return dearEnding
	}
	return darkEnding
}

// Endings are all of them, the best first.
var Endings = [][]Page{brightEnding, dearEnding, darkEnding}
