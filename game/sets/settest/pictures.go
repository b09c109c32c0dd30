package settest

import (
	"fmt"
	"reflect"
	"testing"

	"lineup/game/card"
	"lineup/game/picture"
	"lineup/game/sets/characters"
)

// outline is what a giant is told by from afar.
type outline struct {
	pose      picture.GiantPose
	build     picture.Build
	head      picture.Face
	hair      picture.Hair
	top       picture.Top
	shoulders picture.Shoulders
	back      picture.BackPart
}

func outlineOf(g *picture.Giant) outline {
	return outline{g.Pose, g.Build, g.Head.Face, g.Head.Hair, g.Head.Top, g.Shoulders, g.Back}
}

// depiction is what a picture shows, and where: its pose, its thing or its set piece in a
// place. A place that is alone is told from its like by its seed.
type depiction struct {
	place picture.Place
	what  any
}

func deedOf(s *picture.Scene) depiction {
	switch what := s.Subject.(type) {
	case picture.Figure:
		return depiction{s.Place, what.Pose}
	case picture.Bust:
		return depiction{s.Place, "bust"}
	case picture.Object:
		return depiction{s.Place, what.Thing}
	case picture.SetPiece:
		return depiction{s.Place, what.Piece}
	}
	return depiction{s.Place, s.Seed}
}

// costume is who somebody in a picture is: a head and clothes.
type costume struct {
	head                     picture.Head
	wears                    picture.Wear
	panel                    picture.Panel
	suit, trim, panelC, cape picture.Colour
}

// lookOf returns the look of the subject of a picture, false if that is nobody.
func lookOf(s *picture.Scene) (costume, bool) {
	switch who := s.Subject.(type) {
	case picture.Figure:
		return costume{who.Head, picture.NumWears, who.Panel, who.Suit, who.Trim, who.PanelColour, who.Cape.C}, true
	case picture.Bust:
		return costume{who.Head, who.Wears, picture.NumPanels, who.Suit, who.Tie, 0, who.Cape}, true
	}
	return costume{}, false
}

// known are the heads of those whom several cards show: they keep their clothes.
var known = func() map[picture.Head]bool {
	all := map[picture.Head]bool{}
	for _, h := range characters.Heads() {
		all[h] = true
	}
	return all
}()

// Art holds the pictures of a set to the rules of composition: nothing happens twice in
// the same place, nobody but who is known looks like somebody else, there is somebody or something in each
// picture but those of Locations and rules, the shots of one type are various, and each
// Super-Villain has a giant of its own.
func Art(t *testing.T, cards []card.Card) {
	t.Helper()
	deeds := map[depiction]string{}
	looks := map[costume]string{}
	kinds := map[card.Kind][]picture.Scene{}
	giants := map[outline]string{}
	for i := range cards {
		c := &cards[i]
		if c.Art.Subject == nil && c.Kind != card.Location && c.Kind != card.Rule && c.Kind != card.Piece {
			t.Errorf("%s: nobody and nothing is in its picture", c.Name)
		}
		d := deedOf(&c.Art)
		if other, ok := deeds[d]; ok {
			t.Errorf("%s and %s show the same in the same place", c.Name, other)
		}
		deeds[d] = c.Name
		if l, ok := lookOf(&c.Art); ok {
			if other, seen := looks[l]; seen && !known[l.head] {
				t.Errorf("%s and %s look the same", c.Name, other)
			}
			looks[l] = c.Name
		}
		if (c.Giant != picture.Giant{}) != (c.Kind == card.SuperVillain) {
			t.Errorf("%s: Super-Villains have a giant, and nobody else", c.Name)
		}
		if c.Kind == card.SuperVillain {
			o := outlineOf(&c.Giant)
			if other, seen := giants[o]; seen {
				t.Errorf("the giants of %s and %s have the same outline", c.Name, other)
			}
			giants[o] = c.Name
		}
		kinds[c.Kind] = append(kinds[c.Kind], c.Art)
	}
	for kind, scenes := range kinds {
		if kind != card.Rule && kind != card.Piece {
			variety(t, kind, scenes)
		}
	}
}

// variety holds the pictures of one type to it that of ten at most four are busts, two
// show one pose and two play in one place.
func variety(t *testing.T, kind card.Kind, scenes []picture.Scene) {
	t.Helper()
	count := map[string]int{}
	for i := range scenes {
		count[fmt.Sprintf("play in place %d", scenes[i].Place)]++
		switch what := scenes[i].Subject.(type) {
		case picture.Figure:
			count[fmt.Sprintf("show pose %d", what.Pose)]++
		case picture.Bust:
			count["are busts"]++
		}
	}
	for what, n := range count {
		tenths := 2
		if what == "are busts" {
			tenths = 4
		}
		if n > max(2, (tenths*len(scenes)+9)/10) {
			t.Errorf("%d of %d pictures of a %v %s", n, len(scenes), kind, what)
		}
	}
}

// vocabulary are the names a picture is made of: how many there are of each sort.
var vocabulary = map[reflect.Type]int{
	reflect.TypeFor[picture.Place]():        int(picture.NumPlaces),
	reflect.TypeFor[picture.Front]():        int(picture.NumFronts),
	reflect.TypeFor[picture.Under]():        int(picture.NumUnders),
	reflect.TypeFor[picture.VisualEffect](): int(picture.NumEffects),
	reflect.TypeFor[picture.Pose]():         int(picture.NumPoses),
	reflect.TypeFor[picture.Build]():        int(picture.NumBuilds),
	reflect.TypeFor[picture.Panel]():        int(picture.NumPanels),
	reflect.TypeFor[picture.Hand]():         int(picture.NumHands),
	reflect.TypeFor[picture.Pattern]():      int(picture.NumPatterns),
	reflect.TypeFor[picture.Face]():         int(picture.NumFaces),
	reflect.TypeFor[picture.Skin]():         int(picture.NumSkins),
	reflect.TypeFor[picture.Hair]():         int(picture.NumHairs),
	reflect.TypeFor[picture.Mood]():         int(picture.NumMoods),
	reflect.TypeFor[picture.Eyes]():         int(picture.NumEyes),
	reflect.TypeFor[picture.Beard]():        int(picture.NumBeards),
	reflect.TypeFor[picture.Top]():          int(picture.NumTops),
	reflect.TypeFor[picture.Wear]():         int(picture.NumWears),
	reflect.TypeFor[picture.Thing]():        int(picture.NumThings),
	reflect.TypeFor[picture.Skirt]():        int(picture.NumSkirts),
	reflect.TypeFor[picture.Shoulders]():    int(picture.NumShoulders),
	reflect.TypeFor[picture.BackPart]():     int(picture.NumBackParts),
	reflect.TypeFor[picture.GiantPose]():    int(picture.NumGiantPoses),
	reflect.TypeFor[picture.Piece]():        int(picture.NumPieces),
	reflect.TypeFor[picture.Light]():        int(picture.LightBack) + 1,
}

// Vocabulary holds all sets together to it that every name pictures are made of is used
// by a card, and that no picture uses a name there is not.
func Vocabulary(t *testing.T, sets []card.Set) {
	t.Helper()
	used := map[reflect.Type]map[int]bool{}
	for typ := range vocabulary {
		used[typ] = map[int]bool{0: true} // 0 is what every literal that says nothing has
	}
	for _, s := range sets {
		for i := range s.Cards {
			visit := func(v reflect.Value) {
				if n := int(v.Uint()); n < vocabulary[v.Type()] {
					used[v.Type()][n] = true
				} else {
					t.Errorf("%s: there is no %v number %d", s.Cards[i].Name, v.Type(), n)
				}
			}
			walk(reflect.ValueOf(s.Cards[i].Art), visit)
			walk(reflect.ValueOf(s.Cards[i].Giant), visit)
		}
	}
	for typ, n := range vocabulary {
		for i := range n {
			if !used[typ][i] {
				t.Errorf("no card uses %v number %d", typ, i)
			}
		}
	}
}

// walk calls visit with each name of the vocabulary in a value.
func walk(v reflect.Value, visit func(reflect.Value)) {
	if _, ok := vocabulary[v.Type()]; ok {
		visit(v)
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			walk(v.Field(i), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walk(v.Index(i), visit)
		}
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			walk(v.Elem(), visit)
		}
	default: // numbers and words
	}
}
