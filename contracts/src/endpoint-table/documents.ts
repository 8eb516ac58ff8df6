import * as endpoints from '../endpoints/documents.js';
import { documentParamsSchema, documentQuerySchema, issuedDocumentsSchema } from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** Receipts, invoices and credit notes as they were issued. */
export const DOCUMENTS_ENDPOINTS = {
  listDocuments: {
    ...endpoints.listDocuments,
    access: 'companyMember',
    summary: 'The company’s receipts, invoices and credit notes, newest first; those of one purchase or invoice.',
    query: documentQuerySchema,
    response: issuedDocumentsSchema,
  },
  getDocumentPdf: {
    ...endpoints.getDocumentPdf,
    access: 'companyMember',
    summary: 'A document as PDF, byte for byte as it was issued.',
    params: documentParamsSchema,
    response: null,
  },
  getDocumentPeppol: {
    ...endpoints.getDocumentPeppol,
    access: 'companyMember',
    summary: 'A document as Peppol BIS Billing 3.0 (UBL), for the bookkeeping of who bought.',
    params: documentParamsSchema,
    response: null,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
