package comic

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"lineup/game/picture"
	"lineup/game/story"
	"lineup/render/art/pen"
)

// pages is the folder into which TestPaintPages paints all pages.
var pages = flag.String("pages", "", "paint all pages into this folder")

// damage is the damage of every Location that they show.
var damage = flag.Int("damage", 0, "the damage of every Location in the pages painted")

// everyPage calls do with every page of an intact city and its name. A lost Scenario has its pages
// before and after the last attempt.
func everyPage(do func(name string, p *story.Page)) {
	each := func(name string, ps []story.Page) {
		for i := range ps {
			do(fmt.Sprintf("%s-%d", name, i+1), &ps[i])
		}
	}
	for i := range story.Chapters {
		c := &story.Chapters[i]
		each(fmt.Sprintf("%d-a-opening", c.Scenario), c.Opening)
		each(fmt.Sprintf("%d-b-won", c.Scenario), c.Won)
		each(fmt.Sprintf("%d-c-lost", c.Scenario), c.Lost)
		each(fmt.Sprintf("%d-d-lost in the end", c.Scenario), story.Log{Decided: true}.Told(c.Lost))
	}
	for i, e := range story.Endings {
		each(fmt.Sprintf("9-ending%d", i+1), e)
	}
}

// everywhere returns the same damage for all Locations.
func everywhere(damage int) map[string]int {
	out := map[string]int{}
	for _, l := range []string{"Arkham Asylum", "Bank", "Batcave", "City Hall", "Daily Planet", "Police Station", "S.T.A.R. Labs"} {
		out[l] = damage
	}
	return out
}

// paintPage draws a whole page as the screen shows it.
func paintPage(p pen.Pen, page *story.Page, team []picture.Figure, scale float64) {
	DrawPaper(p, PageWidth, PageHeight)
	paintPanels(p, Panels(page), team, scale)
}

// paintPanels draws panels as the screen shows them.
func paintPanels(p pen.Pen, frames []Panel, team []picture.Figure, scale float64) {
	for i := range frames {
		f := &frames[i]
		p.Atop(f.Outline(), func(p pen.Pen) {
			DrawGround(p, f)
			DrawActors(p, f, team)
		})
	}
	DrawFrames(p, frames)
	for i := range frames {
		words, _ := SetWords(&frames[i], team, scale)
		for j := range words {
			words[j].Draw(p)
		}
	}
}

// TestPaintPages paints every page into the folder given by -pages.
func TestPaintPages(t *testing.T) {
	if *pages == "" {
		t.Skip("no folder is named by -pages")
	}
	team := story.TeamOf("Superman", "Batman", "Wonder Woman", "The Flash")
	everyPage(func(name string, page *story.Page) {
		page = &(story.Log{Damage: everywhere(*damage)}.Told([]story.Page{*page})[0])
		save := func(name string, m image.Image) {
			f, err := os.Create(filepath.Join(*pages, name+".png"))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			if err := png.Encode(f, m); err != nil {
				t.Fatal(err)
			}
		}
		save(name, pen.Paint(1280, 665, 1280/PageWidth, func(p pen.Pen) { paintPage(p, page, team, 1) }))
		tall := pen.AreaAt(0, 0, 1400, 1930)
		save(name+"-tall", pen.Paint(700, 965, 0.5, func(p pen.Pen) {
			DrawPaper(p, tall.W, tall.H)
			paintPanels(p, TallPanels(page, tall, team), team, 1)
		}))
	})
}
