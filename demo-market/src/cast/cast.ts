import {
  type JobSeekerProfileDocument,
  type OpenRoleDocument,
  searchKeysOf,
  type TalentSeekerProfileDocument,
  type UserDocument,
} from '@vela/api';
import { daysBefore } from '../chance/days.js';
import { idOfNumber } from '../chance/ids.js';
import { referralCodeIn } from '../chance/referral-code.js';
import { careerAs } from '../market/career.js';
import { type Employer, employerIn } from '../market/company.js';
import { openRoleIn } from '../market/open-role.js';
import { homeCountry } from '../market/places.js';
import { type Market, type Talent, talentOf } from '../market/talent.js';
import { accountOf } from '../personas/personas.js';
import { EMPLOYERS } from '../texts/companies.js';
import { FIRST_ROLE, fittingTalents } from './first-role.js';
import { asked, halfway, settled } from './profiles.js';

/** The cast is the same whatever market is filled in: it belongs to a market of its own. */
const CAST_MARKET = 0;
/** Personas are numbered behind any talents. */
const FIRST_PERSONA = 2_900_000_000;

/** Roles that the personas' companies have posted: role and years, in the order of their numbers, the latest first. */
const HELENAS_ROLES = [
  [FIRST_ROLE.name, FIRST_ROLE.years],
  ['Product designer', 3],
  ['Data engineer', 4],
  ['Engineering manager', 6],
  ['Test automation engineer', 2],
] as const;
const METTES_ROLES = [
  ['Product designer', 5],
  ['Full-stack developer', 3],
] as const;

/** The role of the employer that leaves people waiting, and which of the other employers it is. */
const WAITING_ROLE = ['Full-stack developer', 5] as const;
const WAITING_EMPLOYER = 5;

/** Employers of the cast; those that a market adds are numbered behind them. */
export const CAST_COMPANIES = EMPLOYERS.length;
/** Open roles of the cast; likewise. */
export const CAST_ROLES = HELENAS_ROLES.length + METTES_ROLES.length + 1;

/** Long enough ago for requests to have been sent, answered and expired since. */
const POSTED_DAYS_AGO = 40;

/** Everybody to sign in as, with what belongs to them, and the employers that people of the demo meet first. */
export interface Cast {
  readonly market: Market;
  readonly helena: Employer;
  readonly mette: Employer;
  /** Works for the same company as Helena. */
  readonly jonas: Employer;
  /** One of the other employers: who says yes to it often hears nothing. */
  readonly waitedFor: Employer;
  /** Nobody signs in for these. */
  readonly otherEmployers: readonly Employer[];
  readonly metteAsTalent: JobSeekerProfileDocument;
  readonly roles: readonly OpenRoleDocument[];
  readonly amara: Talent;
  readonly ingrid: Talent;
  readonly leyla: Talent;
  /** Whom Helena's first role fits, each for a reason of their own. */
  readonly fitting: readonly Talent[];
  readonly newRecruiter: { readonly user: UserDocument; readonly profile: TalentSeekerProfileDocument };
  readonly admin: UserDocument;
}

const userOf = (market: Market, place: number, sub: string): UserDocument => ({
  _id: idOfNumber(market.number, 'user', FIRST_PERSONA + place),
  ...accountOf(sub),
  search: searchKeysOf(accountOf(sub)),
  emailVerified: true,
  admin: false,
  referral: null,
  referralCode: referralCodeIn(market.number, `persona ${place}`),
  hasPicture: false,
  jobSeekerProfileId: null,
  talentSeekerProfileId: null,
  lastActedAs: null,
  payCurrency: null,
  language: null,
  companyId: null,
  companyOwner: false,
  createdAt: daysBefore(market.now, 20),
  lastSignInAt: daysBefore(market.now, 1),
  suspendedAt: null,
  retentionWarnedAt: null,
});

function newRecruiterOf(market: Market): Cast['newRecruiter'] {
  const profileId = idOfNumber(market.number, 'talentSeeker', FIRST_PERSONA);
  const user = {
    ...userOf(market, 10, 'demo-recruiter-new'),
    talentSeekerProfileId: profileId,
    createdAt: daysBefore(market.now, 1),
  };
  const profile: TalentSeekerProfileDocument = {
    _id: profileId,
    userId: user._id,
    fields: [],
    companies: [],
    sectors: [],
    linkedinProfile: null,
    createdAt: user.createdAt,
    updatedAt: market.now,
  };
  return { user, profile };
}

const COLLEAGUE = 100;

/** A colleague of somebody, with an account of their own that nobody signs in to. */
function colleagueOf(market: Market, { profile, company }: Employer): Employer {
  const name = { linkedinSub: 'demo-colleague', givenName: 'Jonas', familyName: 'Ekdahl' };
  const account = { ...name, email: 'jonas.ekdahl@recruiter.vela.example' };
  const { recruiter, recruiterProfile } = employerIn(market, COLLEAGUE, null, { account });
  return {
    profile,
    company,
    recruiter: { ...recruiter, companyId: company._id, companyOwner: false },
    recruiterProfile: { ...recruiterProfile, companies: [profile.name] },
  };
}

function metteOf(market: Market, launchOfferUntil: Date | null): Pick<Cast, 'mette' | 'metteAsTalent'> {
  const account = accountOf('demo-both');
  const employer = employerIn(market, 1, launchOfferUntil, { account });
  const career = careerAs('Senior product manager', 9);
  const { profile } = talentOf(market, FIRST_PERSONA + 4, { account, career, home: homeCountry('Denmark') });
  const recruiter = { ...employer.recruiter, jobSeekerProfileId: profile._id };
  return { mette: { ...employer, recruiter }, metteAsTalent: { ...profile, userId: recruiter._id } };
}

/**
 * Makes the demo's cast.
 * @param launchOfferUntil end of the launch offer while it runs, else null
 */
export function castOf(now: Date, launchOfferUntil: Date | null): Cast {
  const market: Market = { number: CAST_MARKET, now };
  const helena = employerIn(market, 0, launchOfferUntil, { account: accountOf('demo-recruiter') });
  const { mette, metteAsTalent } = metteOf(market, launchOfferUntil);
  const otherEmployers = EMPLOYERS.slice(2).map((_, index) => employerIn(market, 2 + index, launchOfferUntil));
  const waitedFor = otherEmployers[WAITING_EMPLOYER];
  if (waitedFor === undefined) throw new Error('The cast has too few employers.');
  const posted = [
    ...HELENAS_ROLES.map((role) => [helena, ...role] as const),
    ...METTES_ROLES.map((role) => [mette, ...role] as const),
    [waitedFor, ...WAITING_ROLE] as const,
  ];
  const roles = posted.map(([employer, name, years], n) => ({
    ...openRoleIn(market, n, employer, { career: careerAs(name, years), ...(n === 0 && FIRST_ROLE.brief) }),
    createdAt: daysBefore(market.now, POSTED_DAYS_AGO + n),
  }));
  const talentNamed = (place: number, sub: string, role: string, years: number): Talent =>
    talentOf(market, FIRST_PERSONA + place, {
      account: accountOf(sub),
      career: careerAs(role, years),
      home: homeCountry('Sweden'),
    });
  return {
    market,
    helena,
    mette,
    metteAsTalent,
    otherEmployers,
    waitedFor,
    jonas: colleagueOf(market, helena),
    roles,
    amara: asked(talentNamed(1, 'demo-talent-asked', 'Product designer', 5)),
    ingrid: settled(talentNamed(2, 'demo-talent', 'Frontend developer', 6)),
    leyla: halfway(talentNamed(3, 'demo-talent-halfway', 'Data analyst', 2)),
    fitting: fittingTalents(market, FIRST_PERSONA + 20),
    newRecruiter: newRecruiterOf(market),
    admin: { ...userOf(market, 11, 'demo-admin'), admin: true },
  };
}
