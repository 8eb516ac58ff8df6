import { plain } from '../letters/index.js';
import { rarityOf } from './everyday-words.js';
import { type Finding, findingsOf } from './finding.js';
import type { Identity } from './identity.js';
import { finnishCase, finnishStems, isEnding } from './inflections.js';
import { initialsOf, ownHandlesOf, type OwnName, ownNamesOf } from './own-names.js';

/** Digits and signs that stand for a letter. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: 'a4@',
  b: 'b8',
  e: 'e3',
  g: 'g9',
  i: 'i1!|',
  l: 'l1|',
  o: 'o0',
  s: 's5$',
  t: 't7',
};
/** From this length on a name may be taken apart or misspelled, and is still that name. */
const DISGUISED_MIN = 4;
const REVERSED_MIN = 5;
/** A family name of this length tells whatever is built with it. */
const UNIQUE_MIN = 7;
/** From this length on, short Finnish cases are cases, and no other language's words. */
const CASE_MIN = 6;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const letterPattern = (letter: string): string => `[${escaped(INSTEAD[letter] ?? letter)}]`;

/** Signs within a name, as in "O'Connor", "Anna-Karin", "**Lind**qvist"; and each letter on its own. */
function patternOf(letters: string): string {
  if (letters.length < DISGUISED_MIN) return escaped(letters);
  const each = [...letters].map(letterPattern);
  const within = letters.length < UNIQUE_MIN ? "[-'*_.~]{0,2}" : "[-'*_.~ ]{0,2}";
  return `(?:${each.join(within)}|${each.join('[\\s.\\-_*·/]{1,3}')})`;
}

const SENTENCE_END = /(?:^|[.!?:;\n•*]|\s-)\s*$/;
const NAMES_SOMEBODY = new RegExp(
  String.raw`(?:\b(?:i am|i'm|im|name is|name's|named|name|called|calls? me|known as|jag heter|jag ar|namn ar|kallas|kallar mig|kalla mig|jeg heter|jeg hedder|jeg er|kald mig|navn er|olen|nimeni on|ich bin|ich heisse|ich heise|regards|cheers|yours|sincerely|halsningar|halsning|mvh|vanligen|hilsen|terveisin|gruss|grusse|signed|signature)|//)[\s,:!-]*$`,
  'i',
);
const SAYS_SO = /^\s*(?:here\b|,?\s*\d{2}\s*(?:,|years old|ar\b|$))/i;

/** What stands before a name, and after one, of a script without spaces; Hangul's endings as well. */
const NAMES_UNSPACED = new RegExp(
  `(?:${plain('我叫|叫我|我是|我姓|名叫|名字[叫是]|名前は|私は|僕は|이름은|저는|나는')})[\\s:]*$`,
  'u',
);
const AFTER_UNSPACED = new RegExp(
  `^(?:${plain('です|と申し|といい|と言い|さん|氏|先生|님|씨|입니다|이에요|예요|이라고|라고')})`,
  'u',
);
/** What may stand between the signs of one name, and between two names, of such a script. */
const WITHIN_UNSPACED = "[-'*_.~ ·・]?";
const BETWEEN_UNSPACED = /^[\s,.·・]{0,2}$/;
/** Words of Katakana are told apart by where the script changes. */
const KATAKANA = String.raw`[\p{sc=Katakana}ー]`;
const KATAKANA_FIRST = new RegExp(`^${KATAKANA}`, 'u');
const KATAKANA_LAST = new RegExp(`\\p{sc=Katakana}ー*$`, 'u');
const HANGUL_LAST = /\p{scx=Hangul}$/u;
/** A syllable of Hangul goes on with these: "민수" is no part of "민순". */
const NO_END_OF_SYLLABLE = String.raw`(?![\u11a8-\u11ff])`;

const unspacedPatternOf = (letters: string): string => {
  const begins = KATAKANA_FIRST.test(letters) ? `(?<!${KATAKANA})` : '';
  const ends = KATAKANA_LAST.test(letters) ? `(?!${KATAKANA})` : '';
  return begins + [...letters].map(escaped).join(WITHIN_UNSPACED) + ends + NO_END_OF_SYLLABLE;
};

const isCapital = (letter: string): boolean => /\p{Lu}/u.test(letter);
/** Of a script that has no capitals. */
const isCaseless = (letter: string): boolean => /\p{Lo}/u.test(letter);

/** The name stands where a camel's hump begins or ends: "AnnaDev", "myAnna". */
const isHump = (before: string, after: string): boolean => !isCapital(before) && isCapital(after);

/** Nothing else stands in its line. */
const isAlone = (before: string, after: string): boolean =>
  /(?:^|\n)\s*$/.test(before) && /^[^\p{L}\p{N}_]*(?:\n|$)/u.test(after);

class Names {
  readonly #text: string;
  readonly #lower: string;
  readonly #names: readonly OwnName[];
  /** What a name may be written together with: other names and their first letters. */
  readonly #company: ReadonlySet<string>;

  constructor(text: string, names: readonly OwnName[]) {
    this.#text = text;
    const lower = text.toLowerCase();
    this.#lower = lower.length === text.length ? lower : text;
    this.#names = names;
    this.#company = new Set(names.flatMap(({ letters }) => [letters, letters.slice(0, 1)]));
  }

  found(): Finding[] {
    const candidates = this.#names.flatMap((name) => this.#candidates(name));
    const rare = candidates.filter(({ name }) => name.rarity === 'rare');
    const beside = candidates.filter(
      (one) => one.name.rarity !== 'rare' && (this.#isName(one) || candidates.some((other) => this.#touch(one, other))),
    );
    return [...rare, ...beside].map(({ start, end }) => ({ kind: 'name', start, end }));
  }

  #candidates(name: OwnName): (Finding & { name: OwnName })[] {
    if (name.unspaced) return this.#unspaced(name);
    if (name.pattern !== undefined) return this.#withStem(name, name.letters);
    const stems = name.rarity === 'rare' ? finnishStems(name.letters) : [name.letters];
    const reversed = name.rarity === 'rare' && name.letters.length >= REVERSED_MIN;
    return [
      ...stems.flatMap((stem) => this.#withStem(name, stem)),
      ...(reversed ? this.#whole(name, [...name.letters].reverse().join('')) : []),
    ];
  }

  #whole(name: OwnName, letters: string): (Finding & { name: OwnName })[] {
    const matches = this.#lower.matchAll(new RegExp(`(?<!\\p{L})${escaped(letters)}(?!\\p{L})`, 'gu'));
    return findingsOf('name', matches).map((finding) => ({ ...finding, name }));
  }

  #unspaced(name: OwnName): (Finding & { name: OwnName })[] {
    const matches = this.#lower.matchAll(new RegExp(unspacedPatternOf(name.letters), 'gu'));
    return findingsOf('name', matches).map((finding) => {
      // Words of Hangul have spaces between them: within one, a name counts beside the other name only.
      const isWithin = HANGUL_LAST.test(name.letters) && HANGUL_LAST.test(this.#text.slice(0, finding.start));
      return { ...finding, name: isWithin ? { ...name, rarity: 'proper' } : name };
    });
  }

  #withStem(own: OwnName, stem: string): (Finding & { name: OwnName })[] {
    return [...this.#lower.matchAll(new RegExp(own.pattern ?? patternOf(stem), 'gu'))].flatMap((match) => {
      // Of many spellings, one may be an everyday word.
      const name = own.pattern === undefined ? own : { ...own, rarity: rarityOf(match[0]) };
      const start = match.index;
      const end = start + match[0].length;
      const before = /[\p{L}]*$/u.exec(this.#text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
      const after = /^(?:['-]?\p{L}+)?/u.exec(this.#text.slice(end, end + 40))?.[0] ?? '';
      if (!/[\p{L}]/u.test(match[0]) || !this.#begins(before, start) || !this.#ends(name, stem, after, start, end))
        return [];
      const first = this.#text.charAt(start);
      if (name.rarity !== 'rare' && !isCaseless(first) && !isCapital(first)) return [];
      return [{ kind: 'name' as const, start: start - before.length, end: end + after.length, name }];
    });
  }

  #begins(before: string, start: number): boolean {
    if (before === '') return true;
    if (isHump(before.slice(-1), this.#text.charAt(start))) return true;
    return this.#company.has(before.toLowerCase());
  }

  #ends(name: OwnName, stem: string, after: string, start: number, end: number): boolean {
    const ending = after.replace(/^-/, '').toLowerCase();
    const changed = stem !== name.letters;
    if (ending === '' || after.startsWith('-')) return !changed;
    if (name.rarity !== 'rare') return /^'?s?$/.test(ending);
    if (!changed && (isEnding(ending) || isHump(this.#text.charAt(end - 1), after.charAt(0)))) return true;
    if (!changed && this.#company.has(ending)) return true;
    if (!changed && name.family && stem.length >= UNIQUE_MIN) return true;
    const kase = finnishCase(ending);
    if (kase === 'no') return false;
    if (kase === 'long' || stem.length >= CASE_MIN) return true;
    return isCapital(this.#text.charAt(start)) && !SENTENCE_END.test(this.#text.slice(0, start));
  }

  /** An everyday word with a capital: a name where it names somebody, or where nothing else gives it the capital. */
  #isName({ name, start, end }: Finding & { name: OwnName }): boolean {
    const before = this.#text.slice(Math.max(0, start - 60), start);
    const after = this.#text.slice(end);
    if (name.unspaced) return this.#isUnspacedName(before, after);
    if (NAMES_SOMEBODY.test(before) || SAYS_SO.test(after)) return true;
    return (
      isAlone(before, after) || (name.rarity === 'everyday' && !SENTENCE_END.test(before) && !this.#isTitle(start, end))
    );
  }

  /** One sign, or few, which other words hold as well: a name where it is given as one, or stands alone. */
  #isUnspacedName(before: string, after: string): boolean {
    const isNamed = NAMES_SOMEBODY.test(before) || NAMES_UNSPACED.test(before);
    const isFirst = !/\p{L}$/u.test(before);
    const isLast = !/^\p{L}/u.test(after);
    if (isLast) return isNamed || isAlone(before, after);
    return (isNamed || isFirst) && AFTER_UNSPACED.test(after);
  }

  /** Where every word has a capital, a capital says nothing. */
  #isTitle(start: number, end: number): boolean {
    const next = /^[\s-]+(\p{L})/u.exec(this.#text.slice(end))?.[1];
    const last = /(\p{L})[\p{L}\p{N}]*[\s-]+$/u.exec(this.#text.slice(0, start))?.[1];
    return next !== undefined && last !== undefined && isCapital(next) && isCapital(last);
  }

  /** Two names of the same person stand side by side. */
  #touch(one: Finding & { name: OwnName }, other: Finding & { name: OwnName }): boolean {
    if (one.name.family === other.name.family) return false;
    const [first, second] = one.start < other.start ? [one, other] : [other, one];
    const between = one.name.unspaced && other.name.unspaced ? BETWEEN_UNSPACED : /^[\s,.]{0,2}$/;
    return between.test(this.#text.slice(first.end, second.start));
  }
}

const INTRODUCED =
  /\b(?:[Mm]y name is|[Cc]alls? me|[Gg]oes by|I go by|[Kk]nown as|[Jj]ag heter|[Mm]itt namn ar|[Kk]alla mig|[Kk]allar mig|[Jj]eg heter|[Jj]eg hedder|[Kk]ald mig|[Nn]imeni on|[Ii]ch hei(?:ss|s)e|[Mm]ein [Nn]ame ist)\s+(?<telling>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)/dgu;
const DOTTED_INITIALS = /(?<!\p{L})\p{L}(?:\.[\s-]?\p{L}){2,4}(?!\p{L})/gu;

/** What no account says: whatever somebody calls themselves, and all their initials in a row. */
function calledBy(text: string, identity: Identity): Finding[] {
  const initials = initialsOf(identity);
  const dotted = [...text.matchAll(DOTTED_INITIALS)].filter(([match]) =>
    initials.has(match.replace(/[^\p{L}]/gu, '').toLowerCase()),
  );
  return [...findingsOf('name', text.matchAll(INTRODUCED)), ...findingsOf('name', dotted)];
}

const handles = (text: string, identity: Identity): Finding[] =>
  ownHandlesOf(identity).flatMap((handle) =>
    findingsOf('userName', text.matchAll(new RegExp(`(?<![\\p{L}\\d])${escaped(handle)}(?![\\p{L}\\d])`, 'giu'))),
  );

/** @returns where a reading holds the talent's own names or user names, in any form */
export const namesIn = (text: string, identity: Identity): Finding[] => [
  ...new Names(text, ownNamesOf(identity)).found(),
  ...calledBy(text, identity),
  ...handles(text, identity),
];
