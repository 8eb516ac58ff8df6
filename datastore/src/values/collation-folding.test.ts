import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldingOf } from './collation-folding.js';
import { interruptible } from './time-limit.js';

const seed = Number(process.env['DATASTORE_SEED'] ?? Date.now() % 1_000_000);

/** Every language that collations are for, and orders that a language has beside its own. */
const languages = (() => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const two = letters.flatMap((first) => letters.map((second) => first + second));
  const tags = [...two, ...two.flatMap((tag) => letters.map((third) => tag + third))];
  const others = ['de-u-co-phonebk', 'es-u-co-trad', 'zh-Hant', 'zh-u-co-stroke', 'sr-Latn', 'ckb', 'und'];
  return [...new Set(Intl.Collator.supportedLocalesOf([...tags, ...others]))];
})();

/** Of the others a third by turns, as a language takes a quarter of a second; all of them with `DATASTORE_ALL=1`, as every night. */
const ALWAYS = ['de', 'en', 'fi', 'sv', 'und'];
const chosen = languages.filter(
  (each, at) => process.env['DATASTORE_ALL'] === '1' || ALWAYS.includes(each) || (at + seed) % 3 === 0,
);

/** Characters that languages take apart or together in ways of their own. */
const parts = [
  ...'abcdefhijklnorstuvwyzAEOæåäöøœßþðđħłŋüûÿýéñçşığİıʻʼ0123ЖжёеийαάⅣ½²٣·ŀ',
  ...['aa', 'ch', 'cs', 'dz', 'dzs', 'sz', 'ssz', 'll', 'dž', 'ǆ', 'th', 'ae', 'ss', 'ﬃ', '⓾', '℁', '⅍', 'ʻŋ'],
  ...['ʩ', 'fŋ', 'ʤ', 'dʒ', 'ʣ', 'ʦ', 'ʧ', 'tʃ', 'ʪ', 'ls', 'ʫ', 'lz', 'ə', 'x', 'w', 'z', 'š', 'q', 'xh', 'õ'],
  ...[
    'שלום',
    'ﬡ',
    'א',
    'カー',
    'カア',
    'ー',
    'ヽ',
    'が',
    'か\u3099',
    'ｶﾞ',
    'เก',
    'กเ',
    'ເກ',
    '가',
    'ᄀ',
    'ᅡ',
    'ㄱ',
    '伽',
    '佳',
    '中',
    '㊥',
  ],
  ...['\u0301', '\u030a', '\u0327', '\u0306', '\u034f', '\ufffe', '\uffff', '\ud800', '-', ' ', "'", '’', '🎉'],
];

/** Texts that some languages take for equal. */
const pairs: readonly (readonly [string, string])[] = [
  ['ʩ', 'fŋ'],
  ['ʤ', 'dʒ'],
  ['ʣ', 'dz'],
  ['ʧ', 'tʃ'],
  ['ʫ', 'lz'],
  ['æ', 'ae'],
  ['ßs', 'sß'],
  ['v', 'w'],
  ['š', 'sh'],
  ['dž', 'ǆ'],
  ['ccs', 'cscs'],
  ['カー', 'カア'],
  ['伽', '가'],
  ['ㄱ', 'ᄀ'],
  ['l·l', 'll'],
  ['a\u0327\u030a', 'å\u0327'],
];

describe(`with the seed ${seed}, what is equal has one text`, () => {
  test.each(chosen)('in %s', (locale) => {
    const shapes = { ignorePunctuation: fc.boolean(), numeric: fc.boolean() };
    const [options = {}] = fc.sample(fc.record(shapes), { numRuns: 1, seed: seed + languages.indexOf(locale) });
    const collator = new Intl.Collator(locale, { sensitivity: 'base', ...options });
    const fold = foldingOf(collator.resolvedOptions());
    const texts = fc.sample(
      fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }).map((each) => each.join('')),
      { numRuns: 1000, seed },
    );
    const sorted = [...texts, ...pairs.flat()].toSorted((left, right) => collator.compare(left, right));
    const neighbours = sorted.slice(1).map((text, at) => [sorted[at] ?? '', text] as const);
    const told = [...pairs, ...neighbours].flatMap(([one, other]) =>
      collator.compare(one, other) !== 0 || fold(one) === fold(other) ? [] : [{ options, one, other }],
    );
    expect(told).toEqual([]);
  });
});

test.each(chosen)('in %s, numbers are the same whatever script their digits are of', (locale) => {
  for (const ignorePunctuation of [true, false]) {
    const options = new Intl.Collator(locale, {
      sensitivity: 'base',
      numeric: true,
      ignorePunctuation,
    }).resolvedOptions();
    const fold = foldingOf(options);
    for (const texts of [
      ['3', '٣', '03', '0٣', '٠٣', '00३'],
      ['13', '1٣', '١٣', '०१३', '１３'],
      ['a0\u034f3', 'a0\u034f٣', 'a٠\u034f3'],
      ['1\u034f3b', '1\u034f٣b', '१\u034f3b'],
    ])
      expect([...new Set(texts.map(fold))]).toHaveLength(1);
  }
});

test.each<[string, readonly string[]]>([
  ['en', Array.from({ length: 1000 }, (_, at) => `person${at}@example.com`)],
  ['cs', ['chata', 'chleba', 'cihla', 'hora']],
  ['hu', ['asszony', 'aszony', 'dzsungel', 'dzeta']],
  ['he', ['שלום', 'שלומי', 'מלך']],
  ['zh', ['中文', '中国', '北京']],
  ['ja', ['カー', 'カイ', '株式会社', '株式']],
  ['ko', ['한국', '한글', '서울']],
  ['th', ['เกม', 'เกาะ', 'สวัสดี']],
  ['ar', ['سلام', 'سلم']],
])('in %s, what is not equal mostly has another', (locale, texts) => {
  for (const numeric of [false, true]) {
    const fold = foldingOf(new Intl.Collator(locale, { sensitivity: 'base', numeric }).resolvedOptions());
    expect(new Set(texts.map(fold)).size).toBe(texts.length);
  }
});

test.each([
  ['letters', 'ab'],
  ['characters of Chinese', '中文'],
  ['marks', '\u0301\u030a'],
  ['unknown characters', '\u{10fffd}'],
])('a long text of %s looks at the time', (_, unit) => {
  const fold = foldingOf(new Intl.Collator('sv', { sensitivity: 'base' }).resolvedOptions());
  let looks = 0;
  const isWanted = (): boolean => {
    looks += 1;
    return false;
  };
  interruptible(isWanted, () => fold(unit.repeat(200_000)));
  expect(looks).toBeGreaterThan(2);
});

test('the letters of rare scripts are put in order part by part, and what was done is kept', () => {
  const collator = new Intl.Collator('fi', { sensitivity: 'base' });
  const [cut, whole] = [foldingOf(collator.resolvedOptions()), foldingOf(collator.resolvedOptions())];
  let interruptions = 0;
  for (;;) {
    let parts = 0;
    try {
      interruptible(
        () => (parts += 1) > 50,
        () => cut('\u1200'),
      );
      break;
    } catch (error) {
      expect(error).toMatchObject({ code: 11601 });
      interruptions += 1;
    }
  }
  expect(interruptions).toBeGreaterThan(5);
  for (const text of ['\u1200\u1208', '中文', 'שלום', 'ab']) expect(cut(text)).toBe(whole(text));
});
