import { referenceAnswers, talentAnswers, wizardAnswers } from './answers.js';
import { aRecruiter, idOf } from './market.js';
import { openSite, type SiteOptions } from './site.js';

// Addresses of the three steps of a role, of the category that `idOf(1)` is.
export const STEP_1 = '/talentseeker/addrole/step1';
export const STEP_2 = `/talentseeker/addrole/step2/${idOf(1)}`;
export const STEP_3 = '/talentseeker/addrole/step3';

/** Opens the steps of a role as a recruiter. */
export const openWizard = (path = STEP_1, answers: SiteOptions['answers'] = {}) =>
  openSite({
    path,
    user: aRecruiter,
    answers: { ...referenceAnswers, ...talentAnswers, ...wizardAnswers, ...answers },
  });
