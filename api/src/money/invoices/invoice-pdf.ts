import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { dayOf } from '@vela/market/days';
import type { SellerConfig } from '../../config/index.js';
import { drawPaper, type Paper, sekText } from '../../platform/documents/index.js';
import type { CreditNote, InvoiceDocument } from '../../records/invoice.js';
import { printedNumber } from './mappers.js';

function writeCredit(paper: Paper, { number, percent, price, at }: CreditNote, left: number): void {
  paper.rule();
  paper.row(
    `Credit note ${printedNumber('K', number)} of ${dayOf(at)}: ${percent} % of the fee`,
    `-${sekText(price.netOre)}`,
  );
  paper.row(`VAT ${price.percent} %`, `-${sekText(price.vatOre)}`);
  paper.row('Credited', `-${sekText(price.totalOre)}`);
  paper.rule();
  paper.row('Total after the credit', sekText(left), 'bold');
}

/** Draws an invoice, with its credit note where there is one. @returns the PDF's bytes */
export function drawInvoice(invoice: InvoiceDocument, seller: SellerConfig): Promise<Buffer> {
  const { buyer, roleName, price, issuedAt, dueOn, paidAt, credit } = invoice;
  const number = printedNumber('F', invoice.number);
  return drawPaper({ title: `Invoice ${number}`, author: seller.name, created: credit?.at ?? issuedAt }, (paper) => {
    const paid = paidAt === null ? '' : ` · paid ${dayOf(paidAt)}`;
    paper.title('Invoice', `${number} · ${dayOf(issuedAt)} · due ${dueOn}${paid}`);
    paper.party('From', { ...seller, VAT: seller.vatNumber });
    paper.party('To', buyer);
    paper.rule();
    paper.row(`Recruitment fee, ${roleName}`, sekText(price.netOre));
    paper.row(`VAT ${price.percent} %`, sekText(price.vatOre));
    paper.rule();
    paper.row('Total', sekText(price.totalOre), 'bold');
    if (credit !== null) writeCredit(paper, credit, price.totalOre - credit.price.totalOre);
    paper.small(VAT_REASON_TEXTS[price.reason]);
  });
}
