package settest

import (
	"fmt"
	"reflect"
	"testing"

	"lineup/game/card"
	"lineup/game/picture"
	"lineup/game/sets/characters"
)

// outline has the features that tell a giant apart from afar.
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

// depiction is the action and place of a picture: its pose, thing, or set piece in a place. A
// picture of only a place differs from similar ones by its seed.
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

// costume is the look of a person in a picture: head and clothes.
type costume struct {
	head                     picture.Head
	wears                    picture.Wear
	panel                    picture.Panel
	suit, trim, panelC, cape picture.Colour
}

// lookOf returns the look of a picture's subject, or false if the subject is not a person.
func lookOf(s *picture.Scene) (costume, bool) {
	switch who := s.Subject.(type) {
	case picture.Figure:
		return costume{who.Head, picture.NumWears, who.Panel, who.Suit, who.Trim, who.PanelColour, who.Cape.C}, true
	case picture.Bust:
		return costume{who.Head, who.Wears, picture.NumPanels, who.Suit, who.Tie, 0, who.Cape}, true
	}
	return costume{}, false
}

// known are the heads of characters on several cards, who keep their clothes.
var known = func() map[picture.Head]bool {
	all := map[picture.Head]bool{}
	for _, h := range characters.Heads() {
		all[h] = true
	}
	return all
}()

// Art checks the pictures of a set. No two show the same action in the same place, only known
// characters look alike, every picture except those of Locations and rules has a subject, the
// pictures of a type vary, and each Super-Villain has its own giant.
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

// variety checks that, of ten pictures of a type, at most four are busts, two show the same pose,
// and two are in the same place.
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

// vocabulary has the number of names of each sort that pictures use.
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

// Vocabulary checks that some card uses every name of the picture vocabulary, and that no picture
// uses an unknown one.
func Vocabulary(t *testing.T, sets []card.Set) {
	t.Helper()
	used := map[reflect.Type]map[int]bool{}
	for typ := range vocabulary {
		used[typ] = map[int]bool{0: true} // literals leave it at 0 by default
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

// Beards checks that nobody in the pictures of a set has both a beard and red lips.
func Beards(t *testing.T, cards []card.Card) {
	t.Helper()
	for i := range cards {
		c := &cards[i]
		for _, h := range []picture.Head{headOf(&c.Art), c.Giant.Head} {
			red := h.Lashes || h.Mood == picture.Fierce || h.Mood == picture.Coy || h.Mood == picture.FairMood
			if red && h.Beard != picture.Shaven {
				t.Errorf("%s has a beard and red lips", c.Name)
			}
		}
	}
}

// headOf returns the head of a picture's subject, or the zero Head if the subject is not a person.
func headOf(s *picture.Scene) picture.Head {
	look, _ := lookOf(s)
	return look.head
}
