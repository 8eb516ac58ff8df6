import * as endpoints from '../endpoints/payments.js';
import {
  paymentBeginSchema,
  paymentIntentInputSchema,
  paymentIntentSchema,
  purchaseListSchema,
  purchaseParamsSchema,
  purchaseSchema,
  statementCsvQuerySchema,
  statementQuerySchema,
  statementSchema,
  tokenOfferSchema,
  webhookAnswerSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** Buying tokens by card, the receipts, and the company’s statement. */
export const PAYMENTS_ENDPOINTS = {
  getTokenOffer: {
    ...endpoints.getTokenOffer,
    access: 'companyMember',
    summary:
      'The token packs with net, VAT and total for this company, and what the browser needs for the payment form.',
    response: tokenOfferSchema,
  },
  createPaymentIntent: {
    ...endpoints.createPaymentIntent,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Prepares the payment of a token pack; a purchase that the caller has not ended is gone on with.',
    body: paymentIntentInputSchema,
    response: paymentIntentSchema,
  },
  listPurchases: {
    ...endpoints.listPurchases,
    access: 'companyMember',
    summary: 'The company’s purchases, newest first.',
    response: purchaseListSchema,
  },
  getPurchase: {
    ...endpoints.getPurchase,
    access: 'companyMember',
    summary: 'One purchase; while its payment is open, the payment provider is asked how it stands.',
    params: purchaseParamsSchema,
    response: purchaseSchema,
  },
  beginPayment: {
    ...endpoints.beginPayment,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Decides VAT and buyer at the moment of paying; refused where the price is another one by now.',
    params: purchaseParamsSchema,
    body: paymentBeginSchema,
    response: purchaseSchema,
  },
  getReceiptPdf: {
    ...endpoints.getReceiptPdf,
    access: 'companyMember',
    summary: 'The receipt of a paid purchase as PDF.',
    params: purchaseParamsSchema,
    response: null,
  },
  getStatement: {
    ...endpoints.getStatement,
    access: 'companyMember',
    summary: 'A page of the company’s ledger, newest first.',
    query: statementQuerySchema,
    response: statementSchema,
  },
  getStatementCsv: {
    ...endpoints.getStatementCsv,
    access: 'companyMember',
    summary: 'The company’s ledger as CSV.',
    query: statementCsvQuerySchema,
    response: null,
  },
  stripeWebhook: {
    ...endpoints.stripeWebhook,
    access: 'anonymous',
    rawBody: true,
    summary: 'Events of the payment provider, signed by it.',
    response: webhookAnswerSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
