const STRENGTHS = [
  { from: 85, word: 'Excellent match' },
  { from: 70, word: 'Strong match' },
  { from: 50, word: 'Fair match' },
  { from: 0, word: 'Weak match' },
] as const;

/** @param score 0 to 100 @returns the score in words, so that colour and length are never all that says it */
export function strengthOf(score: number): (typeof STRENGTHS)[number]['word'] {
  return (STRENGTHS.find(({ from }) => score >= from) ?? STRENGTHS[3]).word;
}
