// The score written anew from docs/score.md alone, by another hand than the product's: no code of it is used here.
import type { MatchProfile, MatchRole, Pay } from '../subjects/subjects.js';

type Status = 'known' | 'unknown' | 'notApplicable';
type BookFit = readonly [status: Status, fit: number];
type RatesByCode = Readonly<Record<Pay['currency'], number>>;

const NOT_APPLICABLE: BookFit = ['notApplicable', 0];
const NOT_STATED: BookFit = ['unknown', 0];
const known = (fit: number): BookFit => ['known', fit];

const WEIGHTS = { skills: 35, role: 10, years: 10, salary: 15, place: 15, employment: 8, availability: 7 } as const;
type Component = keyof typeof WEIGHTS;
const COMPONENTS: readonly Component[] = ['skills', 'role', 'years', 'salary', 'place', 'employment', 'availability'];

const PERIODS = { Hourly: 2080, Daily: 260, Weekly: 52, Monthly: 12, Yearly: 1 } as const;
const yearlyPay = ({ amount, currency, period }: Pay, perEuro: RatesByCode): number =>
  Math.min(2 ** 32 - 2, Math.round((amount * PERIODS[period] * perEuro.SEK) / perEuro[currency]));

function skills(role: MatchRole, profile: MatchProfile): BookFit {
  if (role.skills.length === 0) return NOT_APPLICABLE;
  if (profile.skills.length === 0) return NOT_STATED;
  const levelOf = (id: string): number => 2 * (profile.skills.find(({ skillId }) => skillId === id)?.level ?? 0);
  const sorted = [...role.skills].sort((a, b) => (a.skillId < b.skillId ? -1 : 1));
  const all = sorted.reduce((sum, { rarity }) => sum + (rarity ?? 100), 0);
  let through = 0;
  let fit = 0;
  for (const { skillId, level, rarity, related } of sorted) {
    const from = Math.floor((10_000 * through) / all);
    through += rarity ?? 100;
    const share = Math.floor((10_000 * through) / all) - from;
    const d = level * 2;
    const ways = [{ skillId, quarters: 4 }, ...(related ?? [])].map((way) => {
      const h = levelOf(way.skillId);
      return h === 0 ? 0 : Math.floor((share * way.quarters * (d + Math.min(h, d))) / (8 * d));
    });
    fit += Math.max(...ways);
  }
  return known(fit);
}

function years(role: MatchRole, profile: MatchProfile): BookFit {
  if (role.years === 0) return known(10_000);
  const desired = profile.desiredRoles.find(({ roleId }) => roleId === role.roleId);
  const own = profile.experienceYears;
  const total = own === null ? null : Math.max(own, ...profile.desiredRoles.map((entry) => entry.years));
  const counted = desired === undefined ? total : desired.years;
  if (counted === null) return NOT_STATED;
  return known(counted >= role.years ? 10_000 : Math.floor((10_000 * counted) / role.years));
}

function salary(role: MatchRole, profile: MatchProfile, perEuro: RatesByCode): BookFit {
  const { minSalary, maxSalary, currency, period } = profile;
  if (minSalary === null || currency === null || period === null) return NOT_STATED;
  const amount = maxSalary === null ? minSalary : Math.min(minSalary, maxSalary);
  const w = yearlyPay({ amount, currency, period }, perEuro);
  const o = yearlyPay(role.offer, perEuro);
  return known(o >= w ? 10_000 : Math.max(0, 10_000 - Math.ceil(((w - o) * 50_000) / w)));
}

function place(role: MatchRole, profile: MatchProfile): BookFit {
  const setups = ['remote', 'hybrid', 'office'] as const;
  if (!setups.some((setup) => role[setup])) return NOT_APPLICABLE;
  if (!setups.some((setup) => profile[setup])) return NOT_STATED;
  if (role.remote && profile.remote) return known(10_000);
  if ((role.hybrid || role.office) && Object.keys(profile.places).length === 0) return NOT_STATED;
  if (!setups.some((setup) => role[setup] && profile[setup])) return known(0);
  let best = 0;
  for (const [country, cities] of Object.entries(profile.places)) {
    const asked = role.places[country];
    if (asked !== undefined) best = Math.max(best, asked.length === 0 ? 10_000 : 5000);
    for (const city of cities) {
      if (asked?.includes(city) === true) best = 10_000;
      const km = role.nearby?.[country]?.[city]?.km;
      if (km !== undefined) best = Math.max(best, 10_000 - 50 * km);
    }
  }
  return known(best);
}

function employment(role: MatchRole, profile: MatchProfile): BookFit {
  if (!role.permanent && !role.freelance) return NOT_APPLICABLE;
  const permanent = profile.permanent ? profile.permanentPercentage : null;
  const freelance = profile.freelance ? profile.freelancePercentage : null;
  if (permanent === null && freelance === null) return NOT_STATED;
  const fit = (offered: number | null, wished: number | null): number =>
    wished === null ? 0 : 10_000 - 100 * Math.abs((offered ?? 100) - wished);
  return known(
    Math.max(
      role.permanent ? fit(role.permanentPercentage, permanent) : 0,
      role.freelance ? fit(role.freelancePercentage, freelance) : 0,
    ),
  );
}

function availability(role: MatchRole, profile: MatchProfile): BookFit {
  if (profile.availability === null) return NOT_STATED;
  const late = Math.max(0, profile.availability - role.availability);
  return known(Math.max(0, Math.floor((10_000 * (6 - late)) / 6)));
}

/** @returns status and fit of every component, basis points and coverage, as docs/score.md says */
export function scoreByTheBook(role: MatchRole, profile: MatchProfile, perEuro: RatesByCode) {
  const fits: Readonly<Record<Component, BookFit>> = {
    skills: skills(role, profile),
    role:
      profile.desiredRoles.length === 0
        ? NOT_STATED
        : known(profile.desiredRoles.some(({ roleId }) => roleId === role.roleId) ? 10_000 : 0),
    years: years(role, profile),
    salary: salary(role, profile, perEuro),
    place: place(role, profile),
    employment: employment(role, profile),
    availability: availability(role, profile),
  };
  const applicable = COMPONENTS.filter((key) => fits[key][0] !== 'notApplicable');
  const weight = (keys: readonly Component[]): number => keys.reduce((sum, key) => sum + WEIGHTS[key], 0);
  const all = weight(applicable);
  const points = Math.floor(applicable.reduce((total, key) => total + WEIGHTS[key] * fits[key][1], 0) / all);
  const impossible = (['place', 'employment', 'salary'] as const).some(
    (key) => applicable.includes(key) && fits[key][1] === 0,
  );
  const ofKnown = weight(applicable.filter((key) => fits[key][0] === 'known'));
  return {
    statuses: COMPONENTS.map((key) => fits[key][0]),
    basisPoints: impossible ? Math.min(points, 4999) : points,
    coverage: Math.floor((10_000 * ofKnown) / all),
  };
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0;
  return (h ^ (h >>> 16)) >>> 0;
}

/** @returns a profile's turn in a week, in whole numbers of any size */
export function turnByTheBook(roleId: string, profileId: string, week: number): number {
  const p = 67_108_859n;
  const of = (part: string): bigint => BigInt(hash(`${part}:${roleId}:${week}`));
  const k = BigInt(Number.parseInt(profileId.slice(-6), 16));
  const shifted = (k + (of('shift') % p)) % p;
  return Number((((shifted * shifted) % p) * (1n + (of('factor') % (p - 1n))) + (of('offset') % p)) % p);
}
