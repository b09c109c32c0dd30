package card

import "testing"

// TestLacks checks what is said of a card that doesn't fit the condition of a text.
func TestLacks(t *testing.T) {
	for want, f := range map[string]Filter{
		"isn't a Hero":    Type(Hero),
		"is a Hero":       NotType(Hero),
		"is an Equipment": NotType(Equipment),
		"costs 2":         Costing(4, 0),
	} {
		if got := Lacks([]*Unfit{{filter: f, Nth: 1, Last: true}}, 2); got != want {
			t.Errorf("it %s, want %q", got, want)
		}
	}
}
