// Package figure draws whole figures in action, and the giants behind a city. A pose is a table of
// joints. Each joint has its own scale, so parts that come toward the viewer are larger. Limbs are
// muscular outlines along the joints, and the body is a template stretched between shoulders and
// hips. Package bust draws the heads.
package figure
