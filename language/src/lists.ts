import { locale } from './locale.js';

const TYPES = { and: 'conjunction', or: 'disjunction' } as const;

/**
 * @param last the word before the last part; without one the parts are only put beside each other
 * @returns the parts as the language at hand lists them: 'a, b or c', 'a, b, c'
 */
export const listed = (parts: readonly string[], last?: 'and' | 'or'): string =>
  new Intl.ListFormat(locale(), { type: last === undefined ? 'unit' : TYPES[last] }).format(parts);
