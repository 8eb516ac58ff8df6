import { msg, t } from '@vela/language';
const STRENGTHS = [
  { from: 85, word: msg('Excellent match') },
  { from: 70, word: msg('Strong match') },
  { from: 50, word: msg('Fair match') },
  { from: 0, word: msg('Weak match') },
] as const;

/** @param score 0 to 100 @returns the score in words, so that colour and length are never all that says it */
export function strengthOf(score: number): string {
  return t((STRENGTHS.find(({ from }) => score >= from) ?? STRENGTHS[3]).word);
}
