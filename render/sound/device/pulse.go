//go:build !windows && !darwin

package device

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jfreymuth/pulse/proto"
)

// Play plays what fill writes until the context ends or the device is lost, and returns the reason. It
// speaks to PulseAudio, or to PipeWire, which answers in its place. It needs no library of the system, and
// so none that writes to standard error. Opened is called when the device is there.
func Play(ctx context.Context, fill func([]int16), opened func()) error {
	s, err := connect()
	if err != nil {
		return err
	}
	defer s.conn.Close()
	if err := s.open(); err != nil {
		return err
	}
	opened()
	return s.play(ctx, fill)
}

const (
	// minRequest is the least stretch of sound that the server asks for, in seconds.
	minRequest = 0.01
	// answerTime is how long the server may take to answer, and to take samples.
	answerTime = 2 * time.Second
)

// stream is a connection to the server.
type stream struct {
	client *proto.Client
	conn   net.Conn
	index  uint32
	wanted atomic.Int64  // bytes that the server has asked for
	asked  chan struct{} // it has asked
	lost   chan struct{} // the server or the stream has ended
}

// errLost is the reason when the server has ended.
var errLost = errors.New("the sound server has ended")

// connect connects to the first server that answers.
func connect() (s *stream, err error) {
	err = errors.New("there is no sound server")
	for _, server := range servers() {
		s := &stream{asked: make(chan struct{}, 1), lost: make(chan struct{}, 1)}
		if err = s.dial(server); err != nil {
			continue
		}
		props := proto.PropList{"application.name": proto.PropListString(name), "application.process.id": proto.PropListString(fmt.Sprint(os.Getpid()))}
		if err = s.client.Request(&proto.SetClientName{Props: props}, &proto.SetClientNameReply{}); err == nil {
			return s, nil
		}
		s.conn.Close()
	}
	return nil, err
}

// dial connects to one server and says who we are.
func (s *stream) dial(server string) (err error) {
	path, here := strings.CutPrefix(server, "unix:")
	if !here && !strings.HasPrefix(server, "/") {
		if s.client, s.conn, err = proto.Connect(server); err == nil {
			s.client.Callback = s.hear
		}
		return err
	}
	// A server in this computer knows its user by what the system says of the sender, which proto.Connect
	// leaves to chance: sometimes the server is not ready to be told.
	conn, err := net.DialTimeout("unix", path, answerTime)
	if err != nil {
		return err
	}
	s.client, s.conn = &proto.Client{Callback: s.hear}, conn
	s.client.SetTimeout(answerTime)
	s.client.Open(signed(conn))
	cookie := make([]byte, cookieSize)
	if file, err := os.ReadFile(cookiePath()); err == nil && len(file) == cookieSize {
		cookie = file
	}
	var reply proto.AuthReply
	if err := s.client.Request(&proto.Auth{Version: s.client.Version(), Cookie: cookie}, &reply); err != nil {
		conn.Close()
		return err
	}
	s.client.SetVersion(reply.Version)
	return nil
}

// cookieSize is the size of the secret that the programs of a user share with their server.
const cookieSize = 256

func cookiePath() string {
	if path := os.Getenv("PULSE_COOKIE"); path != "" {
		return path
	}
	home, _ := os.UserHomeDir()
	return filepath.Join(home, ".config", "pulse", "cookie")
}

// servers returns where a server may be, in the order of the clients of PulseAudio.
func servers() []string {
	if s := strings.Fields(os.Getenv("PULSE_SERVER")); len(s) > 0 {
		return s
	}
	var dirs []string
	if dir := os.Getenv("PULSE_RUNTIME_PATH"); dir != "" {
		dirs = append(dirs, dir)
	}
	if dir := os.Getenv("XDG_RUNTIME_DIR"); dir != "" {
		dirs = append(dirs, filepath.Join(dir, "pulse"))
	}
	dirs = append(dirs, fmt.Sprintf("/run/user/%d/pulse", os.Getuid()))
	if home, err := os.UserHomeDir(); err == nil {
		dirs = append(dirs, filepath.Join(home, ".config", "pulse", machine()+"-runtime"))
	}
	var out []string
	for _, dir := range dirs {
		path := filepath.Join(dir, "native")
		if _, err := os.Stat(path); err == nil && !strings.ContainsAny(path, " \t") {
			out = append(out, "unix:"+path)
		}
	}
	return out
}

// machine returns the name by which a server without a folder for a session knows this computer.
func machine() string {
	for _, path := range []string{"/etc/machine-id", "/var/lib/dbus/machine-id"} {
		if id, err := os.ReadFile(path); err == nil {
			return strings.TrimSpace(string(id))
		}
	}
	host, _ := os.Hostname()
	return host
}

// hear takes a message of the server. It must not wait.
func (s *stream) hear(message any) {
	switch m := message.(type) {
	case *proto.Request:
		s.wanted.Add(int64(m.Length))
		signal(s.asked)
	case *proto.PlaybackStreamKilled, *proto.ConnectionClosed:
		signal(s.lost)
	}
}

func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}

// open opens the stream, which begins to play.
func (s *stream) open() error {
	bytes := func(seconds float64) uint32 { return uint32(seconds*rate) * frame }
	request := proto.CreatePlaybackStream{
		SampleSpec:         proto.SampleSpec{Format: proto.FormatInt16LE, Channels: channels, Rate: rate},
		ChannelMap:         proto.ChannelMap{proto.ChannelLeft, proto.ChannelRight},
		SinkIndex:          proto.Undefined,
		BufferMaxLength:    proto.Undefined,
		BufferTargetLength: bytes(latency),
		// After a gap the server waits for all of the target again. Without that it would play into the
		// past, and a null sink then asks for nothing for seconds.
		BufferPrebufferLength: proto.Undefined,
		BufferMinimumRequest:  bytes(minRequest),
		ChannelVolumes:        proto.ChannelVolumes{proto.VolumeNorm, proto.VolumeNorm},
		AdjustLatency:         true,
		Properties:            proto.PropList{"media.name": proto.PropListString(name), "media.role": proto.PropListString("game")},
	}
	var reply proto.CreatePlaybackStreamReply
	if err := s.client.Request(&request, &reply); err != nil {
		return err
	}
	s.index = reply.StreamIndex
	s.wanted.Add(int64(reply.Missing))
	signal(s.asked)
	return nil
}

func (s *stream) play(ctx context.Context, fill func([]int16)) error {
	var samples []int16
	var out []byte
	still := time.NewTimer(stillTime)
	defer still.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-s.lost:
			return errLost
		case <-still.C: // the server tells of its end, but not of all kinds of it
			if err := s.client.Request(&proto.Stat{}, nil); err != nil {
				return err
			}
		case <-s.asked:
			n := int(s.wanted.Load()) / frame * channels
			if n <= 0 {
				break
			}
			s.wanted.Add(-int64(2 * n))
			if n > len(samples) {
				samples, out = make([]int16, n), make([]byte, 2*n)
			}
			fill(samples[:n])
			toBytes(out, samples[:n])
			if err := s.conn.SetWriteDeadline(time.Now().Add(answerTime)); err != nil {
				return err
			}
			if err := s.client.Send(s.index, out[:2*n]); err != nil {
				return err
			}
		}
		still.Reset(stillTime)
	}
}
