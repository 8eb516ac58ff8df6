import type { Invoice, InvoiceStatus } from '@vela/contracts/schemas';
import { dayOf } from '@vela/market/days';
import { dueOreOf, overpaidOreOf, printedNumber, type Settlement } from '@vela/market/documents';
import { isOverdue } from '@vela/market/fees';
import type { TaxedPrice } from '@vela/market/vat';
import type { InvoiceDocument, InvoicePayment } from '../../records/invoice.js';

export const priceOf = ({ netOre, percent, vatOre, totalOre }: TaxedPrice): Invoice['price'] => ({
  netOre,
  vatPercent: percent,
  vatOre,
  totalOre,
});

type Settled = Pick<InvoiceDocument, 'price' | 'credits' | 'payments'>;

const sumOf = (payments: readonly InvoicePayment[]): number =>
  payments.reduce((sum, { amountOre }) => sum + amountOre, 0);

/** @returns what of an invoice was credited, paid and paid back so far */
export const settlementOf = ({ price, credits, payments }: Settled): Settlement => ({
  totalOre: price.totalOre,
  creditedOre: credits.reduce((sum, credit) => sum + credit.price.totalOre, 0),
  paidOre: sumOf(payments.filter(({ toBuyer = false }) => !toBuyer)),
  paidBackOre: -sumOf(payments.filter(({ toBuyer = false }) => toBuyer)),
});

/** @returns what is stored of an invoice's sums, to be found by them */
export function figuresOf(invoice: Settled): Pick<InvoiceDocument, 'dueOre' | 'paidOre' | 'overpaidOre'> {
  const settlement = settlementOf(invoice);
  return { dueOre: dueOreOf(settlement), paidOre: settlement.paidOre, overpaidOre: overpaidOreOf(settlement) };
}

const monthOf = (day: string): string => day.slice(0, 7);

/**
 * @returns whether an entry was noted in a later month than it moved in, which may be closed by then. What is booked by the
 *   bank's day is not asked.
 */
export const isNotedLate = ({ on, at, byBankDay = false }: InvoicePayment): boolean =>
  !byBankDay && monthOf(on) < monthOf(dayOf(at));

/** An entry with its place among all. */
export interface StandingPayment {
  readonly payment: InvoicePayment;
  readonly place: number;
}

/** @returns the entries that take none back and that none takes back */
export function standingPayments({ payments }: Pick<InvoiceDocument, 'payments'>): readonly StandingPayment[] {
  const takenBack = new Set(payments.map(({ takesBack }) => takesBack));
  return payments
    .map((payment, place) => ({ payment, place }))
    .filter(({ payment, place }) => payment.takesBack === undefined && !takenBack.has(place));
}

const paymentsOnWire = (invoice: InvoiceDocument, wanted: 'arrived' | 'toBuyer'): Invoice['payments'] =>
  standingPayments(invoice)
    .filter(({ payment: { toBuyer = false } }) => toBuyer === (wanted === 'toBuyer'))
    .map(({ payment: { amountOre, on }, place }) => ({ amountOre: Math.abs(amountOre), on, place }));

/** What invoices are shown with. */
export interface InvoiceSurroundings {
  /** Decides whether an unpaid invoice is overdue. */
  readonly now: Date;
  /** What a role is called in the reader's language; the document that was issued keeps what it says. */
  readonly roleText: (name: string) => string;
}

function statusOf(invoice: InvoiceDocument, now: Date): InvoiceStatus {
  const settlement = settlementOf(invoice);
  if (dueOreOf(settlement) > 0) return isOverdue(invoice.dueOn, dayOf(now)) ? 'overdue' : 'open';
  return settlement.paidOre === 0 ? 'credited' : 'paid';
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
    payments: paymentsOnWire(invoice, 'arrived'),
    paidBack: paymentsOnWire(invoice, 'toBuyer'),
    credits: invoice.credits.map(({ number, reason, percent, price, at }) => ({
      number: printedNumber('creditNote', number),
      reason,
      percent,
      price: priceOf(price),
      at: at.toISOString(),
    })),
  };
}
