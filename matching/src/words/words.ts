import { folded } from '@vela/market/letters';

/** "C++" and "C#" are words of their own; every other sign only parts words. */
const WORD = /[\p{L}\p{N}]+(?:\+\+|#)?/gu;
/** A shorter last word is one of its own ("R", "C"): nearly everybody has a word that begins with it. */
const BEGINNING_LEAST = 2;

/** @returns the words of a text as they are compared, in their order: without case and accents */
export const wordsIn = (text: string): readonly string[] => folded(text).match(WORD) ?? [];

/** What somebody searches for. */
export interface AskedWords {
  readonly whole: readonly string[];
  /** The last word, which may not be typed to its end; null where it has to be there as it is. */
  readonly beginning: string | null;
}

/** @param text as it was typed */
export function askedWords(text: string): AskedWords {
  const words = wordsIn(text);
  const last = words.at(-1);
  return last === undefined || last.length < BEGINNING_LEAST
    ? { whole: [...new Set(words)], beginning: null }
    : { whole: [...new Set(words.slice(0, -1))], beginning: last };
}

/** @returns whether all words stand in the texts, in any order, the last by its beginning */
export function saysAll(texts: readonly string[], { whole, beginning }: AskedWords): boolean {
  const said = new Set(texts.flatMap(wordsIn));
  return (
    whole.every((word) => said.has(word)) &&
    (beginning === null || [...said].some((word) => word.startsWith(beginning)))
  );
}
