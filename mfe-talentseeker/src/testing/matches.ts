import { talentAnswers } from './answers.js';
import { aRecruiter, aRoleWithMatches } from './market.js';
import { openSite, type SiteOptions } from './site.js';

/** Where the role's matches are. */
export const MATCHES_PATH = `/talentseeker/role/${aRoleWithMatches.id}`;

/** Opens a role's matches as the recruiter who posted it. */
export const openMatches = (options: Partial<SiteOptions> = {}) =>
  openSite({
    path: MATCHES_PATH,
    user: aRecruiter,
    ...options,
    answers: { getOpenRole: () => aRoleWithMatches, ...talentAnswers, ...options.answers },
  });
