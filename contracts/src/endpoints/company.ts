import type {
  BillingRightInput,
  Company,
  CompanyInput,
  CompanyInvite,
  CompanySizeInput,
  HandOverInput,
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
export const saveCompany: Endpoint<{ body: CompanyInput; response: Company }> = {
  method: 'POST',
  path: '/api/companies',
};
export const setCompanySize: Endpoint<{ body: CompanySizeInput; response: Company }> = {
  method: 'POST',
  path: '/api/companies/size',
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
export const setBillingRight: Endpoint<{ params: { id: string }; body: BillingRightInput; response: Company }> = {
  method: 'POST',
  path: '/api/companies/members/:id/billing',
};
export const askToJoinCompany: Endpoint<{ body: JoinRequestInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/companies/join-requests',
};
export const handOverCompany: Endpoint<{ body: HandOverInput; response: Company }> = {
  method: 'POST',
  path: '/api/companies/owner',
};
