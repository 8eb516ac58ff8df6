import { plain } from '../letters/index.js';
import { type Rarity, rarityOf } from './everyday-words.js';
import type { Identity } from './identity.js';

/** One name of a talent in one way of spelling it, in plain small letters. */
export interface OwnName {
  readonly letters: string;
  readonly rarity: Rarity;
  /** A family name says who somebody is whatever is built with it ("Lindqvistmetoden"). */
  readonly family: boolean;
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

function spellingsOf(name: string, family: boolean): readonly OwnName[] {
  const parts = name.split(/[\s'’-]+/).filter((part) => part.length >= PART_MIN);
  const letters = new Set(
    [name, ...parts]
      .flatMap(spelled)
      .map((one) => onlyLetters(plain(one)))
      .filter((one) => one.length > 1),
  );
  return [...letters].map((one) => ({ letters: one, rarity: rarityOf(one), family }));
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
