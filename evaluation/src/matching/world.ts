import { AVAILABILITY_MONTHS } from '@vela/contracts/constants';
import { consistent } from '@vela/market/profiles';
import type { AskedSkill, MatchProfile, MatchRole } from '@vela/matching';
import { below, type Chance, chanceOf, oneOf, several } from './chance.js';

/** What a simulated talent really is and wants, whatever the profile says. */
export interface TrueTalent {
  /** By skill, 0 to 1. */
  readonly ability: readonly number[];
  readonly years: number;
  readonly honest: MatchProfile;
}

/** A talent with the profile that stands in the market, as version 1 took it and as version 2 takes it. */
export interface SimulatedTalent extends TrueTalent {
  readonly stated1: MatchProfile;
  readonly stated2: MatchProfile;
  readonly kind: 'honest' | 'blank' | 'stuffed';
}

export interface SimulatedMarket {
  readonly talents: readonly SimulatedTalent[];
  readonly roles: readonly MatchRole[];
}

export const SKILLS = 40;
/** Skills come in groups; who knows one of a group learns the others soon. */
export const GROUP = 4;
const ROLES = 6;
const CITIES = ['Aby', 'Bro', 'Cem', 'Dal', 'Eda', 'Fry'];
/** Kilometres between neighbours on the line of cities. */
const APART_KM = 30;
const COUNTRY = 'Land';
export const BLANK_SHARE = 0.25;
export const STUFFED_SHARE = 0.1;
/** The table of relations knows this share of those that are true. */
const RELATIONS_KNOWN = 0.7;

export const cityNumber = (city: string): number => CITIES.indexOf(city);
export const kilometres = (one: string, other: string): number =>
  Math.abs(cityNumber(one) - cityNumber(other)) * APART_KM;

const skillId = (number: number): string => `s${String(number).padStart(2, '0')}`;
const setups = (next: Chance) => {
  const bits = 1 + below(next, 7);
  return { remote: (bits & 1) !== 0, hybrid: (bits & 2) !== 0, office: (bits & 4) !== 0 };
};
const employment = (next: Chance) => {
  const [permanent, freelance] = oneOf(next, [
    [true, false],
    [true, false],
    [true, true],
    [false, true],
  ] as const);
  const percentage = (offered: boolean): number | null => (offered ? oneOf(next, [100, 100, 100, 80, 60]) : null);
  return {
    permanent,
    freelance,
    permanentPercentage: percentage(permanent),
    freelancePercentage: percentage(freelance),
  };
};
const popular = (next: Chance, count: number): number => Math.min(count - 1, Math.floor(count * next() ** 1.8));

function trueTalent(next: Chance, number: number): TrueTalent {
  const years = Math.min(35, Math.floor(-Math.log(1 - next()) * 8));
  const strength = Math.min(1, 0.35 + years / 25 + 0.3 * (next() - 0.5));
  const groups = new Set(Array.from({ length: 2 + below(next, 3) }, () => popular(next, SKILLS / GROUP)));
  const ability = Array.from({ length: SKILLS }, (_, skill) =>
    groups.has(Math.floor(skill / GROUP)) ? Math.max(0, Math.min(1, strength + 0.4 * (next() - 0.6))) : 0,
  );
  const known = ability.flatMap((level, skill) => (level > 0.15 && next() < 0.75 ? [{ skill, level }] : []));
  const skills = known.slice(0, 16).map(({ skill, level }) => ({
    skillId: skillId(skill),
    name: skillId(skill),
    level: Math.max(1, Math.round(level * 9)) / 2,
  }));
  const city = oneOf(next, CITIES);
  const desired = several(next, [...Array(ROLES).keys()], 1 + below(next, 3));
  const honest: MatchProfile = {
    id: number.toString(16).padStart(24, '0'),
    userId: `u${number}`,
    blockedCompanyIds: [],
    shielded: false,
    availableForContact: true,
    openToRanking: true,
    categoryId: 'c',
    desiredRoles: desired.map((role) => ({
      roleId: `r${role}`,
      name: `r${role}`,
      years: Math.floor(years * next()),
      weight: 3,
    })),
    experienceYears: years,
    skills: skills.length > 0 ? skills : [{ skillId: skillId(0), name: skillId(0), level: 0.5 }],
    ...setups(next),
    ...employment(next),
    places: { [COUNTRY]: next() < 0.2 ? several(next, CITIES, 3) : [city] },
    minSalary: Math.round((300_000 + 18_000 * years + 150_000 * strength) * (0.8 + 0.4 * next())),
    maxSalary: null,
    currency: 'SEK',
    period: 'Yearly',
    availability: oneOf(next, AVAILABILITY_MONTHS),
  };
  return { ability, years, honest };
}

/** Clears what fits few roles: unusual ways of working, high pay, a late start. */
const cleared = (next: Chance, profile: MatchProfile): MatchProfile => ({
  ...profile,
  ...(next() < 0.7 && { remote: false, hybrid: false, office: false }),
  ...(next() < 0.7 && { minSalary: null }),
  ...(next() < 0.5 && { permanent: false, freelance: false, permanentPercentage: null, freelancePercentage: null }),
  ...(next() < 0.5 && { availability: null }),
});

/** Claims half the catalogue at five stars and forty years in every role, and forgets the years in all. */
const stuffed = (next: Chance, profile: MatchProfile): MatchProfile => ({
  ...profile,
  experienceYears: 0,
  desiredRoles: [...Array(ROLES).keys()].map((role) => ({
    roleId: `r${role}`,
    name: `r${role}`,
    years: 40,
    weight: 3,
  })),
  skills: several(next, [...Array(SKILLS).keys()], 30).map((skill) => ({
    skillId: skillId(skill),
    name: skillId(skill),
    level: 5,
  })),
});

function simulated(
  next: Chance,
  number: number,
  { blankShare, stuffedShare }: { readonly blankShare: number; readonly stuffedShare: number },
): SimulatedTalent {
  const talent = trueTalent(next, number);
  const draw = next();
  const kind = draw < blankShare ? 'blank' : draw < blankShare + stuffedShare ? 'stuffed' : 'honest';
  const stated1 =
    kind === 'blank' ? cleared(next, talent.honest) : kind === 'stuffed' ? stuffed(next, talent.honest) : talent.honest;
  // Version 2 stands behind rules of what a profile may say; whoever stuffs is held to them.
  return { ...talent, kind, stated1, stated2: { ...stated1, ...consistent(stated1) } };
}

/** Relations that the table knows: those of the same group count half, each known or not for the whole market. */
function relations(next: Chance): ReadonlyMap<number, readonly number[]> {
  const groupOf = (skill: number): number => Math.floor(skill / GROUP);
  const all = [...Array(SKILLS).keys()];
  return new Map(
    all.map((skill) => [
      skill,
      all.filter((other) => other !== skill && groupOf(other) === groupOf(skill) && next() < RELATIONS_KNOWN),
    ]),
  );
}

function simulatedRole(
  next: Chance,
  number: number,
  related: ReadonlyMap<number, readonly number[]>,
  rarityOf: (skill: number) => number,
): MatchRole {
  const main = popular(next, SKILLS / GROUP);
  const near = (main + 1 + below(next, SKILLS / GROUP - 1)) % (SKILLS / GROUP);
  const inGroup = (group: number, count: number) =>
    several(
      next,
      [...Array(GROUP).keys()].map((skill) => group * GROUP + skill),
      count,
    );
  const skills = [...inGroup(main, 3), ...inGroup(near, 2)].map((skill): AskedSkill => ({
    skillId: skillId(skill),
    name: skillId(skill),
    level: 2 + below(next, 5) / 2,
    rarity: rarityOf(skill),
    related: (related.get(skill) ?? []).map((other) => ({
      skillId: skillId(other),
      name: skillId(other),
      quarters: 2,
    })),
  }));
  const city = oneOf(next, CITIES);
  const years = below(next, 10);
  return {
    id: `role-${number}`,
    companyId: 'company',
    memberUserIds: [],
    verified: true,
    categoryId: 'c',
    roleId: `r${below(next, ROLES)}`,
    roleName: '',
    years,
    skills,
    ...setups(next),
    ...employment(next),
    places: { [COUNTRY]: [city] },
    nearby: {
      [COUNTRY]: Object.fromEntries(
        CITIES.filter((other) => other !== city && kilometres(city, other) <= 50).map((other) => [
          other,
          { km: kilometres(city, other), to: city },
        ]),
      ),
    },
    offer: { amount: Math.round((380_000 + 20_000 * years) * (0.9 + 0.5 * next())), currency: 'SEK', period: 'Yearly' },
    availability: oneOf(next, AVAILABILITY_MONTHS),
  };
}

/** Makes a market: the same seed, the same market (docs/matching-evaluation.md says what is true in it). */
export function simulateMarket(
  seed: number,
  size: {
    readonly talents: number;
    readonly roles: number;
    /** Share of the talents who clear what fits few roles. */
    readonly blankShare?: number;
    /** Share of the talents who stuff their profiles. */
    readonly stuffedShare?: number;
  },
): SimulatedMarket {
  const next = chanceOf(seed);
  const shares = { blankShare: size.blankShare ?? BLANK_SHARE, stuffedShare: size.stuffedShare ?? STUFFED_SHARE };
  const talents = Array.from({ length: size.talents }, (_, number) => simulated(next, number, shares));
  const holders = Array.from(
    { length: SKILLS },
    (_, skill) => talents.filter(({ honest }) => honest.skills.some((held) => held.skillId === skillId(skill))).length,
  );
  const usual = [...holders].sort((a, b) => a - b)[SKILLS >> 1] ?? 1;
  const rarityOf = (skill: number): number =>
    Math.min(200, Math.max(50, Math.round(100 * Math.sqrt(usual / Math.max(1, holders[skill] ?? 1)))));
  const related = relations(next);
  const roles = Array.from({ length: size.roles }, (_, number) => simulatedRole(next, number, related, rarityOf));
  return { talents, roles };
}
