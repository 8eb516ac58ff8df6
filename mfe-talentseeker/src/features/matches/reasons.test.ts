import { expect, test } from '@jest/globals';
import type { MatchBreakdown, MatchComponent } from '@vela/contracts/matching';
import { aBreakdown } from '../../testing/market.js';
import { matchReasons } from './reasons.js';

const withComponent = (part: Partial<MatchComponent> & Pick<MatchComponent, 'key'>): MatchBreakdown => ({
  ...aBreakdown,
  components: aBreakdown.components.map((component) =>
    component.key === part.key ? { ...component, ...part } : component,
  ),
});

test('the two best skills, the strongest other reason, and what costs most', () => {
  const { strengths, gap } = matchReasons(aBreakdown);
  expect(strengths).toEqual([
    { text: 'Python', level: 5 },
    { text: 'Spark', level: 3 },
    { text: 'Within your offer', level: null },
  ]);
  expect(gap).toEqual({ text: 'dbt: missing', level: null });
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

test('a full match has no gap', () => {
  const full = aBreakdown.components.map((component) => ({
    ...component,
    points: component.maxPoints,
    facts: component.facts.filter(({ kind }) => kind !== 'skill'),
  }));
  expect(matchReasons({ ...aBreakdown, components: full }).gap).toBeNull();
});
