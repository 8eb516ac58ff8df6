import { folded, plain } from '../letters/index.js';

/** Legal forms and the words around them: they are left out of a name at will. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'ab publ hb kb as asa a s aps is oy oyj ab ltd limited plc llc llp inc corp corporation co company gmbh mbh ag kg ug se ' +
    'sarl sas sa srl spa bv nv sp z oo zoo doo d o sro as sl lda oü ou uab sia ehf hf group holding'
  ).split(' '),
);

/** A letter that looks like another is read as it looks: whoever looks at a company sees no difference either. */
const wordsOf = (name: string): readonly string[] =>
  folded(plain(name))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** @returns the words of a name without its legal form; where nothing else is left, those */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !LEGAL_FORMS.has(word));
  return telling.length === 0 ? words : telling;
}

const tellingWordsOf = (name: string): readonly string[] => tellingWords(wordsOf(name));

/**
 * What is left of a company's name to tell it by: no case, no accents, no look-alikes, no punctuation, no legal form, and no
 * blanks, which are set and left out at will.
 * @returns letters and digits; where nothing but legal forms is left, those
 */
export const coreOfName = (name: string): string => tellingWordsOf(name).join('');

/** The name's core from each of its words on, by which a part of a name is found. */
export const nameEndingsOf = (name: string): readonly string[] =>
  tellingWordsOf(name).map((_word, index, words) => words.slice(index).join(''));

/** Fewer letters than this are in too many names. */
export const NAME_PART_MIN = 3;

/** @returns every beginning of every ending of a name: what somebody may type who means the company */
export const namePartsOf = (name: string): readonly string[] => [
  ...new Set(
    nameEndingsOf(name).flatMap((ending) =>
      Array.from({ length: Math.max(0, ending.length - NAME_PART_MIN + 1) }, (_part, index) =>
        ending.slice(0, NAME_PART_MIN + index),
      ),
    ),
  ),
];
