import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { exactOreText } from '@vela/formats';
import { dayOf } from '@vela/market/days';
import type { SellerConfig } from '../../config/index.js';
import { drawPaper, type Paper } from '../../platform/paper/index.js';
import type { CreditNote, InvoiceDocument } from '../../records/invoice.js';
import { printedNumber } from './mappers.js';

function writeCredit(paper: Paper, { number, percent, price, at }: CreditNote, left: number): void {
  paper.rule();
  paper.row(
    `Credit note ${printedNumber('K', number)} of ${dayOf(at)}: ${percent} % of the fee`,
    `-${exactOreText(price.netOre)}`,
  );
  paper.row(`VAT ${price.percent} %`, `-${exactOreText(price.vatOre)}`);
  paper.row('Credited', `-${exactOreText(price.totalOre)}`);
  paper.rule();
  paper.row('Total after the credit', exactOreText(left), 'bold');
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
    paper.row(`Recruitment fee, ${roleName}`, exactOreText(price.netOre));
    paper.row(`VAT ${price.percent} %`, exactOreText(price.vatOre));
    paper.rule();
    paper.row('Total', exactOreText(price.totalOre), 'bold');
    if (credit !== null) writeCredit(paper, credit, price.totalOre - credit.price.totalOre);
    paper.small(VAT_REASON_TEXTS[price.reason]);
  });
}
