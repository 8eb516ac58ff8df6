const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * @param text notes in which somebody writes "@Rut Lind" to have a colleague look at them
 * @param names as the colleagues are called, in full
 * @returns the names that are mentioned, each once; a longer name is meant before a shorter one that begins it
 */
export function mentionedIn(text: string, names: readonly string[]): readonly string[] {
  const longestFirst = [...new Set(names)].filter((name) => name.trim() !== '').toSorted((a, b) => b.length - a.length);
  const found = new Set<string>();
  for (const [, after = ''] of folded(text).matchAll(/@(?=(\S.*))/gu)) {
    const name = longestFirst.find((one) => {
      const rest = after.slice(folded(one).length);
      return after.startsWith(folded(one)) && !LETTER_OR_DIGIT.test([...rest][0] ?? '');
    });
    if (name !== undefined) found.add(name);
  }
  return names.filter((name, index) => found.has(name) && names.indexOf(name) === index);
}
