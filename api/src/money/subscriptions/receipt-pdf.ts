import type { Purchase } from '@vela/contracts/schemas';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import type { SellerConfig } from '../../config/index.js';
import { drawPaper, sekText } from '../../platform/documents/index.js';

/** Draws a paid purchase's receipt. @returns the PDF's bytes */
export function drawReceipt(purchase: Purchase, seller: SellerConfig): Promise<Buffer> {
  const { buyer, paidAt, createdAt, refundedOre } = purchase;
  const number = purchase.receiptNumber ?? '';
  return drawPaper(
    { title: `Receipt ${number}`, author: seller.name, created: new Date(paidAt ?? createdAt) },
    (paper) => {
      paper.title('Receipt', `${number} · paid ${paidAt?.slice(0, 10) ?? ''}`);
      paper.party('Sold by', { ...seller, VAT: seller.vatNumber });
      if (buyer !== null) paper.party('Sold to', buyer);
      paper.rule();
      paper.row(`${purchase.tokens} tokens`, sekText(purchase.netOre));
      paper.row(`VAT ${purchase.vatPercent} %`, sekText(purchase.vatOre));
      paper.rule();
      paper.row('Total, paid by card', sekText(purchase.totalOre), 'bold');
      if (refundedOre > 0) paper.row('Refunded', `-${sekText(refundedOre)}`);
      paper.small(VAT_REASON_TEXTS[purchase.vatReason]);
    },
  );
}
