import { array, type InferType, string } from 'yup';
import { said } from '@vela/language';
import { LISTED_MAX, REACH_REQUIREMENTS, SKILLS_MAX } from '../constants/index.js';
import {
  availabilityMonths,
  countriesCities,
  currency,
  exact,
  flag,
  percentage,
  requiredId,
  salaryPeriod,
  toldPeople,
} from './common.js';
import { mustCountSchema, mustsSchema } from './musts.js';
import { compensation, roleYearsMap, skillLevelPair } from './open-role.js';

/** Body of `POST /api/role-reach`: a role as far as it is described. What is absent is not asked for. */
export const roleReachInputSchema = exact({
  category: requiredId(),
  role: roleYearsMap(),
  remote: flag(),
  hybrid: flag(),
  office: flag(),
  countriesCities: countriesCities(),
  skills: array().of(skillLevelPair()).max(SKILLS_MAX, said('At most {max, plural, one {# skill} other {# skills}}')),
  permanent: flag(),
  freelance: flag(),
  permanentPercentage: percentage().nullable(),
  freelancePercentage: percentage().nullable(),
  compensation: compensation(),
  currency: currency(),
  compensationTimePeriod: salaryPeriod(),
  availability: availabilityMonths(),
  musts: mustsSchema.optional().default(undefined),
});
export type RoleReachInput = InferType<typeof roleReachInputSchema>;

export const roleReachSchema = exact({
  /** Who meets all that is asked so far. */
  people: toldPeople(),
  /** Who would be among the role's matches: of the category, and missing no must. */
  matches: toldPeople(),
  /** Matches of at least `STRONG_MATCH_SCORE`; null as well while the role does not say all that the score reads. */
  strong: toldPeople(),
  musts: array().max(LISTED_MAX).of(mustCountSchema).required(),
  /** How many more there would be if one thing were not asked, the dearest first. */
  costs: array()
    .max(LISTED_MAX)
    .of(
      exact({
        requirement: string()
          .oneOf([...REACH_REQUIREMENTS])
          .required(),
        /** Name of the skill, null for the other requirements. */
        skill: string().nullable().defined(),
        people: toldPeople(),
      }),
    )
    .required(),
});
export type RoleReach = InferType<typeof roleReachSchema>;
