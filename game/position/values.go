package position

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"go.starlark.net/starlark"
)

// texts returns the strings of a Starlark list, or nil if it is missing.
func texts(what string, l *starlark.List) ([]string, error) {
	if l == nil {
		return nil, nil
	}
	var out []string
	for v := range l.Elements() {
		text, ok := starlark.AsString(v)
		if !ok {
			return nil, fmt.Errorf("%s: a list of names, but there is %s in it", what, v)
		}
		out = append(out, text)
	}
	return out, nil
}

// list returns names as a Starlark list in text form.
func list(names []string) string {
	quoted := make([]string, len(names))
	for i, n := range names {
		quoted[i] = fmt.Sprintf("%q", n)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// strs returns names as a frozen Starlark list.
func strs(names []string) *starlark.List {
	values := make([]starlark.Value, len(names))
	for i, n := range names {
		values[i] = starlark.String(n)
	}
	l := starlark.NewList(values)
	l.Freeze()
	return l
}

// pile returns a list of cards whose order does not matter, and records it in session.piles. For
// the file it is an ordinary list.
func (s *session) pile(names []string) *starlark.List {
	l := strs(names)
	s.piles[l] = true
	return l
}

// isPile reports whether a value is a reader's list of cards in no order.
func (s *session) isPile(v starlark.Value) bool {
	l, ok := v.(*starlark.List)
	return ok && s.piles[l]
}

// equal compares an actual value with the wanted one. Lists compare as bags if one of them is a
// pile. Card names match in any form.
func (s *session) equal(actual, wanted starlark.Value) (bool, error) {
	a, listed := actual.(*starlark.List)
	w, both := wanted.(starlark.Iterable)
	if !listed || !both {
		return starlark.Equal(s.written(actual), s.written(wanted))
	}
	x, y := s.elements(a), s.elements(w)
	if s.isPile(actual) || s.isPile(wanted) {
		slices.Sort(x)
		slices.Sort(y)
	}
	return slices.Equal(x, y), nil
}

// elements returns the values of a list as text, with card names in their shortest form.
func (s *session) elements(it starlark.Iterable) []string {
	out := []string{}
	for v := range starlark.Elements(it) {
		out = append(out, s.written(v).String())
	}
	return out
}

// written returns a value, with a card name in its shortest form and printed case.
func (s *session) written(v starlark.Value) starlark.Value {
	if text, ok := starlark.AsString(v); ok && s.given.begun {
		if f, err := s.face(text, false); err == nil {
			return starlark.String(s.nameOf(f))
		}
	}
	return v
}
