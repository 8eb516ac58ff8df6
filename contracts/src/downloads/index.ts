import { adminGetBookkeeping, adminGetPeppol } from '../endpoints/admin-money.js';
import { getDocumentPdf, getDocumentPeppol } from '../endpoints/documents.js';
import { getStatementCsv } from '../endpoints/payments.js';

/** Addresses of files that a browser fetches by itself, by following a link. */
export const DOWNLOADS = {
  bookkeeping: adminGetBookkeeping.path,
  documentPdf: getDocumentPdf.path,
  documentPeppol: getDocumentPeppol.path,
  adminPeppol: adminGetPeppol.path,
  statementCsv: getStatementCsv.path,
} as const;
