package action

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// most is the greatest number of keys, or of buttons of a gamepad, that a person can give an action.
const most = 2

// Bindings are the keys and the buttons of a gamepad that a person has given to the actions. The zero
// value has the usual ones. Bindings can be compared.
type Bindings struct{ own [count][devices]own }

// own is what a person has chosen for an action on a device in place of the usual.
type own struct {
	set bool
	of  [most]Chord
}

// Of returns the keys or buttons of an action that can be changed.
func (b *Bindings) Of(a Action, d Device) []Chord {
	o := &b.own[a][d]
	if !o.set {
		return table[a].usual[d]
	}
	n := 0
	for n < most && o.of[n] != 0 {
		n++
	}
	return o.of[:n]
}

// put binds some keys or buttons.
func (b *Bindings) put(a Action, d Device, some []Chord) {
	var o own
	if o.set = !slices.Equal(some, table[a].usual[d]); o.set {
		copy(o.of[:], some)
	}
	b.own[a][d] = o
}

// Fixed returns the keys or buttons of an action that always work.
func (a Action) Fixed(d Device) []Chord { return table[a].fixed[d] }

// First returns the first key or button of an action, or none.
func (b *Bindings) First(a Action, d Device) Chord {
	for _, some := range [...][]Chord{table[a].fixed[d], b.Of(a, d)} {
		if len(some) > 0 {
			return some[0]
		}
	}
	return 0
}

// Does reports whether a pressed key or button is one of an action. Those that always work do so with any
// of Ctrl and Shift.
func (b *Bindings) Does(a Action, pressed Chord) bool {
	d := pressed.Device()
	return slices.Contains(table[a].fixed[d], pressed.plain()) || slices.Contains(b.Of(a, d), pressed)
}

// Changed reports whether an action has other keys or buttons than usual.
func (b *Bindings) Changed(a Action) bool { return b.own[a][Keyboard].set || b.own[a][Gamepad].set }

// Reset gives an action its usual keys and buttons. Other actions in the same place lose them.
func (b *Bindings) Reset(a Action) {
	for d := range devices {
		b.own[a][d] = own{}
		for _, k := range table[a].usual[d] {
			b.free(a, k)
		}
	}
}

// Taken returns the other action that has a key or button in one of the places of an action, or None.
func (b *Bindings) Taken(a Action, key Chord) Action {
	for o := Choose; o < count; o++ {
		if o != a && a.meets(o) && slices.Contains(b.Of(o, key.Device()), key) {
			return o
		}
	}
	return None
}

// free takes a key or button from every other action that works in the same place.
func (b *Bindings) free(a Action, key Chord) {
	d := key.Device()
	for o := b.Taken(a, key); o != None; o = b.Taken(a, key) {
		b.put(o, d, without(b.Of(o, d), key))
	}
}

// Set gives an action a key or button in place of its first one, and takes it from every other action that
// works in the same place.
func (b *Bindings) Set(a Action, key Chord) {
	b.free(a, key)
	d := key.Device()
	if has := b.Of(a, d); !slices.Contains(has, key) {
		b.put(a, d, append([]Chord{key}, has[min(1, len(has)):]...))
	}
}

// Swap gives an action a key or button of another one, which gets the action's first one for it.
func (b *Bindings) Swap(a Action, key Chord) {
	d := key.Device()
	o, has := b.Taken(a, key), slices.Clone(b.Of(a, d))
	if o == None || len(has) == 0 {
		return
	}
	was, gets := has[0], slices.Clone(b.Of(o, d))
	b.free(a, key)
	b.put(a, d, exchanged(has, was, key))
	b.free(o, was)
	b.put(o, d, exchanged(gets, key, was))
}

// without returns the keys without one.
func without(some []Chord, one Chord) []Chord {
	return slices.DeleteFunc(slices.Clone(some), func(k Chord) bool { return k == one })
}

// exchanged returns the keys with another one in place of one.
func exchanged(some []Chord, one, other Chord) []Chord {
	out := slices.Clone(some)
	for i := range out {
		if out[i] == one {
			out[i] = other
		}
	}
	return out
}

// Refused says why no action can get a key or button, which has a name, or returns "" if it can.
func Refused(key Chord, name string) string {
	d := key.Device()
	for o := Choose; o < count; o++ {
		if slices.Contains(table[o].fixed[d], key.plain()) {
			return fmt.Sprintf("%s %s. Choose another %s.", key.Called(name), table[o].always, kinds[d])
		}
	}
	if d == Gamepad {
		if key.Button() == ebiten.StandardGamepadButtonCenterCenter {
			return fmt.Sprintf("The system uses %s. Choose another button.", name)
		}
		return ""
	}
	switch key.Key() {
	case ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight:
		return name + " works only together with another key."
	case ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyPrintScreen, ebiten.KeyCapsLock, ebiten.KeyNumLock,
		ebiten.KeyScrollLock, ebiten.KeyPause, ebiten.KeyContextMenu:
		return fmt.Sprintf("The system uses %s. Choose another key.", name)
	default:
		return ""
	}
}

// Called returns what a key or button with a name is called at the beginning of a sentence.
func (c Chord) Called(name string) string { return fmt.Sprintf("The %s %s", name, kinds[c.Device()]) }

// kinds are the words for a key of each device.
var kinds = [devices]string{"key", "button"}

// words begin the words of the settings file, before the word of the action.
var words = [devices]string{"key.", "pad."}

// Words adds the changed keys and buttons to the words of the settings file, and removes those of actions
// that have the usual ones.
func (b *Bindings) Words(to map[string]string) {
	for a := Choose; a < count; a++ {
		for d := range devices {
			word := words[d] + table[a].word
			if delete(to, word); b.own[a][d].set {
				to[word] = named(b.Of(a, d))
			}
		}
	}
}

// named returns keys or buttons as a word of the settings file.
func named(some []Chord) string {
	if len(some) == 0 {
		return Chord(0).String()
	}
	var names []string
	for _, k := range some {
		names = append(names, k.String())
	}
	return strings.Join(names, " ")
}

// Read reads the words of the settings file. It returns a sentence for each one that it cannot use, and
// leaves that action as it is.
func (b *Bindings) Read(from map[string]string) (faults []string) {
	for a := Choose; a < count; a++ {
		for d := range devices {
			word := words[d] + table[a].word
			text, ok := from[word]
			if !ok {
				continue
			}
			some, err := parse(text, d)
			if err != nil {
				faults = append(faults, fmt.Sprintf("%s: %v", word, err))
				continue
			}
			b.put(a, d, some)
		}
	}
	return append(faults, b.settle()...)
}

// parse reads keys or buttons in the form of named.
func parse(text string, d Device) (some []Chord, err error) {
	if text == Chord(0).String() {
		return nil, nil
	}
	for _, name := range strings.Fields(text) {
		var k Chord
		if d == Gamepad {
			k, err = parseButton(name)
		} else {
			k, err = parseChord(name)
		}
		if err != nil {
			return nil, err
		}
		if why := Refused(k, name); why != "" {
			return nil, errors.New(strings.TrimSuffix(why, "."))
		}
		if !slices.Contains(some, k) {
			some = append(some, k)
		}
	}
	if len(some) == 0 || len(some) > most {
		return nil, fmt.Errorf("%q should name 1 or %d %ss, or be \"none\"", text, most, kinds[d])
	}
	return some, nil
}

// settle takes what two actions have in one place from one of them.
func (b *Bindings) settle() (faults []string) {
	for a := Choose; a < count; a++ {
		for d := range devices {
			for _, k := range slices.Clone(b.Of(a, d)) {
				for o := b.Taken(a, k); o != None && slices.Contains(b.Of(a, d), k); o = b.Taken(a, k) {
					loser := o
					if b.own[o][d].set && !b.own[a][d].set {
						loser = a
					}
					b.put(loser, d, without(b.Of(loser, d), k))
					faults = append(faults, fmt.Sprintf("%s%s: another action has %s", words[d], table[loser].word, k))
				}
			}
		}
	}
	return faults
}
