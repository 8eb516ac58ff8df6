import type {
  AdminCompany,
  AdminCompanyPage,
  AdminCorrection,
  AdminDomain,
  AdminPageApproval,
  AdminVerification,
  CompanyPage,
  ReasonInput,
} from '../schemas/index.js';
import type { AdminListQuery, Endpoint } from './endpoint.js';

// Companies in the admin area, with their pages.

export const adminListCompanies: Endpoint<{ query?: AdminListQuery; response: AdminCompanyPage }> = {
  method: 'GET',
  path: '/api/admin/companies',
  cache: 'live',
};
export const adminGetCompany: Endpoint<{ params: { id: string }; query?: AdminListQuery; response: AdminCompany }> = {
  method: 'GET',
  path: '/api/admin/companies/:id',
  cache: 'live',
};
export const adminCorrectBalance: Endpoint<{ params: { id: string }; body: AdminCorrection; response: AdminCompany }> =
  {
    method: 'POST',
    path: '/api/admin/companies/:id/corrections',
  };
export const adminVerifyCompany: Endpoint<{ params: { id: string }; body: AdminVerification; response: AdminCompany }> =
  {
    method: 'POST',
    path: '/api/admin/companies/:id/verification',
  };
export const adminTakeDomainAway: Endpoint<{ params: { id: string }; body: AdminDomain; response: AdminCompany }> = {
  method: 'POST',
  path: '/api/admin/companies/:id/domains/take-away',
};
export const adminGetPageOfCompany: Endpoint<{ params: { id: string }; response: CompanyPage }> = {
  method: 'GET',
  path: '/api/admin/companies/:id/page',
  cache: 'live',
};
export const adminTakePageDown: Endpoint<{ params: { id: string }; body: ReasonInput; response: CompanyPage }> = {
  method: 'POST',
  path: '/api/admin/companies/:id/page/take-down',
};
export const adminApprovePage: Endpoint<{ params: { id: string }; body: AdminPageApproval; response: CompanyPage }> = {
  method: 'POST',
  path: '/api/admin/companies/:id/page/approve',
};
export const adminSuspendCompany: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminCompany }> = {
  method: 'POST',
  path: '/api/admin/companies/:id/suspend',
};
export const adminUnsuspendCompany: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminCompany }> = {
  method: 'POST',
  path: '/api/admin/companies/:id/unsuspend',
};
