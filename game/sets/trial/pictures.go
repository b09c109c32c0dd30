package trial

import "lineup/game/picture"

// sheet returns a picture that tries out the vocabulary. The number picks one name of each sort, so
// the cards of this set together use every name.
func sheet(n int) picture.Scene {
	head := picture.Head{
		Face: picture.Face(n % int(picture.NumFaces)), Skin: picture.Skin(n % int(picture.NumSkins)), Hair: picture.Hair(n % int(picture.NumHairs)),
		HairC: 0x5a3a20, Mood: picture.Mood(n % int(picture.NumMoods)), Eyes: picture.Eyes(n % int(picture.NumEyes)),
		Beard: picture.Beard(n % int(picture.NumBeards)), Top: picture.Top(n % int(picture.NumTops)), Shell: 0x9aa4b4, Plate: 0x4a5468,
	}
	return picture.Scene{
		Place: picture.Place(n % int(picture.NumPlaces)), Seed: n + 1, Under: picture.Under(n % int(picture.NumUnders)),
		Front: picture.Front(n % int(picture.NumFronts)), Effect: picture.VisualEffect(n % int(picture.NumEffects)),
		Subject: picture.Figure{
			Pose: picture.Pose(n % int(picture.NumPoses)), K: 0.9, Build: picture.Build(n % int(picture.NumBuilds)),
			Light: picture.Light(n % int(picture.LightBack+1)), Suit: colours[n%len(colours)], Trim: picture.Paper, Head: head,
			Panel: picture.Panel(n % int(picture.NumPanels)), PanelColour: picture.Ink, Pattern: picture.Pattern(n % int(picture.NumPatterns)),
			Front: picture.Hand(n % int(picture.NumHands)), Skirt: picture.Skirt(n % int(picture.NumSkirts)), SkirtC: picture.Paper,
			Shoulders: picture.Shoulders(n % int(picture.NumShoulders)), Grows: picture.BackPart(n % int(picture.NumBackParts)),
			Held: picture.Held{Thing: picture.Thing(n % int(picture.NumThings))},
		},
		Extra: []picture.Part{
			{What: picture.Bust{Head: head, Wears: picture.Wear(n % int(picture.NumWears))}, X: -88, Y: 40, K: 0.4},
			{What: picture.SetPiece{Piece: picture.Piece(n % int(picture.NumPieces))}, X: 88, Y: -40, K: 0.3},
			{What: picture.Object{Thing: picture.Thing(n % int(picture.NumThings))}, X: 88, Y: 40, K: 0.3},
		},
	}
}

// colours are the suit colors of the sheet. Their number has no common divisor with the numbers of
// names.
var colours = [...]picture.Colour{0xb4c6dc, 0xd8602f, 0x5fae58, 0xe0b050, 0x8e5aa8, 0x2a9a94, 0xc8573f}

// giant returns a giant of the sheet.
func giant(n int) picture.Giant {
	return picture.Giant{
		Pose: picture.GiantPose(n % int(picture.NumGiantPoses)), Head: sheet(n).Subject.(picture.Figure).Head, Suit: colours[n%len(colours)],
		Shoulders: picture.Shoulders(n % int(picture.NumShoulders)), Back: picture.BackPart(n % int(picture.NumBackParts)),
	}
}
