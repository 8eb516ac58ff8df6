import { array, boolean, type InferType, string } from 'yup';
import { MUST_TERMS, NAME_MAX, SKILLS_MAX } from '../constants/index.js';
import { exact, toldPeople } from './common.js';

/** What of a role nobody may miss who is to be among its matches. */
export const mustsSchema = exact({
  terms: array()
    .of(
      string()
        .oneOf([...MUST_TERMS])
        .required(),
    )
    .max(MUST_TERMS.length)
    .required(),
  /** Names of skills of the role, each at the level that the role asks for. */
  skills: array().of(string().max(NAME_MAX).required()).max(SKILLS_MAX).required(),
});
export type Musts = InferType<typeof mustsSchema>;

const mustFields = {
  must: string()
    .oneOf([...MUST_TERMS, 'skill'])
    .required(),
  /** Name of the skill, null for the other musts. */
  skill: string().nullable().defined(),
};

/** One must: a term of the role, or one of its skills. */
export const mustSchema = exact(mustFields);
export type Must = InferType<typeof mustSchema>;

/** What becomes a must, or is none any more. */
export const mustChangeSchema = exact({
  ...mustFields,
  skill: string().max(NAME_MAX).nullable().defined(),
  on: boolean().required(),
});
export type MustChange = InferType<typeof mustChangeSchema>;

/** What one must does to the matches. */
export const mustCountSchema = exact({
  ...mustFields,
  /** Who misses it. */
  leavesOut: toldPeople(),
  /** Who misses nothing else: they come back where it is no must. */
  alone: toldPeople(),
});
export type MustCount = InferType<typeof mustCountSchema>;
