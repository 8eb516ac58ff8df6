import type { RankingOutcome } from '@vela/api';
import { dayOf } from '@vela/market/days';
import { shownScore } from '@vela/matching';
import { type Figure, figureOf } from './resample.js';

/** Last places of the bands within which a place is held to be looked at alike; those behind are a band of their own. */
const BANDS = [5, 10, 20, 50];
/** Fewer looks among ties than this tell nothing of two bands. */
const LOOKS_OF_BANDS = 30;
/** Fewer than these tell nothing of a version. */
const SHOWN_LEAST = 200;
const LOOKS_LEAST = 30;
/** What stands so far down that hardly anybody looks is not weighed more than so many times. */
const WEIGHT_MOST = 20;

/** How likely a place is looked at, against the first five: by band. Null from the first band that too little is known of. */
export type Propensities = readonly (number | null)[];

/** What one version's lists led to, in one open role. */
interface OfRole {
  readonly shown: number;
  readonly weighed: number;
  readonly looked: number;
  readonly requested: number;
  readonly accepted: number;
}

/** How a version of the score did, as if everybody had stood among the first five. */
export interface LoggedVersion {
  readonly scoreVersion: number;
  readonly shown: number;
  readonly looked: number;
  readonly requested: number;
  readonly accepted: number;
  /** Too few to tell anything. */
  readonly tooFew: boolean;
  readonly lookRate: Figure;
  readonly requestRate: Figure;
  /** Of those asked; null where nobody was. */
  readonly acceptRate: Figure | null;
}

export interface Logged {
  /** Whoever a recruiter had moved is left out. */
  readonly movedByPeople: number;
  readonly propensities: Propensities;
  /** The latest first. */
  readonly versions: readonly LoggedVersion[];
}

const bandOf = (place: number): number => {
  const band = BANDS.findIndex((last) => place <= last);
  return band === -1 ? BANDS.length : band;
};
/** Who is asked was looked at. */
const isLook = ({ viewed, requested }: RankingOutcome): boolean => viewed || requested;

/** First showings of a talent for a role: whoever was looked at before is looked at less, wherever they stand. */
function firstShowings(outcomes: readonly RankingOutcome[]): RankingOutcome[] {
  const seen = new Set<string>();
  return outcomes
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .filter(({ key }) => {
      const pair = key.slice(key.indexOf(' '));
      const isNew = !seen.has(pair);
      seen.add(pair);
      return isNew;
    });
}

/** @returns looks and showings of each band in each tie: one day, one role, one shown score */
function tiesOf(outcomes: readonly RankingOutcome[]): { readonly looks: number; readonly shown: number }[][] {
  const ties = new Map<string, { looks: number; shown: number }[]>();
  for (const outcome of firstShowings(outcomes)) {
    const { at, openRoleId, basisPoints, scoreVersion, place } = outcome;
    const tie = `${dayOf(at)} ${openRoleId} ${scoreVersion} ${shownScore(basisPoints)}`;
    const bands = ties.get(tie) ?? Array.from({ length: BANDS.length + 1 }, () => ({ looks: 0, shown: 0 }));
    ties.set(tie, bands);
    const band = bands[bandOf(place)];
    if (band === undefined) continue;
    band.shown += 1;
    band.looks += Number(isLook(outcome));
  }
  return [...ties.values()];
}

/**
 * How likely a place is looked at whoever stands there, from those who share a score, whose order knows nothing of how well
 * they fit (docs/decisions/0084-what-came-of-a-ranking.md): Mantel–Haenszel ratios of neighbouring bands, multiplied.
 */
export function propensitiesOf(outcomes: readonly RankingOutcome[]): Propensities {
  const ties = tiesOf(outcomes);
  const propensities: (number | null)[] = [1];
  for (let band = 1; band <= BANDS.length; band += 1) {
    let [above, below, looks] = [0, 0, 0];
    for (const tie of ties) {
      const [one, other] = [tie[band - 1], tie[band]];
      if (one === undefined || other === undefined || one.shown === 0 || other.shown === 0) continue;
      const all = one.shown + other.shown;
      above += (one.looks * other.shown) / all;
      below += (other.looks * one.shown) / all;
      looks += one.looks + other.looks;
    }
    const before = propensities[band - 1] ?? null;
    propensities.push(before === null || looks < LOOKS_OF_BANDS || above === 0 ? null : (before * below) / above);
  }
  return propensities;
}

function ofRoles(outcomes: readonly RankingOutcome[], propensities: Propensities): OfRole[] {
  const roles = new Map<string, OfRole>();
  for (const outcome of outcomes) {
    const { openRoleId, place, requested, accepted } = outcome;
    const propensity = propensities[bandOf(place)] ?? null;
    const weight = propensity === null ? 0 : Math.min(WEIGHT_MOST, Math.max(1, 1 / propensity));
    const so = roles.get(openRoleId) ?? { shown: 0, weighed: 0, looked: 0, requested: 0, accepted: 0 };
    roles.set(openRoleId, {
      shown: so.shown + 1,
      weighed: so.weighed + Number(weight > 0),
      looked: so.looked + weight * Number(isLook(outcome)),
      requested: so.requested + weight * Number(requested),
      accepted: so.accepted + weight * Number(accepted),
    });
  }
  return [...roles.values()];
}

const rateOf =
  (hits: keyof OfRole, of: keyof OfRole) =>
  (roles: readonly OfRole[]): number => {
    let [had, all] = [0, 0];
    for (const role of roles) {
      had += role[hits];
      all += role[of];
    }
    return all === 0 ? 0 : had / all;
  };

/**
 * What the log of rankings says of each version of the score, freed of what places do.
 * @param seed of the resampling
 */
export function measureLog(outcomes: readonly RankingOutcome[], seed: number): Logged {
  const decided = outcomes.filter(({ moved }) => moved === undefined);
  const propensities = propensitiesOf(decided);
  const versions = [...new Set(decided.map(({ scoreVersion }) => scoreVersion))].sort((a, b) => b - a);
  return {
    movedByPeople: outcomes.length - decided.length,
    propensities,
    versions: versions.map((scoreVersion): LoggedVersion => {
      const own = decided.filter((outcome) => outcome.scoreVersion === scoreVersion);
      const roles = ofRoles(own, propensities);
      const looked = own.filter(isLook).length;
      const requested = own.filter((outcome) => outcome.requested).length;
      return {
        scoreVersion,
        shown: own.length,
        looked,
        requested,
        accepted: own.filter(({ accepted }) => accepted).length,
        tooFew: own.length < SHOWN_LEAST || looked < LOOKS_LEAST,
        lookRate: figureOf(roles, rateOf('looked', 'weighed'), seed),
        requestRate: figureOf(roles, rateOf('requested', 'weighed'), seed),
        acceptRate: requested === 0 ? null : figureOf(roles, rateOf('accepted', 'requested'), seed),
      };
    }),
  };
}
