package pen

import "testing"

func TestMixAndFade(t *testing.T) {
	if got, want := Mix(RGB(0x000000), RGB(0xffffff), 0.5), RGB(0x808080); got != want {
		t.Errorf("half way is %v, want %v", got, want)
	}
	if got := Fade(RGB(0x102030), 0.5).A; got != 128 {
		t.Errorf("faded by half the opacity is %d, want 128", got)
	}
}
