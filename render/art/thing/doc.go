// Package thing draws everything in a picture that is neither a person nor a place: objects that
// are shown or held, effects in the air, and set pieces, which are drawn as a whole.
//
// A thing is drawn around the origin of its pen, within about 118 units to the left and right and
// 78 up and down, and lit from the upper left. A held thing has its grip at the origin and points
// along -y.
package thing
