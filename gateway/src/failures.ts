import type { FailureReport } from '@vela/contracts/remote';
import { folderOf, isReached, type RolledOut, type RolloutStep, type Tallies, type Tally } from '@vela/release/site';
import { CountedOnce } from './counted-once.js';
import { isWorse, NO_EVIDENCE, withFailure } from './evidence.js';
import { inServiceOf, type Served } from './served.js';

/** That a page failed for a visitor. */
export type Failure = Pick<FailureReport, 'name' | 'error' | 'place'> & {
  /** Which version the page ran; null where it does not say, and is taken to run what the visitor gets. */
  readonly version: string | null;
  /** The visitor's number. */
  readonly visitor: number;
  /** What tells the network they come from. */
  readonly caller: string;
};

/** A version that is to be withdrawn. */
export interface Verdict {
  readonly name: RolledOut;
  readonly version: string;
  /** A sentence for the team. */
  readonly why: string;
}

const PLACES = 5;

interface Counting {
  tally: Tally;
  readonly once: CountedOnce;
  judged: boolean;
}

const HUNDRED = 100;

const begun = (tally: Tally): Counting => ({ tally, once: new CountedOnce(), judged: false });

const sentence = ({ rollout, inService, places }: Tally, { share }: RolloutStep, stays: string): string => {
  const where = Object.entries(places)
    .toSorted(([, a], [, b]) => b - a)
    .map(([place]) => place);
  const told = where.length === 0 ? '' : ` It failed with ${where.join(', ')}.`;
  return `of the visitors whose page failed ${rollout} had it and ${inService} had ${stays}, though it reached ${share} of 100.${told}`;
};

/**
 * Counts visitors whose page failed, by version, while a version is rolled out, and says when that one is worse. Each visitor
 * counts once for a roll-out and the first few of a network, so nobody counts by loading a page again and again.
 */
export class Failures {
  readonly #countings = new Map<RolledOut, Counting>();
  #known: Tallies;
  #changed = false;

  /** @param known what was counted before a restart */
  constructor(known: Tallies = {}) {
    this.#known = known;
  }

  /**
   * @param served what is in service, and rolled out
   * @returns the version to withdraw, told once; null otherwise
   */
  count({ name, version, visitor, caller, error, place }: Failure, served: Served): Verdict | null {
    const inService = inServiceOf(served, name);
    const rollout = inService?.rollout;
    if (inService === undefined || rollout === undefined) return null;
    const hadRollout = isReached(rollout, visitor);
    // A tab from before this roll-out, or its step, says nothing about it.
    if (version !== null && version !== (hadRollout ? rollout.version : inService.version)) return null;
    const counting = this.#countingOf(name, rollout);
    if (!counting.once.counts(visitor, caller)) return null;
    counting.tally = this.#with(
      counting.tally,
      hadRollout,
      rollout.share,
      place === null ? error : `${error} at ${place}`,
    );
    this.#changed = true;
    if (counting.judged || !isWorse(counting.tally.evidence)) return null;
    counting.judged = true;
    const why = sentence(counting.tally, rollout, `${folderOf(name)} ${inService.version}`);
    return { name, version: rollout.version, why };
  }

  /** A verdict that could not be carried out is told again with the next failure. */
  retry(name: RolledOut): void {
    const counting = this.#countings.get(name);
    if (counting !== undefined) counting.judged = false;
  }

  /** @returns what was counted, if that changed since it was last asked */
  takeChanges(): Tallies | null {
    if (!this.#changed) return null;
    this.#changed = false;
    return { ...this.#known, ...Object.fromEntries([...this.#countings].map(([name, { tally }]) => [name, tally])) };
  }

  #countingOf(name: RolledOut, { salt }: RolloutStep): Counting {
    const running = this.#countings.get(name);
    if (running?.tally.salt === salt) return running;
    const known = this.#known[name];
    const tally = known?.salt === salt ? known : { salt, rollout: 0, inService: 0, evidence: NO_EVIDENCE, places: {} };
    const counting = begun(tally);
    this.#countings.set(name, counting);
    return counting;
  }

  #with(
    { salt, rollout, inService, evidence, places }: Tally,
    hadRollout: boolean,
    share: number,
    place: string,
  ): Tally {
    // Pages name errors as they like, as what every object has, too.
    const before = Object.hasOwn(places, place) ? (places[place] ?? 0) : 0;
    const isNamed = hadRollout && (before > 0 || Object.keys(places).length < PLACES);
    return {
      salt,
      rollout: rollout + (hadRollout ? 1 : 0),
      inService: inService + (hadRollout ? 0 : 1),
      evidence: withFailure(evidence, hadRollout, share / HUNDRED),
      places: isNamed ? { ...places, [place]: before + 1 } : places,
    };
  }
}
