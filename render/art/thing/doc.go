// Package thing paints what is not a person and not a place: things that are shown or
// held, what is in the air of a picture, and set pieces, which are drawn as a whole.
//
// A thing is drawn about the origin of its pen, within about 118 units to the left and
// right and 78 up and down, and lit from the upper left. A thing that is held has its
// grip at the origin and points along -y.
package thing
