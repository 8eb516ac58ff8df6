import { array, boolean, type InferType, number, string } from 'yup';
import { said, t } from '@vela/language';
import {
  COMPENSATION_MAX_DIGITS,
  DESCRIPTION_MAX,
  LISTED_MAX,
  MATCH_LISTS,
  MUST_TERMS,
  NAME_MAX,
  SKILLS_MAX,
} from '../constants/index.js';
import { SAID, TEXTS } from '../texts/index.js';
import {
  availabilityMonths,
  countriesCities,
  currency,
  date,
  exact,
  flag,
  id,
  isWholeNumber,
  mapOf,
  named,
  percentage,
  requiredId,
  salaryPeriod,
  toldPeople,
} from './common.js';
import { pageOfListFields } from './list-page.js';
import { matchSchema } from './match.js';
import { mustChangeSchema, mustCountSchema, mustsSchema } from './musts.js';

const isLevel = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0.5 && value <= 5 && Number.isInteger(value * 2);

/** One role name → years of experience wanted; may be left out. */
export const roleYearsMap = () =>
  mapOf(said('This must be a map of role name to years.'), isWholeNumber, 20)
    .test('a-role', SAID.fieldRequired, (value) => value === undefined || Object.keys(value).length > 0)
    .test('one-role', said('Choose one role.'), (value) => value === undefined || Object.keys(value).length < 2);

/** One skill name → level wanted. */
export const skillLevelPair = () =>
  mapOf(said('This must be a map of skill name to level.'), isLevel, 1)
    .test('one-skill', SAID.fieldRequired, (value) => value === undefined || Object.keys(value).length === 1)
    .required(SAID.fieldRequired);

const DIGITS = new RegExp(`^\\d{1,${COMPENSATION_MAX_DIGITS}}$`);
const digitsOnly = () => t('Digits only, at most {max, number}', { max: COMPENSATION_MAX_DIGITS });

/** An offer in whole units of its currency. */
export const compensation = () => string().matches(DIGITS, digitsOnly);

const wanted = {
  role: roleYearsMap().required(SAID.fieldRequired),
  remote: flag().required(),
  hybrid: flag().required(),
  office: flag().required(),
  countries: array()
    .of(string().max(NAME_MAX).required())
    .min(1, SAID.fieldRequired)
    .max(250)
    .required(SAID.fieldRequired),
  cities: array().of(string().max(NAME_MAX).required()).max(5000).required(),
  countriesCities: countriesCities().required(SAID.fieldRequired),
  skills: array()
    .of(skillLevelPair())
    .min(1, SAID.fieldRequired)
    .max(SKILLS_MAX, said('At most {max, plural, one {# skill} other {# skills}}'))
    .required(SAID.fieldRequired),
  permanent: flag().required(),
  freelance: flag().required(),
  permanentPercentage: percentage().nullable(),
  freelancePercentage: percentage().nullable(),
  compensation: compensation().required(SAID.compensationRequired),
  currency: currency().required(SAID.fieldRequired),
  compensationTimePeriod: salaryPeriod().required(SAID.fieldRequired),
  availability: availabilityMonths().required(SAID.fieldRequired),
  description: string().max(DESCRIPTION_MAX, SAID.mostCharacters).defined(),
};

/** What a role offers from now on: nothing at all is none. Those from before are read as they are. */
export const offeredCompensation = () =>
  string()
    .required(SAID.compensationRequired)
    .matches(DIGITS, { message: digitsOnly, excludeEmptyString: true })
    .test('above-zero', said('Give an amount above 0.'), (value) => !/^0+$/.test(value));

const openToTalent = {
  /** Talent whom it fits see it, without the company; it stays as it was where it is not said. */
  shownToTalent: boolean(),
};

/** Body of `POST /api/open-roles`: the fields of the wizard's three steps. Without musts, a role has none or keeps those it has. */
export const openRoleInputSchema = exact({
  /** The browser's own name for a new role, 24 hexadecimal digits: sent twice, it is posted once. Of one that is posted it says nothing. */
  key: id(),
  category: requiredId(),
  ...wanted,
  compensation: offeredCompensation(),
  ...openToTalent,
  musts: mustsSchema.optional().default(undefined),
}).test('employment-type', SAID.employmentTypeRequired, function hasEmploymentType(value) {
  if (value.permanent || value.freelance) return true;
  return this.createError({ path: 'permanent', message: TEXTS.employmentTypeRequired });
});
export type OpenRoleInput = InferType<typeof openRoleInputSchema>;

const openRoleFields = {
  id: requiredId(),
  /** Id of the one entry in `role`. */
  roleId: requiredId(),
  category: named().required(),
  ...wanted,
  status: string().oneOf(['open', 'closed']).required(),
  shownToTalent: boolean().required(),
  createdAt: date().required(),
  musts: mustsSchema.required(),
  /** Who meets everything that the role asks for, musts or not; null where they were not counted, too. */
  meetingCount: toldPeople(),
  /** Matches: of the category, and missing no must; null where they were not counted, too. */
  matchCount: toldPeople(),
  /** Matches of at least `STRONG_MATCH_SCORE`, at most `STRONG_MATCHES_COUNTED`; null where they were not counted, too. */
  strongMatchCount: toldPeople(),
};

export const openRoleSchema = exact(openRoleFields);
export type OpenRole = InferType<typeof openRoleSchema>;

export const openRoleWithMatchesSchema = exact({
  ...openRoleFields,
  /**
   * What three of four comparable roles offer, in the role's own terms, where it is open and offers less; null where it does
   * not, or nobody can say.
   */
  belowMarket: exact({ threeOfFour: number().integer().min(1).required() })
    .nullable()
    .defined(),
  list: string()
    .oneOf([...MATCH_LISTS])
    .required(),
  /** Who would be a match without the musts, and what each of them does. */
  leftOut: exact({ people: toldPeople(), musts: array().max(LISTED_MAX).of(mustCountSchema).required() }).required(),
  /** On the list that was asked for, once the filters have narrowed it. */
  total: toldPeople(),
  ...pageOfListFields,
  matches: array().max(LISTED_MAX).of(matchSchema).required(),
  /** On the first page without filters: those who said that they are interested, the latest first. */
  interested: array().max(LISTED_MAX).of(matchSchema).required(),
  /** On the first page: those whom a recruiter put up, who pass the filters. They stand nowhere else in the list. */
  putUp: array().max(LISTED_MAX).of(matchSchema).required(),
  /** The same at the end of the last page, for those who were put down. */
  putDown: array().max(LISTED_MAX).of(matchSchema).required(),
});
export type OpenRoleWithMatches = InferType<typeof openRoleWithMatchesSchema>;

export const openRolesSchema = array().max(LISTED_MAX).of(openRoleSchema).required();
export const openRoleParamsSchema = exact({ id: requiredId() });

/** Body of `POST /api/open-roles/{id}/status`. */
export const openRoleStatusInputSchema = exact({
  status: string().oneOf(['open', 'closed'], said('Choose open or closed.')).required(SAID.fieldRequired),
});
export const openRoleSightInputSchema = exact({ shownToTalent: flag().required() });
/**
 * Body of `POST /api/open-roles/{id}/musts`: what is changed of those that hold by then, so that nobody takes away what a
 * colleague made a must meanwhile; without it all of them, in place of those before.
 */
export const openRoleMustsInputSchema = exact({
  musts: mustsSchema.required(),
  changed: array()
    .of(mustChangeSchema.required())
    .max(MUST_TERMS.length + SKILLS_MAX),
});
export type OpenRoleMustsInput = InferType<typeof openRoleMustsInputSchema>;
export type OpenRoleSightInput = InferType<typeof openRoleSightInputSchema>;
export type OpenRoleStatusInput = InferType<typeof openRoleStatusInputSchema>;
