import type { Purchase } from '@vela/contracts/schemas';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { exactOreText } from '@vela/formats';
import { dayOf } from '@vela/market/days';
import type { SellerConfig } from '../../config/index.js';
import { drawDocument } from '../../platform/documents/index.js';

/** Draws a paid purchase's receipt. @returns the PDF's bytes */
export function drawReceipt(purchase: Purchase, seller: SellerConfig): Promise<Buffer> {
  const { buyer, paidAt, createdAt, refundedOre } = purchase;
  const number = purchase.receiptNumber ?? '';
  return drawDocument(
    { title: `Receipt ${number}`, author: seller.name, created: new Date(paidAt ?? createdAt) },
    (page) => {
      page.title('Receipt', `${number} · paid ${paidAt === null ? '' : dayOf(paidAt)}`);
      page.party('Sold by', { ...seller, VAT: seller.vatNumber });
      if (buyer !== null) page.party('Sold to', buyer);
      page.rule();
      page.row(`${purchase.tokens} tokens`, exactOreText(purchase.netOre));
      page.row(`VAT ${purchase.vatPercent} %`, exactOreText(purchase.vatOre));
      page.rule();
      page.row('Total, paid by card', exactOreText(purchase.totalOre), 'bold');
      if (refundedOre > 0) page.row('Refunded', `-${exactOreText(refundedOre)}`);
      page.small(VAT_REASON_TEXTS[purchase.vatReason]);
    },
  );
}
