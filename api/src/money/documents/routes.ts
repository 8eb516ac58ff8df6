import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { listDocuments, pdfOfCompany } from './read.js';
import type { WithheldNeeds } from './withheld.js';

export const documentHandlers = (
  app: Collections<'documents'> & WithheldNeeds,
): Pick<Handlers, 'listDocuments' | 'getDocumentPdf'> => ({
  listDocuments: ({ caller, query }) => listDocuments(app, caller, query.subjectId),
  getDocumentPdf: async ({ caller, params, response }) => {
    const { file, bytes } = await pdfOfCompany(app, caller, params.id);
    response.setHeader('content-disposition', `attachment; filename="${file}"`);
    return bytes;
  },
});
