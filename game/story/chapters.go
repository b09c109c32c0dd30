package story

// Chapters are the chapters of all Scenarios, in order.
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

// Of returns the chapter of a Scenario, counted from 1. ok is false if there is none.
func Of(scenario int) (c *Chapter, ok bool) {
	if scenario < 1 || scenario > len(Chapters) {
		return nil, false
	}
	return &Chapters[scenario-1], true
}

// Endings are the pages after a campaign: one ending for each grade, the best first.
var Endings = [...][]Page{brightEnding, standingEnding, dearEnding, darkEnding}
