import { array, lazy } from 'yup';
import { LISTED_MAX } from '../constants/index.js';
import * as endpoints from '../endpoints/hires.js';
import {
  companyHireSchema,
  hireAnswerSchema,
  hireEndInputSchema,
  hireInputSchema,
  hireParamsSchema,
  hireQuerySchema,
  invoicesSchema,
  talentHireSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

const hire = lazy((value: unknown) =>
  typeof value === 'object' && value !== null && 'view' in value && value.view === 'jobSeeker'
    ? talentHireSchema
    : companyHireSchema,
);

/** Hires, their fees and invoices. */
export const HIRES_ENDPOINTS = {
  reportHire: {
    ...endpoints.reportHire,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'The company tells of a signed agreement with a talent who accepted its request.',
    body: hireInputSchema,
    response: companyHireSchema,
  },
  reportOwnHire: {
    ...endpoints.reportOwnHire,
    access: 'jobSeeker',
    rateLimit: 'write',
    summary: 'The talent tells of an agreement that they signed after a request that they accepted.',
    body: hireInputSchema,
    response: talentHireSchema,
  },
  listHires: {
    ...endpoints.listHires,
    access: 'user',
    summary: 'The company’s or the talent’s own hires.',
    query: hireQuerySchema,
    response: array().max(LISTED_MAX).of(hire).required(),
  },
  answerHire: {
    ...endpoints.answerHire,
    access: 'jobSeeker',
    rateLimit: 'write',
    summary: 'The talent confirms or disputes a reported hire.',
    params: hireParamsSchema,
    body: hireAnswerSchema,
    response: talentHireSchema,
  },
  reportHireEnd: {
    ...endpoints.reportHireEnd,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'The company tells that a contract has ended, for its share of the fee.',
    params: hireParamsSchema,
    body: hireEndInputSchema,
    response: companyHireSchema,
  },
  listInvoices: {
    ...endpoints.listInvoices,
    access: 'companyMember',
    summary: 'The company’s invoices of recruitment fees.',
    response: invoicesSchema,
  },
  getInvoicePdf: {
    ...endpoints.getInvoicePdf,
    access: 'companyMember',
    summary: 'An invoice, with its credit note where there is one, as PDF.',
    params: hireParamsSchema,
    response: null,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
