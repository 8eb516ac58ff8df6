import { plain } from '../letters/index.js';
import { type Rarity, rarityOf } from './everyday-words.js';
import type { Identity } from './identity.js';
import { romanised } from './romanised.js';

/** One name of a talent in one way of spelling it, in plain small letters. */
export interface OwnName {
  readonly letters: string;
  readonly rarity: Rarity;
  /** A family name says who somebody is whatever is built with it ("Lindqvistmetoden"). */
  readonly family: boolean;
  /** What finds it, where it is written in several ways; its letters are the usual one. */
  readonly pattern?: string;
  /** Its script puts no space between words, or endings right after names: it is found within what stands around it. */
  readonly unspaced?: true;
}

/** Parts of a name that stand alone no shorter than this, so that "von" or "de" does not count. */
const PART_MIN = 4;

const onlyLetters = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '');

/** How letters are written where they are missing, besides without their accents: "Oedegaard", "Mueller", "Kjargaard". */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  å: ['a', 'aa'],
  ä: ['a', 'ae'],
  æ: ['ae', 'a'],
  ö: ['o', 'oe'],
  ø: ['o', 'oe'],
  ü: ['u', 'ue'],
};
/** Each such letter doubles the spellings; names with more of them get the first ones. */
const SPELLINGS_MAX = 16;

const spelled = (name: string): readonly string[] =>
  [...name.toLowerCase().normalize('NFC')].reduce<readonly string[]>(
    (spellings, letter) =>
      (WRITTEN[letter] ?? [letter])
        .flatMap((written) => spellings.map((before) => before + written))
        .slice(0, SPELLINGS_MAX),
    [''],
  );

/** Letters of scripts without spaces between words, and Hangul, which writes endings right after names. */
const UNSPACED =
  /(?:(?=[\p{L}\p{Nl}])[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]\p{M}*)+/gu;
const HIRAGANA = /^\p{scx=Hiragana}+$/u;
const ALPHABET_WITHOUT_SPACES = /[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** @returns from how many signs on a name of such a script is no part of other words, or of few */
function signsOfAName(name: string): number {
  if (ALPHABET_WITHOUT_SPACES.test(name)) return 4;
  return HIRAGANA.test(name) ? 3 : 2;
}

function unspacedNamesOf(name: string, family: boolean): readonly OwnName[] {
  const parts = name.normalize('NFKC').match(UNSPACED) ?? [];
  return [...new Set([...parts, parts.join('')])]
    .filter((part) => part !== '')
    .map((part) => ({
      letters: plain(part),
      rarity: part.replace(/\p{M}/gu, '').length < signsOfAName(part) ? 'proper' : 'rare',
      family,
      unspaced: true,
    }));
}

const romanisedNamesOf = (names: readonly string[], family: boolean): readonly OwnName[] =>
  names.flatMap((name) => {
    const written = romanised(name);
    if (written === null || written.letters.length < 2) return [];
    return [{ ...written, rarity: rarityOf(written.letters), family }];
  });

function spellingsOf(name: string, family: boolean): readonly OwnName[] {
  const spaced = name.normalize('NFKC').replace(UNSPACED, ' ').trim();
  const parts = spaced.split(/[\s'’-]+/).filter((part) => part.length >= PART_MIN);
  const letters = new Set(
    [spaced, ...parts]
      .flatMap(spelled)
      .map((one) => onlyLetters(plain(one)))
      .filter((one) => one.length > 1),
  );
  return [
    ...[...letters].map((one) => ({ letters: one, rarity: rarityOf(one), family })),
    ...romanisedNamesOf([...new Set([spaced, ...parts])], family),
    ...unspacedNamesOf(name, family),
  ];
}

/** @returns every spelling of the names of an account, and of their parts */
export const ownNamesOf = ({ givenName, familyName }: Identity): readonly OwnName[] => [
  ...spellingsOf(givenName.trim(), false),
  ...spellingsOf(familyName.trim(), true),
];

/** @returns first letters of all names, with and without small words such as "af" */
export function initialsOf({ givenName, familyName }: Identity): ReadonlySet<string> {
  const parts = `${givenName} ${familyName}`.split(/[\s'’-]+/).filter((part) => part !== '');
  const first = (some: readonly string[]): string => some.map((part) => plain(part).slice(0, 1)).join('');
  return new Set([first(parts), first(parts.filter((part) => /^\p{Lu}/u.test(part)))]);
}

const HANDLE_MIN = 5;
/** Names of functions and words that stand before an @ without telling anything. */
const COMMON_HANDLES: ReadonlySet<string> = new Set([
  ...['contact', 'hello', 'career', 'recruiting', 'office', 'email', 'design', 'developer', 'engineer', 'support'],
  ...['sales', 'marketing', 'private', 'admin', 'jobbet', 'jobb-mail', 'postmaster', 'webmaster', 'work-mail'],
]);

/** @returns own user names: what stands before the @, and the last part of the profile's address */
export function ownHandlesOf({ email, linkedinProfile }: Identity): readonly string[] {
  const handles = [email.split('@', 1)[0] ?? '', linkedinProfile?.replace(/\/$/, '').split('/').at(-1) ?? ''];
  return [...new Set(handles.map(plain))].filter(
    (handle) => handle.length >= HANDLE_MIN && !COMMON_HANDLES.has(handle),
  );
}
