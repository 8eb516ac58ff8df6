import { PERCENTAGE_STEP, ROLE_YEARS_MAX, ROLE_YEARS_MIN, SKILLS_MAX } from '@vela/contracts/constants';
import type { Category, CategoryRole, Skill } from '@vela/contracts/schemas';
import {
  countriesIn,
  type Found,
  type KnownCountry,
  type ReadAdvert,
  readAdvert,
  readRole,
} from '@vela/market/reading';
import { citiesByCountry } from '../../../reference/places/places.js';
import { type FromText, READ_FIELDS, type ReadField } from '../draft/from-text.js';
import { EMPTY_DRAFT, type RoleDraft } from '../draft/role-draft.js';
import { type RoleDetails, roleDetailsSchema, type RoleExperience, roleExperienceSchema } from '../draft/rules.js';
import { heldIn } from './words-of-draft.js';

/** What a text is read against: the catalogue and the places, as the endpoints give them. */
export interface ReadAgainst {
  readonly categories: () => Promise<readonly Category[]>;
  readonly roles: () => Promise<readonly CategoryRole[]>;
  readonly skills: (categoryId: string) => Promise<readonly Skill[]>;
  readonly countries: () => Promise<readonly string[]>;
  /** None where they cannot be had. */
  readonly cities: (country: string) => Promise<readonly string[]>;
}

/** What a text makes of a draft. */
export interface ReadDraft {
  readonly part: Pick<RoleDraft, 'details' | 'experience' | 'musts' | 'fromText'>;
  readonly found: readonly ReadField[];
  readonly missing: readonly ReadField[];
}

/** Adverts that name a city and no country mostly mean one of these. */
const NEAR_COUNTRIES = ['Sweden', 'Denmark', 'Norway', 'Finland'];
/** One line is a title, of which nobody expects the pay. */
const TITLE = /^[^\n]{0,120}$/u;

async function knownCountries(
  text: string,
  countries: readonly string[],
  against: ReadAgainst,
): Promise<KnownCountry[]> {
  const near = NEAR_COUNTRIES.filter((country) => countries.includes(country));
  const likely = [...new Set([...countriesIn(text, countries), ...near])];
  return Promise.all(likely.map(async (country) => ({ country, cities: await against.cities(country) })));
}

/** Category and role; where the text names no role, those that were chosen before stay. */
async function roleOf(text: string, current: RoleDetails, against: ReadAgainst) {
  const [categories, roles] = await Promise.all([against.categories(), against.roles()]);
  const role = readRole(text, roles);
  const category = categories.find(({ id }) => id === role?.value.categoryId);
  if (role === null || category === undefined) return { category: current.category, role: current.role, words: [] };
  return { category, role: { ...role.value, years: ROLE_YEARS_MIN }, words: [role.words] };
}

const wordsOf = (...found: readonly (Found<unknown> | null)[]): string[] => [
  ...new Set(found.flatMap((one) => (one === null ? [] : [one.words]))),
];

const toStep = (percent: number): number => Math.round(percent / PERCENTAGE_STEP) * PERCENTAGE_STEP;

function detailsOf(read: ReadAdvert, { category, role }: Pick<RoleDetails, 'category' | 'role'>): RoleDetails {
  const years = read.years === null ? (role?.years ?? ROLE_YEARS_MIN) : Math.min(ROLE_YEARS_MAX, read.years.value);
  const places = read.places.map(({ value }) => value);
  const countries = [...new Set(places.map(({ country }) => country))];
  return {
    category: category === null ? null : { id: category.id, name: category.name },
    role: role === null ? null : { id: role.id, name: role.name, years },
    remote: read.remote !== null,
    hybrid: read.hybrid !== null,
    office: read.office !== null,
    countries,
    countriesCities: citiesByCountry(
      countries,
      places.flatMap(({ country, city }) => (city === null ? [] : [{ country, name: city }])),
    ),
  };
}

function experienceOf(read: ReadAdvert): RoleExperience {
  const usual = EMPTY_DRAFT.experience;
  const share = read.percentage === null ? usual.permanentPercentage : toStep(read.percentage.value);
  const freelance = read.freelance !== null;
  // A share without a contract is that of a position.
  const permanent = read.permanent !== null || (read.percentage !== null && !freelance);
  return {
    skills: read.skills.slice(0, SKILLS_MAX).map(({ value: { name, level } }) => ({ name, level })),
    permanent,
    freelance,
    permanentPercentage: permanent ? share : usual.permanentPercentage,
    freelancePercentage: freelance ? share : usual.freelancePercentage,
    compensation: read.pay === null ? usual.compensation : String(Math.round(read.pay.value.amount)),
    currency: read.pay?.value.currency ?? usual.currency,
    compensationTimePeriod: read.pay?.value.period ?? usual.compensationTimePeriod,
    availability: read.availability?.value ?? usual.availability,
  };
}

/** Whatever breaks a rule of the wizard is left as it would be without the text. */
function lawful(details: RoleDetails, experience: RoleExperience): Pick<RoleDraft, 'details' | 'experience'> {
  const broken = (schema: typeof roleDetailsSchema | typeof roleExperienceSchema, values: object, field: string) => {
    try {
      schema.validateSyncAt(field, values);
      return false;
    } catch {
      return true;
    }
  };
  const { details: noDetails, experience: usual } = EMPTY_DRAFT;
  const pay = broken(roleExperienceSchema, experience, 'compensation');
  return {
    details: broken(roleDetailsSchema, details, 'role') ? { ...details, role: noDetails.role } : details,
    experience: {
      ...experience,
      ...(broken(roleExperienceSchema, experience, 'skills') && { skills: usual.skills }),
      ...(pay && {
        compensation: usual.compensation,
        currency: usual.currency,
        compensationTimePeriod: usual.compensationTimePeriod,
      }),
      permanentPercentage: broken(roleExperienceSchema, experience, 'permanentPercentage')
        ? usual.permanentPercentage
        : experience.permanentPercentage,
      freelancePercentage: broken(roleExperienceSchema, experience, 'freelancePercentage')
        ? usual.freelancePercentage
        : experience.freelancePercentage,
    },
  };
}

/**
 * Reads an advert, or a title alone, into the first two steps of the wizard. Asks for lists of the catalogue and for
 * cities; of the text nothing is sent.
 * @param current keeps category and role where the text names no role
 */
export async function readDraft(text: string, current: RoleDraft, against: ReadAgainst): Promise<ReadDraft> {
  const [role, countries] = await Promise.all([roleOf(text, current.details, against), against.countries()]);
  const [skills, cities] = await Promise.all([
    role.category === null ? [] : against.skills(role.category.id),
    knownCountries(text, countries, against),
  ]);
  const read = readAdvert(text, { skills, countries, cities });
  const filled = lawful(detailsOf(read, role), experienceOf(read));
  const words: Readonly<Record<ReadField, readonly string[]>> = {
    role: role.words,
    years: filled.details.role === null ? [] : wordsOf(read.years),
    skills: filled.experience.skills.length === 0 ? [] : wordsOf(read.skills[0] ?? null),
    setup: wordsOf(read.remote, read.hybrid, read.office),
    places: wordsOf(...read.places),
    employment: wordsOf(read.permanent, read.freelance, read.percentage),
    pay: wordsOf(read.pay),
    availability: wordsOf(read.availability),
  };
  const isTitle = TITLE.test(text.trim());
  const told = READ_FIELDS.filter((field) => !isTitle || words[field].length > 0);
  const fromText: FromText = {
    fields: Object.fromEntries(told.map((field) => [field, { words: words[field], held: heldIn(filled, field) }])),
    skills: Object.fromEntries(
      read.skills.slice(0, filled.experience.skills.length).map(({ value, words: state }) => [value.name, state]),
    ),
  };
  return {
    part: { ...filled, musts: EMPTY_DRAFT.musts, fromText },
    found: READ_FIELDS.filter((field) => words[field].length > 0),
    missing: READ_FIELDS.filter((field) => words[field].length === 0),
  };
}
