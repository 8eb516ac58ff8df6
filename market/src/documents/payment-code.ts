import type { DocumentContent } from '@vela/contracts/schemas';
import { ORE_PER_KRONA } from '../prices/index.js';

const compactDay = (day: string): string => day.replaceAll('-', '');

/**
 * The text of the code that Swedish banks read from invoices (UsingQR, version 1), or null where there is nothing to pay
 * or no Bankgiro number to pay to.
 */
export function paymentCodeOf({
  seller,
  dueOn,
  issuedOn,
  reference,
  totalOre,
  vatOre,
}: DocumentContent): string | null {
  if (dueOn === null || seller.bankgiro === '' || totalOre === 0) return null;
  return JSON.stringify({
    uqr: 1,
    tp: 1,
    nme: seller.name,
    cid: seller.organizationNumber,
    iref: reference,
    idt: compactDay(issuedOn),
    ddt: compactDay(dueOn),
    due: totalOre / ORE_PER_KRONA,
    vat: vatOre / ORE_PER_KRONA,
    pt: 'BG',
    acc: seller.bankgiro,
  });
}
