import type { Purchase } from '@vela/contracts/schemas';

/** What is told of a dispute, as far as it says what a bank took. */
interface Disputed {
  readonly disputes: readonly Pick<Purchase['disputes'][number], 'amountOre' | 'state'>[];
}

/** @returns what banks have taken back for good, VAT included */
export const lostOreOf = ({ disputes }: Disputed): number =>
  disputes.reduce((sum, { amountOre, state }) => (state === 'lost' ? sum + amountOre : sum), 0);

/** @returns what is still here of a payment that differed from its price, VAT included */
export const receivedOreLeft = (purchase: Pick<Purchase, 'receivedOre' | 'refundedOre'> & Disputed): number =>
  (purchase.receivedOre ?? 0) - purchase.refundedOre - lostOreOf(purchase);

/** What says how much was paid, on the wire as in the store. */
interface Paid extends Pick<Purchase, 'receivedOre' | 'totalOre' | 'refundedOre'> {
  readonly receiptNumber: string | number | null;
}

/** @returns whether all that was paid went back; without a receipt that is what arrived instead of the price */
export const isWhollyRefunded = ({ receiptNumber, receivedOre, totalOre, refundedOre }: Paid): boolean =>
  refundedOre >= (receiptNumber === null ? (receivedOre ?? totalOre) : totalOre);
