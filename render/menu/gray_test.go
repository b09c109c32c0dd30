package menu

import (
	"testing"

	"lineup/render/ui"
)

// TestGrayButtonsSayWhy checks that every disabled button of the screens gives a reason.
func TestGrayButtonsSayWhy(t *testing.T) {
	m := memory(t)
	m.Lock()
	closed := newStage(t, m)
	open := newStage(t, memory(t))
	said := map[string]string{}
	for _, list := range [][]ui.Button{open.Buttons.List, closed.Buttons.List} {
		for _, b := range list {
			if b.Off && b.Why == "" {
				t.Errorf("the button %q does not say why it cannot be used", b.Label)
			}
			if b.Off {
				said[b.Label] = b.Why
			}
		}
	}
	for label, want := range map[string]string{"DELETE": m.ReadOnly(), "IMPORT": m.ReadOnly()} {
		if said[label] != want || want == "" {
			t.Errorf("the button %q says %q, not %q", label, said[label], want)
		}
	}
	open.choose(0)
	for _, b := range open.Buttons.List {
		if b.Label == "RENAME" && b.Why != "Only named saves have a title. DUPLICATE makes one." {
			t.Errorf("RENAME of a running game says %q", b.Why)
		}
	}
}
