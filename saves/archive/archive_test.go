package archive

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"lineup/game/english"
	"lineup/saves/container"
)

// packed returns an archive of files.
func packed(t testing.TB, files ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	w, err := NewWriter(&out, "1.0", 5)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(files); i += 2 {
		if err := w.Add(files[i], []byte(files[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// read returns the files of an archive.
func read(b []byte) (map[string]string, error) {
	out := map[string]string{}
	err := Read(bytes.NewReader(b), int64(len(b)), func(name string, b []byte) error {
		out[name] = string(b)
		return nil
	})
	return out, err
}

// sealed returns a file with a correct checksum at its end.
func sealed(text string) []byte { return container.Seal([]byte(text)) }

func TestReadsBack(t *testing.T) {
	for _, files := range [][]string{
		nil,
		{"a.lineup", "one"},
		{"saves/a.lineup", "one\ntwo", "saves/a.lineup.bak1", "\x00\n{\"end\":true}\n", "settings.lineup", strings.Repeat("x", container.MaxFile)},
		{"saves/Zoë's game?.lineup", "one"},
	} {
		want := map[string]string{}
		for i := 0; i < len(files); i += 2 {
			want[files[i]] = files[i+1]
		}
		if got, err := read(packed(t, files...)); err != nil || !maps.Equal(got, want) {
			t.Errorf("%.80q came back as %.80q, %v", want, got, err)
		}
	}
}

// TestEveryByteCounts checks that a file is refused if it ends anywhere before its end, or if one of
// its bytes or bits differs.
func TestEveryByteCounts(t *testing.T) {
	b := packed(t, "saves/a.lineup", "one", "saves/b.lineup", "two\nthree", "settings.lineup", "four")
	for n := range b {
		if _, err := read(b[:n]); english.Error(t, err) == nil {
			t.Errorf("the first %d of %d bytes were read", n, len(b))
		}
		for bit := range 8 {
			bad := bytes.Clone(b)
			bad[n] ^= 1 << bit
			if _, err := read(bad); english.Error(t, err) == nil {
				t.Errorf("it was read with bit %d of byte %d flipped", bit, n)
			}
		}
	}
	if _, err := read(append(bytes.Clone(b), 'x')); err == nil {
		t.Error("it was read with a byte too many")
	}
}

// TestRefused checks the reasons why files are refused, most of them with correct checksums.
func TestRefused(t *testing.T) {
	line := func(name, text string) string {
		return fmt.Sprintf("{\"name\":%q,\"bytes\":%d,\"sha256\":\"%x\"}\n%s", name, len(text), sha256.Sum256([]byte(text)), text)
	}
	const head, end = "LINEUP EVERYTHING 1\n{\"program\":\"1.0\"}\n", "{\"end\":true,\"entries\":1}\n"
	if _, err := read(sealed(head + line("a", "x") + end)); err != nil {
		t.Fatal(err)
	}
	noise := make([]byte, 10_000)
	chance := rand.New(rand.NewPCG(1, 2))
	for i := range noise {
		noise[i] = byte(chance.Uint32())
	}
	var many strings.Builder
	many.WriteString(head)
	for i := range MaxEntries + 1 {
		many.WriteString(line(fmt.Sprint("saves/", i), "x"))
	}
	for _, c := range []struct{ name, file, want string }{
		{"empty", "", "not an export"},
		{"noise", string(noise), "not an export"},
		{"zip", "PK\x03\x04" + string(noise), "not an export"},
		{"game", "LINEUP 2\n{}\n", "one game or campaign"},
		{"word only", "LINEUP EVERYTHING ", "cut short"},
		{"format 0", string(sealed("LINEUP EVERYTHING 0\n{}\n" + end)), "format"},
		{"format 01", string(sealed("LINEUP EVERYTHING 01\n{}\n" + end)), "format"},
		{"no heading", string(sealed("LINEUP EVERYTHING 1\nnothing\n" + end)), "second line"},
		{"long line", string(sealed(head + strings.Repeat("x", 1<<20))), "too long"},
		{"endless line", string(sealed(head + "{")), "cut short"},
		{"no JSON", string(sealed(head + "x\n" + end)), "can't be read"},
		{"too few", string(sealed(head + end)), "it has 0 files and should have 1"},
		{"too many", string(sealed(head + line("a", "x") + line("b", "x") + end)), "it has 2 files"},
		{"after the end", string(sealed(head + line("a", "x") + end + "x")), "follows its end"},
		{"after the checksum", string(sealed(head+line("a", "x")+end)) + "x", "damaged"},
		{"no checksum", head + line("a", "x") + end, "cut short"},
		{"wrong checksum", head + line("a", "x") + end + strings.Repeat("x", sha256.Size), "wrong checksum"},
		{"wrong file checksum", string(sealed(head + strings.Replace(line("a", "x"), "sha256\":\"2", "sha256\":\"3", 1) + end)), "wrong checksum"},
		{"empty file", string(sealed(head + line("a", "") + end)), "can't have 0 bytes"},
		{"negative size", string(sealed(head + "{\"name\":\"a\",\"bytes\":-1}\n" + end)), "can't have -1 bytes"},
		{"huge size", string(sealed(head + "{\"name\":\"a\",\"bytes\":99999999999}\n" + end)), "can't have 99999999999 bytes"},
		{"larger than the rest", string(sealed(head + "{\"name\":\"a\",\"bytes\":8000000}\n" + end)), "cut short"},
		{"twice", string(sealed(head + line("a", "x") + line("a", "x") + end)), "twice"},
		{"twice but for case", string(sealed(head + line("saves/a", "x") + line("saves/A", "x") + end)), "twice"},
		{"too many files", string(sealed(many.String())), "more than 40000 files"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := read([]byte(c.file))
			if english.Error(t, err) == nil || !strings.Contains(err.Error(), c.want) || strings.ContainsAny(err.Error(), "\n\x00") || len(err.Error()) > 300 {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
	for _, name := range []string{"", ".", "..", "../a", "/etc/passwd", "saves/../a", "saves//a", "saves/", "a/b/c", `saves\a`, `C:\a`, "c:a", "saves/.tmp-1", ".hidden",
		"saves/a\nb", "saves/a\u202eb", "saves/\x00", strings.Repeat("x", MaxName+1)} {
		if _, err := read(sealed(head + line(name, "x") + end)); english.Error(t, err) == nil || !strings.Contains(err.Error(), "damaged") {
			t.Errorf("the name %.40q: %v", name, err)
		}
		var out bytes.Buffer
		if w, err := NewWriter(&out, "", 0); err != nil || w.Add(name, []byte("x")) == nil {
			t.Errorf("the name %.40q was written, %v", name, err)
		}
	}
	if err := Read(strings.NewReader(head), MaxFile+1, nil); english.Error(t, err) == nil || !strings.Contains(err.Error(), "larger than 512 MiB") {
		t.Error(err)
	}
}

// TestNewer checks that a file of a future format names the program that wrote it, if it is whole.
func TestNewer(t *testing.T) {
	b := sealed("LINEUP EVERYTHING 2\n{\"program\":\"9.9\"}\nwhatever")
	_, err := read(b)
	var newer *container.Newer
	if !errors.As(err, &newer) || newer.Program != "9.9" {
		t.Error(err)
	}
	b[30] ^= 1
	if _, err = read(b); err == nil || errors.As(err, &newer) {
		t.Errorf("damaged: %v", err)
	}
}

// FuzzRead checks that a file is refused, or can be written again with the same contents. It corrects
// the checksum of the file, so that the fuzzer reaches the code behind it.
func FuzzRead(f *testing.F) {
	for _, b := range [][]byte{packed(f), packed(f, "a.lineup", "one", "saves/a.lineup", "two\nthree"), []byte("LINEUP EVERYTHING 2\n{\"program\":\"9.9\"}\n" + strings.Repeat("x", 40))} {
		f.Add(b[:len(b)-sha256.Size])
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		files, err := read(container.Seal(bytes.Clone(b)))
		if err != nil {
			return
		}
		var list []string
		for name, text := range files {
			list = append(list, name, text)
		}
		if again, err := read(packed(t, list...)); err != nil || !maps.Equal(again, files) {
			t.Fatalf("%q, then %q, %v", files, again, err)
		}
	})
}
