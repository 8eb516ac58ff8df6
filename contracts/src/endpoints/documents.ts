import type { IssuedDocument } from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// Receipts, invoices and credit notes as they were issued.

export const listDocuments: Endpoint<{ query?: { subjectId?: string }; response: IssuedDocument[] }> = {
  method: 'GET',
  path: '/api/documents',
  cache: 'live',
};
export const getDocumentPeppol: Endpoint<{ params: { id: string }; response: unknown }> = {
  method: 'GET',
  path: '/api/documents/:id/peppol',
};
export const getDocumentPdf: Endpoint<{ params: { id: string }; response: unknown }> = {
  method: 'GET',
  path: '/api/documents/:id/pdf',
};
