import type {
  DownloadQuery,
  PaymentBegin,
  PaymentIntentAnswer,
  PaymentIntentInput,
  Purchase,
  Statement,
  StatementFilter,
  TokenOffer,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// Buying tokens by card, the receipts, and the company’s statement.

export const getTokenOffer: Endpoint<{ response: TokenOffer }> = {
  method: 'GET',
  path: '/api/subscriptions/offer',
  cache: 'live',
};
export const createPaymentIntent: Endpoint<{ body: PaymentIntentInput; response: PaymentIntentAnswer }> = {
  method: 'POST',
  path: '/api/subscriptions/payment-intent',
};
export const listPurchases: Endpoint<{ response: { purchases: Purchase[] } }> = {
  method: 'GET',
  path: '/api/subscriptions/purchases',
  cache: 'live',
};
export const getPurchase: Endpoint<{ params: { id: string }; response: Purchase }> = {
  method: 'GET',
  path: '/api/subscriptions/purchases/:id',
  cache: 'live',
};
export const beginPayment: Endpoint<{ params: { id: string }; body: PaymentBegin; response: Purchase }> = {
  method: 'POST',
  path: '/api/subscriptions/purchases/:id/begin',
};
export const getReceiptPdf: Endpoint<{ params: { id: string }; response: unknown }> = {
  method: 'GET',
  path: '/api/subscriptions/purchases/:id/receipt-pdf',
};
export const getStatement: Endpoint<{ query?: StatementFilter & { page?: number }; response: Statement }> = {
  method: 'GET',
  path: '/api/subscriptions/statement',
  cache: 'live',
};
export const getStatementCsv: Endpoint<{ query?: StatementFilter & DownloadQuery; response: unknown }> = {
  method: 'GET',
  path: '/api/subscriptions/statement-csv',
};
export const stripeWebhook: Endpoint<{ response: { received: boolean } }> = {
  method: 'POST',
  path: '/api/stripe/webhook',
};
