package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"time"
)

// process is the measured program.
type process struct {
	cmd  *exec.Cmd
	over chan struct{} // closed when it has ended
}

func start(cmd *exec.Cmd) (*process, error) {
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	p := &process{cmd: cmd, over: make(chan struct{})}
	go func() {
		_ = cmd.Wait()
		close(p.over)
	}()
	return p, nil
}

func (p *process) stop() {
	_ = p.cmd.Process.Kill()
	<-p.over
}

// ended reports whether the program has ended by itself.
func (p *process) ended() bool {
	select {
	case <-p.over:
		return true
	default:
		return false
	}
}

// ticks is the number of clock ticks per second, the same on every Linux system.
const ticks = 100

// used returns the processor time used so far.
func (p *process) used() time.Duration {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	fields := bytes.Fields(b[bytes.LastIndexByte(b, ')')+1:])
	user, _ := strconv.Atoi(string(fields[11]))
	system, _ := strconv.Atoi(string(fields[12]))
	return time.Duration(user+system) * time.Second / ticks
}

// memory returns the current memory and peak the maximum so far, in MB.
func (p *process) memory() float64 { return p.status("VmRSS:") }
func (p *process) peak() float64   { return p.status("VmHWM:") }

func (p *process) status(name string) float64 {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	for line := range bytes.Lines(b) {
		if f := bytes.Fields(line); len(f) > 1 && string(f[0]) == name {
			kb, _ := strconv.Atoi(string(f[1]))
			return float64(kb) / 1024
		}
	}
	return 0
}
