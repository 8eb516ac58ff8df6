import { describe, expect, test } from '@jest/globals';
import { identityIn, tellingWords } from './index.js';
import { HELD_OUT_INNOCENT, HELD_OUT_TELLING } from './testing/held-out.js';
import { PEOPLE, type Written } from './testing/people.js';
import { TUNED_INNOCENT, TUNED_TELLING } from './testing/tuned.js';

const tells = ([author, text]: Written): boolean => tellingWords(text, PEOPLE[author]).length > 0;
const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

interface Figures {
  /** Percent of the telling texts that are caught. */
  readonly caught: number;
  /** Percent of the innocent texts that are refused. */
  readonly refused: number;
  /** What is on the wrong side. */
  readonly wrong: readonly string[];
}

function figuresOf(telling: readonly Written[], innocent: readonly Written[]): Figures {
  const missed = telling.filter((written) => !tells(written));
  const refused = innocent.filter(tells);
  return {
    caught: percent(telling.length - missed.length, telling.length),
    refused: percent(refused.length, innocent.length),
    wrong: [...missed, ...refused].map(([, text]) => text),
  };
}

describe('measured on texts', () => {
  test.each([
    ['that the rules were made with', TUNED_TELLING, TUNED_INNOCENT],
    ['that nobody looked at', HELD_OUT_TELLING, HELD_OUT_INNOCENT],
  ])(
    '%s, at least 95 %% of the telling are caught and at most 2 %% of the innocent refused',
    (name, telling, innocent) => {
      const figures = figuresOf(telling, innocent);
      process.stdout.write(
        `texts ${name}: ${figures.caught} % of ${telling.length} telling caught, ${figures.refused} % of ${innocent.length} innocent refused\n`,
      );
      expect(figures).toMatchObject({ caught: expect.any(Number), refused: expect.any(Number) });
      expect({ ...figures, caught: figures.caught >= 95, refused: figures.refused <= 2 }).toMatchObject({
        caught: true,
        refused: true,
      });
    },
  );

  test('there are at least 300, about half of them innocent, a third of them held out', () => {
    const telling = TUNED_TELLING.length + HELD_OUT_TELLING.length;
    const innocent = TUNED_INNOCENT.length + HELD_OUT_INNOCENT.length;
    expect(telling + innocent).toBeGreaterThanOrEqual(300);
    expect(telling / (telling + innocent)).toBeCloseTo(0.5, 1);
    expect((HELD_OUT_TELLING.length + HELD_OUT_INNOCENT.length) / (telling + innocent)).toBeCloseTo(0.33, 1);
  });
});

const wordsIn = (text: string, author: keyof typeof PEOPLE = 'anna') =>
  tellingWords(text, PEOPLE[author]).map(({ kind, words }) => [kind, words]);

describe('what is refused', () => {
  test('is named as it was typed', () => {
    expect(wordsIn('Det är Lindqvists förtjänst, ring ０７０-123 45 67.')).toEqual([
      ['name', 'Lindqvists'],
      ['phone', '０７０-123 45 67'],
    ]);
    expect(wordsIn('Write to x at mail dot com, or @somebody.')).toEqual([
      ['link', 'mail dot com'],
      ['userName', 'somebody'],
    ]);
    expect(wordsIn('Lin\u200bdq\u00advist')).toEqual([['name', 'Lindqvist']]);
  });

  test('is told with what to do, once for each kind', () => {
    expect(identityIn('Anna Lindqvist, 070-123 45 67', PEOPLE.anna)).toBe(
      'Leave out “Anna”, “Lindqvist”: companies see your name once you accept their request. ' +
        'Leave out “070-123 45 67”: you can give your phone number once you accept a request.',
    );
    expect(identityIn('I write Kotlin.', PEOPLE.anna)).toBeNull();
  });

  test('an address is one finding, not a name and an address', () => {
    expect(wordsIn('anna.lindqvist@mail.example')).toEqual([['email', 'anna.lindqvist@mail.example']]);
  });

  test('is the number of a person, not of a company', () => {
    expect(wordsIn('850101-1234')).toEqual([['idNumber', '850101-1234']]);
    expect(wordsIn('Org.nr 556677-8899')).toEqual([]);
  });
});

describe('names', () => {
  test('an empty name gives nothing away', () => {
    const nobody = { givenName: '', familyName: '', email: '', linkedinProfile: null };
    expect(identityIn('Anything at all.', nobody)).toBeNull();
  });

  test('everyday words count only where they name somebody', () => {
    expect(wordsIn('I will build, I may lead. Will relocate.', 'will')).toEqual([]);
    expect(wordsIn('Ruby on Rails. I speak Ruby.', 'ruby')).toEqual([]);
    expect(wordsIn('I am Ruby.', 'ruby')).toEqual([['name', 'Ruby']]);
  });

  test('short Finnish cases are other languages’ words too', () => {
    expect(wordsIn('Annan erfarenhet: något annat.')).toEqual([]);
    expect(wordsIn('Virtasen tiimi', 'mikko')).toEqual([['name', 'Virtasen']]);
  });

  test('names written in another script are found in it', () => {
    const lena = { givenName: 'Елена', familyName: 'Соколова', email: '', linkedinProfile: null };
    expect(tellingWords('Меня зовут Елена.', lena).map(({ words }) => words)).toEqual(['Елена']);
  });
});

test('a long text full of everything is read in no time that anybody would notice', () => {
  const text = 'Anna 070-123 45 67 x at mail dot com 1 000 000 kr a.b.c.d.e.f @x '.repeat(30).slice(0, 2000);
  expect(tellingWords(text, PEOPLE.anna).length).toBeGreaterThan(10);
  for (const hostile of ['a.'.repeat(1000), '0 '.repeat(1000), '@'.repeat(2000), 'one '.repeat(500), 'A-'.repeat(1000)])
    expect(tellingWords(hostile, PEOPLE.anna)).toBeInstanceOf(Array);
});
