import { LRUCache } from 'lru-cache';
import type { FailureReport } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import { folderOf, isReached, type Rollout, type SiteRegistry, type Tallies, type Tally } from '@vela/release/site';
import { isWorse, NO_EVIDENCE, withFailure } from './evidence.js';

/** That a page failed for a visitor. */
export type Failure = Pick<FailureReport, 'version' | 'error' | 'place'> & {
  readonly name: SliceName;
  /** The visitor's number. */
  readonly visitor: number;
  /** What tells the network they come from. */
  readonly caller: string;
};

/** A version that is to be withdrawn. */
export interface Verdict {
  readonly name: SliceName;
  readonly version: string;
  /** A sentence for the team. */
  readonly why: string;
}

/** Visitors and networks that are remembered of one roll-out; more than a version survives that is worse. */
const REMEMBERED = 20_000;
/** Visitors of one network that count: who wants a version rolled back needs as many networks as others have failures. */
const COUNTED_OF_A_CALLER = 2;
const PLACES = 5;

interface Counting {
  tally: Tally;
  readonly visitors: LRUCache<string, true>;
  readonly callers: LRUCache<string, number>;
  judged: boolean;
}

const HUNDRED = 100;

const begun = (tally: Tally): Counting => ({
  tally,
  visitors: new LRUCache({ max: REMEMBERED }),
  callers: new LRUCache({ max: REMEMBERED }),
  judged: false,
});

const sentence = ({ rollout, inService, places }: Tally, { share }: Rollout, stays: string): string => {
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
  readonly #countings = new Map<SliceName, Counting>();
  #known: Tallies;
  #changed = false;

  /** @param known what was counted before a restart */
  constructor(known: Tallies = {}) {
    this.#known = known;
  }

  /**
   * @param registry what is in service, and rolled out
   * @returns the version to withdraw, told once; null otherwise
   */
  count({ name, version, visitor, caller, error, place }: Failure, registry: SiteRegistry): Verdict | null {
    const inService = registry[name];
    const rollout = inService?.rollout;
    if (inService === undefined || rollout === undefined) return null;
    const hadRollout = isReached(rollout, visitor);
    // A tab from before this roll-out, or its step, says nothing about it.
    if (version !== (hadRollout ? rollout.version : inService.version)) return null;
    const counting = this.#countingOf(name, rollout);
    const { visitors, callers } = counting;
    const key = `${visitor} ${caller}`;
    const ofCaller = callers.get(caller) ?? 0;
    if (visitors.has(key) || ofCaller >= COUNTED_OF_A_CALLER) return null;
    visitors.set(key, true);
    callers.set(caller, ofCaller + 1);
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
  retry(name: SliceName): void {
    const counting = this.#countings.get(name);
    if (counting !== undefined) counting.judged = false;
  }

  /** @returns what was counted, if that changed since it was last asked */
  takeChanges(): Tallies | null {
    if (!this.#changed) return null;
    this.#changed = false;
    return { ...this.#known, ...Object.fromEntries([...this.#countings].map(([name, { tally }]) => [name, tally])) };
  }

  #countingOf(name: SliceName, { salt }: Rollout): Counting {
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
    const isNamed = hadRollout && (place in places || Object.keys(places).length < PLACES);
    return {
      salt,
      rollout: rollout + (hadRollout ? 1 : 0),
      inService: inService + (hadRollout ? 0 : 1),
      evidence: withFailure(evidence, hadRollout, share / HUNDRED),
      places: isNamed ? { ...places, [place]: (places[place] ?? 0) + 1 } : places,
    };
  }
}
