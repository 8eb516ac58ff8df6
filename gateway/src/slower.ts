import { classOf, type Comparison, type JudgedVital, p75Of, totalOf, withValue } from '@vela/release/site';
import { FALSE_ALARM } from './evidence.js';

/**
 * Whether a version that some visitors get is slower than the one in service: a sequential test, asked after every measurement.
 *
 * Visitors get the version by chance, a share s of them, whatever they will measure. Let u be the rank of a measurement among
 * those of the version in service, from 0 to 1. Under an alternative the ranks of a version that is slower have the
 * distribution function uᵏ (Lehmann's): then a measurement is k/(k + 1) likely to exceed one of the version in service. Its
 * density, divided by that of a version that is no slower, is w(u) = k·uᵏ⁻¹, and in a class of values the mean of that. Who
 * measured it then had the version with probability s·w/d, d = s·w + 1 − s, in place of s. So a measurement multiplies the
 * alternative's likelihood ratio by w/d where it is the version's, by 1/d where not. As w grows with u, the expected factor is
 * at most 1 where the version is no slower, in whichever order and at whatever hour measurements come: both versions meet
 * the same hours. The mean of the ratios is a supermartingale that begins at 1; evidence.ts says what follows, and by whom.
 *
 * What is slower by little is excused beforehand: a tenth of each measurement of the version is taken off, and no less than half
 * of what people notice. So what it is held against is being slower by more than that.
 *
 * Versions may be measured unequally often: code out of a browser's cache does not count, and a new version is in none. So s is
 * the part that the version has of the measurements of this step, which begins as the share. Neither that nor a change of hours
 * may do harm together with the other: ranks are those among the latest measurements of the version in service.
 */

/** How likely a measurement exceeds one of the version in service, to all but never the other way round: 3, 2, and 4 to 1. */
export const ALTERNATIVES = [1.5, 2, 4] as const;

/** Measurements of the version in service before anything is said. */
const ENOUGH = 50;
/** How much a measurement of the version in service weighs less with each further one. */
const FADING = 1 / 400;
/** Measurements that the share counts for as long as little was measured. */
const PRIOR = 50;
/** What people notice at three of four visitors: a fifth more, and no less than so many milliseconds, or CLS. */
const NOTICED_PART = 0.2;
const NOTICED: Readonly<Record<JudgedVital, number>> = { lcp: 200, inp: 50, cls: 0.05 };
const EXCUSED = 0.5;
/** Three vitals are judged, each at a third of the rate of false alarms. */
const VITALS = 3;

export const NOTHING_MEASURED: Comparison = {
  rollout: [],
  inService: [],
  latest: [],
  evidence: ALTERNATIVES.map(() => 0),
  slow: {},
};

/** @returns a comparison at the beginning of a further step: what is known stays known, and is measured anew */
export const furtherStep = ({ evidence }: Comparison): Comparison => ({ ...NOTHING_MEASURED, evidence });

/** @returns a measurement less what is excused of it */
const excused = (vital: JudgedVital, value: number): number =>
  Math.max(0, value - EXCUSED * Math.max(value * NOTICED_PART, NOTICED[vital]));

/** @returns each alternative's evidence with one more measurement of this class */
function evidenceWith(known: Comparison, at: number, hadRollout: boolean, share: number): readonly number[] {
  const { rollout, inService, latest, evidence } = known;
  const weight = totalOf(latest);
  if (weight < ENOUGH) return evidence;
  const mine = totalOf(rollout);
  const part = (share * PRIOR + mine) / (PRIOR + mine + totalOf(inService));
  const lower = totalOf(latest.slice(0, at)) / (weight + 1);
  // The measurement is one of its class, so that none is empty.
  const upper = lower + ((latest[at] ?? 0) + 1) / (weight + 1);
  return ALTERNATIVES.map((k, index) => {
    const density = (upper ** k - lower ** k) / (upper - lower);
    return (evidence[index] ?? 0) + Math.log((hadRollout ? density : 1) / (part * density + 1 - part));
  });
}

const faded = (counts: Comparison['latest']): Comparison['latest'] => counts.map((count) => count * (1 - FADING));

/**
 * @param value in milliseconds, or CLS
 * @param hadRollout whether the visitor who measured it had the version that is rolled out
 * @param share of visitors that it reaches, above 0 and below 1
 * @param page that it was measured on
 * @returns the comparison with one more measurement
 */
export function withMeasurement(
  known: Comparison,
  { vital, value, page }: { readonly vital: JudgedVital; readonly value: number; readonly page: string },
  hadRollout: boolean,
  share: number,
): Comparison {
  if (!hadRollout) {
    const evidence = evidenceWith(known, classOf(vital, value), false, share);
    const latest = withValue(faded(known.latest), vital, value);
    return { ...known, evidence, latest, inService: withValue(known.inService, vital, value) };
  }
  const evidence = evidenceWith(known, classOf(vital, excused(vital, value)), true, share);
  const isSlow = value > (p75Of(vital, known.inService) ?? Infinity);
  const slow = isSlow ? { ...known.slow, [page]: (known.slow[page] ?? 0) + 1 } : known.slow;
  return { ...known, evidence, slow, rollout: withValue(known.rollout, vital, value) };
}

/** Whether the version is slower, at the rate of false alarms, and so much at three of four visitors that people notice. */
export function isSlower(vital: JudgedVital, { rollout, inService, evidence }: Comparison): boolean {
  const mean = evidence.reduce((sum, log) => sum + Math.exp(log), 0) / ALTERNATIVES.length;
  if (mean < VITALS / FALSE_ALARM) return false;
  const [mine, theirs] = [p75Of(vital, rollout), p75Of(vital, inService)];
  return mine !== null && theirs !== null && mine > theirs + Math.max(theirs * NOTICED_PART, NOTICED[vital]);
}
