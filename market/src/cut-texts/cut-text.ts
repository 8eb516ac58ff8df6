import { atFirstUse } from '@vela/language';

const CUT = '…';
const letters = atFirstUse(() => new Intl.Segmenter('und', { granularity: 'grapheme' }));

/**
 * @param most of the characters that texts are measured by, the sign that says that more follows among them
 * @returns a text that is not longer, cut between what readers see as letters: no emoji or accent is cut through
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of letters().segment(text)) {
    if (index + segment.length > most - CUT.length) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd() + CUT;
}
