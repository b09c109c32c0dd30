package synth

import (
	"encoding/binary"
	"io"
)

// WriteWAV writes a clip as a WAV file.
func (c Clip) WriteWAV(w io.Writer) error {
	size := uint32(2 * len(c.Samples))
	out := append(make([]byte, 0, 44+size), "RIFF"...)
	out = binary.LittleEndian.AppendUint32(out, 36+size)
	out = append(out, "WAVEfmt "...)
	out = binary.LittleEndian.AppendUint32(out, 16)
	out = binary.LittleEndian.AppendUint16(out, 1) // plain samples
	out = binary.LittleEndian.AppendUint16(out, 2) // channels
	out = binary.LittleEndian.AppendUint32(out, uint32(c.Rate))
	out = binary.LittleEndian.AppendUint32(out, uint32(4*c.Rate))
	out = binary.LittleEndian.AppendUint16(out, 4)
	out = binary.LittleEndian.AppendUint16(out, 16)
	out = append(out, "data"...)
	out = binary.LittleEndian.AppendUint32(out, size)
	for _, v := range c.Samples {
		out = binary.LittleEndian.AppendUint16(out, uint16(v))
	}
	_, err := w.Write(out)
	return err
}
