import type { HireStatus, InvoiceStatus } from '@vela/contracts/schemas';

/** States to choose from; typed by the wire, without its schemas. */
export const HIRE_STATUSES: readonly HireStatus[] = ['reported', 'confirmed', 'rejected'];
export const INVOICE_STATUSES: readonly InvoiceStatus[] = ['open', 'overdue', 'paid'];
