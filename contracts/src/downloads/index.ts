import { getInvoicePdf } from '../endpoints/hires.js';
import { getReceiptPdf, getStatementCsv } from '../endpoints/payments.js';

/** Addresses of files that a browser fetches by itself, by following a link. */
export const DOWNLOADS = {
  receiptPdf: getReceiptPdf.path,
  invoicePdf: getInvoicePdf.path,
  statementCsv: getStatementCsv.path,
} as const;
