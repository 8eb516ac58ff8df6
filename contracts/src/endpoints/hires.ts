import type { Endpoint } from './endpoint.js';

/** Hires and their fees (spec.md section 9). */
export const HIRE_ENDPOINTS = {
  reportHire: {
    method: 'POST', path: '/api/hires', access: 'companyMember', rateLimit: 'write',
    summary: 'The company tells of a signed agreement with a talent who accepted its request.',
  },
  listHires: {
    method: 'GET', path: '/api/hires', access: 'user',
    summary: 'The company’s or the talent’s own hires.',
  },
  answerHire: {
    method: 'POST', path: '/api/hires/:id/answer', access: 'jobSeeker', rateLimit: 'write',
    summary: 'The talent confirms or disputes a reported hire.',
  },
  reportHireEnd: {
    method: 'POST', path: '/api/hires/:id/end', access: 'companyMember', rateLimit: 'write',
    summary: 'The company tells that a contract has ended, for its share of the fee.',
  },
  listInvoices: {
    method: 'GET', path: '/api/invoices', access: 'companyMember',
    summary: 'The company’s invoices of recruitment fees.',
  },
  getInvoicePdf: {
    method: 'GET', path: '/api/invoices/:id/pdf', access: 'companyMember',
    summary: 'An invoice, with its credit note where there is one, as PDF.',
  },
  adminListHires: {
    method: 'GET', path: '/api/admin/hires', access: 'admin',
    summary: 'All hires, newest first, by status.',
  },
  adminConfirmHire: {
    method: 'POST', path: '/api/admin/hires/:id/confirm', access: 'admin', rateLimit: 'write', freshSignIn: true,
    summary: 'Confirms a hire: it counts for the company, and its fee is invoiced.',
  },
  adminRejectHire: {
    method: 'POST', path: '/api/admin/hires/:id/reject', access: 'admin', rateLimit: 'write',
    summary: 'Rejects a reported hire, with a reason that the company reads.',
  },
  adminSetHireBonus: {
    method: 'POST', path: '/api/admin/hires/:id/bonus', access: 'admin', rateLimit: 'write', freshSignIn: true,
    summary: 'Sets the hired talent’s bonus.',
  },
  adminRefundHire: {
    method: 'POST', path: '/api/admin/hires/:id/refund', access: 'admin', rateLimit: 'write', freshSignIn: true,
    summary: 'Confirms that a contract ended and credits the share of the fee that the terms give back.',
  },
  adminListInvoices: {
    method: 'GET', path: '/api/admin/invoices', access: 'admin',
    summary: 'All invoices, newest first, by status.',
  },
  adminMarkInvoicePaid: {
    method: 'POST', path: '/api/admin/invoices/:id/paid', access: 'admin', rateLimit: 'write', freshSignIn: true,
    summary: 'Notes that an invoice was paid.',
  },
} as const satisfies Record<string, Endpoint>;
