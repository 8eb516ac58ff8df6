import type { Measurement } from '@vela/contracts/remote';
import {
  type AllMeasured,
  type Comparison,
  folderOf,
  isReached,
  JUDGED_VITALS,
  type JudgedVital,
  type Measured,
  p75Of,
  type RolledOut,
  type RolloutStep,
  totalOf,
  VITAL_NAMES,
  vitalText,
} from '@vela/release/site';
import { CountedOnce } from './counted-once.js';
import type { Verdict } from './failures.js';
import { inServiceOf, type Served } from './served.js';
import { furtherStep, isSlower, NOTHING_MEASURED, withMeasurement } from './slower.js';

/** What a visitor's page measured, of a slice or of the shell around it. */
export type Measuring = Pick<Measurement, 'version' | 'route' | 'vital' | 'value' | 'cached'> & {
  readonly name: RolledOut;
  /** The visitor's number. */
  readonly visitor: number;
  /** What tells the network they come from. */
  readonly caller: string;
};

interface Running {
  measured: Measured;
  readonly once: Readonly<Record<JudgedVital, CountedOnce>>;
  judged: boolean;
}

const HUNDRED = 100;
/** What stands for pages that the house does not know. */
const OTHER_PAGE = 'other pages';
const TOLD_PAGES = 3;

/** @returns what was measured, for a step of the same roll-out */
function atStep({ salt, share, vitals }: Measured, step: RolloutStep): Measured {
  if (share === step.share) return { salt, share, vitals };
  const further = JUDGED_VITALS.flatMap((vital) => {
    const known = vitals[vital];
    return known === undefined ? [] : [[vital, furtherStep(known)] as const];
  });
  return { salt, share: step.share, vitals: Object.fromEntries(further) };
}

const begun = (measured: Measured): Running => ({
  measured,
  once: { lcp: new CountedOnce(), inp: new CountedOnce(), cls: new CountedOnce() },
  judged: false,
});

function sentence(vital: JudgedVital, { rollout, inService, slow }: Comparison, stays: string): string {
  const p75 = (counts: Comparison['rollout']): string => vitalText(vital, p75Of(vital, counts) ?? 0);
  const pages = Object.entries(slow)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, TOLD_PAGES)
    .map(([page]) => page);
  return `its ${VITAL_NAMES[vital]} is ${p75(rollout)} (p75 of ${totalOf(rollout)} visitors), and ${p75(inService)} (of ${totalOf(inService)}) with ${stays}. It is slow on ${pages.join(', ')}.`;
}

/**
 * Compares what visitors' pages measure, by version, while a version is rolled out, and says when that one is slower. Each
 * visitor counts once for each vital.
 */
export class Measurements {
  readonly #running = new Map<RolledOut, Running>();
  #known: AllMeasured;
  #changed = false;

  /** @param known what was measured before a restart */
  constructor(known: AllMeasured = {}) {
    this.#known = known;
  }

  /**
   * @param served what is in service, and rolled out
   * @returns the version to withdraw, told once; null otherwise
   */
  count({ name, version, route, vital, value, cached, visitor, caller }: Measuring, served: Served): Verdict | null {
    const inService = inServiceOf(served, name);
    const rollout = inService?.rollout;
    const judged = JUDGED_VITALS.find((known) => known === vital);
    if (inService === undefined || rollout === undefined || judged === undefined) return null;
    // A new version is in no browser's cache yet, and what comes out of one is painted sooner.
    if (judged === 'lcp' && cached) return null;
    const hadRollout = isReached(rollout, visitor);
    // A tab from before this roll-out, or its step, says nothing about it.
    if (version !== (hadRollout ? rollout.version : inService.version)) return null;
    const running = this.#runningOf(name, rollout);
    if (!running.once[judged].counts(visitor, caller)) return null;
    const measurement = { vital: judged, value, page: route ?? OTHER_PAGE };
    const known = running.measured.vitals[judged] ?? NOTHING_MEASURED;
    const comparison = withMeasurement(known, measurement, hadRollout, rollout.share / HUNDRED);
    running.measured = { ...running.measured, vitals: { ...running.measured.vitals, [judged]: comparison } };
    this.#changed = true;
    if (running.judged || !isSlower(judged, comparison)) return null;
    running.judged = true;
    const why = sentence(judged, comparison, `${folderOf(name)} ${inService.version}`);
    return { name, version: rollout.version, why };
  }

  /** A verdict that could not be carried out is told again with the next measurement. */
  retry(name: RolledOut): void {
    const running = this.#running.get(name);
    if (running !== undefined) running.judged = false;
  }

  /** @returns what was measured, if that changed since it was last asked */
  takeChanges(): AllMeasured | null {
    if (!this.#changed) return null;
    this.#changed = false;
    return {
      ...this.#known,
      ...Object.fromEntries([...this.#running].map(([name, { measured }]) => [name, measured])),
    };
  }

  #runningOf(name: RolledOut, step: RolloutStep): Running {
    const { salt, share } = step;
    let running = this.#running.get(name);
    if (running?.measured.salt !== salt) {
      const known = this.#known[name];
      running = begun(known?.salt === salt ? known : { salt, share, vitals: {} });
      this.#running.set(name, running);
    }
    running.measured = atStep(running.measured, step);
    return running;
  }
}
