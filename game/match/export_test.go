package match

// SentenceCase is for tests of words.
var SentenceCase = sentenceCase
