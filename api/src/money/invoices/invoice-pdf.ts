import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { exactOreText } from '@vela/formats';
import { dayOf } from '@vela/market/days';
import type { SellerConfig } from '../../config/index.js';
import { type DocumentPage, drawDocument } from '../../platform/documents/index.js';
import type { CreditNote, InvoiceDocument } from '../../records/invoice.js';
import { printedNumber } from './mappers.js';

function writeCredit(page: DocumentPage, { number, percent, price, at }: CreditNote, left: number): void {
  page.rule();
  page.row(
    `Credit note ${printedNumber('K', number)} of ${dayOf(at)}: ${percent} % of the fee`,
    `-${exactOreText(price.netOre)}`,
  );
  page.row(`VAT ${price.percent} %`, `-${exactOreText(price.vatOre)}`);
  page.row('Credited', `-${exactOreText(price.totalOre)}`);
  page.rule();
  page.row('Total after the credit', exactOreText(left), 'bold');
}

/** Draws an invoice, with its credit note where there is one. @returns the PDF's bytes */
export function drawInvoice(invoice: InvoiceDocument, seller: SellerConfig): Promise<Buffer> {
  const { buyer, roleName, price, issuedAt, dueOn, paidAt, credit } = invoice;
  const number = printedNumber('F', invoice.number);
  return drawDocument({ title: `Invoice ${number}`, author: seller.name, created: credit?.at ?? issuedAt }, (page) => {
    const paid = paidAt === null ? '' : ` · paid ${dayOf(paidAt)}`;
    page.title('Invoice', `${number} · ${dayOf(issuedAt)} · due ${dueOn}${paid}`);
    page.party('From', { ...seller, VAT: seller.vatNumber });
    page.party('To', buyer);
    page.rule();
    page.row(`Recruitment fee, ${roleName}`, exactOreText(price.netOre));
    page.row(`VAT ${price.percent} %`, exactOreText(price.vatOre));
    page.rule();
    page.row('Total', exactOreText(price.totalOre), 'bold');
    if (credit !== null) writeCredit(page, credit, price.totalOre - credit.price.totalOre);
    page.small(VAT_REASON_TEXTS[price.reason]);
  });
}
