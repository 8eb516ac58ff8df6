import { type Reading, rewritten } from '../letters/index.js';

// Numbers that are spelled so that they do not look like one.

/** Digits as words in the languages of the north, German and English, in plain letters. */
const DIGIT_WORDS: Readonly<Record<string, string>> = {
  ...{
    zero: '0',
    oh: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
  },
  ...{ noll: '0', ett: '1', tva: '2', tre: '3', fyra: '4', fem: '5', sex: '6', sju: '7', atta: '8', nio: '9' },
  ...{ null: '0', nul: '0', en: '1', to: '2', fire: '4', seks: '6', sjo: '7', syv: '7', atte: '8', otte: '8', ni: '9' },
  ...{
    nolla: '0',
    yksi: '1',
    kaksi: '2',
    kolme: '3',
    nelja: '4',
    viisi: '5',
    kuusi: '6',
    seitseman: '7',
    kahdeksan: '8',
  },
  ...{
    yhdeksan: '9',
    eins: '1',
    zwei: '2',
    zwo: '2',
    drei: '3',
    vier: '4',
    funf: '5',
    sechs: '6',
    sieben: '7',
    acht: '8',
  },
  ...{ neun: '9', plus: '+' },
};
const WORD = Object.keys(DIGIT_WORDS).join('|');
/** Only a row of them is a number: "one of three" is none. */
const ROW = new RegExp(`(?<![\\p{L}])(?:(?:${WORD}|\\d+)[\\s,.-]+){2,}(?:${WORD}|\\d+)(?![\\p{L}])`, 'giu');
/** So many words make a row of digits; fewer are prose between numbers. */
const WORDS_MIN = 3;
const ONE = new RegExp(`(?<![\\p{L}])(${WORD})(?![\\p{L}])[\\s,.]*`, 'giu');

/** @returns the reading with digits for words and for letters that look like one, where they stand in a number */
export function withDigits(reading: Reading): Reading {
  const spelled = rewritten(reading, ROW, ([row]) =>
    (row.match(ONE) ?? []).length < WORDS_MIN
      ? row
      : row.replace(ONE, (_, word: string) => DIGIT_WORDS[word.toLowerCase()] ?? word),
  );
  const zeros = rewritten(spelled, /(?<=\d[\s-]?)[oO](?=[\s-]?\d|[\s-]\w)|(?<![\p{L}])[oO](?=\d{2})/gu, () => '0');
  return rewritten(zeros, /(?<=\d[\s-]?)[lI|](?=\d)/g, () => '1');
}
