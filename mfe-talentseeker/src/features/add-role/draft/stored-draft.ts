import { array, boolean, mixed, number, object, string } from 'yup';
import {
  AVAILABILITY_MONTHS,
  type AvailabilityMonths,
  CURRENCIES,
  MUST_TERMS,
  SALARY_PERIODS,
} from '@vela/contracts/constants';
import { type CitiesByCountry, isCitiesByCountry } from '../../../reference/places/places.js';
import { type FromText, isFromText } from './from-text.js';
import { EMPTY_DRAFT, type RoleDraft } from './role-draft.js';

const named = { id: string().required(), name: string().required() };

const details = () =>
  object({
    category: object(named).nullable().defined(),
    role: object({ ...named, years: number().required() })
      .nullable()
      .defined(),
    remote: boolean().required(),
    hybrid: boolean().required(),
    office: boolean().required(),
    countries: array().of(string().required()).required(),
    countriesCities: mixed<CitiesByCountry>(isCitiesByCountry).required(),
  }).required();

const experience = () =>
  object({
    skills: array()
      .of(object({ name: string().required(), level: number().required() }))
      .required(),
    permanent: boolean().required(),
    freelance: boolean().required(),
    permanentPercentage: number().required(),
    freelancePercentage: number().required(),
    compensation: string().defined(),
    currency: string()
      .oneOf([...CURRENCIES])
      .required(),
    compensationTimePeriod: string()
      .oneOf([...SALARY_PERIODS])
      .required(),
    availability: number<AvailabilityMonths>()
      .oneOf([...AVAILABILITY_MONTHS])
      .required(),
  }).required();

const musts = () =>
  object({
    terms: array()
      .of(
        string()
          .oneOf([...MUST_TERMS])
          .required(),
      )
      .required(),
    skills: array().of(string().required()).required(),
  });

/** The shape of a stored draft, complete or not; the rules of the steps are another matter. */
const storedSchema = object({
  details: details(),
  experience: experience(),
  musts: musts().required(),
  shownToTalent: boolean().required(),
  editing: object({
    id: string().required(),
    base: object({
      details: details(),
      experience: experience(),
      description: string().defined(),
      musts: musts().required(),
      shownToTalent: boolean().required(),
    }).required(),
    savedMeanwhile: boolean().required(),
  })
    .nullable()
    .defined(),
  fromText: mixed<FromText>(isFromText).nullable().defined(),
}).required();

/** What is stored of a draft apart from its description. */
type StoredSteps = Omit<RoleDraft, 'description'>;

/** @returns what was stored; empty where nothing was, or where another version or a hand wrote it */
export function readSteps(text: string | null): StoredSteps {
  if (text === null) return EMPTY_DRAFT;
  try {
    return storedSchema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    // A wizard that starts afresh beats one that cannot be opened.
    return EMPTY_DRAFT;
  }
}
