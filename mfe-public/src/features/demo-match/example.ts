import type { MatchProfile, MatchRole } from '@vela/matching';

// One talent and one role, made up, so that the real score has something to explain.

export const EXAMPLE_INITIALS = 'MK';
export const EXAMPLE_CURRENT_ROLE = 'Engineering Manager';
export const EXAMPLE_YEARS = 9;

export const exampleTalent: MatchProfile = {
  id: 'example-talent',
  userId: 'example-person',
  blockedCompanyIds: [],
  availableForContact: true,
  openToRanking: true,
  categoryId: 'leadership',
  desiredRoles: [{ roleId: 'engineering-manager', name: EXAMPLE_CURRENT_ROLE, years: 5, weight: 3 }],
  experienceYears: EXAMPLE_YEARS,
  skills: [
    { skillId: 'people-leadership', name: 'People leadership', level: 4.5 },
    { skillId: 'delivery', name: 'Delivery', level: 5 },
    { skillId: 'system-design', name: 'System design', level: 3.5 },
  ],
  remote: true,
  hybrid: true,
  office: false,
  places: { Sweden: ['Stockholm'] },
  permanent: true,
  freelance: false,
  permanentPercentage: 80,
  freelancePercentage: null,
  minSalary: 68_000,
  maxSalary: 78_000,
  currency: 'SEK',
  period: 'Monthly',
  availability: 3,
};

export const exampleRole: MatchRole = {
  id: 'example-role',
  companyId: 'example-company',
  memberUserIds: [],
  categoryId: 'leadership',
  roleId: 'engineering-manager',
  roleName: EXAMPLE_CURRENT_ROLE,
  years: 5,
  skills: [
    { skillId: 'people-leadership', name: 'People leadership', level: 4 },
    { skillId: 'delivery', name: 'Delivery', level: 4 },
    { skillId: 'system-design', name: 'System design', level: 4 },
    { skillId: 'hiring', name: 'Hiring', level: 3 },
  ],
  remote: false,
  hybrid: true,
  office: false,
  places: { Sweden: ['Stockholm'] },
  permanent: true,
  freelance: false,
  permanentPercentage: 100,
  freelancePercentage: null,
  offer: { amount: 62_000, currency: 'SEK', period: 'Monthly' },
  availability: 1,
};

/** Range of the offer that can be played with, SEK a month. */
export const OFFER = { min: 55_000, max: 80_000, step: 1_000 } as const;
