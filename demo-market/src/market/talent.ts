import { type JobSeekerProfileDocument, searchKeysOf, type UserDocument } from '@vela/api';
import { initialsOf } from '@vela/market/visibility';
import { daysBefore } from '../chance/days.js';
import { chance, oneByWeight, type Weighted, wholeBetween } from '../chance/draw.js';
import { idOfName, idOfNumber } from '../chance/ids.js';
import { type Random, randomOf } from '../chance/random.js';
import { referralCodeIn } from '../chance/referral-code.js';
import type { Account } from '../personas/personas.js';
import { aboutMeOf } from '../texts/about-me.js';
import { nameFor, type PersonName, plainLetters } from '../texts/names.js';
import { type Career, currentTitle, drawCareer, drawDesiredRoles, drawSkills, type Level, saidOf } from './career.js';
import { drawPayTerms, drawWish, yearlyWorth } from './pay.js';
import { drawCity, drawHome, drawPlaces, type HomeCountry } from './places.js';

/** One market: everything in it follows from its number and the moment it is made for. */
export interface Market {
  /** `--random` */
  readonly number: number;
  readonly now: Date;
}

/** A talent: the account and its profile. */
export interface Talent {
  readonly user: UserDocument;
  readonly profile: JobSeekerProfileDocument;
}

const AVAILABILITIES: Weighted<number | null> = [
  [0, 18],
  [1, 22],
  [2, 15],
  [3, 32],
  [6, 6],
  [null, 7],
];
const PERCENTAGES: Weighted<number> = [
  [100, 74],
  [80, 12],
  [90, 3],
  [75, 2],
  [60, 3],
  [50, 5],
  [40, 1],
];
const FREELANCE_PERCENTAGES: Weighted<number> = [
  [100, 38],
  [80, 17],
  [60, 13],
  [50, 15],
  [40, 8],
  [20, 6],
  [5, 1],
  [35, 2],
];

interface Terms {
  readonly remote: boolean;
  readonly hybrid: boolean;
  readonly office: boolean;
  readonly permanent: boolean;
  readonly freelance: boolean;
}

function drawTerms(random: Random): Terms {
  const saysHow = !chance(random, 0.04);
  const freelance = chance(random, 0.24);
  return {
    remote: saysHow && chance(random, 0.58),
    hybrid: saysHow && chance(random, 0.74),
    office: saysHow && chance(random, 0.38),
    permanent: chance(random, freelance ? 0.55 : 0.96),
    freelance,
  };
}

/** No dot, no digit of anything real: such as `x7k2mq9d4t`. */
function linkedinProfileFor(random: Random): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const slug = Array.from({ length: 12 }, () => letters.charAt(wholeBetween(random, 0, letters.length - 1))).join('');
  return `https://www.linkedin.com/in/vela-demo-${slug}`;
}

/** Whether a text holds a part of the name, as the product checks before it stores one. */
const holdsName = (text: string, { givenName, familyName }: PersonName): boolean => {
  const words = new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return `${givenName} ${familyName}`
    .toLowerCase()
    .split(/[\s-]+/)
    .some((part) => words.has(part));
};

/** Everything about a profile that follows from what somebody does and where. */
function workingLife(random: Random, career: Career, home: HomeCountry, name: PersonName, laidDown?: readonly Level[]) {
  const { category, role, years } = career;
  const terms = drawTerms(random);
  const freelanceOnly = terms.freelance && !terms.permanent;
  const pay = drawPayTerms(random, home, freelanceOnly);
  const wish = drawWish(random, yearlyWorth(category, role, { years, home, freelanceOnly }), pay);
  const skills = laidDown ?? saidOf(drawSkills(random, career));
  const aboutMe = aboutMeOf(random, {
    category: category.name,
    role: role.name,
    years,
    skills: skills.map(({ name: skill }) => skill),
    remote: terms.remote,
  });
  const saysPay = !chance(random, 0.05);
  return {
    currentRole: currentTitle(random, career),
    experienceYears: chance(random, 0.03) ? null : years,
    categoryId: idOfName('category', category.name),
    desiredRoles: drawDesiredRoles(random, career).map((desired) => ({
      roleId: idOfName('role', desired.name),
      years: desired.years,
      weight: desired.weight,
    })),
    skills: skills.map((skill) => ({ skillId: idOfName('skill', skill.name), level: skill.level })),
    ...terms,
    permanentPercentage: terms.permanent ? oneByWeight(random, PERCENTAGES) : null,
    freelancePercentage: terms.freelance ? oneByWeight(random, FREELANCE_PERCENTAGES) : null,
    minSalary: saysPay ? wish.min : null,
    maxSalary: saysPay && !chance(random, 0.08) ? wish.max : null,
    currency: saysPay ? pay.currency : null,
    compensationTimePeriod: saysPay ? pay.period : null,
    availability: oneByWeight(random, AVAILABILITIES),
    aboutMe: chance(random, 0.12) || holdsName(aboutMe, name) ? null : aboutMe,
    countries: drawPlaces(random, home, drawCity(random, home.name)),
  };
}

/** What is laid down about a talent instead of left to chance. */
export interface TalentBrief {
  readonly home?: HomeCountry;
  readonly career?: Career;
  readonly skills?: readonly Level[];
  readonly account?: Account;
}

/**
 * The nth talent of a market.
 * @param n from 0; the same talent whatever else the market holds
 */
export function talentOf(market: Market, n: number, brief: TalentBrief = {}): Talent {
  const random = randomOf(market.number, `talent ${n}`);
  const home = brief.home ?? drawHome(random);
  const name = brief.account ?? nameFor(random, home.name);
  const userId = idOfNumber(market.number, 'user', n);
  const profileId = idOfNumber(market.number, 'jobSeeker', n);
  const createdAt = daysBefore(market.now, random.next() ** 1.5 * 420 + 0.01);
  const email =
    brief.account?.email ?? `${plainLetters(name.givenName)}.${plainLetters(name.familyName)}.${n}@talent.vela.example`;
  const user: UserDocument = {
    _id: userId,
    linkedinSub: brief.account?.linkedinSub ?? `demo-${market.number}-talent-${n}`,
    givenName: name.givenName,
    familyName: name.familyName,
    email,
    search: searchKeysOf({ ...name, email }),
    emailVerified: true,
    admin: false,
    referral: chance(random, 0.06) ? 'ambassador' : null,
    referralCode: referralCodeIn(market.number, `talent ${n}`),
    hasPicture: false,
    jobSeekerProfileId: profileId,
    talentSeekerProfileId: null,
    lastActedAs: null,
    payCurrency: null,
    language: null,
    companyId: null,
    companyOwner: false,
    createdAt,
    lastSignInAt: new Date(createdAt.getTime() + random.next() * (market.now.getTime() - createdAt.getTime())),
    suspendedAt: null,
    retentionWarnedAt: null,
  };
  const profile: JobSeekerProfileDocument = {
    _id: profileId,
    userId,
    initials: initialsOf(name),
    availableForContact: !chance(random, 0.07),
    ...workingLife(random, brief.career ?? drawCareer(random), home, name, brief.skills),
    linkedinProfile: chance(random, 0.95) ? linkedinProfileFor(random) : null,
    blockedCompanyIds: [],
    createdAt,
    // Whoever follows changes of the store by this time learns of the profile.
    updatedAt: market.now,
  };
  return { user, profile };
}
