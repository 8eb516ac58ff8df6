import type { CodePointRange } from './character-set.js';

/** Behind the last character of any script, and the marks of plane 14 that go with all of them. */
const planes: readonly CodePointRange[] = [
  [0, 0x3_3fff],
  [0xe_0000, 0xe_0fff],
];

const known = new Map<string, readonly CodePointRange[]>();

/**
 * The characters that are used in a script (its extensions, as PCRE has it since 10.40), by the tables of JavaScript's
 * engine. Looked up once for each script, in some 10 ms.
 *
 * @throws SyntaxError for what is no script
 */
export function charactersOfScript(name: string): readonly CodePointRange[] {
  const found = known.get(name);
  if (found !== undefined) return found;
  const isOf = new RegExp(`^\\p{Script_Extensions=${name}}`, 'u');
  const ranges: CodePointRange[] = [];
  for (const [first, last] of planes) {
    let from: number | undefined;
    for (let codePoint = first; codePoint <= last + 1; codePoint += 1) {
      const isInside = codePoint <= last && isOf.test(String.fromCodePoint(codePoint));
      if (isInside) from ??= codePoint;
      else if (from !== undefined) {
        ranges.push([from, codePoint - 1]);
        from = undefined;
      }
    }
  }
  known.set(name, ranges);
  return ranges;
}
