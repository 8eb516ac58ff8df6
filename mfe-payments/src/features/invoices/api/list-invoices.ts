import { listInvoices } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @returns the company's invoices of recruitment fees, newest first */
export const useInvoices = () => useEndpoint(listInvoices, {});
