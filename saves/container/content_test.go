package container

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/campaign"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/game/testgame"
)

var update = flag.Bool("update", false, "write golden files of the current format that are not there yet")

const (
	standardPlan = `standard seats=Ana,Bob:greedy seed=42`
	rebirthPlan  = `rebirth seats=Ana,"Bob B." seed=7 log=damage:Bank=2,City_Hall=destroyed;missions:Bricks_and_Mortar;lost:Tomorrow's_Headline*5`
)

// campaignText is a campaign in version 1.
var campaignText = []byte(`{"version":1,"id":"town","title":"Our town","seed":42,"players":[{"name":"Ana","hero":"Batman"}],"entries":[
{"play":{"scenario":1,"try":1,"players":[{"name":"Ana","hero":"Batman"}],"result":{"won":true,"damage":{"Bank":2}}}},
{"play":{"scenario":2,"try":1,"players":[{"name":"Ana","hero":"Batman"}],"secrets":[1],"pack":9}},
{"back":{"to":1}}]}
`)

// goldens returns contents of every kind, from real games.
func goldens(t testing.TB) map[string]Content {
	t.Helper()
	out := map[string]Content{}
	game := func(name, plan string, kind savegame.SaveKind, answers int) {
		table, err := testgame.New(plan, 3)
		if err != nil {
			t.Fatal(err)
		}
		c := Content{SavedGame: table.Play(answers).Kept(kind, "game-"+name)}
		c.Written, c.Program = 1_795_000_000, "1.0"
		c.Record.Beyond = []match.Beyond{{From: 12, To: 9}}
		c.SaveEntry.Beyond = true
		out[name] = c
	}
	game("running", standardPlan, savegame.Running, 25)
	game("turn", standardPlan, savegame.TurnStart, 25)
	game("named", rebirthPlan, savegame.Named, 25)
	game("quick", standardPlan, savegame.Quick, 3)
	game("replay", `standard villains=5 seats=Ana,Bob seed=1`, savegame.Replay, 1_000_000)
	game("report", standardPlan, Report, 10)
	with := func(name string, change func(c *Content)) {
		c := out[name]
		change(&c)
		out[name] = c
	}
	with("running", func(c *Content) { c.Picture = testgame.Picture(64, 36) })
	with("named", func(c *Content) { c.Title = "Ana’s evening" })
	with("replay", func(c *Content) { c.Over, c.Result, c.Now, c.Saved.Turn = true, "Ana wins with 31 points", nil, nil })
	with("report", func(c *Content) { c.Text = []byte("It looked wrong.\n") })
	settings := Content{Text: []byte(`{"sound":"off","speed":"fast"}`)}
	settings.Kind = Settings
	out["settings"] = settings
	town := Content{Text: campaignText}
	town.Kind, town.Title, town.SavedGame.Game = Campaign, "Our town", "town"
	out["campaign"] = town
	finished := Content{Text: []byte(`{"game":"g","plan":"standard seats=Ana,Bob seed=1","ended":1795000000,"turns":12,"won":[1],"points":[20,31]}` + "\n")}
	finished.Kind = Finished
	out["finished"] = finished
	for name, c := range out {
		c.SaveEntry.Plan = ""
		if isGame(c.Kind) {
			c.SaveEntry.Plan = c.Record.Plan.String()
		}
		out[name] = c
	}
	return out
}

// goldenFolder returns the folder with the golden files of a format.
func goldenFolder(format int) string { return fmt.Sprintf("../testdata/format%d", format) }

// TestFormats checks that files of every format still open with all their contents. The golden
// files of a format are written while it is current, and never again.
func TestFormats(t *testing.T) {
	if *update {
		for name, c := range goldens(t) {
			path := filepath.Join(goldenFolder(Format), name+".lineup")
			if _, err := os.Stat(path); err == nil {
				continue // it must always open, so it is never rewritten
			}
			b, err := Encode(c)
			if err != nil {
				t.Fatal(name, err)
			}
			if err := os.WriteFile(path, b, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	for format := 1; format <= Format; format++ {
		t.Run(fmt.Sprint(format), func(t *testing.T) { testFormat(t, format) })
	}
}

// since maps a kind that was added later to its first format.
var since = map[savegame.SaveKind]int{Campaign: 2}

func testFormat(t *testing.T, format int) {
	files, _ := filepath.Glob(goldenFolder(format) + "/*.lineup")
	if len(files) < len(savegame.Kinds)+3 {
		t.Fatalf("%d golden files: run this test with -update", len(files))
	}
	kinds := map[savegame.SaveKind]bool{}
	for _, path := range files {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		c, err := Decode(b)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		kinds[c.Kind] = true
		if want := strings.TrimSuffix(filepath.Base(path), ".lineup"); string(c.Kind) != want {
			t.Errorf("%s is of the kind %q", path, c.Kind)
		}
		if isGame(c.Kind) && (len(c.Record.Answers) == 0 || c.Record.Plan.String() != c.SaveEntry.Plan || len(c.Turns) == 0 || len(c.Record.Beyond) != 1 || c.Program != "1.0") {
			t.Errorf("%s: not all of the game is there: %+v", path, c.SaveEntry)
		}
		if c.Kind == Campaign {
			if town, err := campaign.Read(c.Text); err != nil || len(town.Entries()) != 3 {
				t.Errorf("%s: %+v, %v", path, town, err)
			}
		}
		// Writing it again gives the same contents. The bytes may differ if another Go version
		// packs differently.
		again, err := Encode(c)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		d, err := Decode(again)
		if err != nil || !reflect.DeepEqual(c, d) {
			t.Errorf("%s: written and read again it differs (%v)", path, err)
		}
	}
	for _, k := range append([]savegame.SaveKind{Settings, Finished, Report, Campaign}, savegame.Kinds...) {
		if !kinds[k] && format >= since[k] {
			t.Errorf("there is no golden file of the kind %q", k)
		}
	}
}

// TestRoundTrip checks that a file reads as it was written, and that writing it again gives the
// same bytes.
func TestRoundTrip(t *testing.T) {
	for name, c := range goldens(t) {
		b, err := Encode(c)
		if err != nil {
			t.Fatal(name, err)
		}
		d, err := Decode(b)
		if err != nil {
			t.Fatal(name, err)
		}
		if !reflect.DeepEqual(c, d) {
			t.Errorf("%s: written\n%+v\nread\n%+v", name, c, d)
		}
		again, err := Encode(d)
		if err != nil || !bytes.Equal(b, again) {
			t.Errorf("%s: written again it is not the same (%v)", name, err)
		}
		e, err := DecodeEntry(b)
		if err != nil || !reflect.DeepEqual(e.SaveEntry, d.SaveEntry) {
			t.Errorf("%s: a list says %+v, the file %+v (%v)", name, e.SaveEntry, d.SaveEntry, err)
		}
		if !bytes.HasPrefix(b, fmt.Appendf(nil, "LINEUP %d\n{", Format)) {
			t.Errorf("%s begins with %q", name, b[:20])
		}
	}
}

// TestSame checks that the comparison after every write notices a change of any field.
func TestSame(t *testing.T) {
	c := goldens(t)["named"]
	d := c
	if !c.same(&d) {
		t.Fatal("a content is not the same as itself")
	}
	check := func(name string, change func(d *Content)) {
		d := c
		change(&d)
		if c.same(&d) {
			t.Errorf("nothing notices that %s has changed", name)
		}
	}
	// Reflection changes every field, so the test covers fields that are added later.
	for path := range fields(reflect.TypeFor[Content](), nil) {
		field := reflect.TypeFor[Content]().FieldByIndex(path.index())
		if field.Name == "ID" || field.Type == reflect.TypeFor[match.Plan]() {
			continue
		}
		check(field.Name, func(d *Content) {
			v := reflect.ValueOf(d).Elem().FieldByIndex(path.index())
			switch v.Kind() {
			case reflect.String:
				v.SetString(v.String() + "x")
			case reflect.Bool:
				v.SetBool(!v.Bool())
			case reflect.Int, reflect.Int64:
				v.SetInt(v.Int() + 1)
			case reflect.Uint32, reflect.Uint64:
				v.SetUint(v.Uint() + 1)
			case reflect.Slice:
				v.Set(reflect.Append(reflect.AppendSlice(reflect.Zero(v.Type()), v), reflect.Zero(v.Type().Elem())))
			case reflect.Struct: // compared as a whole
				v.Field(0).SetInt(v.Field(0).Int() + 1)
			default:
				t.Fatalf("nobody knows how to change %s, a %s", field.Name, v.Kind())
			}
		})
	}
	check("the Plan", func(d *Content) { d.Record.Plan.Seed++ })
}

// fieldPath is the index path of a field, as in reflect.
type fieldPath string

func (p fieldPath) index() (out []int) {
	for _, b := range []byte(p) {
		out = append(out, int(b))
	}
	return out
}

// fields returns all fields of a struct and of its embedded structs.
func fields(t reflect.Type, above []byte) map[fieldPath]bool {
	out := map[fieldPath]bool{}
	for i := range t.NumField() {
		f := t.Field(i)
		path := append(append([]byte{}, above...), byte(i))
		if f.Anonymous && f.Type.Kind() == reflect.Struct {
			for p := range fields(f.Type, path) {
				out[p] = true
			}
			continue
		}
		out[fieldPath(path)] = true
	}
	return out
}

// TestEveryByte checks that a file with any byte changed, or cut off anywhere, is refused with a
// reason and never read as another game.
func TestEveryByte(t *testing.T) {
	for name, c := range goldens(t) {
		b, err := Encode(c)
		if err != nil {
			t.Fatal(err)
		}
		refused := func(what string, at int, b []byte) {
			t.Helper()
			for reading, err := range map[string]error{"whole": second(Decode(b)), "in a list": second(DecodeEntry(b))} {
				if english.Error(t, err) == nil {
					t.Fatalf("%s, %s at byte %d, is read %s", name, what, at, reading)
				}
				if _, ok := err.(*Damage); !ok || len(err.Error()) < 20 {
					t.Fatalf("%s, %s at byte %d, %s: the reason is %q", name, what, at, reading, err)
				}
			}
		}
		for i := range b {
			flipped := bytes.Clone(b)
			flipped[i] ^= 1 << (i % 8)
			refused("changed", i, flipped)
			refused("cut off", i, b[:i])
		}
		refused("lengthened", len(b), append(bytes.Clone(b), 0))
	}
}

func second(_ Content, err error) error { return err }

// TestSizes checks that saves are small, even of long games.
func TestSizes(t *testing.T) {
	for _, plan := range []string{`standard seats=A,B,C,D,E villains=12 seed=5`, `rebirth seats=A,B,C,D seed=5`} {
		table, err := testgame.New(plan, 1)
		if err != nil {
			t.Fatal(err)
		}
		b, err := Encode(Content{SavedGame: table.Play(1_000_000).Kept(savegame.Running, "g")})
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %d answers, %d turns: %d bytes", plan, table.Given(), table.Number(), len(b))
		if len(b) >= 64<<10 {
			t.Errorf("%s: a save of %d bytes", plan, len(b))
		}
	}
}

// TestDisplayed checks that texts from a file are displayed without control runes.
func TestDisplayed(t *testing.T) {
	table, err := testgame.New(standardPlan, 3)
	if err != nil {
		t.Fatal(err)
	}
	c := Content{SavedGame: table.Play(3).Kept(savegame.Named, "g")}
	c.Title, c.Result = "  My\u202e\n game\x00\xff\u2066 ", "a\tb"
	c.Program = strings.Repeat("é", 100)
	c.Record.Plan.Seats = append(c.Record.Plan.Seats[:0:0], c.Record.Plan.Seats...)
	c.Record.Plan.Seats[0].Name = "A\u202ena\u0007"
	b, err := Encode(c)
	if err != nil {
		t.Fatal(err)
	}
	d, err := Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	if d.Title != "My game" || d.Result != "a b" || d.Record.Plan.Seats[0].Name != "Ana" || len(d.Program) != 100 || strings.Contains(d.SaveEntry.Plan, `\u`) {
		t.Errorf("%q %q %q %q %d", d.Title, d.Result, d.Record.Plan.Seats[0].Name, d.SaveEntry.Plan, len(d.Program))
	}
	// The same for a file from another program.
	r, err := unpack(b, everything)
	if err != nil {
		t.Fatal(err)
	}
	must(t, r.openHeader())
	r.Header["title"], r.Header["plan"] = json.RawMessage(`"x\u202ey\nz"`), json.RawMessage(`"standard seats=\"A\\u202en\",B"`)
	b, err = r.pack(r.packHeader)
	if err != nil {
		t.Fatal(err)
	}
	d, err = Decode(b)
	if err != nil || d.Title != "xy z" || d.Record.Plan.Seats[0].Name != "An" || d.SaveEntry.Plan != "standard seats=An,B" {
		t.Errorf("%q %q %v", d.Title, d.SaveEntry.Plan, err)
	}
}

// TestEarlierNames checks that a file of an earlier version, which took any names and cut them to 200
// bytes, opens with names that are told apart, and that the game can be made from its Plan.
func TestEarlierNames(t *testing.T) {
	table, err := testgame.New(standardPlan, 3)
	if err != nil {
		t.Fatal(err)
	}
	c := Content{SavedGame: table.Play(9).Kept(savegame.Replay, "g")}
	b, err := Encode(c)
	if err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("N", 200)
	for names, want := range map[string][2]string{
		long + "," + long: {strings.Repeat("N", 23) + "…", strings.Repeat("N", 21) + "… 2"},
		strings.Repeat("N", 1000) + "1," + strings.Repeat("N", 1000) + "2": {strings.Repeat("N", 23) + "…", strings.Repeat("N", 21) + "… 2"},
		"Ana,ana":    {"Ana", "ana 2"},
		`Ana,"Ana "`: {"Ana", "Ana 2"},
		"Ana,Аna":    {"Ana", "Аna 2"}, // the second in Cyrillic
		"李小龍,דוד":    {"Player", "Player 2"},
	} {
		r, err := unpack(b, everything)
		must(t, err)
		must(t, r.openHeader())
		r.Header["plan"], err = json.Marshal(strings.Replace(c.Record.Plan.String(), "Ana,Bob:greedy", names, 1))
		must(t, err)
		old, err := r.pack(r.packHeader)
		must(t, err)
		d, err := Decode(old)
		must(t, err)
		if seats := d.Record.Plan.Seats; seats[0].Name != want[0] || seats[1].Name != want[1] {
			t.Errorf("%.40s: the names are %q and %q, want %q", names, seats[0].Name, seats[1].Name, want)
		}
		g, err := catalog.Shipped.Build(d.Record.Plan)
		must(t, err)
		if _, err := match.Replay(g, nil, d.Record); err != nil {
			t.Errorf("%.40s: %v", names, err)
		}
		again, err := Encode(d)
		must(t, err)
		if e, err := Decode(again); err != nil || e.SaveEntry.Plan != d.SaveEntry.Plan {
			t.Errorf("%.40s: written again as %s, %v", names, e.SaveEntry.Plan, err)
		}
	}
}

// TestSelfCheck checks that a content that could not be read back is not written.
func TestSelfCheck(t *testing.T) {
	table, err := testgame.New(standardPlan, 3)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(c *Content){
		"no state":           func(c *Content) { c.Now = nil },
		"a large picture":    func(c *Content) { c.Picture = testgame.Picture(2000, 10) },
		"no picture":         func(c *Content) { c.Picture = []byte("GIF89a") },
		"many bytes":         func(c *Content) { c.Picture = make([]byte, 64<<10+1) },
		"a kind":             func(c *Content) { c.Kind = "other" },
		"a negative turn":    func(c *Content) { c.SaveEntry.Turn = -1 },
		"a turn nowhere":     func(c *Content) { c.Turns = []match.TurnStart{{At: -1}} },
		"an unknown answer":  func(c *Content) { c.Record.Answers = []engine.Option{{Kind: engine.NumOptions}} },
		"a name of the game": func(c *Content) { c.SavedGame.Game = "a\nb" },
		"a long Plan": func(c *Content) {
			c.Record.Plan.Variants = []string{}
			for range 200 {
				c.Record.Plan.Variants = append(c.Record.Plan.Variants, strings.Repeat("v", 190))
			}
		},
		"a large state": func(c *Content) { c.Now = make([]byte, 2<<20) },
	} {
		t.Run(name, func(t *testing.T) {
			c := Content{SavedGame: table.Kept(savegame.Running, "g")}
			change(&c)
			if b, err := Encode(c); err == nil {
				t.Errorf("%d bytes would be written", len(b))
			}
		})
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// packHeader returns the header of a file that unpack split.
func (r *Raw) packHeader(parts []part) ([]byte, error) {
	list, err := json.Marshal(parts)
	if err != nil {
		return nil, err
	}
	r.Header[sectionsField] = list
	return json.Marshal(r.Header)
}

// TestSeenIsKept checks that what each person has seen of a game is read back, and left out if it
// cannot be right.
func TestSeenIsKept(t *testing.T) {
	for _, c := range []struct {
		seen []int
		want bool
	}{{nil, false}, {[]int{3, 0}, true}, {[]int{3}, false}, {[]int{3, -1}, false}, {[]int{3, maxAt + 1}, false}} {
		if got := cleanSeen(c.seen, 2); (got != nil) != c.want || c.want && !slices.Equal(got, c.seen) {
			t.Errorf("%v is read as %v", c.seen, got)
		}
	}
	games := 0
	for name, c := range goldens(t) {
		if !isGame(c.Kind) {
			continue
		}
		c.Seen = make([]int, len(c.Record.Plan.Seats))
		c.Seen[0] = 7
		b, err := Encode(c)
		if err != nil {
			t.Fatal(err)
		}
		if d, err := Decode(b); err != nil || !slices.Equal(d.Seen, c.Seen) {
			t.Errorf("%s: %v is read back as %v: %v", name, c.Seen, d.Seen, err)
		}
		games++
	}
	if games == 0 {
		t.Error("no game was written")
	}
}

// TestClockIsKept checks that the time of a turn is read back, that it is left out if it cannot be
// right, and that files without it open as before.
func TestClockIsKept(t *testing.T) {
	right := match.Clock{Turn: 3, Millis: 61_500}
	for _, c := range []match.Clock{{Turn: -1, Millis: 5}, {Turn: maxAt + 1, Millis: 5}, {Turn: 3, Millis: -1}, {Turn: 3, Millis: match.MaxMillis + 1}} {
		if got := cleanClock(c); got != (match.Clock{}) {
			t.Errorf("%v is read as %v", c, got)
		}
	}
	games := 0
	for name, c := range goldens(t) {
		if !isGame(c.Kind) {
			continue
		}
		if c.Clock != (match.Clock{}) {
			t.Errorf("%s has the time %v", name, c.Clock)
		}
		without, err := Encode(c)
		if err != nil || bytes.Contains(without, []byte(`"clock"`)) {
			t.Errorf("%s: a game without a time is written with one: %v", name, err)
		}
		c.Clock = right
		b, err := Encode(c)
		if err != nil {
			t.Fatal(err)
		}
		if d, err := Decode(b); err != nil || d.Clock != right {
			t.Errorf("%s: %v is read back as %v: %v", name, right, d.Clock, err)
		}
		games++
	}
	if games == 0 {
		t.Error("no game was written")
	}
}

// TestHeroes checks that the Super Heroes of the seats are in the list entry in plain text, and that
// those of another number of seats are left out.
func TestHeroes(t *testing.T) {
	table, err := testgame.New(standardPlan, 3)
	if err != nil {
		t.Fatal(err)
	}
	c := Content{SavedGame: table.Play(3).Kept(savegame.Running, "game")}
	for _, k := range []struct{ kept, want []string }{
		{[]string{"Bat\nman", "Cyborg and The Flash"}, []string{"Batman", "Cyborg and The Flash"}},
		{[]string{"Batman"}, nil},
	} {
		c.Heroes = k.kept
		b, err := Encode(c)
		if err != nil {
			t.Fatal(err)
		}
		if e, err := DecodeEntry(b); err != nil || !slices.Equal(e.Heroes, k.want) {
			t.Errorf("of the Super Heroes %q, %q are read, %v", k.kept, e.Heroes, err)
		}
	}
}
