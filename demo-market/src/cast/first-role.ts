import type { JobSeekerProfileDocument } from '@vela/api';
import { careerAs, type Level } from '../market/career.js';
import type { RoleBrief } from '../market/open-role.js';
import { homeCountry } from '../market/places.js';
import { type Market, type Talent, talentOf } from '../market/talent.js';
import { saying } from './profiles.js';

const NAME = 'Frontend developer';
const OFFER = 54_000;
const STOCKHOLM = [{ country: 'Sweden', cities: ['Stockholm'] }];
const NEAR_STOCKHOLM = [{ country: 'Sweden', cities: ['Södertälje'] }];

/** The role that the demo's recruiter comes upon first. */
export const FIRST_ROLE: { readonly name: string; readonly years: number; readonly brief: RoleBrief } = {
  name: NAME,
  years: 4,
  brief: {
    skills: skillsOf({ React: 4, TypeScript: 3.5, 'Web accessibility': 3, 'Next.js': 2.5 }),
    terms: {
      remote: true,
      hybrid: true,
      office: false,
      countries: STOCKHOLM,
      compensation: String(OFFER),
      availability: 3,
    },
  },
};

function skillsOf(levels: Readonly<Record<string, number>>): Level[] {
  return Object.entries(levels).map(([name, level]) => ({ name, level }));
}

interface Fitting {
  readonly years: number;
  readonly skills: Readonly<Record<string, number>>;
  readonly said: Partial<JobSeekerProfileDocument>;
}

const HYBRID = { remote: false, hybrid: true, office: false, countries: STOCKHOLM };
/** A little less than the role asks for, in everything. */
const NEARLY = { React: 3.5, TypeScript: 3, 'Web accessibility': 2.5, 'Next.js': 2, 'HTML and CSS': 4 };

/** Whom the role fits, and what speaks for each. */
const FITTING: readonly Fitting[] = [
  // Everything, from anywhere.
  {
    years: 7,
    skills: { React: 4.5, TypeScript: 4, 'Web accessibility': 4.5, 'Next.js': 3, 'Web performance': 3.5, Git: 4 },
    said: { remote: true, hybrid: true, office: false, minSalary: 50_000, maxSalary: 60_000 },
  },
  // The tools, without the rarest skill.
  {
    years: 5,
    skills: { React: 4.5, TypeScript: 4.5, 'Next.js': 3, 'HTML and CSS': 4, 'Code review': 3.5, Git: 4 },
    said: { ...HYBRID, minSalary: 48_000, maxSalary: 58_000 },
  },
  // A lower wish than the offer.
  { years: 4, skills: NEARLY, said: { ...HYBRID, minSalary: 45_000, maxSalary: 52_000 } },
  // The same city, a wish just above the offer.
  {
    years: 4,
    skills: { ...NEARLY, 'HTML and CSS': 3.5, GraphQL: 3 },
    said: { ...HYBRID, minSalary: OFFER + 1_000, maxSalary: 62_000 },
  },
  // A town nearby.
  {
    years: 5,
    skills: { ...NEARLY, 'Code review': 3.5 },
    said: { ...HYBRID, countries: NEAR_STOCKHOLM, minSalary: OFFER + 1_000, maxSalary: 60_000 },
  },
  // Neighbouring skills that count in part.
  {
    years: 6,
    skills: { 'Next.js': 4, JavaScript: 4.5, 'Web accessibility': 3.5, Vue: 3.5, 'HTML and CSS': 4 },
    said: { ...HYBRID, minSalary: 49_000, maxSalary: 57_000 },
  },
];

/** @param first number of the first of them in the market */
export const fittingTalents = (market: Market, first: number): Talent[] =>
  FITTING.map(({ years, skills, said }, n) =>
    saying(
      talentOf(market, first + n, {
        career: careerAs(NAME, years),
        home: homeCountry('Sweden'),
        skills: skillsOf(skills),
      }),
      {
        availableForContact: true,
        experienceYears: years,
        permanent: true,
        permanentPercentage: 100,
        freelance: false,
        freelancePercentage: null,
        currency: 'SEK',
        compensationTimePeriod: 'Monthly',
        availability: n % 2 === 0 ? 1 : 3,
        countries: STOCKHOLM,
        ...said,
      },
    ),
  );
