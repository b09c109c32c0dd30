package main

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"lineup/render/sound/mixer"
	"lineup/render/sound/synth"
)

var soundsCommand = command{
	name:    "sounds",
	args:    "-o DIR [-mix] [-json]",
	summary: "write all sounds of the game as WAV files",
	about: `Writes each effect and each loop of music into a folder, which is made if it does not
exist. The names of loops begin with "loop-". Each run writes the same files.

JSON: [{file, kind, seconds, lufs}]. kind is effect, loop, or mix. lufs is the
loudness of the loudest 400 ms.`,
	run: writeSounds,
}

// soundJSON is the JSON of one sound.
type soundJSON struct {
	File    string  `json:"file"`
	Kind    string  `json:"kind"`
	Seconds float64 `json:"seconds"`
	LUFS    float64 `json:"lufs"`
}

// mixed is the number of effects in the mix.
const mixed = 12

func writeSounds(c *call) error {
	dir := c.flags.String("o", "", "write the files into the folder `DIR`")
	mix := c.flags.Bool("mix", false, fmt.Sprintf("also write mix.wav: the %d loudest effects at once, as the game plays them", mixed))
	switch err := c.flagsOnly(); {
	case err != nil:
		return err
	case *dir == "":
		return misuse("missing -o DIR: the folder for the files")
	}
	if err := os.MkdirAll(*dir, 0o777); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	var list []soundJSON
	write := func(name, kind string, clip synth.Clip) error {
		var out bytes.Buffer
		if err := clip.WriteWAV(&out); err != nil {
			return err
		}
		path := filepath.Join(*dir, name+".wav")
		if err := os.WriteFile(path, out.Bytes(), 0o666); err != nil {
			return fmt.Errorf("the file cannot be written: %w", err)
		}
		s := soundJSON{path, kind, float64(clip.Frames()) / float64(clip.Rate), clip.Loudness()}
		if list = append(list, s); !c.asJSON {
			c.printf("%s: %.2f s, %.1f LUFS\n", s.File, s.Seconds, s.LUFS)
		}
		return nil
	}
	clips := map[synth.Effect]synth.Clip{}
	var effects []synth.Effect
	for e := range synth.NumEffects {
		clips[e], effects = e.Make(), append(effects, e)
		if err := write(e.String(), "effect", clips[e]); err != nil {
			return err
		}
	}
	for l := range synth.NumLoops {
		if err := write("loop-"+l.String(), "loop", l.Make().Doubled()); err != nil {
			return err
		}
	}
	if *mix {
		slices.SortStableFunc(effects, func(a, b synth.Effect) int { return cmp.Compare(clips[b].Loudness(), clips[a].Loudness()) })
		var chosen []synth.Clip
		for _, e := range effects[:mixed] {
			chosen = append(chosen, clips[e])
		}
		if err := write("mix", "mix", mixer.Together(chosen)); err != nil {
			return err
		}
	}
	if c.asJSON {
		return c.printJSON(list)
	}
	c.printf("%d files\n", len(list))
	return nil
}
