package naming

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"lineup/game/english"
)

// TestTake checks which names are allowed, in which form, and the reasons for the others.
func TestTake(t *testing.T) {
	widest := strings.Repeat("W", MaxLetters)
	for _, c := range []struct{ name, want, why string }{
		{"Ana", "Ana", ""},
		{" Ana\t", "Ana", ""},
		{"A  \u00a0na", "A na", ""},
		{"A\u0301na", "Ána", ""},
		{"Ωμέγα", "Ωμέγα", ""},
		{"Жанна", "Жанна", ""},
		{"\u2126", "Ω", ""},
		{`Bob "the bat", +1: 50%`, `Bob "the bat", +1: 50%`, ""},
		{widest, widest, ""},
		{strings.Repeat("e\u0301", MaxLetters), strings.Repeat("é", MaxLetters), ""},
		{widest + "W", "", "a name has at most 24 letters"},
		{strings.Repeat("W", 100_000), "", "a name has at most 24 letters"},
		{"", "", "a name needs at least one letter"},
		{" \n\t\u3000", "", "a name needs at least one letter"},
		{"A\x00na", "", "a name can't contain line breaks or other control characters"},
		{"Ana\u202e", "", "a name can't contain invisible characters"},
		{"A\u200bna", "", "a name can't contain invisible characters"},
		{"A\xffna", "", "a name must be valid text"},
		{"Z\u0351", "", "a name can't contain that accent on that letter"},
		{"李小龍", "", "the game's fonts don't have Chinese letters: use Latin, Greek, or Cyrillic letters"},
		{"דוד", "", "the game's fonts don't have Hebrew letters: use Latin, Greek, or Cyrillic letters"},
		{"ひろ", "", "the game's fonts don't have Japanese letters: use Latin, Greek, or Cyrillic letters"},
		{"🦇", "", "the game's fonts don't have that symbol: use letters, digits, and punctuation"},
		{"\ua7ae", "", "the game's fonts don't have that Latin letter: use a more common one"},
	} {
		got, err := Take(c.name)
		english.Error(t, err)
		why := ""
		if err != nil {
			why = err.Error()
		}
		if got != c.want || why != c.why {
			t.Errorf("%.40q becomes %q, %q, want %q, %q", c.name, got, why, c.want, c.why)
		}
	}
	if got, err := TakeTitle("  "); got != "" || err != nil {
		t.Errorf("no title becomes %q, %v", got, err)
	}
}

// TestAlike checks which names can be mistaken for each other.
func TestAlike(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"Ana", "Ana", true},
		{"Ana", "ana", true},
		{"Ána", "Ána", true},
		{"Ana", "Аna", true},    // Cyrillic
		{"Ana", "Αna", true},    // Greek
		{"ana", "Аna", true},    // Cyrillic, and a capital
		{"BOB", "вов", true},    // on the curtain, in capitals
		{"Weiß", "WEISS", true}, // folded
		{"Il", "lI", true},
		{"B0b", "BOb", true},
		{"ﬁn", "fin", true},
		{"Ana", "Ána", false},
		{"Ana", "Anna", false},
		{"Ana 2", "Ana 3", false},
		{"Seat 1", "Seat 2", false},
	} {
		if Alike(c.a, c.b) != c.want || Alike(c.b, c.a) != c.want {
			t.Errorf("%q and %q look alike: %v, want %v", c.a, c.b, !c.want, c.want)
		}
	}
	if err := Clash([]string{"Ana", "Bob", "ana"}, "seats"); err == nil || err.Error() != "the names Ana and ana look alike: change one of them" {
		t.Errorf("the fault is %v", err)
	}
	if err := Clash([]string{"Ana", "Bob", "Ana"}, "seats"); err == nil || err.Error() != "two seats are named Ana" {
		t.Errorf("the fault is %v", err)
	}
}

// TestApart checks the names from files of earlier versions.
func TestApart(t *testing.T) {
	long := strings.Repeat("W", 1000)
	short := strings.Repeat("W", 23) + "…"
	for _, c := range []struct{ names, want []string }{
		{[]string{"Ana", "Bob"}, []string{"Ana", "Bob"}},
		{[]string{"Ana", "ana", "Ana "}, []string{"Ana", "ana 2", "Ana 3"}},
		{[]string{"ana 2", "Ana", "ana"}, []string{"ana 2", "Ana", "ana 3"}},
		{[]string{long + "1", long + "2"}, []string{short, strings.Repeat("W", 21) + "… 2"}},
		{[]string{long, long, short}, []string{strings.Repeat("W", 21) + "… 2", strings.Repeat("W", 21) + "… 3", short}},
		{[]string{"李小龍", "דוד", "🦇 Bat"}, []string{"Player", "Player 2", "Bat"}},
		{[]string{"A\x1bna\u202e"}, []string{"Ana"}},
	} {
		if got := Apart(c.names); !slices.Equal(got, c.want) {
			t.Errorf("%.60q become %q, want %q", c.names, got, c.want)
		}
	}
	got := Across([][]string{{"Ana", long}, {"ana", "Bob"}, {"ANA", "Ana"}, {long + "x", "Ana"}})
	for name, want := range map[string]string{"Ana": "Ana", "ana": "ana", "ANA": "ANA 2", "Bob": "Bob", long: short, long + "x": strings.Repeat("W", 21) + "… 2"} {
		if got[name] != want {
			t.Errorf("%.20q becomes %q, want %q", name, got[name], want)
		}
	}
}

// FuzzNames checks that an allowed name is short and stays as it is, and that names from a file are
// allowed, told apart, and changed only once.
func FuzzNames(f *testing.F) {
	for _, name := range []string{"Ana", "ana", "Ana ", "A  na", "A\u0301na", "Аna", "李小龍", "דוד", "🦇", "\xff", "…", "a\u0301\u0301", "\u1100\u1161", strings.Repeat("W", 100_000)} {
		f.Add(name, "Ana")
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		if tidy := Tidy(a); Tidy(tidy) != tidy {
			t.Fatalf("%q is not tidy", tidy)
		}
		_, bad := Take(a)
		english.Error(t, bad)
		if name, err := Take(a); err == nil {
			if again, err := Take(name); again != name || err != nil || !Allows(name) {
				t.Fatalf("%q becomes %q, %v", name, again, err)
			}
			if n := utf8.RuneCountInString(name); n > MaxLetters || name == "" || Shorten(name) != name {
				t.Fatalf("%q has %d letters", name, n)
			}
		} else if name != "" || strings.ContainsAny(err.Error(), "\n.") || len(err.Error()) > 100 {
			t.Fatalf("refused as %q: %v", name, err)
		}
		if title := Shorten(a); title != "" && !Allows(title) {
			t.Fatalf("%q is not allowed", title)
		}
		if Alike(a, b) != Alike(b, a) || !Alike(a, a) {
			t.Fatal("being alike goes one way only")
		}
		names := Apart([]string{a, b, a + b, b})
		for i, name := range names {
			if !Allows(name) || Taken(name, names[:i]) {
				t.Fatalf("%q are not told apart", names)
			}
		}
		if again := Apart(names); !slices.Equal(again, names) {
			t.Fatalf("%q become %q", names, again)
		}
		tables := [][]string{{a, b}, {b + a}, {a, a + b}}
		once := Across(tables)
		for i := range tables {
			for k := range tables[i] {
				tables[i][k] = once[tables[i][k]]
			}
			if Clash(tables[i], "players") != nil && len(tables[i]) > 1 && tables[i][0] != tables[i][1] {
				t.Fatalf("%q are not told apart", tables[i])
			}
		}
		for from, to := range Across(tables) {
			if from != to {
				t.Fatalf("%q becomes %q", from, to)
			}
		}
	})
}

// TestMarked checks that a note keeps its letters, with a plain mark for those the fonts lack.
func TestMarked(t *testing.T) {
	for note, want := range map[string]string{"Ána takes Kick!": "Ána takes Kick!", "李小龍 has 2": "??? has 2", "": ""} {
		if got := Marked(note); got != want {
			t.Errorf("%q is shown as %q, want %q", note, got, want)
		}
	}
}
