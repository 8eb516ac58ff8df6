import * as endpoints from '../endpoints/talent.js';
import {
  fittingRolesQuerySchema,
  fittingRolesSchema,
  jobSeekerInputSchema,
  nothingMoreSchema,
  okSchema,
  openRoleParamsSchema,
  ownProfileSchema,
  profileParamsSchema,
  profileQuerySchema,
  profileViewInputSchema,
  salaryAidQuerySchema,
  salaryAidSchema,
  talentActivitySchema,
  viewedProfileSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** A talent’s profile, as its owner and as a company sees it, and what the market pays. */
export const TALENT_ENDPOINTS = {
  saveJobSeekerProfile: {
    ...endpoints.saveJobSeekerProfile,
    access: 'user',
    rateLimit: 'write',
    summary: 'Creates or updates the caller’s own job seeker profile.',
    body: jobSeekerInputSchema,
    response: ownProfileSchema,
  },
  getJobSeekerProfile: {
    ...endpoints.getJobSeekerProfile,
    access: 'companyMember',
    limitsReads: true,
    changesState: true,
    summary: 'Opens a talent’s profile, which the talent gets to know of; identity only after the talent accepted.',
    params: profileParamsSchema,
    query: profileQuerySchema,
    response: viewedProfileSchema,
  },
  addProfileView: {
    ...endpoints.addProfileView,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Kept for callers from before: opening a profile records itself, this changes nothing.',
    body: profileViewInputSchema,
    response: okSchema,
  },
  getProfilePicture: {
    ...endpoints.getProfilePicture,
    access: 'user',
    summary: 'A talent’s picture: for the owner, and for a company whose request was accepted.',
    params: profileParamsSchema,
    response: null,
  },
  getTalentActivity: {
    ...endpoints.getTalentActivity,
    access: 'jobSeeker',
    summary: 'Views of the caller’s profile by week, and how many open roles match it.',
    response: talentActivitySchema,
  },
  listFittingRoles: {
    ...endpoints.listFittingRoles,
    access: 'jobSeeker',
    limitsReads: true,
    summary: 'A page of the roles that fit the caller, of companies that let talent see them and are not named.',
    query: fittingRolesQuerySchema,
    response: fittingRolesSchema,
  },
  showInterest: {
    ...endpoints.showInterest,
    access: 'jobSeeker',
    rateLimit: 'write',
    summary: 'Tells a role’s company that somebody is interested; it sees it on the anonymous card.',
    params: openRoleParamsSchema,
    body: nothingMoreSchema,
    response: okSchema,
  },
  dropInterest: {
    ...endpoints.dropInterest,
    access: 'jobSeeker',
    rateLimit: 'write',
    summary: 'Takes interest in a role back.',
    params: openRoleParamsSchema,
    response: okSchema,
  },
  getSalaryAid: {
    ...endpoints.getSalaryAid,
    access: 'user',
    summary:
      'Median and quartiles of what open roles of a kind offer a year, but for the caller’s company’s; nothing where there are too few.',
    query: salaryAidQuerySchema,
    response: salaryAidSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
