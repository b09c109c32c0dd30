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

// model writes down everything reachable from a table, field by field: texts, faces, cards,
// numbers, and positions. Fields added to the table later are included automatically.
type model struct {
	out   bytes.Buffer
	lines bool // each value on its own line, after its path
	path  []string
	faces map[string]string // names of faces, and the path of one
}

// notModel holds types that do not belong to the model: drawing tools, the table's input, and the
// log's reader, whose lines are in the model.
var notModel = map[reflect.Type]bool{
	reflect.TypeFor[*match.Match]():     true,
	reflect.TypeFor[*match.Chronicle](): true,
	reflect.TypeFor[*ui.Canvas]():       true,
	reflect.TypeFor[ui.Layer]():         true,
	reflect.TypeFor[ui.Overlays]():      true, // the table again, layer by layer
	reflect.TypeFor[ui.Overlay]():       true, // the board again
	reflect.TypeFor[board.Scene]():      true, // the table again, and its view
	reflect.TypeFor[*ebiten.Image]():    true,
	reflect.TypeFor[[]art.Face]():       true, // all faces
}

// coverings holds types that count as empty while they are not shown.
var coverings = map[reflect.Type]bool{reflect.TypeFor[ui.Browser](): true, reflect.TypeFor[ui.Zoom](): true, reflect.TypeFor[ui.Dialog](): true}

// counters lists fields that only count how often something was done.
var counters = []string{"laid", "seen", "fitted"}

// latestLines is the number of log lines compared.
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
		if v.Type() == linesType { // older lines are not compared
			first = max(0, v.Len()-latestLines)
		}
		for i := first; i < v.Len(); i++ {
			m.in("#"+strconv.Itoa(i), v.Index(i))
		}
		m.say(strconv.Itoa(v.Len()))
	case reflect.Map:
		keys := v.MapKeys()
		names := map[reflect.Value]string{}
		for _, k := range keys {
			names[k] = nameOf(k)
		}
		slices.SortFunc(keys, func(a, b reflect.Value) int {
			if a.CanInt() || a.CanUint() {
				return cmp.Compare(number64(a), number64(b))
			}
			return cmp.Compare(names[a], names[b])
		})
		for _, k := range keys {
			m.in("#"+names[k], v.MapIndex(k))
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

// nameOf returns the name of a key of a map: its number, or the model of what it points to.
func nameOf(k reflect.Value) string {
	if k.CanInt() || k.CanUint() {
		return strconv.FormatInt(number64(k), 10)
	}
	var m model
	m.walk(k)
	return m.out.String()
}

// number64 returns any integer.
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

// mustEqual checks that two models are the same.
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

// modelFaces returns the faces reachable from a table, by name, and their paths. Older contents,
// such as the log's lines, have texts and no faces.
func modelFaces(tb *Table) map[string]string {
	m := model{faces: map[string]string{}}
	m.walk(reflect.ValueOf(tb))
	return m.faces
}
