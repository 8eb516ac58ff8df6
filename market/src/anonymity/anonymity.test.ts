import { describe, expect, test } from '@jest/globals';
import { identityIn, tellingWords } from './index.js';
import { namesIn } from './names.js';
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

  const named = (givenName: string, familyName: string) => ({
    givenName,
    familyName,
    email: '',
    linkedinProfile: null,
  });

  test.each([
    ['伟', '李', '我是李伟, calm systems.', ['李', '伟']],
    ['伟', '李', 'I am 伟李.', ['伟', '李']],
    ['伟', '李', '李 伟', ['李', '伟']],
    ['伟', '李', '我姓李，负责后端。', ['李']],
    ['李伟', '', 'I am 李伟', ['李伟']],
    ['小龙', '李', '我叫李小龙。', ['李', '小龙']],
    ['小龙', '李', '大家叫我小龙', ['小龙']],
    ['健', '森', '森健です', ['森', '健']],
    ['健', '森', '森です。よろしく', ['森']],
    ['太郎', '山田', 'バックエンドの山田です', ['山田']],
    ['なお', '山田', '山田なおです', ['山田', 'なお']],
    ['エイダ', 'ベルグ', 'ｴｲﾀﾞ・ベルグと申します', ['ｴｲﾀﾞ', 'ベルグ']],
    ['민수', '김', '안녕하세요 김민수입니다', ['김', '민수']],
    ['민수', '김', '민수는 개발자입니다', ['민수']],
    ['준', '김', '저는 김준이라고 합니다', ['김', '준']],
    ['Wei', '李', 'I am Wei 李', ['Wei', '李']],
    ['สมชาย', 'ใจดี', 'ผมชื่อสมชาย', ['สมชาย']],
    ['محمد', 'علي', 'أنا محمد علي', ['محمد', 'علي']],
    ['דן', 'לוי', 'אני דן לוי', ['דן', 'לוי']],
  ])('%s %s, of a script without capitals or spaces, is found in %j', (givenName, familyName, text, words) => {
    expect(tellingWords(text, named(givenName, familyName)).map((one) => one.words)).toEqual(words);
  });

  test.each([
    ['健', '森', '森林の健康な開発。'],
    ['伟', '李', 'I led 行李 tracking; 伟大的团队。'],
    ['なお', '木', 'なお、まいにち木曜に書く'],
    ['アン', 'ベルグ', 'アンケートの設計'],
    ['지수', '이', '인지수준 평가'],
    ['기', '민', '김민순'],
    ['علي', 'حسن', 'يجب علي أن أعمل'],
  ])('words that hold signs of %s %s are no name: %j', (givenName, familyName, text) => {
    expect(tellingWords(text, named(givenName, familyName))).toEqual([]);
  });

  test.each([
    ['Олена', 'Шевченко', 'I am Olena Shevchenko', ['Olena', 'Shevchenko']],
    ['Олена', 'Шевченко', 'OLENA SCHEWTSCHENKO', ['OLENA', 'SCHEWTSCHENKO']],
    ['Ольга', 'Жукова', 'olga zhukova, ops', ['olga', 'zhukova']],
    ['Алексей', 'Смирнов', 'Alexey Smirnoff', ['Alexey', 'Smirnoff']],
    ['Дмитрий', 'Хрущёв', 'Dmitry Khrushchyov', ['Dmitry', 'Khrushchyov']],
    ['Юлія', 'Ковальчук', 'Iuliia Kovalchuks kod', ['Iuliia', 'Kovalchuks']],
    ['Мария', 'Георгиева', 'Maria Georgieva', ['Maria', 'Georgieva']],
    ['Милош', 'Ђорђевић', 'Miloš Đorđević', ['Miloš', 'Đorđević']],
    ['Νίκος', 'Παππάς', 'I am Nikos Pappas', ['Nikos', 'Pappas']],
    ['Γιώργος', 'Παπαδόπουλος', 'Giorgos Papadopoulos', ['Giorgos', 'Papadopoulos']],
    ['Ευγενία', 'Χατζή', 'Evgenía Hatzi', ['Evgenía', 'Hatzi']],
  ])('%s %s is found as %j', (givenName, familyName, text, words) => {
    expect(tellingWords(text, named(givenName, familyName)).map((one) => one.words)).toEqual(words);
  });

  test.each([
    ['Хан', 'Ли', 'Han ledde teamet. Li-ion batteries, a long chant.'],
    ['Марк', 'Вест', 'I mark tickets and look west.'],
    ['Олена', 'Шевченко', 'Rolena builds chevrons and shelves'],
    ['Νίκος', 'Παππάς', 'Pap smears and niche paper'],
  ])('other words are not %s %s: %j', (givenName, familyName, text) => {
    expect(tellingWords(text, named(givenName, familyName))).toEqual([]);
  });

  test('of everybody who is called otherwise, the texts stay innocent', () => {
    const people = [named('Олена', 'Шевченко'), named('Иван', 'Петров'), named('Νίκος', 'Παππάς'), named('伟', '李')];
    const innocent = [...TUNED_INNOCENT, ...HELD_OUT_INNOCENT].map(([, text]) => text);
    expect(people.flatMap((person) => innocent.filter((text) => namesIn(text, person).length > 0))).toEqual([]);
  });
});

test('a long text full of everything is read in no time that anybody would notice', () => {
  const text = 'Anna 070-123 45 67 x at mail dot com 1 000 000 kr a.b.c.d.e.f @x '.repeat(30).slice(0, 2000);
  expect(tellingWords(text, PEOPLE.anna).length).toBeGreaterThan(10);
  for (const hostile of ['a.'.repeat(1000), '0 '.repeat(1000), '@'.repeat(2000), 'one '.repeat(500), 'A-'.repeat(1000)])
    expect(tellingWords(hostile, PEOPLE.anna)).toBeInstanceOf(Array);
  const dmitriy = { givenName: 'Дмитрий', familyName: 'Хрущёв', email: '', linkedinProfile: null };
  for (const hostile of ['dmitriy'.repeat(300), 'khrushch'.repeat(250), 'i'.repeat(2000)])
    expect(tellingWords(hostile, dmitriy)).toBeInstanceOf(Array);
});
