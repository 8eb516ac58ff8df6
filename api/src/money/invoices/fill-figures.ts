import type { Connection } from 'mongoose';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { PaymentCaseDocument } from '../../records/payment-case.js';
import { figuresOf, isNotedLate } from './mappers.js';

/**
 * Invoices from before they could be found by what is to be paid back have that figure, and what arrived, from now on. Their
 * payments may be in the file of the bank's day already, and so are booked by it for good.
 */
export async function figuresOfInvoices(connection: Connection): Promise<void> {
  const invoices = connection.collection<InvoiceDocument>('invoices');
  for await (const { _id, ...invoice } of invoices.find({ overpaidOre: { $exists: false } })) {
    const marks = invoice.payments.map((_, place) => [`payments.${place}.byBankDay`, true] as const);
    await invoices.updateOne({ _id }, { $set: { ...figuresOf(invoice), ...Object.fromEntries(marks) } });
  }
}

/**
 * Takes the figures back, which an older version does not write: going forward makes them anew.
 * @throws Error with a sentence where such a version would read or book money wrongly
 */
export async function forgetFiguresOfInvoices(connection: Connection): Promise<void> {
  const invoices = connection.collection<InvoiceDocument>('invoices');
  for await (const { payments } of invoices.find({ 'payments.0': { $exists: true } })) {
    if (payments.some(({ toBuyer, takesBack }) => toBuyer === true || takesBack !== undefined))
      throw new Error(
        'Something went back to a buyer, or was taken back that was noted in error; a version from before that reads it as another payment.',
      );
    if (payments.some(isNotedLate))
      throw new Error(
        'A payment was noted in a later month than it arrived; a version from before that books it in the month before, which may be closed.',
      );
  }
  const cases = connection.collection<PaymentCaseDocument>('paymentCases');
  if ((await cases.findOne({ outcome: { $in: ['paidOtherwise', 'staysPaid'] } })) !== null)
    throw new Error(
      'A refund that came back was paid otherwise or stayed paid; a version from before that gives its tokens back, or cannot read its end.',
    );
  await invoices.updateMany({}, { $unset: { paidOre: '', overpaidOre: '' } });
}
