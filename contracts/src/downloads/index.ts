import { getDocumentPdf } from '../endpoints/documents.js';
import { getStatementCsv } from '../endpoints/payments.js';

/** Addresses of files that a browser fetches by itself, by following a link. */
export const DOWNLOADS = {
  documentPdf: getDocumentPdf.path,
  statementCsv: getStatementCsv.path,
} as const;
