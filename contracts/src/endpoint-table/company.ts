import * as endpoints from '../endpoints/company.js';
import {
  billingRightInputSchema,
  companyInputSchema,
  companyInviteParamsSchema,
  companyInvitesSchema,
  companyMemberParamsSchema,
  companySchema,
  handOverInputSchema,
  joinRequestInputSchema,
  okSchema,
  talentSeekerInputSchema,
  talentSeekerSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** A recruiter’s own profile, the company and its colleagues. */
export const COMPANY_ENDPOINTS = {
  saveTalentSeekerProfile: {
    ...endpoints.saveTalentSeekerProfile,
    access: 'user',
    rateLimit: 'write',
    summary: 'Creates or updates the caller’s own talent seeker profile.',
    body: talentSeekerInputSchema,
    response: talentSeekerSchema,
  },
  saveCompany: {
    ...endpoints.saveCompany,
    access: 'talentSeeker',
    rateLimit: 'write',
    summary: 'Creates the caller’s company, or fills in the one they have.',
    body: companyInputSchema,
    response: companySchema,
  },
  listCompanyInvites: {
    ...endpoints.listCompanyInvites,
    access: 'companyMember',
    summary: 'Invitations of the company that are neither used, revoked nor over.',
    response: companyInvitesSchema,
  },
  revokeCompanyInvite: {
    ...endpoints.revokeCompanyInvite,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Takes an invitation back: its link stops working.',
    params: companyInviteParamsSchema,
    response: companyInvitesSchema,
  },
  removeCompanyMember: {
    ...endpoints.removeCompanyMember,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'The owner takes a colleague out of the company.',
    params: companyMemberParamsSchema,
    response: companySchema,
  },
  setBillingRight: {
    ...endpoints.setBillingRight,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'The owner lets a colleague change what stands on documents, or no longer.',
    params: companyMemberParamsSchema,
    body: billingRightInputSchema,
    response: companySchema,
  },
  askToJoinCompany: {
    ...endpoints.askToJoinCompany,
    access: 'talentSeeker',
    rateLimit: 'write',
    summary: 'Tells the owner of the company with a number, by mail, that the caller asks to be invited.',
    body: joinRequestInputSchema,
    response: okSchema,
  },
  handOverCompany: {
    ...endpoints.handOverCompany,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'The owner makes a colleague the owner.',
    body: handOverInputSchema,
    response: companySchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
