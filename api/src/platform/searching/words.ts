import { beginsWith, plainText } from './plain-text.js';

const BLANKS = /\s+/u;
const SIGNS = /[^\p{L}\p{N}]+/u;

const isWord = (text: string): boolean => text !== '';
const partsOf = (text: string): readonly string[] => plainText(text).split(SIGNS).filter(isWord);

/**
 * @returns the words that texts are found by, each once. One with signs in it is there by its parts and as a whole, since people
 * write it either way: "E-post", "559655-3122".
 */
export function searchWordsOf(...texts: readonly string[]): string[] {
  const words = texts
    .flatMap((text) => text.split(BLANKS))
    .flatMap((word) => [...partsOf(word), partsOf(word).join('')]);
  return [...new Set(words.filter(isWord))];
}

/**
 * @param field that has the words of `searchWordsOf`, with an index
 * @returns the condition that every word of a search begins one of them, or that the whole search does without its blanks and signs. Each
 * word is a range, as the index answers it.
 */
export function wordsBegin(field: string, search: string) {
  const parts = [...new Set(partsOf(search))];
  // Where nothing but signs is searched for, nothing is found.
  if (parts.length === 0) return { [field]: { $in: [] } };
  const begins = (word: string) => ({ [field]: { $elemMatch: beginsWith(word) } });
  const joined = partsOf(search).join('');
  return { $or: [{ $and: parts.map(begins) }, ...(parts.length > 1 ? [begins(joined)] : [])] };
}
