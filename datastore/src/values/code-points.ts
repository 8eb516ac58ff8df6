import { countStep } from './time-limit.js';

/** Whether a code point, the unit of `$substrCP`, `$strLenCP` and `$indexOfCP`, begins at a place of a text. */
export function beginsCodePoint(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) !== 0xdc00 || at === 0;
}

/** How many code points begin between two places of a text. */
export function codePointsIn(text: string, from = 0, to = text.length): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    countStep();
    if (beginsCodePoint(text, at)) count += 1;
  }
  return count;
}

/** The place in a text that so many code points lie before. */
export function placeAfter(text: string, points: number, from = 0): number {
  let at = from;
  for (let passed = 0; at < text.length && passed < points; passed += 1) {
    countStep();
    at += 1;
    if (at < text.length && !beginsCodePoint(text, at)) at += 1;
  }
  return at;
}
