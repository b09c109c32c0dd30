package naming

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Earlier versions took any text as a name. Files from them open with the names that these
// functions return.

const (
	cutMark  = "…"      // in place of the end of a name
	nameless = "Player" // in place of a name without a letter that the fonts have
)

// Shorten returns the part of a title that can be a name. It is "" if there is none.
func Shorten(title string) string {
	if Allows(title) {
		return title
	}
	return ShortenTo(title, MaxLetters)
}

// ShortenTo returns the part of a line that the fonts have, at most a number of letters long. It is
// for lines that the program makes from names.
func ShortenTo(line string, most int) string {
	var out strings.Builder
	n := 0
	for _, r := range Tidy(line) {
		if r != ' ' && !Drawn(r) {
			continue
		}
		if out.WriteRune(r); r != ' ' {
			n++
		}
		if n > most {
			break // there may be spaces at the end
		}
	}
	return cut(Tidy(out.String()), most)
}

// Marked returns a text with a question mark for each letter that the fonts lack. It is for notes,
// which may have any letters.
func Marked(text string) string {
	return strings.Map(func(r rune) rune {
		if r == ' ' || Drawn(r) {
			return r
		}
		return '?'
	}, text)
}

// cut shortens a tidy name to a number of letters.
func cut(name string, most int) string {
	letters := []rune(name)
	if len(letters) <= most {
		return name
	}
	return Tidy(string(letters[:most-1])) + cutMark
}

// Cut reports whether a name is what Shorten made of a longer one.
func Cut(name string) bool { return strings.HasSuffix(name, cutMark) }

// Numbered returns a name with a number after it.
func Numbered(name string, n int) string {
	number := fmt.Sprint(" ", n)
	return cut(name, MaxLetters-len(number)) + number
}

// Apart returns names that are allowed and cannot be mistaken for each other, in place of the names
// of a table in a file. It keeps the names for which this is true already.
func Apart(names []string) []string {
	earlier := make([][]int, len(names))
	for i := range names {
		for j := range i {
			earlier[i] = append(earlier[i], j)
		}
	}
	return apart(names, earlier)
}

// Across is like Apart for the names of several tables, such as the attempts of a campaign. A name
// stays the same at all of them. Names that were never at one table may look alike.
func Across(tables [][]string) map[string]string {
	at := map[string]int{}
	var names []string
	var earlier [][]int
	for _, table := range tables {
		for _, name := range table {
			if _, ok := at[name]; !ok {
				at[name] = len(names)
				names, earlier = append(names, name), append(earlier, nil)
			}
		}
	}
	for _, table := range tables {
		for _, a := range table {
			for _, b := range table {
				if i, j := at[a], at[b]; j < i && !slices.Contains(earlier[i], j) {
					earlier[i] = append(earlier[i], j)
				}
			}
		}
	}
	out := map[string]string{}
	for i, name := range apart(names, earlier) {
		out[names[i]] = name
	}
	return out
}

// apart does the work of Apart and Across. Earlier are, by index, the earlier names at the same
// tables.
func apart(names []string, earlier [][]int) []string {
	out := make([]string, len(names))
	var taken [len(looks{})]map[string]bool
	for k := range taken {
		taken[k] = map[string]bool{}
	}
	take := func(i int, name string) {
		out[i] = name
		for k, look := range looksOf(name) {
			taken[k][look] = true
		}
	}
	isTaken := func(name string) bool {
		for k, look := range looksOf(name) {
			if taken[k][look] {
				return true
			}
		}
		return false
	}
	for i, name := range names {
		clashes := func(j int) bool { return out[j] != "" && Alike(name, out[j]) }
		if Allows(name) && !slices.ContainsFunc(earlier[i], clashes) {
			take(i, name)
		}
	}
	next := map[string]int{} // the number to try next for a name
	for i, name := range names {
		if out[i] != "" {
			continue
		}
		base := cmp.Or(Shorten(name), nameless)
		shown := base
		for isTaken(shown) {
			next[base] = max(2, next[base]+1)
			shown = Numbered(base, next[base])
		}
		take(i, shown)
	}
	return out
}
