import { adminGetBookkeeping } from '../endpoints/admin-money.js';
import { getDocumentPdf } from '../endpoints/documents.js';
import { getStatementCsv } from '../endpoints/payments.js';

/** Addresses of files that a browser fetches by itself, by following a link. */
export const DOWNLOADS = {
  bookkeeping: adminGetBookkeeping.path,
  documentPdf: getDocumentPdf.path,
  statementCsv: getStatementCsv.path,
} as const;
