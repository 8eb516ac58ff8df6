/** @returns the parts as a list in a sentence: 'a, b or c' */
export const listed = (parts: readonly string[], last: 'and' | 'or'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
