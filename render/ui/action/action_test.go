package action

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// all returns all actions.
func all() (out []Action) {
	for a := Choose; a < count; a++ {
		out = append(out, a)
	}
	return out
}

// TestTable checks that every action has a name, a sentence, and a key, that each is listed in exactly one
// place, and that no two of one place share a usual key.
func TestTable(t *testing.T) {
	var usual Bindings
	words, listed := map[string]bool{}, map[Action]int{}
	for _, p := range Places {
		for _, a := range In(p.Place) {
			listed[a]++
		}
	}
	for _, a := range all() {
		about := table[a]
		if about.word == "" || words[about.word] || a.Label() == "" || !strings.HasSuffix(a.Says(), ".") {
			t.Errorf("action %d has the word %q, the label %q, and the sentence %q", a, about.word, a.Label(), a.Says())
		}
		words[about.word] = true
		if listed[a] != 1 {
			t.Errorf("%s is listed %d times", a.Label(), listed[a])
		}
		if usual.First(a, Keyboard) == 0 {
			t.Errorf("%s has no key", a.Label())
		}
		for d := range devices {
			for _, k := range usual.Of(a, d) {
				if o := usual.Taken(a, k); o != None {
					t.Errorf("%s and %s both have %s", a.Label(), o.Label(), k.Name())
				}
				if why := Refused(k, k.Name()); why != "" {
					t.Errorf("%s has %s: %s", a.Label(), k.Name(), why)
				}
			}
			if n := len(usual.Of(a, d)); n > most {
				t.Errorf("%s has %d keys", a.Label(), n)
			}
		}
	}
}

// TestNames checks that the word of each key and button is read back as the same, and that each has a name.
func TestNames(t *testing.T) {
	for k := range ebiten.KeyMax + 1 {
		for _, c := range []Chord{Of(k), Of(k).Controlled(), Of(k).Controlled().Shifted()} {
			if got, err := parseChord(c.String()); err != nil || got.Key().String() != k.String() || c.Name() == "" {
				t.Errorf("%s is read as %s: %v", c, got, err)
			}
		}
	}
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		c := Of(KeyOf(b))
		if got, err := parseButton(c.String()); err != nil || got != c || c.Device() != Gamepad || c.Button() != b || c.With(true, true) != c {
			t.Errorf("button %d is %s and read as %s: %v", b, c, got, err)
		}
	}
	for name, c := range map[string]Chord{"Ctrl+Z": Of(ebiten.KeyZ).Controlled(), "1": Of(ebiten.Key1), "-": Of(ebiten.KeyMinus), "Num 7": Of(ebiten.KeyNumpad7), "Esc": Of(ebiten.KeyEscape), "": 0} {
		if c.Name() != name {
			t.Errorf("the name of %s is %q, want %q", c, c.Name(), name)
		}
	}
}

// TestBinding checks what each way to give an action another key does to the other actions.
func TestBinding(t *testing.T) {
	u, l, e := Of(ebiten.KeyU), Of(ebiten.KeyL), Of(ebiten.KeyE)
	undo := []Chord{Of(ebiten.KeyZ).Controlled(), Of(ebiten.KeyBackspace)}
	for _, c := range []struct {
		name       string
		do         func(*Bindings)
		log, end   []Chord
		undo       []Chord
		library    []Chord
		logChanged bool
	}{
		{"nothing", func(*Bindings) {}, []Chord{l}, []Chord{e}, undo, []Chord{l}, false},
		{"a free key", func(b *Bindings) { b.Set(Log, u) }, []Chord{u}, []Chord{e}, undo, []Chord{l}, true},
		{"a taken key", func(b *Bindings) { b.Set(Log, e) }, []Chord{e}, []Chord{}, undo, []Chord{l}, true},
		{"a swap", func(b *Bindings) { b.Swap(Log, e) }, []Chord{e}, []Chord{l}, undo, []Chord{l}, true},
		{"one of two keys", func(b *Bindings) { b.Set(Log, undo[1]) }, []Chord{undo[1]}, []Chord{e}, undo[:1], []Chord{l}, true},
		{"there and back", func(b *Bindings) { b.Set(Log, e); b.Reset(EndTurn); b.Set(Log, l) }, []Chord{l}, []Chord{e}, undo, []Chord{l}, false},
		{"a key of everywhere", func(b *Bindings) { b.Set(Skip, l) }, []Chord{}, []Chord{e}, undo, []Chord{}, true},
		{"its own key", func(b *Bindings) { b.Set(Log, l) }, []Chord{l}, []Chord{e}, undo, []Chord{l}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b Bindings
			c.do(&b)
			for _, want := range []struct {
				a    Action
				keys []Chord
			}{{Log, c.log}, {EndTurn, c.end}, {Undo, c.undo}, {Library, c.library}} {
				if got := b.Of(want.a, Keyboard); !slices.Equal(got, want.keys) {
					t.Errorf("%s has %v, want %v", want.a.Label(), got, want.keys)
				}
			}
			if b.Changed(Log) != c.logChanged {
				t.Errorf("LOG is changed: %v", b.Changed(Log))
			}
		})
	}
}

// TestFixedKeysStay checks that no action can take a key that leads out of everything, and that those keys
// work with Ctrl and Shift held.
func TestFixedKeysStay(t *testing.T) {
	var b Bindings
	for a, k := range map[Action]Chord{Choose: Of(ebiten.KeyEnter), Back: Of(ebiten.KeyEscape), Up: Of(ebiten.KeyUp), Left: Of(ebiten.KeyLeft)} {
		if Refused(k, k.Name()) == "" || Refused(k.Controlled(), k.Name()) == "" || !b.Does(a, k.Shifted()) {
			t.Errorf("%s can be taken from %s, or Shift stops it", k.Name(), a.Label())
		}
	}
	for _, k := range []Chord{Of(ebiten.KeyShift), Of(ebiten.KeyMeta), Of(KeyOf(ebiten.StandardGamepadButtonRightBottom)), Of(KeyOf(ebiten.StandardGamepadButtonCenterCenter))} {
		if why := Refused(k, k.Name()); !strings.HasSuffix(why, ".") {
			t.Errorf("%s can be used: %q", k, why)
		}
	}
	if why := Refused(Of(ebiten.KeyU), "U"); why != "" {
		t.Errorf("U is refused: %s", why)
	}
}

// TestWords checks that any bindings are the same after a save, and that the usual ones are not saved.
func TestWords(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		var b, back Bindings
		for range chance.IntN(30) {
			a := all()[chance.IntN(len(all()))]
			k := Of(ebiten.Key(chance.IntN(int(ebiten.KeyMax)))).With(chance.IntN(3) == 0, chance.IntN(3) == 0)
			if chance.IntN(3) == 0 {
				k = Of(KeyOf(ebiten.StandardGamepadButton(chance.IntN(int(ebiten.StandardGamepadButtonMax)))))
			}
			if Refused(k, "") != "" {
				continue
			}
			if chance.IntN(2) == 0 {
				b.Swap(a, k)
			}
			b.Set(a, k)
		}
		words := map[string]string{"speed": "fast", "key.log": "stale"}
		b.Words(words)
		if faults := back.Read(words); len(faults) > 0 || back != b {
			t.Fatalf("%v is read back with %q", words, faults)
		}
		if words["speed"] != "fast" {
			t.Error("another word is lost")
		}
	}
	words := map[string]string{}
	if new(Bindings).Words(words); len(words) != 0 {
		t.Errorf("the usual bindings are saved as %v", words)
	}
}

// TestBadWords checks that a bad word of the settings file costs no other, and that two actions never keep
// one key.
func TestBadWords(t *testing.T) {
	for _, c := range []struct {
		word, text, fault string
	}{
		{"key.log", "Bogus", `"Bogus" is not a key`},
		{"key.log", "", `"" should name 1 or 2 keys, or be "none"`},
		{"key.log", "A B C", "should name 1 or 2 keys"},
		{"key.log", "Enter", "The Enter key always presses what is in the frame"},
		{"key.log", "Ctrl+Shift+", "is not a key"},
		{"pad.log", "A", "The A button always presses what is in the frame"},
		{"pad.log", "Q", `"Q" is not a button of a gamepad`},
		{"key.log", "E", "another action has E"},
		{"key.log", strings.Repeat("x", 10000), "is not a key"},
	} {
		var b Bindings
		faults := b.Read(map[string]string{c.word: c.text, "key.read": "F"})
		if len(faults) != 1 || !strings.Contains(faults[0], c.fault) {
			t.Errorf("%s %.20q gives %.200q, want %q", c.word, c.text, faults, c.fault)
		}
		if !slices.Equal(b.Of(Read, Keyboard), []Chord{Of(ebiten.KeyF)}) {
			t.Errorf("%s %.20q costs another action its key", c.word, c.text)
		}
		for _, a := range all() {
			for _, k := range b.Of(a, Keyboard) {
				if o := b.Taken(a, k); o != None {
					t.Errorf("%s and %s both have %s", a.Label(), o.Label(), k)
				}
			}
		}
	}
}

// TestTypes checks which keys write in a field.
func TestTypes(t *testing.T) {
	for c, want := range map[Chord]bool{
		Of(ebiten.KeyA): true, Of(ebiten.KeyComma): true, Of(ebiten.KeyDigit5): true, Of(ebiten.KeySpace): true, Of(ebiten.KeyBackspace): true,
		Of(ebiten.KeyNumpad5): true, Of(ebiten.KeyLeft): true, Of(ebiten.KeyA).Shifted(): true,
		Of(ebiten.KeyA).Controlled(): false, Of(ebiten.KeyF1): false, Of(ebiten.KeyUp): false, Of(ebiten.KeyTab): false, Of(ebiten.KeyEscape): false,
		Of(KeyOf(ebiten.StandardGamepadButtonRightLeft)): false, Of(ebiten.KeyNumpadEnter): false,
	} {
		if c.Types() != want {
			t.Errorf("%s writes: %v", c, c.Types())
		}
	}
}
