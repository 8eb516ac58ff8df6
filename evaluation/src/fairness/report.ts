import { AGE_GROUP_TITLES, AGE_GROUPS, FAIR_IMPACT_RATIO, GENDER_TITLES, GENDERS } from '@vela/contracts/constants';
import { FAIRNESS_GROUP_MIN } from '@vela/market/visibility';
import type { Outcome } from './outcomes.js';

/** A share of a group's people that got to one step, of those who got to the one before. */
export interface SelectionRate {
  /** 0 to 1. */
  readonly rate: number;
  /** The rate beside the best group's, 0 to 1; null where no group has any. */
  readonly impactRatio: number | null;
  /** Below four fifths of the best group's. */
  readonly adverse: boolean;
}

export interface ScoreDistribution {
  readonly mean: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
}

export const STEPS = ['asked', 'accepted', 'hired'] as const;
export type Step = (typeof STEPS)[number];

/** What is told about one group. Null stands for what too few people stand behind. */
export interface GroupReport {
  readonly group: string;
  readonly people: number | null;
  readonly scores: ScoreDistribution | null;
  readonly rates: Readonly<Record<Step, SelectionRate | null>>;
}

export interface FairnessReport {
  readonly gender: readonly GroupReport[];
  readonly age: readonly GroupReport[];
}

interface Counted {
  readonly group: string;
  readonly people: readonly Outcome[];
}

/** Those who could have got to a step. */
const BEFORE: Readonly<Record<Step, (outcome: Outcome) => boolean>> = {
  asked: () => true,
  accepted: ({ asked }) => asked,
  hired: ({ accepted }) => accepted,
};

function rateOf(people: readonly Outcome[], step: Step): number | null {
  const base = people.filter(BEFORE[step]);
  return base.length < FAIRNESS_GROUP_MIN ? null : base.filter((outcome) => outcome[step]).length / base.length;
}

function selectionRate(rate: number | null, best: number): SelectionRate | null {
  if (rate === null) return null;
  const impactRatio = best === 0 ? null : rate / best;
  return { rate, impactRatio, adverse: impactRatio !== null && impactRatio < FAIR_IMPACT_RATIO };
}

/** Everybody weighs the same, however many roles there are in their field. */
function distributionOf(people: readonly Outcome[]): ScoreDistribution | null {
  const means = people
    .filter(({ scores }) => scores.length > 0)
    .map(({ scores }) => scores.reduce((sum, score) => sum + score, 0) / scores.length)
    .sort((a, b) => a - b);
  if (means.length < FAIRNESS_GROUP_MIN) return null;
  const at = (share: number): number => means[Math.floor((means.length - 1) * share)] ?? 0;
  return {
    mean: means.reduce((sum, mean) => sum + mean, 0) / means.length,
    quarter: at(0.25),
    median: at(0.5),
    threeQuarters: at(0.75),
  };
}

function reportBy(groups: readonly Counted[]): GroupReport[] {
  const bestOf = (step: Step): number => Math.max(0, ...groups.map(({ people }) => rateOf(people, step) ?? 0));
  const best: Readonly<Record<Step, number>> = {
    asked: bestOf('asked'),
    accepted: bestOf('accepted'),
    hired: bestOf('hired'),
  };
  return groups.map(({ group, people }) => {
    const rate = (step: Step) => selectionRate(rateOf(people, step), best[step]);
    return {
      group,
      people: people.length < FAIRNESS_GROUP_MIN ? null : people.length,
      scores: distributionOf(people),
      rates: { asked: rate('asked'), accepted: rate('accepted'), hired: rate('hired') },
    };
  });
}

/** Compares groups; what fewer than `FAIRNESS_GROUP_MIN` people stand behind is left out. */
export const fairnessReport = (outcomes: readonly Outcome[]): FairnessReport => ({
  gender: reportBy(
    GENDERS.map((gender) => ({
      group: GENDER_TITLES[gender],
      people: outcomes.filter((outcome) => outcome.gender === gender),
    })),
  ),
  age: reportBy(
    AGE_GROUPS.map((age) => ({
      group: AGE_GROUP_TITLES[age],
      people: outcomes.filter(({ ageGroup }) => ageGroup === age),
    })),
  ),
});
