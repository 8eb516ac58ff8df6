// Version 1 of the score, as docs/score-1.md gives it: beside version 2 in evaluations, and what stored explanations of
// version 1 rest on. It never changes, so it shares no code with the score of today.
import type { MatchProfile, MatchRole, Pay } from '../subjects/subjects.js';

type Status = 'known' | 'unknown' | 'notApplicable';
type BookFit = readonly [status: Status, fit: number];
type RatesByCode = Readonly<Record<Pay['currency'], number>>;

const NOT_APPLICABLE: BookFit = ['notApplicable', 0];
const UNKNOWN: BookFit = ['unknown', 5000];
const known = (fit: number): BookFit => ['known', fit];

const WEIGHTS = { skills: 35, role: 10, years: 10, salary: 15, place: 15, employment: 8, availability: 7 } as const;
type Component = keyof typeof WEIGHTS;
const COMPONENTS: readonly Component[] = ['skills', 'role', 'years', 'salary', 'place', 'employment', 'availability'];

const PERIODS = { Hourly: 2080, Daily: 260, Weekly: 52, Monthly: 12, Yearly: 1 } as const;
const yearlyPay = ({ amount, currency, period }: Pay, perEuro: RatesByCode): number =>
  Math.min(2 ** 32 - 2, Math.round((amount * PERIODS[period] * perEuro.SEK) / perEuro[currency]));

function skills(role: MatchRole, profile: MatchProfile): BookFit {
  if (role.skills.length === 0) return NOT_APPLICABLE;
  if (profile.skills.length === 0) return UNKNOWN;
  const n = role.skills.length;
  let sum = 0;
  [...role.skills]
    .sort((a, b) => (a.skillId < b.skillId ? -1 : 1))
    .forEach(({ skillId, level }, i) => {
      const share = Math.floor((10_000 * (i + 1)) / n) - Math.floor((10_000 * i) / n);
      const own = profile.skills.find((skill) => skill.skillId === skillId);
      const d = level * 2;
      if (own !== undefined) sum += Math.floor((share * (d + Math.min(own.level * 2, d))) / (2 * d));
    });
  return known(sum);
}

function years(role: MatchRole, profile: MatchProfile): BookFit {
  const desired = profile.desiredRoles.find(({ roleId }) => roleId === role.roleId);
  const counted = desired === undefined ? profile.experienceYears : desired.years;
  if (role.years === 0) return known(10_000);
  if (counted === null) return UNKNOWN;
  return known(counted >= role.years ? 10_000 : Math.floor((10_000 * counted) / role.years));
}

function salary(role: MatchRole, profile: MatchProfile, perEuro: RatesByCode): BookFit {
  const { minSalary, maxSalary } = profile;
  if (minSalary === null) return UNKNOWN;
  const amount = maxSalary === null ? minSalary : Math.min(minSalary, maxSalary);
  const w = yearlyPay({ amount, currency: profile.currency ?? 'SEK', period: profile.period ?? 'Monthly' }, perEuro);
  const o = yearlyPay(role.offer, perEuro);
  return known(o >= w ? 10_000 : Math.max(0, 10_000 - Math.ceil(((w - o) * 50_000) / w)));
}

function place(role: MatchRole, profile: MatchProfile): BookFit {
  const setups = ['remote', 'hybrid', 'office'] as const;
  if (!setups.some((setup) => role[setup])) return NOT_APPLICABLE;
  if (!setups.some((setup) => profile[setup])) return UNKNOWN;
  const shared = setups.filter((setup) => role[setup] && profile[setup]);
  if (shared.length === 0) return known(0);
  if (shared.includes('remote')) return known(10_000);
  if (Object.keys(profile.places).length === 0) return UNKNOWN;
  const fits = Object.entries(role.places).map(([country, wanted]) => {
    const named = profile.places[country];
    if (named === undefined) return 0;
    const meets = wanted.length === 0 || named.length === 0 || wanted.some((city) => named.includes(city));
    return meets ? 10_000 : 5000;
  });
  return known(Math.max(0, ...fits));
}

function employment(role: MatchRole, profile: MatchProfile): BookFit {
  if (!role.permanent && !role.freelance) return NOT_APPLICABLE;
  if (!profile.permanent && !profile.freelance) return UNKNOWN;
  const fit = (a: number | null, b: number | null): number => 10_000 - 100 * Math.abs((a ?? 100) - (b ?? 100));
  const permanent = role.permanent && profile.permanent;
  const freelance = role.freelance && profile.freelance;
  return known(
    Math.max(
      permanent ? fit(role.permanentPercentage, profile.permanentPercentage) : 0,
      freelance ? fit(role.freelancePercentage, profile.freelancePercentage) : 0,
    ),
  );
}

function availability(role: MatchRole, profile: MatchProfile): BookFit {
  if (profile.availability === null) return UNKNOWN;
  const late = Math.max(0, profile.availability - role.availability);
  return known(Math.max(0, Math.floor((10_000 * (6 - late)) / 6)));
}

/** @returns status and fit of every component, basis points and coverage, as docs/score-1.md says */
export function scoreVersion1(role: MatchRole, profile: MatchProfile, perEuro: RatesByCode) {
  const fits: Readonly<Record<Component, BookFit>> = {
    skills: skills(role, profile),
    role:
      profile.desiredRoles.length === 0
        ? UNKNOWN
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
  const sum = applicable.reduce((total, key) => total + WEIGHTS[key] * fits[key][1], 0);
  const ofKnown = weight(applicable.filter((key) => fits[key][0] === 'known'));
  return {
    statuses: COMPONENTS.map((key) => fits[key][0]),
    basisPoints: all === 0 ? 0 : Math.floor(sum / all),
    coverage: all === 0 ? 0 : Math.floor((10_000 * ofKnown) / all),
  };
}
