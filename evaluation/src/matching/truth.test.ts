import { describe, expect, test } from '@jest/globals';
import { mutualYes } from './truth.js';
import { type SimulatedTalent, simulateMarket, SKILLS } from './world.js';

const { talents, roles } = simulateMarket(5, { talents: 400, roles: 1, stuffedShare: 0.1 });
const [someTalent] = talents;
const [someRole] = roles;
if (someTalent === undefined || someRole === undefined) throw new Error('There is nobody.');

/** Asks for one skill that comes first in its group, from anywhere, at once. */
const role = {
  ...someRole,
  skills: [{ skillId: 's04', name: 's04', level: 5 }],
  years: 0,
  remote: true,
  hybrid: true,
  office: false,
  places: { Land: ['Aby'] },
  permanent: true,
  freelance: false,
  offer: { ...someRole.offer, amount: 97_000 },
  availability: 0,
};
const able = (...skills: readonly (readonly [skill: number, ability: number])[]): number[] =>
  Array.from({ length: SKILLS }, (_, skill) => skills.find(([known]) => known === skill)?.[1] ?? 0);
const talent = (part: Partial<SimulatedTalent['honest']> = {}, ability = able([4, 1])): SimulatedTalent => ({
  ...someTalent,
  ability,
  years: 10,
  honest: {
    ...someTalent.honest,
    desiredRoles: [{ roleId: role.roleId, name: '', years: 1, weight: 3 }],
    remote: true,
    hybrid: false,
    office: false,
    permanent: true,
    freelance: false,
    minSalary: 100_000,
    availability: 0,
    ...part,
  },
});
/** Of what the company says of somebody who can do all of it: 1 / (1 + e^(−9 × 0.3)). */
const CAN_ALL = 0.937027;

describe('the chance that both would say yes, reckoned by hand', () => {
  test('is the company’s by ability and the talent’s by pay: half where 97 % of the wanted pay is offered', () => {
    expect(mutualYes(talent(), role)).toBeCloseTo(CAN_ALL * 0.5, 5);
    expect(mutualYes(talent({ minSalary: 50_000 }), role)).toBeCloseTo(CAN_ALL, 4);
  });

  test('a neighbouring skill carries over half of itself', () => {
    // 1 / (1 + e^(−9 × (0.5 − 0.7)))
    expect(mutualYes(talent({}, able([5, 1])), role)).toBeCloseTo(0.141851 * 0.5, 5);
    expect(mutualYes(talent({}, able([8, 1])), role)).toBeCloseTo(0.001832 * 0.5, 5);
  });

  test('without a shared employment there is none, of another role a third, late half a year a quarter of it', () => {
    expect(mutualYes(talent({ permanent: false, freelance: true }), role)).toBe(0);
    expect(mutualYes(talent({ desiredRoles: [] }), role)).toBeCloseTo(CAN_ALL * 0.5 * 0.35, 5);
    expect(mutualYes(talent({ availability: 6 }), role)).toBeCloseTo(CAN_ALL * 0.5 * 0.25, 5);
  });

  test('who would have to move mostly does not; thirty kilometres are commuted', () => {
    const onSite = (city: string) => talent({ remote: false, hybrid: true, places: { Land: [city] } });
    expect(mutualYes(onSite('Bro'), role)).toBeCloseTo(CAN_ALL * 0.5, 5);
    expect(mutualYes(onSite('Cem'), role)).toBeCloseTo(CAN_ALL * 0.5 * 0.05, 5);
    expect(mutualYes(talent({ remote: false, office: true }), role)).toBe(0);
  });
});

describe('a simulated market', () => {
  test('has a quarter who leave blanks and as many who stuff as it is told, and rules hold version 2’s profiles', () => {
    const share = (kind: SimulatedTalent['kind']): number =>
      talents.filter((one) => one.kind === kind).length / talents.length;
    // Four standard deviations of a share among 400.
    expect(Math.abs(share('blank') - 0.25)).toBeLessThan(4 * Math.sqrt((0.25 * 0.75) / 400));
    expect(Math.abs(share('stuffed') - 0.1)).toBeLessThan(4 * Math.sqrt((0.1 * 0.9) / 400));
    for (const { kind, stated1, stated2, honest } of talents) {
      if (kind === 'honest') expect(stated1).toBe(honest);
      for (const { years } of stated2.desiredRoles) expect(stated2.experienceYears ?? 40).toBeGreaterThanOrEqual(years);
    }
  });

  test('is the same for the same seed', () => {
    const size = { talents: 30, roles: 4 };
    expect(simulateMarket(9, size)).toEqual(simulateMarket(9, size));
    expect(simulateMarket(10, size)).not.toEqual(simulateMarket(9, size));
  });
});
