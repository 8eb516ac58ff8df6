import { expect, test } from '@jest/globals';
import { written, writtenLine } from './written.js';

test.each(['\u200b\u2060', '\u200b\u200b', ' \ufeff\u00ad\u3164 ', '\u2800', '\u{e0020}\u202e', '\u0007', ''])(
  '%j shows nothing and is empty',
  (text) => expect(written(text)).toBe(''),
);

test.each([
  ['  Ada  ', 'Ada'],
  ['one\ttab,\r\nlines', 'one\ttab,\r\nlines'],
  ['Pay\u000band\u0007 ranges\uffff\u001f', 'Pay and ranges'],
  // A family, a flag of tags and a heart: joined by what cannot be seen alone.
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['❤\ufe0f', '❤\ufe0f'],
  // Persian and Sinhala, whose letters are held apart and together inside words.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
])('%j is kept as %j', (text, kept) => expect(written(text)).toBe(kept));

test.each([
  ['\u202eadeh\nBcc: x@y.example', 'adeh Bcc: x@y.example'],
  ['  A\u200bd\u00ada\ufeff ', 'Ada'],
  ['\u200b', ''],
  ['one\u2028two\r\n\tthree\u0085', 'one two three'],
  ['\u2067Ada\u2069 \u200fBerg\u061c', 'Ada Berg'],
  // Half of a character, and what joins letters where there is nothing to join.
  ['Ada\ud83d', 'Ada'],
  ['\u200dAda\u200c', 'Ada'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
])('%j is %j in one line', (text, kept) => expect(writtenLine(text)).toBe(kept));
