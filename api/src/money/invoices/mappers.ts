import type { Invoice, InvoiceStatus } from '@vela/contracts/schemas';
import { dayOf } from '@vela/market/days';
import type { TaxedPrice } from '@vela/market/vat';
import type { InvoiceDocument } from '../../records/invoice.js';

/** @returns the number as it is printed, such as `F-000012` for an invoice and `K-000003` for a credit note */
export const printedNumber = (series: 'F' | 'K', number: number): string =>
  `${series}-${String(number).padStart(6, '0')}`;

export const priceOf = ({ netOre, percent, vatOre, totalOre }: TaxedPrice): Invoice['price'] => ({
  netOre,
  vatPercent: percent,
  vatOre,
  totalOre,
});

/** @param now decides whether an unpaid invoice is overdue */
export function invoiceStatusOf(invoice: Pick<InvoiceDocument, 'paidAt' | 'dueOn'>, now: Date): InvoiceStatus {
  if (invoice.paidAt !== null) return 'paid';
  return dayOf(now) > invoice.dueOn ? 'overdue' : 'open';
}

export const invoiceOf = (invoice: InvoiceDocument, now: Date): Invoice => ({
  id: invoice._id.toHexString(),
  number: printedNumber('F', invoice.number),
  hireId: invoice.hireId.toHexString(),
  companyName: invoice.buyer.name,
  roleName: invoice.roleName,
  status: invoiceStatusOf(invoice, now),
  price: priceOf(invoice.price),
  issuedAt: invoice.issuedAt.toISOString(),
  dueOn: invoice.dueOn,
  paidAt: invoice.paidAt?.toISOString() ?? null,
  reminders: invoice.reminders.length,
  credit: invoice.credit
    ? {
        number: printedNumber('K', invoice.credit.number),
        percent: invoice.credit.percent,
        price: priceOf(invoice.credit.price),
        at: invoice.credit.at.toISOString(),
      }
    : null,
});
