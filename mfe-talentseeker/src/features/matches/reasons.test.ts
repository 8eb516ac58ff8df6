import { expect, test } from '@jest/globals';
import type { MatchBreakdown, MatchComponent } from '@vela/contracts/matching';
import { leadingReasons } from '@vela/matching';
import { aBreakdown } from '../../testing/market.js';
import { reasonTexts } from './reasons.js';

const matchReasons = (breakdown: MatchBreakdown) => reasonTexts(leadingReasons(breakdown));

const withComponent = (part: Partial<MatchComponent> & Pick<MatchComponent, 'key'>): MatchBreakdown => ({
  ...aBreakdown,
  components: aBreakdown.components.map((component) =>
    component.key === part.key ? { ...component, ...part } : component,
  ),
});

test('the two best skills, the strongest other reason, and what costs most', () => {
  const { strengths, gap } = matchReasons(aBreakdown);
  expect(strengths).toEqual([
    { text: 'Python', level: 5, rare: false },
    { text: 'Spark', level: 3, rare: false },
    { text: 'Within your offer', level: null, rare: false },
  ]);
  expect(gap).toEqual({ text: 'dbt: missing', level: null, rare: false });
});

test('who lacks the skills is shown by what speaks for them instead', () => {
  const missing = { kind: 'skill', skill: 'dbt', desired: 3, held: null } as const;
  const { strengths, gap } = matchReasons(withComponent({ key: 'skills', points: 0, facts: [missing] }));
  expect(strengths.map(({ text }) => text)).toEqual(['Within your offer', 'Remote, from anywhere', 'Wants this role']);
  expect(gap?.text).toBe('dbt: missing');
});

test('what is not known is a gap and never a strength', () => {
  const salary = aBreakdown.components.find(({ key }) => key === 'salary');
  const half = (salary?.maxPoints ?? 0) / 2;
  const { strengths, gap } = matchReasons(
    withComponent({
      key: 'salary',
      status: 'unknown',
      points: half,
      maxPoints: 4 * half,
      facts: [{ kind: 'unknown' }],
    }),
  );
  expect(gap?.text).toBe('Salary not stated');
  expect(strengths.map(({ text }) => text)).not.toContain('Salary not stated');
});

test('a related skill is told beside the gap, and is the gap where it costs most', () => {
  const related = {
    kind: 'relatedSkill',
    skill: 'React',
    desired: 4,
    through: 'Angular',
    held: 5,
    quarters: 2,
    share: 3_000,
    gives: 1_500,
  } as const;
  const missing = { kind: 'skill', skill: 'dbt', desired: 3, held: null, share: 7_000, gives: 0 } as const;
  const beside = matchReasons(withComponent({ key: 'skills', facts: [related, missing] }));
  expect([beside.partly?.text, beside.gap?.text]).toEqual(['Counts half: Angular for React', 'dbt: missing']);
  const alone = matchReasons(withComponent({ key: 'skills', facts: [{ ...related, share: 10_000, gives: 5_000 }] }));
  expect([alone.partly, alone.gap?.text]).toEqual([null, 'Counts half: Angular for React']);
});

test('a skill that few have comes first and says so', () => {
  const skill = (name: string, rarity: number, held: number) =>
    ({ kind: 'skill', skill: name, desired: 3, held, rarity, share: 5_000, gives: 5_000 }) as const;
  const { strengths } = matchReasons(
    withComponent({ key: 'skills', facts: [skill('SQL', 66, 5), skill('Airflow', 136, 3.5)] }),
  );
  expect(strengths.slice(0, 2)).toEqual([
    { text: 'Airflow', level: 3.5, rare: true },
    { text: 'SQL', level: 5, rare: false },
  ]);
});

test('a full match has no gap', () => {
  const full = aBreakdown.components.map((component) => ({
    ...component,
    points: component.maxPoints,
    facts: component.facts.filter(({ kind }) => kind !== 'skill'),
  }));
  expect(matchReasons({ ...aBreakdown, components: full }).gap).toBeNull();
});
