import type { MatchBreakdown } from '@vela/contracts/matching';
import type { ReceivedConnection } from '@vela/contracts/schemas';

const breakdown: MatchBreakdown = {
  version: 1,
  basisPoints: 9_120,
  score: 91,
  coverage: 10_000,
  ratesDate: '2023-04-26',
  components: [
    {
      key: 'skills',
      status: 'known',
      points: 2_900,
      maxPoints: 3_500,
      weight: 35,
      facts: [
        { kind: 'skill', skill: 'Python', desired: 5, held: 4.5 },
        { kind: 'skill', skill: 'Spark', desired: 4, held: null },
      ],
    },
    {
      key: 'role',
      status: 'known',
      points: 1_000,
      maxPoints: 1_000,
      weight: 10,
      facts: [{ kind: 'role', role: 'Data Engineer', desired: true }],
    },
    {
      key: 'years',
      status: 'known',
      points: 1_000,
      maxPoints: 1_000,
      weight: 10,
      facts: [{ kind: 'years', required: 5, held: 7, inRole: true }],
    },
    {
      key: 'salary',
      status: 'known',
      points: 1_500,
      maxPoints: 1_500,
      weight: 15,
      facts: [
        { kind: 'salary', offerYearlySek: 744_000, minimumYearlySek: 696_000, shortfallPercent: 0, swapped: false },
      ],
    },
    {
      key: 'place',
      status: 'known',
      points: 1_500,
      maxPoints: 1_500,
      weight: 15,
      facts: [{ kind: 'place', setup: 'hybrid', reach: 'sameCity', place: 'Göteborg, Sweden' }],
    },
    {
      key: 'employment',
      status: 'known',
      points: 640,
      maxPoints: 800,
      weight: 8,
      facts: [{ kind: 'employment', type: 'permanent', offered: 100, wished: 80 }],
    },
    {
      key: 'availability',
      status: 'known',
      points: 580,
      maxPoints: 700,
      weight: 7,
      facts: [{ kind: 'availability', neededInMonths: 0, availableInMonths: 1 }],
    },
  ],
  counterfactuals: {
    talentSeeker: [{ change: { kind: 'dropSkill', skill: 'Spark' }, gain: 5 }],
    jobSeeker: [{ change: { kind: 'percentage', type: 'permanent', percent: 100 }, gain: 2 }],
  },
};

/** A request that waits for an answer. */
export const receivedRequest: ReceivedConnection = {
  id: 'd'.repeat(24),
  view: 'jobSeeker',
  status: 'open',
  createdAt: '2026-10-29T12:00:00.000Z',
  expiresAt: '2026-11-12T12:00:00.000Z',
  answeredAt: null,
  text: 'We are moving our forecasts from nightly batches to streams, and your work is what the team is missing.',
  openRole: {
    id: 'e'.repeat(24),
    name: 'Staff Data Engineer',
    years: 5,
    compensation: '62000',
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    remote: false,
    hybrid: true,
    office: false,
    places: ['Göteborg'],
    permanentPercentage: 100,
    freelancePercentage: null,
    availability: 3,
    description: 'You lead the move to streaming.',
  },
  breakdown,
  daysLeft: 11,
  counterOffer: null,
  reported: false,
  company: { name: 'Nordvik', city: 'Göteborg', country: 'Sweden', verified: true, domain: null },
};
