import { ADMIN_ENDPOINTS } from './admin.js';
import type { Endpoint } from './endpoint.js';
import { FAIRNESS_ENDPOINTS } from './fairness.js';
import { HIRE_ENDPOINTS } from './hires.js';
import { MAIL_ENDPOINTS } from './mail.js';
import { MATCHES_ENDPOINTS } from './matches.js';
import { PAYMENT_ENDPOINTS } from './payments.js';
import { PRIVACY_ENDPOINTS } from './privacy.js';
import { RECRUITER_SIDE_ENDPOINTS } from './recruiter-side.js';
import { TALENT_SIDE_ENDPOINTS } from './talent-side.js';

/**
 * Every call of the product. The API mounts nothing that is not here; the browser's client, the
 * validation, the OpenAPI document and the permission tests are derived from it.
 */
export const ENDPOINTS = {
  ...MATCHES_ENDPOINTS,
  ...HIRE_ENDPOINTS,
  ...ADMIN_ENDPOINTS,
  ...TALENT_SIDE_ENDPOINTS,
  ...PAYMENT_ENDPOINTS,
  getMe: {
    method: 'GET',
    path: '/api/users/me',
    access: 'anonymous',
    summary: 'The signed-in user with their profiles; null for a visitor.',
  },
  signOut: {
    method: 'GET',
    path: '/api/auth/signout',
    access: 'anonymous',
    changesState: true,
    summary: 'Ends the session.',
  },
  linkedinCallback: {
    method: 'GET',
    path: '/api/auth/linkedin/callback',
    access: 'anonymous',
    rateLimit: 'login',
    summary: 'Without a code: starts the sign-in. With one: completes it and answers where to go.',
  },
  listCategories: {
    method: 'GET',
    path: '/api/categories',
    access: 'anonymous',
    publicCacheSeconds: 180,
    summary: 'Job categories.',
  },
  listCategorySkills: {
    method: 'GET',
    path: '/api/categories/skills',
    access: 'anonymous',
    publicCacheSeconds: 180,
    summary: 'Skills of a category.',
  },
  listAllSkills: {
    method: 'GET',
    path: '/api/categories/allSkills',
    access: 'anonymous',
    publicCacheSeconds: 180,
    summary: 'All skills.',
  },
  listCategoryRoles: {
    method: 'GET',
    path: '/api/categories/roles',
    access: 'anonymous',
    publicCacheSeconds: 180,
    summary: 'Roles of a category.',
  },
  listAllRoles: {
    method: 'GET',
    path: '/api/categories/allRoles',
    access: 'anonymous',
    publicCacheSeconds: 180,
    summary: 'All roles.',
  },
  listConnections: {
    method: 'GET',
    path: '/api/connections',
    access: 'user',
    summary: 'Connections of the company (userType=talentSeeker) or of the talent (userType=jobSeeker).',
  },
  createConnection: {
    method: 'POST',
    path: '/api/connections',
    access: 'companyMember',
    rateLimit: 'connect',
    summary: 'Sends a connection request and reserves a free profile or tokens.',
  },
  answerConnection: {
    method: 'POST',
    path: '/api/connections/:id',
    access: 'user',
    rateLimit: 'write',
    summary: 'The talent accepts or declines, or the company withdraws, an open request.',
  },
  subscribeNewsletter: {
    method: 'POST',
    path: '/api/sendportal/subscribe',
    access: 'anonymous',
    rateLimit: 'newsletter',
    summary: 'Subscribes to the newsletter; the address is to be confirmed by the link in a mail.',
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/sendportal/confirm',
    access: 'anonymous',
    rateLimit: 'newsletter',
    summary: 'The page that the link in that mail leads to: confirms the address.',
  },
  ...MAIL_ENDPOINTS,
  getJobSeekerProfile: {
    method: 'GET',
    path: '/api/job-seeker-profiles/id/:id',
    access: 'companyMember',
    summary: 'A talent’s profile; identity only after the talent accepted.',
  },
  saveJobSeekerProfile: {
    method: 'POST',
    path: '/api/job-seeker-profiles',
    access: 'user',
    rateLimit: 'write',
    summary: 'Creates or updates the caller’s own job seeker profile.',
  },
  addProfileView: {
    method: 'POST',
    path: '/api/job-seeker-profiles/addView',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Records that the company opened a talent’s profile.',
  },
  saveTalentSeekerProfile: {
    method: 'POST',
    path: '/api/talent-seeker-profiles',
    access: 'user',
    rateLimit: 'write',
    summary: 'Creates or updates the caller’s own talent seeker profile.',
  },
  saveCompany: {
    method: 'POST',
    path: '/api/companies',
    access: 'talentSeeker',
    rateLimit: 'write',
    summary: 'Creates the caller’s company, or fills in the one they have.',
  },
  createOpenRole: {
    method: 'POST',
    path: '/api/open-roles',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Posts a role.',
  },
  listOpenRoles: {
    method: 'GET',
    path: '/api/open-roles',
    access: 'companyMember',
    summary: 'The company’s roles.',
  },
  getOpenRole: {
    method: 'GET',
    path: '/api/open-roles/:id',
    access: 'companyMember',
    summary: 'A role with a page of its ranked matches.',
  },
  ...RECRUITER_SIDE_ENDPOINTS,
  listPosts: {
    method: 'GET',
    path: '/api/posts',
    access: 'anonymous',
    publicCacheSeconds: 300,
    summary: 'A page of events or news, or the post with the slug.',
  },
  listCountries: {
    method: 'GET',
    path: '/api/countries/positions',
    access: 'anonymous',
    publicCacheSeconds: 86_400,
    summary: 'Names of all countries, in the countries service’s shape.',
  },
  listCities: {
    method: 'POST',
    path: '/api/countries/cities',
    access: 'anonymous',
    summary: 'Cities of a country, in the countries service’s shape.',
  },
  getCountryFlag: {
    method: 'POST',
    path: '/api/countries/flag/images',
    access: 'anonymous',
    summary: 'A country’s flag and codes, in the countries service’s shape.',
  },
  getProfilePicture: {
    method: 'GET',
    path: '/api/profile-pictures/:id',
    access: 'user',
    summary: 'A talent’s picture: for the owner, and for a company whose request was accepted.',
  },
  recordConsent: {
    method: 'POST',
    path: '/api/consents',
    access: 'anonymous',
    rateLimit: 'write',
    summary: 'Records a decision about cookies or the terms.',
  },
  countEvents: {
    method: 'POST',
    path: '/api/analytics/events',
    access: 'anonymous',
    rateLimit: 'count',
    keepsAnswers: true,
    summary: 'Counts what happened on the pages, for visitors who agreed to it.',
  },
  ...PRIVACY_ENDPOINTS,
  ...FAIRNESS_ENDPOINTS,
  healthLive: {
    method: 'GET',
    path: '/api/health/live',
    access: 'anonymous',
    summary: 'Whether the process runs.',
  },
  healthReady: {
    method: 'GET',
    path: '/api/health/ready',
    access: 'anonymous',
    summary: 'Whether the instance can answer: store reachable, matching built.',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
