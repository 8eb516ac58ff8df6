import type { Invoice, InvoiceStatus } from '@vela/contracts/schemas';
import { dayOf } from '@vela/market/days';
import { dueOreOf, overpaidOreOf, printedNumber, type Settlement } from '@vela/market/documents';
import type { TaxedPrice } from '@vela/market/vat';
import type { InvoiceDocument } from '../../records/invoice.js';

export const priceOf = ({ netOre, percent, vatOre, totalOre }: TaxedPrice): Invoice['price'] => ({
  netOre,
  vatPercent: percent,
  vatOre,
  totalOre,
});

/** @returns what of an invoice was credited and paid so far */
export const settlementOf = ({
  price,
  credits,
  payments,
}: Pick<InvoiceDocument, 'price' | 'credits' | 'payments'>): Settlement => ({
  totalOre: price.totalOre,
  creditedOre: credits.reduce((sum, credit) => sum + credit.price.totalOre, 0),
  paidOre: payments.reduce((sum, { amountOre }) => sum + amountOre, 0),
});

/** What invoices are shown with. */
export interface InvoiceSurroundings {
  /** Decides whether an unpaid invoice is overdue. */
  readonly now: Date;
  /** What a role is called in the reader's language; the document that was issued keeps what it says. */
  readonly roleText: (name: string) => string;
}

function statusOf(invoice: InvoiceDocument, now: Date): InvoiceStatus {
  if (dueOreOf(settlementOf(invoice)) > 0) return dayOf(now) > invoice.dueOn ? 'overdue' : 'open';
  return invoice.payments.length === 0 ? 'credited' : 'paid';
}

export function invoiceOf(invoice: InvoiceDocument, { now, roleText }: InvoiceSurroundings): Invoice {
  const settlement = settlementOf(invoice);
  return {
    id: invoice._id.toHexString(),
    number: printedNumber('invoice', invoice.number),
    hireId: invoice.hireId.toHexString(),
    companyName: invoice.buyer.name,
    roleName: roleText(invoice.roleName),
    status: statusOf(invoice, now),
    price: priceOf(invoice.price),
    issuedAt: invoice.issuedAt.toISOString(),
    dueOn: invoice.dueOn,
    dueOre: dueOreOf(settlement),
    overpaidOre: overpaidOreOf(settlement),
    reminders: invoice.reminders.length,
    payments: invoice.payments.map(({ amountOre, on }) => ({ amountOre, on })),
    credits: invoice.credits.map(({ number, reason, percent, price, at }) => ({
      number: printedNumber('creditNote', number),
      reason,
      percent,
      price: priceOf(price),
      at: at.toISOString(),
    })),
  };
}
