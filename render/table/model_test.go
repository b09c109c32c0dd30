package table

import (
	"bytes"
	"cmp"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui"
)

// model writes down everything that can be reached from a table: texts, faces, cards,
// numbers and places, field by field. What is added to the table later is in it by itself.
type model struct {
	out   bytes.Buffer
	lines bool // each value in a line of its own, after its path
	path  []string
	faces map[string]string // names of faces, and where one is
}

// notModel are types that are not of the model: what is drawn with, what the table is of,
// and the log's reader, whose lines the model has.
var notModel = map[reflect.Type]bool{
	reflect.TypeFor[*match.Match]():     true,
	reflect.TypeFor[*match.Chronicle](): true,
	reflect.TypeFor[*ui.Canvas]():       true,
	reflect.TypeFor[ui.Layer]():         true,
	reflect.TypeFor[ui.Overlays]():      true, // the table again, layer by layer
	reflect.TypeFor[ui.Overlay]():       true, // the board again
	reflect.TypeFor[board.Scene]():      true, // the table again, and the view it is asked for
	reflect.TypeFor[*ebiten.Image]():    true,
	reflect.TypeFor[[]art.Face]():       true, // all there are
}

// coverings are types whose values are nothing while they are not shown.
var coverings = map[reflect.Type]bool{reflect.TypeFor[ui.Browser](): true, reflect.TypeFor[ui.Zoom](): true, reflect.TypeFor[ui.Dialog](): true}

// counters are fields that only count how often something was done.
var counters = []string{"laid", "seen", "fitted"}

// latestLines is how many lines of a log are compared.
const latestLines = 20

var linesType = reflect.TypeFor[[]match.Line]()

var faceType = reflect.TypeFor[*art.Face]()

func (m *model) walk(v reflect.Value) {
	if !v.IsValid() || notModel[v.Type()] {
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		switch {
		case v.IsNil():
			m.say("nil")
		case v.Type() == faceType:
			name := v.Elem().FieldByName("Name").String()
			m.say(name)
			if m.faces != nil && m.faces[name] == "" {
				m.faces[name] = strings.Join(m.path, "")
			}
		default:
			m.walk(v.Elem())
		}
	case reflect.Interface:
		m.walk(v.Elem())
	case reflect.Struct:
		if shown := v.FieldByName("shown"); coverings[v.Type()] && !shown.Bool() {
			return
		}
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if v.Type() == reflect.TypeFor[Table]() && slices.Contains(counters, f.Name) {
				continue
			}
			m.in("."+f.Name, v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		first := 0
		if v.Type() == linesType { // what was written before is no news
			first = max(0, v.Len()-latestLines)
		}
		for i := first; i < v.Len(); i++ {
			m.in("#"+strconv.Itoa(i), v.Index(i))
		}
		m.say(strconv.Itoa(v.Len()))
	case reflect.Map:
		keys := v.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return cmp.Compare(number64(a), number64(b)) })
		for _, k := range keys {
			m.in("#"+strconv.FormatInt(number64(k), 10), v.MapIndex(k))
		}
		m.say(strconv.Itoa(len(keys)))
	case reflect.Func, reflect.Chan:
	case reflect.String:
		m.say(v.String())
	case reflect.Bool:
		m.say(strconv.FormatBool(v.Bool()))
	case reflect.Float32, reflect.Float64:
		m.say(strconv.FormatFloat(v.Float(), 'g', -1, 64))
	default:
		m.say(strconv.FormatInt(number64(v), 10))
	}
}

// number64 returns any whole number. A map of other keys is none the table has.
func number64(v reflect.Value) int64 {
	if v.CanInt() {
		return v.Int()
	}
	return int64(v.Uint())
}

func (m *model) in(step string, v reflect.Value) {
	if m.lines || m.faces != nil {
		m.path = append(m.path, step)
		defer func() { m.path = m.path[:len(m.path)-1] }()
	}
	m.walk(v)
}

func (m *model) say(s string) {
	if m.lines {
		m.out.WriteString(strings.Join(m.path, "") + " = ")
	}
	m.out.WriteString(s)
	m.out.WriteByte('\n')
}

// mustEqual sees that two models are the same.
func mustEqual[T any](t *testing.T, what string, one, two T) {
	t.Helper()
	var a, b model
	a.walk(reflect.ValueOf(one))
	b.walk(reflect.ValueOf(two))
	if bytes.Equal(a.out.Bytes(), b.out.Bytes()) {
		return
	}
	a, b = model{lines: true}, model{lines: true}
	a.walk(reflect.ValueOf(one))
	b.walk(reflect.ValueOf(two))
	was, is := strings.Split(a.out.String(), "\n"), strings.Split(b.out.String(), "\n")
	for i := range min(len(was), len(is)) {
		if was[i] != is[i] {
			t.Fatalf("%s: it tells what cannot be known:\n%s\nand in another world\n%s", what, was[i], is[i])
		}
	}
	t.Fatalf("%s: it tells what cannot be known: %d values, and %d in another world", what, len(was), len(is))
}

// modelFaces returns the faces that can be reached from a table, by name, and where. What was
// seen before, such as the log's lines, has texts and no faces.
func modelFaces(tb *Table) map[string]string {
	m := model{faces: map[string]string{}}
	m.walk(reflect.ValueOf(tb))
	return m.faces
}
