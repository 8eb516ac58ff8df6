import { LANGUAGE_PARAMETER, tongueAtHand } from '@vela/language';
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

/**
 * Has a file with texts written in the language of the page whose link leads to it: a browser that follows a link asks in
 * its own.
 * @param path of the file, with or without a query
 */
export const inPageLanguage = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${tongueAtHand()}`;
