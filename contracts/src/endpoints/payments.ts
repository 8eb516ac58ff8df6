import type { Endpoint } from './endpoint.js';

/** Buying tokens by card, the receipts, and the company's statement. */
export const PAYMENT_ENDPOINTS = {
  getTokenOffer: {
    method: 'GET',
    path: '/api/subscriptions/offer',
    access: 'companyMember',
    summary:
      'The token packs with net, VAT and total for this company, and what the browser needs for the payment form.',
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/api/subscriptions/payment-intent',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Prepares the payment of a token pack; the same purchase attempt gives the same payment.',
  },
  listPurchases: {
    method: 'GET',
    path: '/api/subscriptions/purchases',
    access: 'companyMember',
    summary: 'The company’s purchases, newest first.',
  },
  getPurchase: {
    method: 'GET',
    path: '/api/subscriptions/purchases/:id',
    access: 'companyMember',
    summary: 'One purchase; while its payment is open, the payment provider is asked how it stands.',
  },
  getReceiptPdf: {
    method: 'GET',
    path: '/api/subscriptions/purchases/:id/receipt-pdf',
    access: 'companyMember',
    summary: 'The receipt of a paid purchase as PDF.',
  },
  getStatement: {
    method: 'GET',
    path: '/api/subscriptions/statement',
    access: 'companyMember',
    summary: 'A page of the company’s ledger, newest first.',
  },
  getStatementCsv: {
    method: 'GET',
    path: '/api/subscriptions/statement-csv',
    access: 'companyMember',
    summary: 'The company’s ledger as CSV.',
  },
  stripeWebhook: {
    method: 'POST',
    path: '/api/stripe/webhook',
    access: 'anonymous',
    rawBody: true,
    summary: 'Events of the payment provider, signed by it.',
  },
} as const satisfies Record<string, Endpoint>;
