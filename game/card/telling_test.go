package card

import "testing"

// TestTelling checks the log's words for a change of a number, which say the amount in words, and
// that a change without words has no line.
func TestTelling(t *testing.T) {
	got := Telling{More: Plural{TheOne + " got a token", TheOne + " got " + TheNumber + " tokens"}, Less: Plural{One: TheOne + " lost a token"}}
	for _, c := range []struct {
		n    int
		want string
	}{
		{1, "Ana got a token"}, {3, "Ana got three tokens"}, {30, "Ana got 30 tokens"}, {-1, "Ana lost a token"}, {-2, ""},
	} {
		if line := got.Line("Ana", c.n); line != c.want {
			t.Errorf("a change by %d is %q, want %q", c.n, line, c.want)
		}
	}
	if line := got.Line("#^", 2); line != "#^ got two tokens" {
		t.Errorf("a name with the marks in it gives %q", line)
	}
}
