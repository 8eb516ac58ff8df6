import type { UserType } from '../constants/market.js';
import type { CompanyHire, HireAnswer, HireEndInput, HireInput, Invoice, TalentHire } from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// Hires, their fees and invoices.

export const reportHire: Endpoint<{ body: HireInput; response: CompanyHire }> = {
  method: 'POST',
  path: '/api/hires',
};
export const reportOwnHire: Endpoint<{ body: HireInput; response: TalentHire }> = {
  method: 'POST',
  path: '/api/hires/own',
};
export const listHires: Endpoint<{ query: { userType: UserType }; response: (CompanyHire | TalentHire)[] }> = {
  method: 'GET',
  path: '/api/hires',
  cache: 'live',
};
export const answerHire: Endpoint<{ params: { id: string }; body: HireAnswer; response: TalentHire }> = {
  method: 'POST',
  path: '/api/hires/:id/answer',
};
export const reportHireEnd: Endpoint<{ params: { id: string }; body: HireEndInput; response: CompanyHire }> = {
  method: 'POST',
  path: '/api/hires/:id/end',
};
export const listInvoices: Endpoint<{ response: Invoice[] }> = {
  method: 'GET',
  path: '/api/invoices',
  cache: 'live',
};
export const getInvoicePdf: Endpoint<{ params: { id: string }; response: unknown }> = {
  method: 'GET',
  path: '/api/invoices/:id/pdf',
};
