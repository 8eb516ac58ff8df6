import { expect, test } from '@jest/globals';
import { describeChange, explainMatch } from '@vela/matching';
import { changeRole } from './change-role.js';
import { exampleRole, exampleTalent } from './example.js';

test('the example leaves something to play with', () => {
  const { score, counterfactuals } = explainMatch(exampleRole, exampleTalent);
  expect(score).toBeGreaterThan(60);
  expect(score).toBeLessThan(90);
  expect(counterfactuals.talentSeeker).toHaveLength(3);
});

test('every proposed change, once carried out, gains what it promised', () => {
  let role = exampleRole;
  for (let round = 0; round < 10; round += 1) {
    const before = explainMatch(role, exampleTalent);
    for (const { change, gain } of before.counterfactuals.talentSeeker) {
      const after = explainMatch(changeRole(role, change), exampleTalent);
      expect([describeChange(change), after.score - before.score]).toEqual([describeChange(change), gain]);
    }
    const [best] = before.counterfactuals.talentSeeker;
    if (best === undefined) break;
    role = changeRole(role, best.change);
  }
  expect(explainMatch(role, exampleTalent).counterfactuals.talentSeeker).toEqual([]);
});

test("what is the talent's to change leaves the role alone", () => {
  expect(changeRole(exampleRole, { kind: 'addSkill', skill: 'Hiring', level: 3 })).toBe(exampleRole);
});
