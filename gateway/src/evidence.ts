/**
 * Whether a version that some visitors get fails for more of them than the one in service: a sequential test, asked after
 * every visitor whose page failed.
 *
 * Visitors get the version by chance, a share s of them. Were it no worse, each visitor whose page fails would be one of
 * those with probability s at most, whatever came before. An alternative says that it fails for r times as many; then that
 * probability is t = s·r / (s·r + 1 − s). Each failure multiplies an alternative's likelihood ratio by t/s where the visitor
 * had the version, by (1 − t)/(1 − s) where not. The mean of the ratios is a supermartingale that begins at 1, so by Ville’s
 * inequality the chance that it ever reaches 1/α, however long one looks and however the share grows, is at most α.
 *
 * After M. Lindon, A. Malek, “Anytime-Valid Inference for Multinomial Count Data”, NeurIPS 2022 (arXiv 2011.03567), and
 * M. Lindon, C. Sanden, V. Shirikian, “Rapid Regression Detection in Software Deployments through Sequential Testing”,
 * KDD 2022 (arXiv 2205.14762); with a few fixed alternatives to one side in place of their Dirichlet prior.
 */

/** How much more often it may fail: one and a half times as often to all but never before. */
export const ALTERNATIVES = [1.5, 2, 4, 16, 256] as const;

/** Chance that a version which is no worse is ever rolled back: one roll-out in a hundred thousand, for each gateway. */
export const FALSE_ALARM = 1e-5;

/** What was seen so far: the natural logarithm of each alternative's likelihood ratio. */
export type Evidence = readonly number[];

export const NO_EVIDENCE: Evidence = ALTERNATIVES.map(() => 0);

/**
 * @param hadRollout whether the visitor whose page failed had the version that is rolled out
 * @param share of visitors that it reaches, above 0 and below 1
 */
export const withFailure = (evidence: Evidence, hadRollout: boolean, share: number): Evidence =>
  ALTERNATIVES.map((times, index) => {
    const expected = (share * times) / (share * times + 1 - share);
    const ratio = hadRollout ? expected / share : (1 - expected) / (1 - share);
    return (evidence[index] ?? 0) + Math.log(ratio);
  });

/** Whether the version is worse, at the rate of false alarms above. */
export function isWorse(evidence: Evidence): boolean {
  const mean = evidence.reduce((sum, log) => sum + Math.exp(log), 0) / ALTERNATIVES.length;
  return mean >= 1 / FALSE_ALARM;
}
