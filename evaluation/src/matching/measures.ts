import type { MatchRole } from '@vela/matching';
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
const discount = (place: number): number => 1 / Math.log2(place + 2);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Both said yes or not: drawn once for each pair, the same for all variants. */
function outcomesOf(market: SimulatedMarket, role: MatchRole, next: Chance) {
  const chances = market.talents.map((talent) => mutualYes(talent, role));
  return { chances, yes: chances.map((chance) => next() < chance), turns: market.talents.map(() => next()) };
}

function measureRole(
  variant: Variant,
  role: MatchRole,
  market: SimulatedMarket,
  { chances, yes, turns }: ReturnType<typeof outcomesOf>,
): OfRole {
  const scores = market.talents.map((talent) => Math.floor(variant.score(role, talent) / 100));
  const order = [...scores.keys()].sort(
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (turns[a] ?? 0) - (turns[b] ?? 0),
  );
  const shown = order.slice(0, PAGE);
  const gain = (list: readonly number[]): number =>
    list.slice(0, 10).reduce((sum, chance, place) => sum + chance * discount(place), 0);
  const best = gain([...chances].sort((a, b) => b - a));
  const strong = shown.filter((talent) => (scores[talent] ?? 0) >= 80 && (scores[talent] ?? 0) < 90);
  return {
    precisionAt5: mean(order.slice(0, 5).map((talent) => (yes[talent] === true ? 1 : 0))),
    gainAt10: best === 0 ? 0 : gain(order.map((talent) => chances[talent] ?? 0)) / best,
    strongYes: strong.filter((talent) => yes[talent] === true).length,
    strong: strong.length,
    shown,
  };
}

/** Measures variants side by side on one market: the same pairs say yes for all of them. */
export function measure(market: SimulatedMarket, variants: readonly Variant[], seed: number): Measured[] {
  const next = chanceOf(seed + 1);
  const outcomes = market.roles.map((role) => ({ role, drawn: outcomesOf(market, role, next) }));
  return variants.map((variant): Measured => {
    const roles = outcomes.map(({ role, drawn }) => measureRole(variant, role, market, drawn));
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
