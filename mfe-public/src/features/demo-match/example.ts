import { texts } from '@vela/language';
import type { MatchProfile, MatchRole } from '@vela/matching';

// One talent and one role, made up, so that the real score has something to explain.

export const EXAMPLE_INITIALS = 'MK';
/** What the talent, the role and the skills are called. */
export const EXAMPLE_NAMES = texts({
  role: 'Engineering Manager',
  lead: 'People leadership',
  deliver: 'Delivery',
  design: 'System design',
  hire: 'Hiring',
});
export const EXAMPLE_YEARS = 9;

type Skill = MatchRole['skills'][number];
/** A skill at a level, whose name is written when it is read. */
const skill = (skillId: string, key: keyof typeof EXAMPLE_NAMES, level: number): Skill => ({
  skillId,
  level,
  get name() {
    return EXAMPLE_NAMES[key];
  },
});

export const exampleTalent: MatchProfile = {
  id: 'example-talent',
  userId: 'example-person',
  blockedCompanyIds: [],
  shielded: false,
  availableForContact: true,
  openToRanking: true,
  categoryId: 'leadership',
  desiredRoles: [
    {
      roleId: 'engineering-manager',
      years: 5,
      weight: 3,
      get name() {
        return EXAMPLE_NAMES.role;
      },
    },
  ],
  experienceYears: EXAMPLE_YEARS,
  skills: [
    skill('people-leadership', 'lead', 4.5),
    skill('delivery', 'deliver', 5),
    skill('system-design', 'design', 3.5),
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
  verified: true,
  categoryId: 'leadership',
  roleId: 'engineering-manager',
  get roleName() {
    return EXAMPLE_NAMES.role;
  },
  years: 5,
  skills: [
    skill('people-leadership', 'lead', 4),
    skill('delivery', 'deliver', 4),
    skill('system-design', 'design', 4),
    skill('hiring', 'hire', 3),
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
