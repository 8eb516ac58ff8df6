import type { MatchBreakdown, MatchComponent, MatchFact } from '@vela/contracts/matching';
import type { MatchTexts } from '../components/score-breakdown/texts.js';

const component = (
  key: MatchComponent['key'],
  points: number,
  maxPoints: number,
  facts: readonly MatchFact[],
): MatchComponent => ({ key, status: 'known', points, maxPoints, weight: maxPoints / 100, facts });

/** A match of 86 with gaps in skills, employment and availability, and an unknown salary. */
export const exampleBreakdown: MatchBreakdown = {
  version: 1,
  basisPoints: 8600,
  score: 86,
  coverage: 8500,
  ratesDate: '2026-01-02',
  components: [
    component('skills', 3100, 3500, [
      { kind: 'skill', skill: 'Python', desired: 4, held: 5 },
      { kind: 'skill', skill: 'dbt', desired: 3, held: null },
    ]),
    component('role', 1000, 1000, [{ kind: 'role', role: 'Data Engineer', desired: true }]),
    component('years', 1000, 1000, [{ kind: 'years', required: 5, held: 9, inRole: true }]),
    { ...component('salary', 750, 1500, [{ kind: 'unknown' }]), status: 'unknown' },
    component('place', 1500, 1500, [{ kind: 'place', setup: 'hybrid', reach: 'sameCity', place: 'Göteborg' }]),
    component('employment', 800, 800, [{ kind: 'employment', type: 'permanent', offered: 100, wished: 80 }]),
    component('availability', 450, 700, [{ kind: 'availability', neededInMonths: 1, availableInMonths: 3 }]),
  ],
  counterfactuals: {
    talentSeeker: [
      { change: { kind: 'dropSkill', skill: 'dbt' }, gain: 6 },
      { change: { kind: 'startLater', months: 3 }, gain: 3 },
    ],
    jobSeeker: [{ change: { kind: 'availableSooner', months: 1 }, gain: 3 }],
  },
};

/** Words in the manner of the matching package, which this package does not depend on. */
export const exampleTexts: MatchTexts = {
  titles: {
    skills: 'Skills',
    role: 'Role',
    years: 'Years',
    salary: 'Salary',
    place: 'Place',
    employment: 'Employment',
    availability: 'Availability',
  },
  fact: (fact) => (fact.kind === 'skill' ? `${fact.skill}: ${fact.held ?? 'missing'}` : fact.kind),
  change: (change) => (change.kind === 'dropSkill' ? `if ${change.skill} were not required` : 'with another start'),
  points: ({ components }) =>
    components.map(({ points, maxPoints }) => ({ points: Math.round(points / 100), max: maxPoints / 100 })),
};
