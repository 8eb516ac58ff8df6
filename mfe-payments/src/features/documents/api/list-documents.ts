import { listDocuments } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @returns the documents of a purchase or an invoice, newest first */
export const useDocumentsOf = (subjectId: string) => useEndpoint(listDocuments, { query: { subjectId } });
