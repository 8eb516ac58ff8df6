import type { DocumentContent } from '@vela/contracts/schemas';
import { dayOf } from '@vela/market/days';
import { printedNumber } from '@vela/market/documents';
import type { DocumentRecord } from '../../records/document.js';
import type { InvoiceDocument, InvoicePayment } from '../../records/invoice.js';
import { isNotedLate } from '../invoices/index.js';

/** Accounts of the Swedish BAS chart that documents are booked on, by their numbers. */
export const ACCOUNTS = {
  1510: 'Kundfordringar',
  1580: 'Fordringar för kontokort',
  1930: 'Företagskonto',
  2611: 'Utgående moms på försäljning inom Sverige, 25 %',
  3001: 'Försäljning inom Sverige, 25 % moms',
  3305: 'Försäljning tjänster till land utanför EU',
  3308: 'Försäljning tjänster till annat EU-land',
} as const;
export type AccountNumber = keyof typeof ACCOUNTS;

/** One line of a voucher, öre; above 0 is debit. */
export interface VoucherLine {
  readonly account: AccountNumber;
  readonly ore: number;
}

export interface Voucher {
  /** That of the document; B for what came in at the bank. */
  readonly series: 'R' | 'F' | 'K' | 'B';
  /** The document's; null where the bookkeeping gives one. */
  readonly number: number | null;
  readonly day: string;
  readonly text: string;
  readonly lines: readonly VoucherLine[];
}

const SERIES = { receipt: 'R', invoice: 'F', creditNote: 'K' } as const;

function salesAccount({ vatReason }: DocumentContent): AccountNumber {
  if (vatReason === 'reverseCharge') return 3308;
  return vatReason === 'outsideEu' ? 3305 : 3001;
}

/** @returns how a document is booked; its lines add up to 0 */
export function voucherOf({ kind, number, content }: Pick<DocumentRecord, 'kind' | 'number' | 'content'>): Voucher {
  const sign = kind === 'creditNote' ? -1 : 1;
  const claim: AccountNumber = content.sold.kind === 'tokens' ? 1580 : 1510;
  const lines: readonly VoucherLine[] = [
    { account: claim, ore: sign * content.totalOre },
    { account: salesAccount(content), ore: -sign * content.netOre },
    { account: 2611, ore: -sign * content.vatOre },
  ];
  return {
    series: SERIES[kind],
    number,
    day: content.issuedOn,
    text: `${printedNumber(kind, number)} ${content.buyer.name}`,
    lines: lines.filter(({ ore }) => ore !== 0),
  };
}

type PaidInvoice = Pick<InvoiceDocument, 'number' | 'buyer' | 'payments'>;

/** What a voucher at the bank is about, beside the invoice; bookkeeping here is in Swedish, as the names of accounts are. */
function aboutText({ toBuyer = false, takesBack }: InvoicePayment): string {
  if (takesBack !== undefined) return ', rättelse';
  return toBuyer ? ', återbetalning' : '';
}

/** The day whose file an entry is in: that of the noting, so that adjoining files miss nothing, unless it went by the bank's before. */
const fileDayOf = ({ on, at, byBankDay = false }: InvoicePayment): string => (byBankDay ? on : dayOf(at));

/**
 * What was noted in a later month than it moved in would change a month that may be closed: it is booked on the day of
 * the noting, and says the day of the bank.
 */
function paymentVoucher({ number, buyer }: PaidInvoice, payment: InvoicePayment): Voucher {
  const { amountOre, on, at } = payment;
  const isLate = isNotedLate(payment);
  const atBank: VoucherLine = { account: 1930, ore: amountOre };
  const ofBuyer: VoucherLine = { account: 1510, ore: -amountOre };
  return {
    series: 'B',
    number: null,
    day: isLate ? dayOf(at) : on,
    text: `${printedNumber('invoice', number)} ${buyer.name}${aboutText(payment)}${isLate ? ` (${on})` : ''}`,
    lines: amountOre > 0 ? [atBank, ofBuyer] : [ofBuyer, atBank],
  };
}

/**
 * @returns how what moved at the bank for an invoice is booked, as far as it was noted from one day to another; what is
 *   booked by the bank's day, as far as it moved then
 */
export const paymentVouchersOf = (invoice: PaidInvoice, from: string, to: string): readonly Voucher[] =>
  invoice.payments
    .filter((payment) => from <= fileDayOf(payment) && fileDayOf(payment) <= to)
    .map((payment) => paymentVoucher(invoice, payment));
