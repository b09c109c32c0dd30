// Command sheets paints contact sheets of every set's pictures, to look at and to keep: all faces
// at two sizes, all subjects in ink, all places without subjects, and the Super-Villains as giants.
// A change of the art shows as a changed sheet.
package main

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"os"
	"path/filepath"
	"sort"

	"lineup/game/card"
	"lineup/game/sets"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
)

func main() {
	out := flag.String("out", "assets/sheets", "the folder for the sheets")
	only := flag.String("set", "", "the set to paint (default: all)")
	flag.Parse()
	if err := run(*out, *only); err != nil {
		fmt.Fprintln(os.Stderr, "sheets:", err)
		os.Exit(1)
	}
}

func run(folder, only string) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	painted := 0
	for _, set := range append(sets.All(), rebirth.Box()) {
		if only != "" && set.ID != only {
			continue
		}
		painted++
		if err := paint(folder, set); err != nil {
			return err
		}
	}
	if painted == 0 {
		return fmt.Errorf("unknown set %q", only)
	}
	return nil
}

// paint paints the sheets of one set.
func paint(folder string, set card.Set) error {
	faces := art.FacesOf(set)
	sort.SliceStable(faces, func(i, j int) bool { return faces[i].Kind < faces[j].Kind })
	var cards, giants []art.Face
	for _, f := range faces {
		cards = append(cards, f)
		if f.Kind == art.SuperVillain {
			giants = append(giants, f)
		}
	}
	for _, s := range []struct {
		name    string
		columns int
		faces   []art.Face
		paint   func(f art.Face) image.Image
	}{
		{"204", 10, cards, func(f art.Face) image.Image { return card204(f) }},
		{"118", 16, cards, func(f art.Face) image.Image { return small(f) }},
		{"silhouettes", 12, cards, func(f art.Face) image.Image { return art.Silhouette(f, 160, 112) }},
		{"places", 12, cards, func(f art.Face) image.Image { return art.PlaceOf(f, 160, 112) }},
		{"giants", 6, giants, func(f art.Face) image.Image { return giant(f) }},
	} {
		if len(s.faces) == 0 {
			continue
		}
		if err := write(filepath.Join(folder, set.ID+"-"+s.name+".jpg"), sheet(s.faces, s.columns, s.paint)); err != nil {
			return err
		}
	}
	return nil
}

func card204(f art.Face) image.Image {
	if f.Oversized() {
		return art.PaintPoster(f, 224, 286, false)
	}
	return art.PaintCard(f, 204, false)
}

func small(f art.Face) image.Image {
	if f.Oversized() {
		return art.PaintThumb(f, 118, 118)
	}
	return art.PaintCard(f, 118, false)
}

func giant(f art.Face) image.Image {
	return pen.Paint(394, 470, 1, func(p pen.Pen) { art.DrawGiantPanel(p, &f, 394, 464, 0) })
}

// gap is the space between two pictures on a sheet.
const gap = 6

// sheet paints pictures side by side.
func sheet(faces []art.Face, columns int, paint func(f art.Face) image.Image) image.Image {
	pictures := make([]image.Image, len(faces))
	wide, high := 0, 0
	for i, f := range faces {
		pictures[i] = paint(f)
		wide, high = max(wide, pictures[i].Bounds().Dx()), max(high, pictures[i].Bounds().Dy())
	}
	columns = min(columns, len(faces))
	rows := (len(faces) + columns - 1) / columns
	out := image.NewRGBA(image.Rect(0, 0, columns*(wide+gap)+gap, rows*(high+gap)+gap))
	draw.Draw(out, out.Bounds(), image.NewUniform(color.NRGBA{0x13, 0x2a, 0x55, 0xff}), image.Point{}, draw.Src)
	for i, p := range pictures {
		at := image.Pt(gap+i%columns*(wide+gap), gap+i/columns*(high+gap))
		draw.Draw(out, p.Bounds().Add(at), p, image.Point{}, draw.Over)
	}
	return out
}

// quality is the JPEG quality of the files: small, but good enough to judge a picture.
const quality = 82

func write(name string, m image.Image) (err error) {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer func() {
		if e := f.Close(); err == nil {
			err = e
		}
	}()
	return jpeg.Encode(f, m, &jpeg.Options{Quality: quality})
}
