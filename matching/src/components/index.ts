import type { MatchComponentKey } from '@vela/contracts/matching';
import type { RateTable } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { availabilityFit } from './availability.js';
import { employmentFit } from './employment.js';
import { roleFit, yearsFit } from './experience.js';
import type { Fit } from './fit.js';
import { placeFit } from './place.js';
import { salaryFit } from './salary.js';
import { skillsFit } from './skills.js';

/** Version of the score: raised whenever the same input would give another result. */
export const SCORE_VERSION = 2;

type FitOf = (role: MatchRole, profile: MatchProfile, rates: RateTable) => Fit;

export const FIT_OF: Readonly<Record<MatchComponentKey, FitOf>> = {
  skills: skillsFit,
  role: roleFit,
  years: yearsFit,
  salary: salaryFit,
  place: placeFit,
  employment: employmentFit,
  availability: availabilityFit,
};
