import type {
  BillingRightInput,
  Company,
  CompanyChanges,
  CompanyInvite,
  CompanyPage,
  CompanyPageChanges,
  CompanySizeInput,
  DomainCode,
  DomainInput,
  DomainProofInput,
  HandOverInput,
  Invitation,
  JoinAnswer,
  JoinRequest,
  JoinRequestInput,
  TalentSeeker,
  TalentSeekerInput,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// A recruiter’s own profile, the company and its colleagues.

export const saveTalentSeekerProfile: Endpoint<{ body: TalentSeekerInput; response: TalentSeeker }> = {
  method: 'POST',
  path: '/api/talent-seeker-profiles',
};
export const saveCompany: Endpoint<{ body: CompanyChanges; response: Company }> = {
  method: 'POST',
  path: '/api/companies',
};
export const setCompanySize: Endpoint<{ body: CompanySizeInput; response: Company }> = {
  method: 'POST',
  path: '/api/companies/size',
};
/** The company's page as talent sees it; read by its own people. */
export const getCompanyPage: Endpoint<{ response: CompanyPage }> = {
  method: 'GET',
  path: '/api/companies/page',
  cache: 'live',
};
export const saveCompanyPage: Endpoint<{ body: CompanyPageChanges; response: CompanyPage }> = {
  method: 'POST',
  path: '/api/companies/page',
};
export const uploadCompanyLogo: Endpoint<{ picture: Blob; response: CompanyPage }> = {
  method: 'POST',
  path: '/api/companies/logo',
};
export const removeCompanyLogo: Endpoint<{ response: CompanyPage }> = {
  method: 'DELETE',
  path: '/api/companies/logo',
};
export const getCompanyLogo: Endpoint<{ params: { id: string }; response: unknown }> = {
  method: 'GET',
  path: '/api/companies/logos/:id',
};
/** Who invites to which company, for whoever holds the link. */
export const getInvitation: Endpoint<{ query: { token: string }; response: Invitation }> = {
  method: 'GET',
  path: '/api/companies/invitation',
};
export const listCompanyInvites: Endpoint<{ response: CompanyInvite[] }> = {
  method: 'GET',
  path: '/api/companies/invites',
  cache: 'live',
};
export const revokeCompanyInvite: Endpoint<{ params: { id: string }; response: CompanyInvite[] }> = {
  method: 'DELETE',
  path: '/api/companies/invites/:id',
};
export const removeCompanyMember: Endpoint<{ params: { id: string }; response: Company }> = {
  method: 'DELETE',
  path: '/api/companies/members/:id',
};
export const leaveCompany: Endpoint<{ response: { ok: boolean } }> = {
  method: 'DELETE',
  path: '/api/companies/membership',
};
export const setBillingRight: Endpoint<{ params: { id: string }; body: BillingRightInput; response: Company }> = {
  method: 'POST',
  path: '/api/companies/members/:id/billing',
};
export const askToJoinCompany: Endpoint<{ body: JoinRequestInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/companies/join-requests',
};
export const listJoinRequests: Endpoint<{ response: JoinRequest[] }> = {
  method: 'GET',
  path: '/api/companies/join-requests',
  cache: 'live',
};
export const answerJoinRequest: Endpoint<{ params: { id: string }; body: JoinAnswer; response: JoinRequest[] }> = {
  method: 'POST',
  path: '/api/companies/join-requests/:id',
};
export const askDomainProof: Endpoint<{ body: DomainProofInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/companies/domain-proofs',
};
export const proveDomain: Endpoint<{ body: DomainCode; response: Company }> = {
  method: 'POST',
  path: '/api/companies/domains',
};
export const takeDomainAway: Endpoint<{ body: DomainInput; response: Company }> = {
  method: 'POST',
  path: '/api/companies/domains/take-away',
};
export const handOverCompany: Endpoint<{ body: HandOverInput; response: Company }> = {
  method: 'POST',
  path: '/api/companies/owner',
};
