import {
  type AnonymousProfile,
  type Balance,
  type Company,
  type ListedProfile,
  listedProfileSchema,
  type Match,
  type MatchDetails,
  type OpenRole,
  type OpenRoleWithMatches,
  type RequestCost,
  type SentConnection,
  type SessionUser,
  type TalentSeeker,
} from '@vela/contracts/schemas';
import { explainMatch, leadingReasons, type MatchProfile, type MatchRole } from '@vela/matching';

/** A made-up identifier that ends in a number. */
export const idOf = (number: number): string => number.toString(16).padStart(24, '0');

const matchRole: MatchRole = {
  id: idOf(900),
  companyId: idOf(70),
  memberUserIds: [idOf(80)],
  verified: true,
  categoryId: idOf(1),
  roleId: idOf(11),
  roleName: 'Data Engineer',
  years: 5,
  remote: true,
  hybrid: true,
  office: false,
  places: { Sweden: ['Göteborg'] },
  skills: [
    { skillId: idOf(21), name: 'Python', level: 4 },
    { skillId: idOf(22), name: 'Spark', level: 3 },
    { skillId: idOf(23), name: 'dbt', level: 3 },
  ],
  permanent: true,
  freelance: false,
  permanentPercentage: 100,
  freelancePercentage: null,
  offer: { amount: 62_000, currency: 'SEK', period: 'Monthly' },
  availability: 0,
};

const matchProfile: MatchProfile = {
  id: idOf(31),
  userId: idOf(32),
  blockedCompanyIds: [],
  shielded: false,
  categoryId: idOf(1),
  availableForContact: true,
  openToRanking: true,
  experienceYears: 9,
  desiredRoles: [{ roleId: idOf(11), name: 'Data Engineer', years: 6, weight: 3 }],
  skills: [
    { skillId: idOf(21), name: 'Python', level: 5 },
    { skillId: idOf(22), name: 'Spark', level: 3 },
  ],
  remote: true,
  hybrid: true,
  office: false,
  places: { Sweden: ['Göteborg'] },
  permanent: true,
  freelance: false,
  permanentPercentage: 100,
  freelancePercentage: null,
  minSalary: 58_000,
  maxSalary: 66_000,
  currency: 'SEK',
  period: 'Monthly',
  availability: 3,
};

/** How a data engineer of nine years fits a role that also asks for dbt and an immediate start. */
export const aBreakdown = explainMatch(matchRole, matchProfile);

export const aProfile: AnonymousProfile = {
  id: idOf(31),
  initials: 'MK',
  currentRole: 'Analytics Engineer',
  experienceYears: 9,
  createdAt: '2026-01-01T00:00:00.000Z',
  availableForContact: true,
  categoryId: { id: idOf(1), name: 'Data' },
  jobSeekerProfilesRoles: [{ role: { id: idOf(11), name: 'Data Engineer' }, years: 6 }],
  jobSeekerProfileSkills: [
    { skill: { id: idOf(21), name: 'Python' }, level: 5 },
    { skill: { id: idOf(22), name: 'Spark' }, level: 3 },
  ],
  remote: true,
  hybrid: true,
  office: false,
  permanent: true,
  freelance: false,
  permanentPercentage: 100,
  freelancePercentage: null,
  minSalary: 58_000,
  maxSalary: 66_000,
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
  availability: '3',
  aboutMe: 'I make pipelines that wake nobody at night.',
  countriesCities: { Sweden: ['Göteborg'] },
};

/** What a request to the data engineer of nine years costs a company with free profiles. */
export const aCost: RequestCost = {
  years: 9,
  band: 'senior',
  tokens: 3,
  reserves: { account: 'base', amount: 1 },
  affordable: true,
  owedTokens: 0,
  freeBecause: null,
};

/** What the card of a match opens. */
export const matchDetails: MatchDetails = {
  breakdown: aBreakdown,
  jobSeekerProfile: aProfile,
  matchedRole: { role: { id: idOf(11), name: 'Data Engineer' }, years: 6 },
};

/** @returns what the card of a match tells of a profile */
export const listedOf = (profile: AnonymousProfile): ListedProfile =>
  listedProfileSchema.cast(profile, { stripUnknown: true });

export const aMatch: Match = {
  score: aBreakdown.score,
  reasons: leadingReasons(aBreakdown),
  jobSeekerProfile: listedOf(aProfile),
  fitted: {
    role: { role: { name: 'Data Engineer' }, years: 6, asked: true },
    setups: ['remote', 'hybrid'],
    place: { country: 'Sweden', city: 'Göteborg' },
    pay: null,
  },
  missedMusts: [],
  connection: null,
  interested: false,
  move: null,
  askAgainFrom: null,
  cost: aCost,
};

export const anOpenRole: OpenRole = {
  id: idOf(900),
  roleId: idOf(11),
  category: { id: idOf(1), name: 'Data' },
  role: { 'Data Engineer': 5 },
  remote: true,
  hybrid: true,
  office: false,
  countries: ['Sweden'],
  cities: ['Göteborg'],
  countriesCities: { Sweden: ['Göteborg'] },
  skills: [{ Python: 4 }, { Spark: 3 }, { dbt: 3 }],
  permanent: true,
  freelance: false,
  permanentPercentage: 100,
  freelancePercentage: null,
  compensation: '62000',
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
  availability: 0,
  description: 'Streams instead of nightly batches.',
  status: 'open',
  shownToTalent: false,
  createdAt: '2026-10-01T00:00:00.000Z',
  musts: { terms: [], skills: [] },
  meetingCount: 1,
  matchCount: 1,
  strongMatchCount: 1,
};

export const aRoleWithMatches: OpenRoleWithMatches = {
  ...anOpenRole,
  belowMarket: null,
  list: 'matches',
  leftOut: { people: 0, musts: [] },
  total: 1,
  page: 1,
  pageSize: 50,
  next: null,
  interested: [],
  putUp: [],
  putDown: [],
  matches: [aMatch],
};

export const aBalance: Balance = {
  freeProfiles: 3,
  freeProfilesGranted: 3,
  freeProfilesGivenBefore: false,
  launchOfferProfiles: 0,
  launchOfferUntil: null,
  reservedProfiles: 0,
  reservedLaunchOfferProfiles: 0,
  consumedProfiles: 0,
  tokens: 0,
  owedTokens: 0,
  frozenTokens: 0,
  reservedTokens: 0,
  confirmedHires: 0,
};

export const aCompany: Company = {
  id: idOf(70),
  name: 'Norrsken Energi',
  organizationNumber: '556000-0001',
  address: 'Kajen 1',
  postalCode: '411 04',
  city: 'Göteborg',
  country: 'SE',
  VAT: 'SE556000000101',
  invoiceEmail: 'invoice@norrsken.example',
  autoGenerated: false,
  vatRate: { percent: 25, reason: 'sweden' },
  verification: 'verified',
  verificationNote: '',
  domains: [],
  vatCheck: null,
  documentLanguage: null,
  missing: [],
  freeProfiles: 3,
  balance: aBalance,
  members: [{ id: idOf(80), givenName: 'Ingrid', familyName: 'Berg', owner: true, billing: false }],
};

export const aTalentSeeker: TalentSeeker = {
  fields: ['Data'],
  companies: ['Norrsken Energi'],
  sectors: ['Energy'],
  linkedinProfile: 'https://www.linkedin.com/in/ingrid-berg',
  company: aCompany,
};

export const aRecruiter: SessionUser = {
  id: idOf(80),
  givenName: 'Ingrid',
  familyName: 'Berg',
  firstName: 'Ingrid',
  email: 'ingrid@norrsken.example',
  profilePictureUrl: null,
  referralCode: 'k3xq9w2ap7vd',
  admin: false,
  lastActedAs: null,
  language: null,
  payCurrency: null,
  jobSeeker: undefined,
  talentSeeker: aTalentSeeker,
};

export const aConnection: SentConnection = {
  id: idOf(50),
  view: 'talentSeeker',
  status: 'open',
  text: 'Your Spark work is what the team is missing.',
  createdAt: '2026-11-10T08:00:00.000Z',
  expiresAt: '2026-11-24T08:00:00.000Z',
  answeredAt: null,
  openRole: {
    id: idOf(900),
    name: 'Data Engineer',
    years: 5,
    compensation: '62000',
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    remote: true,
    hybrid: true,
    office: false,
    places: ['Göteborg, Sweden'],
    permanentPercentage: 100,
    freelancePercentage: null,
    availability: 0,
    description: '',
  },
  breakdown: aBreakdown,
  daysLeft: 9,
  clock: { for: 'jobSeeker', since: '2026-11-10T08:00:00.000Z', usualDays: 3, until: '2026-11-24T08:00:00.000Z' },
  counterOffer: null,
  jobSeeker: aProfile,
  matchedRole: matchDetails.matchedRole,
  extra: null,
  reservation: { kind: 'freeProfile', amount: 1 },
  reservesLaunchOffer: false,
  givesBack: 'all',
  band: 'senior',
  conversation: null,
  remindFrom: '2026-06-01T09:00:00.000Z',
  remindedAt: null,
};
