import { expect, test } from '@jest/globals';
import { AGE_GROUP_TITLES, AGE_GROUPS, GENDER_TITLES, GENDERS } from '@vela/contracts/constants';
import type { Outcome } from './outcomes.js';
import { fairnessReport, type GroupReport, STEPS } from './report.js';
import { randomOf, shareWithFindings } from './simulation.js';
import { fairnessCsv, fairnessTable } from './table.js';

const MADE = { date: '2026-11-22', scoreVersion: 2 };

const people = (count: number, outcome: Partial<Outcome>): Outcome[] =>
  Array.from({ length: count }, () => ({
    gender: null,
    ageGroup: null,
    field: 'data',
    seniority: 'mid',
    active: true,
    shown: false,
    meanScore: 50,
    aboveMedian: false,
    asked: false,
    accepted: false,
    hired: false,
    ...outcome,
  }));
const women = (count: number, outcome: Partial<Outcome> = {}) => people(count, { gender: 'woman', ...outcome });
const men = (count: number, outcome: Partial<Outcome> = {}) => people(count, { gender: 'man', ...outcome });
const of = (outcomes: readonly Outcome[], title: string) => {
  const found = fairnessReport(outcomes, MADE).dimensions[0]?.groups.find(({ group }) => group === title);
  if (found === undefined) throw new Error(`There is no group ${title}.`);
  return found;
};

test('a rate below four fifths is told, and is a finding only beyond chance', () => {
  const few = [...men(5, { asked: true }), ...men(15), ...women(3, { asked: true }), ...women(17)];
  expect(of(few, 'Woman').rates.asked).toMatchObject({
    rate: 0.15,
    impactRatio: 0.6,
    belowFourFifths: true,
    finding: false,
  });
  const many = [...men(100, { asked: true }), ...men(100), ...women(40, { asked: true }), ...women(160)];
  expect(of(many, 'Woman').rates.asked).toMatchObject({ rate: 0.2, finding: true });
  // The other side of the same difference is no disadvantage.
  expect(of(many, 'Man').rates.asked).toMatchObject({ rate: 0.5, finding: false });
});

test('whoever is paused is in no base of being asked', () => {
  const outcomes = [...men(20, { asked: true }), ...women(20, { asked: true }), ...women(40, { active: false })];
  expect(of(outcomes, 'Woman').rates.asked).toMatchObject({ base: 20, rate: 1 });
});

test('a group of fewer than ten tells nothing, and the smallest of the others hides what it would reveal', () => {
  const outcomes = [...women(9, { asked: true }), ...men(30), ...people(12, { gender: 'nonBinary' })];
  expect([of(outcomes, 'Woman').people, of(outcomes, 'Non-binary').people, of(outcomes, 'Man').people]).toEqual([
    null,
    null,
    30,
  ]);
  expect(of(outcomes, 'Woman').rates.asked).toBeNull();
});

const GENDERS_TOLD = GENDERS.map((gender) => GENDER_TITLES[gender]);
const AGES_TOLD = AGE_GROUPS.map((age) => AGE_GROUP_TITLES[age]);
const cellOf = (gender: string, age: string): string => `${gender}, ${age.toLowerCase()}`;
/** Totals, and what they are the totals of. */
const LINES: readonly (readonly [total: string, cells: readonly string[]])[] = [
  ...GENDERS_TOLD.map((gender) => [gender, AGES_TOLD.map((age) => cellOf(gender, age))] as const),
  ...AGES_TOLD.map((age) => [age, GENDERS_TOLD.map((gender) => cellOf(gender, age))] as const),
];

const groupsOf = (outcomes: readonly Outcome[]): ReadonlyMap<string, GroupReport> =>
  new Map(
    fairnessReport(outcomes, MADE).dimensions.flatMap(({ groups }) =>
      groups.map((group) => [group.group, group] as const),
    ),
  );

test('nothing can be subtracted from a total by which a group of fewer than ten is known', () => {
  const seed = Number(process.env['FAIRNESS_SEED'] ?? Date.now() % 2 ** 31);
  const random = randomOf(seed);
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  for (let table = 0; table < 300; table += 1) {
    const most = [12, 30, 80][table % 3] ?? 0;
    const outcomes = [null, ...GENDERS].flatMap((gender) =>
      [null, ...AGE_GROUPS].flatMap((ageGroup) =>
        people(random() < 0.1 ? 0 : upTo(most), { gender, ageGroup }).map((outcome) => {
          const asked = random() < 0.7;
          return { ...outcome, active: random() < 0.9, asked, accepted: asked && random() < 0.5 };
        }),
      ),
    );
    const groups = groupsOf(outcomes);
    const sizes = [
      ({ people: size }: GroupReport) => size,
      ...STEPS.map(
        (step) =>
          ({ rates }: GroupReport) =>
            rates[step]?.base ?? null,
      ),
    ];
    for (const sizeOf of sizes) {
      const told = (title: string): number | null => {
        const group = groups.get(title);
        return group === undefined ? null : sizeOf(group);
      };
      const left = LINES.flatMap(([total, cells]) => {
        const whole = told(total);
        return whole === null ? [] : [cells.reduce((rest, cell) => rest - (told(cell) ?? 0), whole)];
      });
      const few = left.filter((rest) => rest > 0 && rest < 10);
      expect({ seed, table, few }).toEqual({ seed, table, few: [] });
    }
  }
});

test('nor by several subtractions', () => {
  const sizes = { woman: [20, 11, 30], man: [25, 40, 45], nonBinary: [50, 3, 12] };
  const outcomes = (['woman', 'man', 'nonBinary'] as const).flatMap((gender) =>
    sizes[gender].flatMap((size, at) => people(size, { gender, ageGroup: AGE_GROUPS[at] ?? null })),
  );
  const groups = groupsOf(outcomes);
  // Three are left out, and eleven and twelve beside them; those would be known from their other totals, were nothing else left out.
  const ring = ['Non-binary, 30 to 39', 'Non-binary, 40 to 49', 'Woman, 30 to 39', 'Woman, 40 to 49'];
  expect(ring.map((group) => groups.get(group)?.people)).toEqual([null, null, null, null]);
  expect(groups.get('Man, 40 to 49')?.people).toBe(45);
});

test('the report is dated, versioned and can be taken along', () => {
  const report = fairnessReport([...men(10, { asked: true, ageGroup: '40to49' }), ...women(10)], MADE);
  expect(report).toMatchObject({ ...MADE, method: 3 });
  expect(fairnessTable(report)).toMatch(/^Fairness, 2026-11-22: method 3, score version 2\./);
  expect(fairnessTable(report)).toMatch(/^Man +10 /m);
  expect(fairnessCsv(report)).toMatch(/^2026-11-22,3,2,Gender,"Man",asked,10,1\.0000,/m);
});

test('in fair markets, where groups differ by field and seniority, at most one report of twenty raises an alarm', () => {
  const seed = Number(process.env['FAIRNESS_SEED'] ?? 20_261_122);
  const markets = 150;
  const alarms = shareWithFindings({ people: 400, womenAsked: 1 }, markets, seed);
  // Three standard deviations of 5 %, so that chance fails the test once in a thousand seeds.
  expect({ seed, few: alarms <= 0.05 + 3 * Math.sqrt((0.05 * 0.95) / markets) }).toEqual({ seed, few: true });
  const power = shareWithFindings({ people: 800, womenAsked: 0.5 }, 40, seed, true);
  expect({ seed, found: power >= 0.6 }).toEqual({ seed, found: true });
}, 120_000);
