import { ADMIN_ENDPOINTS } from '../endpoints/admin.js';
import { HIRE_ENDPOINTS } from '../endpoints/hires.js';
import { PAYMENT_ENDPOINTS } from '../endpoints/payments.js';

/** Addresses of files that a browser fetches by itself, by following a link; from the endpoint table. */
export const DOWNLOADS = {
  receiptPdf: PAYMENT_ENDPOINTS.getReceiptPdf.path,
  invoicePdf: HIRE_ENDPOINTS.getInvoicePdf.path,
  statementCsv: PAYMENT_ENDPOINTS.getStatementCsv.path,
  subscribersCsv: ADMIN_ENDPOINTS.adminGetSubscribersCsv.path,
} as const;
