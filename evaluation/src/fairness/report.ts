import { AGE_GROUP_TITLES, AGE_GROUPS, FAIR_IMPACT_RATIO, GENDER_TITLES, GENDERS } from '@vela/contracts/constants';
import { FAIRNESS_GROUP_MIN } from '@vela/market/visibility';
import type { Outcome } from './outcomes.js';
import {
  cochranMantelHaenszel,
  holm,
  type Interval,
  newcombe,
  type Share,
  type Stratum,
  wilson,
} from './statistics.js';
import { type Division, type Group, toldGroups } from './suppression.js';

/** Of the report's method; raised whenever the same outcomes would give another report. */
export const FAIRNESS_METHOD = 3;

/** A corrected p-value below it is a finding. */
const SIGNIFICANCE = 0.05;

export const STEPS = ['shown', 'aboveMedian', 'asked', 'accepted', 'hired'] as const;
export type Step = (typeof STEPS)[number];

/** Those who could have got to a step. Who is paused can be neither shown nor asked. */
const BASE: Readonly<Record<Step, (outcome: Outcome) => boolean>> = {
  shown: ({ active }) => active,
  aboveMedian: ({ active, meanScore }) => active && meanScore !== null,
  asked: ({ active }) => active,
  accepted: ({ asked }) => asked,
  hired: ({ accepted }) => accepted,
};

/** One group's rate of one step, beside everybody else who said to which group they belong. */
export interface SelectionRate {
  /** People who could have got there. */
  readonly base: number;
  /** 0 to 1. */
  readonly rate: number;
  readonly interval: Interval;
  /** The rate beside the others’; null where the others have none. */
  readonly impactRatio: number | null;
  /** Of the rate less the others’. */
  readonly difference: Interval;
  /** Within equal field and seniority, corrected for the number of comparisons in the report. */
  readonly p: number;
  /** Lower than the others’ beyond chance. */
  readonly finding: boolean;
  /** Below four fifths of the others’: told beside, and no finding by itself. */
  readonly belowFourFifths: boolean;
}

/** What is told about one group. Null stands for what too few people stand behind, or what would reveal such a group. */
export interface GroupReport {
  readonly group: string;
  readonly people: number | null;
  readonly rates: Readonly<Record<Step, SelectionRate | null>>;
}

export interface Dimension {
  readonly title: string;
  readonly groups: readonly GroupReport[];
}

export interface FairnessReport {
  readonly method: number;
  readonly scoreVersion: number;
  /** ISO date. */
  readonly date: string;
  readonly comparisons: number;
  readonly findings: number;
  readonly dimensions: readonly Dimension[];
}

interface Grouping {
  readonly title: string;
  readonly groups: readonly Group[];
}

const genders = GENDERS.map((gender) => ({
  title: GENDER_TITLES[gender],
  has: (outcome: Outcome) => outcome.gender === gender,
}));
const ages = AGE_GROUPS.map((age) => ({
  title: AGE_GROUP_TITLES[age],
  has: (outcome: Outcome) => outcome.ageGroup === age,
}));
const both = genders.flatMap((gender) =>
  ages.map((age) => ({
    title: `${gender.title}, ${age.title.toLowerCase()}`,
    gender,
    age,
    has: (outcome: Outcome) => gender.has(outcome) && age.has(outcome),
  })),
);

const GROUPINGS: readonly Grouping[] = [
  { title: 'Gender', groups: genders },
  { title: 'Age', groups: ages },
  { title: 'Gender and age', groups: both },
];

/** What the report's figures can be subtracted from. */
const DIVISIONS: readonly Division[] = [
  ...GROUPINGS.map(({ title, groups }) => ({
    whole: { title, has: (outcome: Outcome) => groups.some(({ has }) => has(outcome)) },
    into: groups,
  })),
  ...genders.map((whole) => ({ whole, into: both.filter(({ gender }) => gender === whole) })),
  ...ages.map((whole) => ({ whole, into: both.filter(({ age }) => age === whole) })),
];

const shareOf = (people: readonly Outcome[], step: Step): Share => ({
  hits: people.filter((outcome) => outcome[step]).length,
  of: people.length,
});

/** People with equal field and seniority. */
function strataOf(group: readonly Outcome[], others: readonly Outcome[], step: Step): Stratum[] {
  const byStratum = new Map<string, { group: Outcome[]; others: Outcome[] }>();
  const put = (side: 'group' | 'others') => (outcome: Outcome) => {
    const key = `${outcome.field} ${outcome.seniority}`;
    const stratum = byStratum.get(key) ?? { group: [], others: [] };
    stratum[side].push(outcome);
    byStratum.set(key, stratum);
  };
  group.forEach(put('group'));
  others.forEach(put('others'));
  return [...byStratum.values()].map((stratum) => ({
    group: shareOf(stratum.group, step),
    others: shareOf(stratum.others, step),
  }));
}

type Uncorrected = Omit<SelectionRate, 'finding'>;

/** @returns null where too few stand behind the group, or behind everybody else */
function compared(group: readonly Outcome[], others: readonly Outcome[], step: Step): Uncorrected | null {
  const [own, rest] = [group.filter(BASE[step]), others.filter(BASE[step])];
  if (own.length < FAIRNESS_GROUP_MIN || rest.length < FAIRNESS_GROUP_MIN) return null;
  const [share, other] = [shareOf(own, step), shareOf(rest, step)];
  const [rate, otherRate] = [share.hits / share.of, other.hits / other.of];
  const impactRatio = otherRate === 0 ? null : rate / otherRate;
  return {
    base: share.of,
    rate,
    interval: wilson(share),
    impactRatio,
    difference: newcombe(share, other),
    p: cochranMantelHaenszel(strataOf(own, rest, step)),
    belowFourFifths: impactRatio !== null && impactRatio < FAIR_IMPACT_RATIO,
  };
}

interface Row {
  readonly group: string;
  readonly people: number | null;
  readonly rates: Readonly<Record<Step, Uncorrected | null>>;
}

/** Of which groups what is told. */
interface Told {
  readonly people: ReadonlySet<Group>;
  /** Those whose base may be known at each step. */
  readonly steps: Readonly<Record<Step, ReadonlySet<Group>>>;
}

function toldOf(outcomes: readonly Outcome[]): Told {
  const at = (step: Step) => toldGroups(outcomes.filter(BASE[step]), DIVISIONS);
  return {
    people: toldGroups(outcomes, DIVISIONS),
    steps: {
      shown: at('shown'),
      aboveMedian: at('aboveMedian'),
      asked: at('asked'),
      accepted: at('accepted'),
      hired: at('hired'),
    },
  };
}

function rowsOf({ groups }: Grouping, outcomes: readonly Outcome[], told: Told): Row[] {
  const said = outcomes.filter((outcome) => groups.some(({ has }) => has(outcome)));
  return groups.map((own) => {
    const [group, others] = [said.filter(own.has), said.filter((outcome) => !own.has(outcome))];
    const isTold = told.people.has(own);
    const rate = (step: Step) => (isTold && told.steps[step].has(own) ? compared(group, others, step) : null);
    return {
      group: own.title,
      people: isTold ? group.length : null,
      rates: {
        shown: rate('shown'),
        aboveMedian: rate('aboveMedian'),
        asked: rate('asked'),
        accepted: rate('accepted'),
        hired: rate('hired'),
      },
    };
  });
}

/** Puts the corrected p-values in place. @param next the next of them, in the order of the rows and steps */
const withFinding = (rate: Uncorrected | null, next: () => number): SelectionRate | null => {
  if (rate === null) return null;
  const p = next();
  const below = rate.impactRatio !== null && rate.impactRatio < 1;
  return { ...rate, p, finding: below && p < SIGNIFICANCE };
};

/**
 * Compares groups at each step with everybody else of equal field and seniority, and calls a difference a finding only where
 * chance would make any at all in at most one of twenty reports.
 * @param made when and of which score the report is
 */
export function fairnessReport(
  outcomes: readonly Outcome[],
  made: Pick<FairnessReport, 'date' | 'scoreVersion'>,
): FairnessReport {
  const told = toldOf(outcomes);
  const tables = GROUPINGS.map((grouping) => ({ title: grouping.title, rows: rowsOf(grouping, outcomes, told) }));
  const rates = tables.flatMap(({ rows }) => rows.flatMap(({ rates: steps }) => STEPS.map((step) => steps[step])));
  const corrected = holm(rates.flatMap((rate) => (rate === null ? [] : [rate.p])));
  let at = 0;
  const next = (): number => corrected[at++] ?? 1;
  const dimensions = tables.map(({ title, rows }) => ({
    title,
    groups: rows.map(({ rates: steps, ...row }) => ({
      ...row,
      rates: {
        shown: withFinding(steps.shown, next),
        aboveMedian: withFinding(steps.aboveMedian, next),
        asked: withFinding(steps.asked, next),
        accepted: withFinding(steps.accepted, next),
        hired: withFinding(steps.hired, next),
      },
    })),
  }));
  const findings = dimensions
    .flatMap(({ groups }) => groups.flatMap(({ rates: steps }) => STEPS.map((step) => steps[step])))
    .filter((rate) => rate?.finding === true).length;
  return { method: FAIRNESS_METHOD, ...made, comparisons: corrected.length, findings, dimensions };
}
