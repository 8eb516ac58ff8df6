import { isStrongMatch } from '@vela/market/strength';
import { type MatchRole, shownScore } from '@vela/matching';
import { type Chance, chanceOf } from './chance.js';
import { spreadOf } from './exposure.js';
import { type Figure, figureOf } from './resample.js';
import { mutualYes } from './truth.js';
import type { Variant } from './variants.js';
import type { SimulatedMarket } from './world.js';

/** What one role's list gave. */
interface OfRole {
  readonly precisionAt5: number;
  readonly gainAt10: number;
  /** Those of the first page who score 80 to 89: how many would say yes, and how many they are. */
  readonly strongYes: number;
  readonly strong: number;
  readonly shown: readonly number[];
}

export interface Measured {
  readonly variant: string;
  readonly precisionAt5: Figure;
  readonly gainAt10: Figure;
  /** Null where nobody scores so. */
  readonly calibration: Figure | null;
  readonly neverShown: number;
  readonly gini: number;
}

const PAGE = 50;
const PRECISION_AT = 5;
const GAIN_AT = 10;
/** The scores whose yes are counted end here: those above are too few. */
const STRONG_BELOW = 90;
const discount = (place: number): number => 1 / Math.log2(place + 2);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Both said yes or not: drawn once for each pair, the same for all variants. */
function outcomesOf(market: SimulatedMarket, role: MatchRole, next: Chance) {
  const chances = market.talents.map((talent) => mutualYes(talent, role));
  return { chances, yes: chances.map((chance) => next() < chance), turns: market.talents.map(() => next()) };
}

/** One role's pairs, by talent. */
interface Pairs {
  /** As they are shown, 0 to 100. */
  readonly scores: readonly number[];
  /** That both would say yes, 0 to 1. */
  readonly chances: readonly number[];
  readonly yes: readonly boolean[];
  /** Who goes first among equals, lower first. */
  readonly turns: readonly number[];
}

/**
 * @returns the share of yes among the first five; the discounted gain of the first ten against the best order (nDCG@10,
 * gain is the chance of a yes); and how those of the first page fared who score 80 to 89
 */
export function figuresOfList({ scores, chances, yes, turns }: Pairs): OfRole {
  const scoreOf = (talent: number): number => scores[talent] ?? 0;
  const order = [...scores.keys()].sort((a, b) => scoreOf(b) - scoreOf(a) || (turns[a] ?? 0) - (turns[b] ?? 0));
  const shown = order.slice(0, PAGE);
  const gain = (list: readonly number[]): number =>
    list.slice(0, GAIN_AT).reduce((sum, chance, place) => sum + chance * discount(place), 0);
  const best = gain([...chances].sort((a, b) => b - a));
  const strong = shown.filter((talent) => isStrongMatch(scoreOf(talent)) && scoreOf(talent) < STRONG_BELOW);
  return {
    precisionAt5: mean(order.slice(0, PRECISION_AT).map((talent) => (yes[talent] === true ? 1 : 0))),
    gainAt10: best === 0 ? 0 : gain(order.map((talent) => chances[talent] ?? 0)) / best,
    strongYes: strong.filter((talent) => yes[talent] === true).length,
    strong: strong.length,
    shown,
  };
}

const shownScoresOf = (variant: Variant, role: MatchRole, { talents }: SimulatedMarket): number[] =>
  talents.map((talent) => shownScore(variant.score(role, talent)));

/** Measures variants side by side on one market: the same pairs say yes for all of them. */
export function measure(market: SimulatedMarket, variants: readonly Variant[], seed: number): Measured[] {
  const next = chanceOf(seed + 1);
  const outcomes = market.roles.map((role) => ({ role, drawn: outcomesOf(market, role, next) }));
  return variants.map((variant): Measured => {
    const roles = outcomes.map(({ role, drawn }) =>
      figuresOfList({ ...drawn, scores: shownScoresOf(variant, role, market) }),
    );
    const shown = new Map<number, number>();
    for (const talent of roles.flatMap((role) => role.shown)) shown.set(talent, (shown.get(talent) ?? 0) + 1);
    const rate = (some: readonly OfRole[]): number =>
      some.reduce((sum, role) => sum + role.strongYes, 0) /
      Math.max(
        1,
        some.reduce((sum, role) => sum + role.strong, 0),
      );
    return {
      variant: variant.name,
      precisionAt5: figureOf(roles, (some) => mean(some.map((role) => role.precisionAt5)), seed),
      gainAt10: figureOf(roles, (some) => mean(some.map((role) => role.gainAt10)), seed),
      calibration: roles.some(({ strong }) => strong > 0) ? figureOf(roles, rate, seed) : null,
      ...spreadOf(shown, market.talents.length),
    };
  });
}
