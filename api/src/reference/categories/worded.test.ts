import { expect, test } from '@jest/globals';
import type { Counterfactual, MatchComponent } from '@vela/contracts/matching';
import { wordedBreakdown } from './worded.js';

const roleText = (name: string): string => (name === 'Machine learning engineer' ? 'Maskininlärningsingenjör' : name);

test('roles are called as the catalogue calls them here, in facts and in what either side could change', () => {
  const component = (role: string): MatchComponent => ({
    key: 'role',
    status: 'known',
    points: 1000,
    maxPoints: 2000,
    weight: 20,
    facts: [{ kind: 'role', role, desired: true }, { kind: 'noSharedSetup' }],
  });
  const changes = (role: string): readonly Counterfactual[] => [
    { change: { kind: 'desireRole', role }, gain: 10 },
    { change: { kind: 'addSkill', skill: 'Machine learning engineer', level: 3 }, gain: 2 },
  ];
  const breakdown = (role: string) => ({
    components: [component(role)],
    counterfactuals: { talentSeeker: changes(role), jobSeeker: changes(role) },
  });
  expect(wordedBreakdown(breakdown('Machine learning engineer'), { roleText })).toEqual(
    breakdown('Maskininlärningsingenjör'),
  );
});
