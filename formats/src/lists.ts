import { locale } from '@vela/language';

const TYPES = { and: 'conjunction', or: 'disjunction' } as const;

/** @returns the parts as a list in a sentence: 'a, b or c' */
export const listed = (parts: readonly string[], last: 'and' | 'or'): string =>
  new Intl.ListFormat(locale(), { type: TYPES[last] }).format(parts);
