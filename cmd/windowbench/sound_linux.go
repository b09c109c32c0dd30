package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"

	"github.com/jezek/xgb/xproto"

	"lineup/render/sound/server"
)

// This file measures the sound of the real window on a sound server of its own, which plays to nobody.

// The limits of sound.
const (
	maxHeard  = 0.15 // seconds from a click to the sound of the card
	maxReturn = 5.0  // seconds from the start of the server until the game is heard again
	maxStall  = 0.5  // seconds from a key to the picture while the server ends
)

const (
	musicPeak = 32768 / 6 // a sample that music never reaches
	silence   = 0
)

// calm waits until nothing loud has been heard for a while.
func calm(e *server.Ear) {
	for range 200 {
		if _, loud := e.Since(time.Now().Add(-600*time.Millisecond), musicPeak); !loud {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// soundOf measures the sound of a program.
func (b *bench) soundOf(program string, seed uint64) (err error) {
	if need := server.Missing(); need != "" {
		fmt.Printf("sound is not measured: %s is not installed (Debian: pulseaudio, pulseaudio-utils)\n", need)
		return nil
	}
	b.game = game{name: "sound: ", lit: games[0].lit, memory: maxMemory}
	if b.screen, err = newScreen(); err != nil {
		return err
	}
	defer b.close()
	dir, err := os.MkdirTemp("", "windowbench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	sounds := filepath.Join(dir, "sound")
	if err := os.Mkdir(sounds, 0o700); err != nil {
		return err
	}
	player := server.New(sounds)
	defer player.End()
	for _, part := range []struct {
		name string
		run  func(*server.Server) error
		on   bool // there is a server
	}{{"with a server", b.withServer, true}, {"without a server", b.withoutServer, false}} {
		if part.on {
			if err := player.Begin(); err != nil {
				return err
			}
		}
		var said bytes.Buffer
		cmd := exec.Command(program, "-data", filepath.Join(dir, part.name), "-size", fmt.Sprintf("%dx%d", screenWidth, screenHeight), "-speed", "normal",
			"-seed", fmt.Sprint(seed), "-villains", "5")
		cmd.Env = append(os.Environ(), "DISPLAY="+b.display, "PULSE_SERVER=unix:"+player.Socket())
		cmd.Stderr = &said
		if b.program, err = start(cmd); err != nil {
			return err
		}
		err := b.toTable()
		if err == nil {
			err = part.run(player)
		}
		if err == nil && b.program.ended() {
			err = errEnded
		}
		b.program.stop()
		if err != nil {
			return fmt.Errorf("%s: %w\n%s", part.name, err, &said)
		}
		if b.row(part.name+", bytes on standard error", float64(said.Len()), "", 0); said.Len() > 0 {
			b.over++
			fmt.Println(said.String())
		}
		player.End()
	}
	return nil
}

// toTable begins a quick game.
func (b *bench) toTable() error {
	if _, err := b.until(20*time.Second, func(l look) bool { return !l.blank }); err != nil {
		return err
	}
	if _, err := b.still(time.Now()); err != nil {
		return err
	}
	if err := b.press(keyReturn); err != nil {
		return err
	}
	time.Sleep(4 * time.Second) // the music begins
	if err := b.answers(); err != nil {
		return err
	}
	return b.press(keyEscape)
}

// withServer measures what is heard, while the server runs, ends, and runs again.
func (b *bench) withServer(player *server.Server) error {
	e, err := player.Listen()
	if err != nil {
		return err
	}
	late, err := b.playCards(e, 5)
	e.Close()
	if err != nil {
		return err
	}
	b.row("a played card after the click, at best", late[0], "s", maxHeard)
	b.row("a played card after the click, at worst", late[len(late)-1], "s", maxHeard)
	b.row("memory: the most at any time", b.program.peak(), "MB", maxMemory)
	with, err := b.keyTime(nil)
	if err != nil {
		return err
	}
	b.row("a key to the picture, with sound", with, "s", maxStall)
	ends, err := b.keyTime(player.End)
	if err != nil {
		return err
	}
	b.row("a key to the picture, as the server ends", ends, "s", maxStall)
	time.Sleep(10 * time.Second) // the pauses between tries have grown
	if err := player.Begin(); err != nil {
		return err
	}
	began := time.Now()
	if e, err = player.Listen(); err != nil {
		return err
	}
	defer e.Close()
	took := 99.0
	if at, ok := e.Await(began, silence, 2*maxReturn*time.Second); ok {
		took = at.Sub(began).Seconds()
	}
	b.row("heard again after the server has returned", took, "s", maxReturn)
	return nil
}

// withoutServer plays on without any sound.
func (b *bench) withoutServer(*server.Server) error {
	without, err := b.keyTime(nil)
	if err != nil {
		return err
	}
	b.row("a key to the picture, without a server", without, "s", maxStall)
	return nil
}

// playCards plays cards of the hand by click and returns after how many seconds each was heard, in order.
func (b *bench) playCards(e *server.Ear, want int) (late []float64, err error) {
	const handX, handY = screenWidth / 2, 1000
	for round := 0; len(late) < want && round < 30; round++ {
		calm(e)
		if err := b.move(handX, handY); err != nil {
			return nil, err
		}
		time.Sleep(300 * time.Millisecond)
		if err := b.input(xproto.ButtonPress, xproto.ButtonIndex1, 0, 0); err != nil {
			return nil, err
		}
		time.Sleep(held)
		clicked := time.Now()
		if err := b.input(xproto.ButtonRelease, xproto.ButtonIndex1, 0, 0); err != nil {
			return nil, err
		}
		if at, ok := e.Await(clicked, musicPeak, time.Second); ok {
			late = append(late, at.Sub(clicked).Seconds())
			continue
		}
		for _, key := range []byte{keyE, keyReturn, keySpace} { // another turn
			if err := b.press(key); err != nil {
				return nil, err
			}
			time.Sleep(keyPause)
		}
	}
	if len(late) < want {
		_ = b.shot("silent")
		return nil, fmt.Errorf("only %d of %d cards were heard", len(late), want)
	}
	slices.Sort(late)
	return late, nil
}

// keyTime returns the greatest number of seconds from a key to the picture that answers it, of several. Meanwhile
// is called before one of them.
func (b *bench) keyTime(meanwhile func()) (float64, error) {
	most := 0.0
	for i := range 8 {
		if i == 2 && meanwhile != nil {
			meanwhile()
		}
		before, err := b.look()
		if err != nil {
			return 0, err
		}
		began := time.Now()
		if err := b.press(keyEscape); err != nil { // the menu comes and goes
			return 0, err
		}
		if _, err := b.until(5*time.Second, func(l look) bool { return l.sum != before.sum }); err != nil {
			return 0, err
		}
		most = max(most, time.Since(began).Seconds())
		time.Sleep(700 * time.Millisecond)
	}
	return most, nil
}
